// Generated from schemas/bundle.ts by `npm run generate`; do not edit.
import type { BundleEnvelope } from '../../schemas/bundle.ts';
import type { Validator } from './validator.ts';
export declare const validateBundleEnvelope: Validator<BundleEnvelope>;
