// Generated from schemas/compiled-snapshot.ts by `npm run generate`; do not edit.
import type { FindProblems } from '../validator.ts';
export declare const problemsOfCompiledWorkflow: FindProblems;
