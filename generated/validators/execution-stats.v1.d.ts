// Generated from schemas/daemon/execution-stats.ts by `npm run generate`; do not edit.
import type { ExecutionStats } from '../../schemas/daemon/execution-stats.ts';
import type { Validator } from './validator.ts';
export declare const validateExecutionStats: Validator<ExecutionStats>;
