/** Bundles whose digests all fit and that tell what cannot have happened, and what one run can do to others. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../../build/long/rounds.ts';
import { validateSessionEvent } from '../../../generated/validators/session-event.v1.js';
import type { Bundle } from '../../../schemas/bundle.ts';
import type { SessionEvent } from '../../../schemas/events.ts';
import type { EngineState, ExecutionSnapshot } from '../../../schemas/execution-snapshot.ts';
import type { SessionId, StepId } from '../../../schemas/ids.ts';
import { notesBytesMax, planEventsMax } from '../../../schemas/limits.ts';
import { nodeCrypto } from '../../../runtime/host/crypto.ts';
import { canonicalText, type JsonValue } from '../../../schemas/canonical/json.ts';
import { sha256 } from '../../../schemas/canonical/sha256.ts';
import { attested, type Lie, lying, planted, resegmented } from '../../support/bundles.ts';
import { adapters, inMemory, type Operated } from '../../support/operating.ts';
import { exportText, importText } from '../../support/portable.ts';
import { compiledStep, compiledWorkflow, forEach, loopItem, slices, stepItem } from '../../support/workflows.ts';
import { advanced, countingIds, must, rehydrated, started } from '../../support/world.ts';
import { assertProperty } from '../../support/property.ts';

const workflow = compiledWorkflow('test.lies', [compiledStep('plan'), compiledStep('work'), compiledStep('check')], {
  inputs: [slices],
  loops: [forEach('each', 'slices', 4, ['work'])],
  flow: [stepItem('plan'), loopItem('each'), stepItem('check')],
});
const options = { format: 'bundle' as const, redact: false, appVersion: '0.0.0' };

/** A run in its loop, and its bundle. */
async function made(world: Operated, steps = 2) {
  const first = await started(world.runtime, 'test.lies', { context: { slices: ['one', 'two', 'three', 'four'] } });
  let { data } = first;
  for (let i = 0; i < steps; i += 1) {
    const output = { notesMarkdown: `Notes ${i}.`, artifacts: [{ i }] };
    ({ data } = (await advanced(world.runtime, data, { output })) as never);
  }
  const sessionId = first.data.session.sessionId as SessionId;
  const { text } = must(await exportText(world.operator, sessionId, options));
  return { sessionId, text, bundle: JSON.parse(text) as Bundle, stateToken: data.stateToken };
}

const world = (mark = '', open = inMemory) => open([workflow], { ids: countingIds(mark) });

const inState =
  (at: number, change: (state: Extract<EngineState, { kind: 'running' }>) => object) =>
  (snapshot: ExecutionSnapshot, nth: number): ExecutionSnapshot => {
    const { engineState } = snapshot.enginePayload;
    if (nth !== at || engineState.kind !== 'running') return snapshot;
    const state = change(engineState) as EngineState;
    return { ...snapshot, enginePayload: { v: 1, engineState: state } };
  };
const pendingAt = (state: Extract<EngineState, { kind: 'running' }>, stepId: string) => ({
  ...state,
  pending: { kind: 'some', step: { stepId: stepId as StepId, loopPath: [] } },
  loopStack: [],
});
const inFrame = (change: object) =>
  inState(2, (state) => {
    const loopStack = state.loopStack.map((frame) => ({ ...frame, ...change }));
    const loopPath = loopStack.map(({ loopId, iteration }) => ({ loopId, iteration }));
    const step = state.pending.kind === 'some' ? { ...state.pending.step, loopPath } : null;
    return { ...state, loopStack, pending: { kind: 'some', step } };
  });
const ofKind = <K extends SessionEvent['kind']>(kind: K, change: (data: never) => object): Lie => ({
  event: (event) => (event.kind === kind ? ({ ...event, data: change(event.data as never) } as SessionEvent) : event),
});
const notes = (notesMarkdown: string): Lie =>
  ofKind('node_output_appended', (data: { payload: { payloadKind: string } }) =>
    data.payload.payloadKind === 'notes' ? { ...data, payload: { payloadKind: 'notes', notesMarkdown } } : data,
  );

