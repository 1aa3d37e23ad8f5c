// Generated from schemas/source-workflow.ts by `npm run generate`; do not edit.
import type { SourceWorkflow } from '../../schemas/source-workflow.ts';
import type { ExplainingValidator } from './validator.ts';
export declare const validateWorkflow: ExplainingValidator<SourceWorkflow>;
