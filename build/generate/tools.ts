/** Produces the tool table that the server publishes, and its reference page. */
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

export function toolReference(): GeneratedFile {
  const lines = ['# Tools', '', 'Generated from `schemas/tools.ts` by `npm run generate`; do not edit.', ''];
  for (const tool of tools) {
    lines.push(
      `## ${tool.name}`,
      '',
      tool.description,
      '',
      `Input: [\`tool.${tool.name}.input\`](../schemas/tool.${tool.name}.input.json). Reply: [\`tool.${tool.name}.reply\`](../schemas/tool.${tool.name}.reply.json).`,
      '',
      '| argument | needed | what it is |',
      '| --- | --- | --- |',
    );
    for (const [name, field] of Object.entries(tool.input.shape)) {
      const optional = field.isOptional();
      const description = field.description ?? (optional ? field._def.innerType?.description : undefined) ?? '';
      lines.push(`| \`${name}\` | ${optional ? 'no' : 'yes'} | ${description} |`);
    }
    lines.push('');
  }
  return { path: 'reference/tools.md', source: 'schemas/tools.ts', content: lines.join('\n') };
}
