/**
 * A workflow as lint rules see it: checked, lowered, explored, and with every text as its author wrote it, so that a finding can
 * mark the words it is about.
 *
 * What a template, a feature or the compiler added is no text of the author, and stands in no list of texts.
 */
import type { CapabilityDefinition } from '../../builtins/kinds.ts';
import type { JsonValue } from '../../schemas/canonical/json.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { SourceWorkflow } from '../../schemas/source-workflow.ts';
import type { Location } from '../diagnostics/unlocated.ts';
import { exploreFlow, type FlowReport } from '../flow/explore.ts';
import type { BoundFunction, BoundLoop, BoundPart } from '../ir/bound.ts';
import type { CheckedStep, CheckedWorkflow } from '../ir/checked.ts';
import { rulesIn } from '../ir/criteria-rules.ts';
import { type Path, pointerOf, type SourceDocument } from '../ir/document.ts';
import type { ResolvedCondition, ResolvedInput } from '../ir/resolved.ts';
import { type Written, writtenSteps } from './written.ts';

export type TextPlace =
  | 'prompt'
  | 'goal'
  | 'constraints'
  | 'procedure'
  | 'verify'
  | 'outputRequired'
  | 'hints'
  | 'agentRole'
  | 'guidance'
  /** A definition that steps name, of the workflow, a loop or a step. */
  | 'function'
  /** What only a person can give. */
  | 'dependency'
  /** What to do when an assessment has a level. */
  | 'consequence'
  /** What an assessment or one of its dimensions is for. */
  | 'assessment'
  | 'criterion'
  /** A text that the author hands to a template. */
  | 'argument'
  | 'extensionPoint'
  | 'title';

/** What reaches the agent as it was written: the compiler binds no token in it. */
const verbatimPlaces: ReadonlySet<TextPlace> = new Set(['assessment', 'criterion', 'extensionPoint', 'title']);

/** A text that reaches an agent, decoded and otherwise as it stands in the source: escapes and blanks included. */
export type AuthoredText = {
  readonly text: string;
  readonly path: Path;
  readonly place: TextPlace;
  /** Null for what belongs to the whole workflow, to a loop, or to a template call. */
  readonly step: CheckedStep | null;
};

/** Whether the compiler fills in the slots of a text. */
export const isPromptText = ({ place }: AuthoredText): boolean => !verbatimPlaces.has(place);

export type Capabilities = ReadonlyMap<string, CapabilityDefinition>;

export type LintContext = {
  readonly workflow: CheckedWorkflow;
  readonly source: SourceWorkflow;
  readonly document: SourceDocument;
  readonly snapshot: CompiledSnapshot;
  /** Every step, loop and template call of the source, in its order, bodies included. */
  readonly written: readonly Written[];
  /** What belongs to the whole workflow, then step by step in the order of the prompt. Refs are not the author's. */
  readonly texts: readonly AuthoredText[];
  /** The same, by step: a rule that goes from step to step stays linear. */
  readonly textsByStep: ReadonlyMap<CheckedStep, readonly AuthoredText[]>;
  /** Of steps, loops and template calls. */
  readonly titles: readonly AuthoredText[];
  /** What the agent reads, by step id, refs included. */
  readonly prompts: ReadonlyMap<string, string>;
  /** The ways through the workflow. */
  readonly flow: FlowReport;
  /** What is known of each capability: words that ask for it. */
  readonly capabilities: Capabilities;
};

function valueAt({ value: whole }: SourceDocument, path: Path): unknown {
  let value: unknown = whole;
  for (const part of path) value = (value as { readonly [key: string | number]: unknown } | undefined)?.[part];
  return value;
}

function authoredAt(document: SourceDocument, path: Path): string {
  const value = valueAt(document, path);
  if (typeof value !== 'string') throw new Error(`there is no text at ${pointerOf(path)}`);
  return value;
}

type Placed = { readonly place: TextPlace; readonly path: Path };
type Located = { readonly path: Path; readonly templateId?: string | undefined };

const placed = (place: TextPlace, texts: Iterable<Located | null>): readonly Placed[] =>
  [...texts].flatMap((text) => (text === null || text.templateId !== undefined ? [] : [{ place, path: text.path }]));
const textParts = (parts: readonly BoundPart[]) => parts.filter(({ kind }) => kind === 'text');
const definitions = (functions: readonly BoundFunction[]) =>
  placed(
    'function',
    functions.map(({ definition }) => definition),
  );

