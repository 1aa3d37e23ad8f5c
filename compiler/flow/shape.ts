/**
 * The parts of a workflow that determine the path of a run: inputs, conditions, and the order of steps and loops. Both a compiled
 * snapshot and a workflow in the check phase have this type.
 */
import type { CompiledCondition, CompiledInput, FlowItem } from '../../schemas/compiled-snapshot.ts';

export type FlowStep = { readonly stepId: string; readonly when?: string | null | undefined };
export type FlowLoop = {
  readonly loopId: string;
  readonly when?: string | null | undefined;
  readonly maxIterations: number;
  readonly body: readonly FlowItem[];
};
export type FlowShape = {
  readonly inputs: readonly CompiledInput[];
  readonly conditions: readonly CompiledCondition[];
  readonly steps: readonly FlowStep[];
  readonly loops: readonly FlowLoop[];
  readonly flow: readonly FlowItem[];
};
