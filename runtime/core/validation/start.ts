/**
 * What the way to the first step can show: a list that is needed at once and is not there, or is too long. Nothing is
 * recorded yet, so a blocking mode refuses the start; never-stop starts and discloses.
 */
import type { CompiledSnapshot } from '../../../schemas/compiled-snapshot.ts';
import { stepOf } from '../flow/lookup.ts';
import type { Concern } from '../flow/walk.ts';
import { blockersOf, type FoundGap, gapsOf, type Judging } from './findings.ts';
import { concernFinding, raisedUnder } from './loop-control.ts';

export type StartFault = { readonly kind: 'cannot_begin'; readonly message: string; readonly fix: string };

export function startConcerns(
  workflow: CompiledSnapshot,
  concerns: readonly Concern[],
  judging: Judging,
): readonly FoundGap[] | StartFault {
  const [first] = workflow.steps;
  const raised = raisedUnder(judging.rules, concerns);
  if (raised.length === 0 || first === undefined) return [];
  const findings = raised.map((concern) =>
    concernFinding(workflow, stepOf(workflow, first.stepId), concern, judging.rules, 'start'),
  );
  const blockers = blockersOf(findings, judging);
  if (blockers.length === 0) return gapsOf(findings, judging, 'advanced');
  return {
    kind: 'cannot_begin',
    message: blockers.map(({ message }) => message).join(' '),
    fix: blockers.map(({ suggestedFix = '' }) => suggestedFix).join(' '),
  };
}