/** Where the messages of criteria stand. */
const messagesOf = ({ criteria, path }: NonNullable<CheckedStep['criteria']>): readonly Located[] =>
  rulesIn(criteria, path)
    .filter(({ rule }) => rule.message !== undefined)
    .map((placedRule) => ({ path: [...placedRule.path, 'message'] }));

function placesOfStep(step: CheckedStep): readonly Placed[] {
  const { agentRole, instruction, hints, criteria, followups, userDependencies, ownFunctions } = step;
  const role = placed('agentRole', [agentRole]);
  // One consequence can hold for several assessments, and is one text all the same.
  const consequences = new Map(followups.map(({ guidance }) => [pointerOf(guidance.path), guidance]));
  const output = [
    ...placed('hints', hints.values()),
    ...placed('criterion', criteria === null ? [] : messagesOf(criteria)),
    ...placed('consequence', consequences.values()),
  ];
  const after = [
    ...definitions(ownFunctions),
    ...placed(
      'dependency',
      userDependencies.map(({ message }) => message),
    ),
  ];
  if (instruction.kind === 'prompt') return [...role, ...placed('prompt', [instruction.prompt]), ...output, ...after];
  const { blocks } = instruction;
  return [
    ...role,
    ...placed('goal', textParts(blocks.goal)),
    ...placed('constraints', textParts(blocks.constraints)),
    ...placed('procedure', textParts(blocks.procedure)),
    ...placed('outputRequired', blocks.outputRequired.values()),
    ...output,
    ...placed('verify', textParts(blocks.verify)),
    ...after,
  ];
}

/** Texts among the arguments of a template: what holds a blank is no id and no key. */
function argumentsIn(value: JsonValue | undefined, path: Path): readonly Placed[] {
  if (typeof value === 'string') return /\S\s+\S/.test(value) ? [{ place: 'argument', path }] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value))
    return (value as readonly JsonValue[]).flatMap((inner, index) => argumentsIn(inner, [...path, index]));
  return Object.entries(value).flatMap(([key, inner]) => argumentsIn(inner, [...path, key]));
}

function placesOfWorkflow(workflow: CheckedWorkflow, written: readonly Written[]): readonly Placed[] {
  const { assessments, extensionPoints } = workflow.unit.workflow;
  const purposes = (assessments ?? []).flatMap(({ dimensions }, index): readonly Located[] => {
    const path = ['assessments', index];
    return [
      { path: [...path, 'purpose'] },
      ...dimensions.map((_, at) => ({ path: [...path, 'dimensions', at, 'purpose'] })),
    ];
  });
  const slots = Object.keys(extensionPoints ?? {}).map((slot) => ({ path: ['extensionPoints', slot, 'purpose'] }));
  return [
    ...placed('agentRole', [workflow.agentRole]),
    ...placed('guidance', workflow.guidance),
    ...definitions(workflow.functions),
    ...placed('assessment', purposes),
    ...placed('extensionPoint', slots),
    ...authoredLoops(workflow).flatMap(({ ownFunctions }) => definitions(ownFunctions)),
    ...written.flatMap((one) =>
      one.kind === 'call' ? argumentsIn(one.value.args as JsonValue | undefined, [...one.path, 'args']) : [],
    ),
  ];
}

/** Each part is made when a rule first asks for it: the few rules that `check` runs ask for few of them. */
class WorkflowSubject implements LintContext {
  readonly workflow: CheckedWorkflow;
  readonly source: SourceWorkflow;
  readonly document: SourceDocument;
  readonly snapshot: CompiledSnapshot;
  readonly capabilities: Capabilities;
  #written: LintContext['written'] | null = null;
  #texts: LintContext['texts'] | null = null;
  #textsByStep: LintContext['textsByStep'] | null = null;
  #titles: LintContext['titles'] | null = null;
  #prompts: LintContext['prompts'] | null = null;
  #flow: FlowReport | null = null;

  constructor(workflow: CheckedWorkflow, snapshot: CompiledSnapshot, capabilities: Capabilities) {
    this.workflow = workflow;
    this.source = workflow.unit.workflow;
    this.document = workflow.unit.document;
    this.snapshot = snapshot;
    this.capabilities = capabilities;
  }

  get written(): LintContext['written'] {
    this.#written ??= writtenSteps(this.source.steps, ['steps']);
    return this.#written;
  }

