// Generated from schemas/tools.ts by `npm run generate`; do not edit.
import type { ListInput } from '../../schemas/tools.ts';
import type { ExplainingValidator } from './validator.ts';
export declare const validateToolListWorkflowsInput: ExplainingValidator<ListInput>;
