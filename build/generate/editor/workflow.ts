/**
 * The schema of a workflow source as editors read it. The validator's schema says what shape a source has; this one also completes
 * what the closed sets hold, and refuses whatever no compiler is needed to refuse: unknown builtins, malformed ids, keys that
 * exclude each other.
 *
 * It refuses nothing that compiles: a test holds it against everything that does.
 */
import { descriptionBytesMax, loopIterationsMax, promptBytesMax } from '../../../schemas/limits.ts';
import {
  constantOf,
  isNode,
  otherwise,
  propertiesOf,
  refined,
  refinedAt,
  type SchemaNode,
  tagged,
  when,
} from './node.ts';
import * as vocabulary from './vocabulary.ts';

const stepTypes = 'What this entry is. Without it: a simple step, which the agent carries out.';
const conditionKinds = 'What the condition compares.';
const criterionTypes = 'How the notes are checked.';

/** A feature is its id alone, or an object with its options. */
function features(items: SchemaNode): SchemaNode {
  const [, withOptions] = items['anyOf'] as readonly [SchemaNode, SchemaNode];
  const calls = [...vocabulary.featureCalls].map(([id, options]) => when('id', id, options));
  return {
    anyOf: [
      { type: 'string', ...vocabulary.featureIds },
      { ...refined(withOptions, { 'properties.id': vocabulary.featureIds }), allOf: calls },
    ],
  };
}

const input = (node: SchemaNode): SchemaNode => ({
  ...refined(node, { 'properties.key': vocabulary.contextKey, 'properties.values': { uniqueItems: true } }),
  allOf: [otherwise(isEnum, { required: ['values'] }, { properties: { values: onlyForEnums } })],
});
const isEnum: SchemaNode = { required: ['kind'], properties: { kind: { const: 'enum' } } };
const onlyForEnums: SchemaNode = { not: {}, errorMessage: 'Only an input of kind `enum` lists values.' };

/** A part of a prompt that is no text names a ref; wherever such parts stand. */
function promptParts(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(promptParts);
  if (!isNode(node)) return node;
  if ('refId' in propertiesOf(node)) return refined(node, { 'properties.refId': vocabulary.refIds });
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, promptParts(value)]));
}

const userDependency = (node: SchemaNode): SchemaNode => ({
  ...refined(node, { 'properties.contextKey': vocabulary.contextKey, 'properties.message': vocabulary.blankFree }),
  allOf: [otherwise(isUserChoice, { required: ['choiceKind'] }, { properties: { choiceKind: onlyForChoices } })],
});
const isUserChoice: SchemaNode = { required: ['reason'], properties: { reason: { const: 'needs_user_choice' } } };
const onlyForChoices: SchemaNode = { not: {}, errorMessage: 'Only `needs_user_choice` has a `choiceKind`.' };

const functionDefinitions = { 'items.properties.definition': vocabulary.blankFree };

const exactlyOnePrompt: readonly SchemaNode[] = [
  { anyOf: [{ required: ['prompt'] }, { required: ['promptBlocks'] }] },
  {
    not: { required: ['prompt', 'promptBlocks'] },
    errorMessage: 'Use either `prompt` or `promptBlocks`, not both.',
  },
];
/** `output.required` needs a contract, which the alias may name. */
const requiredNeedsContract = otherwise(
  { required: ['outputContract'] },
  {},
  { properties: { output: { dependencies: { required: ['contractRef'] } } } },
);

function simpleStep(node: SchemaNode): SchemaNode {
  const described = refined(node, {
    'properties.id': vocabulary.stepId,
    'properties.title': vocabulary.oneLine,
    'properties.prompt': { ...vocabulary.blankFree, maxLength: promptBytesMax },
    'properties.promptBlocks': (blocks) => ({ ...(promptParts(blocks) as SchemaNode), minProperties: 1 }),
    'properties.agentRole': vocabulary.blankFree,
    'properties.functionDefinitions': (list) => refined(list, functionDefinitions),
    'properties.userDependencies.items': userDependency,
    'properties.output.properties.contractRef': vocabulary.contractIds,
    'properties.outputContract.properties.contractRef': vocabulary.contractIds,
  });
  return { ...described, allOf: [...exactlyOnePrompt, requiredNeedsContract] };
}

function templateCall(node: SchemaNode): SchemaNode {
  const { args } = propertiesOf(node);
  const described = refined(node, {
    'properties.id': vocabulary.stepId,
    'properties.templateId': ({ description }) => ({ description, ...vocabulary.templateIds }),
    'properties.args': { additionalProperties: { description: 'An argument of the template.' }, ...args },
  });
  return { ...described, allOf: [...vocabulary.templateCalls].map(([id, call]) => when('templateId', id, call)) };
}

const loop = (node: SchemaNode): SchemaNode =>
  refined(node, {
    'properties.loopId': vocabulary.stepId,
    'properties.title': vocabulary.oneLine,
    'properties.maxIterations': { maximum: loopIterationsMax },
    'properties.functionDefinitions': (list) => refined(list, functionDefinitions),
  });

