/**
 * How many checks a contract schema makes of an artifact: counted before Ajv makes them, because Ajv keeps an error for each that fails.
 * The schema has only the keywords that `contract-shape.ts` lets pass. Pure.
 */
import type { JsonValue } from '../../../schemas/canonical/json.ts';

type Schema = { readonly [keyword: string]: JsonValue };
/** False once there is no room for more. */
type Count = (checks: number) => boolean;

/** Characters whose comparison or measuring costs about as much as one check. */
const textUnit = 64;
/** Ajv compares an unknown name with so many names one by one, and looks it up among more. */
const namesComparedMax = 8;

const isSchema = (value: JsonValue | undefined): value is Schema =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
const listOf = (value: JsonValue | undefined): readonly JsonValue[] => (Array.isArray(value) ? value : []);
const entriesOf = (value: JsonValue | undefined): readonly [string, JsonValue][] =>
  isSchema(value) ? Object.entries(value) : [];

/** A constant is compared with the value, and printed where they differ. */
const constantCost = (schema: Schema): number => {
  const constants = [schema['const'], schema['enum']].filter((value) => value !== undefined);
  return constants.reduce<number>((sum, value) => sum + Math.ceil(JSON.stringify(value).length / textUnit), 0);
};

/** What a schema costs by itself, whatever it is applied to. */
const ownCosts = new WeakMap<Schema, number>();
function ownCost(schema: Schema): number {
  const known = ownCosts.get(schema);
  if (known !== undefined) return known;
  const cost = 1 + Object.keys(schema).length + listOf(schema['required']).length + constantCost(schema);
  ownCosts.set(schema, cost);
  return cost;
}

/** @param pathLength of the names above the value: each error holds them */
function visit(schema: Schema, value: JsonValue, pathLength: number, count: Count): boolean {
  const text = typeof value === 'string' ? value.length : 0;
  if (!count(ownCost(schema) + Math.ceil((text + pathLength) / textUnit))) return false;
  const inPlace = [
    ...['not', 'if', 'then', 'else'].map((keyword) => schema[keyword]),
    ...['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => listOf(schema[keyword])),
  ];
  for (const part of inPlace) if (isSchema(part) && !visit(part, value, pathLength, count)) return false;
  if (Array.isArray(value)) return visitItems(schema, value, pathLength, count);
  return isSchema(value) ? visitFields(schema, value, pathLength, count) : true;
}

function visitItems(schema: Schema, items: readonly JsonValue[], pathLength: number, count: Count): boolean {
  for (const part of [schema['items'], schema['contains']]) {
    if (!isSchema(part)) continue;
    for (const item of items) if (!visit(part, item, pathLength + 1, count)) return false;
  }
  return true;
}

function visitFields(schema: Schema, fields: Schema, pathLength: number, count: Count): boolean {
  const named = entriesOf(schema['properties']);
  if (!count(named.length)) return false;
  for (const [name, part] of named) {
    if (!Object.hasOwn(fields, name) || !isSchema(part)) continue;
    if (!visit(part, fields[name] ?? null, pathLength + name.length, count)) return false;
  }
  const others = schema['additionalProperties'];
  if (others === undefined || others === true) return true;
  const names = new Set(named.map(([name]) => name));
  for (const [name, value] of Object.entries(fields)) {
    if (!count(1 + Math.min(names.size, namesComparedMax) + Math.ceil(name.length / textUnit))) return false;
    if (names.has(name) || !isSchema(others)) continue;
    if (!visit(others, value, pathLength + name.length, count)) return false;
  }
  return true;
}

/** Counts the checks of a schema over an artifact; false when there are too many. It takes no more steps than it counts. */
export const countChecks = (schema: JsonValue, artifact: JsonValue, count: Count): boolean =>
  !isSchema(schema) || visit(schema, artifact, 0, count);