const lies: readonly (readonly [string, Lie])[] = [
  ['whose tip is at a step that its workflow does not have', { snapshot: inState(2, (s) => pendingAt(s, 'nowhere')) }],
  ['whose tip is at another step of its workflow', { snapshot: inState(2, (s) => pendingAt(s, 'check')) }],
  ['whose tip stands in the body of a loop without the loop', { snapshot: inState(2, (s) => pendingAt(s, 'work')) }],
  ['whose tip is in a loop that its workflow does not have', { snapshot: inFrame({ loopId: 'nowhere' }) }],
  ['whose tip is at a position that its loop does not have', { snapshot: inFrame({ bodyIndex: 7 }) }],
  ['whose tip is in an iteration that its list does not have', { snapshot: inFrame({ iteration: 4 }) }],
  ['whose tip lost its list', { snapshot: inFrame({ items: undefined }) }],
  ['whose tip has another list', { snapshot: inFrame({ items: ['x', 'y', 'z', 'u'] }) }],
  ['whose root stands nowhere', { snapshot: inState(0, () => ({ kind: 'init' })) }],
  ['whose last state has nothing pending', { snapshot: inState(2, (s) => ({ ...s, pending: { kind: 'none' } })) }],
  [
    'with another prompt under another hash, and other states',
    {
      workflow: (w) => ({ ...w, steps: w.steps.slice(0, 2), flow: w.flow.slice(0, 2) }),
      snapshot: inState(2, (s) => pendingAt(s, 'check')),
    },
  ],
  ['whose workflow cannot be run', { workflow: (w) => ({ ...w, flow: [...w.flow, loopItem('each')] }) }],
  ['with 12,288 bytes of notes in 4,096 characters', notes('\u20ac'.repeat(notesBytesMax))],
  [
    'with redacted notes that its states do not follow from',
    { ...notes('[REDACTED:x]'), snapshot: inState(2, (s) => pendingAt(s, 'nowhere')) },
  ],
];

describe.each(adapters)('%s: a bundle', (_name, open) => {
  // @verifies bundle-checked-before-storing
  it.each(lies)('%s is refused, nothing is stored, and every other run can be resumed', async (_what, lie) => {
    const { bundle } = await made(world());
    const there = world('b', open);
    const sound = await started(there.runtime, 'test.lies', { context: { slices: ['x'] } });
    const before = must(await there.operator.listSessions());
    const answer = await importText(there.operator, JSON.stringify(lying(bundle, lie)));
    expect(answer.isErr() && answer.error.code).toMatch(/^BUNDLE_(INTEGRITY_FAILED|INVALID_FORMAT)$/);
    expect(must(await there.operator.listSessions())).toEqual(before);
    const { candidates } = must(await there.another().runtime.resume({})).data;
    expect(candidates.map(({ runId }) => runId)).toEqual([sound.data.session.runId]);
  });
});

describe('a bundle whose redacted plan begins in the segment before it', () => {
  // @verifies bundle-checked-before-storing
  it('is refused: a data directory would read it as damaged', async () => {
    const { bundle } = await made(world());
    const events = [...bundle.session.events];
    const at = events.findLastIndex(({ kind }) => kind === 'advance_recorded');
    const [last, attempt] = [events[at - 1] as SessionEvent, events[at] as SessionEvent];
    events[at - 1] = { ...attempt, eventIndex: last.eventIndex };
    events[at] = { ...last, eventIndex: attempt.eventIndex };
    const swapped = { ...bundle, session: { ...bundle.session, events } };
    const there = world('b');
    const answer = await importText(there.operator, JSON.stringify(lying(swapped, notes('[redacted:secret]'))));
    expect(answer.isErr() && answer.error.code).toBe('BUNDLE_INTEGRITY_FAILED');
    expect(answer.isErr() && answer.error.message).toContain('must be created by the same call');
    expect(must(await there.operator.listSessions()).sessions).toEqual([]);
  });
});

