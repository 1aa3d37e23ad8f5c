/**
 * Ends a delivery that another process works on, and that process reads it: it ends a check or a call that runs, and begins no other effect
 * [dismissed-jobs-deliver-nothing].
 */
import { inboxPollMs } from '../../schemas/daemon/limits.ts';
import type { SessionId } from '../../schemas/ids.ts';
import type { Host } from '../../runtime/ports.ts';
import { untilEither } from '../either-signal.ts';
import { pause } from '../pause.ts';
import type { DaemonLayout } from '../storage/layout.ts';
import type { StoredSession } from '../storage/stored-sessions.ts';
import { Outbox } from './outbox.ts';

export const dismissal = 'the user dismissed the delivery';

type Place = { readonly host: Pick<Host, 'files' | 'locks' | 'ids' | 'clock'>; readonly layout: DaemonLayout };

/** False if no process delivers the result of the session, or if the delivery is complete: then nothing is done. */
export async function stopDelivery(
  { host, layout }: Place,
  { sessionId, status, state }: Pick<StoredSession, 'sessionId' | 'status' | 'state'>,
): Promise<boolean> {
  if (status !== 'running' || state?.closed?.outcome !== 'success') return false;
  const outbox = await Outbox.open(host, layout, sessionId as SessionId);
  return outbox.append({ kind: 'dismissed', isStopped: true });
}

/** Calls `work` with a signal that also aborts once the user ends the delivery. */
export async function untilStopped<T>(
  outbox: Outbox,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const [stopped, worked] = [new AbortController(), new AbortController()];
  const watch = async (): Promise<void> => {
    while (!worked.signal.aborted && !outbox.state.isStopped) {
      await pause(inboxPollMs, worked.signal);
      // The next record reports an outbox that cannot be read.
      await outbox.refresh().catch(() => undefined);
    }
    if (outbox.state.isStopped) stopped.abort();
  };
  const watching = watch();
  try {
    return await untilEither([signal, stopped.signal], work);
  } finally {
    worked.abort();
    await watching;
  }
}
