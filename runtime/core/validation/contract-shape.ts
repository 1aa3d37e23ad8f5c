/**
 * Which JSON Schemas a contract may have. A pinned workflow may come from a bundle of somebody else's, and a schema is compiled to
 * code: so only the keywords that the compiler writes, each with a value of its kind. No reference, no format, nothing asynchronous.
 * Asked once, when a workflow is read [contract-schemas-are-closed]. Pure.
 */
import { isRecord } from '../../../schemas/json-object.ts';
import { jsonDepthMax } from '../../../schemas/limits.ts';

type Check = (value: unknown, depth: number, keyword: string) => string | null;

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;
const isListOf = (isItem: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(isItem);
const types: ReadonlySet<unknown> = new Set(['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']);

const must =
  (isValid: (value: unknown) => boolean): Check =>
  (value, _depth, keyword) =>
    isValid(value) ? null : `the keyword ${keyword} has an invalid value`;

const schemas: Check = (values, depth, keyword) =>
  Array.isArray(values) && values.length > 0 ? first(values, depth, keyword) : `${keyword} is not a list of schemas`;
const properties: Check = (values, depth, keyword) =>
  isRecord(values) ? first(Object.values(values), depth, keyword) : `${keyword} is not an object`;

const keywords: ReadonlyMap<string, Check> = new Map<string, Check>([
  ...['$schema', '$id', '$comment', 'title', 'description'].map((name): [string, Check] => [name, must(isText)]),
  ['type', must((value) => types.has(value))],
  ['const', () => null],
  ['enum', must((value) => Array.isArray(value) && value.length > 0)],
  ['pattern', must(isText)],
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties'].map((name): [string, Check] => [
    name,
    must(isCount),
  ]),
  ...['minimum', 'maximum'].map((name): [string, Check] => [name, must(Number.isFinite)]),
  [
    'required',
    must((value) => isListOf(isText)(value) && new Set(value as string[]).size === (value as string[]).length),
  ],
  ['properties', properties],
  [
    'additionalProperties',
    (value, depth, keyword) => (typeof value === 'boolean' ? null : schema(value, depth, keyword)),
  ],
  ...['items', 'contains', 'not', 'if', 'then', 'else'].map((name): [string, Check] => [name, schema]),
  ...['allOf', 'anyOf', 'oneOf'].map((name): [string, Check] => [name, schemas]),
]);

function first(values: readonly unknown[], depth: number, keyword: string): string | null {
  for (const value of values) {
    const fault = schema(value, depth, keyword);
    if (fault !== null) return fault;
  }
  return null;
}

function schema(value: unknown, depth: number, holder: string): string | null {
  if (!isRecord(value)) return `${holder} is not a schema`;
  if (depth > jsonDepthMax) return `${holder} is nested more than ${jsonDepthMax} levels deep`;
  for (const [keyword, part] of Object.entries(value)) {
    const check = keywords.get(keyword);
    if (check === undefined) return `contracts do not support the keyword ${JSON.stringify(keyword.slice(0, 40))}`;
    const fault = check(part, depth + 1, keyword);
    if (fault !== null) return fault;
  }
  return null;
}

/** The first thing in a schema that no contract of ours has, or null. */
export const contractSchemaFault = (value: unknown): string | null => schema(value, 0, 'the whole');
