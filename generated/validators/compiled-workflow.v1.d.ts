// Generated from schemas/compiled-snapshot.ts by `npm run generate`; do not edit.
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { ExplainingValidator } from './validator.ts';
export declare const validateCompiledWorkflow: ExplainingValidator<CompiledSnapshot>;
