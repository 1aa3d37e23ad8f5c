/**
 * The files behind the index of all sessions: `cache/resume-index.json`; `cache/announcements`, where every writer lists its
 * session before it commits, truncates or removes anything; and `cache/run-names`, where a handle finds its run. All are derived
 * data and never synced.
 *
 * Looking at the manifest of each of ten thousand sessions takes longer than answering a question about them. So a process
 * looks at all of them once, and from then on at those that were announced:
 * - A session is announced before its manifest changes, under its lock. The last `recentBytes` of announcements are looked
 *   at every time, because a writer may be between its announcement and its commit.
 * - Anything odd about the list (shortened, replaced, a line that is no id) and everything is looked at again.
 * - A process that was killed, or a power cut, takes nothing from others: who starts looks at everything.
 * - Where the announcement cannot be written, the trace says so, and the write goes on. Others see it when they look at
 *   everything the next time.
 */
import { ok } from 'neverthrow';
import { type RunId, runIdPattern, type SessionId, sessionIdPattern } from '../../../schemas/ids.ts';
import { resumeIndexBytesMax, runNamesBytesMax } from '../../../schemas/limits.ts';
import { errnoOf, osError } from '../../../schemas/os-faults.ts';
import type { FileStat, Host, OpenFile } from '../../ports.ts';
import { runName } from '../../core/run-name.ts';
import type { IndexMark, SessionIndexPort, ManifestFingerprint, FingerprintRead, NamedRun } from '../ports.ts';
import { openExisting, readWhole } from '../../host/durable-files.ts';
import { withStoreFaults } from './store-faults.ts';
import type { Layout } from './layout.ts';

