/** The client's form over the pipes of the built server: answered, left open by a client that goes away, and killed in between. */
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, onTestFinished, test } from 'vitest';
import { decided, FormClient } from '../support/form-client.ts';
import {
  acknowledgement,
  environmentOf,
  eventsIn,
  type Place,
  program,
  RawServer,
  Server,
  sourceOf,
  temporaryPlace,
  workrail,
  writeSource,
} from './support.ts';

const steps = ['one', 'two'].map((id) => ({ id, title: `Step ${id}`, prompt: 'Do it.', requireConfirmation: true }));

function asking(): Place {
  const place = temporaryPlace();
  writeSource(place, 'asking.json', sourceOf('project.asking', steps));
  return place;
}

async function served(place: Place) {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [program(), 'serve', '--project', place.project],
    env: environmentOf(place),
    cwd: place.project,
    stderr: 'ignore',
  });
  const user = await FormClient.over(transport);
  onTestFinished(() => user.client.close());
  return { user, agent: user.agent, pid: () => transport.pid ?? 0 };
}

const outcomes = (place: Place, sessionId: string) =>
  eventsIn(place, sessionId)
    .filter(({ kind }) => kind === 'advance_recorded')
    .map(({ data }) => (data as { confirmation?: { outcome: string } }).confirmation?.outcome);

async function expectVerified(place: Place, sessionId: string): Promise<void> {
  expect((await workrail(place, ['sessions', 'verify', sessionId])).code).toBe(0);
}

// @verifies confirmations-in-form
test('a form is rejected with a comment, approved, and the report says so', async () => {
  const place = asking();
  const { user, agent } = await served(place);
  const { data: start } = await agent.start('project.asking');
  const { sessionId } = start.session;
  const first = agent.advance(start);
  (await user.form(1)).send(decided('reject', 'Name the owner.'));
  const { data: blocked, text } = await first;
  expect(text).toContain('Name the owner.');
  const ackToken = 'kind' in blocked && blocked.kind === 'blocked' ? blocked.retryAckToken : '';
  const again = agent.done('continue_workflow', { ackToken, output: { notesMarkdown: 'Ada owns it.' } });
  (await user.form(2)).send(decided('approve'));
  const { data: next } = await again;
  const last = agent.advance(next);
  (await user.form(3)).send({ action: 'cancel' });
  await last;
  expect(outcomes(place, sessionId)).toEqual(['rejected_in_form', 'approved_in_form', 'form_unanswered']);
  await expectVerified(place, sessionId);
});

// @verifies confirmations-in-form
test('a client that goes away while its form is open ends the server, and the output is kept', async () => {
  const place = asking();
  const first = await Server.start(place);
  const { data: start } = await first.start('project.asking');
  await first.close();
  const server = new RawServer(place);
  const clientInfo = { name: 'raw', version: '1' };
  const params = { protocolVersion: '2025-06-18', capabilities: { elicitation: {} }, clientInfo };
  server.send(JSON.stringify({ jsonrpc: '2.0', id: 'initialize', method: 'initialize', params }));
  await server.answer('initialize');
  server.send('{"jsonrpc":"2.0","method":"notifications/initialized"}');
  server.sendCall(1, 'continue_workflow', JSON.stringify(acknowledgement(start)));
  // The first request of the server.
  expect(await server.answer(0)).toMatchObject({ method: 'elicitation/create' });
  server.process.stdin.end();
  expect(await server.exited).toEqual({ code: 0, signal: null });
  expect(outcomes(place, start.session.sessionId)).toEqual(['form_unanswered']);
  await expectVerified(place, start.session.sessionId);
});

// @verifies confirmations-in-form
test('a server that is killed while a form is open has recorded nothing; one that is killed after the answer repeats it', async () => {
  const place = asking();
  const killed = await served(place);
  const { data: start } = await killed.agent.start('project.asking');
  const { sessionId } = start.session;
  const lost = killed.agent.advance(start).catch(() => 'lost');
  await killed.user.form(1);
  process.kill(killed.pid(), 'SIGKILL');
  expect([await lost, outcomes(place, sessionId)]).toEqual(['lost', []]);

  const second = await served(place);
  const asked = second.agent.advance(start);
  (await second.user.form(1)).send(decided('approve', 'Good.'));
  const { bytes } = await asked;
  process.kill(second.pid(), 'SIGKILL');

  const third = await served(place);
  expect((await third.agent.advance(start)).bytes).toBe(bytes);
  expect(third.user.forms).toEqual([]);
  expect(outcomes(place, sessionId)).toEqual(['approved_in_form']);
  await expectVerified(place, sessionId);
});
