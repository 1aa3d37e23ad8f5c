// Generated from schemas/tools.ts by `npm run generate`; do not edit.
import type { ContinueInput } from '../../schemas/tools.ts';
import type { ExplainingValidator } from './validator.ts';
export declare const validateToolContinueWorkflowInput: ExplainingValidator<ContinueInput>;
