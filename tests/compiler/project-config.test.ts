import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { validateProjectConfig } from '../../generated/validators/project-config.v1.js';
import { lintDefinitions } from '../../compiler/lint/registry.ts';
import { findingsMax, pathLengthMax, sourceFoldersMax, suggestedNamesMax } from '../../schemas/limits.ts';
import { readBindingsFile, unknownWorkflows } from '../../compiler/phases/4-bind/bindings-file.ts';
import { checkProjectConfig } from '../../compiler/project-config.ts';

const world = {
  lintRules: lintDefinitions,
  isMissing: (path: string) => path.startsWith('missing/'),
  folderProblem: (folder: string) => (folder.startsWith('..') ? 'is outside the project' : null),
  isOfUser: false,
};
const found = (text: string) =>
  checkProjectConfig({ file: 'workrail.json', text }, world).map(({ code, severity, at, label, help, fixes }) => ({
    code,
    severity,
    at: `${at.line}:${at.column}`,
    said: `${label ?? ''} ${help ?? ''}`,
    fix: fixes[0]?.edits[0]?.text,
  }));

describe('workrail.json', () => {
  it.each([
    ['nothing in it', '', 'read/empty-file', '1:1', 'write `{}`', undefined],
    ['a comment', '{\n  // more\n}', 'read/comment', '2:3', 'remove the comment; the file is strict JSON', ''],
    ['a trailing comma', '{\n  "sources": ["a"],\n}', 'read/trailing-comma', '2:19', 'remove the comma', ''],
    ['a missing comma', '{\n  "sources": ["a"]\n  "lint": {}\n}', 'read/syntax', '3:3', 'put a comma', undefined],
    [
      'a key twice',
      '{\n  "lint": {},\n  "lint": {}\n}',
      'read/duplicate-key',
      '3:3',
      'remove one of the two definitions',
      undefined,
    ],
    ['a list', '[]', 'read/wrong-type', '1:1', 'this is a list', undefined],
    ['a misspelt key', '{ "source": [] }', 'read/unknown-key', '1:3', 'similar name exists: `sources`', '"sources"'],
    ['a text for a list', '{ "sources": "flows" }', 'read/wrong-type', '1:14', 'this is a text', undefined],
    ['another level', '{ "lint": { "lint/long-id": "loud" } }', 'read/unknown-value', '1:29', 'use `off`', undefined],
    [
      'a near level',
      '{ "lint": { "lint/long-id": "waning" } }',
      'read/unknown-value',
      '1:29',
      '`warning`',
      '"warning"',
    ],
    [
      'no such rule',
      '{ "lint": { "long-titel": "off" } }',
      'read/unknown-key',
      '1:13',
      'lint/long-title',
      '"lint/long-title"',
    ],
    [
      'a folder elsewhere',
      '{ "sources": ["../a"] }',
      'read/unknown-value',
      '1:15',
      'a directory inside the project',
      undefined,
    ],
    [
      'another preference',
      '{ "preferences": { "autonomy": "ful" } }',
      'read/unknown-value',
      '1:32',
      'use `guided`',
      undefined,
    ],
    [
      'another schema',
      '{ "$schema": "a/workflow.v1.json" }',
      'read/unknown-schema',
      '1:14',
      'project-config.v1.json',
      '"a/project-config.v1.json"',
    ],
    [
      'a schema that is not there',
      '{ "$schema": "missing/project-config.v1.json" }',
      'read/unknown-schema',
      '1:14',
      'correct the path',
      undefined,
    ],
  ])('with %s says where and what to write', (_what, text, code, at, said, fix) => {
    expect(found(text)).toEqual([{ code, severity: expect.any(String), at, said: expect.stringContaining(said), fix }]);
  });

  it('is found right exactly where the validator accepts it', () => {
    const values = [
      {},
      { sources: [] },
      { sources: [''] },
      { lint: { 'lint/long-id': 'off' } },
      { lint: [] },
      { preferences: { riskPolicy: 'balanced' } },
      { preferences: { a: 1 } },
      null,
      3,
      'x',
      { sources: [1, 2] },
    ];
    for (const value of values)
      expect({ value, accepted: found(JSON.stringify(value)).length === 0 }).toEqual({
        value,
        accepted: validateProjectConfig(value),
      });
  });

  // @verifies configuration-is-bounded
  it('with too many folders, or too long a path, is refused with the limit', () => {
    const folders = (count: number) => JSON.stringify({ sources: Array.from({ length: count }, (_, at) => `f${at}`) });
    const messages = (text: string) =>
      checkProjectConfig({ file: 'workrail.json', text }, world).map(({ code, message }) => `${code}: ${message}`);
    expect(messages(folders(sourceFoldersMax))).toEqual([]);
    expect(validateProjectConfig(JSON.parse(folders(sourceFoldersMax)))).toBe(true);
    expect(messages(folders(sourceFoldersMax + 1))).toEqual([
      'read/out-of-range: `sources` has 257 entries; at most 256 are allowed',
    ]);
    expect(validateProjectConfig(JSON.parse(folders(sourceFoldersMax + 1)))).toBe(false);
    const long = 'x'.repeat(pathLengthMax);
    expect(messages(JSON.stringify({ sources: [long] }))).toEqual([]);
    expect(messages(JSON.stringify({ sources: [`${long}x`] }))).toEqual([
      'read/out-of-range: an entry has 4097 characters; at most 4096 are allowed',
    ]);
  });

  // @verifies configuration-is-bounded
  it('with very many mistakes of any kind gives a bounded number of findings', () => {
    const many = Array.from({ length: findingsMax + 2 }, (_, at) => `"a${at}": "off"`).join(',');
    for (const text of [`{${many}}`, `{ "lint": {${many}} }`, `{ "preferences": {${many}} }`]) {
      expect(found(text)).toHaveLength(findingsMax);
    }
    const known = Array.from({ length: 3 * suggestedNamesMax }, (_, at) => `known.${at}`);
    const unknown = unknownWorkflows(readBindingsFile(`{${many.replaceAll('"off"', '{}')}}`), known);
    expect(unknown).toHaveLength(findingsMax + 1);
  });

  it('names several mistakes at once, in the order of the file', () => {
    expect(found('{ "lint": { "x": "off" }, "sourcs": [], "preferences": 1 }').map(({ at }) => at)).toEqual([
      '1:13',
      '1:27',
      '1:56',
    ]);
  });
});

