/** Produces the tool table that the server publishes. */
import { tools } from '../../schemas/tools.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';
import type { GeneratedFile } from './generated-file.ts';

/** Short on purpose: an agent pays for the listing. The full reply schemas are in `generated/schemas/`. */
const compactOutput = { type: 'object', properties: { ok: { type: 'boolean' } }, required: ['ok'] };

/**
 * What an input schema has beyond names, types, choices and descriptions is left to the server, which refuses with the fix: some
 * model providers reject these keywords, some clients refuse a call by them before the server can read it as it was meant, and an
 * agent pays for every byte [published-schemas-portable].
 */
const keptByServer = new Set([
  'exclusiveMinimum',
  '$schema',
  'additionalProperties',
  'maxItems',
  'maxLength',
  'maximum',
  'minItems',
  'minLength',
  'minimum',
  'pattern',
]);

function published(schema: JsonSchema): JsonSchema {
  const kept = Object.entries(schema).flatMap(([key, value]): [string, unknown][] => {
    if (keptByServer.has(key)) return [];
    // Any value is accepted there; providers reject a list whose items have no type.
    if (key === 'items') return [[key, { type: 'object', ...published(value as JsonSchema) }]];
    if (key !== 'properties') return [[key, value]];
    const properties = Object.entries(value as Record<string, JsonSchema>);
    return [[key, Object.fromEntries(properties.map(([name, inner]) => [name, published(inner)]))]];
  });
  return Object.fromEntries(kept);
}

export function toolTable(): GeneratedFile {
  const table = tools.map((tool) => {
    const { title: _title, ...input } = jsonSchemaOf({ name: tool.name, title: tool.title, schema: tool.input });
    return {
      name: tool.name,
      title: tool.title,
      description: tool.description,
      inputSchema: published(input),
      outputSchema: compactOutput,
      annotations: {
        readOnlyHint: tool.readOnly,
        destructiveHint: false,
        idempotentHint: tool.idempotent,
        openWorldHint: false,
      },
      ...(tool.alwaysLoad ? { _meta: { 'anthropic/alwaysLoad': true } } : {}),
    };
  });
  return { path: 'tools/tools.json', source: 'schemas/tools.ts', content: `${JSON.stringify(table, null, 2)}\n` };
}
