/** Sessions that wait together: a child that the user paused, or that reached a limit, and the sessions above it whose calls wait for it. */
import type { Host } from '../../runtime/ports.ts';
import type { SessionId } from '../../schemas/ids.ts';
import { openCall, type SessionState } from '../conversation/session-state.ts';
import { isWoken } from '../conversation/steering.ts';
import { FileInbox } from '../inbox/inbox.ts';
import type { DaemonLayout } from '../storage/layout.ts';
import { type StoredSession, storedSession } from '../storage/stored-sessions.ts';

export type SessionPlace = {
  readonly host: Pick<Host, 'files' | 'locks' | 'ids' | 'clock'>;
  readonly layout: DaemonLayout;
};

/**
 * Whether a session does not wait for the user any more, or will not once a process works on it.
 *
 * @throws SharedLogFault if an inbox cannot be read
 */
export async function isContinued(
  { host, layout }: SessionPlace,
  { sessionId, status, state }: Pick<StoredSession, 'sessionId' | 'status' | 'state'>,
): Promise<boolean> {
  if (status === 'running' || state === null || state.question === null) return true;
  const inbox = new FileInbox(host, layout, sessionId, state.lastTicket);
  return isWoken(state, await inbox.after(state.lastTicket)) || isChildContinued({ host, layout }, state);
}

/** Whether the child that a session waits for is such a session. */
export const isChildContinued = async (place: SessionPlace, { child }: SessionState): Promise<boolean> =>
  child !== null && isContinued(place, await storedSession(place.host, place.layout, child));

/** The child that a session waits for, the child which that one waits for, and so on. */
export async function awaitedChildren(place: SessionPlace, { child }: SessionState): Promise<readonly SessionId[]> {
  if (child === null) return [];
  const { state } = await storedSession(place.host, place.layout, child);
  return [child, ...(state === null ? [] : await awaitedChildren(place, state))];
}

/**
 * The highest session whose call, or whose child's call, waits for a child: its resume continues the child. Null if no call receives the result of the
 * session.
 */
export async function topmostWaiting(
  place: SessionPlace,
  { state }: Pick<StoredSession, 'state'>,
): Promise<StoredSession | null> {
  const { closed = null, opened = null } = state ?? {};
  if (closed !== null || opened?.parent === undefined) return null;
  const { parentSessionId, callId } = opened.parent;
  const above = await storedSession(place.host, place.layout, parentSessionId as SessionId);
  const { step = null, closed: end = null } = above.state ?? {};
  if (end !== null || step === null || openCall(step)?.call.callId !== callId) return null;
  return (await topmostWaiting(place, above)) ?? above;
}
