/**
 * Zod → JSON Schema, draft 7, in two forms: the published one (for editors and for other programs) and the validator's
 * copy, where a union with a tag becomes `oneOf` + `discriminator`, so that a mistake gives the errors of the branch
 * that was meant and not those of every branch.
 */
import { byKey } from '../../schemas/code-unit-order.ts';
import { isRecord } from '../../schemas/json-object.ts';
import { ignoreOverride, zodToJsonSchema } from 'zod-to-json-schema';
import { namedDefinitions, type SchemaEntry, type StepBranches, stepSchemas } from '../../schemas/registry.ts';
import type { z } from '../../schemas/zod.ts';

export type JsonSchema = { [key: string]: unknown };

const nameByDef = new Map<unknown, string>([...namedDefinitions].map(([schema, name]) => [schema._def, name]));

type Def = { readonly typeName?: string; readonly getter?: () => z.ZodTypeAny; readonly description?: string };
const nameByGetter = new Map<unknown, string>(
  [...nameByDef].flatMap(([def, name]) => ((def as Def).getter === undefined ? [] : [[(def as Def).getter, name]])),
);

/** The name under which a def is shared, looking through the lazy wrapper that recursion needs and through a description. */
function sharedName(def: unknown): string | undefined {
  const { typeName, getter } = def as Def;
  const direct = nameByDef.get(def) ?? nameByGetter.get(getter);
  if (direct !== undefined) return direct;
  return typeName === 'ZodLazy' && getter ? nameByDef.get(getter()._def) : undefined;
}

function convert(schema: z.ZodTypeAny, used: Set<string>): JsonSchema {
  const converted = zodToJsonSchema(schema, {
    $refStrategy: 'none',
    removeAdditionalStrategy: 'strict',
    override: (def) => {
      const name = def === schema._def ? undefined : sharedName(def);
      if (name === undefined) return ignoreOverride;
      used.add(name);
      const { description } = def as Def;
      return { $ref: `#/definitions/${name}`, ...(description === undefined ? {} : { description }) };
    },
  }) as JsonSchema;
  const { $schema: _draft, ...rest } = converted;
  return rest;
}

/** A step without `type` is a simple step; with one, the tag decides. Written as if/then/else so that errors stay local. */
function stepDefinition({ simple, typed }: StepBranches, used: Set<string>): JsonSchema {
  return {
    type: 'object',
    // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword
    ...{ if: { required: ['type'] }, then: { anyOf: typed.map((branch) => convert(branch, used)) } },
    else: convert(simple, used),
  };
}

function definition(name: string, used: Set<string>): JsonSchema {
  for (const [schema, candidate] of namedDefinitions) {
    if (candidate !== name) continue;
    const branches = stepSchemas.get(schema);
    if (branches !== undefined) return stepDefinition(branches, used);
    const def = schema._def as { typeName?: string; getter?: () => z.ZodTypeAny };
    return convert(def.typeName === 'ZodLazy' && def.getter ? def.getter() : schema, used);
  }
  throw new Error(`no definition is named ${name}`);
}

/** The published JSON Schema of an entry, with every shared definition that it reaches. */
export function jsonSchemaOf(entry: SchemaEntry): JsonSchema {
  const used = new Set<string>();
  const body = convert(entry.schema, used);
  const definitions: Record<string, JsonSchema> = {};
  for (let pending = [...used]; pending.length > 0; pending = [...used].filter((name) => !(name in definitions))) {
    for (const name of pending) definitions[name] = definition(name, used);
  }
  const sorted = Object.fromEntries(Object.entries(definitions).sort(byKey));
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: entry.title,
    ...body,
    ...(Object.keys(sorted).length > 0 ? { definitions: sorted } : {}),
  };
}

