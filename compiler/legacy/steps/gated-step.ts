/** Conditions of steps: the id of the part that the engine evaluates, and the text for the part that the agent evaluates. */
import { listed } from '../../../schemas/text/listed.ts';
import type { Path } from '../../ir/document.ts';
import type { ConditionTree } from '../conditions/tree.ts';
import { wordsOfCondition } from '../conditions/words.ts';
import { all, type Gate, gateOf, openGate, type Test } from '../conditions/gate.ts';
import type { Scope } from '../scope.ts';
import { isArtifactRequired } from '../outputs/contracts.ts';
import type { LegacyCondition, LegacyStandardStep } from '../../../schemas/legacy-workflow.ts';
import { comparisonsOf } from '../conditions/tree.ts';
import type { Translation } from '../translation.ts';
import { quote } from '../../diagnostics/quote.ts';
import { synthesized, type MappedText } from '../mapped-text.ts';

/** Reports that the agent evaluates a condition or a part of it. */
export function reportStated(stated: ConditionTree, label: string, scope: Scope, t: Translation): void {
  for (const comparison of comparisonsOf(stated)) t.keys.stateInText(comparison);
  t.report('read/legacy-condition-as-text', t.document.anchorOf(stated.path), {
    message: `the native format cannot express the condition "${wordsOfCondition(stated, scope)}"`,
    label,
    help: 'set a context key in an earlier step, and test that key',
  });
}

export function gateOfCondition(
  condition: LegacyCondition | undefined,
  path: Path,
  scope: Scope,
  t: Translation,
  label = 'the step always runs; its prompt states the condition',
): Gate {
  if (condition === undefined) return openGate;
  const tree = t.treeOf(condition, path);
  const gate = gateOf(tree, t.keys, scope);
  if (gate.stated !== null) {
    reportStated(gate.stated, label, scope, t);
    return gate;
  }
  // An agent that sends only the keys that the file mentions leaves such a key unset, and then the step runs.
  const renamed = comparisonsOf(tree).flatMap(({ variable }) => (t.keys.isRenamed(variable) ? [variable] : []));
  const sentAs = [...new Set(renamed.map((key) => t.keys.nameOf(key)))];
  return sentAs.length === 0 ? gate : { ...gate, stated: tree, sentAs };
}

/** The condition of a decision step: the step always runs, because without a decision the loop can neither continue nor end. */
export function gateOfDecision(id: string, condition: LegacyCondition | undefined, path: Path, t: Translation): Gate {
  if (condition === undefined) return openGate;
  t.report('read/legacy-loop-decision', t.document.anchorOf(path), {
    message: `the decision step ${quote(id)} always runs; its prompt states the condition`,
    notes: ['without a decision the loop can neither continue nor end'],
    help: 'state in the prompt of the step when the loop continues, and remove `runCondition`',
  });
  return { test: null, stated: t.treeOf(condition, path) };
}

/** Both must hold. */
export function bothGates(a: Gate, b: Gate): Gate {
  const tests: readonly Test[] = [a.test, b.test].filter((test) => test !== null);
  const stated: readonly ConditionTree[] = [a.stated, b.stated].filter((tree) => tree !== null);
  const [first] = stated;
  return {
    test: tests.length === 0 ? null : all(tests),
    stated: first === undefined ? null : stated.length === 1 ? first : { kind: 'all', of: stated, path: first.path },
  };
}

/** A step that decides about the loop around it. `ruled_decision`: the loop has a rule of its own. */
export type Decides = 'decision' | 'ruled_decision';
/** What the agent evaluates a condition for. `decided_loop`: a loop that continues after decisions; `while`: the condition of one. */
export type Gated = 'step' | Decides | 'template' | 'loop' | 'decided_loop' | 'while';

