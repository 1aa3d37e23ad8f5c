/**
 * Translates `templateCall`. The other instructions of the step become a step before the call, and its required output becomes a
 * step after the call. An unknown template is described in words.
 */
import type { TemplateDefinition } from '../../../builtins/kinds.ts';
import type { SimpleStep, SourceStep, TemplateCall } from '../../../schemas/source-workflow.ts';
import { nounFor } from '../../../schemas/text/counted.ts';
import { listed } from '../../../schemas/text/listed.ts';
import { quote, quoteList } from '../../diagnostics/quote.ts';
import type { Path } from '../../ir/document.ts';
import { confirmationOf, confirmingStep, requireIt } from './confirmation.ts';
import { dataLines } from '../texts/fields-as-text.ts';
import { followUpSteps } from './follow-up-steps.ts';
import { changedBetween, type Followed, followed, followedByPart } from './followed.ts';
import {
  addGate,
  bothGates,
  type Decides,
  gateOfCondition,
  gateOfDecision,
  instructionsIf,
  isDecidedByAgent,
  mayNotApply,
} from './gated-step.ts';
import { type Gate, keysIn, not, type Test } from '../conditions/gate.ts';
import type { ConditionTree } from '../conditions/tree.ts';
import { grouped, wordsOfCondition } from '../conditions/words.ts';
import { derivedTitle } from '../texts/long-texts.ts';
import { templateIdOf, writtenRoutineName } from '../routine-name.ts';
import type { Scope } from '../scope.ts';
import { type Section, section } from '../texts/section.ts';
import { introductionFields, picked, resultFields } from './picked-fields.ts';
import { simpleSteps, type StepPlan, titleOf } from './simple-step.ts';
import type { LegacyStandardStep } from '../../../schemas/legacy-workflow.ts';
import type { StandardNode } from '../step-tree.ts';
import { argumentsOf } from './template-arguments.ts';
import { addNotesOption } from './notes-option.ts';
import type { Translation } from '../translation.ts';
import { unknownRoutine } from '../unknown-routine.ts';
import { type MappedText, synthesized } from '../mapped-text.ts';

type Call = NonNullable<LegacyStandardStep['templateCall']>;

const asksWhether = 'a step before the template asks whether its steps apply';

/** The condition without what the agent answers in an input. The engine evaluates the condition of renamed keys itself. */
const withoutAnswered = (gate: Gate): Gate => (gate.sentAs === undefined ? { ...gate, stated: null } : gate);

/** A test of the answer: only `false` skips the steps, so that an invalid answer does not. */
const answerIn = (flag: string): Gate => ({
  test: not({ kind: 'equals', key: flag, value: false }),
  stated: null,
});
const withAnswer = (gate: Gate, flag: string): Gate => ({
  ...withoutAnswered(gate),
  test: bothGates(gate, answerIn(flag)).test,
});

const testedKeys = (keys: readonly string[], test: Test | null, t: Translation): readonly string[] =>
  keys.filter((key) => test !== null && keysIn(test).includes(t.keys.nameOf(key)));

/** No text names the key of the answer, so the template cannot change it. It can change the other keys that the engine tests. */
const answered = (base: Followed, test: Test | null, flag: string, t: Translation): Followed => ({
  ...base,
  changedKeys: testedKeys(base.changedKeys, test, t),
  lasting: answerIn(flag),
});

class CallTranslator {
  readonly #node: StandardNode;
  readonly #call: Call;
  readonly #scope: Scope;
  readonly #t: Translation;
  readonly #closing: readonly Section[];
  readonly #path: Path;
  readonly #id: string;
  readonly #templateId: string;
  readonly #definition: TemplateDefinition | null;
  readonly #gate: Gate;
  readonly #decides: Decides | undefined;
  /** Whether the agent can answer in an input whether the steps of the template apply. */
  readonly #canAsk: boolean;

  constructor(
    node: StandardNode,
    call: Call,
    scope: Scope,
    t: Translation,
    closing: readonly Section[],
    decides: Decides | undefined,
  ) {
    this.#node = node;
    this.#call = call;
    this.#scope = scope;
    this.#t = t;
    this.#closing = closing;
    this.#path = [...node.path, 'templateCall'];
    this.#id = t.stepIdOf(node);
    this.#decides = decides;
    this.#templateId = templateIdOf(call.templateId);
    this.#definition = t.templateOf(this.#templateId);
    // An input of a routine would belong to every workflow that calls it, and all calls would share its value.
    this.#canAsk = this.#definition !== null && scope.isRoutine !== true;
    const label = this.#canAsk ? asksWhether : undefined;
    const gate = gateOfCondition(node.step.runCondition, [...node.path, 'runCondition'], scope, t, label);
    this.#gate = this.#lasting(gate);
  }

