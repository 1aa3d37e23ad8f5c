/** The names of the parts of a source in messages. */
import type { Path } from '../../ir/document.ts';
import type { SchemaName } from './schema-path.ts';

const members: ReadonlyMap<unknown, string> = new Map(
  Object.entries({
    steps: 'a step',
    body: 'a step',
    inputs: 'an input',
    references: 'a reference',
    conditions: 'a condition',
    features: 'a feature',
    functionDefinitions: 'a function definition',
    userDependencies: 'a user dependency',
    extensionPoints: 'an extension point',
    lintIgnore: 'a lint exception',
    goal: 'a prompt part',
    constraints: 'a prompt part',
    procedure: 'a prompt part',
    verify: 'a prompt part',
    guidance: 'a guidance line',
    tags: 'a tag',
    aliases: 'an alias',
    values: 'a value',
  }),
);

/** The name of a step with this `type`. */
const typedSteps: ReadonlyMap<string, string> = new Map(
  Object.entries({ template_call: 'a template call', loop: 'a loop', for_each: 'a `for_each` loop' }),
);

/** The name of the value at a path that has this schema: "a loop" instead of "a step". */
export function variantNoun(noun: string, tag: string | undefined): string {
  if (tag === undefined) return noun;
  if (noun === 'a condition') return `a condition of kind \`${tag}\``;
  return noun === 'a step' ? (typedSteps.get(tag) ?? noun) : noun;
}

/** The name of a kind of document, the fix for an empty document and for comments, and its schema for editors. */
export type DocumentWords = {
  readonly root: string;
  readonly ifEmpty: string;
  readonly ifComment: string;
  readonly schema: SchemaName;
};
export const sourceWords: DocumentWords = {
  root: 'a workflow',
  ifEmpty: 'write a workflow into the file, or remove it',
  ifComment: 'remove the comment; write information for readers into `description` or the prompt',
  schema: 'workflow.v1.json',
};
/** A configuration file of a project: strict JSON too. */
export const settingsWords = (root: string, schema: SchemaName): DocumentWords => ({
  root,
  schema,
  ifEmpty: 'write `{}` into the file, or remove it',
  ifComment: 'remove the comment; the file is strict JSON',
});

const joins: ReadonlySet<unknown> = new Set(['and', 'or', 'not']);

/** An entry of `and` or `or`: of criteria, or of a condition of the older format. */
function joinedNoun(path: Path): string {
  const joined = path.findLast((key) => typeof key === 'string' && !joins.has(key));
  return joined === 'validationCriteria' ? 'a criterion' : 'a condition';
}

/** The name of the value at a path: "a workflow", "a step", "`promptBlocks`". */
export function nounAt(path: Path, root: string = sourceWords.root): string {
  const last = path.at(-1);
  if (last === undefined) return root;
  const parent = path.at(-2);
  if (typeof last === 'number' && (parent === 'and' || parent === 'or')) return joinedNoun(path);
  const member = members.get(parent);
  if (typeof last === 'number' || parent === 'extensionPoints') return member ?? 'an entry';
  return `\`${last}\``;
}

const typeWords: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: '`true` or `false`',
  array: 'a list',
  object: 'an object',
  null: '`null`',
};

export function typeWord(type: string): string {
  return typeWords[type] ?? type;
}

/** "a text, an object or a list". */
export function typeChoice(types: readonly string[]): string {
  const words = [...new Set(types)].map(typeWord);
  const last = words.pop() ?? 'nothing';
  return words.length === 0 ? last : `${words.join(', ')} or ${last}`;
}

export function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
}

const named = (key: string) => `the key of the native format is \`${key}\``;
const inPrompt = 'in the native format, write its text into the prompt';
const inMetadata = 'in the native format, write it into `metadata` of the workflow';
const asStep = 'in the native format, write it as a separate step';

/** The keys of the older format that the native format does not have, with what to write instead. */
export const formerKeys: ReadonlyMap<string, string> = new Map(
  Object.entries({
    metaGuidance: named('guidance'),
    runCondition: named('when'),
    templateCall: named('"type": "template_call"'),
    guidancePrompt: named('promptBlocks'),
    contextVariables: named('inputs'),
    recommendedPreferences: named('recommendations'),
    notesOptional: named('"notes": "optional"'),
    preconditions: 'in the native format, write its texts into `guidance`',
    clarificationPrompts: 'in the native format, ask these questions in the prompt of the first step',
    about: inMetadata,
    examples: inMetadata,
    metricsProfile: inMetadata,
    modelTier: inMetadata,
    validatedAgainstSpecVersion: inMetadata,
    askForFiles: inPrompt,
    functionCalls: inPrompt,
    guidance: inPrompt,
    promptFragments: inPrompt,
    parallelDelegations: inPrompt,
    audit: asStep,
    synthesis: asStep,
    verification: asStep,
    hasValidation: 'remove it, because `validationCriteria` of a step are always checked',
    loop: 'in the native format, `items` or `while`, and `maxIterations`, are keys of the step',
  }),
);

/** How each format writes a delegation to several subagents; neither has a key `parallel`. */
export const parallelHelps = {
  native: 'ask for subagents in the prompt, and embed `wr.refs.parallel_delegation` in `constraints` of `promptBlocks`',
  older: 'write `"type": "parallel"`, and `"parallelDelegations": [{ "workflowId": "…", "goal": "…" }]`',
} as const;

/** Names that other tools use for a value of a closed list, with the value of this format. */
export const otherValues: ReadonlyMap<string, string> = new Map(
  Object.entries({
    str: 'string',
    text: 'string',
    int: 'number',
    integer: 'number',
    float: 'number',
    array: 'list',
    while: 'loop',
    until: 'loop',
    for: 'for_each',
    context_exists: 'context_present',
    context_set: 'context_present',
    context_defined: 'context_present',
    exists: 'context_present',
  }),
);

/** Names that other tools use for a key, with the keys of this format, the likeliest first. A key never negates another one. */
export const otherNames: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    name: ['key', 'title', 'id'],
    label: ['title'],
    title: ['name'],
    // Calls, reports and errors write these names.
    workflowId: ['id'],
    stepId: ['id'],
    template: ['templateId'],
    summary: ['description'],
    text: ['prompt', 'message', 'definition'],
    type: ['kind'],
    kind: ['type', 'reason'],
    var: ['key'],
    variable: ['key'],
    input: ['key'],
    enum: ['values'],
    options: ['values'],
    choices: ['values'],
    equals: ['value'],
    if: ['when'],
    condition: ['when', 'conditionId'],
    conditions: ['of'],
    steps: ['body'],
    do: ['body'],
    in: ['items'],
    list: ['items'],
    forEach: ['items'],
    id: ['loopId', 'conditionId', 'refId'],
    ref: ['refId'],
    max: ['maxIterations'],
    limit: ['maxIterations'],
    default: ['defaultBinding'],
    uses: ['templateId'],
    with: ['args'],
    params: ['args'],
    parameters: ['args'],
    arguments: ['args'],
    role: ['agentRole'],
    instruction: ['prompt', 'procedure'],
    instructions: ['prompt', 'procedure'],
    question: ['message'],
    prompt: ['message'],
    path: ['source'],
    url: ['source'],
    regex: ['pattern'],
    value: ['pattern'],
    pattern: ['value'],
    // The two sides of an extension point name the same things.
    requiredContext: ['accepts'],
    requiredArtifacts: ['produces'],
    accepts: ['requiredContext'],
    produces: ['requiredArtifacts'],
    minLength: ['min'],
    maxLength: ['max'],
  }),
);
