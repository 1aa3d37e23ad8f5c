/** The power goes at each file operation of a session, of the runtime and of the daemon: the session ends as it would have. */
import { expect, it } from 'vitest';
import type { ModelReply, ModelRequest } from '../../../daemon/model/model.ts';
import { messagesOf } from '../../../daemon/conversation/messages.ts';
import { afterRecord } from '../../../daemon/conversation/fold-turns.ts';
import { emptySession } from '../../../daemon/conversation/session-state.ts';
import { resumeSession, startSession } from '../../../daemon/session/run-session.ts';
import { parseTurns } from '../../../daemon/storage/turn-log.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import type { Fate } from '../../support/simulated-disk.ts';
import { compiledWorkflow, stepIds } from '../../support/workflows.ts';
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

// @verifies no-effect-is-repeated-blindly, completion-is-idempotent, turns-are-written-first, conversation-is-always-valid
it.each(Object.keys(fates))(
  'after a power cut that leaves unsynced data %s, a session completes each step once and repeats no effect',
  async (fate) => {
    let isCut = true;
    let resumed = 0;
    for (let operations = 0; isCut; operations += 1) {
      const world = new SessionWorld(two);
      world.disk.cutAfter(operations);
      isCut = await startSession(world.process(world.model(diligent)), jobOf('test.two'), never).then(
        () => false,
        () => true,
      );
      // A failure of the disk that the runtime reports is the result of a start that left no session.
      world.disk.restart(fates[fate] ?? (() => 'lost'));
      for (const sessionId of sessionsOn(world)) {
        const ended = await resumeSession(world.process(world.model(diligent)), sessionId, null, never);
        const where = `cut after ${operations} operations`;
        if (ended === 'unknown' || ended === 'finished') continue;
        if (typeof ended === 'string') throw new Error(`${ended}, ${where}`);
        resumed += 1;
        expect(ended.result, where).toMatchObject({ kind: 'success' });
        expect(ended.state.stepsCompleted, where).toBe(2);
        expect(Math.max(...world.effects.values()), where).toBe(1);
        checkConversations(world, sessionId);
      }
      if (world.requests.length > 0) expect(sessionsOn(world), `cut after ${operations}`).toHaveLength(1);
    }
    expect(resumed).toBeGreaterThan(10);
  },
);
