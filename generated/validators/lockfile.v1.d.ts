// Generated from schemas/catalog.ts by `npm run generate`; do not edit.
import type { Lockfile } from '../../schemas/catalog.ts';
import type { Validator } from './validator.ts';
export declare const validateLockfile: Validator<Lockfile>;
