/**
 * What the way to the first step can show: a list that is needed at once and is not there, or is too long. Nothing is
 * recorded yet, so a blocking mode refuses the start; never-stop starts and discloses.
 */
import type { CompiledSnapshot } from '../../../schemas/compiled-snapshot.ts';
import type { Preferences } from '../../../schemas/events.ts';
import { stepOf } from '../flow/lookup.ts';
import type { Concern } from '../flow/walk.ts';
import { blockersOf, type FoundGap, gapsOf } from './findings.ts';
import { concernFinding } from './loop-control.ts';

export type StartFault = { readonly kind: 'cannot_begin'; readonly message: string; readonly fix: string };

export function startConcerns(
  workflow: CompiledSnapshot,
  concerns: readonly Concern[],
  preferences: Preferences,
): readonly FoundGap[] | StartFault {
  const [first] = workflow.steps;
  if (concerns.length === 0 || first === undefined) return [];
  const findings = concerns.map((concern) =>
    concernFinding(workflow, stepOf(workflow, first.stepId), concern, 'start'),
  );
  const blockers = blockersOf(findings, preferences);
  if (blockers.length === 0) return gapsOf(findings, preferences);
  return {
    kind: 'cannot_begin',
    message: blockers.map(({ message }) => message).join(' '),
    fix: blockers.map(({ suggestedFix = '' }) => suggestedFix).join(' '),
  };
}
