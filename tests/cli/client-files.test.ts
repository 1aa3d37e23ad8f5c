/**
 * One entry is added to a configuration that somebody else wrote, and removed again: what comes out reads as what was there and the
 * entry, every byte that was there stays, and a removal gives the bytes of before.
 */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { parse, type ParseError } from 'jsonc-parser';
import { describe, expect, test } from 'vitest';
import type { ConfigFormat } from '../../cli/clients/config-format.ts';
import { jsonText } from '../../cli/clients/json-text.ts';
import { addEntry, readConfig, removeEntry, replaceEntry, valueAt } from '../../cli/clients/merge-entry.ts';
import { tomlText } from '../../cli/clients/toml-text.ts';
import { yamlText } from '../../cli/clients/yaml-text.ts';
import { assertProperty } from '../support/property.ts';

const path = ['mcpServers', 'workrail'];
const entry = { type: 'stdio', command: 'node', args: ['node_modules/workrail/dist/workrail.cjs', 'serve'] };
const moved = { ...entry, args: ['C:\\tools\\workrail.cjs', 'serve'] };

/** Whether one text is another with pieces inserted: no byte lost, none moved. */
function isSubsequence(part: string, whole: string): boolean {
  let at = 0;
  for (const character of whole) if (character === part[at]) at += 1;
  return at === part.length;
}

/** Everything but the entry, and but the map that holds it where that has nothing else. */
function restOf(value: unknown, [parent = '', name = '']: readonly string[]): unknown {
  const { [parent]: servers, ...others } = value as Record<string, Record<string, unknown> | null>;
  const { [name]: _entry, ...rest } = servers ?? {};
  return Object.keys(rest).length === 0 ? others : { ...others, [parent]: rest };
}

function expectRoundTrip(format: ConfigFormat, text: string | null, at = path): void {
  const added = addEntry(format, text, at, entry);
  if (added === null) throw new Error(`no place for the entry in ${JSON.stringify(text)}`);
  expect(isSubsequence(text ?? '', added)).toBe(true);
  const reading = readConfig(format, added);
  if (reading.kind !== 'read') throw new Error(`unreadable: ${JSON.stringify(added)}`);
  expect(valueAt(reading.value, at)).toEqual(entry);
  const earlier = text === null ? null : readConfig(format, text);
  expect(restOf(reading.value, at)).toEqual(restOf(earlier?.kind === 'read' ? earlier.value : {}, at));
  expect({ text, added, removal: removeEntry(format, added, at) }).toEqual({
    text,
    added,
    removal: { text, kind: 'restored', blankLines: 0 },
  });
  const replaced = replaceEntry(format, added, at, moved);
  expect(replaced).toBe(addEntry(format, text, at, moved));
}

/** JSON as people and programs write it: any indentation, line ends, comments, commas behind the last entry. */
const style = fc.record({
  eol: fc.constantFrom('\n', '\r\n'),
  unit: fc.constantFrom('', ' ', '  ', '    ', '\t'),
  comments: fc.boolean(),
  trailingComma: fc.boolean(),
  minified: fc.boolean(),
  end: fc.constantFrom('', '\n', '\r\n', '\n\n', ' // end'),
  start: fc.constantFrom('', '\uFEFF', '\n', '// settings\n', '/* a\n b */ '),
});
type Style = typeof style extends fc.Arbitrary<infer T> ? T : never;

function jsonOf(value: unknown, drawn: Omit<Style, 'start' | 'end'>, indent = ''): string {
  const { eol, unit, comments, trailingComma, minified } = drawn;
  const isArray = Array.isArray(value);
  if (!isArray && (typeof value !== 'object' || value === null)) return JSON.stringify(value);
  const inner = indent + unit;
  const items = Object.entries(value).map(
    ([key, each]) => `${isArray ? '' : `${JSON.stringify(key)}: `}${jsonOf(each, drawn, inner)}`,
  );
  const [open, close] = isArray ? ['[', ']'] : ['{', '}'];
  if (items.length === 0) return comments && !minified ? `${open} /* none */ ${close}` : open + close;
  if (minified) return `${open}${items.join(',')}${trailingComma ? ',' : ''}${close}`;
  const lines = items.map((item, i) => {
    const comma = i < items.length - 1 || trailingComma ? ',' : '';
    return `${inner}${item}${comma}${comments ? (i % 2 === 0 ? ' // one' : ' /* two */ // three') : ''}`;
  });
  return [open + (comments ? ' // all' : ''), ...lines, `${indent}${close}`].join(eol);
}

