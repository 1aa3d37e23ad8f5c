/**
 * Nothing authored is dead: for every field of the source schema stands here where a change of it shows. A field that joins the
 * schema fails the test until it has a line, or an exception with its reason.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { artifactsOf } from '../../compiler/artifacts/artifacts.ts';
import { compileAll } from '../../compiler/compile.ts';
import type { JsonObject, JsonValue } from '../../schemas/canonical/json.ts';
import { canonicalText } from '../../schemas/canonical/json.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import { readCase } from './fixture-case.ts';

const folder = join(import.meta.dirname, 'fixtures/compile/everything');
const schemaPath = join(import.meta.dirname, '../../generated/shapes/workflow.v1.json');

// The fields of the schema -------------------------------------------------------------------------------------------

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objectAt = (value: JsonObject, key: string): JsonObject => {
  const found = value[key];
  return isObject(found) ? found : {};
};
const listAt = (value: JsonObject, key: string): readonly JsonObject[] => {
  const found = value[key];
  return Array.isArray(found) ? found.filter(isObject) : [];
};

/** `template_call`, `context_in`: what tells a branch of a union from the others. */
function branchName(branch: JsonObject): string {
  const properties = objectAt(branch, 'properties');
  for (const key of ['type', 'kind']) {
    const constant = objectAt(properties, key)['const'];
    if (typeof constant === 'string') return `(${constant})`;
  }
  return '';
}

/** Every field as `steps[](loop).while.conditionId`. One that has a single value cannot be changed, and is left out. */
function fieldsOf(schema: JsonObject): ReadonlySet<string> {
  const fields = new Set<string>();
  const visit = (node: JsonObject, path: string, open: readonly string[]): void => {
    const ref = node['$ref'];
    if (typeof ref === 'string') {
      const name = ref.replace('#/definitions/', '');
      if (!open.includes(name)) visit(objectAt(objectAt(schema, 'definitions'), name), path, [...open, name]);
      return;
    }
    for (const branch of [...listAt(node, 'anyOf'), objectAt(node, 'then'), objectAt(node, 'else')])
      visitInner(branch, `${path}${branchName(branch)}`, open);
    for (const [key, property] of Object.entries(objectAt(node, 'properties'))) {
      if (!isObject(property) || property['const'] !== undefined) continue;
      const field = path === '' ? key : `${path}.${key}`;
      fields.add(field);
      visit(property, field, open);
    }
    visitInner(objectAt(node, 'additionalProperties'), `${path}.*`, open);
    visitInner(objectAt(node, 'items'), `${path}[]`, open);
  };
  const visitInner = (node: JsonObject, path: string, open: readonly string[]) => {
    if (Object.keys(node).length > 0) visit(node, path, open);
  };
  visit(schema, '', []);
  return fields;
}

// Where a field shows ------------------------------------------------------------------------------------------------

type Place =
  | 'prompt'
  | 'title'
  | 'guidance'
  | 'catalog'
  | 'flow'
  | 'step'
  | 'condition'
  | 'input'
  | 'contract'
  | 'function'
  | 'slot'
  | 'binding'
  | 'reference'
  | 'recommendation'
  | 'capability'
  | 'feature'
  | 'offer'
  | 'metadata';

/** What an agent, the runtime or a catalog reads there. */
const placesOf = (snapshot: CompiledSnapshot, entry: unknown): { readonly [place in Place]: unknown } => ({
  prompt: snapshot.steps.map(({ prompt }) => prompt),
  title: [...snapshot.steps, ...snapshot.loops].map(({ title }) => title),
  guidance: snapshot.guidance,
  catalog: entry,
  flow: [snapshot.flow, snapshot.loops, snapshot.steps.map(({ stepId }) => stepId)],
  step: snapshot.steps.map(({ prompt: _prompt, title: _title, promptBlocks: _blocks, ...rest }) => rest),
  condition: snapshot.conditions,
  input: snapshot.inputs,
  contract: snapshot.contracts,
  function: snapshot.functions,
  slot: snapshot.extensionPoints,
  binding: snapshot.bindings,
  reference: snapshot.references,
  recommendation: snapshot.recommendations,
  capability: snapshot.capabilities,
  feature: snapshot.features,
  offer: snapshot.extensionContract,
  metadata: snapshot.metadata,
});

