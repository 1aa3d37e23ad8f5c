/** Logs decided again: what is true verifies, and every lie is named. */
import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contextDelta, contextFault, mergeContext } from '../../../runtime/core/context.ts';
import { currentRulesVersion } from '../../../runtime/core/validation/rules.ts';
import { deltaOfMeasure } from '../../../runtime/health/over-budget.ts';
import { createAdminApi } from '../../../runtime/admin-api.ts';
import { fileStorage } from '../../../runtime/storage/file/storage.ts';
import type { Bundle } from '../../../schemas/bundle.ts';
import { canonicalText, type JsonObject, utf8Length } from '../../../schemas/canonical/json.ts';
import type { EventKind } from '../../../schemas/closed-sets.ts';
import type { SessionEvent } from '../../../schemas/events.ts';
import type { SessionId, Sha256Digest } from '../../../schemas/ids.ts';
import { blockedChainMax, contextBytesMax } from '../../../schemas/limits.ts';
import type { ContinueData, StartData } from '../../../schemas/tools.ts';
import type { CompiledSnapshot } from '../../../schemas/compiled-snapshot.ts';
import { attested, forged } from '../../support/bundles.ts';
import { temporaryFolder, tree } from '../../support/files.ts';
import { bytesOf, editedLine, linesOf } from '../../support/log-writer.ts';
import { adapters, assertReport, inMemory, type Operated } from '../../support/operating.ts';
import { exportText, importText, verifyText } from '../../support/portable.ts';
import {
  compiledInput,
  compiledStep,
  compiledWorkflow,
  contract,
  contracts,
  decision,
  forEach,
  keepGoing,
  loopControl,
  loopItem,
  stepIds,
  stepItem,
  whileLoop,
} from '../../support/workflows.ts';
import {
  advanced,
  catalogsAt,
  countingIds,
  must,
  refused,
  rehydrated,
  started,
  testHost,
} from '../../support/world.ts';
import { assertProperty } from '../../support/property.ts';

const workflow = compiledWorkflow('test.verified', stepIds(4), {
  inputs: [compiledInput('ticket')],
  recommendations: { autonomy: 'guided' },
});
let commit = 0;
const git = {
  observe: async () => {
    commit += 1;
    return { repoRoot: '/repo', branch: 'main', headSha: String(commit % 10).repeat(40) };
  },
};

/** What an agent may report beside its output; each becomes an event of its own. */
const reports = [
  {
    kind: 'wr.gap_report',
    severity: 'warning',
    category: 'unexpected',
    detail: 'invariant_violation',
    summary: 'Odd.',
  },
  { kind: 'wr.workflow_divergence', reason: 'safety_stop', summary: 'Did not drop the table.' },
  {
    kind: 'wr.capability_observation',
    capability: 'web_browsing',
    status: 'available',
    method: 'attempted_use',
    detail: 'It answered.',
  },
];
const checkpointOf = ({
  stateToken,
  checkpointToken = '',
}: {
  stateToken: string;
  checkpointToken?: string | undefined;
}) => ({
  stateToken,
  checkpointToken,
  output: { notesMarkdown: 'Half of it.' },
});

async function told(world: Operated) {
  const first = await started(world.runtime, 'test.verified', {
    context: { ticket: 'T-1' },
    preferences: { riskPolicy: 'balanced' },
  });
  const second = await advanced(world.runtime, first.data, {
    output: { notesMarkdown: `Long. ${'é'.repeat(3000)}`, artifacts: [{ b: 2 }, { a: 1 }, { b: 2 }] },
    context: { list: [1], gone: 'soon' },
    preferences: { autonomy: 'full_auto_never_stop' },
  });
  await advanced(world.runtime, second.data, {
    context: { gone: null, ticket: 'T-1' },
    output: { artifacts: reports },
  });
  const again = await rehydrated(world.runtime, first.data);
  const fork = await advanced(world.runtime, again.data, { output: { notesMarkdown: '' } });
  must(await world.runtime.checkpoint(checkpointOf(fork.data)));
  await started(world.runtime, 'test.verified', { within: fork.data.stateToken, context: { ticket: 'T-2' } });
  return first.data.session.sessionId as SessionId;
}

const bundled = async (world: Operated, sessionId: string): Promise<Bundle> => {
  const options = { format: 'bundle' as const, redact: false, appVersion: '0' };
  return JSON.parse(must(await exportText(world.operator, sessionId, options)).text);
};
const verified = async (world: Operated, bundle: Bundle) =>
  assertReport('verification-report.v1', must(await verifyText(world.operator, JSON.stringify(bundle))));

