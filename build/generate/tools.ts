/** Produces the tool table that the server publishes. */
import { tools } from '../../schemas/tools.ts';
import { jsonSchemaOf } from './json-schema.ts';
import type { GeneratedFile } from './generated-file.ts';

/** Short on purpose: an agent pays for the listing. The full reply schemas are in `generated/schemas/`. */
const compactOutput = { type: 'object', properties: { ok: { type: 'boolean' } }, required: ['ok'] };

export function toolTable(): GeneratedFile {
  const table = tools.map((tool) => {
    const {
      $schema: _draft,
      title: _title,
      ...inputSchema
    } = jsonSchemaOf({
      name: tool.name,
      title: tool.title,
      schema: tool.input,
    });
    return {
      name: tool.name,
      title: tool.title,
      description: tool.description,
      inputSchema,
      outputSchema: compactOutput,
      annotations: { readOnlyHint: tool.readOnly, destructiveHint: false, openWorldHint: false },
    };
  });
  return { path: 'tools/tools.json', source: 'schemas/tools.ts', content: `${JSON.stringify(table, null, 2)}\n` };
}
