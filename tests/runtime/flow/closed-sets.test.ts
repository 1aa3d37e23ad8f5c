/**
 * The closed sets of events, member by member, through the protocol and over both adapters: what a run can write is written
 * here, and what no path writes yet is listed as reserved and appears nowhere.
 */
import { describe, expect, it } from 'vitest';
import * as closed from '../../../schemas/closed-sets.ts';
import type { SessionEvent } from '../../../schemas/events.ts';
import type { ContinueData, StartData } from '../../../schemas/tools.ts';
import { type Adapter, adapters, Bench, type Run } from '../../support/bench.ts';
import { reserved, walkedSets } from '../../support/closed-set-members.ts';
import {
  compiledInput,
  compiledStep,
  compiledWorkflow,
  contracts,
  decision,
  keepGoing,
  loopControl,
  loopItem,
  stepItem,
  whileLoop,
} from '../../support/workflows.ts';

const whole = compiledWorkflow(
  'test.whole',
  [
    compiledStep('probe', {
      output: { contractRef: 'wr.contracts.capability_observation' },
      probe: { capability: 'web_browsing', templateId: 'wr.templates.capability_probe', visibility: 'shown' },
    }),
    compiledStep('ask', {
      requireConfirmation: true,
      userDependencies: [{ reason: 'needs_user_account_access', contextKey: 'account', message: 'Which account?' }],
    }),
    compiledStep('skipped', { when: 'no' }),
    compiledStep('plan', { output: { contractRef: 'wr.contracts.plan' } }),
    decision('decide'),
    'end',
  ],
  {
    capabilities: { web_browsing: 'required' },
    inputs: [compiledInput('account')],
    conditions: [keepGoing, { conditionId: 'no', kind: 'always_false' }],
    contracts: [contracts.capability, contracts.loopControl, contracts.plan],
    loops: [whileLoop('once', 1, ['decide'])],
    flow: [...['probe', 'ask', 'skipped', 'plan'].map(stepItem), loopItem('once'), stepItem('end')],
  },
);
const facts = { repoRoot: '/repo', branch: 'main', headSha: 'a'.repeat(40) };

type Seen = { readonly events: SessionEvent[]; readonly replies: (StartData | ContinueData)[] };

const observation = (more: object) => ({
  kind: 'wr.capability_observation',
  capability: 'web_browsing',
  status: 'available',
  method: 'probe_step',
  detail: 'Tried.',
  ...more,
});
const unavailable = { status: 'unavailable', failureCode: 'tool_missing' };
const gapReport = (category: string, detail: string, more: object = {}) => ({
  kind: 'wr.gap_report',
  severity: 'warning',
  category,
  detail,
  summary: `${detail} was met.`,
  ...more,
});

