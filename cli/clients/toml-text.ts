/** TOML: an entry is a table of its own at the end of the text. */
import { type AST, getStaticTOMLValue, ParseError, parseTOML, traverseNodes } from 'toml-eslint-parser';
import { isRecord, type JsonRecord } from '../../schemas/json-object.ts';
import { eolOf, type KeyPath, loneReturn, type Reading, unreadable, withBoundedDepth } from './config-format.ts';

type Table = AST.TOMLTopLevelTable;

function parsed(text: string): Table | { readonly fault: ParseError } {
  try {
    return parseTOML(text).body[0];
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return { fault: error };
  }
}

/**
 * The value of the AST is built by assigning keys, and an assignment to `__proto__` changes the prototype of every object of this
 * process. A configuration with that key is therefore not evaluated.
 */
function unsafeKeyIn(top: Table): AST.TOMLBare | AST.TOMLQuoted | null {
  let found: AST.TOMLBare | AST.TOMLQuoted | null = null;
  traverseNodes(top, {
    enterNode(node) {
      if (node.type === 'TOMLBare' && node.name === '__proto__') found ??= node;
      if (node.type === 'TOMLQuoted' && node.value === '__proto__') found ??= node;
    },
    leaveNode() {},
  });
  return found;
}

function read(text: string): Reading {
  const lone = loneReturn(text);
  if (lone !== null) return lone;
  const top = parsed(text);
  if ('fault' in top) {
    const { message, lineNumber, column } = top.fault;
    return unreadable({ line: lineNumber, column: column + 1 }, message.charAt(0).toLowerCase() + message.slice(1));
  }
  const unsafe = unsafeKeyIn(top);
  if (unsafe === null) return { kind: 'read', value: getStaticTOMLValue(top) };
  const { line, column } = unsafe.loc.start;
  return unreadable({ line, column: column + 1 }, 'the key __proto__ is not allowed');
}

const keyText = (key: string) => (/^[\w-]+$/.test(key) ? key : quoted(key));
/** JSON escapes everything that TOML does, but the delete character. */
const quoted = (text: string) => JSON.stringify(text).replaceAll('\u007f', '\\u007f');

/** On one line; null for what JSON has no form for, such as a date. */
function inline(value: unknown): string | null {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) return String(value);
  if (!Array.isArray(value)) return null;
  const items = value.map(inline);
  return items.includes(null) ? null : `[${items.join(', ')}]`;
}

const pair = (key: string, value: unknown): string =>
  `${keyText(key)} = ${isRecord(value) ? inlineTable(value) : (inline(value) ?? '""')}`;
const inlineTable = (table: JsonRecord): string =>
  `{ ${Object.entries(table)
    .map(([key, value]) => pair(key, value))
    .join(', ')} }`;

/** The lines of a table and of the tables in it. */
function tableLines(path: KeyPath, entry: JsonRecord): readonly string[] | null {
  const lines = [`[${path.map(keyText).join('.')}]`];
  const inner: string[] = [];
  for (const [key, value] of Object.entries(entry)) {
    if (isRecord(value) && !(value instanceof Date)) {
      const table = tableLines([...path, key], value);
      if (table === null) return null;
      inner.push(...table);
      continue;
    }
    const text = inline(value);
    if (text === null) return null;
    lines.push(`${keyText(key)} = ${text}`);
  }
  return [...lines, ...inner];
}

function inserted(text: string | null, path: KeyPath, entry: JsonRecord): string | null {
  const lines = tableLines(path, entry);
  if (lines === null) return null;
  const eol = eolOf(text ?? '');
  const table = lines.join(eol);
  if (text === null) return table + eol;
  const isBlank = text.trim() === '';
  if (text.endsWith('\n')) return text + (isBlank ? '' : eol) + table + eol;
  return text + (isBlank ? '' : eol + eol) + table;
}

const startsWith = (key: readonly (string | number)[], path: KeyPath) => path.every((part, i) => key[i] === part);
const namesOf = ({ keys }: AST.TOMLKey): string[] =>
  keys.map((key) => (key.type === 'TOMLBare' ? key.name : key.value));

type Part = { readonly key: readonly (string | number)[]; readonly range: readonly [number, number] };

/** Every table and every value with its whole key, in the order of the text. */
function partsOf(text: string): readonly Part[] {
  const top = parsed(text);
  if ('fault' in top) return [];
  return top.body.flatMap((node): readonly Part[] =>
    node.type === 'TOMLKeyValue'
      ? [{ key: namesOf(node.key), range: node.range }]
      : [
          { key: node.resolvedKey, range: node.range },
          ...node.body.map((each) => ({ key: [...node.resolvedKey, ...namesOf(each.key)], range: each.range })),
        ],
  );
}

function candidates(text: string, path: KeyPath): readonly (string | null)[] {
  const start = partsOf(text).find(({ key }) => startsWith(key, path))?.range[0];
  if (start === undefined) return [];
  const before = text.slice(0, start);
  const once = before.replace(/\r?\n$/, '');
  return [before, once, once.replace(/\r?\n$/, ''), null];
}

/** The lines of the entry go, and with them one blank line before each table. */
function cut(text: string, path: KeyPath): string | null {
  const own = partsOf(text).filter(({ key }) => startsWith(key, path));
  let left = text;
  for (const { range } of own.toReversed()) {
    // A value in a table that is gone.
    if (own.some((each) => each.range !== range && each.range[0] <= range[0] && each.range[1] >= range[1])) continue;
    const start = left.lastIndexOf('\n', range[0] - 1) + 1;
    const lineEnd = left.indexOf('\n', range[1]);
    const rest = lineEnd === -1 ? '' : left.slice(lineEnd + 1);
    const head = left.slice(0, start);
    left = head.replace(/(^|\r?\n)\r?\n$/, '$1') + rest;
  }
  return own.length === 0 ? null : left;
}

export const tomlText = withBoundedDepth({
  title: 'TOML',
  mapTitle: 'a table',
  inline: inlineTable,
  pair,
  read,
  inserted,
  candidates,
  cut,
});
