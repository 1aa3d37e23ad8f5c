// Generated from schemas/tools.ts by `npm run generate`; do not edit.
import type { FindProblems } from '../validator.ts';
export declare const problemsOfToolListWorkflowsInput: FindProblems;
