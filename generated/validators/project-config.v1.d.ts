// Generated from schemas/catalog.ts by `npm run generate`; do not edit.
import type { ProjectConfig } from '../../schemas/catalog.ts';
import type { ExplainingValidator } from './validator.ts';
export declare const validateProjectConfig: ExplainingValidator<ProjectConfig>;
