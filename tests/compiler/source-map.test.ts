import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { artifactsOf } from '../../compiler/artifacts/artifacts.ts';
import { compileWorkflow } from '../../compiler/compile.ts';
import { SourceText } from '../../compiler/diagnostics/source-text.ts';
import { type LineOrigin, sourceMap } from '../../schemas/source-map.ts';
import { fixtureHost, inputOf, minimalSource } from './fixture-host.ts';
import { assertProperty } from '../support/property.ts';

function compiledOf(source: unknown, file = 'workflows/review.json') {
  const input = inputOf(source, { file });
  const { compiled, diagnostics } = compileWorkflow(input, fixtureHost);
  if (compiled === null) throw new Error(diagnostics.map(({ rendered }) => rendered).join('\n'));
  return { compiled, text: input.text };
}
const withSteps = (steps: readonly object[], more: object = {}) => ({
  ...minimalSource,
  ...more,
  steps: steps.map((step, index) => ({ id: `s${index}`, title: 'T', ...step })),
});

/** What stands in the source where the map points. */
function pointedAt(text: string, { line, column }: { readonly line: number; readonly column: number }): string {
  const source = new SourceText('', text);
  const { start, end } = source.lineBounds(line);
  return text.slice(start + column - 1, end);
}

function placed(origin: LineOrigin): Extract<LineOrigin, { line: number }> {
  if (!('line' in origin)) throw new Error(`a line of kind ${origin.kind} has no place`);
  return origin;
}

const ref = { kind: 'ref', refId: 'wr.refs.notes_first' };

describe('the map beside a snapshot', () => {
  it('says for each line of a prompt where it came from', () => {
    const { compiled } = compiledOf(
      withSteps([{ promptBlocks: { goal: 'G\nH', verify: ['V', ref] }, output: { hints: { summary: 'Short' } } }], {
        agentRole: 'R',
      }),
    );
    const lines = compiled.snapshot.steps[0]?.prompt.split('\n') ?? [];
    const shown = compiled.map.steps[0]?.lines.map((origin, index) => {
      const from =
        origin.kind === 'compiler' ? origin.what : origin.kind === 'ref' ? origin.refLine : placed(origin).pointer;
      return `${lines[index]} <- ${from}`;
    });
    expect(shown).toEqual([
      'Role: R <- /agentRole',
      ' <- separator',
      '## Goal <- heading',
      'G <- /steps/0/promptBlocks/goal',
      'H <- /steps/0/promptBlocks/goal',
      ' <- separator',
      '## Output hints <- heading',
      '- `summary`: Short <- /steps/0/output/hints/summary',
      ' <- separator',
      '## Verify <- heading',
      '- V <- /steps/0/promptBlocks/verify/0',
      '- Write notes before you move on: <- 1',
      ' <- 2',
      '  - what you did <- 3',
      '  - what you found <- 4',
    ]);
  });

  it('points at the very line inside a text, between escapes and over any line ending', () => {
    const prompt = '\n\nFirst "é".\r\nSecond\\{{x}}.\r\rThird\t.\n\n';
    const { compiled, text } = compiledOf(withSteps([{ prompt: 'x' }, { prompt }]));
    const lines = compiled.map.steps[1]?.lines ?? [];
    const starts = lines.map((origin) => (origin.kind === 'source' ? pointedAt(text, origin).slice(0, 5) : ''));
    expect(starts).toEqual(['First', 'Secon', '\\rThi', 'Third']);
  });

  it('fits the prompts line by line, whatever they hold', () => {
    const text = fc
      .string({ unit: fc.constantFrom('a', ' ', '\n', '\r\n', '\t', '"', '\\', 'é', '🚀') })
      .map((t) => `x${t}`);
    const texts = fc.array(fc.oneof(text, fc.constant(ref)), { minLength: 1, maxLength: 3 });
    const step = fc.oneof(
      fc.record({ prompt: text }),
      fc.record({
        promptBlocks: fc.record({
          goal: texts,
          procedure: texts,
          outputRequired: fc.dictionary(fc.constantFrom('a', 'b'), text),
        }),
      }),
    );
    assertProperty(
      fc.property(fc.array(step, { minLength: 1, maxLength: 3 }), (steps) => {
        const { compiled, text: source } = compiledOf(withSteps(steps, { agentRole: 'x\ny' }));
        expect(sourceMap.parse(compiled.map)).toEqual(compiled.map);
        for (const [index, { prompt }] of compiled.snapshot.steps.entries()) {
          const origins = compiled.map.steps[index]?.lines ?? [];
          const lines = prompt.split('\n');
          expect(origins).toHaveLength(lines.length);
          for (const [at, origin] of origins.entries()) {
            if (origin.kind === 'compiler') expect(lines[at]).toMatch(/^(## .+)?$/);
            else expect(pointedAt(source, placed(origin)).length).toBeGreaterThan(0);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is outside the hash: another place of the same texts gives another map and the same workflow', () => {
    const source = withSteps([{ prompt: 'One.' }]);
    const [here, there] = [compiledOf(source), compiledOf(JSON.stringify(source), 'elsewhere.json')];
    expect(there.compiled.workflowHash).toBe(here.compiled.workflowHash);
    expect(there.compiled.map).not.toEqual(here.compiled.map);
    expect(there.compiled.map.files).toEqual(['elsewhere.json']);
  });

  it('is stored with one line for each line of a prompt, and reads back as it was', () => {
    const { compiled } = compiledOf(withSteps([{ prompt: 'One.\nTwo.' }]));
    const [stored] = artifactsOf({ compiled: [compiled], diagnostics: [] }, '1').maps;
    expect(stored?.name).toBe(`sha256-${compiled.workflowHash.slice('sha256:'.length)}.map.json`);
    expect(JSON.parse(stored?.text ?? '')).toEqual(compiled.map);
    expect(stored?.text.split('\n').filter((line) => line.includes('"kind"'))).toHaveLength(2);
  });
});