describe.each(adapters)('%s: a log that the runtime wrote', (_name, open) => {
  // @verifies verify-accepts-what-was-decided
  it('verifies: starts, contexts, notes that were cut, artifacts, preferences, forks and runs within', async () => {
    const world = open([workflow], { git });
    const sessionId = await told(world);
    const report = assertReport(
      'verification-report.v1',
      must(await world.another().operator.verifySession(sessionId)),
    );
    expect(report).toMatchObject({
      verdict: 'verified',
      health: 'healthy',
      checked: { plans: 6, runs: 2, nodes: 6, artifacts: 5, artifactOutputs: 5 },
      unverifiable: [],
    });
    expect(report.firstBad).toBeUndefined();
  });

  it('verifies an attempt to which the context and the preferences of an ended chain apply', async () => {
    const strict = compiledWorkflow(
      'test.strict',
      [compiledStep('a', { output: { contractRef: 'wr.contracts.plan' } }), 'b'],
      { contracts: [contracts.plan], inputs: [compiledInput('ticket')] },
    );
    const world = open([strict], { git });
    const first = await started(world.runtime, 'test.strict', { context: { ticket: 'T-0', gone: 'soon' } });
    const { runName } = first.data.session;
    let last: { stateToken: string; ackToken?: string; retryAckToken?: string } = first.data as never;
    for (let i = 0; i < blockedChainMax; i += 1) {
      const { stateToken, ackToken, retryAckToken } = last;
      const sent = { context: { ticket: 'T-1', gone: null }, preferences: { riskPolicy: 'aggressive' } };
      last = (await advanced(world.runtime, { stateToken, ackToken: retryAckToken ?? ackToken }, i === 0 ? sent : {}))
        .data as never;
    }
    const read = (await rehydrated(world.runtime, { stateToken: last.stateToken })).data as typeof last;
    const artifacts = [{ kind: 'wr.plan', steps: ['Read.'], risk: 'low' }];
    const next = { stateToken: read.stateToken, ackToken: read.retryAckToken };
    const done = await advanced(world.runtime, next, { output: { artifacts } });
    expect(done.data).toMatchObject({ pending: { stepId: 'b' }, preferences: { riskPolicy: 'aggressive' } });
    const report = must(await world.another().operator.verifySession(runName));
    expect(report).toMatchObject({ verdict: 'verified', unverifiable: [] });
  });

  it('verifies whatever an agent does, in any order', async () => {
    const steps = fc.array(
      fc.record({
        what: fc.constantFrom('advance', 'fork', 'start', 'within', 'checkpoint'),
        at: fc.nat(50),
        notes: fc.option(fc.string({ maxLength: 40, unit: 'grapheme' })),
        context: fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.constantFrom(1, null, 'x', [1], {}), { maxKeys: 3 }),
        artifacts: fc.array(fc.constantFrom({ n: 1 }, { n: 2 }, { n: 3 }), { maxLength: 3 }),
        autonomy: fc.option(fc.constantFrom('guided' as const, 'full_auto_never_stop' as const)),
      }),
      { minLength: 1, maxLength: 8 },
    );
    await assertProperty(
      fc.asyncProperty(steps, async (acts) => {
        const world = inMemory([workflow], { git });
        const first = await started(world.runtime, 'test.verified');
        type Tokens = { stateToken: string; ackToken?: string | undefined; checkpointToken?: string | undefined };
        const seen: Tokens[] = [first.data];
        for (const { what, at, notes, context, artifacts, autonomy } of acts) {
          const from = seen[at % seen.length] ?? first.data;
          const preferences = autonomy === null ? {} : { preferences: { autonomy } };
          if (what === 'start' || what === 'within') {
            const within = what === 'within' ? { within: from.stateToken } : {};
            seen.push((await started(world.runtime, 'test.verified', { ...within, context, ...preferences })).data);
            continue;
          }
          if (what === 'checkpoint') {
            const kept = await world.runtime.checkpoint(checkpointOf(from));
            if (kept.isOk()) seen.push(kept.value.data);
            continue;
          }
          const pair = what === 'fork' ? (await rehydrated(world.runtime, from)).data : from;
          if (pair.ackToken === undefined) continue;
          const output = { ...(notes === null ? {} : { notesMarkdown: notes }), artifacts };
          seen.push((await advanced(world.runtime, pair, { output, context, ...preferences })).data);
        }
        for (const { sessionId } of must(await world.operator.listSessions()).sessions) {
          expect(must(await world.operator.verifySession(sessionId))).toMatchObject({ verdict: 'verified' });
        }
      }),
      { numRuns: 25 },
    );
  });
});

// Over the budget -------------------------------------------------------------------------------------------------------

describe('an attempt whose merged context was over its budget', () => {
  const big = (bytes: number) => 'x'.repeat(bytes);
  const verdictOf = async (world: Operated, sessionId: string) =>
    must(await world.another().operator.verifySession(sessionId));
  const contexts = fc.record({
    entries: fc.dictionary(fc.constantFrom('', 'a', 'b', 'ä', 'ticket'), fc.nat(4)),
    giant: fc.nat(40),
    over: fc.integer({ min: 1, max: 40 }),
  });

  it.each([{}, { preferences: { autonomy: 'full_auto_never_stop' as const } }])(
    'verifies with what it left behind, a blocker or a gap: %j',
    async (more) => {
      const world = inMemory([workflow], { git });
      const first = await started(world.runtime, 'test.verified', {
        context: { ticket: 'T', a: big(200_000) },
        ...more,
      });
      const output = { notesMarkdown: 'Kept.', artifacts: reports };
      const second = await advanced(world.runtime, first.data, { context: { b: big(100_000) }, output });
      const pair =
        second.data.kind === 'blocked' ? { ...second.data, ackToken: second.data.retryAckToken } : second.data;
      await advanced(world.runtime, pair, { context: { a: null, b: big(100_000) } });
      const { sessionId } = first.data.session;
      const bundle = await bundled(world, sessionId);
      expect(JSON.stringify(bundle.session.events)).toContain('The merged context would be');
      expect(await verdictOf(world, sessionId)).toMatchObject({ verdict: 'verified', unverifiable: [] });
      // Its judgement is repeated, so a lie about it is seen.
      const at = bundle.session.events.findIndex(({ kind }) => kind === 'divergence_recorded');
      const event = bundle.session.events[at];
      const lie = { data: { ...(event?.data as object), reason: 'policy_constraint' } as never };
      expect((await verified(world, forged(bundle, at, lie))).firstBad).toMatchObject({ eventIndex: at });
    },
  );

  it('is not one that an agent only talks about', async () => {
    const world = inMemory([workflow], { git });
    const first = await started(world.runtime, 'test.verified', { context: { ticket: 'T' } });
    const talk = { ...reports[0], severity: 'info', summary: 'The merged context would be 999999 bytes as a table.' };
    await advanced(world.runtime, first.data, { output: { artifacts: [talk] }, context: { a: 1 } });
    const { sessionId } = first.data.session;
    expect(await verdictOf(world, sessionId)).toMatchObject({ verdict: 'verified', unverifiable: [] });
  });

  it('is decided again with a context of the same measure, whatever was there before', () => {
    assertProperty(
      fc.property(contexts, ({ entries, giant, over }) => {
        const room = contextBytesMax - utf8Length(canonicalText({ ...entries, zz: '' })) - giant;
        const before: JsonObject = { ...entries, zz: big(room) };
        const measure = contextBytesMax + over;
        const delta = deltaOfMeasure(before, measure);
        // The giant alone cannot be made a little longer by a request within the budget.
        if (Object.keys(entries).every((key) => key === '') && over + giant < 6) return;
        expect(delta).not.toBeNull();
        expect(contextFault(delta ?? {}, [])).toBeNull();
        expect(mergeContext(before, delta ?? {})).toMatchObject({
          fault: { kind: 'too_large', scope: 'merged', bytes: measure },
        });
      }),
      { numRuns: 20 },
    );
  });

  it('whose measure no context can have is said to be one, and called neither right nor wrong', async () => {
    const world = inMemory([workflow], { git });
    const first = await started(world.runtime, 'test.verified', { context: { ticket: 'T', a: big(200_000) } });
    await advanced(world.runtime, first.data, { context: { b: big(100_000) } });
    const bundle = await bundled(world, first.data.session.sessionId);
    const at = bundle.session.events.findIndex(({ kind }) => kind === 'advance_recorded');
    const data = JSON.parse(JSON.stringify(bundle.session.events[at]?.data).replace(/be \d+ bytes/, 'be 7 bytes'));
    expect(await verified(world, forged(bundle, at, { data }))).toMatchObject({ verdict: 'not_verifiable' });
  });
});

// Former wording --------------------------------------------------------------------------------------------------------

