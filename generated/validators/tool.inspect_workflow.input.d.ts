// Generated from schemas/tools.ts by `npm run generate`; do not edit.
import type { InspectInput } from '../../schemas/tools.ts';
import type { ExplainingValidator } from './validator.ts';
export declare const validateToolInspectWorkflowInput: ExplainingValidator<InspectInput>;
