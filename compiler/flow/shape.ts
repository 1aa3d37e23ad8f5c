/**
 * What of a workflow decides which way a run takes: inputs, conditions, and where steps and loops stand. A compiled snapshot is
 * one, and so is a workflow that the check phase still looks at.
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