/** A run as it was started under earlier rules, in a data directory of its own. */
async function startedUnder(rulesVersion: number, snapshot: CompiledSnapshot, workflowId: string, more: object) {
  const here = inMemory([snapshot], { git }, { rulesVersion });
  const { data } = await started(here.runtime, workflowId, more);
  const bundle = await bundled(here, data.session.sessionId);
  const world = inMemory([], { git, ids: countingIds('b') });
  must(await importText(world.operator, JSON.stringify(bundle)));
  const [found] = must(await world.runtime.resume({ query: data.session.runName })).data.candidates;
  return { world, reply: await rehydrated(world.runtime, { stateToken: found?.stateToken ?? '' }) };
}

describe('a run that was started under rules 4', () => {
  // @verifies rules-of-a-run
  it('is judged with the preferences that an attempt sends, and verifies', async () => {
    const strict = compiledWorkflow(
      'test.strict',
      [compiledStep('a', { output: { contractRef: 'wr.contracts.plan' } }), 'b'],
      { contracts: [contracts.plan] },
    );
    const { world, reply } = await startedUnder(4, strict, 'test.strict', {});
    const blocked = await advanced(world.runtime, reply.data, { preferences: { riskPolicy: 'aggressive' } });
    expect(blocked.data).toMatchObject({ kind: 'blocked', preferences: { riskPolicy: 'aggressive' } });
    const { retryAckToken: ackToken } = blocked.data as { retryAckToken?: string };
    const { stateToken } = blocked.data;
    const neverStop = { preferences: { autonomy: 'full_auto_never_stop' } };
    const next = await advanced(world.runtime, { stateToken, ackToken }, neverStop);
    expect(next.data.pending?.stepId).toBe('b');
    const bundle = await bundled(world, reply.data.session.sessionId);
    expect(await verified(world, bundle)).toMatchObject({ verdict: 'verified', unverifiable: [] });
  });
});

describe('a run that was started under rules 5', () => {
  // @verifies rules-of-a-run
  it('keeps the texts of these rules, and verifies', async () => {
    const strict = compiledWorkflow(
      'test.strict',
      [
        compiledStep('a', {
          output: { contractRef: 'wr.contracts.plan' },
          userDependencies: [{ reason: 'needs_user_artifact', message: 'Which?', contextKey: 'file' }],
        }),
      ],
      { contracts: [contracts.plan], inputs: [compiledInput('file')] },
    );
    for (const [rulesVersion, told] of [
      [5, ['no wr.plan was handed over', 'Step a needs the person']],
      [currentRulesVersion, ['no wr.plan was sent', 'Step a requires user input']],
    ] as const) {
      const { world, reply } = await startedUnder(rulesVersion, strict, 'test.strict', {});
      const { blockers } = (await advanced(world.runtime, reply.data)).data as { blockers?: { message: string }[] };
      for (const text of told) expect(JSON.stringify(blockers)).toContain(text);
      const bundle = await bundled(world, reply.data.session.sessionId);
      expect(await verified(world, bundle)).toMatchObject({ verdict: 'verified', unverifiable: [] });
    }
  });
});

describe('a run that was started under rules 9', () => {
  // @verifies rules-of-a-run
  it('words a `not` as one rule, compares Unicode forms, names no value that cannot be compared, and verifies', async () => {
    const file = 'Größe.md';
    const negated = compiledWorkflow(
      'test.negated',
      [
        compiledStep('a', {
          validationCriteria: [{ not: [{ type: 'contains', value: 'x' }] }, { type: 'contains', value: file }],
        }),
        compiledStep('b', { when: 'is_big' }),
      ],
      { conditions: [{ conditionId: 'is_big', kind: 'context_at_least', key: 'size', value: 3 }] },
    );
    const ofNot = { 9: 'The notes break a `not` rule.', 10: 'The notes must not contain "x".' };
    const ofForm = `The notes must contain "${file}".`;
    for (const rulesVersion of [9, 10] as const) {
      const { world, reply } = await startedUnder(rulesVersion, negated, 'test.negated', { context: { size: 'huge' } });
      const notes = (notesMarkdown: string) => ({ output: { notesMarkdown } });
      const { data } = await advanced(world.runtime, reply.data, notes(`x ${file.normalize('NFD')}`));
      expect(data.kind === 'blocked' ? data.blockers.map(({ message }) => message) : []).toEqual(
        [ofNot[rulesVersion], ...(rulesVersion === 9 ? [ofForm] : [])].map((text) => expect.stringContaining(text)),
      );
      const { retryAckToken: ackToken } = data as { retryAckToken?: string };
      const next = await advanced(world.runtime, { stateToken: data.stateToken, ackToken }, notes(file));
      expect(next.data.pending?.stepId).toBe('b');
      const bundle = await bundled(world, reply.data.session.sessionId);
      const why = rulesVersion === 9 ? '' : ', because size is not a number';
      expect(JSON.stringify(bundle)).toContain(`Condition is_big is unknown${why}: step b runs.`);
      expect(await verified(world, bundle)).toMatchObject({ verdict: 'verified', unverifiable: [] });
    }
  });
});

describe('a run that was started under rules 8', () => {
  // @verifies rules-of-a-run
  it('reports each type that a value may have as a problem, and an empty kind as a kind, and verifies', async () => {
    const probe = contract(
      'probe',
      { confidence: { anyOf: [{ type: 'string' }, { type: 'number' }] } },
      { confidence: 1 },
    );
    const probing = compiledWorkflow(
      'test.probing',
      [compiledStep('probe', { output: { contractRef: probe.contractRef } }), 'z'],
      { contracts: [probe] },
    );
    for (const [rulesVersion, artifact, told] of [
      [8, { kind: 'wr.probe', confidence: true }, 'confidence must be a string; confidence must be a number.'],
      [
        currentRulesVersion,
        { kind: 'wr.probe', confidence: true },
        'contract: confidence must be a string or a number.',
      ],
      [8, { kind: '' }, 'artifacts of kind )'],
      [currentRulesVersion, { kind: '' }, 'artifacts without a kind)'],
    ] as const) {
      const { world, reply } = await startedUnder(rulesVersion, probing, 'test.probing', {});
      const { data } = await advanced(world.runtime, reply.data, { output: { artifacts: [artifact] } });
      expect(data.kind === 'blocked' ? data.blockers.map(({ message }) => message) : []).toEqual([
        expect.stringContaining(told),
      ]);
      const bundle = await bundled(world, reply.data.session.sessionId);
      expect(await verified(world, bundle)).toMatchObject({ verdict: 'verified', unverifiable: [] });
    }
  });

  // @verifies rules-of-a-run
  it('is blocked although a capability worked after it failed, and verifies', async () => {
    const reading = compiledWorkflow('test.reading', ['read', 'z'], { capabilities: { web_browsing: 'required' } });
    const use = (more: object) => ({
      ...{
        kind: 'wr.capability_observation',
        capability: 'web_browsing',
        method: 'attempted_use',
        detail: 'Tried it.',
      },
      ...more,
    });
    const artifacts = [use({ status: 'unavailable', failureCode: 'tool_error' }), use({ status: 'available' })];
    for (const [rulesVersion, kind] of [
      [8, 'blocked'],
      [currentRulesVersion, 'ok'],
    ] as const) {
      const { world, reply } = await startedUnder(rulesVersion, reading, 'test.reading', {});
      const { data } = await advanced(world.runtime, reply.data, { output: { notesMarkdown: 'Read it.', artifacts } });
      expect(data.kind).toBe(kind);
      const bundle = await bundled(world, reply.data.session.sessionId);
      expect(await verified(world, bundle)).toMatchObject({ verdict: 'verified', unverifiable: [] });
    }
  });
});