/**
 * The field, where it shows, and a change of `everything/input.json`: a pointer, and the new value or none; or a name in quotes that
 * is changed wherever it stands.
 */
type Row = readonly [field: string, place: Place, pointer: string, value?: JsonValue];

const ofFunctions = (field: string, pointer: string, name: string, scope: string): readonly Row[] => [
  [field, 'function', `${pointer}/1`, { name: 'one_more', definition: 'Nobody names it.' }],
  [`${field}[].name`, 'function', `"${name}"`, 'renamed'],
  [`${field}[].scope`, 'function', `${pointer}/0/scope`, scope],
  [`${field}[].definition`, 'prompt', `${pointer}/0/definition`, 'Other words.'],
];
const simple = 'steps[]';
const call = 'steps[](template_call)';
const loop = 'steps[](loop)';
const forEach = 'steps[](for_each)';
const point = 'extensionPoints.*';
const slot = '/extensionPoints/design_review';
const criteria = '/steps/2/validationCriteria/and';

const rows: readonly Row[] = [
  ['id', 'catalog', '/id', 'wr.other'],
  ['kind', 'catalog', '/kind', 'routine'],
  ['name', 'catalog', '/name', 'Other'],
  ['description', 'catalog', '/description', 'Other.'],
  ['version', 'catalog', '/version', '2.0.0'],
  ['tags', 'catalog', '/tags/0', 'other'],
  ['aliases', 'catalog', '/aliases/0', 'other'],
  ['agentRole', 'prompt', '/agentRole', 'Other.'],
  ['recommendations', 'recommendation', '/recommendations'],
  ['recommendations.autonomy', 'recommendation', '/recommendations/autonomy', 'full_auto_never_stop'],
  ['recommendations.riskPolicy', 'recommendation', '/recommendations/riskPolicy', 'aggressive'],
  ['capabilities', 'flow', '/capabilities'],
  ['capabilities.delegation', 'guidance', '/capabilities/delegation', 'disabled'],
  ['capabilities.web_browsing', 'flow', '/capabilities/web_browsing', 'preferred'],
  ['features', 'prompt', '/features/0'],
  ['features[].id', 'feature', '/features/1', { id: 'wr.features.capabilities' }],
  ['features[].config', 'prompt', '/features/1/config/rule', 'Other.'],
  ['references', 'reference', '/references'],
  ['references[].id', 'reference', '/references/0/id', 'other'],
  ['references[].title', 'reference', '/references/0/title', 'Other'],
  ['references[].source', 'reference', '/references/0/source', './other.json'],
  ['references[].purpose', 'reference', '/references/0/purpose', 'Other'],
  ['references[].authoritative', 'reference', '/references/0/authoritative', false],
  ['references[].resolveFrom', 'reference', '/references/0/resolveFrom', 'package'],
  ['inputs', 'input', '/inputs/4'],
  ['inputs[].key', 'input', '/inputs/4/key', 'more'],
  ['inputs[].kind', 'input', '/inputs/4/kind', 'string'],
  ['inputs[].values', 'input', '/inputs/0/values/0', 'tiny'],
  ['inputs[].required', 'input', '/inputs/0/required', false],
  ['inputs[].coerce', 'input', '/inputs/0/coerce', true],
  ['inputs[].sensitive', 'input', '/inputs/0/sensitive', true],
  ['inputs[].description', 'input', '/inputs/0/description', 'Other.'],
  ['conditions', 'condition', '/conditions/12'],
  ['conditions[](always_true).id', 'condition', '"yes"', 'surely'],
  ['conditions[](always_false).id', 'condition', '/conditions/1/id', 'never'],
  ['conditions[](loop_control).id', 'flow', '"again"', 'again_and_again'],
  ['conditions[](context_equals).id', 'condition', '"is_large"', 'is_not_small'],
  ['conditions[](context_equals).key', 'condition', '/conditions/3/key', 'ticket'],
  ['conditions[](context_equals).value', 'condition', '/conditions/3/value', 'small'],
  ['conditions[](context_in).id', 'condition', '/conditions/4/id', 'is_one'],
  ['conditions[](context_in).key', 'condition', '/conditions/4/key', 'otherText'],
  ['conditions[](context_in).values', 'condition', '/conditions/4/values/0', 'B-1'],
  ['conditions[](context_at_least).id', 'condition', '/conditions/5/id', 'is_more'],
  ['conditions[](context_at_least).key', 'condition', '/conditions/5/key', 'otherNumber'],
  ['conditions[](context_at_least).value', 'condition', '/conditions/5/value', 3],
  ['conditions[](context_at_most).id', 'condition', '/conditions/6/id', 'is_less'],
  ['conditions[](context_at_most).key', 'condition', '/conditions/6/key', 'otherNumber'],
  ['conditions[](context_at_most).value', 'condition', '/conditions/6/value', 30],
  ['conditions[](context_contains).id', 'condition', '/conditions/7/id', 'has_first'],
  ['conditions[](context_contains).key', 'condition', '/conditions/7/key', 'others'],
  ['conditions[](context_contains).value', 'condition', '/conditions/7/value', 'second'],
  ['conditions[](context_present).id', 'condition', '"has_ticket"', 'is_there'],
  ['conditions[](context_present).key', 'condition', '/conditions/8/key', 'size'],
  ['conditions[](all).id', 'condition', '"is_both"', 'is_all'],
  ['conditions[](all).of', 'condition', '/conditions/9/of/0', 'no'],
  ['conditions[](any).id', 'condition', '"is_either"', 'is_any'],
  ['conditions[](any).of', 'condition', '/conditions/10/of/0', 'no'],
  ['conditions[](not).id', 'condition', '/conditions/11/id', 'is_none'],
  ['conditions[](not).of', 'condition', '/conditions/11/of', 'is_both'],
  ...ofFunctions('functionDefinitions', '/functionDefinitions', 'rubric', 'step'),
  ['assessments', 'contract', '/assessments/1/purpose', 'Other.'],
  ['assessments[].id', 'contract', '"quality"', 'other'],
  ['assessments[].purpose', 'prompt', '/assessments/0/purpose', 'Other.'],
  ['assessments[].dimensions', 'prompt', '/assessments/0/dimensions/1'],
  ['assessments[].dimensions[].id', 'prompt', '/assessments/0/dimensions/1/id', 'other'],
  ['assessments[].dimensions[].purpose', 'prompt', '/assessments/0/dimensions/1/purpose', 'Other.'],
  ['assessments[].dimensions[].levels', 'prompt', '/assessments/0/dimensions/1/levels/0', 'simple'],
  ['assessments[].dimensions[].required', 'prompt', '/assessments/0/dimensions/0/required', false],
  ['guidance', 'guidance', '/guidance/0', 'Other.'],
  ['extensionPoints', 'slot', `${slot}/purpose`, 'Other.'],
  [`${point}.purpose`, 'slot', `${slot}/purpose`, 'Other.'],
  [`${point}.defaultBinding`, 'prompt', `${slot}/defaultBinding`, 'wr.routine_own_review'],
  [`${point}.acceptedKinds`, 'slot', `${slot}/acceptedKinds`],
  [`${point}.inputContract`, 'slot', `${slot}/inputContract`],
  [`${point}.inputContract.requiredContext`, 'slot', `${slot}/inputContract/requiredContext`],
  [`${point}.inputContract.optionalContext`, 'slot', `${slot}/inputContract/optionalContext/0`, 'other'],
  [`${point}.outputContract`, 'slot', `${slot}/outputContract`],
  [`${point}.outputContract.requiredArtifacts`, 'slot', `${slot}/outputContract/requiredArtifacts`],
  ['extensionContract', 'offer', '/extensionContract'],
  ['extensionContract.accepts', 'offer', '/extensionContract/accepts/0', 'other'],
  ['extensionContract.produces', 'offer', '/extensionContract/produces/0', 'other'],
  ['steps', 'flow', '/steps/2'],
  [`${simple}.id`, 'flow', '/steps/2/id', 'other'],
  [`${simple}.title`, 'title', '/steps/2/title', 'Other'],
  [`${simple}.prompt`, 'prompt', '/steps/2/prompt', 'Other.'],
  [`${simple}.promptBlocks`, 'prompt', '/steps/0/promptBlocks/goal', 'Other.'],
  [`${simple}.promptBlocks.goal`, 'prompt', '/steps/0/promptBlocks/goal/0', 'Other.'],
  [`${simple}.promptBlocks.goal(ref).refId`, 'prompt', '/steps/0/promptBlocks/goal/1/refId', 'wr.refs.modes'],
  [`${simple}.promptBlocks.goal[](ref).refId`, 'prompt', '/steps/0/promptBlocks/goal/1/refId', 'wr.refs.modes'],
  ...['constraints', 'procedure', 'verify'].flatMap((block): readonly Row[] => [
    [`${simple}.promptBlocks.${block}`, 'prompt', `/steps/0/promptBlocks/${block}/0`, 'Other.'],
    [
      `${simple}.promptBlocks.${block}[](ref).refId`,
      'prompt',
      `/steps/0/promptBlocks/${block}/0`,
      { kind: 'ref', refId: 'wr.refs.append_only_truth' },
    ],
  ]),
  [`${simple}.promptBlocks.outputRequired`, 'prompt', '/steps/0/promptBlocks/outputRequired/notesMarkdown', 'Other.'],
  [`${simple}.agentRole`, 'prompt', '/steps/0/agentRole', 'Other.'],
  [`${simple}.requireConfirmation`, 'step', '/steps/0/requireConfirmation', false],
  [`${simple}.notes`, 'step', '/steps/0/notes', 'required'],
  [`${simple}.when`, 'step', '/steps/0/when', 'yes'],
  [`${simple}.functionReferences`, 'prompt', '/steps/0/functionReferences/1'],
  ...ofFunctions(`${simple}.functionDefinitions`, '/steps/0/functionDefinitions', 'own', 'loop'),
  [`${simple}.userDependencies`, 'step', '/steps/0/userDependencies'],
  [
    `${simple}.userDependencies[].reason`,
    'step',
    '/steps/0/userDependencies/0',
    {
      reason: 'needs_user_approval',
      contextKey: 'ticket',
      message: 'Which ticket?',
    },
  ],
  [`${simple}.userDependencies[].choiceKind`, 'step', '/steps/0/userDependencies/0/choiceKind', 'irreversible_action'],
  [`${simple}.userDependencies[].contextKey`, 'step', '/steps/0/userDependencies/0/contextKey', 'size'],
  [`${simple}.userDependencies[].message`, 'prompt', '/steps/0/userDependencies/0/message', 'Other?'],
  [`${simple}.output`, 'step', '/steps/0/output'],
  [`${simple}.output.contractRef`, 'prompt', '/steps/0/output', { hints: { notesMarkdown: 'Ten lines.' } }],
  [`${simple}.output.required`, 'step', '/steps/0/output/required', false],
  [`${simple}.output.hints`, 'prompt', '/steps/0/output/hints/notesMarkdown', 'Other.'],
  [`${simple}.outputContract`, 'prompt', '/steps/1/outputContract'],
  [
    `${simple}.outputContract.contractRef`,
    'prompt',
    '/steps/2/outputContract',
    {
      contractRef: 'wr.contracts.review_findings',
    },
  ],
  [`${simple}.outputContract.required`, 'step', '/steps/1/outputContract/required', true],
  [`${simple}.validationCriteria`, 'prompt', '/steps/2/validationCriteria'],
  [`${simple}.validationCriteria.and`, 'prompt', `${criteria}/0`],
  [`${simple}.validationCriteria.or`, 'prompt', `${criteria}/3/or/0`],
  [`${simple}.validationCriteria.not`, 'prompt', `${criteria}/4/not`, { type: 'contains', value: 'later' }],
  [`${simple}.validationCriteria(contains).value`, 'step', `${criteria}/0/value`, 'other'],
  [`${simple}.validationCriteria(contains).message`, 'prompt', `${criteria}/0/message`, 'Other.'],
  [`${simple}.validationCriteria(regex).pattern`, 'step', `${criteria}/1/pattern`, '^# '],
  [`${simple}.validationCriteria(regex).flags`, 'step', `${criteria}/1/flags`, 's'],
  [`${simple}.validationCriteria(regex).message`, 'prompt', `${criteria}/1/message`, 'Other.'],
  [`${simple}.validationCriteria(length).min`, 'step', `${criteria}/2/min`, 11],
  [`${simple}.validationCriteria(length).max`, 'step', `${criteria}/2/max`, 901],
  [`${simple}.validationCriteria(length).message`, 'prompt', `${criteria}/2/message`, 'Other.'],
  [`${simple}.assessmentRefs`, 'prompt', '/steps/0/assessmentRefs/1'],
  [`${simple}.assessmentConsequences`, 'step', '/steps/0/assessmentConsequences'],
  [
    `${simple}.assessmentConsequences[].anyEqualsLevel`,
    'step',
    '/steps/0/assessmentConsequences/0/anyEqualsLevel',
    'few',
  ],
  [`${simple}.assessmentConsequences[].forAssessment`, 'step', '/steps/0/assessmentConsequences/0/forAssessment'],
  [`${simple}.assessmentConsequences[].guidance`, 'prompt', '/steps/0/assessmentConsequences/0/guidance', 'Other.'],
  [`${call}.id`, 'flow', '/steps/3/id', 'other'],
  [`${call}.title`, 'title', '/steps/3/title', 'Other'],
  [
    `${call}.templateId`,
    'flow',
    '/steps/3',
    {
      type: 'template_call',
      id: 'rounds',
      templateId: 'wr.templates.capability_probe',
      args: { capability: 'delegation' },
    },
  ],
  [`${call}.args`, 'prompt', '/steps/3/args/subject', 'the tests'],
  [`${call}.when`, 'step', '/steps/3/when', 'yes'],
  [`${call}.requireConfirmation`, 'step', '/steps/3/requireConfirmation', false],
  [`${call}.notes`, 'step', '/steps/3/notes', 'required'],
  [`${loop}.loopId`, 'flow', '/steps/4/loopId', 'other'],
  [`${loop}.title`, 'title', '/steps/4/title', 'Other'],
  [`${loop}.maxIterations`, 'flow', '/steps/4/maxIterations', 4],
  ...ofFunctions(`${loop}.functionDefinitions`, '/steps/4/functionDefinitions', 'local', 'workflow'),
  [`${loop}.when`, 'flow', '/steps/4/when', 'yes'],
  [`${loop}.while`, 'flow', '/steps/4/while', { kind: 'condition_ref', conditionId: 'once_more' }],
  [`${loop}.while.conditionId`, 'flow', '/steps/4/while/conditionId', 'once_more'],
  [`${loop}.body`, 'prompt', '/steps/4/body/0/prompt', 'Other.'],
  [`${forEach}.loopId`, 'flow', '/steps/5/loopId', 'other'],
  [`${forEach}.title`, 'title', '/steps/5/title', 'Other'],
  [`${forEach}.maxIterations`, 'flow', '/steps/5/maxIterations', 6],
  ...ofFunctions(`${forEach}.functionDefinitions`, '/steps/5/functionDefinitions', 'local', 'workflow'),
  [`${forEach}.when`, 'flow', '/steps/5/when', 'yes'],
  [`${forEach}.items`, 'flow', '/steps/5/items', 'others'],
  [`${forEach}.body`, 'prompt', '/steps/5/body/0/prompt', 'Other.'],
  ['metadata', 'metadata', '/metadata/modelTier', 'small'],
];

