// Generated from schemas/daemon/inbox-entry.ts by `npm run generate`; do not edit.
import type { FindProblems } from '../validator.ts';
export declare const problemsOfEntryRequest: FindProblems;
