/**
 * The paths in the data directory [data-directory-layout]. Every name comes from an id or a digest whose pattern was checked, so
 * no path can leave its folder.
 */
import { join, relative, sep } from 'node:path';
import { digestFileName } from '../../../schemas/canonical/sha256.ts';
import { runNamePattern, type SessionId, sessionIdPattern, sha256Pattern } from '../../../schemas/ids.ts';
import type { ObjectKind } from '../../core/stored-log.ts';

const objectFolders: Readonly<Record<ObjectKind, readonly string[]>> = {
  snapshot: ['snapshots'],
  pinned_workflow: ['workflows', 'pinned'],
  artifact: ['artifacts'],
};

export const objectKinds: readonly ObjectKind[] = ['snapshot', 'pinned_workflow', 'artifact'];
/** An object is named by its digest. */
export const objectName = /^sha256-([0-9a-f]{64})\.json$/;
/** Names hold event indexes, never times. */
export const segmentName = /^[0-9]{8,}-[0-9]{8,}\.jsonl$/;

export class Layout {
  readonly root: string;
  readonly sessions: string;
  constructor(root: string) {
    this.root = root;
    this.sessions = join(root, 'sessions');
  }
  get keys(): string {
    return join(this.root, 'keys');
  }
  /** Around the folder of pinned workflows. */
  get workflows(): string {
    return join(this.root, 'workflows');
  }
  get keyring(): string {
    return join(this.keys, 'keyring.json');
  }
  get keyringLock(): string {
    return join(this.keys, '.lock');
  }
  get storeLock(): string {
    return join(this.root, '.store.lock');
  }
  /** Derived data: safe to remove at any time. */
  get cache(): string {
    return join(this.root, 'cache');
  }
  get resumeIndex(): string {
    return join(this.cache, 'resume-index.json');
  }
  /** Ids of sessions, one a line, each written before its session changes. */
  get dirtySessions(): string {
    return join(this.cache, 'announcements');
  }
  /** Files named by the two words of a run name, with the runs of those names, one a line. */
  get runNames(): string {
    return join(this.cache, 'run-names');
  }
  runsNamed(runName: string): string {
    if (!runNamePattern.test(runName)) throw new Error('not a run name');
    return join(this.runNames, runName.slice(0, runName.lastIndexOf('-')));
  }
  session(sessionId: SessionId): string {
    if (!sessionIdPattern.test(sessionId)) throw new Error('not a session id');
    // No `join`: its pattern was checked, and a hundred thousand sessions are looked at in one call.
    return this.sessions + sep + sessionId;
  }
  manifest(sessionId: SessionId): string {
    return `${this.session(sessionId)}${sep}manifest.jsonl`;
  }
  /** Stands where a bundle said something of itself that the log of its session cannot say. */
  origin(sessionId: SessionId): string {
    return join(this.session(sessionId), '.origin');
  }
  /** Stands while a whole session is being installed. */
  incoming(sessionId: SessionId): string {
    return join(this.session(sessionId), '.incoming');
  }
  events(sessionId: SessionId): string {
    return join(this.session(sessionId), 'events');
  }
  sessionLock(sessionId: SessionId): string {
    return join(this.session(sessionId), '.lock');
  }
  pinFile(sessionId: SessionId): string {
    return join(this.session(sessionId), '.keep');
  }
  /** What the owner noted about the runs of the session. */
  marks(sessionId: SessionId): string {
    return join(this.session(sessionId), '.marks');
  }
  objects(kind: ObjectKind): string {
    return join(this.root, ...objectFolders[kind]);
  }
  /** The folders that hold the entry of an object folder, and theirs, up to the root. */
  foldersAbove(kind: ObjectKind): readonly string[] {
    return objectFolders[kind].map((_, depth, names) => join(this.root, ...names.slice(0, depth)));
  }
  /** A path as people are told it: below the root, with slashes. */
  placeOf(path: string): string {
    return relative(this.root, path).replaceAll('\\', '/');
  }
  object(kind: ObjectKind, ref: string): string {
    if (!sha256Pattern.test(ref)) throw new Error('not a digest');
    return join(this.objects(kind), `${digestFileName(ref)}.json`);
  }
}
