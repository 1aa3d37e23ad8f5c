/**
 * A routine as a template: `wr.templates.routine.<name>` inserts the steps of the routine in place of the call. `{name}` in a
 * text of the routine is a parameter. An argument replaces it; without an argument, the text names the context key. The role of
 * the routine applies to its steps without a role, and its guidance becomes constraints of its first steps, up to one that always
 * runs. A pure function of the source: the registry uses it for bundled routines, and the compiler for those of a project.
 */
import type { JsonValue } from '../../../schemas/canonical/json.ts';
import type { SimpleStep, SourceInput, SourceStep, SourceWorkflow } from '../../../schemas/source-workflow.ts';
import { argumentOf } from '../../arguments.ts';
import type { Arguments, LeftBehind, ParameterDefinition, TemplateDefinition } from '../../kinds.ts';
import { inFunctions, inStep, type TextChange } from './routine-texts.ts';

/** `{name}`, alone or in backticks; not `{{name}}`, `${name}` or `\{name}`. */
const placeholder = /`\{([A-Za-z][A-Za-z0-9_-]*)\}`|(?<![{$\\])\{([A-Za-z][A-Za-z0-9_-]*)\}(?!\})/g;

/** Guidance for a routine that runs by itself; it has no meaning if arguments are filled in. */
export const notationGuidance = 'A name in braces is a context key.';

type Placeholder = { readonly name: string; readonly isCompared: boolean };

function placeholdersOf(source: SourceWorkflow): readonly Placeholder[] {
  const found = new Map<string, boolean>();
  const collect: TextChange = (text, isCompared) => {
    for (const [, quoted, bare] of text.matchAll(placeholder)) {
      const name = quoted ?? bare ?? '';
      found.set(name, isCompared || found.get(name) === true);
    }
    return text;
  };
  for (const step of stepsOf(source)) inStep(step, collect);
  inFunctions(collect)(source.functionDefinitions ?? []);
  return [...found.keys()].sort().map((name) => ({ name, isCompared: found.get(name) === true }));
}

/** Takes the place of an argument that is absent. */
const fromContext = (name: string) => `\`${name}\` from the context`;
const fromContextForm = /`([A-Za-z][A-Za-z0-9_-]*)` from the context/g;

function filledIn(args: Arguments): TextChange {
  return (text) =>
    text.replace(placeholder, (_whole, quoted: string | undefined, bare: string | undefined) => {
      const name = quoted ?? bare ?? '';
      const value = argumentOf(args, name);
      if (value === undefined) return fromContext(name);
      const shown = typeof value === 'string' ? value : JSON.stringify(value);
      return quoted === undefined ? shown : `\`${shown}\``;
    });
}

function withRole(step: SourceStep, role: string): SourceStep {
  if (!('type' in step)) return { agentRole: role, ...step };
  if (step.type === 'template_call') return step;
  return { ...step, body: step.body.map((inner) => withRole(inner, role)) };
}

function withConstraints(step: SimpleStep, constraints: readonly string[]): SimpleStep {
  if (step.promptBlocks === undefined) {
    const rules = ['Constraints:', ...constraints.map((constraint) => `- ${constraint}`)].join('\n');
    return { ...step, prompt: step.prompt === undefined ? rules : `${step.prompt}\n\n${rules}` };
  }
  const { promptBlocks } = step;
  return {
    ...step,
    promptBlocks: { ...promptBlocks, constraints: [...constraints, ...(promptBlocks.constraints ?? [])] },
  };
}

/**
 * The constraints go to the first step with its own prompt, at any depth. A condition can skip that step, and a loop can have no
 * iteration. Then the next step gets them too, up to the first one that always runs.
 */
function withGuidance(steps: readonly SourceStep[], guidance: readonly string[]): readonly SourceStep[] {
  const always = steps.findIndex((step) => !('type' in step) && step.when === undefined);
  const end = always === -1 ? steps.length : always + 1;
  if (guidance.length === 0) return steps;
  return steps.map((step, index): SourceStep => {
    if (index >= end) return step;
    if (!('type' in step)) return withConstraints(step, guidance);
    return step.type === 'template_call' ? step : { ...step, body: [...withGuidance(step.body, guidance)] };
  });
}

const hasPrompt = (step: SourceStep): boolean =>
  !('type' in step) || (step.type !== 'template_call' && step.body.some(hasPrompt));

const rulesOf = ({ guidance = [] }: SourceWorkflow): string[] => guidance.filter((rule) => rule !== notationGuidance);

/** The steps as they run inside another workflow, with the role and the rules of the routine. */
function stepsOf(source: SourceWorkflow): readonly SourceStep[] {
  const { steps, agentRole } = source;
  return withGuidance(
    agentRole === undefined ? steps : steps.map((step) => withRole(step, agentRole)),
    rulesOf(source),
  );
}

type Reader = NonNullable<TemplateDefinition['readFromContext']>[string];

