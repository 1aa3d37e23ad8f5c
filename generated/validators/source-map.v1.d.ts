// Generated from schemas/source-map.ts by `npm run generate`; do not edit.
import type { SourceMap } from '../../schemas/source-map.ts';
import type { Validator } from './validator.ts';
export declare const validateSourceMap: Validator<SourceMap>;
