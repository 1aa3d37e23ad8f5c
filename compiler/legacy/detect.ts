/**
 * Which of the two formats a file is written in. Keys and forms decide, never words: a file is read as legacy when it holds
 * something that only the older format has and nothing that only the native one has. A file that is good in both is native.
 */
import { isRecord, type JsonRecord } from '../phases/1-read/shape-union.ts';
import { featureAliases } from './builtin-names.ts';

type Marks = { legacy: number; native: number };

const legacyWorkflowKeys = [
  'about',
  'clarificationPrompts',
  'examples',
  'metaGuidance',
  'metricsProfile',
  'modelTier',
  'preconditions',
  'recommendedPreferences',
  'validatedAgainstSpecVersion',
];
const nativeWorkflowKeys = [
  'agentRole',
  'aliases',
  'capabilities',
  'conditions',
  'extensionContract',
  'guidance',
  'inputs',
  'kind',
  'lintIgnore',
  'metadata',
  'recommendations',
  'tags',
];
const legacyStepKeys = [
  'askForFiles',
  'audit',
  'functionCalls',
  'guidance',
  'hasValidation',
  'loop',
  'modelTier',
  'notesOptional',
  'parallelDelegations',
  'promptFragments',
  'runCondition',
  'synthesis',
  'templateCall',
  'verification',
];
const nativeStepKeys = ['items', 'loopId', 'output', 'templateId', 'userDependencies', 'when', 'while'];
const nativeStepTypes: readonly unknown[] = ['for_each', 'template_call'];

const none: readonly never[] = [];

const has = (record: JsonRecord, keys: readonly string[]) => keys.some((key) => Object.hasOwn(record, key));
const listAt = (record: JsonRecord, key: string): readonly unknown[] => {
  const value = Object.hasOwn(record, key) ? record[key] : undefined;
  return Array.isArray(value) ? value : none;
};

/** Parts of kind `text`, and a list where a line stands. */
function isLegacyPart(value: unknown): boolean {
  if (Array.isArray(value)) return value.some((part) => Array.isArray(part) || isLegacyPart(part));
  if (!isRecord(value)) return false;
  return value['kind'] === 'text';
}

function hasLegacyBlocks(blocks: unknown): boolean {
  if (!isRecord(blocks)) return false;
  const outputs = isRecord(blocks['outputRequired']) ? Object.values(blocks['outputRequired']) : [];
  return (
    Object.values(blocks).some(isLegacyPart) ||
    outputs.some((output) => Array.isArray(output) || isLegacyPart(output)) ||
    ['constraints', 'procedure', 'verify'].some((key) => typeof blocks[key] === 'string')
  );
}

function hasLegacyCriteria(criteria: unknown): boolean {
  if (Array.isArray(criteria)) return true;
  if (!isRecord(criteria)) return false;
  return (
    criteria['type'] === 'schema' ||
    [...listAt(criteria, 'and'), ...listAt(criteria, 'or'), criteria['not']].some(hasLegacyCriteria)
  );
}

const hasEffect = (one: unknown) => isRecord(one) && Object.hasOwn(one, 'effect');
const hasParameters = (one: unknown) => isRecord(one) && Object.hasOwn(one, 'parameters');

function markStep(step: JsonRecord, marks: Marks): void {
  const consequences = step['assessmentConsequences'];
  const legacy =
    has(step, legacyStepKeys) ||
    step['type'] === 'parallel' ||
    step['type'] === 'standard' ||
    typeof step['body'] === 'string' ||
    isRecord(step['requireConfirmation']) ||
    hasLegacyBlocks(step['promptBlocks']) ||
    hasLegacyCriteria(step['validationCriteria']) ||
    (isRecord(consequences) ? [consequences] : listAt(step, 'assessmentConsequences')).some(hasEffect) ||
    listAt(step, 'functionDefinitions').some(hasParameters);
  const native = has(step, nativeStepKeys) || nativeStepTypes.includes(step['type']);
  if (legacy) marks.legacy += 1;
  if (native) marks.native += 1;
}

function markSteps(steps: readonly unknown[], marks: Marks): void {
  for (const step of steps) {
    if (!isRecord(step)) continue;
    markStep(step, marks);
    markSteps(listAt(step, 'body'), marks);
  }
}

export function isLegacySource(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const marks: Marks = { legacy: 0, native: 0 };
  if (
    has(value, legacyWorkflowKeys) ||
    Array.isArray(value['extensionPoints']) ||
    listAt(value, 'features').some((id) => typeof id === 'string' && featureAliases.has(id)) ||
    listAt(value, 'functionDefinitions').some(hasParameters)
  )
    marks.legacy += 1;
  if (
    has(value, nativeWorkflowKeys) ||
    isRecord(value['extensionPoints']) ||
    listAt(value, 'features').some(isRecord) ||
    (typeof value['$schema'] === 'string' && value['$schema'].endsWith('workflow.v1.json'))
  )
    marks.native += 1;
  markSteps(listAt(value, 'steps'), marks);
  return marks.legacy > 0 && marks.native === 0;
}
