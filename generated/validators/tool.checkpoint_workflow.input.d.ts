// Generated from schemas/tools.ts by `npm run generate`; do not edit.
import type { CheckpointInput } from '../../schemas/tools.ts';
import type { ExplainingValidator } from './validator.ts';
export declare const validateToolCheckpointWorkflowInput: ExplainingValidator<CheckpointInput>;
