// Generated from schemas/execution-snapshot.ts by `npm run generate`; do not edit.
import type { ExecutionSnapshot } from '../../schemas/execution-snapshot.ts';
import type { Validator } from './validator.ts';
export declare const validateExecutionSnapshot: Validator<ExecutionSnapshot>;