describe('a bundle of another writer', () => {
  it('with many plans in one segment is imported as plans of its own, and verifies', async () => {
    const here = inMemory([
      compiledWorkflow(
        'test.long',
        Array.from({ length: 60 }, (_, i) => `s-${i}`),
      ),
    ]);
    const first = await started(here.runtime, 'test.long');
    let { data } = first as { data: Parameters<typeof advanced>[1] };
    for (let i = 0; i < 58; i += 1)
      ({ data } = await advanced(here.runtime, data, { output: { notesMarkdown: `${i}` } }));
    const sessionId = first.data.session.sessionId as SessionId;
    const own = must(await exportText(here.operator, sessionId, options)).text;
    const bundle = JSON.parse(own) as Bundle;
    const { length } = bundle.session.events;
    expect(length).toBeGreaterThan(planEventsMax);
    for (const counts of [[length], [100, length - 100], [3, 7, 1, length - 11]]) {
      const there = inMemory([], { ids: countingIds('b') });
      must(await importText(there.operator, JSON.stringify(resegmented(bundle, counts))));
      expect(must(await there.operator.verifySession(sessionId)).verdict).toBe('verified');
      const again = JSON.parse(must(await exportText(there.operator, sessionId, options)).text) as Bundle;
      const ends = ({ session }: Bundle) =>
        session.manifest.flatMap((record) => (record.kind === 'segment_closed' ? [record.lastEventIndex] : []));
      expect(ends(again)).toEqual(ends(bundle));
    }
  });

  it('with a plan that no store takes is refused with its size', async () => {
    const { bundle } = await made(world());
    const { events } = bundle.session;
    const gap = (i: number) => ({
      v: 1,
      eventId: `evt_gap_${i}`,
      eventIndex: events.length + i,
      sessionId: bundle.session.sessionId,
      kind: 'gap_recorded',
      dedupeKey: `gap_recorded:${bundle.session.sessionId}:gap_${i}`,
      scope: (events.at(-1) as { scope?: object }).scope,
      data: {
        gapId: `gap_${i}`,
        severity: 'info',
        reason: { category: 'unexpected', detail: 'invariant_violation' },
        summary: 'A gap.',
        resolution: { kind: 'unresolved' },
      },
    });
    const more = [...events, ...Array.from({ length: planEventsMax }, (_, i) => gap(i))] as SessionEvent[];
    const swollen = { ...bundle, session: { ...bundle.session, events: more } };
    const answer = await importText(world('b').operator, JSON.stringify(resegmented(swollen, [more.length])));
    expect(answer.isErr() && answer.error.code).toBe('BUNDLE_INVALID_FORMAT');
    expect(answer.isErr() && answer.error.message).toContain(`the limit is ${planEventsMax}`);
  });
});

// One wrong run among others ------------------------------------------------------------------------------------------

/** Every place of a value, as a path. */
function places(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (value === null || typeof value !== 'object') return [path];
  return [path, ...Object.entries(value).flatMap(([key, each]) => places(each, [...path, key]))];
}

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);

function withPlace<T>(value: T, path: readonly string[], change: (there: unknown) => unknown): T {
  const [key, ...rest] = path;
  if (key === undefined) return change(value) as T;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  const next = withPlace(copy[key], rest, change);
  if (next === undefined) delete copy[key];
  else copy[key] = next;
  return (Array.isArray(value) ? Object.values(copy) : copy) as T;
}

/** Replaces one place of a value by what stands at another place of the same log, by nothing, or by an odd value. */
const odd: readonly unknown[] = [undefined, null, 0, 1, 10_000, '', 'nowhere', [], {}, true, '__proto__'];
function mutated<T>(value: T, pool: unknown, [place, other, kind]: readonly [number, number, number]): T {
  const own = places(value);
  const path = own[place % own.length] ?? [];
  const all = places(pool);
  const from = all[other % all.length] ?? [];
  return withPlace(value, path, () => (kind % 3 === 0 ? odd[other % odd.length] : at(pool, from)));
}

const draw = fc.tuple(fc.nat(1_000_000), fc.nat(1_000_000), fc.nat(1_000_000));
const harm = fc.record({
  target: fc.constantFrom('event', 'event', 'snapshot', 'workflow'),
  which: fc.nat(1_000),
  draw,
});

function mutatedBundle(
  bundle: Bundle,
  harms: readonly { target: string; which: number; draw: [number, number, number] }[],
): Bundle {
  return harms.reduce((before, { target, which, draw: numbers }) => {
    const { events } = before.session;
    const count = Object.keys(before.session.snapshots).length;
    const lie: Lie = {
      event: (event) => {
        if (target !== 'event' || event.eventIndex !== which % events.length) return event;
        const other = mutated(event, events, numbers);
        const kept = {
          ...other,
          v: 1,
          eventIndex: event.eventIndex,
          sessionId: event.sessionId,
          eventId: event.eventId,
        };
        return validateSessionEvent(kept) ? kept : event;
      },
      snapshot: (snapshot, nth) =>
        target === 'snapshot' && nth === which % count
          ? mutated(snapshot, before.session.snapshots, numbers)
          : snapshot,
      workflow: (w) => (target === 'workflow' ? mutated(w, w, numbers) : w),
    };
    try {
      return lying(before, lie);
    } catch {
      // What has no canonical form cannot be stored at all.
      return before;
    }
  }, bundle);
}

