/**
 * `requireConfirmation`: always asked for in the step itself; asked for under a condition in a step of its own behind it, which
 * runs when the condition holds. What only a person may approve is a user dependency.
 */
import type { SimpleStep } from '../../schemas/source-workflow.ts';
import type { Path } from '../ir/document.ts';
import { wordsOfCondition } from './condition-words.ts';
import { addGate, bothGates, gateOfCondition } from './gated-step.ts';
import { type Gate, openGate } from './gate.ts';
import { derivedTitle } from './long-texts.ts';
import type { Scope } from './scope.ts';
import type { LegacyStandardStep } from '../../schemas/legacy-workflow.ts';
import type { Translation } from './translation.ts';
import { joined, synthesized, type MappedText } from './mapped-text.ts';

export type Confirmation = {
  readonly kind: 'none' | 'confirmation' | 'human_approval' | 'coordinator_eval';
  /** Under which it is asked for; open when always. */
  readonly gate: Gate;
  readonly isConditional: boolean;
};

export function confirmationOf(
  { requireConfirmation }: LegacyStandardStep,
  path: Path,
  scope: Scope,
  t: Translation,
): Confirmation {
  if (requireConfirmation === undefined || requireConfirmation === false)
    return { kind: 'none', gate: openGate, isConditional: false };
  if (requireConfirmation === true) return { kind: 'confirmation', gate: openGate, isConditional: false };
  const at = [...path, 'requireConfirmation'];
  const { kind, condition, ...own } = requireConfirmation;
  if (kind === undefined) {
    const nested = condition === undefined ? { condition: own, at } : { condition, at: [...at, 'condition'] };
    return { kind: 'confirmation', gate: gateOfCondition(nested.condition, nested.at, scope, t), isConditional: true };
  }
  return {
    kind,
    gate: gateOfCondition(condition, [...at, 'condition'], scope, t),
    isConditional: condition !== undefined,
  };
}

const coordinatorWords =
  'A coordinator evaluates this gate: hand over what it needs to decide, and follow its verdict.';

/** What the step itself asks for. */
export function addConfirmation(
  native: SimpleStep,
  { kind, isConditional }: Confirmation,
  path: Path,
  t: Translation,
): void {
  if (kind === 'none' || isConditional) return;
  const at = [...path, 'requireConfirmation'];
  native.requireConfirmation = true;
  t.origins.entry(native, 'requireConfirmation', { kind: kind === 'confirmation' ? 'copy' : 'made', path: at });
  if (kind !== 'human_approval') return;
  const message = 'A person must approve the result of this step before the work goes on.';
  native.userDependencies = [{ reason: 'needs_user_approval', message }];
  t.origins.made(native.userDependencies, at);
}

/** The words for a gate that is not a person's. */
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

/** The step that asks, for a condition or behind what cannot ask itself. */
export function confirmingStep(
  base: { readonly id: string; readonly title: string; readonly gate: Gate },
  confirmation: Confirmation,
  path: Path,
  scope: Scope,
  t: Translation,
): readonly SimpleStep[] {
  if (confirmation.kind === 'none') return [];
  const at = [...path, 'requireConfirmation'];
  t.report('read/legacy-extra-step', t.document.keyAt(at), {
    message: 'a step of its own asks for the confirmation',
    help: 'nothing to do; `workrail migrate` shows the step',
  });
  const gate = bothGates(base.gate, confirmation.gate);
  const words = [
    ...(gate.stated === null
      ? []
      : [
          `Confirmation is needed only in the case that ${wordsOfCondition(gate.stated, scope)}. In any other case say so in the notes and go on.`,
        ]),
    ...(confirmation.kind === 'coordinator_eval' ? [coordinatorWords] : []),
    `Have the result of **${base.title}** confirmed before the work goes on: say in a few lines what was done, what was decided, and what is open.`,
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
