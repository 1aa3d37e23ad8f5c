/**
 * What an author gets from an editor that knows our schemas, measured through the JSON language service that most editors use: what
 * is marked, what is explained, what is completed. And what the schema must never do: refuse a workflow that compiles.
 */
import fs from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtins } from '../../builtins/registry.ts';
import { compileAll, type CompilerHost } from '../../compiler/compile.ts';
import { lintDefinitions } from '../../compiler/lint/registry.ts';
import { capabilities, capabilityRequirements } from '../../schemas/closed-sets.ts';
import { workflowSources } from '../support/workflow-sources.ts';
import { fixtureHost, inputOf, minimalSource } from '../compiler/fixture-host.ts';
import { linted } from '../compiler/lint/linted.ts';
import { JsonEditor } from './json-editor.ts';
import { assertProperty } from '../support/property.ts';

const root = path.join(import.meta.dirname, '../..');
const fixtures = path.join(import.meta.dirname, 'fixtures');
const read = (...parts: readonly string[]) => fs.readFileSync(path.join(...parts), 'utf8');
const jsonBelow = (folder: string) =>
  fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));

const editor = new JsonEditor('workflow.v1');
const host: CompilerHost = { ...fixtureHost, builtins };
const bundled = jsonBelow(path.join(root, 'workflows')).map((file) => ({ file, text: read(root, 'workflows', file) }));
const everyKey = { file: 'every-key.json', text: read(fixtures, 'every-key.json') };

describe('the schema of a workflow', () => {
  type Mistake = { readonly file: string; readonly text: string; readonly start: number; readonly end: number };
  /** A source with one mistake, which stands between « and ». */
  const mistakes = fs.readdirSync(path.join(fixtures, 'author-mistakes')).map((file): Mistake => {
    const marked = read(fixtures, 'author-mistakes', file);
    const [before = '', inside = '', after = ''] = marked.split(/[«»]/);
    return { file, text: before + inside + after, start: before.length, end: before.length + inside.length };
  });
  /** What only a compiler can know: names that are declared elsewhere in the file. */
  const onlyCompiled = ['loop-without-decision', 'step-id-twice', 'undeclared-input', 'unknown-condition'];

  // @verifies editor-schema-closed-sets
  it('marks the mistakes of authors where they stand', async () => {
    const unmarked: string[] = [];
    for (const { file, text, start, end } of mistakes) {
      const marks = await editor.marks(text);
      if (!marks.some((mark) => mark.start < end && mark.end > start)) unmarked.push(file.replace('.txt', ''));
    }
    console.log(`editor schema: ${mistakes.length - unmarked.length} of ${mistakes.length} mistakes marked`);
    expect(mistakes).toHaveLength(45);
    expect(unmarked).toEqual(onlyCompiled);
    expect(mistakes.length - unmarked.length).toBeGreaterThanOrEqual(38);
  });

  it.each(mistakes)('is held against a mistake that WorkRail finds too: $file', ({ text, start }) => {
    const found = linted(text).filter(({ severity }) => severity !== 'info');
    const line = text.slice(0, start).split('\n').length;
    expect(found.map(({ at, code }) => ({ line: at.line, code }))).toEqual([{ line, code: expect.any(String) }]);
  });

  it('marks nothing in the bundled library, nor where every key is used', async () => {
    for (const { file, text } of [...bundled, everyKey])
      expect({ file, marks: await editor.marks(text) }).toEqual({ file, marks: [] });
  });

  // @verifies editor-schema-closed-sets
  it('explains every key over which an author points', async () => {
    const hovers = (await Promise.all([...bundled, everyKey].map(({ text }) => editor.hovers(text)))).flat();
    const silent = hovers.filter(({ text }) => text === null).map((hover) => hover.path);
    const share = ((hovers.length - silent.length) / hovers.length) * 100;
    console.log(
      `editor schema: ${hovers.length - silent.length} of ${hovers.length} keys with hover (${share.toFixed(1)} %)`,
    );
    expect(hovers.length).toBeGreaterThan(400);
    expect(share, [...new Set(silent)].join(' ')).toBeGreaterThanOrEqual(98);
  });

  it('is measured with a document that uses every key of the format', () => {
    const shape: object = JSON.parse(read(root, 'generated/shapes/workflow.v1.json'));
    const keys = new Set(propertyNamesOf(shape));
    const used = new Set(
      JSON.stringify(JSON.parse(everyKey.text))
        .match(/"[^"]+"(?=:)/g)
        ?.map((key) => key.slice(1, -1)),
    );
    expect([...keys].filter((key) => !used.has(key))).toEqual([]);
    const { compiled, diagnostics } = compileAll(
      [
        { ...inputOf(everyKey.text), sourceKind: 'bundled' },
        ...bundled.map(({ file, text }) => ({ ...inputOf(text), file, sourceKind: 'bundled' as const })),
      ],
      host,
    );
    const errors = diagnostics.filter(
      ({ severity, at }) => severity === 'error' && at.file === 'workflows/review.json',
    );
    expect(errors.map(({ rendered }) => rendered).filter((text) => !text.includes('bind/'))).toEqual([]);
    expect(compiled.length).toBeGreaterThan(5);
  });
});

