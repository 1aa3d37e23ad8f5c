import { describe, expect, it } from 'vitest';
import { compileWorkflow } from '../../compiler/compile.ts';
import { normalizedText } from '../../compiler/phases/4-bind/prompt-text.ts';
import { utf8Length } from '../../schemas/canonical/json.ts';
import { promptBytesMax, refBytesMax, stepRefBytesMax } from '../../schemas/limits.ts';
import { fixtureHost, inputOf, minimalSource } from './fixture-host.ts';

/** `kind` tells the native format from the older one, in which more is allowed. */
const native = { ...minimalSource, kind: 'workflow' };

function compileStep(step: object, workflow: object = {}) {
  const steps = [{ id: 'a', title: 'A', ...step }];
  const { compiled, diagnostics } = compileWorkflow(inputOf({ ...native, ...workflow, steps }), fixtureHost);
  return { step: compiled?.snapshot.steps[0], codes: diagnostics.map(({ code }) => code) };
}
const ref = (name: string) => ({ kind: 'ref', refId: `wr.refs.${name}` });
const textOf = (name: string) => fixtureHost.builtins.refs.get(`wr.refs.${name}`)?.text ?? '';

describe('a rendered prompt', () => {
  it('is the authored prompt when nothing else is said', () => {
    expect(compileStep({ prompt: 'Do it.' }).step?.prompt).toBe('Do it.');
  });

  it('starts with the role: that of the step, else that of the workflow', () => {
    expect(compileStep({ prompt: 'P' }, { agentRole: 'W' }).step?.prompt).toBe('Role: W\n\nP');
    const own = compileStep({ prompt: 'P', agentRole: 'S' }, { agentRole: 'W' }).step;
    expect(own?.prompt).toBe('Role: S\n\nP');
    expect(own?.agentRole).toBe('S');
  });

  it('says nothing about confirmation: the runtime does', () => {
    expect(compileStep({ prompt: 'P', requireConfirmation: true }).step?.prompt).toBe('P');
  });

  it.each([
    [{ type: 'contains', value: 'DRAFT' }, 'must not contain "DRAFT"'],
    [{ type: 'contains', value: 'DRAFT', message: 'Leave no draft.' }, 'must not contain "DRAFT" (Leave no draft.)'],
    [
      { type: 'regex', pattern: 'blame', flags: 'i', message: 'Do not blame anyone.' },
      'must not match the pattern `blame`, in any case (Do not blame anyone.)',
    ],
    [{ type: 'length', max: 5 }, 'must not have at most 5 characters'],
    [
      { and: [{ type: 'contains', value: 'A' }, { not: { type: 'contains', value: 'B' } }] },
      'one of: must not contain "A"; or contain "B"',
    ],
    [
      {
        or: [
          { type: 'contains', value: 'A' },
          { type: 'contains', value: 'B' },
        ],
      },
      'must not contain "A", and must not contain "B"',
    ],
    [{ not: { type: 'contains', value: 'A', message: 'Name A.' } }, 'contain "A" (Name A.)'],
  ])('states what a `not` forbids at each check below it: %j', (not, words) => {
    const prompt = compileStep({ prompt: 'P', validationCriteria: { not } }).step?.prompt ?? '';
    expect(prompt.split('\n').at(-1)).toBe(`- ${words}`);
  });

  it('numbers a procedure and indents what continues an entry', () => {
    const procedure = [...Array.from({ length: 9 }, () => 'x'), 'ten\n\nmore'];
    const prompt = compileStep({ promptBlocks: { procedure } }).step?.prompt ?? '';
    expect(prompt.endsWith('9. x\n10. ten\n\n    more')).toBe(true);
  });

  it('has no trailing blanks and no carriage returns', () => {
    expect(normalizedText('\n \n  a \t\r\nb\r\rc\n\n')).toBe('  a\nb\n\nc');
    expect(compileStep({ promptBlocks: { goal: 'a \r\n b ' } }).step?.prompt).toBe('## Goal\na\n b');
  });
});

