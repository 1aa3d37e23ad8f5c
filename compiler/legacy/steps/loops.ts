/**
 * Translates loops. A native loop continues after a decision that the agent sends and a contract validates. A loop over context
 * or a count gets a decision step that states the author's rule. A loop with a decision step keeps it. `forEach` has a native
 * equivalent.
 */
import { counted } from '../../../schemas/text/counted.ts';
import { loopIterationsMax } from '../../../schemas/limits.ts';
import type { SimpleStep, SourceForEach, SourceLoop, SourceStep } from '../../../schemas/source-workflow.ts';
import { quote } from '../../diagnostics/quote.ts';
import type { Path } from '../../ir/document.ts';
import { type Comparison, type ConditionTree, comparisonsOf } from '../conditions/tree.ts';
import { wordsOfCondition } from '../conditions/words.ts';
import { wordsOfValue } from '../value-words.ts';
import { conditionOfConfirmation, confirmationOf, confirmingStep } from './confirmation.ts';
import {
  decidedOnce,
  decidesAboutItself,
  decisionContractOf,
  isDecision,
  undecided,
  withoutDecision,
} from './decisions.ts';
import { withoutTokens } from '../context/tokens.ts';
import { loopControl } from '../outputs/contracts.ts';
import { followUpSteps } from './follow-up-steps.ts';
import { functionDefinitionsOf } from '../texts/functions.ts';
import { followed } from './followed.ts';
import {
  addGate,
  bothGates,
  type Decides,
  gateOfCondition,
  isDecidedByAgent,
  reportStated,
  statedLead,
} from './gated-step.ts';
import { type Gate, gateOf, openGate } from '../conditions/gate.ts';
import { derivedTitle } from '../texts/long-texts.ts';
import { type LoopVariable, type Scope, variableOf, variableWords, wordsOfVariable } from '../scope.ts';
import { type Section, section } from '../texts/section.ts';
import { introductionFields, picked, resultFields } from './picked-fields.ts';
import { scopeWith, simpleSteps, titleOf } from './simple-step.ts';
import type {
  LegacyCondition,
  LegacyLoop,
  LegacyLoopStep,
  LegacyStandardStep,
} from '../../../schemas/legacy-workflow.ts';
import { identifierOf } from '../step-ids.ts';
import type { LoopNode, StepNode } from '../step-tree.ts';
import type { Translation } from '../translation.ts';
import { joined, synthesized, type MappedText } from '../mapped-text.ts';

/**
 * Translates a step of a loop body. `closing` is added to its instruction.
 *
 * @param decides what the condition of the step that decides about the loop applies to
 */
export type TranslateStep = (
  node: StepNode,
  scope: Scope,
  closing: readonly Section[],
  decides?: Decides,
) => readonly SourceStep[];

/**
 * The words for the item, its position and the number of the iteration in a loop. The default names of the older engine were
 * `currentItem`, `currentIndex` and `currentIteration`. The short names, or the default names beside a name of the author, stay
 * valid unless the author uses them for something else.
 */
function loopVariables({ title, loop }: LegacyLoopStep, outer: Scope): ReadonlyMap<string, LoopVariable> {
  const { text } = withoutTokens(title, []).text;
  const names = [
    ...(loop.type === 'forEach'
      ? ([
          ['item', loop.itemVar, 'currentItem', 'item'],
          ['index', loop.indexVar, 'currentIndex', 'index'],
        ] as const)
      : []),
    ['round', loop.iterationVar, 'currentIteration', 'iteration'] as const,
  ];
  const variables = new Map<string, LoopVariable>();
  for (const [kind, own, usual] of names) variables.set(own ?? usual, { kind, loop: text });
  for (const [kind, own, usual, short] of names) {
    // An author who names the variable and writes its default name means the same.
    const alias = own === undefined ? short : usual;
    const around = outer.variables.get(alias);
    const isFree = !variables.has(alias) && (around === undefined || around.isAlias === true);
    // Checked for the default names only: the short ones are words of every prompt.
    const isKey = own !== undefined && outer.isSet?.(alias) === true;
    if (isFree && !isKey) variables.set(alias, { kind, loop: text, isAlias: true });
  }
  return variables;
}

