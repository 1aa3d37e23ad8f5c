/** Nobody can confirm a guess of what was redacted: no digest in a redacted bundle is of bytes that held it (ADR-0016). */
import { describe, expect, it } from 'vitest';
import { nodeCrypto } from '../../../runtime/host/crypto.ts';
import type { CryptoPort } from '../../../runtime/ports.ts';
import type { Bundle } from '../../../schemas/bundle.ts';
import type { SessionEvent } from '../../../schemas/events.ts';
import type { ContinueData, StartData } from '../../../schemas/tools.ts';
import { adapters, inMemory, type Operated } from '../../support/operating.ts';
import { exportText, importText, verifyText } from '../../support/portable.ts';
import { compiledInput, compiledStep, compiledWorkflow, contract, forEach, loopItem } from '../../support/workflows.ts';
import { advanced, countingIds, must, pairOf, rehydrated, started } from '../../support/world.ts';

const pin = 'z482';
const root = `/home/ada/shop-${pin}`;
const git = { observe: async () => ({ repoRoot: root, branch: `password=${pin}`, headSha: 'a'.repeat(40) }) };
const contractRef = 'wr.contracts.assessment';
const judging = compiledWorkflow(
  'test.judging',
  [
    compiledStep('judge', {
      output: {
        assessmentContractRefs: [contractRef],
        followups: [{ contractRef, level: 'high', guidance: 'Name who must know.' }],
      },
    }),
    'build',
    'last',
  ],
  {
    inputs: [compiledInput('slices', { kind: 'list' })],
    contracts: [contract('assessment', { dimensions: {} }, { dimensions: { risk: 'low' } })],
    loops: [forEach('each_slice', 'slices', 3, ['build'])],
    flow: [
      { kind: 'step', stepId: 'judge' as never },
      loopItem('each_slice'),
      { kind: 'step', stepId: 'last' as never },
    ],
  },
);

/** Real cryptography that keeps what it hashed, by digest. */
function remembering(): { readonly crypto: CryptoPort; readonly hashed: Map<string, string> } {
  const hashed = new Map<string, string>();
  const real = nodeCrypto();
  const digest = (bytes: Uint8Array): string => {
    const hex = real.digest(bytes);
    hashed.set(hex, new TextDecoder().decode(bytes));
    return hex;
  };
  return { crypto: { ...real, digest }, hashed };
}

const gapReport = (summary: string, more: object = {}) => ({
  ...{ kind: 'wr.gap_report', severity: 'warning', category: 'user_only_dependency' },
  ...{ detail: 'needs_user_secret_or_token', summary, ...more },
});
const pairOfAny = (data: StartData | ContinueData) =>
  'kind' in data && data.kind === 'blocked'
    ? { stateToken: data.stateToken, ackToken: data.retryAckToken ?? '' }
    : pairOf(data);
const assessed = (rationale: string) => ({
  kind: 'wr.assessment',
  dimensions: { risk: { level: 'high', rationale } },
});

/** The PIN in every place where an agent or a repository can put one. */
async function told(world: Operated, secret: string) {
  const { runtime } = world;
  const named = `password=${secret}`;
  const first = await started(runtime, 'test.judging', {
    context: { pin: secret, slices: [named, 'plain'] },
    workspacePath: root,
  });
  const { stateToken, checkpointToken = '' } = first.data;
  const kept = { notesMarkdown: named, artifacts: [{ password: secret }] };
  must(await runtime.checkpoint({ stateToken, checkpointToken, output: kept }));
  const blocked = await advanced(runtime, pairOf((await rehydrated(runtime, first.data)).data), {
    output: { notesMarkdown: named, artifacts: [assessed(named)] },
    context: { otp: secret },
  });
  expect(blocked.data).toMatchObject({ kind: 'blocked' });
  const passed = await advanced(runtime, pairOfAny(blocked.data), {
    output: { notesMarkdown: `Told the owner: ${named}`, artifacts: [assessed('The owner was told.')] },
  });
  expect(passed.data).toMatchObject({ kind: 'ok' });
  const built = await advanced(runtime, passed.data, {
    output: { notesMarkdown: named, artifacts: [gapReport(named), gapReport('The plan is old.')] },
    context: { slices: [] },
  });
  // Only the log has the ids of gaps.
  const open = await exportText(world.operator, built.data.session.sessionId, { ...options, redact: false });
  const events = eventsOf(must(open).text);
  const [one, two] = events.flatMap((event) => (event.kind === 'gap_recorded' ? [event.data.gapId] : []));
  const resolved = await advanced(runtime, built.data, {
    output: {
      notesMarkdown: `Resolved ${one}.`,
      artifacts: [one, two].map((resolvesGapId) => gapReport('Done.', { severity: 'info', resolvesGapId })),
    },
  });
  return resolved.data.session.sessionId;
}

