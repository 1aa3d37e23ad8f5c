/** The reference page of the agent's tools: every argument with its meaning, its limits and an example call. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tools } from '../../../schemas/tools.ts';
import { isNode, propertiesOf, type SchemaNode } from '../editor/node.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { jsonSchemaOf } from '../json-schema.ts';
import { explainedSections, fieldTable, generatedFrom, page } from './page.ts';

/** One call a line: `{ "tool", "arguments" }`. */
export const exampleCalls = 'tests/docs/reference/examples/calls.jsonl';

type Call = { readonly tool: string; readonly arguments: unknown };

export const callsIn = (text: string): readonly Call[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Call);

/**
 * Meanings that the listing of the tools leaves out, by path: an agent pays for each byte of a listing, and its name says what such an
 * argument is.
 */
const meanings: Readonly<Record<string, string>> = {
  kind: 'Lists only workflows, or only routines.',
  tags: 'Lists only workflows that have all of these tags.',
  'list_workflows.query':
    'Ranks workflows by how many words of the query occur in the id, aliases, name, tags and description.',
  workspacePath: 'The absolute path of the project. Default: the project of the server.',
  workflowId: 'The id of a workflow, or one of its aliases.',
  mode: '`metadata` shows inputs and steps, `preview` adds the first prompt, `extension_points` shows the implementation of each extension point. Default: metadata.',
  preferences: 'The preferences of the run from the next step on. A preference that is absent does not change.',
  'preferences.autonomy': 'Which steps wait for the user.',
  'preferences.riskPolicy':
    'How often replies warn about exceeded recommendations, and whether a missing optional capability is recorded as a gap.',
  stateToken: 'The stateToken of the last reply, exactly as it was returned.',
  checkpointToken: 'The checkpointToken of the last reply.',
  output: 'The result of the step.',
  'output.notesMarkdown': 'What has been done so far, in Markdown.',
  'output.artifacts': 'Structured results: JSON objects whose `kind` names a contract, or data of your own.',
  gitBranch: 'Finds runs that were active on this branch.',
  gitHeadSha: 'Finds runs that were active at this commit.',
  title: 'The title of the session in lists.',
};

/** The schema with a description for each field. */
function described(node: SchemaNode, tool: string, prefix = ''): SchemaNode {
  const properties = Object.entries(propertiesOf(node)).map(([key, child]) => {
    const path = `${prefix}${key}`;
    const description = child['description'] ?? meanings[`${tool}.${path}`] ?? meanings[path] ?? '';
    return [key, described({ ...child, description }, tool, `${path}.`)] as const;
  });
  return properties.length === 0 ? node : { ...node, properties: Object.fromEntries(properties) };
}

function toolLines(
  { name, title, description, readOnly, input }: (typeof tools)[number],
  calls: readonly Call[],
): string[] {
  const schema = jsonSchemaOf({ name, title, schema: input });
  if (!isNode(schema)) throw new Error(`${name} has no schema`);
  const own = calls.filter(({ tool }) => tool === name);
  const sections = explainedSections(
    { name, schema: described(schema, name), lengthUnit: 'characters', parts: [] },
    own.map((call) => ({ file: exampleCalls, value: call.arguments })),
  );
  return [
    `## ${name}`,
    '',
    description,
    '',
    ...(name === 'start_session' ? ['Offered by `workrail serve --start-session`.', ''] : []),
    `${readOnly ? 'Reads only.' : 'Writes to the log of a session.'} Schemas: [arguments](../../generated/schemas/tool.${name}.input.json), [reply](../../generated/schemas/tool.${name}.reply.json).`,
    '',
    ...sections.flatMap(({ fields }) => fieldTable(fields)),
    '',
    ...own.flatMap((call) => ['```json part', JSON.stringify(call.arguments, null, 2), '```', '']),
  ];
}

export function toolsPage(root: string): GeneratedFile {
  const calls = callsIn(readFileSync(join(root, exampleCalls), 'utf8'));
  return page('mcp', 'schemas/tools.ts', [
    '# MCP tools',
    '',
    generatedFrom('schemas/tools.ts'),
    '',
    '`workrail serve` offers these tools over MCP on stdio. It also offers the MCP prompts',
    '[`start`, `resume` and `status`](../how-to/connect-a-client.md#use-the-slash-commands).',
    '',
    'A reply is text for the agent. A program can request structured data instead ([replies](../explanation/replies.md#text-or-data)); the schemas',
    'of replies describe this data. Every reply has at most 10,000 bytes. A longer prompt is split into',
    '[pages](../explanation/replies.md#long-prompts). An error is a reply with `isError`, and its data is an [error](errors.md).',
    '',
    'The published schemas of arguments contain only names, types and allowed values. The server also checks the limits in the tables below. It',
    'ignores an unknown argument with a warning, but refuses the call if the argument could contain work of the agent.',
    '',
    ...tools.flatMap((tool) => toolLines(tool, calls)),
  ]);
}
