/** Reports for people: everything that an agent or an author wrote stays text (issue 4, `--format md`). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fenced, inline } from '../../../runtime/portability/report.ts';
import { inMemory } from '../../support/operating.ts';
import { exportText } from '../../support/portable.ts';
import { compiledStep, compiledWorkflow, contracts } from '../../support/workflows.ts';
import { advanced, must, rehydrated, started } from '../../support/world.ts';
import { assertProperty } from '../../support/property.ts';

/** The content of the one fence that a text must be, as a reader of Markdown sees it. */
function insideOf(block: string): string | null {
  const lines = block.split('\n');
  const fence = /^`+/.exec(lines[0] ?? '')?.[0] ?? '';
  const end = lines.findIndex((line, i) => i > 0 && new RegExp(`^ {0,3}\`{${fence.length},}\\s*$`).test(line));
  return end === lines.length - 1 ? lines.slice(1, -1).join('\n') : null;
}
const hostile = [
  '```',
  '````\n# Not a heading',
  '~~~',
  '</pre><script>',
  '\u202e reversed',
  '\r\n```\r\n',
  '`'.repeat(50),
];

describe('a fence', () => {
  // @verifies report-fences-hold
  it('is never ended by what stands in it', () => {
    const text = fc.string({ maxLength: 60, unit: fc.constantFrom('`', '~', '\n', ' ', 'a', '\r', '#') });
    assertProperty(
      fc.property(fc.oneof(text, fc.constantFrom(...hostile)), (inner) => {
        const expected = inner.replace(/\r\n?/g, '\n').replace(/[\u202e]/g, '\ufffd');
        expect(insideOf(fenced(inner))).toBe(expected.endsWith('\n') ? expected.slice(0, -1) : expected);
      }),
    );
  });
});

describe('a code span', () => {
  it('holds a text on one line, and is never left by it', () => {
    assertProperty(
      fc.property(fc.string({ maxLength: 40, unit: fc.constantFrom('`', '\n', ' ', 'a', '|', '<', ']') }), (inner) => {
        const span = inline(inner);
        expect(span).not.toContain('\n');
        const ticks = /^`+/.exec(span)?.[0].length ?? 0;
        const runs = [...span.slice(ticks, -ticks).matchAll(/`+/g)].map(([run]) => run.length);
        expect(runs).not.toContain(ticks);
      }),
    );
  });
});

