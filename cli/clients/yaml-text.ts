/** YAML: an entry is inserted as the first one of its map, away from whatever ends the map. */
import { type Document, isMap, isNode, isPair, isScalar, isSeq, type Pair, parseDocument, type YAMLMap } from 'yaml';
import { isRecord, type JsonRecord } from '../../schemas/json-object.ts';
import {
  eolOf,
  type KeyPath,
  loneReturn,
  parserDepthMax,
  positionOf,
  type Reading,
  tooDeep,
  unreadable,
  withBoundedDepth,
} from './config-format.ts';

/** Tells a map that was made for the entry from one that was empty. */
const madeHere = ' # added by workrail';

const parsed = (text: string): Document.Parsed => parseDocument(text, { prettyErrors: false, logLevel: 'silent' });

/** YAML nests without brackets, too: a line that begins with `- - - …`, or with the indentation of as many levels. */
const deepLine = new RegExp(`^[ ?:-]{${2 * parserDepthMax}}`, 'm');

function read(text: string): Reading {
  if (deepLine.test(text)) return tooDeep;
  const lone = loneReturn(text);
  if (lone !== null) return lone;
  const document = parsed(text);
  const [first] = document.errors;
  if (first !== undefined) {
    const why = first.message.charAt(0).toLowerCase() + first.message.slice(1);
    return unreadable(positionOf(text, first.pos[0]), why);
  }
  try {
    return { kind: 'read', value: document.toJS() ?? {} };
  } catch (error) {
    // Aliases that multiply, or that lead nowhere.
    if (!(error instanceof ReferenceError || error instanceof RangeError)) throw error;
    return unreadable(null, 'the YAML aliases cannot be resolved');
  }
}

const plainWord = /^[A-Za-z][\w-]*$/;
const reserved = /^(true|false|yes|no|on|off|null|y|n)$/i;
const word = (text: string) => (plainWord.test(text) && !reserved.test(text) ? text : JSON.stringify(text));
/** On one line, in the form that YAML shares with JSON. */
const inline = (value: unknown): string => (typeof value === 'string' ? word(value) : flow(value));

function flow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null';
  return `{${Object.entries(value)
    .map(([key, each]) => `${JSON.stringify(key)}: ${flow(each)}`)
    .join(', ')}}`;
}

function entryLines(name: string, entry: JsonRecord, indent: string): readonly string[] {
  const fields = Object.entries(entry).map(([key, value]) => `${indent}  ${word(key)}: ${inline(value)}`);
  return [`${indent}${word(name)}:`, ...fields];
}

type Found = { readonly key: number; readonly value: unknown };

function pairIn(map: YAMLMap, name: string): Found | null {
  const pair: Pair | undefined = map.items.find(({ key }) => isScalar(key) && key.value === name);
  return pair !== undefined && isScalar(pair.key) && pair.key.range
    ? { key: pair.key.range[0], value: pair.value }
    : null;
}

const startOf = (map: YAMLMap): number => map.range?.[0] ?? 0;

/** Where a line ends, before its line feed. */
function lineEnd(text: string, offset: number): number {
  const at = text.indexOf('\n', offset);
  if (at === -1) return text.length;
  return text[at - 1] === '\r' ? at - 1 : at;
}

const withText = (text: string, at: number, more: string) => text.slice(0, at) + more + text.slice(at);

const inFlow = (text: string, map: YAMLMap, item: string) =>
  withText(text, startOf(map) + 1, map.items.length === 0 ? item : `${item}, `);

function columnOf(text: string, map: YAMLMap): string | null {
  const [first] = map.items;
  const start = isScalar(first?.key) ? first.key.range?.[0] : undefined;
  if (start === undefined) return null;
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return before.trim() === '' ? before : null;
}

/** At the end of the text, with the map that holds it. */
function appended(text: string, [parent = '', name = '']: KeyPath, entry: JsonRecord): string {
  const eol = eolOf(text);
  const lines = [`${word(parent)}:${madeHere}`, ...entryLines(name, entry, '  ')].join(eol);
  if (text.endsWith('\n')) return text + lines + eol;
  return text.trim() === '' ? text + lines : text + eol + lines;
}

