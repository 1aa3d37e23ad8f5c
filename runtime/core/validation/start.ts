/**
 * What the way to the first step can show: a list that is needed at once and is not there, or is too long. Nothing is
 * recorded yet, so a blocking mode refuses the start; never-stop starts and discloses.
 */
import type { CompiledSnapshot } from '../../../schemas/compiled-snapshot.ts';
import { stepOf } from '../flow/lookup.ts';
import type { Concern } from '../flow/walk.ts';
import { blockersOf, type FoundGap, gapsOf, type ValidationPolicy } from './findings.ts';
import { concernFinding, raisedUnder } from './loop-control.ts';

export type StartFault = { readonly kind: 'cannot_begin'; readonly message: string; readonly fix: string };

export function startConcerns(
  workflow: CompiledSnapshot,
  concerns: readonly Concern[],
  policy: ValidationPolicy,
): readonly FoundGap[] | StartFault {
  const [first] = workflow.steps;
  const raised = raisedUnder(policy.rules, concerns);
  if (raised.length === 0 || first === undefined) return [];
  const findings = raised.map((concern) =>
    concernFinding(workflow, stepOf(workflow, first.stepId), concern, policy.rules, 'start'),
  );
  const blockers = blockersOf(findings, policy);
  if (blockers.length === 0) return gapsOf(findings, policy, 'advanced');
  return {
    kind: 'cannot_begin',
    message: blockers.map(({ message }) => message).join(' '),
    fix: blockers.map(({ suggestedFix = '' }) => suggestedFix).join(' '),
  };
}
