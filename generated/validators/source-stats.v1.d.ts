// Generated from schemas/catalog.ts by `npm run generate`; do not edit.
import type { SourceStats } from '../../schemas/catalog.ts';
import type { Validator } from './validator.ts';
export declare const validateSourceStats: Validator<SourceStats>;