const scalar = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
const other = fc.record({
  command: scalar,
  args: fc.array(scalar, { maxLength: 2 }),
  env: fc.dictionary(fc.string(), scalar, { maxKeys: 2 }),
});
const servers = fc.dictionary(
  fc.string().filter((key) => key !== '__proto__' && key !== 'workrail'),
  other,
  { maxKeys: 3 },
);
const config = fc.record(
  { theme: scalar, mcpServers: servers, history: fc.array(fc.object({ maxDepth: 2 })) },
  { requiredKeys: [] },
);

describe('in JSON', () => {
  // @verifies client-configs-keep-their-bytes
  test('of any style, an entry is added and removed without touching the rest', () => {
    assertProperty(
      fc.property(config, style, (value, drawn) => {
        const text = drawn.start + jsonOf(value, drawn) + drawn.end;
        const errors: ParseError[] = [];
        const read: unknown = parse(text.replace('\uFEFF', ''), errors, { allowTrailingComma: true });
        fc.pre(errors.length === 0 && isDeepStrictEqual(read, JSON.parse(JSON.stringify(value))));
        expectRoundTrip(jsonText, text);
      }),
      { numRuns: 300 },
    );
  });

  const texts: readonly (string | null)[] = [
    null,
    '',
    ' ',
    '\n',
    '\r\n',
    '\n\n',
    '  \n  ',
    '\uFEFF',
    '\uFEFF\n',
    '// nothing yet',
    '// nothing yet\n',
    '/* nothing */ ',
    '{}',
    '{}\n',
    '{ }',
    '{\n}',
    '{\r\n}\r\n',
    '{ // nothing\n}',
    '\uFEFF{}',
    '{"mcpServers":{}}',
    '{"mcpServers":{}}\n',
    '{"mcpServers": {\n  }\n}',
    '{\n  "mcpServers": {}\n}\n',
    '{\n  "mcpServers": {},\n}\n',
    '{\n  "mcpServers": {\n    "a": {}\n  }\n}\n',
    '{"mcpServers":{"a":{}}}',
    '{"a":1}',
    '{"a":1,}',
    '{ "a": 1 }',
    '{\n"a": 1}',
    '{\n  "a": 1, "b": 2 }',
    '{ "a": 1,\n  "b": 2\n}',
    '{\n  "a": 1 // one\n}',
    '{\n  "a": 1, // one\n}',
    '{\n  "a": 1 /* one\n two */\n}',
    '{\n  "a": 1 /* one */ /* two */ // three\n  // four\n}',
    '{\n\t"a": 1\n}',
    '{\n  "mcpServers": {\n    "a": {} // mine\n    // "b": {}\n  },\n  // the end\n  "z": null\n}',
    '{"mcpServers": {"x": 1}, "mcpServers": {"a": {}}}',
    '{\n  "a": "}, { // \\" no comment"\n}',
  ];
  test.each(texts)('%j gets the entry and its bytes back', (text) => {
    expectRoundTrip(jsonText, text);
  });

  test.each(['[]', '1', '"a"', 'null', '{"mcpServers": []}', '{"mcpServers": null}', '{"mcpServers": "a"}'])(
    '%s has no place for an entry',
    (text) => {
      expect(addEntry(jsonText, text, path, entry)).toBeNull();
    },
  );

  test.each<[text: string, why: string, at: object]>([
    ['{\n  "a": 1', 'a closing brace } is missing', { line: 2, column: 9 }],
    ['{\n  "a": }', 'a value is missing', { line: 2, column: 8 }],
    ['{ "a": 1 "b": 2 }', 'a comma is missing', { line: 1, column: 10 }],
    ['{ a: 1 }', 'this is not a JSON value', { line: 1, column: 3 }],
    ['{} {}', 'there is text after the end of the JSON value', { line: 1, column: 4 }],
  ])('%j is unreadable, in words', (text, why, at) => {
    expect(jsonText.read(text)).toEqual({ kind: 'unreadable', fault: { why, at } });
    expect(addEntry(jsonText, text, path, entry)).toBeNull();
  });

  test.each([
    ['[__proto__]\nyes = true', 1, 2],
    ['[mcp_servers."__proto__"]\nyes = true', 1, 14],
    ['a = 1\n__proto__.yes = true', 2, 1],
    ['a = { b = [{ __proto__ = { yes = true } }] }', 1, 14],
    ['[[constructor.__proto__]]', 1, 15],
  ])('TOML that names the prototype of all objects is unreadable: %j', (text, line, column) => {
    const fault = { at: { line, column }, why: 'the key __proto__ is not allowed' };
    expect(tomlText.read(text)).toEqual({ kind: 'unreadable', fault });
    expect(addEntry(tomlText, text, path, entry)).toBeNull();
    expect(({} as Record<string, unknown>)['yes']).toBeUndefined();
  });

  test.each([
    ['JSON', jsonText, (depth: number) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`],
    ['JSON', jsonText, (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`],
    ['TOML', tomlText, (depth: number) => `a = ${'['.repeat(depth)}${']'.repeat(depth)}`],
    ['TOML', tomlText, (depth: number) => `a = ${'{ b = '.repeat(depth)}1${' }'.repeat(depth)}`],
    ['TOML', tomlText, (depth: number) => `${'a.'.repeat(depth)}b = 1`],
    ['YAML', yamlText, (depth: number) => `a: ${'['.repeat(depth)}${']'.repeat(depth)}`],
    ['YAML', yamlText, (depth: number) => `${'{a: '.repeat(depth)}1${'}'.repeat(depth)}`],
    ['YAML', yamlText, (depth: number) => `a:\n  ${'- '.repeat(depth)}x`],
  ])('%s of any depth is read or unreadable, and takes an entry or does not', (_title, format, textOf) => {
    for (const depth of [10, 300, 1000, 3000, 10_000]) {
      const text = textOf(depth);
      const reading = format.read(text);
      const added = addEntry(format, text, path, entry);
      if (reading.kind === 'unreadable') expect(added).toBeNull();
      // A parser that reaches the end of the stack may end the process.
      if (depth >= 3000 && !text.startsWith('a.')) expect(reading.kind).toBe('unreadable');
    }
  });

  test('what nests deeper than the stack reaches is unreadable', () => {
    const text = '['.repeat(500_000);
    expect(jsonText.read(text)).toEqual({
      kind: 'unreadable',
      fault: { at: null, why: 'the value is nested too deeply' },
    });
    expect(addEntry(jsonText, text, path, entry)).toBeNull();
  });

  describe('when the file was changed since', () => {
    const added = (text: string) => addEntry(jsonText, text, path, entry) ?? '';
    test('an entry before others is cut out', () => {
      const text = '{\n  "mcpServers": {\n    "workrail": { "command": "node" }, // ours\n    "b": {}\n  }\n}\n';
      expect(removeEntry(jsonText, text, path)).toEqual({
        kind: 'cut',
        blankLines: 0,
        text: '{\n  "mcpServers": { // ours\n    "b": {}\n  }\n}\n',
      });
    });

    test('a reformatted file loses the entry and nothing else', () => {
      const text = JSON.stringify(JSON.parse(added('{ "a": 1, "mcpServers": { "b": {} } }')), null, 4);
      const removal = removeEntry(jsonText, text, path);
      expect(JSON.parse(removal?.text ?? '')).toEqual({ a: 1, mcpServers: { b: {} } });
    });

    test('what stands before an entry is read in time in proportion to its length', () => {
      for (const run of [' ', '\t', '\n', '\r\n', '\n ']) {
        const long = run.repeat(600_000 / run.length);
        const text = `{"a": 1,${long}"b": 2, "mcpServers": {\n"workrail": { "command": "node" }, "c": {}${long}}}`;
        expect(removeEntry(jsonText, text, path)?.text).toBe(text.replace('\n"workrail": { "command": "node" },', ''));
      }
    });

    test('an entry with keys of the client is removed with them', () => {
      const text = added('{"mcpServers":{"b":{}}}').replace('"type"', '"disabled": false, "type"');
      expect(removeEntry(jsonText, text, path)?.text).toBe('{"mcpServers":{"b":{}}}');
    });
  });
});