const exceptions: ReadonlyMap<string, string> = new Map([
  ['$schema', 'editors read it'],
  ['lintIgnore', 'lint reads it, and lint never changes what is compiled'],
  ['lintIgnore[].rule', 'lint reads it'],
  ['lintIgnore[].step', 'lint reads it'],
  ['lintIgnore[].reason', 'a reviewer reads it'],
]);

// ---------------------------------------------------------------------------------------------------------------------

const { inputs, host } = await readCase(folder);
const [main, ...children] = inputs;
if (main === undefined) throw new Error('the fixture has an input');

function changed(pointer: string, value: JsonValue | undefined): string {
  const text = main?.text ?? '';
  if (pointer.startsWith('"')) return text.replaceAll(pointer, JSON.stringify(value));
  const source: JsonValue = JSON.parse(text);
  const keys = pointer.split('/').slice(1);
  const last = keys.pop() ?? '';
  const holder = keys.reduce((inner: unknown, key) => (inner as Record<string, unknown>)[key], source);
  if (Array.isArray(holder)) holder.splice(Number(last), 1, ...(value === undefined ? [] : [value]));
  else if (value === undefined) delete (holder as Record<string, unknown>)[last];
  else Object.assign(holder as object, { [last]: value });
  return JSON.stringify(source);
}

