// Generated from schemas/daemon/child-record.ts by `npm run generate`; do not edit.
import type { ChildRecord } from '../../schemas/daemon/child-record.ts';
import type { Validator } from './validator.ts';
export declare const validateChildRecord: Validator<ChildRecord>;