describe('a stored run that is wrong in any way', () => {
  // @verifies resume-healthy-only
  it('breaks no call that does not name it, and none that does', {
    timeout: 300_000 + rounds.wrongRuns * rounds.propertyDraws * 400,
  }, async () => {
    const { bundle, text, sessionId } = await made(world(), 3);
    const other = await made(world('o'), 1);
    let harmed = 0;
    await assertProperty(
      fc.asyncProperty(fc.array(harm, { minLength: 1, maxLength: 4 }), async (harms) => {
        const there = world('b');
        must(await importText(there.operator, text));
        const sound = await started(there.runtime, 'test.lies', { context: { slices: ['x'] } });
        const soundId = sound.data.session.sessionId as SessionId;
        planted(there, mutatedBundle(bundle, harms));
        const { runtime, operator } = there.another();
        for (const input of [
          { query: undefined },
          { query: 'notes' },
          { query: 'lies' },
          { query: sound.data.session.runName },
        ]) {
          const { candidates } = must(await runtime.resume(input)).data;
          // It has no notes: where another run is the only match, that one is read alone.
          if (input.query !== 'notes') expect(candidates.map(({ runId }) => runId)).toContain(sound.data.session.runId);
          for (const { stateToken } of candidates)
            if (stateToken !== undefined) await rehydrated(runtime, { stateToken });
        }
        must(await runtime.list({}));
        await started(runtime, 'test.lies');
        await advanced(runtime, sound.data);
        must(await operator.collect(60, true));
        must(await operator.examineStore());
        must(await operator.showSession(sound.data.session.runName));
        must(await importText(operator, other.text));
        expect(must(await operator.verifySession(soundId)).verdict).toBe('verified');
        const { sessions } = must(await operator.listSessions());
        expect(sessions.map((each) => each.sessionId)).toContain(soundId);
        // Calls that name it answer as well: what is wrong is a value.
        const verification = await operator.verifySession(sessionId);
        if (verification.isErr() || verification.value.verdict !== 'verified') harmed += 1;
        await operator.showSession(sessionId);
        await exportText(operator, sessionId, options);
        await exportText(operator, sessionId, { ...options, format: 'md' as never });
        await operator.repairSession(sessionId, true);
      }),
      { numRuns: rounds.wrongRuns, seed: 7 },
    );
    expect(harmed).toBeGreaterThan(rounds.wrongRuns / 4);
  });
});

describe('a bundle with a state of a loop that refers to a list in a snapshot of no node', () => {
  const mark = '[redacted:named_secret]';
  const longList = [1, 2, 3, 4].map((n) => `${mark} ${'x'.repeat(400)} ${n}`);

  /** With marks of a redaction, with which not every decision can be replayed. */
  async function unpinned() {
    const here = world('here_');
    let { data } = await started(here.runtime, 'test.lies', { context: { slices: longList } });
    const sessionId = data.session.sessionId as SessionId;
    for (let i = 0; i < 3; i += 1)
      ({ data } = (await advanced(here.runtime, data, { output: { notesMarkdown: `${mark} ${i}` } })) as never);
    const bundle = JSON.parse(must(await exportText(here.operator, sessionId, options)).text) as Bundle;
    const entry = Object.values(bundle.session.snapshots).find((each) => JSON.stringify(each).includes('"items":'));
    const other = JSON.parse(JSON.stringify(entry).replaceAll('x 1', 'x 9')) as ExecutionSnapshot;
    const ref = sha256(nodeCrypto().digest, canonicalText(other as JsonValue));
    const last =
      new Set(bundle.session.manifest.flatMap((each) => (each.kind === 'snapshot_pinned' ? [each.snapshotRef] : [])))
        .size - 1;
    const told = lying(bundle, {
      snapshot: (snapshot, nth) =>
        nth !== last
          ? snapshot
          : (JSON.parse(
              JSON.stringify(snapshot).replace(/"itemsIn":"[^"]+"/, `"itemsIn":"${ref}"`),
            ) as ExecutionSnapshot),
    });
    expect(JSON.stringify(told)).toContain(`"itemsIn":"${ref}"`);
    const snapshots = { ...told.session.snapshots, [ref]: other };
    return { ref, bundle: attested({ ...told, session: { ...told.session, snapshots } }) };
  }

  // @verifies references-are-of-nodes
  it('is refused, because a collection would remove that snapshot', async () => {
    const { ref, bundle } = await unpinned();
    const there = world('there_');
    const refused = await importText(there.operator, JSON.stringify(bundle));
    expect(refused._unsafeUnwrapErr()).toMatchObject({
      code: 'BUNDLE_INTEGRITY_FAILED',
      message: expect.stringMatching(
        new RegExp(`^.*the snapshot ${ref}, to which sha256:\\S+ refers, belongs to no node`),
      ),
    });
  });
});
