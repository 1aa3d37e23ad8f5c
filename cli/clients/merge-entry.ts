/**
 * Adds and removes one entry of a client's configuration without touching the rest: what comes out must read as what was there
 * and the entry, whatever the format did [client-configs-keep-their-bytes].
 */
import { isDeepStrictEqual } from 'node:util';
import { isRecord, type JsonRecord } from '../../schemas/json-object.ts';
import type { ConfigFormat, KeyPath, Reading } from './config-format.ts';

const mark = '\uFEFF';
const markOf = (text: string | null) => (text?.startsWith(mark) === true ? mark : '');
const bodyOf = <T extends string | null>(text: T): T =>
  (markOf(text) === '' ? text : (text as string).slice(mark.length)) as T;

export const readConfig = (format: ConfigFormat, text: string): Reading => format.read(bodyOf(text));

/** Undefined where the path leads nowhere. */
export function valueAt(value: unknown, path: KeyPath): unknown {
  return path.reduce<unknown>((at, key) => (isRecord(at) && Object.hasOwn(at, key) ? at[key] : undefined), value);
}

/** A key without a value is an empty map in YAML. */
const recordOf = (value: unknown): JsonRecord => (isRecord(value) ? value : {});

function withValue(value: unknown, [key, ...rest]: KeyPath, entry: JsonRecord): JsonRecord {
  const record = recordOf(value);
  if (key === undefined) return entry;
  return { ...record, [key]: rest.length === 0 ? entry : withValue(record[key], rest, entry) };
}

/** What a parent that has no other entry reads as afterwards, by the format: it stays empty, without a value, or goes. */
const emptyParents = [{}, null, undefined] as const;
type EmptyParent = (typeof emptyParents)[number];

function withoutValue(value: unknown, [key, ...rest]: KeyPath, empty: EmptyParent): unknown {
  const record = recordOf(value);
  if (key === undefined || !Object.hasOwn(record, key)) return record;
  const { [key]: inner, ...others } = record;
  const left = rest.length === 0 ? undefined : withoutValue(inner, rest, empty);
  if (left !== undefined) return { ...record, [key]: left };
  return Object.keys(others).length === 0 ? empty : others;
}

const isRest = (left: unknown, value: unknown, path: KeyPath): boolean =>
  emptyParents.some((empty) => isDeepStrictEqual(left, withoutValue(value, path, empty) ?? {}));

const readsAs = (format: ConfigFormat, text: string, expected: unknown): boolean => {
  const reading = format.read(text);
  return reading.kind === 'read' && isDeepStrictEqual(reading.value, expected);
};

/**
 * The text with the entry. Null where it has no place for it that leaves the rest as it is.
 *
 * @param text null where there is no file; else one that can be read and has no such entry
 */
export function addEntry(format: ConfigFormat, text: string | null, path: KeyPath, entry: JsonRecord): string | null {
  const body = bodyOf(text);
  const before: Reading = body === null ? { kind: 'read', value: {} } : format.read(body);
  if (before.kind === 'unreadable') return null;
  const after = format.inserted(body, path, entry);
  if (after === null) return null;
  return readsAs(format, after, withValue(before.value, path, entry)) ? markOf(text) + after : null;
}

const readValue = (reading: Reading): unknown => (reading.kind === 'read' ? reading.value : undefined);

export type Removal = {
  /** Null where there was no file. */
  readonly text: string | null;
  /** `restored`: the bytes of before the entry was added; `cut`: the file was changed since. */
  readonly kind: 'restored' | 'cut';
  /** At the end of a file that was new. */
  readonly blankLines: number;
};

/** The blank lines after a text that was written to a new file; null where the file holds something else. */
export function blankLinesAfter(written: string | null, text: string): number | null {
  const blank = written === null || !text.startsWith(written) ? null : text.slice(written.length);
  return blank !== null && /^\n*$/.test(blank) ? blank.length : null;
}

/**
 * Null where the entry is not there or cannot be removed without touching the rest.
 *
 * @param noFile `impossible`: there was a file before, such as one that a link leads to
 */
export function removeEntry(
  format: ConfigFormat,
  text: string,
  path: KeyPath,
  noFile: 'possible' | 'impossible' = 'possible',
): Removal | null {
  const body = bodyOf(text);
  const value = readValue(format.read(body));
  const entry = valueAt(value, path);
  if (!isRecord(entry)) return null;
  for (const before of format.candidates(body, path)) {
    if (before !== null && format.read(before).kind !== 'read') continue;
    const blankLines = blankLinesAfter(format.inserted(before, path, entry), body);
    if (blankLines === null || (before !== null && blankLines > 0)) continue;
    if (before === null && (markOf(text) !== '' || noFile === 'impossible')) continue;
    return { text: before === null ? null : markOf(text) + before, kind: 'restored', blankLines };
  }
  const rest = format.cut(body, path);
  if (rest === null) return null;
  return isRest(readValue(format.read(rest)), value, path)
    ? { text: markOf(text) + rest, kind: 'cut', blankLines: 0 }
    : null;
}

/** The text with another entry in place of the one that is there. */
export function replaceEntry(format: ConfigFormat, text: string, path: KeyPath, entry: JsonRecord): string | null {
  const removal = removeEntry(format, text, path);
  const added = removal === null ? null : addEntry(format, removal.text, path, entry);
  return removal === null || added === null ? null : added + '\n'.repeat(removal.blankLines);
}
