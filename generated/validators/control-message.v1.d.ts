// Generated from schemas/daemon/control.ts by `npm run generate`; do not edit.
import type { ControlMessage } from '../../schemas/daemon/control.ts';
import type { Validator } from './validator.ts';
export declare const validateControlMessage: Validator<ControlMessage>;
