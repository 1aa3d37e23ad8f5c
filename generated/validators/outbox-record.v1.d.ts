// Generated from schemas/daemon/delivery.ts by `npm run generate`; do not edit.
import type { OutboxRecord } from '../../schemas/daemon/delivery.ts';
import type { Validator } from './validator.ts';
export declare const validateOutboxRecord: Validator<OutboxRecord>;
