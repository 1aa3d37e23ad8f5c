/** Writes an example of the expected value, such as `[{ "id": "…", "purpose": "…", "levels": ["…", "…"] }]`. */
import { isRecord } from '../../../schemas/json-object.ts';
import type { Path } from '../../ir/document.ts';
import { dereference, type SchemaNode, typesOf } from './shape-schema.ts';

/** Longer values are not repeated in a help text. */
const repeatedMax = 60;
/** A deeper example would not help. */
const depthMax = 5;

/** Examples that the schema does not determine: the usual form if there are several. */
const usual: Readonly<Record<string, string>> = {
  steps: '[{ "id": "…", "title": "…", "prompt": "…" }]',
  body: '[{ "id": "…", "title": "…", "prompt": "…" }]',
  validationCriteria: '{ "type": "contains", "value": "…" }',
  promptBlocks: '{ "goal": "…", "procedure": ["…"] }',
  output: '{ "contractRef": "wr.contracts.…" }',
  conditions: '[{ "id": "is_large", "kind": "context_equals", "key": "size", "value": "large" }]',
  features: '["wr.features.…"]',
  capabilities: '{ "delegation": "preferred" }',
  recommendations: '{ "autonomy": "guided" }',
  args: '{ "…": "…" }',
  // A loop with one iteration is useless.
  maxIterations: '5',
};

function ofObject(node: SchemaNode, depth: number): string {
  const { properties = {}, required = [], additionalProperties } = node;
  const members = required.map((key) => `"${key}": ${sampleOf(properties[key] ?? {}, key, depth + 1)}`);
  if (members.length === 0 && typeof additionalProperties === 'object')
    members.push(`"…": ${sampleOf(additionalProperties, undefined, depth + 1)}`);
  return members.length === 0 ? '{ … }' : `{ ${members.join(', ')} }`;
}

function ofList({ items = {}, minItems = 1 }: SchemaNode, depth: number): string {
  const item = sampleOf(items, undefined, depth + 1);
  return `[${Array.from({ length: Math.max(1, minItems) }, () => item).join(', ')}]`;
}

/** @param key the key of the value */
export function sampleOf(schema: SchemaNode, key: string | undefined, depth = 0): string {
  const node = dereference(schema);
  const known = key === undefined ? undefined : usual[key];
  if (known !== undefined) return known;
  if (depth > depthMax) return '…';
  // Only a step has this kind of union: with `type` or without.
  if (node.if !== undefined) return '{ "id": "…", "title": "…", "prompt": "…" }';
  const branch = node.anyOf?.[0];
  if (branch !== undefined) return sampleOf(branch, undefined, depth);
  const value = node.const ?? node.enum?.[0];
  if (value !== undefined) return JSON.stringify(value);
  switch (typesOf(node)[0]) {
    case 'object':
      return ofObject(node, depth);
    case 'array':
      return ofList(node, depth);
    case 'integer':
    case 'number':
      return '1';
    case 'boolean':
      return 'true';
    default:
      return key === 'version' ? '"1.0.0"' : '"…"';
  }
}

/** Whether a list is expected and the value is one entry of it. */
const isItem = (items: SchemaNode, value: unknown): boolean =>
  isRecord(value)
    ? (items.required ?? []).length > 0 && items.required?.every((key) => Object.hasOwn(value, key)) === true
    : typeof value === 'string' && typesOf(items)[0] === 'string';

/** Lists of short names. The entries of other lists, such as `procedure`, are sentences, which contain commas. */
const nameLists: ReadonlySet<string> = new Set([
  ...['values', 'levels', 'tags', 'aliases', 'of', 'assessmentRefs', 'functionReferences', 'features'],
  ...['acceptedKinds', 'requiredContext', 'requiredArtifacts', 'accepts', 'produces'],
]);

/** The list that a text means: `quick|full` in a list of names is two of them. */
function listOf(node: SchemaNode, value: unknown, key: string | undefined): string {
  if (typeof value !== 'string' || key === undefined || !nameLists.has(key)) return `[${JSON.stringify(value)}]`;
  const separator = ['|', ';', ','].find((mark) => value.includes(mark)) ?? ',';
  const names = value.split(separator).map((name) => name.trim());
  const entries = [...new Set(names)].filter((name) => name !== '').map((name) => JSON.stringify(name));
  while (entries.length < (node.minItems ?? 1)) entries.push('"…"');
  return `[${entries.join(', ')}]`;
}

/** Any text is accepted, so a number may be intended as text. */
const isFreeText = (node: SchemaNode): boolean =>
  typesOf(node)[0] === 'string' && (node.const ?? node.enum ?? node.pattern) === undefined;

/** The number or boolean that a text contains: `"20"`, `"False"`. */
function withoutQuotes(node: SchemaNode, text: string): string | null {
  const type = typesOf(node)[0];
  if (type === 'boolean') return /^(?:true|false)$/i.test(text) ? text.toLowerCase() : null;
  if (text.length > repeatedMax || (type !== 'integer' && type !== 'number')) return null;
  const { minimum = -Infinity, exclusiveMinimum = -Infinity } = node;
  const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  const isAllowed = number >= minimum && number > exclusiveMinimum && Number.isFinite(number);
  return isAllowed && (type === 'number' || (/^\d+$/.test(text) && Number.isSafeInteger(number))) ? text : null;
}

/** `value` converted to the expected form if it only needs to be wrapped or unquoted; otherwise an example. */
function expectedFor(schema: SchemaNode, value: unknown, key: string | undefined): string {
  const node = dereference(schema);
  const text = JSON.stringify(value);
  if (key === 'validationCriteria' && Array.isArray(value)) return '{ "and": [ … ] }';
  if (isFreeText(node) && (typeof value === 'number' || typeof value === 'boolean')) return JSON.stringify(text);
  const unquoted = typeof value === 'string' && node.enum === undefined ? withoutQuotes(node, value.trim()) : null;
  if (unquoted !== null) return unquoted;
  if (node.items !== undefined && text.length <= repeatedMax && isItem(dereference(node.items), value))
    return listOf(node, value, key);
  return sampleOf(schema, key);
}

/** `"steps": [{ … }]`: what to write at a path instead of `value`. */
export function expectedAt(schema: SchemaNode, value: unknown, path: Path): string {
  const key = path.at(-1);
  const sample = expectedFor(schema, value, typeof key === 'string' ? key : undefined);
  return typeof key === 'string' ? `"${key}": ${sample}` : sample;
}
