import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { artifactsOf } from '../../compiler/artifacts/artifacts.ts';
import { compileAll } from '../../compiler/compile.ts';
import { formatColumnsMax, formatSource } from '../../compiler/format/format.ts';
import { fixtureHost, inputOf } from './fixture-host.ts';
import { sourceBytesMax } from '../../schemas/limits.ts';
import { assertProperty } from '../support/property.ts';

const fixtures = join(import.meta.dirname, 'fixtures');
const fixtureText = (path: string) => readFileSync(join(fixtures, path), 'utf8');
const format = (text: string) => formatSource({ file: 'a.json', text }).text;
const lines = (...text: readonly string[]) => `${text.join('\n')}\n`;

describe('the formatter', () => {
  // @verifies migrate-writes-only-what-can-be-read
  it('refuses to make a source larger than a source may be', () => {
    const text = JSON.stringify({ id: 'a', steps: Array.from({ length: 60_000 }, () => ({ id: 'x', title: 't' })) });
    expect(text.length).toBeLessThan(sourceBytesMax);
    const { text: formatted, diagnostics } = formatSource({ file: 'a.json', text });
    expect(formatted).toBeNull();
    expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([
      expect.stringMatching(/^read\/too-large the formatted file is \d\.\d MB; a source may be at most 2\.0 MB$/),
    ]);
  });

  it('puts keys in the order of the schema, the tag of a typed step first, unknown keys last', () => {
    const source =
      '{"steps":[{"when":"a","prompt":"p","id":"x","zzz":1,"title":"t"},{"body":[],"loopId":"l","type":"loop"}],"name":"n","id":"i"}';
    expect(format(source)).toBe(
      lines(
        '{',
        '  "id": "i",',
        '  "name": "n",',
        '  "steps": [',
        '    {',
        '      "id": "x",',
        '      "title": "t",',
        '      "prompt": "p",',
        '      "when": "a",',
        '      "zzz": 1',
        '    },',
        '    {',
        '      "type": "loop",',
        '      "loopId": "l",',
        '      "body": []',
        '    }',
        '  ]',
        '}',
      ),
    );
  });

  it('leaves the order of names that an author chose', () => {
    const source = '{"steps":[{"promptBlocks":{"outputRequired":{"z":"1","a":"2"}}}]}';
    expect(format(source)).toContain('"z": "1",\n          "a": "2"');
  });

  it('keeps scalars as they were written: escapes and digits', () => {
    expect(format('{"a":"\\u00e9\\/","b":1.50e1,"c":[true , null]}')).toBe(
      lines('{', '  "a": "\\u00e9\\/",', '  "b": 1.50e1,', '  "c": [true, null]', '}'),
    );
  });

  it('keeps a list of scalars on one line while it fits, comma included', () => {
    const listOf = (length: number) => `{"tags":["${'x'.repeat(length)}"]}`;
    const fitting = formatColumnsMax - '  "tags": [""],'.length;
    expect(format(listOf(fitting))).toBe(lines('{', `  "tags": ["${'x'.repeat(fitting)}"]`, '}'));
    expect(format(listOf(fitting + 1))).toBe(lines('{', '  "tags": [', `    "${'x'.repeat(fitting + 1)}"`, '  ]', '}'));
  });

  it('writes a ref as the one part of a text that it is', () => {
    expect(format('{"steps":[{"promptBlocks":{"goal":{"refId":"r","kind":"ref"}}}]}')).toContain(
      '"goal": { "kind": "ref", "refId": "r" }',
    );
  });

  it.each([
    ['{"id": "a",}', 'read/trailing-comma'],
    ['{"id": "a"', 'read/unexpected-end'],
    ['// x\n{}', 'read/comment'],
    ['{"a":1,"a":2}', 'read/duplicate-key'],
    ['\ufeff{}', 'read/byte-order-mark'],
    ['"\ufffd"', 'read/invalid-utf8'],
    [`${'['.repeat(200)}${']'.repeat(200)}`, 'read/too-deep'],
  ])('refuses %j where it stands', (text, code) => {
    const result = formatSource({ file: 'a.json', text });
    expect(result.text).toBeNull();
    expect(result.diagnostics[0]?.code).toBe(code);
    expect(result.diagnostics[0]?.at.line).toBeGreaterThan(0);
  });

  it('changes nothing that it has formatted, and no value, whatever JSON it is given', () => {
    assertProperty(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(0, 3, '\t'), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const once = format(text);
        // Keys that the reader refuses, such as __proto__, are refused here too.
        if (once === null) return;
        expect(JSON.parse(once)).toEqual(JSON.parse(text));
        expect(format(once)).toBe(once);
      }),
      { numRuns: 300 },
    );
  });

  const compilable = readdirSync(join(fixtures, 'compile')).map((name) => `compile/${name}/input.json`);
  it.each(compilable)('moves neither hash nor lock file: %s', (path) => {
    const sourceKind = path.includes('every-field') ? 'bundled' : 'project';
    const artifactsFor = (text: string) => artifactsOf(compileAll([inputOf(text, { sourceKind })], fixtureHost), '1');
    const text = fixtureText(path);
    const formatted = format(text) ?? '';
    expect(formatted).not.toBe('');
    expect(artifactsFor(formatted).lock).toBe(artifactsFor(text).lock);
    expect(artifactsFor(formatted).snapshots).toEqual(artifactsFor(text).snapshots);
    expect(format(formatted)).toBe(formatted);
  });
});