function step({ then: typed, else: simple }: SchemaNode): SchemaNode {
  const [call, whileLoop, forEach] = (typed as SchemaNode)['anyOf'] as readonly [SchemaNode, SchemaNode, SchemaNode];
  const forItems = refined(loop(forEach), { 'properties.items': vocabulary.contextKey });
  const { properties, allOf } = tagged([templateCall(call), loop(whileLoop), forItems], 'type', stepTypes);
  return {
    type: 'object',
    properties,
    allOf: [otherwise({ required: ['type'] }, { allOf }, simpleStep(simple as SchemaNode))],
  };
}

function condition({ anyOf }: SchemaNode): SchemaNode {
  const branches = (anyOf as readonly SchemaNode[]).map((branch) =>
    'key' in propertiesOf(branch) ? refined(branch, { 'properties.key': vocabulary.contextKey }) : branch,
  );
  const [first] = branches;
  const union = tagged(branches, 'kind', conditionKinds);
  return {
    ...union,
    type: 'object',
    required: ['id', 'kind'],
    properties: { id: propertiesOf(first ?? {})['id'], ...propertiesOf(union) },
  };
}

const criterionRefinements: Readonly<Record<string, (branch: SchemaNode) => SchemaNode>> = {
  contains: (branch) => branch,
  regex: (branch) =>
    refined(branch, { 'properties.pattern': vocabulary.re2Pattern, 'properties.flags': vocabulary.patternFlags }),
  length: (branch) => ({ ...branch, anyOf: [{ required: ['min'] }, { required: ['max'] }] }),
};

const describedOnly = ({ description }: SchemaNode): SchemaNode => ({ description });

/** One check by its `type`, or several joined by the one key that says how. */
function criteria({ anyOf }: SchemaNode): SchemaNode {
  const [single, ...joined] = anyOf as readonly [SchemaNode, ...SchemaNode[]];
  const checks = (single['anyOf'] as readonly SchemaNode[]).map(
    (branch) => criterionRefinements[constantOf(branch, 'type')]?.(branch) ?? branch,
  );
  const { properties, allOf } = tagged(checks, 'type', criterionTypes);
  const bySingleKey = joined.map((branch): readonly [string, SchemaNode] => {
    const [key = ''] = branch['required'] as readonly string[];
    return [key, branch];
  });
  const isCheck: SchemaNode = { required: ['type'], allOf };
  return {
    type: 'object',
    properties: {
      ...(properties as object),
      ...Object.fromEntries(bySingleKey.map(([key, branch]) => [key, describedOnly(propertiesOf(branch)[key] ?? {})])),
    },
    allOf: [bySingleKey.reduce((rest, [key, branch]) => otherwise({ required: [key] }, branch, rest), isCheck)],
  };
}

/** Every id of the delimiter-safe form says in words what it may hold. */
function withPatternWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPatternWords);
  if (!isNode(value)) return value;
  const { pattern, patternErrorMessage } = vocabulary.identifier;
  const node = value['pattern'] === pattern ? { ...value, patternErrorMessage } : value;
  return Object.fromEntries(Object.entries(node).map(([key, member]) => [key, withPatternWords(member)]));
}

/** @param base the published shape, with its definitions */
export function editorWorkflow(base: SchemaNode): SchemaNode {
  const described = refined(base, {
    'properties.id': vocabulary.ownWorkflowId,
    'properties.name': vocabulary.oneLine,
    'properties.description': { ...vocabulary.blankFree, maxLength: descriptionBytesMax },
    'properties.version': {
      patternErrorMessage:
        'Write three numbers with dots between them, such as `1.0.0`; a suffix such as `-beta.1` can follow.',
    },
    'properties.agentRole': vocabulary.blankFree,
    'properties.features.items': features,
    'properties.inputs.items': input,
    'properties.functionDefinitions': (list) => refined(list, functionDefinitions),
    'properties.guidance.items': vocabulary.blankFree,
    'properties.extensionPoints': (points) => ({
      ...refined(points, { 'additionalProperties.properties.defaultBinding': vocabulary.workflowIds }),
      propertyNames: vocabulary.slotName,
    }),
    'properties.lintIgnore.items.properties.rule': vocabulary.lintRuleIds,
    'definitions.Step': step,
    'definitions.Condition': condition,
    'definitions.ValidationCriteria': criteria,
  });
  return withPatternWords(described) as SchemaNode;
}

/** .workrail/bindings.json: ids of workflows, names of slots. */
export const editorBindings = (base: SchemaNode): SchemaNode => ({
  ...refined(base, {
    additionalProperties: { propertyNames: vocabulary.slotName },
    'additionalProperties.additionalProperties': vocabulary.workflowIds,
  }),
  propertyNames: { anyOf: [{ const: '$schema' }, vocabulary.workflowIds] },
});

/** workrail.json: each lint rule is a key of its own, with what it finds. */
export const editorProjectConfig = (base: SchemaNode): SchemaNode =>
  refinedAt(base, ['properties', 'lint'], ({ description }) => ({ description, ...vocabulary.lintLevelsByRule }));
