/** Files, locks and objects. */
import type { Mutation } from '../mutation.ts';

export const storage: readonly Mutation[] = [
  {
    requirement: 'resume-reads-without-sync',
    file: 'runtime/session/resume-index.ts',
    search: 'storage.log.readUnsynced(sessionId)',
    replacement: 'storage.log.read(sessionId, logStart)',
    breaks: 'resume_session syncs every session that it reads',
  },
  {
    requirement: 'resume-reads-without-sync',
    file: 'runtime/storage/file/log.ts',
    search: '      this.#reader.remember(sessionId, encoded.cursor.manifestBytes);\n',
    replacement: '',
    breaks: 'resume_session syncs the runs that this process wrote',
  },
  {
    requirement: 'witness-void-after-release',
    file: 'runtime/storage/witness.ts',
    search: "throw new Error('append was called after the session lock was released');",
    replacement: 'return;',
    breaks: 'an expired append witness can write to the log',
  },
  {
    requirement: 'single-writer',
    file: 'runtime/storage/file/locks.ts',
    search: "const locked = await this.#lock(this.#layout.sessionLock(sessionId), 'exclusive')",
    replacement: "const locked = await this.#lock(this.#layout.sessionLock(sessionId), 'shared')",
    breaks: 'two processes hold the lock of one session',
  },
  {
    requirement: 'lock-survives-replaced-file',
    file: 'runtime/storage/file/locks.ts',
    search: 'bytes = await this.#bytesAt(path, file);',
    replacement: 'bytes = file.opened.bytes;',
    breaks: 'a lock on a replaced lock file counts as valid',
  },
  {
    requirement: 'lock-checked-before-commit',
    file: 'runtime/storage/file/locks.ts',
    search:
      'return (await this.#bytesAt(this.#layout.sessionLock(sessionId), file)) === null ? sessionLockLost() : null;',
    replacement: 'return file === undefined ? sessionLockLost() : null;',
    breaks: 'a step is committed after another process took the lock',
  },
  {
    requirement: 'failed-sync-is-never-believed',
    file: 'runtime/storage/file/locks.ts',
    search: 'await cut();',
    replacement: '',
    breaks: 'the next reader finds a group whose sync failed',
  },
  {
    requirement: 'failed-sync-is-never-believed',
    file: 'runtime/host/durable-files.ts',
    search: '  await changeFolder(host, folder);\n  await host.files.syncFolder(folder);',
    replacement: '  await host.files.syncFolder(folder);',
    breaks: 'a directory is synced again without a new entry',
  },
  {
    requirement: 'wr-namespace-is-bundled',
    file: 'runtime/storage/file/catalogs.ts',
    search: "? this.sourceKind !== 'bundled' && !(this.sourceKind === 'project' && bundled === true)",
    replacement: '? false',
    breaks: 'any catalog can contain a workflow with a wr.* id',
  },
];
