/** Loops of the older format that name a step as their body. */
import { describe, expect, it } from 'vitest';
import { readSource } from '../../../compiler/phases/1-read/read.ts';
import { legacyBuiltins } from './legacy-host.ts';
import { inputOf } from '../fixture-host.ts';

type Step = { readonly [key: string]: unknown };

const step = (id: string): Step => ({ id, title: `Step ${id}`, prompt: `Do ${id}.` });
const loop = (id: string, body: string | readonly Step[]): Step => ({
  id,
  title: `Loop ${id}`,
  type: 'loop',
  loop: { type: 'for', count: 2, maxIterations: 3 },
  body,
});

function read(steps: readonly Step[]) {
  const source = { id: 'team.x', name: 'X', description: 'Y.', version: '1.0.0', steps };
  const text = JSON.stringify(source, null, 1);
  const { value, findings } = readSource(inputOf(text), legacyBuiltins);
  return {
    steps: value?.workflow.steps ?? null,
    times: JSON.stringify(value?.workflow ?? null).split('"Do work."').length - 1,
    errors: findings.filter(({ code }) => /body|too-deep/.test(code)),
    markedOf: ({ at }: { readonly at: { readonly offset: number; readonly length: number } }) =>
      text.slice(at.offset, at.offset + at.length),
  };
}

describe('a step that a loop names as its body', () => {
  // @verifies legacy-body-placed-once
  it('moves into a loop of the same list', () => {
    const { steps, times } = read([loop('rounds', 'work'), step('work'), step('end')]);
    expect(steps).toMatchObject([{ type: 'loop', loopId: 'rounds' }, { id: 'end' }]);
    expect(times).toBe(1);
  });

  // @verifies legacy-body-placed-once
  it('moves from the top level into an inner loop, and does not run again after the loop', () => {
    const { steps, times } = read([loop('outer', [step('begin'), loop('inner', 'work')]), step('work'), step('end')]);
    expect(steps).toMatchObject([{ loopId: 'outer' }, { id: 'end' }]);
    expect(times).toBe(1);
  });

  // @verifies legacy-body-placed-once
  it('is preferred in the list of the loop over a step of the same id at the top level', () => {
    const { steps } = read([loop('outer', [loop('inner', 'work'), step('work')]), step('work')]);
    expect(steps).toHaveLength(2);
  });

  // @verifies legacy-body-placed-once
  it('keeps a second step of the same id where it is', () => {
    const { times } = read([loop('rounds', 'work'), step('work'), step('work')]);
    expect(times).toBe(2);
  });

  // @verifies legacy-body-placed-once
  it.each<[string, readonly Step[]]>([
    ['of the same list', [loop('first', 'work'), loop('second', 'work'), step('work')]],
    ['of which one is inside a loop', [loop('outer', [loop('first', 'work')]), loop('second', 'work'), step('work')]],
  ])('is refused as the body of a second loop %s', (_, steps) => {
    const { errors, markedOf } = read(steps);
    expect(errors).toMatchObject([{ code: 'read/legacy-shared-body' }]);
    expect(errors[0]?.message).toBe(
      'the loop names `work` as its body, but this step is already the body of the loop `first`',
    );
    expect(errors[0]?.help).toContain('give the copy another id');
    expect(errors.map(markedOf)).toEqual(['"work"']);
    const second = loop('second', [step('work-again')]);
    const followed = read(steps.map((one) => (one['id'] === 'second' ? second : one)));
    expect(followed.errors).toEqual([]);
    expect(followed.times).toBe(1);
  });

  // @verifies legacy-body-placed-once
  it.each<[string, readonly Step[], number]>([
    ['itself', [loop('a', 'a')], 1],
    ['a loop around it', [loop('a', [step('b'), loop('c', 'a')])], 1],
    ['a loop that a loop names which names it', [loop('a', 'b'), loop('b', [loop('c', 'a')])], 2],
    ['a loop that names it', [loop('a', 'b'), loop('b', 'a'), step('end')], 2],
  ])('cannot be %s', (_, steps, count) => {
    const { errors } = read(steps);
    expect(errors.map(({ code }) => code)).toEqual(Array(count).fill('read/legacy-unknown-body'));
    expect(errors[0]?.message).toContain('contains the loop');
  });

  // @verifies legacy-body-placed-once
  it('makes a loop too deep, however many loops name each other', () => {
    const chain = (levels: number) => [
      ...Array.from({ length: levels }, (_, level) => loop(`level-${level}`, `level-${level + 1}`)),
      step(`level-${levels}`),
    ];
    expect(read(chain(3)).errors).toEqual([]);
    for (const levels of [4, 5000])
      expect(read(chain(levels)).errors).toMatchObject([
        { code: 'expand/loop-too-deep', message: 'the loop `level-3` is nested inside 3 other loops' },
      ]);
  });

  // @verifies legacy-body-placed-once
  it('is never built twice by two inner loops of each level', () => {
    const levels = 60;
    const next = (level: number) => (level < levels - 1 ? `level-${level + 1}` : 'work');
    const { errors } = read([
      ...Array.from({ length: levels }, (_, level) =>
        loop(`level-${level}`, [loop(`a-${level}`, next(level)), loop(`b-${level}`, next(level))]),
      ),
      step('work'),
    ]);
    expect(new Set(errors.map(({ code }) => code))).toEqual(new Set(['read/legacy-shared-body']));
    expect(errors).toHaveLength(levels);
  });
});