describe('in TOML', () => {
  const at = ['mcp_servers', 'workrail'];
  const texts: readonly (string | null)[] = [
    null,
    '',
    '\n',
    ' ',
    '\r\n',
    '\uFEFF',
    '# nothing',
    '# nothing\n',
    'model = "o"',
    'model = "o"\n',
    'model = "o"\n\n\n',
    'model = "o"\r\n# end\r\n',
    '[mcp_servers]\n',
    '[mcp_servers]',
    '[mcp_servers.a]\ncommand = "b" # mine\n',
    '[mcp_servers.a]\ncommand = "b"\n[mcp_servers.a.env]\nA = "1"\n',
    'mcp_servers.a.command = "b"\n[other]\nx = 1979-05-27T07:32:00Z\n',
    'text = """\n[mcp_servers.workrail]\n"""\n[[list]]\na = \'b\'\n',
    '\uFEFF[projects."/home/me/a b"]\r\ntrust_level = "trusted"\r\n',
  ];
  test.each(texts)('%j gets the entry and its bytes back', (text) => {
    expectRoundTrip(tomlText, text, at);
  });

  const line = fc.oneof(
    fc.constantFrom('', '# a comment', '   ', '[mcp_servers.b] # b', '[tools."x y"]', '[[list]]'),
    fc
      .tuple(
        fc.stringMatching(/^[a-z]{1,6}$/),
        fc.oneof(
          fc.integer(),
          fc.boolean(),
          fc.string().map((text) => JSON.stringify(text).replaceAll('\u007f', '')),
        ),
      )
      .map(([key, value]) => `${key} = ${value}`),
  );
  // @verifies client-configs-keep-their-bytes
  test('of any lines, an entry is added and removed without touching the rest', () => {
    assertProperty(
      fc.property(
        fc.array(line, { maxLength: 8 }),
        fc.constantFrom('\n', '\r\n'),
        fc.boolean(),
        (lines, eol, isEnded) => {
          const text = lines.join(eol) + (isEnded ? eol : '');
          fc.pre(tomlText.read(text).kind === 'read');
          expectRoundTrip(tomlText, text, at);
        },
      ),
      { numRuns: 300 },
    );
  });

  test.each([
    'mcp_servers = {}\n',
    'mcp_servers = 1\n',
    'mcp_servers = { a = { command = "b" } }\n',
    'a = ',
    '[a]\n[a]',
  ])('%j has no place for an entry', (text) => {
    expect(addEntry(tomlText, text, at, entry)).toBeNull();
  });

  test('says where a text stops being TOML', () => {
    expect(tomlText.read('a = 1\na = 2\n')).toMatchObject({ kind: 'unreadable', fault: { at: { line: 2 } } });
  });

  test.each(['a = 1\r', 'a = 1\n# b\rb = 1\n', 'a = 1\r\nb = """x\ry"""\r\n'])(
    '%j has a lone carriage return, and no place for an entry',
    (text) => {
      expect(tomlText.read(text)).toMatchObject({
        kind: 'unreadable',
        fault: { why: expect.stringContaining('carriage') },
      });
      expect(addEntry(tomlText, text, at, entry)).toBeNull();
    },
  );

  test('a string that is too long for the parser is not said to be nested', () => {
    const why = 'a value is too long or nested too deeply to be read';
    expect(tomlText.read(`a = "${'x'.repeat(1_000_000)}"\n`)).toEqual({ kind: 'unreadable', fault: { at: null, why } });
  });

  test('an entry with tables after it and keys of the client is cut out', () => {
    const text = `a = 1\n\n[mcp_servers.workrail]\ncommand = "node"\n\n[mcp_servers.workrail.tools.x]\napproval_mode = "approve"\n# about b\n[b]\nx = 1\n`;
    expect(removeEntry(tomlText, text, at)).toEqual({
      kind: 'cut',
      blankLines: 0,
      text: 'a = 1\n# about b\n[b]\nx = 1\n',
    });
  });

  test('an entry in an inline table or under dotted keys is cut out', () => {
    expect(removeEntry(tomlText, '[mcp_servers]\nworkrail = { command = "node" }\nb = {}\n', at)?.text).toBe(
      '[mcp_servers]\nb = {}\n',
    );
    expect(removeEntry(tomlText, 'mcp_servers.workrail.command = "node"\nb = 1\n', at)?.text).toBe('b = 1\n');
  });
});

