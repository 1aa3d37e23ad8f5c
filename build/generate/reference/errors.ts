/** The reference page of error codes: the envelope that carries them, and every code by domain with its page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockerCodes, warningCodes } from '../../../schemas/closed-sets.ts';
import * as codes from '../../../schemas/error-codes.ts';
import { schemaGroups } from '../../../schemas/registry.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { jsonSchemaOf } from '../json-schema.ts';
import { explainedSections, formatLines, generatedFrom, page, table } from './page.ts';

/** One error per code, as a server or a command returned it. */
const examples = 'tests/docs/reference/examples/errors.jsonl';

type Domain = readonly [title: string, codes: readonly string[], folder?: string];
const domains: readonly Domain[] = [
  ['Tokens', codes.tokenErrorCodes],
  ['Requests', codes.requestErrorCodes],
  ['Sessions', codes.sessionErrorCodes],
  ['Data directory', codes.storeErrorCodes],
  ['Bundles', codes.bundleErrorCodes],
  ['Commands', codes.commandErrorCodes],
  ['Blockers of a step', blockerCodes, 'blockers-and-warnings'],
  ['Warnings of a reply', warningCodes, 'blockers-and-warnings'],
];

/** What stands after the code in the first line of its page. */
function titleOf(root: string, code: string, folder: string): string {
  const [first = ''] = readFileSync(join(root, `docs/reference/${folder}/${code}.md`), 'utf8').split('\n');
  const [, title] = /^# [A-Z_]+: (.+)$/.exec(first) ?? [];
  if (title === undefined) throw new Error(`docs/reference/${folder}/${code}.md must start with "# ${code}: …"`);
  return title;
}

export function errorsPage(root: string): GeneratedFile {
  const entry = schemaGroups.printed.find(({ name }) => name === 'error-envelope.v1');
  if (entry === undefined) throw new Error('no schema is named error-envelope.v1');
  const sections = explainedSections(
    { name: 'Error', schema: jsonSchemaOf(entry), lengthUnit: 'characters', parts: [] },
    readFileSync(join(root, examples), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => ({ file: examples, value: JSON.parse(line) as unknown })),
  );
  return page('errors', 'schemas/error-codes.ts', [
    '# Errors',
    '',
    generatedFrom('schemas/error-codes.ts'),
    '',
    'Tools and commands report an error as data: a code, a message, and the next call or command. The blockers of a step and the warnings of a',
    'reply have codes too. `workrail explain <code>` prints the page of a code. Problems in workflow sources have',
    '[diagnostic codes](../../generated/reference/diagnostics.md) instead.',
    '',
    ...formatLines(sections, { exampleFolder: '' }),
    ...domains.flatMap(([title, list, folder = 'errors']) => [
      `## ${title}`,
      '',
      ...table(
        ['code', 'meaning'],
        list.map((code) => [`[\`${code}\`](${folder}/${code}.md)`, titleOf(root, code, folder)]),
      ),
      '',
    ]),
  ]);
}
