/** A decision step before its loop: compiled with the loops that it can decide about, in both formats. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { builtins } from '../../builtins/registry.ts';
import { loopsAheadIn } from '../../compiler/flow/loops-ahead.ts';
import { compileWorkflow } from '../../compiler/compile.ts';
import { inputOf, minimalSource } from './fixture-host.ts';

const host = { digest: (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex'), builtins };
const output = { contractRef: 'wr.contracts.loop_control' };
const ask = (prompt: string) => ({ id: 'ask', title: 'Ask', prompt, output });
const loop = (loopId: string, ...before: readonly object[]) => ({
  type: 'loop',
  loopId,
  title: `Loop ${loopId}`,
  while: { kind: 'condition_ref', conditionId: 'goes_on' },
  maxIterations: 3,
  body: [...before, { id: `${loopId}_decide`, title: 'Decide', prompt: 'Is it done?', output }],
});

function compile(...steps: readonly object[]) {
  const source = { ...minimalSource, conditions: [{ id: 'goes_on', kind: 'loop_control' }], steps };
  const { compiled, diagnostics } = compileWorkflow(inputOf(source), host);
  const stepNamed = (stepId: string) => compiled?.snapshot.steps.find((step) => step.stepId === stepId);
  return { codes: diagnostics.map(({ code }) => code), stepNamed };
}

describe('a decision step before its loop', () => {
  // @verifies loop-seeded-before
  it('compiles with a warning, names its loops in their order, and says what its decision does', () => {
    const { codes, stepNamed } = compile(ask('Anything to do?'), loop('fix'), loop('polish'));
    expect(codes).toEqual(['check/decision-before-loop']);
    expect(stepNamed('ask')?.output?.seeds).toEqual(['fix', 'polish']);
    expect(stepNamed('ask')?.prompt).toContain(
      '- `continue` enters the loop `fix` when the run reaches it; `stop` skips it.',
    );
    expect(stepNamed('ask')?.prompt).toContain('"loopId":"fix"');
    expect(stepNamed('fix_decide')?.output).not.toHaveProperty('seeds');
  });

  it('is about the loop that its prompt names, when it names one', () => {
    const { stepNamed } = compile(ask('Is `polish` needed?'), loop('fix'), loop('polish'));
    expect(stepNamed('ask')?.output?.seeds).toEqual(['polish', 'fix']);
    expect(stepNamed('ask')?.prompt).toContain('"loopId":"polish"');
  });

  it('sees loops in its own body first, and none that lie before it', () => {
    const list = { key: 'files', kind: 'list', description: 'What to read.' };
    const source = {
      ...minimalSource,
      inputs: [list],
      conditions: [{ id: 'goes_on', kind: 'loop_control' }],
      steps: [
        loop('early'),
        {
          type: 'for_each',
          loopId: 'each_file',
          title: 'Each file',
          items: 'files',
          maxIterations: 3,
          body: [ask('Is it needed?'), loop('inner')],
        },
        loop('late'),
      ],
    };
    const { compiled } = compileWorkflow(inputOf(source), host);
    const step = compiled?.snapshot.steps.find(({ stepId }) => stepId === 'ask');
    expect(step?.output?.seeds).toEqual(['inner', 'late']);
  });

  it('does not compile where no loop comes after it', () => {
    expect(compile(loop('early'), ask('Anything to do?')).codes).toEqual(['check/decision-outside-loop']);
  });

  const legacy = (steps: readonly object[]) =>
    compileWorkflow(inputOf({ ...minimalSource, metaGuidance: ['Go on.'], steps }), host);
  const decides = { id: 'decide', title: 'Decide', prompt: 'Is it done?', outputContract: output };

  it('is read from the older format, where the loop keeps its own decision', () => {
    const { compiled } = legacy([
      { ...decides, id: 'ask' },
      {
        id: 'fix',
        type: 'loop',
        title: 'Fix',
        loop: { type: 'while', maxIterations: 3, conditionSource: { kind: 'artifact_contract', ...output } },
        body: [decides],
      },
    ]);
    expect(compiled?.snapshot.steps.map((step) => step.output?.seeds)).toEqual([['fix'], undefined]);
  });

  it('loses its contract in the older format where no loop comes, with a warning that names it', () => {
    const { compiled, diagnostics } = legacy([{ ...decides, outputContract: { ...output, required: false } }]);
    expect(compiled?.snapshot.steps[0]).not.toHaveProperty('output');
    expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([
      'read/legacy-loop-decision the step `decide` sends a loop decision that no loop uses',
    ]);
  });
});

it('looks at each item of the flow a fixed number of times, however many steps ask', () => {
  const readsOf = (count: number): number => {
    let reads = 0;
    const flow = Array.from({ length: count }, (_, index) => ({
      stepId: `step_${index}`,
      get kind() {
        reads += 1;
        return 'step' as const;
      },
    }));
    const aheadOf = loopsAheadIn({ flow: flow as never, loops: [] });
    for (const { stepId } of flow) aheadOf({ stepId: stepId as never }).nearest(2);
    return reads;
  };
  expect(readsOf(100)).toBeGreaterThan(0);
  expect(readsOf(2000)).toBe(20 * readsOf(100));
});