/** More than a hundred announcements: so many writers are never between announcement and commit at once. */
const recentBytes = 4 * 1024;
/** Longer tails, some thirty thousand announcements, are not read: looking at all sessions costs less. */
const tailBytesMax = 1024 * 1024;
/** Past this a collector lets the list begin anew. */
export const dirtySessionsBytesMax = 1024 * 1024;
/** Between two collections a file may grow beyond the size at which it begins anew. */
const runNamesReadBytesMax = 64 * runNamesBytesMax;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class FileSessionIndex implements SessionIndexPort {
  readonly #host: Host;
  readonly #layout: Layout;

  constructor(host: Host, layout: Layout) {
    this.#host = host;
    this.#layout = layout;
  }

  /** For the writers of this adapter, under the lock of the session. Never fails: the write that follows matters more. */
  async markDirty(sessionId: SessionId): Promise<void> {
    try {
      const list = await this.#openList();
      try {
        await list.write(encoder.encode(`${sessionId}\n`), 0);
      } finally {
        await list.close();
      }
    } catch (error) {
      if (errnoOf(error) === '') throw error;
      this.#host.trace.event('index_not_told', { sessionId, error: errnoOf(error) });
    }
  }

  #openList(): Promise<OpenFile> {
    return this.#openAppending(this.#layout.dirtySessions, this.#layout.cache);
  }

  async #openAppending(path: string, folder: string): Promise<OpenFile> {
    const { files } = this.#host;
    // The file itself is opened for writing, and that follows no link.
    await this.#refuseLinkedFolders(path);
    try {
      return await files.open(path, 'append');
    } catch (error) {
      if (errnoOf(error) !== 'ENOENT') throw error;
      await files.makeFolder(folder);
      return files.open(path, 'append');
    }
  }

  /** Nobody has a reason to keep derived data elsewhere: through a link, what others own would be written, read or removed. */
  async #refuseLinks(path: string): Promise<void> {
    await this.#refuseLinkedFolders(path);
    await this.#refuseLink(path);
  }

  async #refuseLinkedFolders(path: string): Promise<void> {
    const { cache, runNames } = this.#layout;
    await this.#refuseLink(cache);
    if (path.startsWith(runNames)) await this.#refuseLink(runNames);
  }

  async #refuseLink(path: string): Promise<void> {
    if ((await this.#host.files.entry(path)) === 'link') throw osError('ELOOP', 'open', path);
  }

  fingerprints(since: IndexMark | null) {
    return withStoreFaults<FingerprintRead>('searching for changed sessions', async () => {
      // Read before the manifests: what is announced meanwhile is then behind the mark.
      const { mark, sessionIds } = await this.#announce(since);
      if (sessionIds !== null) return ok({ kind: 'some', fingerprints: await this.#fingerprintsOf(sessionIds), mark });
      const names = await this.#host.files.list(this.#layout.sessions);
      const all = names.filter((name): name is SessionId => sessionIdPattern.test(name));
      const fingerprints = await this.#fingerprintsOf(all);
      return ok({ kind: 'all', fingerprints: fingerprints.filter(({ fingerprint }) => fingerprint !== null), mark });
    });
  }

  /** A hundred thousand sessions are looked at here: each is waited for once. */
  async #fingerprintsOf(sessionIds: Iterable<SessionId>): Promise<ManifestFingerprint[]> {
    const { files } = this.#host;
    const fingerprints: ManifestFingerprint[] = [];
    for (const sessionId of sessionIds) {
      try {
        fingerprints.push(fingerprintOf(sessionId, await files.stat(this.#layout.manifest(sessionId))));
      } catch (error) {
        fingerprints.push({ sessionId, fingerprint: await this.#faultOf(sessionId, error) });
      }
    }
    return fingerprints;
  }

  /** Something is there: whoever reads it is told what is wrong. Null where nothing is. */
  async #faultOf(sessionId: SessionId, error: unknown): Promise<string | null> {
    const errno = errnoOf(error);
    if (errno === '') throw error;
    const isThere = errno !== 'ENOTDIR' || (await this.#host.files.entry(this.#layout.session(sessionId))) === 'folder';
    return isThere ? errno : null;
  }

  /** The sessions that were announced since a mark, and shortly before it; null when the list cannot tell. */
  async #announce(
    since: IndexMark | null,
  ): Promise<{ readonly mark: IndexMark | null; readonly sessionIds: ReadonlySet<SessionId> | null }> {
    try {
      await this.#refuseLinks(this.#layout.dirtySessions);
      const list = await openExisting(this.#host.files, this.#layout.dirtySessions);
      if (list === null) {
        const isUnchanged = since !== null && since.identity === null;
        return { mark: { identity: null, bytes: 0 }, sessionIds: isUnchanged ? new Set() : null };
      }
      try {
        const { identity, bytes } = list.opened;
        return { mark: { identity, bytes }, sessionIds: await namedIn(list, bytes, identity, since) };
      } finally {
        await list.close();
      }
    } catch (error) {
      if (errnoOf(error) === '') throw error;
      return { mark: null, sessionIds: null };
    }
  }

  load() {
    return withStoreFaults<Uint8Array | null>('reading the index', async () => {
      await this.#refuseLinks(this.#layout.resumeIndex);
      return ok(await readWhole(this.#host.files, this.#layout.resumeIndex, resumeIndexBytesMax));
    });
  }

  runsNamed(name: string) {
    return withStoreFaults<readonly NamedRun[]>('looking for a run name', async () => {
      const path = this.#layout.runsNamed(name);
      await this.#refuseLinks(path);
      const bytes = await readWhole(this.#host.files, path, runNamesReadBytesMax);
      // A line that another process is writing, or that a power cut left, names no run.
      const runs = decoder
        .decode(bytes ?? new Uint8Array())
        .split('\n')
        .flatMap(idsOnLine);
      return ok(runs.filter(({ runId }) => runName(runId) === name));
    });
  }

  async recordNames(name: string, runs: readonly NamedRun[]): Promise<void> {
    const path = this.#layout.runsNamed(name);
    try {
      const list = await this.#openAppending(path, this.#layout.runNames);
      try {
        // A line of its own, whatever a torn one before it left.
        await list.write(
          encoder.encode(`\n${runs.map(({ sessionId, runId }) => `${sessionId} ${runId}`).join('\n')}\n`),
          0,
        );
      } finally {
        await list.close();
      }
    } catch (error) {
      if (errnoOf(error) === '') throw error;
      this.#host.trace.event('run_name_not_recorded', { name, error: errnoOf(error) });
    }
  }

  save(bytes: Uint8Array) {
    return withStoreFaults<void>('writing the index', async () => {
      const { files, ids } = this.#host;
      await this.#refuseLinks(this.#layout.resumeIndex);
      await files.makeFolder(this.#layout.cache);
      const temporary = `${this.#layout.resumeIndex}.${ids.suffix()}.tmp`;
      try {
        const file = await files.open(temporary, 'create');
        try {
          await file.write(bytes, 0);
        } finally {
          await file.close();
        }
        await files.rename(temporary, this.#layout.resumeIndex);
      } catch (error) {
        await files.remove(temporary).catch(() => undefined);
        throw error;
      }
      return ok(undefined);
    });
  }
}

const fingerprintOf = (sessionId: SessionId, stat: FileStat | null): ManifestFingerprint =>
  stat === null
    ? { sessionId, fingerprint: null }
    : { sessionId, fingerprint: `${stat.bytes} ${stat.mtimeMs} ${stat.identity}`, changedAtMs: stat.mtimeMs };

const idsOnLine = (line: string): NamedRun[] => {
  const [sessionId = '', runId = '', ...more] = line.split(' ');
  const isWhole = more.length === 0 && sessionIdPattern.test(sessionId) && runIdPattern.test(runId);
  return isWhole ? [{ sessionId: sessionId as SessionId, runId: runId as RunId }] : [];
};

async function namedIn(
  list: OpenFile,
  bytes: number,
  identity: string,
  since: IndexMark | null,
): Promise<ReadonlySet<SessionId> | null> {
  if (since === null) return null;
  const isSame = since.identity === identity && since.bytes <= bytes;
  // A list that was not there is new since the mark, all of it.
  if (!isSame && since.identity !== null) return null;
  const from = Math.max(0, Math.min(since.bytes, bytes - recentBytes));
  if (bytes - from > tailBytesMax) return null;
  const text = decoder.decode(await list.read(from, bytes - from));
  const lines = (from === 0 ? text : text.slice(text.indexOf('\n') + 1)).split('\n');
  if (lines.pop() !== '' || !lines.every((line) => sessionIdPattern.test(line))) return null;
  return new Set(lines as SessionId[]);
}
