/**
 * What a dead process left of sessions that nobody works on: sandboxes, which are ended by the identity that their session recorded
 * [no-process-outlives], and temporary files of replacements that were interrupted [temporary-files-are-removed].
 */
import { unlessUnexpectedEntry } from '../../runtime/host/durable-files.ts';
import type { Host } from '../../runtime/ports.ts';
import type { SessionId } from '../../schemas/ids.ts';
import { endAbandonedSandbox } from '../session/session-tools.ts';
import type { DaemonLayout } from '../storage/layout.ts';
import { SessionLock } from '../storage/session-lock.ts';
import { sessionIds } from '../storage/stored-sessions.ts';
import { temporaryFilesIn } from '../storage/temporary-files.ts';

export async function cleanAbandonedSessions(host: Host, layout: DaemonLayout): Promise<void> {
  for (const sessionId of await sessionIds(host, layout)) {
    // A file in place of the folder, or a folder in place of the file, concerns only this session, which reports it once it is used.
    await unlessUnexpectedEntry(host.files, layout.session(sessionId), 'folder', () =>
      unlessUnexpectedEntry(host.files, layout.sandbox(sessionId), 'file', () => clean(host, layout, sessionId)),
    );
  }
}

async function clean(host: Host, layout: DaemonLayout, sessionId: SessionId): Promise<void> {
  if (!(await isLeft(host, layout, sessionId))) return;
  // Removes the temporary files.
  const lock = await SessionLock.take(host, layout, sessionId);
  // Another process works in it.
  if (lock === null) return;
  await endAbandonedSandbox(host, layout, sessionId).finally(() => lock.release());
}

async function isLeft(host: Host, layout: DaemonLayout, sessionId: SessionId): Promise<boolean> {
  if ((await host.files.entry(layout.sandbox(sessionId))) !== null) return true;
  return (await temporaryFilesIn(host, layout.session(sessionId))).length > 0;
}
