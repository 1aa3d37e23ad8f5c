// Generated from schemas/legacy-workflow.ts by `npm run generate`; do not edit.
import type { LegacyWorkflow } from '../../schemas/legacy-workflow.ts';
import type { Validator } from './validator.ts';
export declare const validateLegacyWorkflow: Validator<LegacyWorkflow>;
