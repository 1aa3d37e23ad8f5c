/** Refusals that an agent corrects in one call: reports in another shape, and output for a run that is complete. */
import { describe, expect, it } from 'vitest';
import { reportForms } from '../../../runtime/core/validation/report-forms.ts';
import { gapCategories, gapDetails, gapSeverities } from '../../../schemas/closed-sets.ts';
import { adapters, Bench } from '../../support/bench.ts';
import { compiledWorkflow } from '../../support/workflows.ts';

const plain = compiledWorkflow('test.plain', ['only']);

describe.each(adapters)('a report that cannot be understood, over %s', (adapter) => {
  // @verifies report-refusal-whole
  it('in the shape of the `gaps` of a reply is refused with every field and value that it may have', async () => {
    const run = await (await Bench.of(adapter, [plain])).start('test.plain');
    const reason = { category: 'unexpected', detail: 'invariant_violation' };
    const report = { kind: 'wr.gap_report', severity: 'warning', reason, summary: 'Odd.' };
    const error = await run.refused({ artifacts: [report] });
    expect(error.message).toContain('category and detail belong at the top level of the report, not in reason');
    for (const value of [...gapSeverities, ...gapCategories, ...gapDetails]) expect(error.suggestion).toContain(value);
    await run.artifacts({ ...report, reason: undefined, ...reason });
    expect(run.data.isComplete).toBe(true);
  });

  // @verifies report-refusal-whole
  it.each(Object.entries(reportForms))('of any kind names its fields: %s', async (kind, form) => {
    const run = await (await Bench.of(adapter, [plain])).start('test.plain');
    const error = await run.refused({ artifacts: [{ kind, decision: 3 }] });
    expect(error.suggestion).toContain(`Fields of ${kind}: ${form}.`);
  });
});

describe.each(adapters)('output for a run that is complete, over %s', (adapter) => {
  // @verifies complete-run-refusal
  it('is refused without asking for an ackToken, which does not exist, and what is suggested works', async () => {
    const bench = await Bench.of(adapter, [plain]);
    const run = await (await bench.start('test.plain')).ack();
    const { stateToken } = run.data;
    const error = await bench.agent.refused('continue_workflow', { stateToken, output: { notesMarkdown: 'More.' } });
    expect(error.message).toContain('is complete, so it accepts no more output');
    expect(error.suggestion).not.toContain('ackToken');
    expect(error.suggestion).toContain('then checkpoint_workflow with the checkpointToken');
    await run.read(stateToken);
    await run.checkpoint({ notesMarkdown: 'More.' });
  });
});