const propertyNamesOf = (schema: unknown): readonly string[] => {
  if (schema === null || typeof schema !== 'object') return [];
  return Object.entries(schema).flatMap(([key, value]) => [
    ...(key === 'properties' ? Object.keys(value as object) : []),
    ...propertyNamesOf(value),
  ]);
};

describe('completion', () => {
  const step = (rest: string) => `{ "id": "project.x", "steps": [{ "id": "read", "title": "Read", ${rest} }] }`;
  const positions: readonly (readonly [string, string, readonly string[]])[] = [
    ['the keys of a workflow', '{ "id": "project.x", | }', ['steps', 'inputs', 'conditions', 'features', 'lintIgnore']],
    ['the keys of a step', step('|'), ['prompt', 'promptBlocks', 'when', 'output', 'validationCriteria', 'type']],
    ['the types of steps', '{ "steps": [{ "type": | }] }', ['template_call', 'loop', 'for_each']],
    [
      'the keys of a loop',
      '{ "steps": [{ "type": "loop", | }] }',
      ['loopId', 'title', 'while', 'maxIterations', 'body'],
    ],
    ['contracts', step('"output": { "contractRef": | }'), [...builtins.contracts.keys()]],
    ['contracts of the alias', step('"outputContract": { "contractRef": "|" }'), [...builtins.contracts.keys()]],
    ['refs', step('"promptBlocks": { "constraints": [{ "kind": "ref", "refId": | }] }'), [...builtins.refs.keys()]],
    ['refs in a goal', step('"promptBlocks": { "goal": { "kind": "ref", "refId": | } }'), [...builtins.refs.keys()]],
    ['templates', '{ "steps": [{ "type": "template_call", "templateId": | }] }', [...builtins.templates.keys()]],
    [
      'templates in a body',
      '{ "steps": [{ "type": "loop", "body": [{ "type": "template_call", "templateId": | }] }] }',
      [...builtins.templates.keys()],
    ],
    [
      'the arguments of a template',
      '{ "steps": [{ "type": "template_call", "templateId": "wr.templates.loop_decision", "args": { | } }] }',
      (builtins.templates.get('wr.templates.loop_decision')?.parameters ?? []).map(({ name }) => name),
    ],
    ['features', '{ "features": [|] }', [...builtins.features.keys()]],
    ['features with options', '{ "features": [{ "id": | }] }', [...builtins.features.keys()]],
    [
      'the options of a feature',
      '{ "features": [{ "id": "wr.features.capabilities", "config": { | } }] }',
      (builtins.features.get('wr.features.capabilities')?.parameters ?? []).map(({ name }) => name),
    ],
    ['capabilities', '{ "capabilities": { | } }', capabilities],
    ['how a capability is needed', '{ "capabilities": { "delegation": | } }', capabilityRequirements],
    ['lint rules', '{ "lintIgnore": [{ "rule": | }] }', lintDefinitions.map(({ id }) => id)],
    [
      'condition kinds',
      '{ "conditions": [{ "id": "x", "kind": | }] }',
      ['context_equals', 'all', 'loop_control', 'not'],
    ],
    ['the keys of a condition', '{ "conditions": [{ "id": "x", "kind": "context_in", | }] }', ['key', 'values']],
    ['kinds of inputs', '{ "inputs": [{ "key": "x", "kind": | }] }', ['string', 'number', 'boolean', 'enum', 'list']],
    ['criteria', step('"validationCriteria": { | }'), ['type', 'and', 'or', 'not']],
    ['checks of the notes', step('"validationCriteria": { "and": [{ "type": | }] }'), ['contains', 'regex', 'length']],
  ];

  // @verifies editor-schema-closed-sets
  it.each(positions)('offers %s', async (_what, marked, expected) => {
    const offered = await editor.completions(marked.replace('|', ''), marked.indexOf('|'));
    expect(offered).toEqual(expect.arrayContaining([...expected]));
  });
});