describe('refs', () => {
  // @verifies ref-embedded
  it('become their full text at their place, with id, hash, size and block', () => {
    const { step } = compileStep({
      promptBlocks: { goal: ref('append_only_truth'), verify: ['Done.', ref('notes_first')] },
    });
    expect(step?.prompt).toBe(
      '## Goal\nWhat was recorded is never changed.\n\n## Verify\n- Done.\n- Write notes before you move on:\n\n  - what you did\n  - what you found',
    );
    expect(step?.promptBlocks?.verify).toEqual(['Done.', textOf('notes_first')]);
    const digest = (name: string) => `sha256:${fixtureHost.digest(new TextEncoder().encode(textOf(name)))}`;
    expect(step?.refs).toEqual([
      {
        refId: 'wr.refs.append_only_truth',
        refContentHash: digest('append_only_truth'),
        bytes: utf8Length(textOf('append_only_truth')),
        block: 'goal',
      },
      {
        refId: 'wr.refs.notes_first',
        refContentHash: digest('notes_first'),
        bytes: utf8Length(textOf('notes_first')),
        block: 'verify',
      },
    ]);
  });

  // @verifies ref-budget
  it('are refused over the budget of one and of a step, never cut; the budget itself is allowed', () => {
    const host = (bytes: number) => ({
      ...fixtureHost,
      builtins: {
        ...fixtureHost.builtins,
        refs: new Map([
          ['wr.refs.x', { id: 'wr.refs.x' as const, title: 'x', summary: 'x', text: 'é'.repeat(bytes / 2) }],
        ]),
      },
    });
    const codes = (bytes: number, count: number) => {
      const constraints = Array.from({ length: count }, () => ref('x'));
      const steps = [{ id: 'a', title: 'A', promptBlocks: { constraints } }];
      const { diagnostics } = compileWorkflow(inputOf({ ...minimalSource, steps }), host(bytes));
      return diagnostics.map(({ code }) => code);
    };
    expect(codes(refBytesMax, 1)).toEqual([]);
    expect(codes(refBytesMax + 2, 1)).toEqual(['lower/ref-too-long']);
    expect(codes(refBytesMax, stepRefBytesMax / refBytesMax)).toEqual([]);
    expect(codes(refBytesMax, stepRefBytesMax / refBytesMax + 1)).toEqual(['lower/step-refs-too-long']);
  });

  // @verifies refs-in-structured-sections
  it('stand only in goal, constraints, procedure and verify', () => {
    const part = ref('notes_first');
    for (const block of ['goal', 'constraints', 'procedure', 'verify']) {
      expect(compileStep({ promptBlocks: { [block]: [part] } }).codes).toEqual([]);
    }
    expect(compileStep({ prompt: part }).codes).toEqual(['read/misplaced-ref']);
    expect(compileStep({ promptBlocks: { outputRequired: { notesMarkdown: part } } }).codes).toEqual([
      'read/misplaced-ref',
    ]);
    expect(compileStep({ prompt: 'P', agentRole: part }).codes).toEqual(['read/misplaced-ref']);
    expect(compileStep({ prompt: 'P' }, { guidance: [part] }).codes).toEqual(['read/misplaced-ref']);
  });
});

describe('the budget of a prompt', () => {
  it('covers all that is rendered: role and hints count', () => {
    const role = 'r'.repeat(94);
    const frame = `Role: ${role}\n\n`.length;
    const prompt = 'p'.repeat(promptBytesMax - frame);
    expect(compileStep({ prompt, agentRole: role }).codes).toEqual([]);
    expect(compileStep({ prompt: `${prompt}p`, agentRole: role }).codes).toEqual(['lower/prompt-too-long']);
    expect(compileStep({ prompt, agentRole: role, output: { hints: { a: 'b' } } }).codes).toEqual([
      'lower/prompt-too-long',
    ]);
  });
});

describe('the example of an assessment', () => {
  const dimensions = [{ id: 'tests', purpose: 'How well it is tested.', levels: ['none', 'few', 'most'] }];
  const more = (anyEqualsLevel: string) => ({ anyEqualsLevel, guidance: 'Test more.' });
  const exampleWith = (...asking: readonly string[]) => {
    const { step } = compileStep(
      {
        prompt: 'Judge.',
        assessmentRefs: ['quality'],
        ...(asking.length === 0 ? {} : { assessmentConsequences: asking.map(more) }),
      },
      { assessments: [{ id: 'quality', purpose: 'How good it is.', dimensions }] },
    );
    return /"level":"(\w+)"/.exec(step?.prompt ?? '')?.[1];
  };

  it('gives the first level that asks for no more work', () => {
    expect(exampleWith()).toBe('none');
    expect(exampleWith('none')).toBe('few');
    expect(exampleWith('none', 'few')).toBe('most');
    expect(exampleWith('none', 'few', 'most')).toBe('none');
  });
});