/** The names in the body of a loop. */
export const scopeInside = (step: LegacyLoopStep, outer: Scope): Scope => ({
  ...outer,
  variables: new Map([...outer.variables, ...loopVariables(step, outer)]),
  loops: outer.loops + 1,
});

/** What a loop asks for in each iteration, which becomes the first step of its body. */
function ownInstruction(loop: LegacyLoopStep): LegacyStandardStep | null {
  const { functionDefinitions: _definitions, ...step } = loop;
  return picked(step, introductionFields);
}

/** For a list of the context; a list inside an item of another loop cannot be declared. */
export const isOverList = ({ type, items }: LegacyLoop, outer: Scope): boolean =>
  type === 'forEach' && items !== undefined && variableOf(items, outer) === null;

const conditionOfLoop = (
  { condition, conditionSource }: LegacyLoop,
  path: Path,
): { condition: LegacyCondition; path: Path } | null => {
  if (conditionSource?.kind === 'context_variable')
    return { condition: conditionSource.condition, path: [...path, 'conditionSource', 'condition'] };
  return condition === undefined ? null : { condition, path: [...path, 'condition'] };
};

/** The condition of entering a `for` loop whose count is in the context; null for another loop. */
export function countIsOver0({ type, count }: LegacyLoop, path: Path): Comparison | null {
  if (type !== 'for' || typeof count !== 'string') return null;
  return { kind: 'comparison', variable: count, operator: 'gt', value: 0, path: [...path, 'count'] };
}

/** The author's rule for another iteration, in one sentence. */
function ruleOf(loop: LegacyLoop, path: Path, scope: Scope, outer: Scope, t: Translation): MappedText {
  if (loop.type === 'for') {
    const at = [...path, loop.count === undefined ? 'type' : 'count'];
    if (loop.count === undefined) return synthesized(`Run at most ${counted(loop.maxIterations, 'iteration')}.`, at);
    if (loop.count === 0) return synthesized('The loop is skipped, because its `count` is 0.', at);
    const rounds =
      typeof loop.count === 'number'
        ? `${counted(Math.min(loop.count, loop.maxIterations), 'iteration')} in total`
        : `as many iterations as the value of ${wordsOfValue(loop.count)}, and at most ${loop.maxIterations}`;
    return synthesized(`Run ${rounds}.`, at);
  }
  if (loop.type === 'forEach') {
    // The variables of the loop itself can have the same names.
    const variable = variableOf(loop.items ?? '', outer);
    const list =
      variable === null ? wordsOfValue(loop.items ?? '') : wordsOfVariable(loop.items ?? '', variable, scope);
    return synthesized(`Run one iteration for each entry of ${list}, in the order of the list.`, [...path, 'items']);
  }
  const authored = conditionOfLoop(loop, path);
  if (authored === null)
    return synthesized('The workflow states no rule: continue while another iteration would change the result.', path);
  const words = wordsOfCondition(t.treeOf(authored.condition, authored.path), scope);
  return synthesized(loop.type === 'while' ? `Continue while ${words}.` : `Stop as soon as ${words}.`, authored.path);
}

/** The step of the body that decides about another iteration, if the author wrote one. */
export const decisionOf = ({ step, body }: LoopNode, outer: Scope): StepNode | null =>
  isOverList(step.loop, outer) ? null : (body.findLast(isDecision) ?? null);

/** A step of each iteration that has a prompt of its own. */
const canState = (node: StepNode): boolean =>
  node.kind === 'standard' &&
  node.step.templateCall === undefined &&
  node.step.runCondition === undefined &&
  !isDecision(node);

/** What another iteration depends on. The agent must not satisfy a rule about results by the number of iterations. */
const grounds: Readonly<Record<LegacyLoop['type'], string>> = {
  for: 'Decide by the number of completed iterations.',
  forEach: 'Decide by the entries that are left.',
  while: 'Decide by the results of your work, not by the number of iterations.',
  until: 'Decide by the results of your work, not by the number of iterations.',
};

