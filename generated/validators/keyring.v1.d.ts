// Generated from schemas/tokens.ts by `npm run generate`; do not edit.
import type { Keyring } from '../../schemas/tokens.ts';
import type { Validator } from './validator.ts';
export declare const validateKeyring: Validator<Keyring>;
