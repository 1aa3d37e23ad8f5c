/** Sandboxes that outlived the daemon that opened them: each is ended by the identity that its session recorded [no-process-outlives]. */
import type { Host } from '../../runtime/ports.ts';
import { endAbandonedSandbox } from '../session/session-tools.ts';
import type { DaemonLayout } from '../storage/layout.ts';
import { SessionLock } from '../storage/session-lock.ts';
import { sessionIds } from '../storage/stored-sessions.ts';

export async function endAbandonedSandboxes(host: Host, layout: DaemonLayout): Promise<void> {
  for (const sessionId of await sessionIds(host, layout)) {
    if ((await host.files.entry(layout.sandbox(sessionId))) === null) continue;
    const lock = await SessionLock.take(host, layout, sessionId);
    // Another process works in it.
    if (lock === null) continue;
    await endAbandonedSandbox(host, layout, sessionId).finally(() => lock.release());
  }
}
