// Generated from schemas/session-origin.ts by `npm run generate`; do not edit.
import type { SessionOrigin } from '../../schemas/session-origin.ts';
import type { Validator } from './validator.ts';
export declare const validateSessionOrigin: Validator<SessionOrigin>;
