/**
 * The shape of a workflow in the older format, for the explainer of phase 1: unknown keys are refused, with the key that was
 * meant. It is as wide as the older format, and wider where a wider form has one meaning; what has none is a finding.
 */
import { autonomyLevels, functionScopes, riskPolicies } from '../../schemas/closed-sets.ts';
import { explainShape } from '../phases/1-read/explain-shape.ts';
import type { SchemaNode } from '../phases/1-read/shape-schema.ts';
import type { UnlocatedDiagnostic } from '../diagnostics/unlocated.ts';
import type { SourceDocument } from '../ir/document.ts';
import type { JsonValue } from '../../schemas/canonical/json.ts';
import { comparisonKeys, type LegacyWorkflow } from './source.ts';

type Properties = { readonly [key: string]: SchemaNode };

const anything: SchemaNode = {};
const text: SchemaNode = { type: 'string', minLength: 1 };
const flag: SchemaNode = { type: 'boolean' };
const count: SchemaNode = { type: 'integer', minimum: 0 };
const choice = (...values: readonly string[]): SchemaNode => ({ type: 'string', enum: values });
const list = (items: SchemaNode, minItems = 0): SchemaNode => ({ type: 'array', items, minItems });
const oneOf = (...branches: readonly SchemaNode[]): SchemaNode => ({ anyOf: branches });
const record = (values: SchemaNode): SchemaNode => ({ type: 'object', additionalProperties: values });

/** `required` names keys of `properties`. */
function object(required: readonly string[], properties: Properties): SchemaNode {
  return { type: 'object', additionalProperties: false, required, properties };
}

const tagged = (key: 'type' | 'kind', value: string, required: readonly string[], properties: Properties): SchemaNode =>
  object([key, ...required], { [key]: { type: 'string', const: value }, ...properties });

/** A node that holds itself: its properties are filled in behind. */
function recursive(make: (self: SchemaNode) => SchemaNode): SchemaNode {
  const self: { -readonly [Key in keyof SchemaNode]: SchemaNode[Key] } = {};
  return Object.assign(self, make(self));
}

const conditionKeys = (self: SchemaNode): Properties => ({
  var: text,
  ...Object.fromEntries(comparisonKeys.map((key) => [key, key === 'in' ? list(anything) : anything])),
  and: list(self),
  or: list(self),
  not: self,
});
const condition = recursive((self) => object([], conditionKeys(self)));

const part = oneOf(
  tagged('kind', 'text', ['text'], { text: { type: 'string' } }),
  tagged('kind', 'ref', ['refId'], { refId: text }),
);
const partOrText = oneOf(text, part);
const promptText = oneOf(text, part, list(partOrText, 1));
const promptLines = oneOf(text, list(promptText));
const promptBlocks = object([], {
  goal: promptText,
  constraints: promptLines,
  procedure: promptLines,
  outputRequired: record(promptText),
  verify: promptLines,
});

const criteria = recursive((self) =>
  oneOf(
    tagged('type', 'contains', ['value'], { value: text, message: text }),
    tagged('type', 'regex', ['pattern'], { pattern: text, flags: { type: 'string' }, message: text }),
    tagged('type', 'length', [], { min: count, max: { type: 'integer', minimum: 1 }, message: text }),
    tagged('type', 'schema', [], { schema: anything, value: anything, message: text }),
    object(['and'], { and: list(self) }),
    object(['or'], { or: list(self) }),
    object(['not'], { not: self }),
    list(self),
  ),
);

const parameter = object(['name', 'type'], {
  name: text,
  type: text,
  required: flag,
  description: text,
  enum: list(anything),
  default: anything,
});
const functionDefinition = object(['name', 'definition'], {
  name: text,
  definition: text,
  parameters: list(parameter),
  scope: choice(...functionScopes),
});
const contract = object(['contractRef'], { contractRef: text, required: flag });
/** A condition has no key that must be there, so that a union could not tell it from what has a `kind`. */
const confirmation = oneOf(
  flag,
  object([], { kind: choice('coordinator_eval', 'human_approval'), condition, ...conditionKeys(condition) }),
);
const consequence = object(['when', 'effect'], {
  when: object(['anyEqualsLevel'], { anyEqualsLevel: text, forAssessment: text }),
  effect: tagged('kind', 'require_followup', ['guidance'], { guidance: text }),
});

