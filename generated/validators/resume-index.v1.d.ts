// Generated from schemas/resume-index.ts by `npm run generate`; do not edit.
import type { ResumeIndexFile } from '../../schemas/resume-index.ts';
import type { Validator } from './validator.ts';
export declare const validateResumeIndex: Validator<ResumeIndexFile>;
