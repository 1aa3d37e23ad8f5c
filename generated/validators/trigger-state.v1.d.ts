// Generated from schemas/trigger-state.ts by `npm run generate`; do not edit.
import type { TriggerState } from '../../schemas/trigger-state.ts';
import type { Validator } from './validator.ts';
export declare const validateTriggerState: Validator<TriggerState>;
