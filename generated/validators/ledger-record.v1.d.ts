// Generated from schemas/ledger-record.ts by `npm run generate`; do not edit.
import type { LedgerRecord } from '../../schemas/ledger-record.ts';
import type { Validator } from './validator.ts';
export declare const validateLedgerRecord: Validator<LedgerRecord>;