describe('the bindings file', () => {
  it('suggests the id of a workflow for its name without the namespace', () => {
    const [found] = unknownWorkflows(readBindingsFile('{ "deploy": {} }'), ['project.deploy', 'project.review']);
    expect(found?.help).toBe('a workflow with a similar id exists: `project.deploy`');
  });

  it('with a key in the place of the id of a workflow does not suggest to remove the bindings', () => {
    const file = readBindingsFile('{ "bindings": { "review": "project.deep_review" } }');
    expect(unknownWorkflows(file, ['project.deploy']).map(({ help }) => help)).toEqual([
      'replace `bindings` with the id of the workflow that has these extension points',
    ]);
    expect(unknownWorkflows(file, ['bindings'])).toEqual([]);
  });

  const findings = (text: string) =>
    readBindingsFile(text).findings.map(({ code, label, help }) => ({ code, said: `${label ?? ''} ${help ?? ''}` }));

  it.each([
    ['a comment', '{ /* x */ }', 'read/comment', 'strict JSON'],
    ['a trailing comma', '{ "a.b": { "c": "d.e" }, }', 'read/trailing-comma', 'remove the comma'],
    ['nothing in it', ' ', 'read/empty-file', 'write `{}`'],
    ['a list', '[]', 'bind/invalid-bindings-file', 'this is a list'],
    ['a text for slots', '{ "a.b": "c.d" }', 'bind/invalid-bindings-file', 'this is a text'],
    ['a list for an id', '{ "a.b": { "c": ["d.e"] } }', 'bind/invalid-bindings-file', 'this is a list'],
    [
      'a key around the ids of workflows',
      '{ "bindings": { "a.b": { "c": "d.e" } } }',
      'bind/invalid-bindings-file',
      'remove `bindings` and the braces around its value, and keep its entries',
    ],
    ['another schema', '{ "$schema": "x/workflow.v1.json" }', 'read/unknown-schema', 'bindings.v1.json'],
  ])('with %s says what to write', (_what, text, code, said) => {
    expect(findings(text)).toEqual([{ code, said: expect.stringContaining(said) }]);
  });

  it.each(['5', 'null', '["x"]', '{ "kind": "x" }', 'true'])(
    'and `workrail.json` with %s as the schema say which schema this kind of file has',
    (value) => {
      const text = `{ "$schema": ${value} }`;
      const of = (name: string) =>
        expect.stringContaining(`"$schema": "node_modules/workrail/generated/schemas/${name}"`);
      expect(findings(text)).toEqual([{ code: 'bind/invalid-bindings-file', said: of('bindings.v1.json') }]);
      expect(found(text)).toMatchObject([{ code: 'read/wrong-type', said: of('project-config.v1.json') }]);
    },
  );

  it('may name its schema', () => {
    expect(findings('{ "$schema": "../node_modules/workrail/generated/schemas/bindings.v1.json" }')).toEqual([]);
    expect(readFileSync('generated/schemas/bindings.v1.json', 'utf8')).toContain('"propertyNames"');
  });
});