function compiledFrom(text: string) {
  const result = compileAll([{ file: 'everything.json', text, sourceKind: 'bundled' }, ...children], host);
  const errors = result.diagnostics.filter(({ severity }) => severity === 'error');
  const compiled = result.compiled.find(({ file }) => file === 'everything.json');
  if (compiled === undefined) throw new Error(errors.map(({ rendered }) => rendered).join('\n'));
  const catalog: { readonly workflows: readonly JsonObject[] } = JSON.parse(
    artifactsOf({ compiled: [compiled], diagnostics: [] }, '1').catalog,
  );
  const [{ workflowHash: _hash, sourceDigest: _digest, sourceBytesDigest: _bytes, ...entry } = {}] = catalog.workflows;
  return { text: compiled.text, places: placesOf(compiled.snapshot, entry) };
}

const original = compiledFrom(main.text);

describe('nothing authored is dead:', () => {
  // @verifies nothing-authored-is-dropped
  it('every field of the schema says where it shows, or why it does not', () => {
    const schema: JsonObject = JSON.parse(readFileSync(schemaPath, 'utf8'));
    const known = [...rows.map(([field]) => field), ...exceptions.keys()];
    expect([...fieldsOf(schema)].sort()).toEqual([...new Set(known)].sort());
    expect(known.length).toBe(new Set(known).size);
  });

  // @verifies nothing-authored-is-dropped
  it.each(rows.map((row) => ({ row, field: row[0], place: row[1] })))('a change of $field shows', ({ row }) => {
    const [, place, pointer, value] = row;
    const after = compiledFrom(changed(pointer, value));
    expect(canonicalText({ at: after.places[place] ?? null } as JsonObject)).not.toBe(
      canonicalText({ at: original.places[place] ?? null } as JsonObject),
    );
    expect(after.text).not.toBe(original.text);
  });

  // @verifies nothing-authored-is-dropped
  it('the exceptions change nothing', () => {
    for (const field of ['$schema', 'lintIgnore'])
      expect(compiledFrom(changed(`/${field}`, undefined)).text).toBe(original.text);
  });
});
