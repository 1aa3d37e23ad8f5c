/** The power goes at each file operation of a session, of the runtime and of the daemon: the session ends as it would have. */
import { expect, it } from 'vitest';
import type { ModelReply, ModelRequest } from '../../../daemon/model/model.ts';
import { messagesOf } from '../../../daemon/conversation/messages.ts';
import { afterRecord } from '../../../daemon/conversation/fold-turns.ts';
import { emptySession } from '../../../daemon/conversation/session-state.ts';
import { FileLedger } from '../../../daemon/ledger/ledger.ts';
import { resumeSession, startSession } from '../../../daemon/session/run-session.ts';
import { parseTurns } from '../../../daemon/storage/turn-log.ts';
import type { SessionEnvironment } from '../../../daemon/session/session-environment.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import type { Fate } from '../../support/simulated-disk.ts';
import { compiledWorkflow, stepIds } from '../../support/workflows.ts';
import { testHost } from '../../support/world.ts';
import { refusal } from '../llm/rules.ts';
import { asSent, done, reply, use } from './loop-world.ts';
import { jobOf, layout, never, SessionWorld, titleIn } from './session-world.ts';

const two = compiledWorkflow('test.two', stepIds(2));

/** Writes once in each step. After an unknown outcome it looks, and finds what it wrote. */
const diligent = (request: ModelRequest): ModelReply =>
  request.messages.length === 1
    ? reply('', use('write', { name: titleIn(request) }))
    : reply('', done(`Did ${titleIn(request)}.`));

const fates: Readonly<Record<string, () => Fate>> = { lost: () => 'lost', kept: () => 'kept', torn: () => 'torn' };

const sessionsOn = ({ disk }: SessionWorld) => disk.bare.list(layout.sessions) as readonly SessionId[];

/** Every prefix of the log, as a provider would get it. */
function checkConversations(world: SessionWorld, sessionId: SessionId): void {
  let state = emptySession;
  for (const record of parseTurns(world.disk.bare.read(layout.turnLog(sessionId)) ?? new Uint8Array())) {
    state = afterRecord(state, record);
    if (state.step === null) continue;
    const messages = messagesOf(state.step);
    const last = messages.at(-1)?.role;
    const sent = asSent({
      instructions: '',
      messages: last === 'assistant' ? [...messages, { role: 'user', text: 'Go on.' }] : messages,
      tools: [],
    });
    expect(refusal({ ...sent, outputTokensMax: 1 }, 1_000_000), `after record ${record.index}`).toBeNull();
  }
}

/**
 * Each answer that the log has is in the ledger with its cost; a call without one counts as reserved, and a call that was never made costs
 * nothing.
 */
async function checkLedger(world: SessionWorld, sessionId: SessionId, where: string): Promise<void> {
  const host = testHost({ files: world.disk.files, locks: world.disk.locks });
  const { entries } = await new FileLedger(host, layout.ledger).balance();
  const records = parseTurns(world.disk.bare.read(layout.turnLog(sessionId)) ?? new Uint8Array());
  const turnsOf = (kind: string) =>
    records.flatMap((record) => (record.kind === kind && 'turn' in record ? [record.turn] : []));
  const [started, answered] = [turnsOf('call_started'), turnsOf('reply_received')];
  const counted = entries
    .filter(({ state, counted: { tokens } }) => state !== 'settled' || tokens > 0)
    .map(({ reserved, state, counted: { tokens } }) => [reserved.turn, state, state === 'settled' ? tokens : null]);
  expect(counted, where).toEqual(
    started.map((turn) => (answered.includes(turn) ? [turn, 'settled', tokensOfReply] : [turn, 'unknown', null])),
  );
}
const tokensOfReply = 15;

/** Looks up the cost before it delivers, as another process would. */
const delivering = (world: SessionWorld, where: string): Pick<SessionEnvironment, 'deliver'> => ({
  deliver: async (session) => {
    await checkLedger(world, session.sessionId, where);
    return null;
  },
});

// @verifies settlements-follow-the-log, no-effect-is-repeated-blindly, temporary-files-are-removed, completion-is-idempotent, turns-are-written-first, conversation-is-always-valid
it.each(Object.keys(fates))(
  'after a power cut that leaves unsynced data %s, a session completes each step once, repeats no effect and loses no cost',
  async (fate) => {
    let isCut = true;
    let resumed = 0;
    for (let operations = 0; isCut; operations += 1) {
      const world = new SessionWorld(two);
      world.disk.cutAfter(operations);
      isCut = await startSession(
        world.process(world.model(diligent), delivering(world, 'uncut')),
        jobOf('test.two'),
        never,
      ).then(
        () => false,
        () => true,
      );
      // A failure of the disk that the runtime reports is the result of a start that left no session.
      world.disk.restart(fates[fate] ?? (() => 'lost'));
      for (const sessionId of sessionsOn(world)) {
        const where = `cut after ${operations} operations`;
        const next = world.process(world.model(diligent), delivering(world, where));
        const ended = await resumeSession(next, sessionId, null, never);
        if (ended === 'unknown' || ended === 'finished') continue;
        if (typeof ended === 'string') throw new Error(`${ended}, ${where}`);
        resumed += 1;
        expect(ended.result, where).toMatchObject({ kind: 'success' });
        expect(ended.state.stepsCompleted, where).toBe(2);
        expect(Math.max(...world.effects.values()), where).toBe(1);
        checkConversations(world, sessionId);
        expect(
          world.disk.bare.list(layout.session(sessionId)).filter((name) => name.endsWith('.tmp')),
          where,
        ).toEqual([]);
        // What a session that ended cost needs no log any more.
        world.disk.restart(() => 'lost');
        await checkLedger(world, sessionId, where);
      }
      if (world.requests.length > 0) expect(sessionsOn(world), `cut after ${operations}`).toHaveLength(1);
    }
    expect(resumed).toBeGreaterThan(10);
  },
);