describe('a run that was started under rules 7', () => {
  // @verifies rules-of-a-run
  it('reports what each value of a missing field requires of other fields, and verifies', async () => {
    const probe = contract(
      'probe',
      { status: { enum: ['up', 'down'] }, why: {} },
      { status: 'up' },
      { optional: ['why'] },
    );
    const whenDown = {
      if: { properties: { status: { const: 'down' } } },
      // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
      then: { required: ['why'] },
    };
    const probing = compiledWorkflow(
      'test.probing',
      [compiledStep('probe', { output: { contractRef: probe.contractRef } }), 'z'],
      { contracts: [{ ...probe, schema: { ...probe.schema, allOf: [whenDown] } }] },
    );
    for (const [rulesVersion, told] of [
      [7, 'contract: for status : why is missing; status is missing.'],
      [currentRulesVersion, 'contract: status is missing.'],
    ] as const) {
      const { world, reply } = await startedUnder(rulesVersion, probing, 'test.probing', {});
      const { data } = await advanced(world.runtime, reply.data, { output: { artifacts: [{ kind: 'wr.probe' }] } });
      expect(data.kind === 'blocked' ? data.blockers.map(({ message }) => message) : []).toEqual([
        expect.stringContaining(told),
      ]);
      const bundle = await bundled(world, reply.data.session.sessionId);
      expect(await verified(world, bundle)).toMatchObject({ verdict: 'verified', unverifiable: [] });
    }
  });
});

