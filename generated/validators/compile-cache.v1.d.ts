// Generated from schemas/compile-cache.ts by `npm run generate`; do not edit.
import type { CompileCache } from '../../schemas/compile-cache.ts';
import type { Validator } from './validator.ts';
export declare const validateCompileCache: Validator<CompileCache>;
