/** JSON with comments and trailing commas: entries are inserted after the last one, in the style of the text. */
import { createScanner, type Node, type ParseError, parse, parseTree, printParseErrorCode } from 'jsonc-parser';
import { isRecord, type JsonRecord } from '../../schemas/json-object.ts';
import { eolOf, type KeyPath, nested, positionOf, type Reading, withBoundedDepth } from './config-format.ts';

const options = { allowTrailingComma: true, allowEmptyContent: true };

/** What the parser reports, as a person would say it. */
const faultWords: Readonly<Record<string, string>> = {
  InvalidSymbol: 'this is not a JSON value',
  InvalidNumberFormat: 'this is not a JSON number',
  PropertyNameExpected: 'a key in double quotes is missing',
  ValueExpected: 'a value is missing',
  ColonExpected: 'a colon is missing',
  CommaExpected: 'a comma is missing',
  CloseBraceExpected: 'a closing brace } is missing',
  CloseBracketExpected: 'a closing bracket ] is missing',
  EndOfFileExpected: 'there is text after the end of the JSON value',
  UnexpectedEndOfComment: 'a comment is not closed',
  UnexpectedEndOfString: 'a string is not closed',
  UnexpectedEndOfNumber: 'a number is not complete',
  InvalidUnicode: 'a \\u escape is not complete',
  InvalidEscapeCharacter: 'a string contains an invalid escape',
  InvalidCharacter: 'a string contains a control character',
};

const faultOf = (text: string, { error, offset }: ParseError) => ({
  at: positionOf(text, offset),
  why: faultWords[printParseErrorCode(error)] ?? 'this is not JSON',
});

function read(text: string): Reading {
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, options);
  const [first] = errors;
  if (first !== undefined) return { kind: 'unreadable', fault: faultOf(text, first) };
  return { kind: 'read', value: value === undefined ? {} : value };
}

type Property = { readonly node: Node; readonly value: Node };
const endOf = ({ offset, length }: Node) => offset + length;

const propertiesOf = (object: Node): readonly Property[] =>
  (object.children ?? []).flatMap((node) => {
    const value = node.children?.[1];
    return value === undefined ? [] : [{ node, value }];
  });

/** The last one of several with the same key, as parsers read it. */
const propertyOf = (object: Node, key: string): Property | undefined =>
  propertiesOf(object).findLast(({ node }) => node.children?.[0]?.value === key);

const rootOf = (text: string): Node | undefined => parseTree(text, [], options);

/** Kinds of tokens, as the scanner numbers them; its enumeration has no values at run time. */
const token = { comma: 5, lineComment: 12, blockComment: 13, blank: 15 };

/** Where the comments end that follow on the same line; the offset itself where there are none. */
function afterComments(text: string, offset: number): number {
  const scanner = createScanner(text, false);
  scanner.setPosition(offset);
  for (let end = offset; ; ) {
    const kind: number = scanner.scan();
    const isComment = kind === token.lineComment || kind === token.blockComment;
    if (!isComment && kind !== token.blank) return end;
    if (isComment && scanner.getTokenValue().includes('\n')) return end;
    if (isComment) end = scanner.getTokenOffset() + scanner.getTokenLength();
  }
}

/** The offset of the comma that follows, or null where something else does. */
function commaAfter(text: string, offset: number): number | null {
  const scanner = createScanner(text, true);
  scanner.setPosition(offset);
  const kind: number = scanner.scan();
  return kind === token.comma ? scanner.getTokenOffset() : null;
}

const indentAt = (text: string, offset: number): string =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset))?.[0] ?? '';
const startsLine = (text: string, offset: number) =>
  text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset).trim() === '';

