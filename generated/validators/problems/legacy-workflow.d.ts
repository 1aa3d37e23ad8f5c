// Generated from schemas/legacy-workflow.ts by `npm run generate`; do not edit.
import type { FindProblems } from '../validator.ts';
export declare const problemsOfLegacyWorkflow: FindProblems;