describe('a run that was started under the first rules', () => {
  const improving = compiledWorkflow('test.former', ['cut', 'build', decision('decide'), 'z'], {
    inputs: [compiledInput('slices', { kind: 'list' })],
    conditions: [keepGoing],
    contracts: [contracts.loopControl],
    loops: [forEach('each_slice', 'slices', 3, ['build']), whileLoop('once', 1, ['decide'])],
    flow: [stepItem('cut'), loopItem('each_slice'), loopItem('once'), stepItem('z')],
  });
  const goOn = { output: { artifacts: [loopControl('once', 'continue')] } };

  // @verifies rules-of-a-run
  it('is judged by them to its end, and verifies: an optional list may be missing, a cap that blocks leaves no gap', async () => {
    const { world, reply } = await startedUnder(1, improving, 'test.former', {});
    const decide = await advanced(world.runtime, reply.data);
    expect(decide.data.pending?.stepId).toBe('decide');
    const capped = await advanced(world.runtime, decide.data, goOn);
    expect(capped.data).toMatchObject({ kind: 'blocked', blockers: [{ code: 'INVARIANT_VIOLATION' }] });
    const bundle = await bundled(world, reply.data.session.sessionId);
    expect(JSON.stringify(bundle.session.events)).not.toMatch(/gap_recorded|"loop":|rulesVersion/);
    expect(await verified(world, bundle)).toMatchObject({ verdict: 'verified', unverifiable: [] });
  });

  // @verifies rules-of-a-run
  it('and its trace is one event, which loses entries of loops when there are many', async () => {
    const ids = Array.from({ length: 40 }, (_, i) => `loop-${i}`);
    const many = compiledWorkflow('test.many_loops', ['first', ...ids.map((id) => `${id}-work`), 'last'], {
      conditions: [{ conditionId: 'no', kind: 'always_false' }, keepGoing],
      loops: ids.map((id) => whileLoop(id, 2, [`${id}-work`], { when: 'no' })),
      flow: [stepItem('first'), ...ids.map(loopItem), stepItem('last')],
    });
    const { world, reply } = await startedUnder(1, many, 'test.many_loops', {});
    const { data } = await advanced(world.runtime, reply.data);
    const bundle = await bundled(world, data.session.sessionId);
    const traces = bundle.session.events.filter(({ kind }) => kind === 'decision_trace_appended');
    expect(traces).toHaveLength(2);
    expect(JSON.stringify(traces)).toMatch(/\d+ entries before it are left out/);
    expect(await verified(world, bundle)).toMatchObject({ verdict: 'verified', unverifiable: [] });
  });

  // @verifies rules-of-a-run
  it('and a follow-up is never answered, a blank text is a value, a gap stays open, and iterations count from 0', async () => {
    const contractRef = 'wr.contracts.assessment';
    const judging = compiledWorkflow(
      'test.judging',
      [
        compiledStep('judge', {
          prompt: 'Read base.',
          output: {
            assessmentContractRefs: [contractRef],
            followups: [{ contractRef, level: 'high', guidance: 'Name who must know.' }],
          },
        }),
        'build',
      ],
      {
        inputs: [compiledInput('slices', { kind: 'list' }), compiledInput('base', { required: true })],
        contracts: [contract('assessment', { risk: {} }, { risk: 'low' })],
        loops: [forEach('each_slice', 'slices', 2, ['build'])],
        flow: [stepItem('judge'), loopItem('each_slice')],
      },
    );
    const { world, reply } = await startedUnder(1, judging, 'test.judging', {
      context: { base: '' },
    });
    const sent = (level: string, rationale: string) => ({
      output: { artifacts: [{ kind: 'wr.assessment', risk: { level, rationale } }] },
    });
    const retried = async (data: StartData | ContinueData, more: object) => {
      const ackToken = 'kind' in data && data.kind === 'blocked' ? data.retryAckToken : data.ackToken;
      return (await advanced(world.runtime, { stateToken: data.stateToken, ackToken: ackToken ?? '' }, more)).data;
    };
    const first = await retried(reply.data, sent('high', 'All.'));
    const again = await retried(first, sent('high', 'All. The owner was told.'));
    expect(again).toMatchObject({
      blockers: [{ message: expect.stringMatching(/^Step judge: .* asks for more work first\.$/) }],
    });
    const long = await retried(again, { ...sent('low', 'None.'), context: { slices: ['a', 'b', 'c'] } });
    expect(long).toMatchObject({ blockers: [{ message: expect.stringContaining('iteration=0') }] });
    await retried(long, { ...sent('low', 'None.'), context: { slices: ['a'] } });
    const bundle = await bundled(world, reply.data.session.sessionId);
    expect(JSON.stringify(bundle.session.events)).not.toMatch(/"followup"|"resolves"/);
    expect(await verified(world, bundle)).toMatchObject({ verdict: 'verified', unverifiable: [] });
  });

  // @verifies rules-of-a-run
  it('and what blocks it is cut as it was then, and asked for once for each loop', async () => {
    const message = `What is missing: ${'é'.repeat(400)}`;
    const long = compiledWorkflow(
      'test.long',
      ['a', 'b', compiledStep('c', { validationCriteria: { type: 'contains', value: 'DONE', message } })],
      {
        inputs: [compiledInput('slices', { kind: 'list', required: true })],
        loops: [forEach('each_slice', 'slices', 3, ['a']), forEach('again', 'slices', 3, ['b'])],
        flow: [stepItem('c'), loopItem('each_slice'), loopItem('again')],
      },
    );
    const { world, reply } = await startedUnder(1, long, 'test.long', {});
    const cut = await advanced(world.runtime, reply.data, { output: { notesMarkdown: 'x' } });
    expect(JSON.stringify(cut.data)).toContain('[TRUNCATED]');
    if (cut.data.kind !== 'blocked') throw new Error('not blocked');
    const pair = { stateToken: cut.data.stateToken, ackToken: cut.data.retryAckToken ?? '' };
    const lists = await advanced(world.runtime, pair, { output: { notesMarkdown: 'DONE' } });
    expect(lists.data).toMatchObject({
      blockers: [
        { message: expect.stringMatching(/^Loop again /) },
        { message: expect.stringMatching(/^Loop each_slice /) },
      ],
    });
    const bundle = await bundled(world, reply.data.session.sessionId);
    expect(await verified(world, bundle)).toMatchObject({ verdict: 'verified', unverifiable: [] });
  });

  // @verifies rules-of-a-run
  it('or the second ones reads no assessment without its kind, and verifies', async () => {
    const judged = compiledWorkflow(
      'test.judged',
      [compiledStep('judge', { output: { assessmentContractRefs: ['wr.contracts.assessment.risk'] } }), 'z'],
      {
        contracts: [
          contract(
            'assessment.risk',
            { dimensions: { type: 'object', properties: { risk: { enum: ['low'] } } } },
            { dimensions: { risk: 'low' } },
            { artifactKind: 'wr.assessment' },
          ),
        ],
      },
    );
    for (const version of [1, 2]) {
      const { world, reply } = await startedUnder(version, judged, 'test.judged', {});
      const { data } = await advanced(world.runtime, reply.data, { output: { artifacts: [{ risk: 'low' }] } });
      expect(data).toMatchObject({ kind: 'blocked', blockers: [{ code: 'MISSING_REQUIRED_OUTPUT' }] });
      const bundle = await bundled(world, reply.data.session.sessionId);
      expect(await verified(world, bundle)).toMatchObject({ verdict: 'verified', unverifiable: [] });
    }
  });

  // @verifies rules-of-a-run
  it('or before the fourth ones is told the problems of every form and every assessment, and verifies', async () => {
    const level = { enum: ['low'] };
    const form = { anyOf: [{ type: 'object', required: ['level'], properties: { level } }, level] };
    const assessmentOf = (id: string) =>
      contract(
        `assessment.${id}`,
        { assessmentId: { const: id }, dimensions: { type: 'object', properties: { [id]: form } } },
        { assessmentId: id, dimensions: { [id]: 'low' } },
        { artifactKind: 'wr.assessment' },
      );
    const assessmentContractRefs = ['wr.contracts.assessment.risk', 'wr.contracts.assessment.speed'];
    const judged = compiledWorkflow(
      'test.judged',
      [compiledStep('judge', { output: { assessmentContractRefs } }), 'z'],
      {
        contracts: [assessmentOf('risk'), assessmentOf('speed')],
      },
    );
    const wrong = { kind: 'wr.assessment', assessmentId: 'risk', dimensions: { risk: 'huge' } };
    for (const [rulesVersion, told] of [
      [3, ['dimensions.risk must be object', 'assessmentId must be "speed"']],
      [currentRulesVersion, ['dimensions.risk must be one of', 'no wr.assessment with assessmentId "speed"']],
    ] as const) {
      const { world, reply } = await startedUnder(rulesVersion, judged, 'test.judged', {});
      const { data } = await advanced(world.runtime, reply.data, { output: { artifacts: [wrong] } });
      const texts = data.kind === 'blocked' ? data.blockers.map(({ message }) => message).sort() : [];
      for (const each of told) expect(texts.some((text) => text.includes(each))).toBe(true);
      expect(texts.join('\n').includes('must be object')).toBe(rulesVersion === 3);
      const bundle = await bundled(world, reply.data.session.sessionId);
      expect(await verified(world, bundle)).toMatchObject({ verdict: 'verified', unverifiable: [] });
    }
  });

  // @verifies rules-of-a-run
  it('and one that is started now verifies only by the rules of now', async () => {
    const world = inMemory([improving], { git });
    const first = await started(world.runtime, 'test.former', { context: { slices: [] } });
    const decide = await advanced(world.runtime, first.data);
    await advanced(world.runtime, decide.data, goOn);
    const bundle = await bundled(world, first.data.session.sessionId);
    expect(await verified(world, bundle)).toMatchObject({ verdict: 'verified', unverifiable: [] });
    const at = bundle.session.events.findIndex(({ kind }) => kind === 'run_started');
    const { rulesVersion: _, ...former } = (bundle.session.events[at]?.data ?? {}) as { rulesVersion?: number };
    expect(await verified(world, forged(bundle, at, { data: former }))).toMatchObject({ verdict: 'failed' });
    const later = { ...former, rulesVersion: currentRulesVersion + 1 };
    const unknown = await verified(world, forged(bundle, at, { data: later }));
    expect(unknown).toMatchObject({ unverifiable: [{ eventIndex: 0 }, {}, {}] });
    expect(unknown.unverifiable[0]?.reason).toContain(`version ${currentRulesVersion + 1} of the rules`);
  });
});