describe('in YAML', () => {
  const at = ['extensions', 'workrail'];
  const texts: readonly (string | null)[] = [
    null,
    '',
    '\n',
    '\r\n',
    '\uFEFF',
    '# nothing',
    '# nothing\n',
    '---\n',
    'GOOSE_MODEL: x',
    'GOOSE_MODEL: x\n',
    'GOOSE_MODEL: x\n\n# end\n',
    'extensions:',
    'extensions:\n',
    'extensions: # mine\n',
    'extensions:\nGOOSE_MODEL: x\n',
    'extensions: {}\n',
    'extensions: {"a": {"enabled": true}}\n',
    'extensions:\n  developer:\n    enabled: true\n',
    'extensions:\r\n    developer:\r\n        enabled: true\r\nGOOSE_MODEL: x\r\n',
    'extensions: # all\n  # the first\n  developer: &d\n    enabled: true\n  b: *d\n# end\nGOOSE_MODEL: x',
    '{}\n',
    '{"GOOSE_MODEL": "x"}',
    'text: |\n  extensions:\n    workrail:\nextensions:\n  b: {}\n',
  ];
  test.each(texts)('%j gets the entry and its bytes back', (text) => {
    expectRoundTrip(yamlText, text, at);
  });

  const block = fc.array(
    fc.tuple(
      fc.stringMatching(/^[a-z]{1,6}$/),
      fc.constantFrom('1', 'x', '"a: # b"', '[1, 2]', '{"a": 1}', '|\n      long\n      text', '', '# nothing'),
    ),
    { maxLength: 4 },
  );
  // @verifies client-configs-keep-their-bytes
  test.each(['# c\r', 'a: 1 # c\rextensions:\r  b: {}\r', 'a: |\n  x\ry\n'])(
    '%j has a lone carriage return, and no place for an entry',
    (text) => {
      expect(yamlText.read(text)).toMatchObject({
        kind: 'unreadable',
        fault: { why: expect.stringContaining('carriage') },
      });
      expect(addEntry(yamlText, text, at, entry)).toBeNull();
    },
  );

  test('of any maps, an entry is added and removed without touching the rest', () => {
    assertProperty(
      fc.property(
        block,
        block,
        fc.constantFrom('\n', '\r\n'),
        fc.boolean(),
        fc.boolean(),
        (own, other, eol, isEnded, isFirst) => {
          const settings = other.map(([key, value]) => `${key}: ${value}`);
          const extensions = ['extensions:', ...own.map(([key, value]) => `  ${key}: ${value}`)];
          const lines = isFirst ? [...extensions, ...settings] : [...settings, '# about them', ...extensions];
          const text = lines.join('\n').replaceAll('\n', eol) + (isEnded ? eol : '');
          fc.pre(yamlText.read(text).kind === 'read');
          expectRoundTrip(yamlText, text, at);
        },
      ),
      { numRuns: 300 },
    );
  });

  test.each([
    'extensions: null\n',
    'extensions: a\n',
    'extensions: []\n',
    '- a\n',
    'a: [',
    'a: 1\n---\nb: 2\n',
    'a: *b\n',
  ])('%j has no place for an entry', (text) => {
    expect(addEntry(yamlText, text, at, entry)).toBeNull();
  });

  test('an entry that its client wrote again is cut out', () => {
    const text =
      'extensions:\n  a:\n    enabled: true\n  workrail:\n    cmd: node\n    args:\n    - x\n    - serve\n  b:\n    enabled: true\nGOOSE_MODEL: x\n';
    expect(removeEntry(yamlText, text, at)).toEqual({
      kind: 'cut',
      blankLines: 0,
      text: 'extensions:\n  a:\n    enabled: true\n  b:\n    enabled: true\nGOOSE_MODEL: x\n',
    });
    const alone = 'extensions:\n  workrail:\n    cmd: node\n    args:\n    - x\nGOOSE_MODEL: x\n';
    expect(removeEntry(yamlText, alone, at)).toEqual({
      kind: 'cut',
      blankLines: 0,
      text: 'extensions:\nGOOSE_MODEL: x\n',
    });
  });

  // @verifies client-configs-keep-their-bytes
  test.each([
    '\n  # jira needs VPN\n  jira:\n    enabled: false\n',
    '  # jira needs VPN\n\n# and a token\n  jira: {}\n',
    '\n# end of the extensions\nGOOSE_MODEL: x\n',
    '    # of nothing\n# at the end\n',
    '# without a line feed',
  ])('comments and blank lines after an entry that is cut out or replaced stay: %j', (after) => {
    const ends = [
      '    envs: {}\n',
      '    args:\n    - x\n    - serve # mine\n',
      '    text: |\n      a\n      b\n',
      '    none:\n',
    ];
    for (const end of ends) {
      const head = 'extensions:\n  a:\n    enabled: true\n';
      const text = `${head}  workrail:\n    cmd: node\n${end}${after}`;
      expect(removeEntry(yamlText, text, at)).toEqual({ kind: 'cut', blankLines: 0, text: head + after });
      expect(replaceEntry(yamlText, text, at, entry)?.endsWith(`    enabled: true\n${after}`)).toBe(true);
    }
  });
});