function tagOf(branches: readonly JsonSchema[]): string | undefined {
  const [first] = branches;
  const properties = (first?.properties ?? {}) as Record<string, JsonSchema>;
  return Object.keys(properties).find((key) =>
    branches.every((branch) => {
      const property = (branch.properties as Record<string, JsonSchema> | undefined)?.[key];
      const required = branch.required as readonly string[] | undefined;
      return typeof property?.const === 'string' && required?.includes(key) === true;
    }),
  );
}

/** The validator's copy: every tagged `anyOf` becomes `oneOf` with a discriminator. */
export function withDiscriminators(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withDiscriminators);
  if (schema === null || typeof schema !== 'object') return schema;
  const { anyOf, ...rest } = schema as JsonSchema;
  const mapped = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, withDiscriminators(value)]));
  if (!Array.isArray(anyOf)) return mapped;
  const branches = anyOf.map(withDiscriminators) as JsonSchema[];
  const tag = tagOf(branches);
  return tag === undefined
    ? { ...mapped, anyOf: branches }
    : { ...mapped, type: 'object', required: [tag], discriminator: { propertyName: tag }, oneOf: branches };
}

/** Below this, a function of its own takes more text than the checks that it would hold. */
const sharedFromCharacters = 120;
/** A part of this size becomes a separate function even if it is used once: V8 compiles a function when it is first called. */
const separateFromCharacters = 1500;

/** The keywords whose value is a schema, a list of schemas, or schemas by name. */
const schemaKeywords = new Set([
  'items',
  'additionalProperties',
  'not',
  'if',
  'then',
  'else',
  'propertyNames',
  'contains',
]);
const listKeywords = new Set(['anyOf', 'oneOf', 'allOf']);
const mapKeywords = new Set(['properties', 'patternProperties', 'definitions']);

/** A schema with each schema directly inside it replaced. */
function withParts(schema: JsonSchema, replace: (part: JsonSchema) => JsonSchema): JsonSchema {
  const replaced = (value: unknown): unknown => (isRecord(value) ? replace(value) : value);
  const entries = Object.entries(schema).map(([key, value]): [string, unknown] => {
    if (schemaKeywords.has(key)) return [key, replaced(value)];
    if (listKeywords.has(key) && Array.isArray(value)) return [key, value.map(replaced)];
    if (!mapKeywords.has(key) || !isRecord(value)) return [key, value];
    return [key, Object.fromEntries(Object.entries(value).map(([name, part]) => [name, replaced(part)]))];
  });
  return Object.fromEntries(entries);
}

/**
 * The same schema, with repeated and large parts moved to definitions. The validator gets a function for each definition, so its
 * text is much shorter, and parts that a value does not need are never compiled.
 */
export function withSharedParts(schema: JsonSchema): JsonSchema {
  const places = new Map<string, number>();
  const count = (part: JsonSchema): JsonSchema => {
    const text = JSON.stringify(part);
    const before = places.get(text) ?? 0;
    places.set(text, before + 1);
    // What is inside a repeated part was counted with its first place.
    if (before === 0) withParts(part, count);
    return part;
  };
  withParts(schema, count);
  const nameByText = new Map<string, string>();
  const definitions: Record<string, JsonSchema> = {};
  const referred = (part: JsonSchema): JsonSchema => {
    const text = JSON.stringify(part);
    const isShared = (places.get(text) ?? 0) > 1 && text.length >= sharedFromCharacters;
    if ('$ref' in part || !(isShared || text.length >= separateFromCharacters)) return withParts(part, referred);
    const known = nameByText.get(text);
    const name = known ?? `part${nameByText.size + 1}`;
    if (known === undefined) {
      nameByText.set(text, name);
      definitions[name] = withParts(part, referred);
    }
    return { $ref: `#/definitions/${name}` };
  };
  const { definitions: own, ...body } = schema;
  const named = isRecord(own) ? own : {};
  const rewritten = Object.entries(named).map(([name, part]) => [name, withParts(part as JsonSchema, referred)]);
  return { ...withParts(body, referred), definitions: { ...Object.fromEntries(rewritten), ...definitions } };
}