/** Walks every path once; each reply and each event is kept. */
async function walked(adapter: Adapter): Promise<Seen> {
  const bench = await Bench.of(adapter, [whole], facts);
  const replies: (StartData | ContinueData)[] = [];
  const runs: Run[] = [];
  const kept = async (run: Promise<Run>) => {
    const done = await run;
    replies.push(done.data);
    return done;
  };
  const begun = async (more = {}) => {
    const run = await kept(bench.start('test.whole', more));
    runs.push(run);
    return run;
  };

  const run = await begun();
  const root = run.pair;
  await kept(run.artifacts(observation({ method: 'manual_claim' })));
  await kept(run.artifacts(observation(unavailable)));
  await kept(run.artifacts(observation({})));
  await kept(run.ack({}, { context: { big: 'x'.repeat(200_000) } }));
  await kept(run.ack({}, { context: { bigger: 'x'.repeat(200_000), account: 'team' } }));
  await kept(run.ack({}, { context: { big: null, account: 'team' } }));
  await kept(run.ack());
  await kept(run.artifacts({ kind: 'wr.plan' }));
  await kept(run.artifacts(contracts.plan.example));
  for (let i = 0; i < 10; i += 1) await kept(run.artifacts(loopControl('once', 'continue')));
  await kept(run.read());
  const [atCap] = await run.eventsOf('gap_recorded');
  const closing = { severity: 'info', resolvesGapId: atCap?.data.gapId };
  await kept(run.artifacts(loopControl('once', 'stop'), gapReport('unexpected', 'invariant_violation', closing)));
  await kept(
    run.ack({
      notesMarkdown: 'Done.',
      artifacts: [
        ...closed.divergenceReasons.map((reason) => ({ kind: 'wr.workflow_divergence', reason, summary: 'Because.' })),
        ...closed.userOnlyDependencyReasons.map((reason) => gapReport('user_only_dependency', reason)),
        ...closed.contractViolations.map((detail) => gapReport('contract_violation', detail)),
        ...closed.capabilityGaps.map((detail) => gapReport('capability_missing', detail)),
        ...closed.unexpectedReasons.map((detail) => gapReport('unexpected', detail, { severity: 'info' })),
        ...closed.capabilityFailureCodes.map((failureCode) =>
          observation({ capability: 'delegation', ...unavailable, failureCode, method: 'attempted_use' }),
        ),
        observation({ capability: 'delegation', method: 'attempted_use' }),
      ],
    }),
  );
  // A branch: the first step again.
  const again = await bench.agent.rehydrate({ stateToken: root.stateToken });
  const branch = await bench.agent.done('continue_workflow', {
    stateToken: root.stateToken,
    ackToken: again.data.ackToken,
    output: { artifacts: [observation({})] },
  });
  replies.push(branch.data);

  await run.checkpoint({ notesMarkdown: 'Afterwards.' });

  const auto = await begun({ preferences: { autonomy: 'full_auto_never_stop' } });
  while (!auto.data.isComplete) await kept(auto.ack());

  const lost = await begun();
  await kept(lost.artifacts(observation({})));
  const node = (await lost.eventsOf('node_created')).at(-1);
  bench.damage(node?.data.snapshotRef ?? '');
  const other = await bench.another();
  const blocked = await other.agent.done('continue_workflow', { ...lost.pair, output: { notesMarkdown: 'Kept.' } });
  replies.push(blocked.data);

  const events = (await Promise.all(runs.map((each) => bench.events(each.sessionId)))).flat();
  return { events, replies };
}

const sorted = (values: Iterable<string>) => [...new Set(values)].sort();
const without = (all: readonly string[], left: readonly string[]) => sorted(all.filter((one) => !left.includes(one)));