describe('a trace that an earlier version worded', () => {
  const isBig = { conditionId: 'is_big', kind: 'context_equals', key: 'size', value: 'big' } as const;
  const gated = compiledWorkflow(
    'test.worded',
    ['a', compiledStep('b', { when: 'never' }), compiledStep('c', { when: 'either' }), 'build', 'z'],
    {
      inputs: [compiledInput('size'), compiledInput('slices', { kind: 'list' })],
      conditions: [
        { conditionId: 'never', kind: 'always_false' },
        isBig,
        { conditionId: 'either', kind: 'any', of: ['is_big', 'never'] },
      ],
      loops: [forEach('each_slice', 'slices', 3, ['build'], { when: 'is_big' })],
      flow: [stepItem('a'), stepItem('b'), stepItem('c'), loopItem('each_slice'), stepItem('z')],
    },
  );
  /** As 0.1 wrote them, word for word. */
  const former: Readonly<Record<string, string>> = {
    'Step a is the next of the flow that applies.': 'Step a is the first of the flow that is not done.',
    'Step z is the next of the flow that applies.': 'Step z is the first of the flow that is not done.',
    'Step c is the next of the flow that applies.': 'Step c is the first of the flow that is not done.',
    'Condition either is false, because is_big is false and never is false: step c is skipped.':
      'Condition either is false: step c is skipped.',
    'Condition either is true, because is_big is true: step c runs.': 'Condition either is true: step c runs.',
    'Condition is_big is true: loop each_slice applies.': 'Condition is_big is true: loop each_slice is entered.',
    'Condition is_big is unknown, because size is absent: loop each_slice applies.':
      'Condition is_big is unknown, because size is absent: loop each_slice is entered.',
    'Loop each_slice was not entered: its condition is false.':
      'Loop each_slice was left: its condition is false, so it was not entered.',
    'Loop each_slice was not entered: there is no item.':
      'Loop each_slice was left: there is no item, so it was not entered.',
    'Loop each_slice: slices holds 1 item.': 'Loop each_slice: slices holds 1 items.',
    'Loop each_slice was entered for 1 item.': 'Loop each_slice was entered for 1 items.',
    'Loop each_slice was left: its 1 item is done.': 'Loop each_slice was left: all 1 items are done.',
  };
  const contexts = [{ size: 'small' }, { size: 'big' }, {}, { size: 'big', slices: [1] }];

  it('verifies, and a lie in it is named', async () => {
    const seen = new Set<string>();
    for (const context of contexts) {
      const world = inMemory([gated], { git });
      const begun = await startedUnder(1, gated, 'test.worded', { context });
      let { data }: { data: ContinueData | StartData } = begun.reply;
      while (!data.isComplete) ({ data } = await advanced(begun.world.runtime, data));
      let bundle = await bundled(begun.world, data.session.sessionId);
      for (const [i, event] of bundle.session.events.entries()) {
        if (event.kind !== 'decision_trace_appended') continue;
        const entries = event.data.entries.map((entry) => {
          const then = former[entry.summary];
          if (then !== undefined) seen.add(entry.summary);
          const refs = entry.kind === 'evaluated_condition' ? entry.refs?.slice(0, 2) : entry.refs;
          return { ...entry, summary: then ?? entry.summary, refs };
        });
        bundle = forged(bundle, i, { data: { ...event.data, entries } });
      }
      expect(JSON.stringify(bundle.session.events)).not.toMatch(/that applies|not entered: |slice applies/);
      expect(await verified(world, bundle)).toMatchObject({ verdict: 'verified', unverifiable: [] });

      const at = bundle.session.events.findIndex(({ kind }) => kind === 'decision_trace_appended');
      const lie = JSON.parse(JSON.stringify(bundle.session.events[at]?.data).replace('Step a is', 'Step b is'));
      const lied = await verified(world, forged(bundle, at, { data: lie }));
      expect(lied).toMatchObject({ verdict: 'failed', firstBad: { eventIndex: at } });
    }
    expect([...seen].sort()).toEqual(Object.keys(former).sort());
  });
});

describe('a trace with plural nouns behind a count of one', () => {
  const once = compiledWorkflow('test.once', ['build', decision('decides'), 'z'], {
    inputs: [compiledInput('slices', { kind: 'list' })],
    conditions: [keepGoing],
    contracts: [contracts.loopControl],
    loops: [forEach('each_slice', 'slices', 3, ['build']), whileLoop('again', 1, ['decides'])],
    flow: [loopItem('each_slice'), loopItem('again'), stepItem('z')],
  });
  const former: readonly (readonly [now: string, then: string])[] = [
    ['Loop each_slice: slices holds 1 item.', 'Loop each_slice: slices holds 1 items.'],
    ['Loop each_slice was entered for 1 item.', 'Loop each_slice was entered for 1 items.'],
    ['Loop each_slice was left: its 1 item is done.', 'Loop each_slice was left: all 1 items are done.'],
    ['Loop again was entered for at most 1 iteration.', 'Loop again was entered for at most 1 iterations.'],
    ['Loop again was left: its 1 iteration is used.', 'Loop again was left: all 1 iterations are used.'],
  ];

  it('verifies, and another sentence in its place does not', async () => {
    const world = inMemory([once], { git }, { rulesVersion: 6 });
    const preferences = { autonomy: 'full_auto_never_stop' as const };
    const options = { context: { slices: [1] }, preferences };
    let { data }: { data: ContinueData | StartData } = await started(world.runtime, 'test.once', options);
    while (!data.isComplete) ({ data } = await advanced(world.runtime, data));
    let bundle = await bundled(world, data.session.sessionId);
    const traced = () => bundle.session.events.filter(({ kind }) => kind === 'decision_trace_appended');
    for (const [now] of former) expect(JSON.stringify(traced())).toContain(JSON.stringify(now));
    const rewrite = (pairs: typeof former) => {
      for (const [i, event] of bundle.session.events.entries()) {
        if (event.kind !== 'decision_trace_appended') continue;
        const text = pairs.reduce((all, [now, then]) => all.replaceAll(now, then), JSON.stringify(event.data));
        bundle = forged(bundle, i, { data: JSON.parse(text) });
      }
    };
    rewrite(former);
    expect(JSON.stringify(traced())).toMatch(/1 items\.|1 iterations/);
    expect(await verified(world, bundle)).toMatchObject({ verdict: 'verified', unverifiable: [] });
    rewrite([['holds 1 items', 'holds 2 items']]);
    expect(await verified(world, bundle)).toMatchObject({ verdict: 'failed' });
  });
});

// Lies ----------------------------------------------------------------------------------------------------------------

type Data = Record<string, unknown>;
/** The cause of a checkpoint's edge is checked when the log is folded: another event is the lie that is left. */
function otherCause(cause: { readonly kind: string }, { session }: Bundle): object {
  if (cause.kind === 'checkpoint_created') return { ...cause, eventId: session.events[0]?.eventId };
  return { ...cause, kind: cause.kind === 'non_tip_advance' ? 'intentional_fork' : 'non_tip_advance' };
}

