/**
 * expand → bind: the list of steps as it will run. No template call is left, every step knows whether it was authored or
 * injected; order is final [step-order-kept]. Steps stand in the order in which they are first met; `flow` and
 * the bodies of loops place them.
 */
import type { CompiledStep, FlowItem } from '../../schemas/compiled-snapshot.ts';
import type { LoopId } from '../../schemas/ids.ts';
import type { ResolvedLoop, ResolvedSimpleStep, ResolvedWorkflow } from './resolved.ts';

export type Provenance = CompiledStep['provenance'];
export type ExpandedStep = Omit<ResolvedSimpleStep, 'kind' | 'templateId' | 'when'> & {
  readonly when: string | null;
  readonly provenance: Provenance;
  /** The loops around the step, outermost first. */
  readonly loops: readonly LoopId[];
};
export type ExpandedLoop = Omit<ResolvedLoop, 'kind' | 'templateId' | 'when' | 'body'> & {
  readonly when: string | null;
  readonly provenance: Provenance;
  /** The loops around it, outermost first. */
  readonly loops: readonly LoopId[];
  readonly body: readonly FlowItem[];
};

export type ExpandedWorkflow = Omit<ResolvedWorkflow, 'steps' | 'lookups'> & {
  readonly steps: readonly ExpandedStep[];
  readonly loops: readonly ExpandedLoop[];
  readonly flow: readonly FlowItem[];
};
