// Generated from schemas/daemon/trigger-state.ts by `npm run generate`; do not edit.
import type { TriggerState } from '../../schemas/daemon/trigger-state.ts';
import type { Validator } from './validator.ts';
export declare const validateTriggerState: Validator<TriggerState>;
