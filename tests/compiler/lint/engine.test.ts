import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyFixes } from '../../../compiler/lint/fixes.ts';
import { nearestRule } from '../../../compiler/lint/levels.ts';
import { lintDefinitions } from '../../../compiler/lint/registry.ts';
import type { Diagnostic } from '../../../schemas/diagnostics.ts';
import { toolNames } from '../../../schemas/closed-sets.ts';
import { tools } from '../../../schemas/tools.ts';
import { codesOf, linted } from './linted.ts';
import { assertProperty } from '../../support/property.ts';

const vague = (id: string) => ({ id, title: `Step ${id}`, prompt: 'Run the tests if possible.' });
const ignore = (rule: string, step?: string) => ({ rule, ...(step === undefined ? {} : { step }), reason: 'Known.' });

describe('an exception', () => {
  // @verifies lint-exception-scope
  it('for a step excuses that step and no other', () => {
    const found = linted({ steps: [vague('a'), vague('b')], lintIgnore: [ignore('lint/vague-opt-out', 'a')] });
    expect(found.map(({ code, at }) => [code, at.pointer])).toEqual([['lint/vague-opt-out', '/steps/1/prompt']]);
  });

  it('without a step excuses the whole file', () => {
    expect(linted({ steps: [vague('a'), vague('b')], lintIgnore: [ignore('lint/vague-opt-out')] })).toEqual([]);
  });

  it('given twice is unused the second time', () => {
    const lintIgnore = [ignore('lint/vague-opt-out'), ignore('lint/vague-opt-out')];
    const found = linted({ steps: [vague('a')], lintIgnore });
    expect(found.map(({ code, at }) => [code, at.pointer])).toEqual([['lint/unused-ignore', '/lintIgnore/1/rule']]);
  });

  // @verifies lint-exception-scope
  it('for a step whose position shares its digits excuses only that step', () => {
    const steps = Array.from({ length: 12 }, (_, i) =>
      i === 1 ? { ...vague('s1') } : { ...vague(`s${i}`), prompt: 'Read.' },
    );
    const found = linted({ steps: [...steps, vague('s12')], lintIgnore: [ignore('lint/vague-opt-out', 's1')] });
    expect(found.map(({ at }) => at.pointer)).toEqual(['/steps/12/prompt']);
  });

  it('of an unknown rule is an error that names the rule that was meant', () => {
    const [found] = linted({ lintIgnore: [ignore('vague-opt-out')] });
    expect(found).toMatchObject({ code: 'lint/unknown-rule', severity: 'error' });
    expect(found?.help).toContain('`lint/vague-opt-out`');
  });

  it('for a rule that is off is not called unused', () => {
    const levels = { 'lint/long-title': 'off' } as const;
    expect(linted({ lintIgnore: [ignore('lint/long-title')] }, { levels })).toEqual([]);
  });

  it('does not change what a workflow compiles to, and needs no rule to compile', () => {
    expect(codesOf(linted({ lintIgnore: [ignore('lint/no-such')] }))).toEqual(['lint/unknown-rule']);
  });
});

describe('a level', () => {
  it.each(['info', 'warning', 'error'] as const)('of %s is the severity of the finding', (level) => {
    const found = linted({ steps: [vague('a')] }, { levels: { 'lint/vague-opt-out': level } });
    expect(found.map(({ severity }) => severity)).toEqual([level]);
    expect(found[0]?.rendered.startsWith(`${level}[lint/vague-opt-out]`)).toBe(true);
  });

  it('of off silences the rule', () => {
    expect(linted({ steps: [vague('a')] }, { levels: { 'lint/vague-opt-out': 'off' } })).toEqual([]);
  });

  it('for a name without lint/ suggests the rule', () => {
    expect(nearestRule('long-title', lintDefinitions)).toBe('lint/long-title');
    expect(nearestRule('lint/log-title', lintDefinitions)).toBe('lint/long-title');
    expect(nearestRule('lint/nothing-like-it', lintDefinitions)).toBeNull();
  });
});

