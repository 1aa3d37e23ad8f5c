/** `kill -9` of an unattended session at random moments: the next process continues it, and the run ends as it would have. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { rounds } from '../../build/long/rounds.ts';
import { messagesOf } from '../../daemon/conversation/messages.ts';
import { afterRecord } from '../../daemon/conversation/fold-turns.ts';
import { emptySession } from '../../daemon/conversation/session-state.ts';
import { DaemonLayout } from '../../daemon/storage/layout.ts';
import { parseTurns } from '../../daemon/storage/turn-log.ts';
import type { DaemonResult, DaemonStatus } from '../../schemas/daemon/reports.ts';
import type { SessionId } from '../../schemas/ids.ts';
import { completing, configureModel, keyVariable, scriptedKey } from '../daemon/llm/completing.ts';
import { refusal } from '../daemon/llm/rules.ts';
import { ScriptedModel } from '../daemon/llm/server.ts';
import { asSent } from '../daemon/session/loop-world.ts';
import {
  advancesIn,
  chance,
  environmentOf,
  type Place,
  plainSteps,
  program,
  sourceOf,
  temporaryPlace,
  wait,
  workrail,
  writeSource,
} from './support.ts';

const steps = 3;
const env = { [keyVariable]: scriptedKey };

/** Runs a command until it ends, or kills it once the model got so many requests, some milliseconds later. */
async function killed(place: Place, args: readonly string[], model: ScriptedModel, requests: number, ms: number) {
  const child = spawn(process.execPath, [program(), 'daemon', ...args], {
    cwd: place.project,
    env: environmentOf(place, env),
    stdio: 'ignore',
  });
  let isOver = false;
  const over = new Promise<void>((resolve) =>
    child.once('close', () => {
      isOver = true;
      resolve();
    }),
  );
  const wanted = model.requests.length + requests;
  while (!isOver && model.requests.length < wanted) await wait(1);
  await wait(ms);
  child.kill('SIGKILL');
  await over;
}

const sessionsOf = async (place: Place) => {
  const { stdout } = await workrail(place, ['daemon', 'status', '--json']);
  return (JSON.parse(stdout) as DaemonStatus).sessions;
};

/** Every prefix of the log is a conversation that providers accept. */
function checkConversations(place: Place, sessionId: SessionId): void {
  let state = emptySession;
  for (const record of parseTurns(fs.readFileSync(new DaemonLayout(place.data).turnLog(sessionId)))) {
    state = afterRecord(state, record);
    if (state.step === null) continue;
    const messages = messagesOf(state.step);
    const isOpen = messages.at(-1)?.role === 'assistant';
    const sent = asSent({
      instructions: '',
      messages: isOpen ? [...messages, { role: 'user', text: 'Go on.' }] : messages,
      tools: [],
    });
    expect(refusal({ ...sent, outputTokensMax: 1 }, 1_000_000), `after record ${record.index}`).toBeNull();
  }
}

// @verifies completion-is-idempotent, conversation-is-always-valid, one-place-ends-a-session
test('a session that is killed at random moments is resumed, and each step is completed once', {
  timeout: 1_800_000,
}, async () => {
  const place = temporaryPlace();
  writeSource(place, 'tidy.json', sourceOf('project.tidy', plainSteps(steps)));
  const model = new ScriptedModel((request) =>
    request.messages.length > 1
      ? completing(request)
      : { kind: 'reply', calls: [{ tool: 'report_issue', arguments: { text: 'A test is missing.' } }] },
  );
  onTestFinished(() => model.close());
  configureModel(place.home, await model.listen());
  const layout = new DaemonLayout(place.data);
  const random = chance(20_261_123);
  let resumed = 0;
  for (let round = 0; round < rounds.daemonKills; round += 1) {
    const known = new Set((await sessionsOf(place)).map(({ sessionId }) => sessionId));
    await killed(place, ['dispatch', 'project.tidy'], model, 1 + random.below(2 * steps), random.below(25));
    const session = (await sessionsOf(place)).find(({ sessionId }) => !known.has(sessionId));
    if (session === undefined) continue;
    const { sessionId, status } = session;
    expect(['stopped', 'success'], `round ${round}`).toContain(status);
    if (random.below(2) === 0) await killed(place, ['resume', sessionId], model, random.below(3), random.below(25));
    const { code, stdout, stderr } = await workrail(place, ['daemon', 'resume', sessionId, '--json'], { env });
    if (code === 0) expect((JSON.parse(stdout) as DaemonResult).outcome).toBe('success');
    else expect(`${stdout}${stderr}`).toContain('the session is complete');
    resumed += code === 0 ? 1 : 0;
    expect(advancesIn(place, sessionId), `round ${round}`).toBe(steps);
    expect((await sessionsOf(place)).find((each) => each.sessionId === sessionId)).toMatchObject({
      status: 'success',
      stepsCompleted: steps,
    });
    expect(fs.existsSync(layout.sidecar(sessionId))).toBe(false);
    checkConversations(place, sessionId);
  }
  expect(resumed).toBeGreaterThan(0);
});
