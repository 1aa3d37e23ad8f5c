/**
 * Stores equal parts of a JSON Schema once. Zod schemas are converted without references, so a shape that stands at twenty places is
 * twenty shapes, and a validator has code for each. With the parts shared, the code is a third of the size, which every command
 * that loads it has to parse.
 */
import type { JsonSchema } from './json-schema.ts';

/** Below this many characters of JSON, the call of a function costs more than the code it saves. */
const sharedFromCharacters = 200;

/** Keywords that hold one schema, a list of schemas, or schemas by name. Every other value is data. */
const oneSchema = new Set(['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains']);
const listOfSchemas = new Set(['anyOf', 'allOf', 'oneOf', 'items']);
const schemasByName = new Set(['properties', 'definitions', 'patternProperties']);

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schema with each direct subschema replaced. A tagged union keeps its branches: their tags are read where they stand. */
function mapParts(schema: JsonSchema, replace: (part: JsonSchema) => JsonSchema): JsonSchema {
  const part = (value: unknown) => (isObject(value) ? replace(value) : value);
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (keyword === 'oneOf' && schema['discriminator'] !== undefined)
        return [keyword, (value as JsonSchema[]).map((branch) => mapParts(branch, replace))];
      if (Array.isArray(value) && listOfSchemas.has(keyword)) return [keyword, value.map(part)];
      if (isObject(value) && schemasByName.has(keyword))
        return [keyword, Object.fromEntries(Object.entries(value).map(([name, each]) => [name, part(each)]))];
      return [keyword, oneSchema.has(keyword) ? part(value) : value];
    }),
  );
}

/** @returns an equal schema whose equal parts refer to one definition */
export function withSharedParts(schema: JsonSchema): JsonSchema {
  const places = new Map<string, number>();
  const count = (part: JsonSchema): JsonSchema => {
    const text = JSON.stringify(part);
    const before = places.get(text) ?? 0;
    places.set(text, before + 1);
    // A part of what stands twice is shared already.
    return before > 0 ? part : mapParts(part, count);
  };
  mapParts(schema, count);

  const shared = new Map<string, { readonly name: string; schema: JsonSchema }>();
  const share = (part: JsonSchema): JsonSchema => {
    const text = JSON.stringify(part);
    if (text.length < sharedFromCharacters || (places.get(text) ?? 0) < 2) return mapParts(part, share);
    const known = shared.get(text);
    if (known !== undefined) return { $ref: `#/definitions/${known.name}` };
    const own = { name: `shared${shared.size + 1}`, schema: {} };
    shared.set(text, own);
    own.schema = mapParts(part, share);
    return { $ref: `#/definitions/${own.name}` };
  };
  const body = mapParts(schema, share);
  if (shared.size === 0) return body;
  const parts = Object.fromEntries([...shared.values()].map((one) => [one.name, one.schema]));
  return { ...body, definitions: { ...(body['definitions'] as JsonSchema | undefined), ...parts } };
}