describe('a report', () => {
  const workflow = compiledWorkflow('test.reported', [
    compiledStep('look', { title: 'Look | `here` <b>', prompt: 'Look.\n```\n# A heading of the prompt\n```' }),
    compiledStep('fix'),
  ]);

  it('tells steps, branches, notes and artifacts, and quotes them so that they stay text', async () => {
    const world = inMemory([workflow]);
    const first = await started(world.runtime, 'test.reported');
    const notes = 'Found.\n```\n## Run `forged`\n';
    const second = await advanced(world.runtime, first.data, {
      output: { notesMarkdown: notes, artifacts: [{ a: '```' }] },
    });
    await advanced(world.runtime, second.data);
    await advanced(world.runtime, (await rehydrated(world.runtime, first.data)).data);
    const options = { format: 'md' as const, redact: false, appVersion: '0' };
    const { text, report } = must(await exportText(world.operator, first.data.session.sessionId, options));
    expect(report).toMatchObject({ format: 'md', salvaged: false });
    let fence = '';
    const headings = text.split('\n').filter((line) => {
      const ticks = /^`{3,}/.exec(line)?.[0] ?? '';
      if (fence === '' && ticks !== '') fence = ticks;
      else if (fence !== '' && ticks.length >= fence.length && line === ticks) fence = '';
      return fence === '' && line.startsWith('#');
    });
    expect(headings).toEqual([
      `# Session \`${first.data.session.sessionId}\``,
      `## Run \`${first.data.session.runName}\``,
      '### Record',
      '### Steps',
      '#### 1. ``Look | `here` <b>``',
      '#### 2. `Title of fix` (now here)',
      '### Branch that the run left at step 1: the step was done again',
      '#### 1. ``Look | `here` <b>``',
      '#### 2. `Title of fix`',
      '#### `complete`',
    ]);
    expect(text).not.toContain('A heading of the prompt');
    expect(text).toContain(notes.trimEnd());
    expect(text).toContain('{"a":"```"}');
  });

  const options = { format: 'md' as const, redact: false, appVersion: '0' };

  // @verifies outcome-in-one-projection
  it('begins with goal, outcome, hand-over, decisions, gaps and artifacts; notes stand at their step', async () => {
    const world = inMemory([workflow]);
    const first = await started(world.runtime, 'test.reported', { goal: 'Mend `it`' });
    const gap = {
      kind: 'wr.gap_report',
      severity: 'warning',
      category: 'unexpected',
      detail: 'invariant_violation',
      summary: 'Not tried on Windows.',
    };
    const second = await advanced(world.runtime, first.data, {
      output: { notesMarkdown: 'Looked.\nDecided: keep it small.', artifacts: [gap] },
    });
    const handoff = {
      kind: 'wr.handoff',
      summary: 'It holds.',
      open: [],
      next: 'Merge.',
      decisions: ['No new module.'],
    };
    await advanced(world.runtime, second.data, { output: { notesMarkdown: 'Fixed.', artifacts: [handoff] } });
    const { text } = must(await exportText(world.operator, first.data.session.sessionId, options));
    const between = (from: string, to: string) => text.slice(text.indexOf(from), text.indexOf(to));
    expect(
      between('## Run', '### Record')
        .split('\n')
        .filter((line) => line !== '')
        .slice(1),
    ).toEqual([
      '- goal: `` Mend `it` ``',
      '- outcome: complete',
      '### Hand-over (`wr.handoff`)',
      '```markdown',
      'It holds.',
      'Next: Merge.',
      '```',
      '### Decisions',
      '- `No new module.`',
      '- `keep it small.`',
      '### Gaps',
      '- open, warning, unexpected (invariant_violation): `Not tried on Windows.`',
      '### Artifacts',
      '- `wr.gap_report`',
      '- `wr.handoff`',
    ]);
    expect(between('#### 1.', '#### 2.')).toContain('Looked.');
    expect(between('#### 2.', '#### `complete`')).toContain('Fixed.');
  });

  // @verifies outcome-in-one-projection
  it('shows the prompt of a step before the attempts and checkpoints that were made with it', async () => {
    const plan = compiledStep('plan', { output: { contractRef: 'wr.contracts.plan' } });
    const world = inMemory([compiledWorkflow('test.planned', [plan, 'end'], { contracts: [contracts.plan] })]);
    const { data } = await started(world.runtime, 'test.planned');
    const { stateToken, checkpointToken = '' } = data;
    must(await world.runtime.checkpoint({ stateToken, checkpointToken, output: { notesMarkdown: 'Half.' } }));
    const blocked = await advanced(world.runtime, data, { output: { notesMarkdown: 'No plan.' } });
    expect(blocked.data).toMatchObject({ kind: 'blocked' });
    const options = { format: 'md' as const, redact: false, appVersion: '0', prompts: true };
    const { text } = must(await exportText(world.operator, data.session.sessionId, options));
    const places = ['#### 1. ', 'Prompt:', 'Checkpoint, ', 'Blocked attempt, '].map((part) => text.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('contains prompts only where they are asked for', async () => {
    const world = inMemory([workflow]);
    const { data } = await started(world.runtime, 'test.reported');
    const textOf = async (prompts: boolean) =>
      must(await exportText(world.operator, data.session.sessionId, { ...options, prompts })).text;
    expect(await textOf(false)).not.toContain('# A heading of the prompt');
    expect(await textOf(true)).toContain('# A heading of the prompt');
  });

  it('is the same for the same session', async () => {
    const world = inMemory([workflow]);
    const { data } = await started(world.runtime, 'test.reported');
    const options = { format: 'md' as const, redact: false, appVersion: '0' };
    const texts = [1, 2].map(async () => must(await exportText(world.operator, data.session.sessionId, options)).text);
    expect(await texts[0]).toBe(await texts[1]);
  });
});

describe('a text with more backticks than a call takes arguments', () => {
  it('is fenced all the same', () => {
    const text = '`a '.repeat(130_000);
    expect(fenced(text).startsWith('```text\n')).toBe(true);
    expect(inline(text).length).toBeGreaterThan(text.length / 2);
  });
});