  /** What a step of the template may change is not tested again before the next one: the agent answers once. */
  #lasting(gate: Gate): Gate {
    const { step, path } = this.#node;
    if (this.#definition === null) return gate;
    const changing = changedBetween(step, this.#call, picked(step, introductionFields), path, this.#t);
    const changed = testedKeys(changing, gate.test, this.#t);
    if (changed.length === 0 || step.runCondition === undefined) return gate;
    const at = [...path, 'runCondition'];
    this.#t.report('read/legacy-condition-as-text', this.#t.document.anchorOf(at), {
      message: `the condition cannot be tested before each step of the template, because a step before it may change ${quoteList(changed)}`,
      label: this.#canAsk ? asksWhether : 'the steps after such a change are skipped',
      help: 'test a key that these steps do not change',
    });
    return this.#canAsk ? { test: null, stated: this.#t.treeOf(step.runCondition, at) } : gate;
  }

  translate(): readonly SourceStep[] {
    return this.#definition === null ? this.#inWords() : this.#asCall(this.#templateId, this.#definition);
  }

  /** Of the step that sends the required output. */
  #resultGate(gate: Gate): Pick<StepPlan, 'gate' | 'gated'> {
    const { runCondition, id } = this.#node.step;
    if (this.#decides === undefined) return { gate };
    return {
      gate: gateOfDecision(id, runCondition, [...this.#node.path, 'runCondition'], this.#t),
      gated: this.#decides,
    };
  }

  /** The steps of the template are unknown, so the agent receives its name. */
  #inWords(): readonly SourceStep[] {
    const { step, path } = this.#node;
    const { templateId } = this.#call;
    const name = writtenRoutineName(templateId);
    this.#t.report('read/legacy-unknown-ref', this.#t.document.at([...this.#path, 'templateId']), {
      message: `unknown template ${quote(templateId)}: the prompt contains only the name of the template`,
      ...(name === null
        ? { help: 'use a template that `workrail builtins templates` lists' }
        : unknownRoutine(`routine-${name}`, this.#t.builtins)),
    });
    const what = name === null ? `the template \`${templateId}\`` : `the routine \`${name}\``;
    const words = `Carry out ${what}. Its steps are not available: derive the task from its name and the title of this step, and describe your work in the notes.`;
    const { templateCall: _call, ...own } = step;
    const { args = {} } = this.#call;
    const lines = Object.keys(args).length === 0 ? [] : dataLines(args, [...this.#path, 'args'], this.#scope, this.#t);
    const opening = [
      ...section(null, 'procedure', [synthesized(words, this.#path)]),
      ...section('Arguments', 'procedure', lines),
    ];
    const plan = { step: own, path, id: this.#id, ...this.#resultGate(this.#gate), opening, closing: this.#closing };
    return simpleSteps(plan, this.#scope, this.#t);
  }

  #asCall(templateId: string, definition: TemplateDefinition): readonly SourceStep[] {
    const { step, path } = this.#node;
    const t = this.#t;
    const title = titleOf(step.title, path, this.#id, t);
    if (templateId !== this.#call.templateId) {
      t.report('read/legacy-builtin-renamed', t.document.at([...this.#path, 'templateId']), {
        message: `the id of the template ${quote(this.#call.templateId)} is ${quote(templateId)} in the current format`,
        help: `write ${quote(templateId)}`,
      });
    }
    const { args, unread } = argumentsOf(this.#call.args ?? {}, definition, [...this.#path, 'args'], this.#scope, t);
    const native: TemplateCall = t.origins.made(
      {
        type: 'template_call',
        id: this.#id,
        title: title.text.text,
        templateId,
        ...(Object.keys(args).length === 0 ? {} : { args }),
      },
      this.#path,
    );
    t.origins.entry(native, 'id', { kind: 'copy', path: [...path, 'id'] });
    t.origins.text(native, 'title', title.text, [...path, 'title']);
    t.origins.entry(native, 'templateId', { kind: 'copy', path: [...this.#path, 'templateId'] });
    const flag = mayNotApply(this.#gate, this.#scope) ? this.#flag(native.title ?? this.#id) : null;
    const gate = flag === null ? this.#gate : withAnswer(this.#gate, flag);
    addGate(native, gate, [...path, 'runCondition'], t);
    const confirmation = confirmationOf(step, path, this.#scope, t);
    const asks = confirmation.kind === 'confirmation' && !confirmation.isConditional;
    if (asks) requireIt(native, 'copy', path, t);
    addNotesOption(native, step, path, t);
    if (step.modelTier !== undefined) t.noteModelTier(this.#id, step.modelTier);
    const after = followed({ id: this.#id, title: native.title ?? step.title, gate }, step, path, t);
    const base = flag === null ? after : answered(after, this.#gate.test, flag, t);
    return [
      ...this.#introduction(base.title, flag, section('Arguments for the steps of the template', 'procedure', unread)),
      native,
      ...this.#result(base, flag),
      ...(asks ? [] : confirmingStep(base, confirmation, path, this.#scope, t)),
      ...followUpSteps(base, step, path, this.#scope, t),
    ];
  }

  /** The input in which the agent states whether the steps of the template apply; null if the prompt states the condition. */
  #flag(title: string): string | null {
    if (!this.#canAsk) {
      this.#t.report('read/legacy-condition-as-text', this.#t.document.at([...this.#path, 'templateId']), {
        message: 'the steps of this template keep what they require, also if they do not apply',
        label: 'the agent decides whether these steps apply',
        help: 'to skip them, set a context key in an earlier step, and test that key',
      });
      return null;
    }
    return this.#t.keys.addFlag(
      this.#id,
      'applies',
      `Whether "${title}" applies. The step before it asks for this value.`,
      this.#path,
    );
  }

  /** @param flag the input that this step asks for */
  #introduction(title: string, flag: string | null, unread: readonly Section[]): readonly SimpleStep[] {
    const { step } = this.#node;
    const own = picked(step, introductionFields);
    if (own === null && unread.length === 0 && flag === null && this.#gate.stated === null) return [];
    this.#reportBeside(own === null ? 'a separate step is added before the steps of the template' : undefined);
    return simpleSteps(
      {
        step: own ?? { id: step.id, title: step.title },
        path: this.#node.path,
        id: this.#t.ids.derive(this.#id, 'before'),
        title: derivedTitle('Before', title),
        gate: flag === null ? this.#gate : withoutAnswered(this.#gate),
        gated: 'template',
        ...(flag === null || own === null ? {} : { lead: [this.#question(flag, true)] }),
        opening:
          flag === null || own !== null
            ? unread
            : [...section(null, 'procedure', [this.#question(flag, false)]), ...unread],
        ...(flag === null ? { standIn: synthesized('Read this before the steps of the template.', this.#path) } : {}),
      },
      this.#scope,
      this.#t,
    );
  }

  /** @param isBeside the step also has an instruction of the author, which depends on the same condition */
  #question(flag: string, isBeside: boolean): MappedText {
    const { stated } = this.#gate;
    const { loopsDecidedByAgent: loops = [] } = this.#scope;
    const titles = listed(loops.map((title) => `**${title}**`));
    // The condition comes last, so that all of a negated condition is negated.
    const inLoops = loops.length === 0 ? [] : [`the steps of the ${nounFor(loops.length, 'loop')} ${titles} apply`];
    const words = (tree: ConditionTree) => (loops.length === 0 ? wordsOfCondition : grouped)(tree, this.#scope);
    const own = stated === null || !isDecidedByAgent(this.#gate) ? [] : [words(stated)];
    const condition = [...inLoops, ...own].join(' and ');
    const send = `Send \`${flag}\` with this step: \`true\` if they apply, and \`false\` if not`;
    const sentence = isBeside
      ? `Before you begin: this step and the steps of the template apply only if ${condition}. ${send}; then do nothing else in this step, and state in the notes that it does not apply.`
      : `The steps of the template apply only if ${condition}. ${send}.`;
    return synthesized(sentence, stated?.path ?? this.#path);
  }

  #result(base: Followed, flag: string | null): readonly SimpleStep[] {
    const own = picked(this.#node.step, resultFields);
    if (own === null) return [];
    this.#reportBeside();
    const { loopsDecidedByAgent: _decided, ...skipped } = this.#scope;
    // A decision is sent in any case, so the answer does not skip its step.
    const isAnswered = flag !== null && this.#decides === undefined;
    const words = 'Send the result of the steps of the template in the form that this step requires.';
    return simpleSteps(
      {
        step: own,
        path: this.#node.path,
        id: this.#t.ids.derive(this.#id, 'result'),
        title: derivedTitle('Result', base.title),
        ...this.#resultGate(base.gate),
        ...this.#decisionLead(flag),
        follows: followedByPart(base, picked(this.#node.step, introductionFields), this.#t, this.#call),
        closing: this.#closing,
        standIn: synthesized(words, this.#path),
      },
      isAnswered ? skipped : this.#scope,
      this.#t,
    );
  }

  /** The template may have changed the keys of the condition, but not the answer. */
  #decisionLead(flag: string | null): Pick<StepPlan, 'lead'> {
    if (flag === null || this.#decides === undefined || this.#node.step.runCondition === undefined) return {};
    const words = instructionsIf(`\`${flag}\` is \`true\``, this.#decides);
    return { lead: [synthesized(words, [...this.#node.path, 'runCondition'])] };
  }

  #reportBeside(message = 'the instruction next to the template call becomes a separate step'): void {
    this.#t.report('read/legacy-extra-step', this.#t.document.keyAt(this.#path), {
      message,
      help: 'no action needed; `workrail migrate` shows the steps',
    });
  }
}

export function templateCallSteps(
  node: StandardNode,
  call: Call,
  scope: Scope,
  t: Translation,
  closing: readonly Section[],
  decides?: Decides,
): readonly SourceStep[] {
  return new CallTranslator(node, call, scope, t, closing, decides).translate();
}
