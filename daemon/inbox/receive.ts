/**
 * Receives the entries of the inbox of a session: each becomes one record of the turn log, in order, and has its effect through the
 * fold of the log. A crash before the record leaves the entry in the inbox, so it is received then [inbox-received-once].
 */
import type { InboxActionOf, InboxEntry } from '../../schemas/daemon/inbox-entry.ts';
import { conversationTextBytesMax, sessionReasonBytesMax } from '../../schemas/daemon/limits.ts';
import { cutInTheMiddle } from '../conversation/cut-text.ts';
import { type Stop, stopOf } from '../conversation/next-action.ts';
import { refusalOf } from '../conversation/steering.ts';
import { SharedLogFault } from '../storage/shared-log.ts';
import type { NewRecord, TurnLog } from '../storage/turn-log.ts';
import type { Inbox } from './inbox.ts';

export type Receiving = {
  readonly log: TurnLog;
  readonly inbox: Pick<Inbox, 'after'>;
  /** Changes nothing if the entry has raised the limit before. */
  raise(entry: Pick<InboxEntry, 'entryId' | 'atMs'>, action: InboxActionOf<'raise'>): Promise<void>;
};

export async function receiveEntries({ log, inbox, raise }: Receiving): Promise<void> {
  const entries = await inbox.after(log.state.lastTicket).catch((error: unknown) => {
    if (error instanceof SharedLogFault) return error.message;
    throw error;
  });
  if (typeof entries === 'string') return parkUnreadable(log, entries);
  for (const { ticket, entryId, atMs, action } of entries) {
    const refused = refusalOf(log.state, action);
    if (refused === null && action.kind === 'raise') await raise({ entryId, atMs }, action);
    await log.append({
      kind: 'entry_received',
      ticket,
      entryId,
      action,
      ...(refused === null ? {} : { refused }),
    });
  }
}

/** A session whose inbox is unreadable cannot be stopped by its user, so it is parked. */
async function parkUnreadable(log: TurnLog, fault: string): Promise<void> {
  const { closed, question } = log.state;
  if (closed !== null || question !== null) return;
  const where = 'the file inbox.jsonl in the directory of the session';
  await log.append({
    kind: 'session_parked',
    cause: 'inbox',
    question: `The inbox cannot be read: ${fault}. Remove ${where}, then resume the session. The entries in the file are lost.`,
  });
}

/** Receives entries that were sent while no process worked on the session. Returns whether they stop the session. */
export async function isStopped(receiving: Receiving): Promise<boolean> {
  const { log } = receiving;
  if (log.state.opened === null) return false;
  const isEnded = () => log.state.closed !== null;
  const isWaiting = () => log.state.question !== null;
  const before = { isEnded: isEnded(), isWaiting: isWaiting() };
  await receiveEntries(receiving);
  const stop = stopOf(log.state);
  // The attempt that was answered is recorded before the session pauses: that needs no model call.
  const isAnswered = log.state.approval !== null;
  if (stop !== null && (stop.kind === 'close' || !isAnswered)) await log.append(stopRecord(stop));
  return (isEnded() && !before.isEnded) || (isWaiting() && !before.isWaiting);
}

export function stopRecord(stop: Stop): NewRecord {
  // A question of the model can be as long as its reply.
  if (stop.kind === 'park')
    return {
      kind: 'session_parked',
      cause: stop.cause,
      question: cutInTheMiddle(stop.question, conversationTextBytesMax),
    };
  const { outcome, reason } = stop;
  return { kind: 'session_closed', outcome, reason: cutInTheMiddle(reason, sessionReasonBytesMax) };
}