describe('the schemas of the files that configure a project', () => {
  const config = new JsonEditor('project-config.v1');
  const bindings = new JsonEditor('bindings.v1');
  const goodConfig = JSON.stringify({
    $schema: 'project-config.v1.json',
    sources: ['flows'],
    lint: { 'lint/long-id': 'off' },
    preferences: { autonomy: 'guided', riskPolicy: 'balanced' },
  });
  const goodBindings = JSON.stringify({
    $schema: 'bindings.v1.json',
    'project.review': { design_review: 'project.other' },
  });

  it('mark nothing that is right, and explain every key', async () => {
    for (const [known, text] of [
      [config, goodConfig],
      [bindings, goodBindings],
    ] as const) {
      expect(await known.marks(text)).toEqual([]);
      expect((await known.hovers(text)).filter(({ text: words }) => words === null)).toEqual([]);
    }
  });

  it.each([
    ['{ "source": [] }', 'source'],
    ['{ "lint": { "lint/long-titel": "off" } }', 'lint/long-titel'],
    ['{ "lint": { "lint/long-id": "loud" } }', 'loud'],
    ['{ "preferences": { "autonomy": "auto" } }', 'auto'],
  ])('mark in workrail.json: %s', async (text, part) => {
    expect((await config.marks(text)).map(({ start, end }) => text.slice(start, end))).toEqual([`"${part}"`]);
  });

  it.each([
    ['{ "Project Review": { "slot": "project.x" } }', 'Project Review'],
    ['{ "project.review": { "Slot": "project.x" } }', 'Slot'],
    ['{ "project.review": { "slot": "Project X" } }', 'Project X'],
    ['{ "project.review": "project.x" }', 'project.x'],
  ])('mark in bindings.json: %s', async (text, part) => {
    const marks = await bindings.marks(text);
    expect(marks.length).toBeGreaterThan(0);
    for (const { start, end } of marks) expect(text.slice(start, end)).toBe(`"${part}"`);
  });

  it('offer the lint rules and their levels', async () => {
    const text = '{ "lint": {  } }';
    expect(await config.completions(text, text.indexOf('{  }') + 2)).toEqual(lintDefinitions.map(({ id }) => id));
    const level = '{ "lint": { "lint/long-id":  } }';
    expect(await config.completions(level, level.indexOf(':  }') + 2)).toEqual(
      expect.arrayContaining(['off', 'warning']),
    );
  });
});

describe('a source that compiles', () => {
  const schema: object = JSON.parse(read(root, 'generated/schemas/workflow.v1.json'));
  const accepts = new Ajv({ strict: false, allErrors: true }).compile(schema);
  const names = {
    refs: [...builtins.refs.keys()],
    contracts: [...builtins.contracts.keys()].filter((id) => !id.endsWith('.loop_control')),
    features: [...builtins.features.keys()],
    calls: [
      { templateId: 'wr.templates.capability_probe', args: { capability: 'delegation' } },
      { templateId: 'wr.templates.verification_gate', args: { claims: ['It builds.'] } },
    ],
  };
  const odd = fc.constantFrom<unknown>(
    'x',
    'X y',
    'a.b',
    '',
    ' ',
    'two\nlines',
    'fooBar',
    0,
    1,
    1001,
    true,
    null,
    [],
    {},
    ['x'],
    'wr.x',
    '(?=x)',
    '\\(?=x',
    '[(?=]',
  );

  // @verifies editor-schema-accepts-what-compiles
  it('is never marked, whatever is changed in it', () => {
    let compiledChanges = 0;
    assertProperty(
      fc.property(workflowSources(names), odd, fc.nat(), fc.boolean(), ({ main, beside }, value, at, isCut) => {
        // A rule that does not exist is for lint to report: such a source compiles.
        const paths = pathsOf(main).filter(([first]) => first !== 'lintIgnore');
        const changed = changedAt(main, paths[at % paths.length] ?? [], value, isCut);
        const inputs = [changed, ...beside].map((one, index) => ({ ...inputOf(one), file: `${index}.json` }));
        const { compiled } = compileAll(inputs, host);
        if (!compiled.some(({ file }) => file === '0.json')) return;
        compiledChanges += 1;
        expect({ changed, accepted: accepts(changed), why: accepts.errors }).toMatchObject({ accepted: true });
      }),
      { numRuns: 200, endOnFailure: true },
    );
    expect(compiledChanges).toBeGreaterThan(30);
  });

  it.each(['\\(?=x', '[(?=]', '[^](?=]', '\\\\d', '(?:a)(?P<n>b)', '(?i)x', 'a(b(c)d)e'])(
    'may use the pattern %s',
    (pattern) => {
      const text = {
        ...minimalSource,
        steps: [{ ...minimalSource.steps[0], validationCriteria: { type: 'regex', pattern } }],
      };
      expect(compileAll([inputOf(text)], host).compiled).toHaveLength(1);
      expect(accepts(text)).toBe(true);
    },
  );
  it.each(['(?=x)', 'a(?!x)', '(?<=x)y', '(?<!x)y', '(a)\\1', '\\(\\((?=x)', '[a](?=x)'])(
    'cannot use the pattern %s',
    (pattern) => {
      const text = {
        ...minimalSource,
        steps: [{ ...minimalSource.steps[0], validationCriteria: { type: 'regex', pattern } }],
      };
      expect(compileAll([inputOf(text)], host).compiled).toHaveLength(0);
      expect(accepts(text)).toBe(false);
    },
  );
});

type Path = readonly (string | number)[];
const pathsOf = (value: unknown, at: Path = []): readonly Path[] => {
  if (typeof value !== 'object' || value === null) return [at];
  const entries: readonly [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return [...(at.length === 0 ? [] : [at]), ...entries.flatMap(([key, member]) => pathsOf(member, [...at, key]))];
};

/** `source` with another value there, or with nothing there. */
function changedAt(source: unknown, path: Path, value: unknown, isCut: boolean): unknown {
  const copy: unknown = structuredClone(source);
  const holder = path
    .slice(0, -1)
    .reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], copy);
  const key = path.at(-1) ?? '';
  if (!isCut) (holder as Record<string | number, unknown>)[key] = value;
  else if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete (holder as Record<string | number, unknown>)[key];
  return copy;
}
