import fc from 'fast-check';
import { type Node, parseTree } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { ParsedDocument, type Path } from '../../compiler/ir/document.ts';
import { JsonPositions } from '../../compiler/ir/json-positions.ts';
import { cleanDocument } from '../../compiler/phases/1-read/clean-document.ts';
import { checkTree } from '../../compiler/phases/1-read/tree-checks.ts';
import type { JsonValue } from '../../schemas/canonical/json.ts';
import { assertProperty } from '../support/property.ts';

const rootOf = (text: string): Node => {
  const root = parseTree(text);
  if (root === undefined) throw new Error(`no JSON: ${text}`);
  return root;
};

const blank = fc.constantFrom('', ' ', '\n', '\t\r\n  ');
const character = fc.constantFrom('a', 'id', '"', '\\', '\n', ':', ',', '{', ']', 'é', '𝄞', '\u2028');
/** Escaped where it need not be, too: what a key says is not how it is written. */
const written = fc
  .tuple(fc.array(character, { maxLength: 4 }), fc.boolean())
  .map(([parts, isEscaped]) =>
    isEscaped
      ? `"${[...parts.join('')].map((one) => (one.length === 1 ? `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}` : one)).join('')}"`
      : JSON.stringify(parts.join('')),
  );
const scalar = fc.oneof(written, fc.constantFrom('0', '-1.5e3', '12', 'true', 'false', 'null'));

const between = (items: fc.Arbitrary<string>, [open, close]: readonly [string, string], most: number) =>
  fc
    .tuple(fc.array(fc.tuple(blank, items, blank), { maxLength: most }), blank)
    .map(([parts, inside]) => `${open}${inside}${parts.map((part) => part.join('')).join(',')}${close}`);

const { value: anyText } = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    between(tie('value'), ['[', ']'], 40),
    between(
      fc
        .tuple(written, blank, blank, tie('value'))
        .map(([key, before, after, value]) => `${key}${before}:${after}${value}`),
      ['{', '}'],
      40,
    ),
  ),
}));

test('every value and key is where the parser that recovers from mistakes finds it', () => {
  assertProperty(
    fc.property(anyText, (text) => {
      const document = new ParsedDocument(text, JSON.parse(text) as JsonValue);
      const visit = (node: Node, path: Path): void => {
        expect(document.at(path)).toMatchObject({ offset: node.offset, length: node.length });
        const seen = new Set<string>();
        for (const [index, child] of (node.children ?? []).entries()) {
          const [key, value] = child.type === 'property' ? (child.children ?? []) : [];
          if (key === undefined || value === undefined) visit(child, [...path, index]);
          // Of two with one name, the first is found.
          else if (seen.size < seen.add(String(key.value)).size) {
            const below = [...path, String(key.value)];
            expect(document.keyAt(below)).toMatchObject({ offset: key.offset, length: key.length });
            visit(value, below);
          }
        }
      };
      visit(rootOf(text), []);
    }),
  );
});

test('a long list and a wide object are indexed once, and found in whole', () => {
  const list = Array.from({ length: 500 }, (_, index) => ({ [`key_${index}`]: index }));
  const text = JSON.stringify({ list, wide: Object.assign({}, ...list) as JsonValue });
  const document = new ParsedDocument(text, JSON.parse(text) as JsonValue);
  for (const index of [0, 31, 32, 33, 34, 499]) {
    const at = (path: Path) =>
      text.slice(document.at(path).offset, document.at(path).offset + document.at(path).length);
    expect(at(['list', index])).toBe(`{"key_${index}":${index}}`);
    expect(at(['wide', `key_${index}`])).toBe(String(index));
  }
  for (const missing of [
    ['list', 500],
    ['wide', 'key_500'],
    ['list', 'key_0'],
    ['list', 0, 0],
  ])
    expect(() => document.at(missing)).toThrow('has no value');
});

/** What the quick way lets through is never what the slow way reports. */
test('a text with anything to report is left to the parser that can say where it is', () => {
  const doubtful = fc.constantFrom(
    '"\\ud800"',
    '"\\uDC00x"',
    '1e999',
    '-1e999',
    '-12345678901234567890',
    '{"a":1,"\\u0061":2}',
    '{"__proto__":1}',
    '"\ud800"',
  );
  const texts = between(fc.oneof({ weight: 3, arbitrary: anyText }, doubtful), ['[', ']'], 4);
  assertProperty(
    fc.property(texts, (text) => {
      const found = checkTree(rootOf(text), text);
      if (found.length > 0) expect(cleanDocument(text)).toBeNull();
      else if (!text.includes('\\u')) expect(cleanDocument(text)?.value).toEqual(JSON.parse(text));
    }),
  );
  for (const text of [
    '',
    ' ',
    '[1,]',
    '{"a":1',
    '\ufeff{}',
    '// x\n{}',
    '[1] 2',
    `${'['.repeat(2000)}${']'.repeat(2000)}`,
  ])
    expect(cleanDocument(text), text.slice(0, 20)).toBeNull();
});

test('the positions of a text are three numbers for each value, and a depth', () => {
  const positions = new JsonPositions('{"a": [1, {"b": []}]}');
  expect([positions.depth, positions.memberCount]).toEqual([4, 2]);
  expect(positions.keysOf(0).map((key) => positions.nameOf(key))).toEqual(['a']);
  expect(positions.itemsOf(2)).toEqual([3, 4]);
});
