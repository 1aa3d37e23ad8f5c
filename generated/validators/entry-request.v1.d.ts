// Generated from schemas/daemon/inbox-entry.ts by `npm run generate`; do not edit.
import type { EntryRequest } from '../../schemas/daemon/inbox-entry.ts';
import type { ExplainingValidator } from './validator.ts';
export declare const validateEntryRequest: ExplainingValidator<EntryRequest>;
