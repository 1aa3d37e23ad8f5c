/** The outbox of a session where a damaged one counts as none: nothing can be delivered from it, and reports say what is wrong. */
import type { SessionId } from '../../schemas/ids.ts';
import type { Host } from '../../runtime/ports.ts';
import type { DaemonLayout } from '../storage/layout.ts';
import { SharedLogFault } from '../storage/shared-log.ts';
import { Outbox } from './outbox.ts';

export async function readableOutbox(
  host: Pick<Host, 'files' | 'locks' | 'ids' | 'clock'>,
  layout: DaemonLayout,
  sessionId: SessionId,
): Promise<Outbox | null> {
  try {
    return await Outbox.open(host, layout, sessionId);
  } catch (error) {
    if (error instanceof SharedLogFault) return null;
    throw error;
  }
}
