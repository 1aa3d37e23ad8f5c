// Generated from schemas/execution-snapshot.ts by `npm run generate`; do not edit.
import type { ExecutionSnapshot } from '../../schemas/execution-snapshot.ts';
import type { ExplainingValidator } from './validator.ts';
export declare const validateExecutionSnapshot: ExplainingValidator<ExecutionSnapshot>;
