// Generated from schemas/daemon/session.ts by `npm run generate`; do not edit.
import type { DaemonSession } from '../../schemas/daemon/session.ts';
import type { Validator } from './validator.ts';
export declare const validateDaemonSession: Validator<DaemonSession>;
