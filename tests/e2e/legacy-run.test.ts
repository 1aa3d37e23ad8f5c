/** Files of the older format, compiled and run: what their authors meant is what an agent meets. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { builtins } from '../../builtins/registry.ts';
import { compileWorkflow } from '../../compiler/compile.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import { inputOf } from '../compiler/fixture-host.ts';
import { Bench } from '../support/bench.ts';

const host = { digest: (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex'), builtins };

function compiled(source: Record<string, unknown>): CompiledSnapshot {
  const whole: Record<string, unknown> = {
    id: 'team.legacy',
    name: 'Legacy',
    description: 'For a test.',
    version: '1.0.0',
    ...source,
  };
  const { compiled: result, diagnostics } = compileWorkflow(inputOf(whole), host);
  if (result === null) throw new Error(diagnostics.map(({ rendered }) => rendered).join('\n'));
  return result.snapshot;
}
async function startedRun(source: Record<string, unknown>, more: Record<string, unknown> = {}) {
  const snapshot = compiled(source);
  const run = await (await Bench.of('memory', [snapshot])).start(snapshot.workflowId, more);
  return { run, snapshot };
}

describe('an assessment', () => {
  const assessed = {
    metaGuidance: ['Go on.'],
    assessments: [
      {
        id: 'plan-check',
        purpose: 'Whether the plan can be built.',
        dimensions: [
          { id: 'risk', purpose: 'What can break.', levels: ['low', 'high'] },
          { id: 'clarity', purpose: 'Whether it can be read.', levels: ['good', 'poor'] },
        ],
      },
    ],
    steps: [
      {
        id: 'judge',
        title: 'Judge the plan',
        prompt: 'Judge the plan.',
        assessmentRefs: ['plan-check'],
        assessmentConsequences: {
          when: { anyEqualsLevel: 'high' },
          effect: { kind: 'require_followup', guidance: 'Lower the risk.' },
        },
      },
    ],
  };
  const assessment = (dimensions: object) => ({ kind: 'wr.assessment', assessmentId: 'plan-check', dimensions });

  // @enforces assessment-short-form
  it('may give a level alone, or with its rationale, or one of each', async () => {
    for (const dimensions of [
      { risk: 'low', clarity: 'good' },
      { risk: { level: 'low', rationale: 'Few files.' }, clarity: 'poor' },
      { risk: { level: 'low' }, clarity: { level: 'good', rationale: 'Short.' } },
    ]) {
      const { run } = await startedRun(assessed);
      await run.artifacts(assessment(dimensions));
      expect(run.data.isComplete).toBe(true);
    }
  });

  // @enforces assessment-short-form
  it('has the same consequences in its short form, and is held to its levels', async () => {
    const { run, snapshot } = await startedRun(assessed);
    expect(snapshot.steps[0]?.prompt.match(/good \| poor/g)).toHaveLength(1);
    await run.artifacts(assessment({ risk: 'high', clarity: 'good' }));
    expect(run.blocked.blockers[0]?.message).toContain('risk was assessed as "high"');
    await run.artifacts(assessment({ risk: 'unheard of', clarity: 'good' }));
    expect(run.blocked.blockers[0]?.code).toBe('INVALID_REQUIRED_OUTPUT');
  });
});
