import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileWorkflow } from '../../compiler/compile.ts';
import { fixtureHost, inputOf, minimalSource } from './fixture-host.ts';
import { assertProperty } from '../support/property.ts';

const word = fc.stringMatching(/^[a-z0-9]{1,8}$/);
/** Any characters on one line: no control characters, no braces, not the replacement character. */
const line = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((text) => `x${text.replace(/[{\ufffd\p{Cc}\p{Zl}\p{Zp}]/gu, '?')}`);
const part = fc.oneof(line, fc.constant({ kind: 'ref', refId: 'wr.refs.notes_first' }));
const lines = fc.array(part, { minLength: 1, maxLength: 3 });
const step = fc.oneof(
  fc.record({ title: line, prompt: line }),
  fc.record({ title: line, promptBlocks: fc.record({ goal: line, constraints: lines, verify: lines }) }),
  fc.record({
    title: line,
    promptBlocks: fc.record({ goal: line, outputRequired: fc.dictionary(word, line) }),
    output: fc.record({ hints: fc.dictionary(word, line) }),
  }),
);
const source = fc
  .record({
    name: line,
    description: line,
    tags: fc.uniqueArray(word),
    guidance: fc.array(line),
    inputs: fc.uniqueArray(fc.record({ key: word, kind: fc.constantFrom('string', 'list') }), {
      selector: ({ key }) => key,
    }),
    steps: fc.array(step, { minLength: 1, maxLength: 4 }),
  })
  .map(({ steps, ...rest }) => ({
    id: 'project.generated',
    version: '1.0.0',
    ...rest,
    steps: steps.map((one, index) => ({ id: `s${index}`, ...one })),
  }));

function shuffled(value: unknown, random: () => number): unknown {
  if (Array.isArray(value)) return value.map((item) => shuffled(item, random));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => ({ key, item: shuffled(item, random), rank: random() }));
  return Object.fromEntries(entries.sort((a, b) => a.rank - b.rank).map(({ key, item }) => [key, item]));
}

function compiledOf(text: string, file = 'a.json') {
  const { compiled, diagnostics } = compileWorkflow(inputOf(text, { file }), fixtureHost);
  if (compiled === null) throw new Error(diagnostics.map(({ rendered }) => rendered).join('\n'));
  return compiled;
}