function insertedBelow(text: string, { key, value }: Found, name: string, entry: JsonRecord): string | null {
  const eol = eolOf(text);
  const end = lineEnd(text, key);
  if (isMap(value)) {
    if (value.flow === true) return inFlow(text, value, `${JSON.stringify(name)}: ${flow(entry)}`);
    const indent = columnOf(text, value);
    return indent === null ? null : withText(text, end, eol + entryLines(name, entry, indent).join(eol));
  }
  const isEmpty = isScalar(value) && value.value === null && value.source === '';
  return isEmpty ? withText(text, end, eol + entryLines(name, entry, '  ').join(eol)) : null;
}

function inserted(text: string | null, path: KeyPath, entry: JsonRecord): string | null {
  const [parent = '', name = ''] = path;
  if (text === null) return `${appended('', path, entry)}\n`;
  const { contents: root, errors } = parsed(text);
  if (errors.length > 0) return null;
  if (root === null || (isScalar(root) && root.value === null)) return appended(text, path, entry);
  if (!isMap(root)) return null;
  const found = pairIn(root, parent);
  if (found !== null) return insertedBelow(text, found, name, entry);
  if (root.flow !== true) return appended(text, path, entry);
  return inFlow(text, root, `${JSON.stringify(parent)}: { ${JSON.stringify(name)}: ${flow(entry)} }`);
}

/** The text without a piece, once for each of its occurrences. */
const without = (text: string, piece: string): readonly string[] => {
  const at = text.indexOf(piece);
  return at === -1 ? [] : [text.slice(0, at) + text.slice(at + piece.length)];
};

function candidates(text: string, path: KeyPath): readonly (string | null)[] {
  const [parent = '', name = ''] = path;
  const { contents: root, errors } = parsed(text);
  if (errors.length > 0 || !isMap(root)) return [];
  const found = pairIn(root, parent);
  if (!isMap(found?.value)) return [];
  const map = found.value;
  const value: unknown = map.toJS(parsed(text));
  const entry = isRecord(value) ? value[name] : undefined;
  if (!isRecord(entry)) return [];
  const eol = eolOf(text);
  if (map.flow === true) {
    const item = `${JSON.stringify(name)}: ${flow(entry)}`;
    const whole = `${JSON.stringify(parent)}: { ${item} }`;
    return [`${item}, `, item, `${whole}, `, whole].flatMap((piece) => without(text, piece));
  }
  const indent = columnOf(text, map) ?? '  ';
  const made = `${word(parent)}:${madeHere}${eol}${entryLines(name, entry, '  ').join(eol)}`;
  const own = [eol + made, made + eol, made].flatMap((piece) => without(text, piece));
  return [...own, null, ...without(text, eol + entryLines(name, entry, indent).join(eol))];
}

/** Where a node ends, without the comments and blank lines after it; null for a value that is not written. */
function endOf(node: unknown): number | null {
  if ((isMap(node) || isSeq(node)) && node.flow !== true) {
    const last: unknown = node.items.at(-1);
    return isPair(last) ? (endOf(last.value) ?? endOf(last.key)) : endOf(last);
  }
  if (!isNode(node) || !node.range || node.range[1] === node.range[0]) return null;
  return node.range[1];
}

/** The lines of the entry go. A comment after them belongs to the user, who may have written it about the next entry. */
function cut(text: string, [parent = '', name = '']: KeyPath): string | null {
  const { contents: root, errors } = parsed(text);
  if (errors.length > 0 || !isMap(root)) return null;
  const map = pairIn(root, parent)?.value;
  if (!isMap(map) || map.flow === true) return null;
  const found = pairIn(map, name);
  if (found === null) return null;
  const start = text.lastIndexOf('\n', found.key - 1) + 1;
  const lastLine = text.slice(0, endOf(found.value) ?? found.key).trimEnd().length;
  const feed = text.indexOf('\n', lastLine);
  return text.slice(0, start) + (feed === -1 ? '' : text.slice(feed + 1));
}

export const yamlText = withBoundedDepth({
  title: 'YAML',
  mapTitle: 'a mapping',
  inline: flow,
  pair: (key, map) => `${word(key)}: ${flow(map)}`,
  read,
  inserted,
  candidates,
  cut,
});
