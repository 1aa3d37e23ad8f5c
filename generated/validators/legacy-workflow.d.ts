// Generated from schemas/legacy-workflow.ts by `npm run generate`; do not edit.
import type { LegacyWorkflow } from '../../schemas/legacy-workflow.ts';
import type { ExplainingValidator } from './validator.ts';
export declare const validateLegacyWorkflow: ExplainingValidator<LegacyWorkflow>;
