/** The closed sets that a source names, as schemas that complete, explain and refuse: builtins, lint rules, ids. */
import type { ParameterDefinition } from '../../../builtins/kinds.ts';
import { builtins } from '../../../builtins/registry.ts';
import { lintDefinitions } from '../../../compiler/lint/registry.ts';
import { lintLevels } from '../../../schemas/closed-sets.ts';
import { delimiterSafePattern, workflowIdPattern } from '../../../schemas/ids.ts';
import { stepIdLengthMax, titleBytesMax, workflowIdLengthMax } from '../../../schemas/limits.ts';
import type { SchemaNode } from './node.ts';

type Named = { readonly id: string; readonly summary: string };

/** One of these ids, each with its summary. */
const oneOfThe = (what: string, definitions: Iterable<Named>): SchemaNode => {
  const list = [...definitions];
  return {
    enum: list.map(({ id }) => id),
    enumDescriptions: list.map(({ summary }) => summary),
    errorMessage: `Not the id of a ${what}. Press the completion key to list them, or run \`workrail builtins\`.`,
  };
};

export const contractIds = oneOfThe('contract', builtins.contracts.values());
export const refIds = oneOfThe('ref', builtins.refs.values());
export const featureIds = oneOfThe('feature', builtins.features.values());
export const lintRuleIds: SchemaNode = {
  ...oneOfThe('lint rule', lintDefinitions),
  errorMessage: 'Not the id of a lint rule. List them with `workrail lint --rules`.',
};

const routineTemplateId: SchemaNode = { type: 'string', pattern: '^wr\\.templates\\.routine\\.[a-z0-9_-]+$' };
/** A builtin, or a routine of the project, whose names no schema knows. */
export const templateIds: SchemaNode = {
  anyOf: [oneOfThe('template', builtins.templates.values()), routineTemplateId],
};

export const blankFree: SchemaNode = { pattern: '\\S', patternErrorMessage: 'The text is blank.' };

/** One line. Limits are bytes; a schema counts characters, of which there are never more. */
export const oneLine: SchemaNode = {
  maxLength: titleBytesMax,
  pattern: '^(?=[\\s\\S]*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$',
  patternErrorMessage: 'Write one line of text, without control characters.',
};

export const identifier: SchemaNode = {
  pattern: delimiterSafePattern.source,
  patternErrorMessage: 'Use lower-case letters, digits, `_` and `-`.',
};

export const stepId: SchemaNode = { ...identifier, maxLength: stepIdLengthMax };

export const workflowIds: SchemaNode = {
  pattern: workflowIdPattern.source,
  patternErrorMessage: 'Write `namespace.name` with lower-case letters, digits, `_` and `-`, such as `project.review`.',
};
export const ownWorkflowId: SchemaNode = { ...workflowIds, maxLength: workflowIdLengthMax };

/** `snake_case`, `kebab-case` or `camelCase`, and no name that JavaScript does not treat as data. */
export const contextKey: SchemaNode = {
  pattern: '^(?!(?:__proto__|constructor|prototype)$)(?:[a-z0-9_-]+|[a-z][a-z0-9]*(?:[A-Z][a-z0-9]*)+)$',
  patternErrorMessage: 'Write a context key in `snake_case`, `kebab-case` or `camelCase`.',
};

export const slotName: SchemaNode = {
  maxLength: titleBytesMax,
  pattern: '^[a-z][a-z0-9_]*$',
  patternErrorMessage: 'Use lower-case letters, digits and `_`, starting with a letter.',
};

/** What opens no look-around, written so that it matches in one way only: an escape, a character class, or any other character. */
const classStart = '\\[(?:\\^|(?!\\^))(?:\\]|(?!\\]))';
const skipped = `(?:\\\\[^1-9kQ]|${classStart}(?:\\\\.|[^\\]\\\\])*\\]|[^\\\\[(]|\\((?!\\?<?[=!]))`;
/** RE2 runs in linear time, because it has neither of these. */
export const re2Pattern: SchemaNode = {
  pattern: `^(?!${skipped}*(?:\\(\\?<?[=!]|\\\\[1-9k]))`,
  patternErrorMessage: 'RE2 has no look-ahead, look-behind or backreferences. Write several criteria joined by `and`.',
};
export const patternFlags: SchemaNode = {
  pattern: '^[imsgu]*$',
  patternErrorMessage: 'Use `i` (any case), `m` (`^` and `$` at every line) or `s` (`.` matches line breaks).',
};

const nonBlankText: SchemaNode = { type: 'string', ...blankFree };

const parameterKinds: Readonly<Record<ParameterDefinition['kind'], SchemaNode>> = {
  // A number or a truth value is written into the text as it is spelled.
  text: { type: ['string', 'number', 'boolean'], ...blankFree },
  enum: {},
  boolean: { type: 'boolean' },
  integer: { type: 'integer' },
  texts: { type: 'array', minItems: 1, items: nonBlankText },
  context_key: { type: 'string', ...contextKey },
};

function argumentOf({ kind, values, default: given, description }: ParameterDefinition): SchemaNode {
  return {
    ...parameterKinds[kind],
    ...(values === undefined ? {} : { type: 'string', enum: values }),
    ...(given === undefined ? {} : { default: given }),
    description,
  };
}

/** The arguments of a template or the options of a feature: these and no others. */
const argumentsOf = (parameters: readonly ParameterDefinition[]): SchemaNode => ({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, argumentOf(parameter)])),
  required: parameters.filter((one) => one.required && one.default === undefined).map(({ name }) => name),
});

type Parameterized = { readonly id: string; readonly parameters: readonly ParameterDefinition[] };

/** By id, what stands under `key` of a call: the arguments, required where one of them is. */
const callsOf = (definitions: Iterable<Parameterized>, key: string): ReadonlyMap<string, SchemaNode> =>
  new Map(
    [...definitions].map(({ id, parameters }): [string, SchemaNode] => {
      const args = argumentsOf(parameters);
      const isRequired = (args['required'] as readonly string[]).length > 0;
      return [id, { properties: { [key]: args }, ...(isRequired ? { required: [key] } : {}) }];
    }),
  );
export const templateCalls = callsOf(builtins.templates.values(), 'args');
export const featureCalls = callsOf(builtins.features.values(), 'config');

/** `lint` of workrail.json: a level by rule, each rule with its summary. */
export const lintLevelsByRule: SchemaNode = {
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(
    lintDefinitions.map(({ id, summary }) => [id, { type: 'string', enum: lintLevels, description: `${summary}.` }]),
  ),
};
