// Generated from schemas/tools.ts by `npm run generate`; do not edit.
import type { StartInput } from '../../schemas/tools.ts';
import type { Validator } from './validator.ts';
export declare const validateToolStartWorkflowInput: Validator<StartInput>;
