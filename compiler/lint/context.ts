/**
 * The workflow as lint rules see it: checked, lowered and explored, with every text as its author wrote it, so that a finding can
 * mark the exact words. Texts that a template, a feature or the compiler added are not in the lists of texts.
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
  /** The text of a user dependency. */
  | 'dependency'
  /** The guidance of a follow-up. */
  | 'consequence'
  /** The purpose of an assessment or of one of its dimensions. */
  | 'assessment'
  | 'criterion'
  /** A text argument of a template call. */
  | 'argument'
  | 'extensionPoint'
  | 'title';

/** Texts that reach the agent unchanged: the compiler replaces no token in them. */
const verbatimPlaces: ReadonlySet<TextPlace> = new Set(['assessment', 'criterion', 'extensionPoint', 'title']);

/** A text that reaches an agent, decoded but otherwise as in the source, including escapes and white space. */
export type AuthoredText = {
  readonly text: string;
  readonly path: Path;
  readonly place: TextPlace;
  /** Null for a text of the whole workflow, a loop or a template call. */
  readonly step: CheckedStep | null;
};

/** Whether the compiler replaces the slots of a text. */
export const isPromptText = ({ place }: AuthoredText): boolean => !verbatimPlaces.has(place);

export type Capabilities = ReadonlyMap<string, CapabilityDefinition>;

export type LintContext = {
  readonly workflow: CheckedWorkflow;
  readonly source: SourceWorkflow;
  readonly document: SourceDocument;
  readonly snapshot: CompiledSnapshot;
  /** Every step, loop and template call of the source, in order, including those in loop bodies. */
  readonly written: readonly Written[];
  /**
   * The texts of the whole workflow, then those of each step in the order of the prompt. Refs are not included, because WorkRail
   * wrote them.
   */
  readonly texts: readonly AuthoredText[];
  /** The same texts by step, so that a rule that visits each step takes linear time. */
  readonly textsByStep: ReadonlyMap<CheckedStep, readonly AuthoredText[]>;
  /** The titles of steps, loops and template calls. */
  readonly titles: readonly AuthoredText[];
  /** The texts that criteria look for in the notes. */
  readonly compared: readonly AuthoredText[];
  /** The rendered prompts by step id, including refs. */
  readonly prompts: ReadonlyMap<string, string>;
  /** The result of the flow analysis. */
  readonly flow: FlowReport;
  /** The words that ask for each capability. */
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

/** The locations of the messages of criteria. */
const messagesOf = ({ criteria, path }: NonNullable<CheckedStep['criteria']>): readonly Located[] =>
  rulesIn(criteria, path)
    .filter(({ rule }) => rule.message !== undefined)
    .map((placedRule) => ({ path: [...placedRule.path, 'message'] }));

/** The locations of the texts and patterns that criteria look for. */
const comparedIn = ({ criteria, path }: NonNullable<CheckedStep['criteria']>): readonly Located[] =>
  rulesIn(criteria, path).flatMap(({ rule, path: at }) =>
    rule.type === 'contains' ? { path: [...at, 'value'] } : rule.type === 'regex' ? { path: [...at, 'pattern'] } : [],
  );

function placesOfStep(step: CheckedStep): readonly Placed[] {
  const { agentRole, instruction, hints, criteria, followups, userDependencies, ownFunctions } = step;
  const role = placed('agentRole', [agentRole]);
  // One consequence can apply to several assessments, but is one text.
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

/** Text arguments of a template. An argument that contains a blank is neither an id nor a key. */
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

/** Each part is computed when a rule first uses it, because the few rules that `check` runs use few of them. */
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
  #compared: LintContext['compared'] | null = null;
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

  get compared(): LintContext['compared'] {
    this.#compared ??= authoredSteps(this.workflow).flatMap((step) =>
      this.#read(placed('criterion', step.criteria === null ? [] : comparedIn(step.criteria)), step),
    );
    return this.#compared;
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

  /** Words that the translation of an older file added are not the author's either. */
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

/** Excludes content that the author cannot change: injected steps, and the text that replaces a missing routine. */
export function authoredSteps({ steps, unit }: Pick<CheckedWorkflow, 'steps' | 'unit'>): readonly CheckedStep[] {
  const isWritten = ({ path }: CheckedStep) => !Object.hasOwn(valueAt(unit.document, path) as object, 'type');
  return steps.filter((step) => step.provenance.source === 'authored' && isWritten(step));
}

export function authoredLoops({ loops }: Pick<CheckedWorkflow, 'loops'>): readonly BoundLoop[] {
  return loops.filter(({ provenance }) => provenance.source === 'authored');
}

/** The inputs in `inputs`; templates can add others. */
export function authoredInputs({ inputs }: Pick<CheckedWorkflow, 'inputs'>): readonly ResolvedInput[] {
  return inputs.filter(({ path }) => path[0] === 'inputs');
}

/** The conditions in `conditions`; templates add others, and the compiler combines several into one. */
export function authoredConditions({ conditions }: Pick<CheckedWorkflow, 'conditions'>): readonly ResolvedCondition[] {
  return conditions.filter(({ path }) => path[0] === 'conditions');
}

/** The texts of one step. */
export const textsOf = ({ textsByStep }: LintContext, step: CheckedStep): readonly AuthoredText[] =>
  textsByStep.get(step) ?? [];

/** The rendered prompt of a step, including refs. */
export function renderedPrompt({ prompts }: LintContext, { stepId }: Pick<CheckedStep, 'stepId'>): string {
  const prompt = prompts.get(stepId);
  if (prompt === undefined) throw new Error(`the step ${stepId} was not lowered`);
  return prompt;
}

/** The span of a part of an authored text, in code units of the decoded text. */
export function markIn({ document }: LintContext, { path }: AuthoredText, start: number, length: number): Location {
  return document.within(path, start, length);
}

/** The key or the value of the instruction of a step. */
export function instructionOf({ document }: LintContext, { path, instruction }: CheckedStep): Location {
  return document.keyAt([...path, instruction.kind === 'prompt' ? 'prompt' : 'promptBlocks']);
}

/** All names that a text may put into backticks without referring to an input. */
export function knownNames({ workflow, source }: Pick<LintContext, 'workflow' | 'source'>): ReadonlySet<string> {
  return new Set([
    ...workflow.inputs.flatMap(({ input }) => [input.contextKey ?? input.key, ...(input.values ?? [])]),
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
