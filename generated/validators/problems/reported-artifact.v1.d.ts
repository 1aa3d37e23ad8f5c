// Generated from schemas/reported-artifacts.ts by `npm run generate`; do not edit.
import type { FindProblems } from '../validator.ts';
export declare const problemsOfReportedArtifact: FindProblems;
