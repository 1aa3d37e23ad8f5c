/**
 * The artifacts that the runtime itself reads, independent of the contract of a step: they become events or decide about a loop.
 * The contracts of the same kinds are stricter; these schemas require only the fields that the runtime needs.
 */
import * as closed from './closed-sets.ts';
import { delimiterSafe, loopId, recordId, z } from './zod.ts';

const text = z.string().min(1);

export const loopControl = z.object({
  kind: z.literal('wr.loop_control'),
  /** Absent: the innermost loop about which the step decides. Earlier contracts require it. */
  loopId: loopId.optional(),
  decision: z.enum(closed.loopDecisions),
  summary: z.string().optional(),
});
export const capabilityReport = z.object({
  kind: z.literal('wr.capability_observation'),
  capability: z.enum(closed.capabilities),
  status: z.enum(['available', 'unavailable']),
  method: z.enum(closed.observationMethods),
  failureCode: z.enum(closed.capabilityFailureCodes).optional(),
  claimedBy: z.enum(['agent', 'user']).optional(),
});
export const divergenceReport = z.object({
  kind: z.literal('wr.workflow_divergence'),
  reason: z.enum(closed.divergenceReasons),
  summary: text,
  relatedStepId: delimiterSafe.optional(),
});
export const bindingFallback = z.object({
  kind: z.literal('wr.binding_fallback'),
  slot: text,
  boundTo: text,
  usedInstead: text,
  reason: text,
});
export const gapReport = z.object({
  kind: z.literal('wr.gap_report'),
  severity: z.enum(closed.gapSeverities),
  category: z.enum(closed.gapCategories),
  detail: z.enum(closed.gapDetails),
  summary: text,
  contextKey: text.optional(),
  resolvesGapId: recordId.optional(),
});

export const reportedArtifact = z.discriminatedUnion('kind', [
  loopControl,
  capabilityReport,
  divergenceReport,
  bindingFallback,
  gapReport,
]);
export type ReportedArtifact = z.infer<typeof reportedArtifact>;
export type ReportedKind = ReportedArtifact['kind'];
export type ReportOf<K extends ReportedKind> = Extract<ReportedArtifact, { kind: K }>;