describe('lint', () => {
  it('says nothing of a file that does not compile', () => {
    const found = linted({ steps: [{ ...vague('a'), prompt: undefined }] });
    expect(codesOf(found)).toEqual(['check/prompt-missing']);
  });

  // @verifies lint-in-file-order
  it('stands in the order of the file, and the order of keys changes no finding', () => {
    const steps = [vague('a'), { ...vague('b'), title: 'Step a' }];
    const inputs = [{ key: 'ticket', kind: 'string' }];
    const codes = codesOf(linted({ inputs, steps, tags: ['x', 'x'] }));
    expect(codesOf(linted({ steps, tags: ['x', 'x'], inputs })).sort()).toEqual([...codes].sort());
    // In one of the two the rules come in another order than their findings.
    for (const source of [
      { inputs, steps },
      { steps, inputs },
    ]) {
      const offsets = linted(source).map(({ at }) => at.offset);
      expect(new Set(offsets).size).toBeGreaterThan(1);
      expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
    }
  });

  it('marks the words themselves, behind escapes too', () => {
    const prompt = 'Line one\n"quoted" \u{1f680} Run it if possible.';
    const text = JSON.stringify({
      id: 'project.a',
      name: 'A',
      description: 'd',
      version: '1.0.0',
      steps: [{ id: 'a', title: 'A', prompt }],
    });
    const [found] = linted(text);
    expect(text.slice(found?.at.offset, (found?.at.offset ?? 0) + (found?.at.length ?? 0))).toBe('if possible');
  });

  it('knows the tools that are served, and no others', () => {
    expect([...toolNames].sort()).toEqual(tools.map(({ name }) => name).sort());
  });

  it('takes any text without throwing', () => {
    const fragments = [
      'if possible',
      '{{a}}',
      '`a`',
      'subagents',
      'spawn',
      'start_workflow',
      '"',
      '\n',
      '. ',
      '/home/a/b',
      '\u200b',
      '🚀',
      'not',
      '1.',
      '',
    ];
    assertProperty(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...fragments), fc.string())), (words) => {
        const prompt = `x${words.join(' ').replace(/[\ud800-\udfff]/g, '')}`.replaceAll('{{', '{ {');
        for (const { at } of linted({
          steps: [{ id: 'a', title: 'A', promptBlocks: { procedure: [prompt], verify: [prompt] } }],
        }))
          expect(at.length).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 300 },
    );
  });

  // A pattern that backtracks does not end before this test does.
  it('stays fast on hostile text: no pattern backtracks', () => {
    for (const unit of [
      'start ',
      'if you ',
      'the ',
      'wait for the user ',
      'a_',
      '"',
      '{{',
      'verify that the a ',
      'delegate to ',
      '../',
      ' ',
      '1,',
      'AKIA',
    ]) {
      const prompt = `x${unit.repeat(Math.floor(400_000 / unit.length))}y`;
      linted({
        steps: [
          {
            id: 'a',
            title: 'A',
            promptBlocks: {
              procedure: [prompt],
              verify: [prompt.slice(0, 700)],
              outputRequired: { notesMarkdown: 'x' },
            },
          },
        ],
      });
    }
  });
});

const finding = (edits: Diagnostic['fixes'][number]['edits'], code = 'lint/x') =>
  ({ code, fixes: [{ title: 't', edits }] }) as unknown as Diagnostic;
const applied = { code: 'lint/x', at: undefined, message: undefined, title: 't' };
const edit = (offset: number, length: number, text = '') => ({ offset, length, text });

describe('fixes', () => {
  it('are applied together when they do not touch', () => {
    expect(applyFixes('abcdef', [finding([edit(4, 1, 'E')]), finding([edit(0, 1, 'AA')])])).toEqual({
      text: 'AAbcdEf',
      applied: [applied, applied],
    });
  });

  it('that overlap wait: the first one wins, whole', () => {
    const found = [finding([edit(0, 3, 'x')]), finding([edit(2, 2), edit(5, 1)])];
    expect(applyFixes('abcdef', found)).toEqual({ text: 'xdef', applied: [applied] });
  });

  it('of the compiler are suggestions, and not applied', () => {
    expect(applyFixes('abc', [finding([edit(0, 1)], 'resolve/legacy-id')])).toEqual({ text: 'abc', applied: [] });
  });

  it.each([
    ['["x", "x"]', '["x"]'],
    ['[\n  "x",\n  "y",\n  "x"\n]', '[\n  "x",\n  "y"\n]'],
    ['["workflow", "x"]', '["x"]'],
    ['["workflow"]', '[]'],
  ])('take an entry out of %s with its comma', (tags, fixed) => {
    const text = `{ "id": "project.a", "name": "A", "description": "d", "version": "1.0.0", "tags": ${tags}, "steps": [{ "id": "a", "title": "A", "prompt": "P" }] }`;
    expect(applyFixes(text, linted(text)).text).toBe(text.replace(tags, fixed));
  });

  it.each([
    ['"agentRole": "R.", "id": "a", "title": "A", "prompt": "P"', '"id": "a", "title": "A", "prompt": "P"'],
    ['"id": "a", "title": "A", "prompt": "P", "agentRole": "R."', '"id": "a", "title": "A", "prompt": "P"'],
  ])('take a property out of { %s }', (members, fixed) => {
    const text = `{ "id": "project.a", "name": "A", "description": "d", "version": "1.0.0", "agentRole": "R.", "steps": [{ ${members} }] }`;
    expect(applyFixes(text, linted(text)).text).toBe(text.replace(members, fixed));
  });
});
