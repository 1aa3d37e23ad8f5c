/** Sessions that are steered: a user who sends entries, and a model that does one write in each step before it completes it. */
import type { ModelPort, ModelReply, ModelRequest } from '../../../daemon/model/model.ts';
import { FileInbox } from '../../../daemon/inbox/inbox.ts';
import { resumeSession, startSession } from '../../../daemon/session/run-session.ts';
import type { EndedSession } from '../../../daemon/session/session-environment.ts';
import { parseTurns } from '../../../daemon/storage/turn-log.ts';
import type { InboxAction } from '../../../schemas/daemon/inbox-entry.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import type { RecordOf } from '../../../schemas/daemon/turn-record.ts';
import { done, reply, use } from '../session/loop-world.ts';
import { jobOf, layout, never, type SessionWorld, titleIn } from '../session/session-world.ts';

export const diligent = (request: ModelRequest): ModelReply =>
  request.messages.some(({ role }) => role === 'tool')
    ? reply('', done(`Did ${titleIn(request)}.`))
    : reply('', use('write', { name: titleIn(request) }));

export const sessionOf = ({ disk }: SessionWorld): SessionId => {
  const [id] = disk.bare.list(layout.sessions);
  if (id === undefined) throw new Error('there is no session');
  return id as SessionId;
};

/** A process of the user, such as a command: it has its own view of the inbox. */
export const inboxOf = (world: SessionWorld, sessionId = sessionOf(world)): FileInbox =>
  new FileInbox(world.process(world.model(diligent)).host, layout, sessionId, 0);

export const send = (world: SessionWorld, action: InboxAction) => inboxOf(world).add(action);
export const message = (text: string): InboxAction => ({ kind: 'message', text });

/** A model that waits for `before` each time that it is called. */
export const modelAfter = (
  world: SessionWorld,
  before: (request: ModelRequest, number: number) => Promise<unknown>,
  script: (request: ModelRequest) => ModelReply = diligent,
): ModelPort => {
  const model = world.model(script);
  return {
    ...model,
    call: async (request, signal, place) => {
      await before(request, world.requests.length + 1);
      return model.call(request, signal, place);
    },
  };
};

export const start = (world: SessionWorld, workflowId: string, model: ModelPort): Promise<EndedSession> =>
  startSession(world.process(model), jobOf(workflowId), never);

export async function resume(world: SessionWorld, model = world.model(diligent)): Promise<EndedSession> {
  const ended = await resumeSession(world.process(model), sessionOf(world), null, never);
  if (typeof ended === 'string') throw new Error(`not resumed: ${ended}`);
  return ended;
}

export const recordsOf = (world: SessionWorld) =>
  parseTurns(world.disk.bare.read(layout.turnLog(sessionOf(world))) ?? new Uint8Array());
export const receivedBy = (world: SessionWorld): RecordOf<'entry_received'>[] =>
  recordsOf(world).flatMap((record) => (record.kind === 'entry_received' ? [record] : []));

/** What the user wrote, as a request shows it. */
export const written = ({ messages }: ModelRequest): string[] =>
  messages.slice(1).flatMap((one) => (one.role === 'user' ? [one.text] : []));
