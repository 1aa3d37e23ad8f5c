/** What a user adds by hand where a file has no place for the entry that leaves the rest as it is. */
import { shownFile } from '../../project/files/shown-path.ts';
import { isRecord, type JsonRecord } from '../../schemas/json-object.ts';
import { type Refusal, refused } from './client-file.ts';
import { serverName } from './client-table.ts';
import { type KeyPath, nested } from './config-format.ts';
import { valueAt } from './merge-entry.ts';
import type { Opened } from './target.ts';

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (value === null) return 'null';
  return typeof value === 'string' ? 'a string' : `a ${typeof value}`;
}

/** The first value on the way to the entry that cannot hold it. */
function wrongHolder({ value, format: { mapTitle }, path, file }: Opened, entry: JsonRecord) {
  for (const [depth] of path.entries()) {
    const holder = depth === 0 ? value : valueAt(value, path.slice(0, depth));
    if (holder === undefined) return null;
    if (isRecord(holder)) continue;
    const name = depth === 0 ? shownFile(file) : `"${path.slice(0, depth).join('.')}" in ${shownFile(file)}`;
    const why = depth === 0 ? `contains ${kindOf(holder)}` : `is ${kindOf(holder)}`;
    return { why: `${name} ${why}, not ${mapTitle}`, wanted: nested(path.slice(depth), entry) };
  }
  return null;
}

const placeName = (path: KeyPath): string => (path.length === 0 ? 'the file' : `"${path.join('.')}"`);

export function noPlace(open: Opened, entry: JsonRecord): Refusal {
  const { file, format, path } = open;
  const wrong = wrongHolder(open, entry);
  if (wrong !== null) return refused(wrong.why, `Replace the current value with: ${format.inline(wrong.wanted)}`);
  return refused(
    `the entry cannot be added to ${shownFile(file)} without changing the rest of the file`,
    `In ${shownFile(file)}, add this to ${placeName(path.slice(0, -1))}: ${format.pair(serverName, entry)}`,
  );
}
