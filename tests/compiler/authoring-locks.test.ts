/** What design-locks §9 forbids an author: each is refused, at its place, and the sound neighbour compiles. */
import { describe, expect, it } from 'vitest';
import { compileWorkflow } from '../../compiler/compile.ts';
import { fixtureHost, inputOf, minimalSource } from './fixture-host.ts';

const codesOf = (source: object) =>
  compileWorkflow(inputOf({ ...minimalSource, ...source }), fixtureHost).diagnostics.map(({ code }) => code);
const withStep = (step: object) => codesOf({ steps: [{ id: 'read', title: 'Read', prompt: 'Read.', ...step }] });
const loop = (more: object) =>
  codesOf({
    inputs: [{ key: 'files', kind: 'list' }],
    steps: [
      {
        type: 'for_each',
        loopId: 'each_file',
        title: 'Each file',
        items: 'files',
        maxIterations: 3,
        body: [{ id: 'read', title: 'Read', prompt: 'Read.' }],
        ...more,
      },
    ],
  });

describe('a loop', () => {
  // @enforces loop-cap-required
  it('has maxIterations, a positive count, and no default for it', () => {
    expect(loop({})).toEqual([]);
    expect(loop({ maxIterations: undefined })).toEqual(['read/missing-key']);
    for (const maxIterations of [0, -1, 1.5]) expect(loop({ maxIterations }), `${maxIterations}`).not.toEqual([]);
  });
});

describe('names of steps and loops', () => {
  // @enforces step-ids-delimiter-safe
  it.each(['a@0', 'a/b', 'a:b', 'A', 'a b', 'ä', ''])('are refused where a key could not hold them: %j', (id) => {
    expect(withStep({ id })).not.toEqual([]);
    expect(loop({ loopId: id })).not.toEqual([]);
  });
  it('are taken in the locked set of characters', () => {
    expect(withStep({ id: 'read-1_a' })).toEqual([]);
  });
});

describe('conditions', () => {
  // @enforces conditions-closed-set
  it('are one of a closed set of kinds, and no expression', () => {
    const condition = (more: object) =>
      codesOf({
        inputs: [{ key: 'size', kind: 'string' }],
        conditions: [{ id: 'is_large', ...more }],
        steps: [
          { id: 'read', title: 'Read', prompt: 'Read.', when: 'is_large' },
          { id: 'end', title: 'End', prompt: 'End.' },
        ],
      });
    expect(condition({ kind: 'context_equals', key: 'size', value: 'large' })).toEqual([]);
    expect(condition({ kind: 'expression', expression: 'size === "large"' })).not.toEqual([]);
    expect(withStep({ when: 'size === "large"' })).not.toEqual([]);
  });
});

describe('what a step must hand over', () => {
  // @enforces no-authored-output-schema
  it('is named by a contract of WorkRail: no schema of an author, inline or by reference', () => {
    expect(withStep({ output: { contractRef: 'wr.contracts.nothing' } })).toEqual(['resolve/unknown-contract']);
    expect(withStep({ output: { contractRef: 'project.contracts.mine' } })).toEqual(['resolve/unknown-contract']);
    for (const key of ['schema', 'schemaRef', 'jsonSchema']) {
      expect(withStep({ output: { [key]: { type: 'object' } } }), key).toContain('read/unknown-key');
      expect(withStep({ [key]: 'https://example.org/schema.json' }), key).toContain('read/unknown-key');
    }
  });
});
