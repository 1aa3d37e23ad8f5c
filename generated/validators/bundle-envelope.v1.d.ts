// Generated from schemas/bundle.ts by `npm run generate`; do not edit.
import type { BundleEnvelope } from '../../schemas/bundle.ts';
import type { ExplainingValidator } from './validator.ts';
export declare const validateBundleEnvelope: ExplainingValidator<BundleEnvelope>;
