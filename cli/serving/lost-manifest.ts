/** A session whose events are there without the manifest, which alone lists them: it counts as not stored. */
import { dataFolder } from '../../project/places.ts';
import { Failure } from '../../project/failure.ts';
import { createHost } from '../../runtime/host.ts';
import { Layout } from '../../runtime/storage/file/layout.ts';
import { type SessionId, sessionIdPattern } from '../../schemas/ids.ts';

/** @throws Failure that names the file, if the operand is the id of such a session */
export async function requireManifest(operand: string): Promise<void> {
  if (!sessionIdPattern.test(operand)) return;
  const { files } = createHost();
  const layout = new Layout(dataFolder());
  const sessionId = operand as SessionId;
  if ((await files.entry(layout.events(sessionId))) === null) return;
  if ((await files.entry(layout.manifest(sessionId))) !== null) return;
  throw new Failure({
    code: 'SESSION_NOT_FOUND',
    message: `no event of session ${sessionId} can be read: sessions/${sessionId}/manifest.jsonl, which lists its events, is missing`,
    retry: { kind: 'not_retryable' },
    suggestion: `Restore the file from a backup of the data directory. Without a backup, the run is lost; to end a session of the daemon, run: workrail daemon cancel ${sessionId}`,
  });
}
