// Generated from schemas/daemon/job.ts by `npm run generate`; do not edit.
import type { QueueRecord } from '../../schemas/daemon/job.ts';
import type { Validator } from './validator.ts';
export declare const validateQueueRecord: Validator<QueueRecord>;
