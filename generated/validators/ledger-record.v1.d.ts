// Generated from schemas/daemon/ledger-record.ts by `npm run generate`; do not edit.
import type { LedgerRecord } from '../../schemas/daemon/ledger-record.ts';
import type { Validator } from './validator.ts';
export declare const validateLedgerRecord: Validator<LedgerRecord>;