const hexIn = (text: string): string[] => text.match(/[0-9a-f]{64}|(?<=_)[0-9a-f]{32}(?![0-9a-f])/g) ?? [];
const eventsOf = (text: string): SessionEvent[] => (JSON.parse(text) as Bundle).session.events;
const options = { format: 'bundle' as const, redact: true, appVersion: '0.0.0' };
const redactions = [true, 'all'] as const;

describe.each(adapters)('%s: a redacted bundle', (_name, open) => {
  // @verifies redaction-leaves-no-digest
  it.each(redactions)('(%s) holds no digest and no derived id of bytes that held a redacted value', async (redact) => {
    const { crypto, hashed } = remembering();
    const world = open([judging], { git, crypto, ids: countingIds() });
    const sessionId = await told(world, pin);
    const whole = must(await exportText(world.operator, sessionId, { ...options, redact: false })).text;
    const { text } = must(await exportText(world.operator, sessionId, { ...options, redact }));
    const holders = new Map([...hashed].filter(([, bytes]) => bytes.includes(pin)));
    const prefixes = new Map([...holders].map(([hex, bytes]) => [hex.slice(0, 32), bytes]));
    const guessable = (found: string) => hexIn(found).flatMap((hex) => holders.get(hex) ?? prefixes.get(hex) ?? []);
    // What is looked for is there before: in calls, a checkpoint, observations, artifacts, states, output ids and words.
    expect(new Set(guessable(whole)).size).toBeGreaterThanOrEqual(10);
    expect(text).not.toContain(pin);
    expect(guessable(text)).toEqual([]);
    const gapIds = (from: string) =>
      eventsOf(from).flatMap((event) => (event.kind === 'gap_recorded' ? [event.data.gapId as string] : []));
    // The gaps that only one of two artifacts tells of have new ids; where nothing was taken out, they stay.
    expect(gapIds(text)).toHaveLength(gapIds(whole).length);
    const changed = gapIds(whole).filter((id) => !gapIds(text).includes(id));
    expect(changed.length).toBeGreaterThanOrEqual(2);
    for (const id of changed) expect(text).not.toContain(id);
    if (redact === true) expect(changed).not.toHaveLength(gapIds(whole).length);
  });

  it.each(redactions)('(%s) is imported, and every plan that the redaction did not touch verifies', async (redact) => {
    const [here, there] = [
      open([judging], { git, ids: countingIds() }),
      open([judging], { git, ids: countingIds('b') }),
    ];
    const sessionId = await told(here, pin);
    const { text } = must(await exportText(here.operator, sessionId, { ...options, redact }));
    expect(must(await verifyText(there.operator, text))).toMatchObject({ verdict: 'not_verifiable' });
    const imported = must(await importText(there.operator, text));
    expect(imported.sessionId).toBe(sessionId);
    const read = await rehydrated(there.runtime, { stateToken: imported.runs[0]?.stateToken ?? '', ackToken: '' });
    const done = await advanced(there.runtime, read.data, { output: { notesMarkdown: 'Done.' } });
    expect(done.data).toMatchObject({ kind: 'ok' });
    const { checked } = must(await there.operator.verifySession(sessionId));
    expect(checked.events).toBeGreaterThan(eventsOf(text).length);
  });

  it('is imported also where only an artifact, or an earlier context, no longer leads to the recorded decision', async () => {
    const word = contract('plan', { word: { type: 'string', maxLength: 30 } }, { word: 'x' });
    const strict = compiledWorkflow(
      'test.strict',
      [
        compiledStep('first', { output: { contractRef: 'wr.contracts.plan' } }),
        'second',
        compiledStep('third', { when: 'has_pin' }),
        'last',
      ],
      { contracts: [word], conditions: [{ conditionId: 'has_pin', kind: 'context_equals', key: 'pin', value: pin }] },
    );
    const world = open([strict], { git, ids: countingIds() });
    const other = open([strict], { git, ids: countingIds('b') });
    const first = await started(world.runtime, 'test.strict', { context: { pin } });
    const artifact = { kind: 'wr.plan', word: `password=${pin}` };
    const second = await advanced(world.runtime, first.data, {
      output: { notesMarkdown: 'Planned.', artifacts: [artifact] },
    });
    const third = await advanced(world.runtime, second.data, { output: { notesMarkdown: 'Done.' } });
    expect(third.data).toMatchObject({ kind: 'ok', pending: { stepId: 'third' } });
    const { text } = must(await exportText(world.operator, first.data.session.sessionId, options));
    const { unverifiable } = must(await importText(other.operator, text));
    expect(unverifiable).toHaveLength(2);
  });

  it('verifies whole when it holds no secret', async () => {
    const world = open([judging], {
      git: { observe: async () => ({ repoRoot: root, branch: 'main' }) },
      ids: countingIds(),
    });
    const started_ = await started(world.runtime, 'test.judging', { context: { slices: [] }, workspacePath: root });
    const blocked = await advanced(world.runtime, started_.data, {
      output: { notesMarkdown: 'Looked.', artifacts: [assessed('All.')] },
    });
    await advanced(world.runtime, pairOfAny(blocked.data), {
      output: { notesMarkdown: 'Told.', artifacts: [assessed('The owner was told.')] },
    });
    const { text } = must(await exportText(world.operator, started_.data.session.sessionId, options));
    expect(must(await verifyText(world.operator, text))).toMatchObject({ verdict: 'verified', unverifiable: [] });
  });
});

