// Generated from schemas/tools.ts by `npm run generate`; do not edit.
import type { ResumeInput } from '../../schemas/tools.ts';
import type { ExplainingValidator } from './validator.ts';
export declare const validateToolResumeSessionInput: ExplainingValidator<ResumeInput>;
