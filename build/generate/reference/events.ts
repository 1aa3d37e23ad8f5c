/** The reference page of session events, with examples from logs that earlier versions wrote. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentRulesVersion } from '../../../runtime/core/validation/rules.ts';
import { schemaGroups } from '../../../schemas/registry.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { jsonSchemaOf } from '../json-schema.ts';
import type { ExampleFile } from './examples.ts';
import type { Format } from './json-fields.ts';
import { explainedSections, fieldTable, formatLines, generatedFrom, page, withoutShared } from './page.ts';

const frozen = 'tests/frozen/v1';
/** Events with the optional fields that no frozen log has. */
const supplement = 'tests/docs/reference/examples/events.jsonl';

type Started = { readonly data?: { readonly rulesVersion?: number } };

/** What an example shows as the version of the rules is the one that runs start with. */
export const asWrittenNow = (event: Started): unknown =>
  event.data?.rulesVersion === undefined
    ? event
    : { ...event, data: { ...event.data, rulesVersion: currentRulesVersion } };

function eventFiles(root: string): readonly ExampleFile[] {
  const logs = readdirSync(join(root, frozen), { recursive: true, encoding: 'utf8' })
    .map((file) => `${frozen}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.jsonl') && /(^|\/)events(\.jsonl|\/)/.test(file))
    .sort();
  return [...logs, supplement].flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => ({ file, value: file === supplement ? asWrittenNow(JSON.parse(line)) : JSON.parse(line) })),
  );
}

export function eventsPage(root: string): GeneratedFile {
  const entry = schemaGroups.durable.find(({ name }) => name === 'session-event.v1');
  if (entry === undefined) throw new Error('no schema is named session-event.v1');
  const format: Format = { name: 'Event', schema: jsonSchemaOf(entry), lengthUnit: 'characters', parts: [] };
  const { shared, sections } = withoutShared(explainedSections(format, eventFiles(root)));
  return page('events', 'schemas/events.ts', [
    '# Events',
    '',
    generatedFrom('schemas/events.ts'),
    '',
    'A session is an append-only log of events, one JSON object per line. Later versions of the format may add optional fields, but never',
    'remove or change a field, so a later version reads every earlier log. [The durable log](../explanation/durability.md) explains how the',
    'log is stored.',
    '',
    '## Fields of every event',
    '',
    ...fieldTable(shared),
    '',
    ...formatLines(sections, { exampleFolder: '' }),
  ]);
}
