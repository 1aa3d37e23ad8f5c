// Generated from schemas/bundle.ts by `npm run generate`; do not edit.
import type { FindProblems } from '../validator.ts';
export declare const problemsOfBundleEnvelope: FindProblems;