/** A condition can name a key as declared or in its delimiter-safe form: `riskLevel` or `risk_level`. */
const safeKey = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Context keys that the routine reads as data and not as text, with what reads them first; an argument cannot replace them. */
function keysReadAsData({ steps, conditions = [] }: SourceWorkflow): ReadonlyMap<string, Reader> {
  const read: (readonly [key: string, reader: Reader])[] = [];
  const visit = (step: SourceStep): void => {
    if (!('type' in step)) {
      for (const { contextKey } of step.userDependencies ?? [])
        if (contextKey !== undefined) read.push([contextKey, 'a user dependency']);
    } else if (step.type !== 'template_call') {
      if (step.type === 'for_each') read.push([step.items, 'the `items` of a loop']);
      for (const inner of step.body) visit(inner);
    }
  };
  for (const condition of conditions) if ('key' in condition) read.push([condition.key, 'a condition']);
  for (const step of steps) visit(step);
  return new Map(read.reverse().map(([key, reader]) => [safeKey(key), reader]));
}

/** An input that an argument replaces is no longer read from the context. */
function inputsLeft(
  source: SourceWorkflow,
  parameters: readonly ParameterDefinition[],
  args: Arguments,
): SourceInput[] {
  const given = new Set(parameters.map(({ name }) => name).filter((name) => Object.hasOwn(args, name)));
  const asData = keysReadAsData(source);
  return (source.inputs ?? []).filter(({ key }) => !given.has(key) || asData.has(safeKey(key)));
}

/** Only a call can set a parameter: braces around another word are no placeholder, such as in the path `/users/{id}`. */
const described =
  (fillIn: TextChange, parameters: readonly ParameterDefinition[]) =>
  (input: SourceInput): SourceInput => {
    const { description } = input;
    const isFilledIn = parameters.some(({ name }) => description?.includes(`{${name}}`) === true);
    return description !== undefined && isFilledIn ? { ...input, description: fillIn(description, false) } : input;
  };

const firstSentence = (text: string): string => text.split(/(?<=[.!?])\s/)[0] ?? text;

/** Omits the fields that the routine does not have. */
const present = <Key extends string, Item>(key: Key, items: readonly Item[] | undefined) =>
  (items === undefined || items.length === 0 ? {} : { [key]: items }) as { readonly [key in Key]?: readonly Item[] };

/** A routine that calls another can pass on an argument that it was called without. */
const namesNotPassed = (value: JsonValue | undefined): readonly string[] =>
  typeof value === 'string' ? [...value.matchAll(fromContextForm)].flatMap(([, name]) => name ?? []) : [];

export function routineTemplate(source: SourceWorkflow, shortName: string): TemplateDefinition {
  const descriptions = new Map((source.inputs ?? []).map(({ key, description }) => [key, description]));
  const parameters = placeholdersOf(source).map(
    ({ name, isCompared }): ParameterDefinition => ({
      name,
      kind: 'text',
      // No notes contain the sentence that takes the place of an argument.
      required: isCompared,
      description:
        descriptions.get(name) ??
        (isCompared
          ? `Replaces {${name}} in the texts of the routine.`
          : `Replaces {${name}} in the texts of the routine. If this argument is absent, the texts refer to the context key ${name}.`),
    }),
  );
  const left = leftBehind(source);
  const asData = keysReadAsData(source);
  const readFromContext = Object.fromEntries(
    parameters.flatMap(({ name }): readonly (readonly [string, Reader])[] => {
      const reader = asData.get(safeKey(name));
      return reader === undefined ? [] : [[name, reader]];
    }),
  );
  return {
    id: `wr.templates.routine.${shortName}`,
    title: source.name,
    summary: firstSentence(source.description),
    parameters,
    expand: (args) => {
      const fillIn = filledIn(args);
      return {
        steps: stepsOf(source).map((step) => inStep(step, fillIn)),
        ...present('conditions', source.conditions),
        ...present('inputs', inputsLeft(source, parameters, args).map(described(fillIn, parameters))),
        ...present('functionDefinitions', inFunctions(fillIn)(source.functionDefinitions ?? [])),
        ...present('references', source.references),
        ...present('assessments', source.assessments),
      };
    },
    namesNotPassed: (args) =>
      parameters.filter(({ required }) => required).flatMap(({ name }) => namesNotPassed(argumentOf(args, name))),
    ...(holdsValues(readFromContext) ? { readFromContext } : {}),
    ...(holdsValues(left) ? { leavesBehind: left } : {}),
  };
}

const holdsCall = (steps: readonly SourceStep[]): boolean =>
  steps.some((step) => 'type' in step && (step.type === 'template_call' || holdsCall(step.body)));

/**
 * Declarations of the routine that a call does not add, because they apply to a whole workflow. The role and the rules are added,
 * but not to the steps of a template that the routine calls.
 */
export function leftBehind(source: SourceWorkflow): LeftBehind {
  const { agentRole } = source;
  const rules = rulesOf(source);
  const left: { -readonly [key in keyof LeftBehind]: LeftBehind[key] } = {};
  if (holdsValues(source.capabilities)) left.capabilities = source.capabilities;
  if (holdsValues(source.extensionPoints)) left.extensionPoints = source.extensionPoints;
  if (holdsValues(source.features)) left.features = source.features;
  if (holdsValues(source.recommendations)) left.recommendations = source.recommendations;
  if (agentRole !== undefined && holdsCall(source.steps)) left.agentRole = agentRole;
  if (rules.length > 0 && !source.steps.some(hasPrompt)) left.guidance = rules;
  return left;
}

const holdsValues = (value: object | undefined): boolean => value !== undefined && Object.keys(value).length > 0;