  get texts(): LintContext['texts'] {
    this.#texts ??= [
      ...this.#read(placesOfWorkflow(this.workflow, this.written), null),
      ...[...this.textsByStep.values()].flat(),
    ];
    return this.#texts;
  }

  get textsByStep(): LintContext['textsByStep'] {
    this.#textsByStep ??= new Map(
      authoredSteps(this.workflow).map((step) => [step, this.#read(placesOfStep(step), step)]),
    );
    return this.#textsByStep;
  }

  get titles(): LintContext['titles'] {
    this.#titles ??= this.written
      .filter(({ value }) => value.title !== undefined)
      .map(({ path }) => this.#text({ place: 'title', path: [...path, 'title'] }, null));
    return this.#titles;
  }

  get prompts(): LintContext['prompts'] {
    this.#prompts ??= new Map(this.snapshot.steps.map(({ stepId, prompt }) => [stepId as string, prompt]));
    return this.#prompts;
  }

  get flow(): FlowReport {
    this.#flow ??= exploreFlow(this.snapshot);
    return this.#flow;
  }

  #text({ place, path }: Placed, step: CheckedStep | null): AuthoredText {
    return { text: authoredAt(this.document, path), path, place, step };
  }

  /** Words that a translation of an older file made are not the author's either. */
  #read(places: readonly Placed[], step: CheckedStep | null): readonly AuthoredText[] {
    return places
      .filter(({ path }) => this.document.at(path).isOrigin !== true)
      .map((place) => this.#text(place, step));
  }
}

export const subjectOf = (
  workflow: CheckedWorkflow,
  snapshot: CompiledSnapshot,
  capabilities: Capabilities,
): LintContext => new WorkflowSubject(workflow, snapshot, capabilities);

/** What WorkRail injected is not the author's to change, nor the words that stand in for a routine which is not here. */
export function authoredSteps({ steps, unit }: Pick<CheckedWorkflow, 'steps' | 'unit'>): readonly CheckedStep[] {
  const isWritten = ({ path }: CheckedStep) => !Object.hasOwn(valueAt(unit.document, path) as object, 'type');
  return steps.filter((step) => step.provenance.source === 'authored' && isWritten(step));
}

export function authoredLoops({ loops }: Pick<CheckedWorkflow, 'loops'>): readonly BoundLoop[] {
  return loops.filter(({ provenance }) => provenance.source === 'authored');
}

/** Those that stand in `inputs`: templates bring others along. */
export function authoredInputs({ inputs }: Pick<CheckedWorkflow, 'inputs'>): readonly ResolvedInput[] {
  return inputs.filter(({ path }) => path[0] === 'inputs');
}

/** Those that stand in `conditions`: templates bring others along, and the compiler joins several. */
export function authoredConditions({ conditions }: Pick<CheckedWorkflow, 'conditions'>): readonly ResolvedCondition[] {
  return conditions.filter(({ path }) => path[0] === 'conditions');
}

/** The texts of one step. */
export const textsOf = ({ textsByStep }: LintContext, step: CheckedStep): readonly AuthoredText[] =>
  textsByStep.get(step) ?? [];

/** What the agent reads in a step, refs included. */
export function renderedPrompt({ prompts }: LintContext, { stepId }: Pick<CheckedStep, 'stepId'>): string {
  const prompt = prompts.get(stepId);
  if (prompt === undefined) throw new Error(`the step ${stepId} was not lowered`);
  return prompt;
}

/** Part of an authored text, in code units of the decoded text. */
export function markIn({ document }: LintContext, { path }: AuthoredText, start: number, length: number): Location {
  return document.within(path, start, length);
}

/** The key or the value that stands for a step's instruction. */
export function instructionOf({ document }: LintContext, { path, instruction }: CheckedStep): Location {
  return document.keyAt([...path, instruction.kind === 'prompt' ? 'prompt' : 'promptBlocks']);
}

/** Every name that a text may put into backticks without meaning an input. */
export function knownNames({ workflow, source }: Pick<LintContext, 'workflow' | 'source'>): ReadonlySet<string> {
  return new Set([
    ...workflow.inputs.flatMap(({ input }) => [input.key, input.contextKey ?? input.key, ...(input.values ?? [])]),
    ...workflow.steps.flatMap(({ stepId, functions }) => [stepId, ...functions.map(({ name }) => name)]),
    ...workflow.loops.map(({ loopId }) => loopId),
    ...workflow.conditions.map(({ condition }) => condition.conditionId),
    ...workflow.functions.map(({ name }) => name),
    ...Object.keys(source.extensionPoints ?? {}),
    ...(source.assessments ?? []).flatMap(({ id, dimensions }) => [
      id,
      ...dimensions.flatMap((dimension) => [dimension.id, ...dimension.levels]),
    ]),
  ]);
}