describe('the hash of a workflow', () => {
  // @verifies compile-deterministic
  it('does not depend on key order, whitespace, line endings or the name of the file', () => {
    const indents = fc.constantFrom<string | number>(0, 1, 4, '\t');
    assertProperty(
      fc.property(
        source,
        indents,
        fc.boolean(),
        fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
        (value, indent, crlf, stream) => {
          const plain = compiledOf(JSON.stringify(value));
          const random = () => stream.next().value ?? 0;
          const pretty = JSON.stringify(shuffled(value, random), null, indent);
          const other = compiledOf(crlf ? pretty.replaceAll('\n', '\r\n') : pretty, 'deep/other name.json');
          expect(other.text).toBe(plain.text);
          expect(other.workflowHash).toBe(plain.workflowHash);
          expect(other.sourceDigest).toBe(plain.sourceDigest);
        },
      ),
      { numRuns: 300 },
    );
  });

  // @verifies workflow-hash-jcs, workflow-id-in-hash
  it('changes with every prompt, title and text that an agent reads', () => {
    const edits: ((value: typeof base) => void)[] = [
      (value) => Object.assign(value.steps[0] ?? {}, { prompt: 'Read the change!' }),
      (value) => Object.assign(value.steps[0] ?? {}, { title: 'Read' }),
      (value) => Object.assign(value.steps[0] ?? {}, { requireConfirmation: true }),
      (value) => Object.assign(value, { agentRole: 'A sceptic.' }),
      (value) => Object.assign(value, { guidance: ['Be brief.'] }),
      (value) => Object.assign(value, { id: 'project.other' }),
    ];
    const base = structuredClone(minimalSource);
    const hashes = edits.map((edit) => {
      const value = structuredClone(base);
      edit(value);
      return compiledOf(JSON.stringify(value)).workflowHash;
    });
    hashes.push(compiledOf(JSON.stringify(base)).workflowHash);
    expect(new Set(hashes).size).toBe(edits.length + 1);
  });

  it('changes with any visible change of any prompt', () => {
    assertProperty(
      fc.property(source, fc.nat(), (value, pick) => {
        const index = pick % value.steps.length;
        const steps = value.steps.map((one, at) => (at === index ? { ...one, title: `${one.title}!` } : one));
        expect(compiledOf(JSON.stringify({ ...value, steps })).workflowHash).not.toBe(
          compiledOf(JSON.stringify(value)).workflowHash,
        );
        const prompted = value.steps.map(({ id, title }, at) => ({ id, title, prompt: at === index ? 'one' : 'two' }));
        const changed = prompted.map((one, at) => (at === index ? { ...one, prompt: 'ona' } : one));
        expect(compiledOf(JSON.stringify({ ...value, steps: prompted })).workflowHash).not.toBe(
          compiledOf(JSON.stringify({ ...value, steps: changed })).workflowHash,
        );
      }),
    );
  });

  // @verifies hash-excludes-the-place
  it('does not depend on where the source lives: kind and bytes show only in the digests beside it', () => {
    const text = JSON.stringify(minimalSource);
    const project = compileWorkflow(inputOf(text), fixtureHost).compiled;
    const user = compileWorkflow(inputOf(text, { sourceKind: 'user' }), fixtureHost).compiled;
    const spaced = compileWorkflow(inputOf(`${text}\n`), fixtureHost).compiled;
    expect(user?.text).toBe(project?.text);
    expect(spaced?.sourceDigest).toBe(project?.sourceDigest);
    expect(spaced?.sourceBytesDigest).not.toBe(project?.sourceBytesDigest);
    expect(project?.sourceBytesDigest).toBe(`sha256:${fixtureHost.digest(new TextEncoder().encode(text))}`);
  });

  // @verifies compile-deterministic
  it('orders by code unit, as no locale does', () => {
    const steps = [{ id: 'a', title: 'A', promptBlocks: { outputRequired: { é: '1', z: '2', a: '3', Z: '4' } } }];
    const tags = ['b', 'a_', 'a0', 'a-'];
    const { snapshot } = compiledOf(JSON.stringify({ ...minimalSource, tags, steps }));
    expect(snapshot.tags).toEqual(['a-', 'a0', 'a_', 'b']);
    expect(snapshot.steps[0]?.prompt.match(/`.`/g)).toEqual(['`Z`', '`a`', '`z`', '`é`']);
  });

  // @verifies compile-deterministic
  it('is the same in another locale, time zone and working directory', () => {
    const script = `
      import { fixtureHost, inputOf, minimalSource } from ${JSON.stringify(join(import.meta.dirname, 'fixture-host.ts'))};
      import { compileWorkflow } from ${JSON.stringify(join(import.meta.dirname, '../../compiler/compile.ts'))};
      const tags = ['z', 'a', 'i', 'ch', 'c-z', 'c_a', 'aa'];
      const steps = [{ id: 'a', title: 'ı İ ä', promptBlocks: { outputRequired: { z: '1', Ä: '2', a: '3', I: '4' } } }];
      console.log(compileWorkflow(inputOf({ ...minimalSource, tags, steps }), fixtureHost).compiled?.workflowHash);
    `;
    const hashes = [
      { LC_ALL: 'C', TZ: 'UTC' },
      { LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8', TZ: 'Pacific/Chatham' },
    ].map((env) => {
      const tsx = join(import.meta.dirname, '../../node_modules/tsx/dist/loader.mjs');
      const args = ['--import', tsx, '--input-type=module', '-e', script];
      const child = spawnSync(process.execPath, args, { env: { ...process.env, ...env }, encoding: 'utf8', cwd: '/' });
      return child.stdout.trim() || child.stderr;
    });
    expect(hashes[0]).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(hashes[1]).toBe(hashes[0]);
  });
});