/** A rule of the author may count the iterations itself, and may also be about results. */
const groundsOf = (type: LegacyLoop['type'], rule: MappedText): string =>
  rule.text.includes(variableWords.round) ? 'Decide by this rule.' : grounds[type];

const decisionWords = (loopId: string, type: LegacyLoop['type'], rule: MappedText) =>
  `Send \`continue\` for the loop \`${loopId}\` if another iteration is necessary, and \`stop\` otherwise. ${groundsOf(type, rule)}`;

function decisionStep(node: LoopNode, loopId: string, title: string, rule: MappedText, t: Translation): SimpleStep {
  const at = [...node.path, 'loop'];
  const prompt = joined(
    [
      synthesized(`Decide whether the loop **${title}** runs another iteration.`, at),
      rule,
      synthesized(decisionWords(loopId, node.step.loop.type, rule), at),
    ],
    '\n\n',
  );
  const step: SimpleStep = t.origins.made(
    {
      id: t.ids.derive(t.stepIdOf(node), 'decision'),
      title: derivedTitle('Decide', title),
      prompt: prompt.text,
      output: t.origins.made({ contractRef: loopControl }, at),
    },
    at,
  );
  t.origins.text(step, 'prompt', prompt, at);
  return step;
}

/** The loop id that the author's prompts mention, if it is available. */
function loopIdOf(node: LoopNode, t: Translation): string {
  const { conditionSource } = node.step.loop;
  const id = t.stepIdOf(node);
  const named = conditionSource?.kind === 'artifact_contract' ? conditionSource.loopId : undefined;
  if (named === undefined) return id;
  const wanted = identifierOf(named);
  return wanted !== id && t.ids.isFree(wanted) ? t.ids.take(wanted) : id;
}

class LoopTranslator {
  readonly #node: LoopNode;
  readonly #t: Translation;
  readonly #outer: Scope;
  #scope: Scope;
  readonly #translate: TranslateStep;
  readonly #path: Path;

  constructor(node: LoopNode, outer: Scope, t: Translation, translate: TranslateStep) {
    this.#node = node;
    this.#t = t;
    this.#outer = scopeWith(outer, node.step);
    this.#scope = scopeInside(node.step, this.#outer);
    this.#translate = translate;
    this.#path = [...node.path, 'loop'];
  }

