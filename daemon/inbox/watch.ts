/** Reads the inbox while a model call or a tool runs: a cancellation ends them, and any other entry waits for them. */
import { inboxPollMs } from '../../schemas/daemon/limits.ts';
import type { TimerPort } from '../../runtime/ports.ts';
import type { Inbox } from './inbox.ts';

/** @returns ends the watch */
export function watchForCancel(
  timer: TimerPort,
  inbox: Pick<Inbox, 'after'>,
  lastTicket: () => number,
  onCancel: () => void,
): () => void {
  let isEnded = false;
  let stop: () => void;
  const look = async () => {
    // An inbox that cannot be read is reported between two turns.
    const entries = await inbox.after(lastTicket()).catch(() => []);
    if (isEnded) return;
    if (entries.some(({ action }) => action.kind === 'cancel')) onCancel();
    else stop = timer.after(inboxPollMs, () => void look());
  };
  stop = timer.after(inboxPollMs, () => void look());
  return () => {
    isEnded = true;
    stop();
  };
}