/** On one line: `{"command": "node", "args": ["serve"]}`. */
function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, each]) => `${JSON.stringify(key)}: ${inline(each)}`)
    .join(', ')}}`;
}

type Style = { readonly eol: string; readonly unit: string };

/** Objects on several lines, everything else on one. */
function spread(value: unknown, indent: string, style: Style): string {
  if (!isRecord(value) || Object.keys(value).length === 0) return inline(value);
  const inner = indent + style.unit;
  const lines = Object.entries(value).map(
    ([key, each]) => `${inner}${JSON.stringify(key)}: ${spread(each, inner, style)}`,
  );
  return ['{', lines.join(`,${style.eol}`), `${indent}}`].join(style.eol);
}

type Place = { readonly object: Node; readonly key: string; readonly rest: KeyPath };

/** The innermost object of the path that is there; null where something else has one of its keys. */
function placeOf(root: Node, path: KeyPath): Place | null {
  let object = root;
  for (const [i, key] of path.entries()) {
    if (object.type !== 'object') return null;
    const found = propertyOf(object, key);
    if (found === undefined) return { object, key, rest: path.slice(i + 1) };
    object = found.value;
  }
  return null;
}

/**
 * An empty object gets its first entry directly after the brace, on the same line. An object that is made for the entry has a line
 * feed or a space there. So a removal finds out which of them to leave behind.
 */
function withProperty(text: string, { object, key, rest }: Place, entry: JsonRecord): string {
  const value = rest.length === 0 ? entry : nested(rest, entry);
  const onOneLine = `${JSON.stringify(key)}: ${rest.reduceRight((inside, each) => `{ ${JSON.stringify(each)}: ${inside} }`, inline(entry))}`;
  const [first] = propertiesOf(object);
  const last = propertiesOf(object).at(-1);
  if (first === undefined || last === undefined)
    return text.slice(0, object.offset + 1) + onOneLine + text.slice(object.offset + 1);
  const end = endOf(last.node);
  const comma = commaAfter(text, end);
  if (!text.slice(object.offset, first.node.offset).includes('\n')) {
    return comma === null
      ? `${text.slice(0, end)}, ${onOneLine}${text.slice(end)}`
      : `${text.slice(0, comma + 1)} ${onOneLine},${text.slice(comma + 1)}`;
  }
  const indent = indentAt(text, (startsLine(text, last.node.offset) ? last : first).node.offset);
  const outer = indentAt(text, object.offset);
  const unit = indent.startsWith(outer) && indent.length > outer.length ? indent.slice(outer.length) : '  ';
  const style = { eol: eolOf(text), unit };
  const line = `${style.eol}${indent}${JSON.stringify(key)}: ${spread(value, indent, style)}`;
  const point = afterComments(text, comma === null ? end : comma + 1);
  return comma === null
    ? `${text.slice(0, end)},${text.slice(end, point)}${line}${text.slice(point)}`
    : `${text.slice(0, point)}${line},${text.slice(point)}`;
}

/** In place of a file that does not exist or holds no value. */
const wholeText = (path: KeyPath, entry: JsonRecord, eol: string) =>
  spread(nested(path, entry), '', { eol, unit: '  ' });

function inserted(text: string | null, path: KeyPath, entry: JsonRecord): string | null {
  if (text === null) return `${wholeText(path, entry, '\n')}\n`;
  const root = rootOf(text);
  if (root === undefined) {
    const eol = eolOf(text);
    const whole = wholeText(path, entry, eol);
    if (text.endsWith('\n')) return text + whole + eol;
    return text.trim() === '' ? text + whole : text + eol + whole;
  }
  const place = placeOf(root, path);
  return place === null || place.object.type !== 'object' ? null : withProperty(text, place, entry);
}

type Step = { readonly object: Node; readonly property: Property };

/** The objects and properties along the path, from the root; empty where the path leads nowhere. */
function stepsTo(text: string, path: KeyPath): readonly Step[] {
  const steps: Step[] = [];
  let object = rootOf(text);
  for (const key of path) {
    const property = object === undefined ? undefined : propertyOf(object, key);
    if (object === undefined || property === undefined) return [];
    steps.push({ object, property });
    object = property.value;
  }
  return steps;
}

/** Without the last property of an object, as `withProperty` may have found it. */
function withoutLast(text: string, { object, property }: Step): readonly string[] {
  const { node } = property;
  const previous = propertiesOf(object).at(-2);
  if (previous === undefined) return [text.slice(0, node.offset) + text.slice(endOf(node))];
  const comma = commaAfter(text, endOf(previous.node));
  if (comma === null) return [];
  const point = afterComments(text, comma + 1);
  const own = commaAfter(text, endOf(node));
  return [
    text.slice(0, comma) + text.slice(comma + 1, point) + text.slice(endOf(node)),
    ...(own === null
      ? []
      : [text.slice(0, point) + text.slice(own + 1), text.slice(0, comma + 1) + text.slice(own + 1)]),
  ];
}

function candidates(text: string, path: KeyPath): readonly (string | null)[] {
  const found: (string | null)[] = [];
  const steps = stepsTo(text, path);
  for (const step of steps.toReversed()) {
    found.push(...withoutLast(text, step));
    // An object that holds something else was not made for the entry.
    if (propertiesOf(step.object).length > 1) return found;
  }
  const [first] = steps;
  if (first === undefined) return found;
  const before = text.slice(0, first.object.offset);
  return [...found, before, before.replace(/\r?\n$/, ''), null];
}

/** The line feed and the indentation before a property that starts its line. */
function lineStart(text: string, offset: number): number {
  if (!startsLine(text, offset)) return offset;
  const start = offset - indentBefore(text, offset);
  if (text[start - 1] !== '\n') return start;
  return start - (text[start - 2] === '\r' ? 2 : 1);
}

function indentBefore(text: string, offset: number): number {
  let length = 0;
  while (text[offset - length - 1] === ' ' || text[offset - length - 1] === '\t') length += 1;
  return length;
}

function cut(text: string, path: KeyPath): string | null {
  const step = stepsTo(text, path).at(-1);
  if (step === undefined) return null;
  const { node } = step.property;
  const own = commaAfter(text, endOf(node));
  const start = lineStart(text, node.offset);
  if (own !== null) return text.slice(0, start) + text.slice(own + 1);
  const siblings = propertiesOf(step.object);
  const previous = siblings[siblings.findIndex((each) => each.node === node) - 1];
  if (previous === undefined) return text.slice(0, start) + text.slice(endOf(node));
  const comma = commaAfter(text, endOf(previous.node));
  if (comma === null) return null;
  return text.slice(0, comma) + text.slice(comma + 1, start) + text.slice(endOf(node));
}

export const jsonText = withBoundedDepth({
  title: 'JSON',
  mapTitle: 'an object',
  inline,
  pair: (key, map) => `${JSON.stringify(key)}: ${inline(map)}`,
  read,
  inserted,
  candidates,
  cut,
});