  translate(): readonly SourceStep[] {
    const { step, path } = this.#node;
    const t = this.#t;
    const id = t.stepIdOf(this.#node);
    const title = titleOf(step.title, path, id, t);
    const run = gateOfCondition(step.runCondition, [...path, 'runCondition'], this.#outer, t);
    const entry = this.#entryGate();
    const gate = bothGates(run, { test: entry.test, stated: null });
    this.#reportIgnored();
    this.#reportOwnNames();
    const loopId = loopIdOf(this.#node, t);
    const common = {
      loopId,
      title: title.text.text,
      maxIterations: this.#maxIterations(),
      body: this.#body(loopId, title.text.text, run, entry),
    };
    const native: SourceLoop | SourceForEach = isOverList(step.loop, this.#outer)
      ? { type: 'for_each', ...common, items: t.keys.nameOf(step.loop.items ?? '') }
      : {
          type: 'loop',
          ...common,
          while: { kind: 'condition_ref', conditionId: t.conditions.loopControl(this.#path) },
        };
    t.origins.made(native, path);
    t.origins.entry(native, 'loopId', { kind: loopId === step.id ? 'copy' : 'made', path: [...path, 'id'] });
    t.origins.text(native, 'title', title.text, [...path, 'title']);
    t.origins.entry(native, 'maxIterations', { kind: 'copy', path: [...this.#path, 'maxIterations'] });
    t.origins.entry(native, 'items', { kind: 'made', path: [...this.#path, 'items'] });
    t.origins.made(common.body, [...path, 'body']);
    const definitions = step.functionDefinitions ?? [];
    if (definitions.length > 0)
      native.functionDefinitions = functionDefinitionsOf(definitions, [...path, 'functionDefinitions'], this.#scope, t);
    addGate(native, gate, [...path, 'runCondition'], t);
    if (step.modelTier !== undefined) t.noteModelTier(loopId, step.modelTier);
    const base = followed({ id, title: native.title, gate: run }, step, path, t, this.#node.body);
    const confirmation = confirmationOf(step, path, this.#outer, t);
    return [
      native,
      ...confirmingStep(base, confirmation, path, this.#outer, t),
      ...followUpSteps(base, step, path, this.#outer, t),
    ];
  }

  /** A `while` whose condition is false at the start, or a `for` whose count is 0, is not entered. */
  #entryGate(): Gate {
    const { loop } = this.#node.step;
    if (loop.type === 'for' && loop.count === 0) return { test: { kind: 'any', of: [] }, stated: null };
    const counted = countIsOver0(loop, this.#path);
    const tree = counted ?? this.#entryCondition();
    if (tree === null) return openGate;
    const { test, stated } = gateOf(tree, this.#t.keys, counted === null ? this.#scope : this.#outer);
    if (stated === null) return { test, stated };
    // Such a part says when to end the loop, which the decision step states.
    const own = { variables: loopVariables(this.#node.step, this.#outer) };
    if (comparisonsOf(stated).some(({ variable }) => variableOf(variable, own) !== null)) return { test, stated: null };
    reportStated(stated, 'the first step of each iteration states the condition', this.#scope, this.#t);
    return { test, stated };
  }

  #entryCondition(): ConditionTree | null {
    const { loop } = this.#node.step;
    const authored = loop.type === 'while' ? conditionOfLoop(loop, this.#path) : null;
    return authored === null ? null : this.#t.treeOf(authored.condition, authored.path);
  }

  /** Keys that belong to another type of loop. */
  #reportIgnored(): void {
    const { loop } = this.#node.step;
    const counting: Readonly<Record<LegacyLoop['type'], readonly string[]>> = {
      while: ['condition', 'conditionSource'],
      until: ['condition', 'conditionSource'],
      for: ['count'],
      forEach: ['items'],
    };
    for (const key of ['condition', 'conditionSource', 'count', 'items'] as const) {
      if (loop[key] === undefined || counting[loop.type].includes(key)) continue;
      this.#t.ignores([...this.#path, key], key, `is not used in a loop of type \`${loop.type}\``);
    }
    const { condition, conditionSource } = loop;
    const isHidden = conditionSource?.kind === 'context_variable' && counting[loop.type].includes('condition');
    if (isHidden && condition !== undefined && JSON.stringify(condition) !== JSON.stringify(conditionSource.condition))
      this.#t.ignores([...this.#path, 'condition'], 'condition', 'is not used if `conditionSource` is present');
  }

  /** The variables of the loop do not exist before its first iteration and after its last one. */
  #reportOwnNames(): void {
    const { step, path } = this.#node;
    const own = { variables: loopVariables(step, this.#outer) };
    const conditions = [
      { condition: step.runCondition, path: [...path, 'runCondition'] },
      conditionOfConfirmation(step, path),
    ];
    for (const found of conditions) {
      if (found?.condition === undefined) continue;
      for (const { variable, path: at } of comparisonsOf(this.#t.treeOf(found.condition, found.path))) {
        if (variableOf(variable, own) === null || variableOf(variable, this.#outer) !== null) continue;
        this.#t.report('read/legacy-context-key', this.#t.document.at([...at, 'var']), {
          message: `${quote(variable)} in this condition of the loop ${quote(step.id)} is a context key, not a variable of the loop`,
          notes: ['a loop has no current item and no iteration before it begins and after it ends'],
          help: 'to test each item, write the condition on a step of the body',
        });
      }
    }
  }

  #maxIterations(): number {
    const { loop } = this.#node.step;
    const counted = loop.type === 'for' && typeof loop.count === 'number' && loop.count > 0 ? loop.count : Infinity;
    const wanted = Math.min(counted, loop.maxIterations);
    if (wanted <= loopIterationsMax) return wanted;
    const path = [...this.#path, 'maxIterations'];
    this.#t.report('read/legacy-over-limit', this.#t.document.at(path), {
      message: `the loop allows ${wanted} iterations; the limit is ${loopIterationsMax}`,
      help: `write ${loopIterationsMax} or less`,
    });
    return loopIterationsMax;
  }

  #body(loopId: string, title: string, run: Gate, entry: Gate): SourceStep[] {
    const { step, body, path } = this.#node;
    const t = this.#t;
    const own = ownInstruction(step);
    const gated = isOverList(step.loop, this.#outer) ? 'loop' : 'decided_loop';
    const noEntry = this.#noEntry();
    const stating = body[0] !== undefined && canState(body[0]) ? body[0] : null;
    const lead = [
      ...section(null, 'constraints', [
        ...statedLead(run, { ...this.#scope, variables: this.#outer.variables }, gated),
        ...statedLead(entry, this.#scope, 'while'),
      ]),
      ...(stating === null ? noEntry : []),
    ];
    if (isDecidedByAgent(run) || entry.stated !== null || noEntry.length > 0) {
      const { loopsDecidedByAgent = [] } = this.#outer;
      this.#scope = { ...this.#scope, loopsDecidedByAgent: [...loopsDecidedByAgent, title] };
    }
    const first = own === null && lead.length === 0 ? [] : this.#firstStep(own, title, lead);
    const decision = decisionOf(this.#node, this.#outer);
    this.#reportSurplus(decision);
    const result = this.#result(title);
    if (isOverList(step.loop, this.#outer))
      return [...first, ...body.flatMap((node) => this.#translate(undecided(node, t), this.#scope, [])), ...result];
    const isDecidedLast = decision !== null && decision === body.at(-1);
    const rule = this.#ruleFor(decision);
    const steps = body.flatMap((node): readonly SourceStep[] => {
      if (node === decision) {
        const texts = [...(rule === null ? [] : [this.#besides(decision, rule)]), ...this.#otherId(loopId)];
        const decides = rule === null ? 'decision' : 'ruled_decision';
        const native = this.#translate(decidedOnce(node, t), this.#scope, section(null, 'verify', texts), decides);
        return isDecidedLast ? [...result, ...native] : native;
      }
      return this.#translate(undecided(node, this.#t), this.#scope, node === stating ? noEntry : []);
    });
    if (decision !== null) return [...first, ...steps, ...(isDecidedLast ? [] : result)];
    const stated = rule ?? ruleOf(step.loop, this.#path, this.#scope, this.#outer, t);
    t.report('read/legacy-loop-decision', t.document.anchorOf(path), {
      message: `a decision step is added to the loop ${quote(step.id)}`,
      label: stated.text.replace(/\.$/, '').replace(/^[A-Z]/, (letter) => letter.toLowerCase()),
      notes: [
        decidesAboutItself(this.#node)
          ? 'the added step is the last step of each iteration, and sends the decision that the `outputContract` of the loop requires'
          : 'a loop continues only if a step sends a valid decision; a context key alone is not enough',
      ],
      help: 'no action needed; `workrail migrate` shows the added step',
    });
    return [...first, ...steps, ...result, decisionStep(this.#node, loopId, title, stated, t)];
  }

  /** The prompts of the author may name an id that another loop has, or that is no id here. */
  #otherId(loopId: string): readonly MappedText[] {
    const { conditionSource } = this.#node.step.loop;
    const named = conditionSource?.kind === 'artifact_contract' ? conditionSource.loopId : undefined;
    if (named === undefined || named === loopId) return [];
    // A call of a routine changes the id, so the sentence does not name it.
    const words = `Where a text names the loop \`${named}\`, it means this loop: send the \`loopId\` that stands under "Checked output".`;
    return [synthesized(words, [...this.#path, 'conditionSource', 'loopId'])];
  }

  /** A list inside an item may be empty, which the older engine tested before the first iteration. */
  #noEntry(): readonly Section[] {
    const { loop } = this.#node.step;
    const items = loop.items ?? '';
    const variable = loop.type === 'forEach' ? variableOf(items, this.#outer) : null;
    if (variable === null) return [];
    const list = wordsOfVariable(items, variable, this.#scope);
    const words = `If ${list} has no entry for this iteration, do nothing in the steps of the iteration, state in the notes of each of these steps that the step does not apply, and send \`stop\` as the decision.`;
    return section(null, 'constraints', [synthesized(words, [...this.#path, 'items'])]);
  }

  /** A decision step with an artifact states its own rule; for a context key or a count, the rule is added. */
  #ruleFor(decision: StepNode | null): MappedText | null {
    const { loop } = this.#node.step;
    const knows = decision !== null && conditionOfLoop(loop, this.#path) === null && loop.type !== 'for';
    return knows ? null : ruleOf(loop, this.#path, this.#scope, this.#outer, this.#t);
  }

  /** The rule as a text of the decision step, whose condition does not apply to it. */
  #besides({ step: { runCondition } }: StepNode, rule: MappedText): MappedText {
    if (runCondition === undefined) return rule;
    return joined([synthesized('In any case, the loop follows this rule: ', this.#path), rule]);
  }

  /** @param decision the only step that decides about the loop; null if there is none */
  #reportSurplus(decision: StepNode | null): void {
    const isForEach = isOverList(this.#node.step.loop, this.#outer);
    const forEachNotes = ['a `forEach` loop has no decision step: it runs once for each entry of its list'];
    if (decidesAboutItself(this.#node) && (isForEach || decision !== null)) {
      this.#t.report('read/legacy-loop-decision', this.#t.document.keyAt([...this.#node.path, 'outputContract']), {
        message: `the loop decision of the loop ${quote(this.#node.step.id)} itself has no effect`,
        notes: isForEach ? forEachNotes : ['the last decision step in the body of the loop takes effect'],
        help: 'remove the `outputContract` of the loop',
      });
    }
    for (const node of this.#node.body) {
      if (!isDecision(node) || node === decision) continue;
      this.#t.report('read/legacy-loop-decision', this.#t.document.anchorOf(node.path), {
        message: `the step ${quote(node.step.id)} is no longer a decision step of the loop`,
        notes: isForEach ? forEachNotes : ['only the last decision step of a loop takes effect'],
        help: isForEach
          ? `remove ${decisionContractOf(node)}`
          : `remove ${decisionContractOf(node)}, or remove the other decision step`,
      });
    }
  }

  /** What the loop itself requires: of each iteration, once its work is done. */
  #result(loopTitle: string): readonly SimpleStep[] {
    const { step, path } = this.#node;
    const own = picked(withoutDecision(step), resultFields);
    if (own === null) return [];
    this.#t.report('read/legacy-extra-step', this.#t.document.anchorOf(path), {
      message: 'the result that the loop requires becomes a step at the end of each iteration',
      help: 'no action needed; `workrail migrate` shows the added step',
    });
    return simpleSteps(
      {
        step: own,
        path,
        id: this.#t.ids.derive(this.#t.stepIdOf(this.#node), 'result'),
        title: derivedTitle('Result of the iteration', loopTitle),
        gate: openGate,
        standIn: synthesized('Complete this iteration with the result that the loop requires.', path),
      },
      this.#scope,
      this.#t,
    );
  }

  #firstStep(own: LegacyStandardStep | null, loopTitle: string, opening: readonly Section[]): readonly SimpleStep[] {
    const { step, path } = this.#node;
    const t = this.#t;
    t.report('read/legacy-extra-step', t.document.anchorOf(path), {
      message: 'the instruction of the loop becomes the first step of each iteration',
      help: 'no action needed; `workrail migrate` shows the added step',
    });
    const title = derivedTitle('Begin the iteration', loopTitle);
    const id = t.ids.derive(t.stepIdOf(this.#node), 'round');
    const standIn = own?.prompt === undefined ? { standIn: synthesized('Read this before each iteration.', path) } : {};
    return simpleSteps(
      { step: own ?? { id: step.id, title: step.title }, path, id, title, gate: openGate, opening, ...standIn },
      this.#scope,
      t,
    );
  }
}

export function loopSteps(
  node: LoopNode,
  scope: Scope,
  t: Translation,
  translate: TranslateStep,
): readonly SourceStep[] {
  return new LoopTranslator(node, scope, t, translate).translate();
}
