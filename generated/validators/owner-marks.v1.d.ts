// Generated from schemas/owner-marks.ts by `npm run generate`; do not edit.
import type { OwnerMarks } from '../../schemas/owner-marks.ts';
import type { Validator } from './validator.ts';
export declare const validateOwnerMarks: Validator<OwnerMarks>;
