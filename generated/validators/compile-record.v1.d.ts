// Generated from schemas/compile-record.ts by `npm run generate`; do not edit.
import type { CompileRecord } from '../../schemas/compile-record.ts';
import type { Validator } from './validator.ts';
export declare const validateCompileRecord: Validator<CompileRecord>;