/** By kind: a change that no decision gives. What an agent sent may be anything, so it is not among these. */
const lies: { readonly [K in EventKind]?: (data: Data, bundle: Bundle) => Data } = {
  observation_recorded: (data) => ({ ...data, confidence: 'low' }),
  context_set: (data) => ({ ...data, contextId: 'ctx_other' }),
  advance_recorded: (data) => ({ ...data, attemptId: 'att_other' }),
  node_created: (data, { session }) => ({
    ...data,
    snapshotRef: Object.keys(session.snapshots).find((ref) => ref !== data['snapshotRef']),
  }),
  edge_created: (data, bundle) => ({
    ...data,
    cause: otherCause(data['cause'] as { kind: string }, bundle),
  }),
  preferences_changed: (data) => ({ ...data, changeId: 'prefchg_other' }),
  node_output_appended: (data) => ({ ...data, outputId: 'out_other' }),
  capability_observed: (data) => ({ ...data, status: 'unavailable' }),
  gap_recorded: (data) => ({ ...data, severity: 'info' }),
  divergence_recorded: (data) => ({ ...data, reason: 'policy_constraint' }),
  decision_trace_appended: (data) => ({ ...data, traceId: 'trace_other' }),
};
/** An attempt's id is used before it is compared: the context of its plan is named after it. */
const seenBefore = (kind: EventKind) => kind === 'advance_recorded';

describe('a lie', () => {
  it('about a checkpoint is named at its node', async () => {
    const world = inMemory([workflow], { git });
    const bundle = await bundled(world, await told(world));
    const at = bundle.session.events.findIndex(
      (event) => event.kind === 'node_created' && event.data.nodeKind === 'checkpoint',
    );
    const event = bundle.session.events[at];
    if (event?.kind !== 'node_created') throw new Error('there is no checkpoint');
    const lied = (harm: object) => forged(bundle, at, { data: { ...event.data, ...harm } as never });
    const made = await verified(world, lied({ checkpoint: { ...event.data.checkpoint, attemptId: 'att_other' } }));
    // What was observed with it is named after its attempt, and stands before it.
    expect(made.verdict).toBe('failed');
    expect([at - 1, at]).toContain(made.firstBad?.eventIndex);
    // One that the log itself contradicts is no bundle at all.
    for (const harm of [{ nodeKind: 'step' }, { parentNodeId: null }]) {
      const answer = await verifyText(world.operator, JSON.stringify(lied(harm)));
      expect(refused(answer).code).toBe('BUNDLE_INTEGRITY_FAILED');
    }
  });

  // @verifies verify-names-the-first-bad-event
  it('about any event is named, at that event', async () => {
    const world = inMemory([workflow], { git });
    const bundle = await bundled(world, await told(world));
    const lied = new Set<EventKind>();
    for (const [i, event] of bundle.session.events.entries()) {
      const lie = lies[event.kind];
      if (lie === undefined) continue;
      lied.add(event.kind);
      const report = await verified(world, forged(bundle, i, { data: lie(event.data as Data, bundle) }));
      expect(report.verdict, `${i} ${event.kind}`).toBe('failed');
      const named = report.firstBad?.eventIndex ?? -1;
      if (seenBefore(event.kind)) {
        const plan = bundle.session.manifest.find(
          (record) => record.kind === 'segment_closed' && record.firstEventIndex <= i && i <= record.lastEventIndex,
        );
        expect(named).toBeGreaterThanOrEqual(plan?.kind === 'segment_closed' ? plan.firstEventIndex : 0);
      } else expect(named, event.kind).toBe(i);
    }
    expect([...lied].sort()).toEqual(Object.keys(lies).sort());
  });

  it('about a dedupe key, an event id or a scope is named too', async () => {
    const world = inMemory([workflow], { git });
    const bundle = await bundled(world, await told(world));
    const at = bundle.session.events.findIndex(({ kind }) => kind === 'decision_trace_appended');
    const report = await verified(world, forged(bundle, at, { dedupeKey: 'decision_trace_appended:sess_x:trace_y' }));
    expect(report.firstBad).toMatchObject({ eventIndex: at, kind: 'decision_trace_appended' });
    expect(report.firstBad?.problem).toContain('dedupeKey');
  });

  it('that the run went on elsewhere than its workflow leads is named at the node', async () => {
    const world = inMemory([workflow], { git });
    const first = await started(world.runtime, 'test.verified');
    await advanced(world.runtime, (await advanced(world.runtime, first.data)).data);
    const bundle = await bundled(world, first.data.session.sessionId);
    const nodes = bundle.session.events.filter((event) => event.kind === 'node_created');
    const [, second, third] = nodes;
    if (second?.kind !== 'node_created' || third?.kind !== 'node_created') throw new Error('no nodes');
    const skipped = { data: { ...second.data, snapshotRef: third.data.snapshotRef } };
    const report = await verified(world, forged(bundle, second.eventIndex, skipped));
    expect(report.firstBad).toMatchObject({ eventIndex: second.eventIndex, kind: 'node_created' });
    expect(report.checked.plans).toBe(1);
  });

  it('in a stored log, attested by whoever wrote it, is named as in a bundle', async () => {
    const world = inMemory([workflow], { git });
    const sessionId = await told(world);
    const lines = linesOf(world.raw.manifest(sessionId));
    const relPath = JSON.parse(lines[2] ?? '').segmentRelPath as string;
    const bytes = bytesOf(
      linesOf(world.raw.segment(sessionId, relPath)).map((line) => line.replace('intentional_fork', 'non_tip_advance')),
    );
    world.raw.setSegment(sessionId, relPath, bytes);
    const attest = { sha256: `sha256:${world.host.crypto.digest(bytes)}`, bytes: bytes.length };
    world.raw.setManifest(sessionId, bytesOf(lines.map((line, i) => (i === 2 ? editedLine(line, attest) : line))));
    const report = must(await world.another().operator.verifySession(sessionId));
    expect(report).toMatchObject({ verdict: 'failed', health: 'healthy', firstBad: { kind: 'edge_created' } });
    expect(report.firstBad?.problem).toBe(
      'data.cause.kind is non_tip_advance, but the replay produces intentional_fork',
    );
    const options = { format: 'bundle', redact: false, appVersion: '0.0.0' } as const;
    const refusal = refused((await world.another().operator.exportSession(sessionId, options)) as never);
    expect(refusal).toMatchObject({
      code: 'BUNDLE_INTEGRITY_FAILED',
      message: expect.stringContaining('its bundle could not be imported'),
      suggestion: expect.stringContaining(`workrail sessions verify ${sessionId}`),
    });
    must(await exportText(world.another().operator, sessionId, { ...options, format: 'md' }));
  });
});

// What cannot be decided again ------------------------------------------------------------------------------------------