describe('a redacted report of a run that lost its snapshots', () => {
  const looping = compiledWorkflow('test.rotation', ['rotate', 'last'], {
    inputs: [compiledInput('pins', { kind: 'list', sensitive: true })],
    loops: [forEach('each_pin', 'pins', 3, ['rotate'])],
    flow: [loopItem('each_pin'), { kind: 'step', stepId: 'last' as never }],
  });
  const snapshotsOf = (world: Operated): readonly string[] =>
    world.raw.objects().flatMap(({ kind, name }) => (kind === 'snapshot' ? [`sha256:${name.slice(7, 71)}`] : []));

  // @verifies redaction-leaves-no-digest
  it('names none of them by the digest of its content, because the list of a loop can be guessed from it', async () => {
    const world = inMemory([looping]);
    const { data } = await started(world.runtime, 'test.rotation', { context: { pins: ['4711', '0815'] } });
    await advanced(world.runtime, data, { output: { notesMarkdown: 'Rotated.' } });
    const refs = snapshotsOf(world);
    expect(refs.length).toBeGreaterThan(1);
    for (const ref of refs) world.raw.setObject('snapshot', ref as never, null);
    const report = async (redact: boolean) => {
      const report_ = { format: 'md' as const, redact, appVersion: '0.0.0' };
      return must(await exportText(world.another().operator, data.session.sessionId, report_)).text;
    };
    const [redacted, plain] = [await report(true), await report(false)];
    expect(refs.filter((ref) => redacted.includes(ref))).toEqual([]);
    expect(redacted).toMatch(/the snapshot sha256:[0-9a-f]{64} is missing/);
    expect(refs.every((ref) => plain.includes(ref))).toBe(true);
  });
});

describe('the digests of a redacted bundle', () => {
  const digestsOf = (events: readonly SessionEvent[]) =>
    events.flatMap((event) => (event.kind === 'advance_recorded' ? [event.data.inputDigest] : []));

  // @verifies redaction-leaves-no-digest
  it('are equal where they were equal, and others at each export', async () => {
    const world = inMemory([judging], { git, ids: countingIds() });
    const sessionId = await told(world, pin);
    const fresh = async () => eventsOf(must(await exportText(world.operator, sessionId, options)).text);
    const rootsOf = (events: readonly SessionEvent[]) =>
      events.flatMap((event) =>
        event.kind === 'observation_recorded' && event.data.key === 'repo_root_hash' ? [event.data.value.value] : [],
      );
    const [one, two] = [await fresh(), await fresh()];
    expect(digestsOf(one).every((each) => each !== undefined && !digestsOf(two).includes(each))).toBe(true);
    expect(rootsOf(one)).toHaveLength(1);
    expect(rootsOf(one)).not.toEqual(rootsOf(two));
  });
});