describe.each(adapters)('closed sets, over %s', (adapter) => {
  // @verifies closed-sets-are-reached
  it('are written whole, and nothing reserved is', async () => {
    const { events, replies } = await walked(adapter);
    const of = <K extends SessionEvent['kind']>(kind: K) =>
      events.filter((event): event is Extract<SessionEvent, { kind: K }> => event.kind === kind);
    const blockers = of('advance_recorded').flatMap(({ data }) =>
      data.outcome.kind === 'blocked' ? data.outcome.blockers.blockers : [],
    );
    const gaps = of('gap_recorded').map(({ data }) => data);
    const provenance = of('capability_observed').map(({ data }) => data.provenance);
    const attempts = provenance.flatMap((each) => (each.kind === 'attempted_use' ? [each.detail] : []));
    const seen: Record<string, string[]> = {
      eventKinds: sorted(events.map(({ kind }) => kind)),
      nodeKinds: sorted(of('node_created').map(({ data }) => data.nodeKind)),
      edgeKinds: sorted(of('edge_created').map(({ data }) => data.edgeKind)),
      edgeCauses: sorted(of('edge_created').map(({ data }) => data.cause.kind)),
      blockerCodes: sorted(blockers.map(({ code }) => code)),
      blockerPointers: sorted(blockers.map(({ pointer }) => pointer.kind)),
      gapCategories: sorted(gaps.map(({ reason }) => reason.category)),
      gapDetails: sorted(gaps.map(({ reason }) => reason.detail)),
      gapSeverities: sorted(gaps.map(({ severity }) => severity)),
      divergenceReasons: sorted(of('divergence_recorded').map(({ data }) => data.reason)),
      traceKinds: sorted(of('decision_trace_appended').flatMap(({ data }) => data.entries.map(({ kind }) => kind))),
      observationKeys: sorted(of('observation_recorded').map(({ data }) => data.key)),
      preferenceSources: sorted(of('preferences_changed').map(({ data }) => data.source)),
      capabilities: sorted(of('capability_observed').map(({ data }) => data.capability)),
      capabilityStatuses: sorted(of('capability_observed').map(({ data }) => data.status)),
      provenanceKinds: sorted(provenance.map(({ kind }) => kind)),
      failureCodes: sorted(attempts.flatMap(({ failureCode }) => (failureCode === undefined ? [] : [failureCode]))),
      attemptContexts: sorted(attempts.map(({ attemptContext }) => attemptContext)),
      nextIntents: sorted(replies.map(({ nextIntent }) => nextIntent)),
      runStatuses: sorted(replies.map(({ runStatus }) => runStatus)),
    };
    expect(Object.keys(seen)).toEqual(expect.arrayContaining([...walkedSets]));
    expect(seen).toEqual({
      eventKinds: sorted(closed.eventKinds),
      nodeKinds: sorted(closed.nodeKinds),
      edgeKinds: sorted(closed.edgeKinds),
      edgeCauses: without(closed.edgeCauses, reserved.edgeCauses),
      blockerCodes: sorted(closed.blockerCodes),
      blockerPointers: ['capability', 'context_budget', 'context_key', 'output_contract', 'workflow_step'],
      gapCategories: sorted(closed.gapCategories),
      gapDetails: sorted(closed.gapDetails),
      gapSeverities: sorted(closed.gapSeverities),
      divergenceReasons: sorted(closed.divergenceReasons),
      traceKinds: sorted(closed.traceKinds),
      observationKeys: sorted(closed.observationKeys),
      preferenceSources: without(closed.preferenceSources, reserved.preferenceSources),
      capabilities: sorted(closed.capabilities),
      capabilityStatuses: without(closed.capabilityStatuses, reserved.capabilityStatuses),
      provenanceKinds: ['attempted_use', 'manual_claim', 'probe_step'],
      failureCodes: sorted(closed.capabilityFailureCodes),
      attemptContexts: without(['workflow_step', 'system_probe'], reserved.attemptContexts),
      nextIntents: sorted(closed.nextIntents),
      runStatuses: sorted(closed.runStatuses),
    });
  });

  // @verifies supersedes-is-reserved
  it('and no output supersedes another: every plan makes a node of its own, so none has an output to correct', async () => {
    const { events } = await walked(adapter);
    const outputs = events.filter((event) => event.kind === 'node_output_appended');
    expect(outputs.length).toBeGreaterThan(10);
    expect(outputs.filter(({ data }) => data.supersedesOutputId !== undefined)).toEqual([]);
  });

  // @verifies storage-corruption-is-told, unexpected-is-always-a-gap
  it('a stored state that is damaged blocks the attempt, keeps what it sent, and is told again the same way', async () => {
    const bench = await Bench.of(adapter, [compiledWorkflow('test.plain', ['a', 'b', 'c'])]);
    const run = await (await bench.start('test.plain')).ack();
    bench.damage((await run.eventsOf('node_created')).at(-1)?.data.snapshotRef ?? '');
    const other = await bench.another();
    const call = { ...run.pair, output: { notesMarkdown: 'What I found.' } };
    const { data, text, bytes } = await other.agent.done('continue_workflow', call);
    expect(data).toMatchObject({
      kind: 'blocked',
      blockers: [{ code: 'STORAGE_CORRUPTION_DETECTED', pointer: { kind: 'workflow_step', stepId: 'b' } }],
      pending: null,
      isComplete: false,
      retryable: false,
      nextIntent: 'rehydrate_only',
      progress: { completed: 1 },
      gaps: [{ severity: 'critical', reason: { detail: 'storage_corruption_detected' } }],
    });
    expect(text).toContain('workrail explain STORE_OBJECT_DAMAGED');
    expect((await (await bench.another()).agent.done('continue_workflow', call)).bytes).toBe(bytes);
    const outputs = await run.eventsOf('node_output_appended');
    expect(outputs.at(-1)?.data.payload).toMatchObject({ notesMarkdown: 'What I found.' });
    const error = await other.agent.refused('continue_workflow', { stateToken: data.stateToken });
    expect(error.code).toBe('STORE_OBJECT_DAMAGED');
  });
});
