// Generated from schemas/daemon/model-script.ts by `npm run generate`; do not edit.
import type { FindProblems } from '../validator.ts';
export declare const problemsOfModelScript: FindProblems;
