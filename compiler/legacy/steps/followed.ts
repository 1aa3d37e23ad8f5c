/**
 * The condition of a step that follows another one, such as its audit. It is evaluated after that step, which may have changed a
 * key of the condition. In this case, the agent decides whether the step applies, because it knows whether the other one ran.
 */
import type { LegacyStep } from '../../../schemas/legacy-workflow.ts';
import { quote, quoteList } from '../../diagnostics/quote.ts';
import type { Path } from '../../ir/document.ts';
import { type Gate, openGate } from '../conditions/gate.ts';
import { comparisonsOf } from '../conditions/tree.ts';
import { AskedInPrompts } from '../context/asked-in-prompts.ts';
import { type MappedText, synthesized } from '../mapped-text.ts';
import type { Scope } from '../scope.ts';
import type { StepNode } from '../step-tree.ts';
import { textsIn, type Translation } from '../translation.ts';
import { statedLead } from './gated-step.ts';

export type Followed = {
  readonly id: string;
  readonly title: string;
  readonly gate: Gate;
  /** The keys of the condition that the agent may change in the step. */
  readonly changedKeys: readonly string[];
  /** The part of the condition that the step cannot change; absent: none. */
  readonly lasting?: Gate;
};

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
  base: Omit<Followed, 'changedKeys'>,
  step: LegacyStep,
  path: Path,
  t: Translation,
  body: readonly StepNode[] = [],
): Followed {
  if (step.runCondition === undefined) return { ...base, changedKeys: [] };
  const steps = [step, ...body.flatMap(stepsIn)];
  const asked = new AskedInPrompts(steps.flatMap(textsIn));
  const inLoops = new Set(steps.flatMap((one) => loopVariablesIn(one, path, t)));
  const variables = new Set(
    comparisonsOf(t.treeOf(step.runCondition, [...path, 'runCondition'])).map(({ variable }) => variable),
  );
  return {
    ...base,
    changedKeys: [...variables].filter((variable) => asked.isNamed(variable) || inLoops.has(variable)),
  };
}

/** The part of the condition that the engine can still evaluate after the step. */
export const gateAfter = ({ gate, changedKeys, lasting = openGate }: Followed): Gate =>
  changedKeys.length === 0 ? gate : lasting;

/** Reports the condition of a following step that the agent evaluates. */
export function reportUntested({ id, changedKeys, lasting }: Followed, at: Path, t: Translation): void {
  if (changedKeys.length === 0) return;
  t.report('read/legacy-condition-as-text', t.document.keyAt(at), {
    message: `the condition of ${quote(id)} cannot be tested after the step, which may change ${quoteList(changedKeys)}`,
    label:
      lasting === undefined
        ? 'the added step always runs; its prompt states when it applies'
        : 'the prompt of the added step states when it applies',
    help: 'no action needed; if the engine must skip the added step, test a key that this step does not change',
  });
}

/** The engine runs a step whose condition the agent evaluates; the agent knows whether the step applied. */
export const ranBefore = ({ id, title, gate }: Followed): string =>
  `**${title}** (${quote(id)}) ran directly before it${gate.stated === null ? '' : ' and applied'}`;

/** The first paragraph of a following step. */
export function leadAfter(base: Followed, scope: Scope, at: Path): readonly MappedText[] {
  if (base.changedKeys.length === 0) return statedLead(base.gate, scope);
  const text = `Do this step only if ${ranBefore(base)}. Otherwise, state in the notes that the step does not apply, and continue.`;
  return [synthesized(text, at)];
}