const stepKeys: Properties = {
  id: text,
  title: text,
  prompt: text,
  promptBlocks,
  agentRole: text,
  requireConfirmation: confirmation,
  templateCall: object(['templateId'], { templateId: text, args: record(anything) }),
  promptFragments: list(object(['text'], { id: text, when: condition, text })),
  guidance: oneOf(text, list(text)),
  askForFiles: flag,
  hasValidation: flag,
  modelTier: text,
  notesOptional: flag,
  runCondition: condition,
  validationCriteria: criteria,
  outputContract: contract,
  assessmentRefs: list(text),
  assessmentConsequences: oneOf(consequence, list(consequence)),
  functionReferences: list(text),
  functionDefinitions: list(functionDefinition),
  functionCalls: list(object(['name'], { name: text, args: anything })),
  audit: object([], { prompt: text, rubric: oneOf(text, list(partOrText, 1)) }),
  verification: object([], { command: text, prompt: text }),
};
const loop = object(['type', 'maxIterations'], {
  type: choice('while', 'until', 'for', 'forEach'),
  maxIterations: { type: 'integer', minimum: 1 },
  condition,
  conditionSource: oneOf(
    tagged('kind', 'artifact_contract', ['contractRef'], { contractRef: text, loopId: text }),
    tagged('kind', 'context_variable', ['condition'], { condition }),
  ),
  count: oneOf(count, text),
  items: text,
  iterationVar: text,
  itemVar: text,
  indexVar: text,
});
const delegation = object(['workflowId'], {
  workflowId: text,
  goal: text,
  runCondition: condition,
  contextMapping: record(anything),
  args: record(anything),
  modelTier: text,
  allowedTools: list(text),
});
const step = recursive((self) => ({
  type: 'object',
  if: { required: ['type'] },
  // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword
  then: oneOf(
    tagged('type', 'standard', ['id', 'title'], stepKeys),
    tagged('type', 'loop', ['id', 'title', 'loop', 'body'], { ...stepKeys, loop, body: oneOf(text, list(self, 1)) }),
    tagged('type', 'parallel', ['id', 'title', 'parallelDelegations'], {
      ...stepKeys,
      parallelDelegations: list(delegation, 1),
      synthesis: object([], { prompt: text, outputContract: contract }),
    }),
  ),
  else: object(['id', 'title'], stepKeys),
}));

const dimension = object(['id', 'purpose', 'levels'], {
  id: text,
  purpose: text,
  levels: list(text, 2),
  required: flag,
});

const workflowShape = object(['id', 'name', 'description', 'version', 'steps'], {
  $schema: text,
  id: text,
  name: text,
  description: text,
  version: text,
  modelTier: text,
  preconditions: list(text),
  clarificationPrompts: list(text),
  metaGuidance: list(text),
  functionDefinitions: list(functionDefinition),
  recommendedPreferences: object([], {
    recommendedAutonomy: choice(...autonomyLevels),
    recommendedRiskPolicy: choice(...riskPolicies),
  }),
  features: list(text),
  assessments: list(
    object(['id', 'purpose', 'dimensions'], { id: text, purpose: text, dimensions: list(dimension, 1) }),
  ),
  extensionPoints: list(
    object(['slotId', 'purpose', 'default'], { slotId: text, purpose: text, default: text, acceptedKinds: list(text) }),
  ),
  references: list(
    object(['id', 'title', 'source', 'purpose'], {
      id: text,
      title: text,
      source: text,
      purpose: text,
      authoritative: flag,
      resolveFrom: choice('workspace', 'package'),
    }),
  ),
  about: text,
  examples: list(text),
  metricsProfile: text,
  validatedAgainstSpecVersion: { type: 'integer' },
  steps: list(step, 1),
});

export type CheckedShape =
  | { readonly workflow: LegacyWorkflow; readonly findings: readonly [] }
  | { readonly workflow: null; readonly findings: readonly UnlocatedDiagnostic[] };

/** The explainer decides: what it has nothing to say about has the shape above, and that is the type. */
function isLegacyWorkflow(
  _value: JsonValue | LegacyWorkflow,
  findings: readonly UnlocatedDiagnostic[],
): _value is LegacyWorkflow {
  return findings.length === 0;
}

/** The document as a workflow of the older format, or every mistake in its shape. */
export function checkShape(document: SourceDocument): CheckedShape {
  const findings = explainShape(document, workflowShape);
  const value: JsonValue | LegacyWorkflow = document.value;
  return isLegacyWorkflow(value, findings) ? { workflow: value, findings: [] } : { workflow: null, findings };
}
