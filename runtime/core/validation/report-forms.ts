/**
 * The whole form of each report, for the refusal of one that cannot be understood: an agent corrects it in one call, whichever of
 * its fields was wrong first. Pure.
 */
import * as closed from '../../../schemas/closed-sets.ts';
import type { ReportedKind } from '../../../schemas/reported-artifacts.ts';

export const gapDetailsOf: Readonly<Record<(typeof closed.gapCategories)[number], readonly string[]>> = {
  user_only_dependency: closed.userOnlyDependencyReasons,
  contract_violation: closed.contractViolations,
  capability_missing: closed.capabilityGaps,
  unexpected: closed.unexpectedReasons,
};

const oneOf = (values: readonly string[]) => values.join(' | ');
const details = Object.entries(gapDetailsOf).map(([category, values]) => `${category}: ${values.join(', ')}`);

/** Fields with their values; a field with `?` may be left out. */
export const reportForms: Readonly<Record<ReportedKind, string>> = {
  'wr.loop_control': `decision (${oneOf(closed.loopDecisions)}), loopId?, summary?`,
  'wr.capability_observation': `capability (${oneOf(closed.capabilities)}), status (available | unavailable), method (${oneOf(closed.observationMethods)}), failureCode? (${oneOf(closed.capabilityFailureCodes)}), claimedBy? (agent | user)`,
  'wr.workflow_divergence': `reason (${oneOf(closed.divergenceReasons)}), summary, relatedStepId?`,
  'wr.binding_fallback': 'slot, boundTo, usedInstead, reason: each a string',
  'wr.gap_report': `severity (${oneOf(closed.gapSeverities)}), category, detail, summary, contextKey?, resolvesGapId?. category and its details: ${details.join('; ')}`,
};
