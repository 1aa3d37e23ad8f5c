// Generated from schemas/bundle.ts by `npm run generate`; do not edit.
import type { Bundle } from '../../schemas/bundle.ts';
import type { Validator } from './validator.ts';
export declare const validateBundle: Validator<Bundle>;
