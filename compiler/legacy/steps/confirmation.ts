/**
 * Translates `requireConfirmation`. An unconditional confirmation stays in the step. A conditional one becomes a separate step
 * after it, which runs if the condition holds. An approval that only the user may give becomes a user dependency.
 */
import type { SimpleStep, TemplateCall } from '../../../schemas/source-workflow.ts';
import type { Path } from '../../ir/document.ts';
import { wordsOfCondition } from '../conditions/words.ts';
import { type Followed, gateAfter, ranBefore, reportUntested } from './followed.ts';
import { addGate, bothGates, gateOfCondition } from './gated-step.ts';
import { type Gate, openGate } from '../conditions/gate.ts';
import { derivedTitle } from '../texts/long-texts.ts';
import type { Scope } from '../scope.ts';
import type { LegacyCondition, LegacyStandardStep } from '../../../schemas/legacy-workflow.ts';
import type { Translation } from '../translation.ts';
import { joined, synthesized, type MappedText } from '../mapped-text.ts';

export type Confirmation = {
  readonly kind: 'none' | 'confirmation' | 'human_approval' | 'coordinator_eval';
  /** The condition of the confirmation; absent if it is unconditional. */
  readonly gate: Gate;
  readonly isConditional: boolean;
};

export function confirmationOf(step: LegacyStandardStep, path: Path, scope: Scope, t: Translation): Confirmation {
  const { requireConfirmation } = step;
  if (requireConfirmation === undefined || requireConfirmation === false)
    return { kind: 'none', gate: openGate, isConditional: false };
  if (requireConfirmation === true) return { kind: 'confirmation', gate: openGate, isConditional: false };
  const asked = conditionOfConfirmation(step, path);
  return {
    kind: requireConfirmation.kind ?? 'confirmation',
    gate: asked === null ? openGate : gateOfCondition(asked.condition, asked.path, scope, t),
    isConditional: asked !== null,
  };
}

/** The step without its confirmation. */
export function withoutConfirmation<T extends LegacyStandardStep>(step: T): Omit<T, 'requireConfirmation'> {
  const { requireConfirmation: _asked, ...rest } = step;
  return rest;
}

/** The condition of the confirmation; null if the confirmation is unconditional or missing. */
export function conditionOfConfirmation(
  { requireConfirmation }: LegacyStandardStep,
  path: Path,
): { readonly condition: LegacyCondition; readonly path: Path } | null {
  if (typeof requireConfirmation !== 'object') return null;
  const at = [...path, 'requireConfirmation'];
  const { kind, condition, ...own } = requireConfirmation;
  if (condition !== undefined) return { condition, path: [...at, 'condition'] };
  return kind === undefined ? { condition: own, path: at } : null;
}

const coordinatorWords =
  'A coordinator decides whether the result of this step is accepted: send the information that the decision needs, and follow the decision.';

/** A step, or a call whose last step requests the confirmation. */
export function requireIt(native: SimpleStep | TemplateCall, kind: 'copy' | 'made', path: Path, t: Translation): void {
  native.requireConfirmation = true;
  t.origins.entry(native, 'requireConfirmation', { kind, path: [...path, 'requireConfirmation'] });
}

/** The confirmation in the step itself. */
export function addConfirmation(
  native: SimpleStep,
  { kind, isConditional }: Confirmation,
  path: Path,
  t: Translation,
): void {
  if (kind === 'none' || isConditional) return;
  const at = [...path, 'requireConfirmation'];
  requireIt(native, kind === 'confirmation' ? 'copy' : 'made', path, t);
  if (kind !== 'human_approval') return;
  const message = 'The user must approve the result of this step before the work continues.';
  native.userDependencies = [{ reason: 'needs_user_approval', message }];
  t.origins.made(native.userDependencies, at);
}

/** The text for a gate that a coordinator evaluates instead of the user. */
export function confirmationLines(
  { kind, isConditional }: Confirmation,
  path: Path,
  t: Translation,
): readonly MappedText[] {
  if (kind !== 'coordinator_eval' || isConditional) return [];
  const at = [...path, 'requireConfirmation'];
  t.saysInstead(at);
  return [synthesized(coordinatorWords, at)];
}

/** The separate step that requests the confirmation, for a condition or after a node that cannot request it. */
export function confirmingStep(
  base: Followed,
  confirmation: Confirmation,
  path: Path,
  scope: Scope,
  t: Translation,
): readonly SimpleStep[] {
  if (confirmation.kind === 'none') return [];
  const at = [...path, 'requireConfirmation'];
  t.report('read/legacy-extra-step', t.document.keyAt(at), {
    message: 'a separate step that requests the confirmation is added after this one',
    help: 'no action needed; `workrail migrate` shows the added step',
  });
  reportUntested(base, at, t, confirmation.gate);
  const gate = bothGates(gateAfter(base), confirmation.gate);
  const cases = [
    ...(base.changedKeys.length === 0 ? [] : [ranBefore(base)]),
    ...(gate.stated === null ? [] : [wordsOfCondition(gate.stated, scope)]),
  ];
  const words = [
    ...(cases.length === 0
      ? []
      : [
          `Ask for confirmation only if ${cases.join(', and only if ')}. Otherwise, state in the notes that no confirmation is required, and continue.`,
        ]),
    ...(confirmation.kind === 'coordinator_eval' ? [coordinatorWords] : []),
    `Have the result of **${base.title}** confirmed before the work continues: state in a few lines the work that is done, the decisions and the open questions.`,
  ];
  const prompt = joined(
    words.map((line) => synthesized(line, at)),
    '\n\n',
  );
  const step: SimpleStep = t.origins.made(
    {
      id: t.ids.derive(base.id, 'confirm'),
      title: derivedTitle('Confirm', base.title),
      prompt: prompt.text,
    },
    at,
  );
  t.origins.text(step, 'prompt', prompt, at);
  addConfirmation(step, { ...confirmation, isConditional: false }, path, t);
  addGate(step, gate, at, t);
  return [step];
}
