// Generated from schemas/manifest.ts by `npm run generate`; do not edit.
import type { ManifestRecord } from '../../schemas/manifest.ts';
import type { ExplainingValidator } from './validator.ts';
export declare const validateManifestRecord: ExplainingValidator<ManifestRecord>;
