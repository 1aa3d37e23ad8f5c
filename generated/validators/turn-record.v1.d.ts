// Generated from schemas/daemon/turn-record.ts by `npm run generate`; do not edit.
import type { TurnRecord } from '../../schemas/daemon/turn-record.ts';
import type { Validator } from './validator.ts';
export declare const validateTurnRecord: Validator<TurnRecord>;
