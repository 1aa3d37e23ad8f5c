/** Entries, kills and resumes in seeded order: each entry is received once and in order, and the model gets each message. */
import { expect, it } from 'vitest';
import { rounds } from '../../../build/long/rounds.ts';
import { foldTurns } from '../../../daemon/conversation/fold-turns.ts';
import { FileInbox } from '../../../daemon/inbox/inbox.ts';
import { resumeSession, startSession } from '../../../daemon/session/run-session.ts';
import type { InboxAction, InboxEntry } from '../../../schemas/daemon/inbox-entry.ts';
import { canonicalText } from '../../../schemas/canonical/json.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import { compiledStep, compiledWorkflow } from '../../support/workflows.ts';
import { testHost } from '../../support/world.ts';
import { jobOf, layout, never, SessionWorld } from '../session/session-world.ts';
import { inboxOf, modelAfter, receivedBy, recordsOf, sessionOf, written } from './inbox-world.ts';

const workflow = compiledWorkflow('test.steered', ['step-1', compiledStep('step-2', { requireConfirmation: true })]);

/** Numbers that are the same in every run. */
function drawing(seed: number) {
  let state = seed * 2654435761 + 1;
  return (below: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0;
    return (state >>> 8) % below;
  };
}

async function runSchedule(seed: number) {
  const draw = drawing(seed);
  const world = new SessionWorld(workflow);
  /** Entries that a sender was told of. */
  const confirmed: InboxEntry[] = [];
  let messages = 0;
  const drawn = (): InboxAction => {
    const gate = world.disk.bare.list(layout.sessions).length === 0 ? null : foldTurns(recordsOf(world)).gate;
    const kinds = ['message', 'message', 'message', 'pause', 'resume', 'cancel', 'answer', 'answer'] as const;
    const kind = kinds[draw(kinds.length)] ?? 'message';
    if (kind === 'message') {
      messages += 1;
      return { kind, text: `<${messages}>` };
    }
    if (kind !== 'answer') return { kind };
    const isCurrent = gate !== null && draw(3) > 0;
    return { kind, gate: (isCurrent ? gate.digest : `sha256:${'0'.repeat(64)}`) as never, decision: 'approve' };
  };
  const send = async () => {
    const entry = await inboxOf(world).add(drawn());
    if (entry !== null) confirmed.push(entry);
  };
  const model = () =>
    modelAfter(world, async () => {
      if (draw(2) === 0) await send().catch(() => undefined);
    });
  for (let processes = 0; processes < 40; processes += 1) {
    if (draw(2) === 0) world.disk.cutAfter(draw(400));
    const isThere = world.disk.bare.list(layout.sessions).length > 0;
    const working = isThere
      ? resumeSession(world.process(model()), sessionOf(world), null, never)
      : startSession(world.process(model()), jobOf('test.steered'), never);
    const ended = await working.catch(() => null);
    world.disk.restart(() => (['lost', 'kept', 'torn'] as const)[draw(3)] ?? 'lost');
    if (ended === 'finished' || (ended !== null && typeof ended !== 'string' && ended.result.kind === 'success')) break;
    if (isThere) for (let count = draw(3); count > 0; count -= 1) await send();
  }
  return { world, confirmed };
}

// @verifies inbox-received-once, only-answers-open-gates
it('over seeded schedules, each entry is received once, in order, and no message or approval is lost or invented', async () => {
  let received = 0;
  let approvals = 0;
  for (let seed = 1; seed <= rounds.steeringSchedules; seed += 1) {
    const { world, confirmed } = await runSchedule(seed);
    const entries = await inboxOf(world).after(0);
    // What a sender was told of is there, and nothing has its place.
    for (const entry of confirmed) expect(entries[entry.ticket - 1], `seed ${seed}`).toEqual(entry);
    const records = receivedBy(world);
    expect(
      records.map(({ ticket, entryId, action }) => ({ ticket, entryId, action })),
      `seed ${seed}`,
    ).toEqual(entries.slice(0, records.length).map(({ ticket, entryId, action }) => ({ ticket, entryId, action })));
    const state = foldTurns(recordsOf(world));
    if (state.closed === null) expect(state.lastTicket, `seed ${seed}`).toBe(records.length);
    // No conversation has a message twice or out of order.
    for (const request of world.requests) {
      const numbers = written(request)
        .flatMap((text) => /^<(\d+)>$/.exec(text)?.[1] ?? [])
        .map(Number);
      expect(numbers, `seed ${seed}`).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    }
    const got = new Set(world.requests.flatMap(written));
    for (const { action } of records)
      if (action.kind === 'message')
        expect(
          got.has(action.text) || state.messages.includes(action.text) || state.step !== null,
          `seed ${seed}, ${action.text}`,
        ).toBe(true);
    const opening = records.filter(({ action, refused }) => action.kind === 'answer' && refused === undefined);
    if (state.closed?.outcome === 'success') expect(opening.length, `seed ${seed}`).toBeGreaterThan(0);
    received += records.length;
    approvals += opening.length;
  }
  expect(received).toBeGreaterThan(rounds.steeringSchedules);
  expect(approvals).toBeGreaterThan(0);
}, 3_600_000);

it('an inbox has these bytes, and each cut of it is an inbox with the entries before the cut', async () => {
  const sessionId = 'sess_01jh8x2m4k9q7v3c5t6w8y0z12' as SessionId;
  const world = new SessionWorld(workflow);
  const { files, locks } = world.disk;
  let ids = 0;
  const next = (prefix: string) => {
    ids += 1;
    return `${prefix}_${String(ids).padStart(26, '0')}`;
  };
  const host = testHost({ files, locks, ids: { next, suffix: () => next('x').slice(-10) } });
  const actions: readonly InboxAction[] = [
    { kind: 'message', text: 'Use tabs.' },
    { kind: 'pause' },
    { kind: 'resume' },
    { kind: 'raise', limit: 'day', microUsd: 5_000_000, tokens: 10, reason: 'A large change.' },
    { kind: 'answer', gate: `sha256:${'a'.repeat(64)}` as never, decision: 'reject', comment: 'Why?' },
    { kind: 'cancel' },
  ];
  const inbox = new FileInbox(host, layout, sessionId, 0);
  const entries: InboxEntry[] = [];
  for (const action of actions) {
    const entry = await inbox.add(action);
    if (entry !== null) entries.push(entry);
  }
  const bytes = world.disk.bare.read(layout.inbox(sessionId)) ?? new Uint8Array();
  const text = new TextDecoder().decode(bytes);
  expect(text).toBe(entries.map((entry) => `${canonicalText(entry as never)}\n`).join(''));
  expect(text.split('\n')[0]).toBe(
    '{"action":{"kind":"message","text":"Use tabs."},"atMs":1767323045000,"entryId":"entry_00000000000000000000000001","sessionId":"sess_01jh8x2m4k9q7v3c5t6w8y0z12","ticket":1,"v":1}',
  );
  for (let length = 0; length <= bytes.length; length += 1) {
    world.disk.bare.write(layout.inbox(sessionId), bytes.slice(0, length));
    const whole = text.slice(0, length).split('\n').length - 1;
    expect(await new FileInbox(host, layout, sessionId, 0).after(0)).toEqual(entries.slice(0, whole));
  }
});
