// Generated from schemas/events.ts by `npm run generate`; do not edit.
import type { FindProblems } from '../validator.ts';
export declare const problemsOfSessionEvent: FindProblems;
