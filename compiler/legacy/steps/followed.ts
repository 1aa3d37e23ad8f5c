/**
 * The condition of a step that follows another one, such as its audit. It is evaluated after that step, which may have changed a
 * key of the condition. In this case, the agent decides whether the step applies, because it knows whether the other one ran.
 */
import type { LegacyStandardStep, LegacyStep } from '../../../schemas/legacy-workflow.ts';
import { quote, quoteList } from '../../diagnostics/quote.ts';
import type { Path } from '../../ir/document.ts';
import { type Gate, openGate } from '../conditions/gate.ts';
import { comparisonsOf } from '../conditions/tree.ts';
import { AskedInPrompts, textsIn } from '../context/asked-in-prompts.ts';
import { type MappedText, synthesized } from '../mapped-text.ts';
import { templateIdOf } from '../routine-name.ts';
import type { Scope } from '../scope.ts';
import type { StepNode } from '../step-tree.ts';
import type { Translation } from '../translation.ts';
import { type Gated, instructionsIf, statedLead } from './gated-step.ts';

export type Followed = {
  readonly id: string;
  readonly title: string;
  readonly gate: Gate;
  /** Where the condition stands. */
  readonly conditionAt: Path;
  /** The keys of the condition that the agent may change in the step. */
  readonly changedKeys: readonly string[];
  /** The part of the condition that the step cannot change; absent: none. */
  readonly lasting?: Gate;
};

type Call = NonNullable<LegacyStandardStep['templateCall']>;
type Words = 'askedIn' | 'askedBeforeLast';

/** Whether a call may change a key: its arguments are texts of its steps. */
function isChangedIn({ templateId, args = {} }: Call, key: string, t: Translation, words: Words = 'askedIn'): boolean {
  const call = { templateId: templateIdOf(templateId), args };
  // A routine of the native format has the new name of a renamed key.
  return [t.called[words](call), new AskedInPrompts(textsIn(args))].some(
    (asked) => asked.isChanged(key) || asked.isChanged(t.keys.nameOf(key)),
  );
}

const callOf = (step: LegacyStep): readonly Call[] =>
  'templateCall' in step && step.templateCall !== undefined ? [step.templateCall] : [];

const stepsIn = (node: StepNode): readonly LegacyStep[] =>
  node.kind === 'loop' ? [node.step, ...node.body.flatMap(stepsIn)] : [node.step];

/** The variables that decide whether a loop continues. Its body changes them. */
function loopVariablesIn(step: LegacyStep, path: Path, t: Translation): readonly string[] {
  if (step.type !== 'loop') return [];
  const { type, condition, conditionSource } = step.loop;
  const tested = conditionSource?.kind === 'context_variable' ? conditionSource.condition : condition;
  if (tested === undefined || (type !== 'while' && type !== 'until')) return [];
  return comparisonsOf(t.treeOf(tested, path)).map(({ variable }) => variable);
}

/** @param body the steps of a loop */
export function followed(
  { id, title, gate }: Pick<Followed, 'id' | 'title' | 'gate'>,
  step: LegacyStep,
  path: Path,
  t: Translation,
  body: readonly StepNode[] = [],
): Followed {
  const base = { id, title, gate, conditionAt: [...path, 'runCondition'] };
  if (step.runCondition === undefined) return { ...base, changedKeys: [] };
  const steps = [step, ...body.flatMap(stepsIn)];
  const asked = new AskedInPrompts(steps.flatMap(textsIn));
  const inLoops = new Set(steps.flatMap((one) => loopVariablesIn(one, path, t)));
  const isCalled = (key: string) => steps.flatMap(callOf).some((call) => isChangedIn(call, key, t));
  return {
    ...base,
    changedKeys: keysOfCondition(step, path, t).filter(
      (key) => asked.isNamed(key) || inLoops.has(key) || isCalled(key),
    ),
  };
}

const keysOfCondition = ({ runCondition }: LegacyStep, path: Path, t: Translation): readonly string[] =>
  runCondition === undefined
    ? []
    : [...new Set(comparisonsOf(t.treeOf(runCondition, [...path, 'runCondition'])).map(({ variable }) => variable))];

/**
 * `base` for a part that sends a result, and requires it if the condition can be tested: only what may change a key before it counts, and
 * not a text that reads the key.
 *
 * @param before the instruction that the agent follows before this part
 * @param call and the template
 */
export function followedByPart(base: Followed, before: object | null, t: Translation, call?: Call): Followed {
  const asked = new AskedInPrompts(textsIn(before));
  const isChanged = (key: string) => asked.isChanged(key) || (call !== undefined && isChangedIn(call, key, t));
  return { ...base, changedKeys: base.changedKeys.filter(isChanged) };
}

/**
 * The keys of the condition of a call that may be changed while steps of the template are still to come: these steps would be skipped.
 *
 * @param introduction the instruction of the author before them
 */
export function changedBetween(
  step: LegacyStandardStep,
  call: Call,
  introduction: LegacyStandardStep | null,
  path: Path,
  t: Translation,
): readonly string[] {
  const keys = keysOfCondition(step, path, t);
  if (keys.length === 0) return [];
  const asked = new AskedInPrompts(textsIn(introduction));
  const hasSeveral = t.called.hasSeveralSteps({ ...call, templateId: templateIdOf(call.templateId) });
  const isBetween = (key: string) => hasSeveral && isChangedIn(call, key, t, 'askedBeforeLast');
  return keys.filter((key) => asked.isChanged(key) || isBetween(key));
}

/** The part of the condition that the engine can still evaluate after the step. */
export const gateAfter = ({ gate, changedKeys, lasting = openGate }: Followed): Gate =>
  changedKeys.length === 0 ? gate : lasting;

/**
 * Reports the condition of a following step that the agent evaluates.
 *
 * @param own the condition of the added step itself, which the engine may evaluate
 */
export function reportUntested(
  { id, changedKeys, lasting }: Followed,
  at: Path,
  t: Translation,
  own: Gate = openGate,
): void {
  if (changedKeys.length === 0) return;
  t.report('read/legacy-condition-as-text', t.document.keyAt(at), {
    message: `the condition of ${quote(id)} cannot be tested after the step, which may change ${quoteList(changedKeys)}`,
    label:
      lasting === undefined && own.test === null
        ? 'the added step always runs; its prompt states when it applies'
        : 'the prompt of the added step states when it applies',
    help: 'no action needed; if the engine must skip the added step, test a key that this step does not change',
  });
}

/** The engine runs a step whose condition the agent evaluates; the agent knows whether the step applied. */
export const ranBefore = ({ id, title, gate }: Followed): string =>
  `**${title}** (${quote(id)}) ran directly before it${gate.stated === null ? '' : ' and applied'}`;

/** The first paragraph of a following step. */
export const leadAfter = (base: Followed, scope: Scope, at: Path, gated?: Gated): readonly MappedText[] =>
  base.changedKeys.length === 0
    ? statedLead(base.gate, scope, gated)
    : [synthesized(instructionsIf(ranBefore(base), gated), at)];