const inNotes = 'state in the notes of each of these steps that the step does not apply';
const instructions: Readonly<Record<Gated, (condition: string) => string>> = {
  step: (condition) =>
    `Do this step only if ${condition}. Otherwise, state in the notes that the step does not apply, and continue.`,
  // The author says nothing about the case in which the decision does not apply, and it must not end the loop unnoticed.
  decision: (condition) =>
    `The instructions below apply only if ${condition}. Otherwise, send \`continue\` if another iteration is necessary, and \`stop\` if not.`,
  // A condition of the step is no condition of the loop.
  ruled_decision: (condition) =>
    `The instructions below apply only if ${condition}, except for the rule of the loop, which applies in any case.`,
  template: (condition) => `Do the steps of the template only if ${condition}. Otherwise, ${inNotes}, and continue.`,
  // The older engine evaluated the condition when it entered the loop, and not in later iterations.
  loop: (condition) =>
    `The loop applies only if ${condition} when its first iteration begins; do not check this again in later iterations. If it does not apply, ${inNotes}, in every iteration, and continue.`,
  decided_loop: (condition) =>
    `The loop applies only if ${condition} when its first iteration begins; do not check this again in later iterations. If it does not apply, ${inNotes}, and send \`stop\` as the decision.`,
  // Like a condition that the engine evaluates, it skips nothing while its key is not set.
  while: (condition) =>
    `The loop runs while ${condition}. If the context shows that this is false now, skip this iteration: ${inNotes}, and send \`stop\` as the decision.`,
};

/** What the agent does if a condition holds, and if not. */
export const instructionsIf = (condition: string, gated: Gated = 'step'): string => instructions[gated](condition);

/** The first paragraph of the step, or of the first of several steps, whose condition the agent evaluates. */
export function statedLead({ stated, sentAs = [] }: Gate, scope: Scope, gated: Gated = 'step'): readonly MappedText[] {
  if (stated === null) return [];
  const names = listed(sentAs.map((name) => `\`${name}\``));
  // Without these values the engine runs the step; a value that makes the condition false, sent with the sentence, completes it.
  const send = sentAs.length === 0 ? '' : ` If the context does not contain ${names}, send the value with this step.`;
  return [synthesized(`${instructions[gated](wordsOfCondition(stated, scope))}${send}`, stated.path)];
}

/** Whether the agent decides if the step applies: no engine can then require what the step must produce. */
export const mayNotApply = (gate: Gate, { loopsDecidedByAgent = [] }: Scope): boolean =>
  isDecidedByAgent(gate) || loopsDecidedByAgent.length > 0;

/** Whether the agent evaluates the condition. */
export const isDecidedByAgent = ({ stated, sentAs }: Gate): boolean => stated !== null && sentAs === undefined;

/** Reports what a step must produce, and what is not enforced because the agent decides whether the step applies. */
export function reportUnenforced(step: LegacyStandardStep, path: Path, t: Translation): void {
  const found = (key: keyof typeof unenforced) =>
    t.report('read/legacy-condition-as-text', t.document.keyAt([...path, key]), {
      message: unenforced[key],
      label: 'the agent decides whether the step applies, so this is not required',
      help: 'to require it, set a context key in an earlier step, and test that key',
    });
  if (isArtifactRequired(step)) found('outputContract');
  if (step.outputContract === undefined && step.validationCriteria !== undefined) found('validationCriteria');
  if ((step.assessmentRefs ?? []).length > 0) found('assessmentRefs');
}

const unenforced = {
  outputContract: 'the artifact of this step becomes optional; it is validated if the agent sends it',
  validationCriteria: 'notes that say that the step does not apply satisfy these criteria too',
  assessmentRefs: 'the assessments of this step become text of the prompt',
} as const;

/** Sets `when` on a step or loop. */
export function addGate(native: { when?: string | undefined }, { test }: Gate, path: Path, t: Translation): void {
  if (test === null) return;
  native.when = t.conditions.idOf(test, path);
  t.origins.entry(native, 'when', { kind: 'made', path });
}