describe('what cannot be verified', () => {
  it('is damage: it is named as the first bad event, and what stands before it is verified', async () => {
    const world = inMemory([workflow], { git });
    const sessionId = await told(world);
    const lines = linesOf(world.raw.manifest(sessionId));
    world.raw.setManifest(sessionId, bytesOf(lines.map((line, i) => (i === 4 ? 'damaged' : line))));
    const report = must(await world.another().operator.verifySession(sessionId));
    const next = JSON.parse(lines[2] ?? '').lastEventIndex + 1;
    expect(report).toMatchObject({
      verdict: 'failed',
      health: 'corrupt_tail',
      firstBad: { eventIndex: next, problem: expect.stringContaining('manifest_record_invalid') },
      checked: { plans: 2 },
    });
  });

  it.each(['snapshot', 'pinned_workflow', 'artifact'] as const)(
    'is a session whose %s is lost, and it is named',
    async (kind) => {
      const world = inMemory([workflow], { git });
      const sessionId = await told(world);
      const bundle = await bundled(world, sessionId);
      const sets = { snapshot: 'snapshots', pinned_workflow: 'pinnedWorkflows', artifact: 'artifacts' } as const;
      const ref = Object.keys(bundle.session[sets[kind]] ?? {}).at(-1) as Sha256Digest;
      world.raw.setObject(kind, ref, null);
      const report = must(await world.another().operator.verifySession(sessionId));
      expect(report.verdict).toBe('failed');
      expect(report.firstBad?.problem).toContain(ref);
      expect(report.firstBad?.object).toEqual({ kind, ref, state: 'missing' });
      world.raw.setObject(kind, ref, new Uint8Array([1]));
      const damaged = assertReport(
        'verification-report.v1',
        must(await world.another().operator.verifySession(sessionId)),
      );
      expect(damaged.firstBad?.object).toEqual({ kind, ref, state: 'damaged' });
    },
  );

  it('is a lost object also in a plan whose texts were redacted: what is lost is no redaction', async () => {
    const world = inMemory([workflow], { git });
    const { data } = await started(world.runtime, 'test.verified', { context: { ticket: 'T-1' } });
    const notesMarkdown = 'password=hunter22';
    await advanced(world.runtime, data, { output: { notesMarkdown, artifacts: [{ a: 1 }] } });
    const options = { format: 'bundle' as const, redact: true, appVersion: '0' };
    const { sessionId } = data.session;
    const { text } = must(await exportText(world.operator, sessionId, options));
    expect(text).toContain('[redacted:named_secret]');
    const there = inMemory([workflow]);
    must(await importText(there.operator, text));
    const ref = Object.keys((JSON.parse(text) as Bundle).session.artifacts ?? {})[0] as Sha256Digest;
    there.raw.setObject('artifact', ref, null);
    const { verdict, firstBad } = must(await there.another().operator.verifySession(sessionId));
    expect([verdict, firstBad?.object]).toEqual(['failed', { kind: 'artifact', ref, state: 'missing' }]);
  });

  it('is a plan of a kind that this version does not write: it is said, and called neither right nor wrong', async () => {
    const world = inMemory([workflow], { git });
    const sessionId = await told(world);
    const bundle = await bundled(world, sessionId);
    const last = bundle.session.events.at(-1) as SessionEvent;
    const trace = {
      ...last,
      eventIndex: last.eventIndex + 1,
      eventId: 'evt_more',
      dedupeKey: 'decision_trace_appended:x:y',
    };
    const record = {
      v: 1,
      manifestIndex: bundle.session.manifest.length,
      sessionId,
      kind: 'segment_closed',
      firstEventIndex: trace.eventIndex,
      lastEventIndex: trace.eventIndex,
      segmentRelPath: `events/${String(trace.eventIndex).padStart(8, '0')}-${String(trace.eventIndex).padStart(8, '0')}.jsonl`,
      sha256: `sha256:${'0'.repeat(64)}`,
      bytes: 0,
      pins: 0,
    };
    const { session } = bundle;
    const longer = {
      ...bundle,
      session: { ...session, events: [...session.events, trace], manifest: [...session.manifest, record] },
    };
    const report = await verified(world, forged(attested(longer as Bundle), trace.eventIndex, {}));
    expect(report).toMatchObject({ verdict: 'not_verifiable', unverifiable: [{ eventIndex: trace.eventIndex }] });
    expect(report.unverifiable[0]?.reason).toContain('decision_trace_appended');
  });

  it.each(['laterField', 'toString', 'constructor', 'a.b'])(
    'is a field %s that a later version adds to an event',
    async (field) => {
      const world = inMemory([workflow], { git });
      const bundle = await bundled(world, await told(world));
      const at = bundle.session.events.findIndex(({ kind }) => kind === 'edge_created');
      const report = await verified(world, forged(bundle, at, { [field]: null }));
      expect(report.verdict).toBe('not_verifiable');
      expect(report.unverifiable[0]?.reason).toContain(`edge_created contains ${field}`);
    },
  );

  it('is a workflow with a construct that this version does not run', async () => {
    const world = inMemory([workflow], { git });
    const bundle = await bundled(world, await told(world));
    const [hash = '', pinned] = Object.entries(bundle.session.pinnedWorkflows)[0] ?? [];
    expect(pinned).toBeDefined();
    const { objects } = world.storage;
    const operator = createAdminApi(
      world.host,
      {
        ...world.storage,
        objects: {
          put: (all) => objects.put(all),
          get: async (kind, ref) =>
            kind === 'pinned_workflow'
              ? (await objects.get(kind, ref)).map(
                  (text) => text.replace('"schemaVersion":1', '"schemaVersion":2') as never,
                )
              : objects.get(kind, ref),
        },
      },
      catalogsAt(null, []),
    );
    const report = must(await operator.verifySession(bundle.session.sessionId));
    expect(report.verdict).toBe('not_verifiable');
    expect(report.unverifiable[0]?.reason).toContain(hash);
  });
});

describe('the frozen data directory of version 1', () => {
  // @verifies old-logs-load
  it('verifies with the decision functions of today, and is left as it is', async () => {
    const folder = path.join(temporaryFolder(), 'data');
    fs.cpSync(path.join(import.meta.dirname, '../../frozen/v1/data'), folder, { recursive: true });
    const host = testHost();
    const before = tree(folder);
    const operator = createAdminApi(host, fileStorage(host, folder), catalogsAt(null, []));
    for (const { sessionId } of must(await operator.listSessions()).sessions) {
      expect(must(await operator.verifySession(sessionId)).verdict).toBe('verified');
    }
    expect(tree(folder)).toEqual(before);
  });
});

describe('the delta between two contexts', () => {
  // As it comes over the wire: JSON knows no negative zero.
  const value = fc
    .jsonValue({ maxDepth: 2 })
    .map((each): unknown => JSON.parse(JSON.stringify(each)))
    .filter((each) => each !== null);
  const context = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), value as fc.Arbitrary<never>);
  it('leads from the one to the other', () => {
    assertProperty(
      fc.property(context, context, (before, after) => {
        const merged = mergeContext(before, contextDelta(before, after));
        expect(merged.kind === 'changed' ? merged.context : before).toEqual(JSON.parse(JSON.stringify(after)));
      }),
    );
  });
});
