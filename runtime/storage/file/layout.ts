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
/** Named by the two words of the run names that it contains. */
export const runNamesFile = /^[a-z]+-[a-z]+$/;
/** A segment under its own name, or set aside by an interrupted repair. */
const storedSegment = /^events\/[0-9]{8,}-[0-9]{8,}\.jsonl(?:\.[a-z0-9]+\.unattested)?$/;

/** Paths of names that were checked are put together without `join`, which reads every character of a path: a call names many. */
const below = (folder: string, name: string): string => `${folder}${sep}${name}`;

export class Layout {
  readonly root: string;
  readonly sessions: string;
  readonly keys: string;
  /** Around the folder of pinned workflows. */
  readonly workflows: string;
  readonly keyring: string;
  readonly keyringLock: string;
  readonly storeLock: string;
  /** Derived data: safe to remove at any time. */
  readonly cache: string;
  readonly resumeIndex: string;
  /** Ids of sessions, one a line, each written before its session changes. */
  readonly dirtySessions: string;
  /** Files named by the two words of a run name, with the runs of those names, one a line. */
  readonly runNames: string;
  readonly #objects: Readonly<Record<ObjectKind, string>>;

  constructor(root: string) {
    this.root = root;
    this.sessions = join(root, 'sessions');
    this.keys = join(root, 'keys');
    this.workflows = join(root, 'workflows');
    this.keyring = join(this.keys, 'keyring.json');
    this.keyringLock = join(this.keys, '.lock');
    this.storeLock = join(root, '.store.lock');
    this.cache = join(root, 'cache');
    this.resumeIndex = join(this.cache, 'resume-index.json');
    this.dirtySessions = join(this.cache, 'announcements');
    this.runNames = join(this.cache, 'run-names');
    const objects = objectKinds.map((kind) => [kind, join(root, ...objectFolders[kind])]);
    this.#objects = Object.fromEntries(objects) as Record<ObjectKind, string>;
  }
  runsNamed(runName: string): string {
    if (!runNamePattern.test(runName)) throw new Error('not a run name');
    return below(this.runNames, runName.slice(0, runName.lastIndexOf('-')));
  }
  session(sessionId: SessionId): string {
    if (!sessionIdPattern.test(sessionId)) throw new Error('not a session id');
    return below(this.sessions, sessionId);
  }
  manifest(sessionId: SessionId): string {
    return below(this.session(sessionId), 'manifest.jsonl');
  }
  /** Stands where a bundle said something of itself that the log of its session cannot say. */
  origin(sessionId: SessionId): string {
    return below(this.session(sessionId), '.origin');
  }
  /** Stands while a whole session is being installed. */
  incoming(sessionId: SessionId): string {
    return below(this.session(sessionId), '.incoming');
  }
  events(sessionId: SessionId): string {
    return below(this.session(sessionId), 'events');
  }
  /** @param relPath as manifests name segments, with a slash on every system */
  segment(sessionId: SessionId, relPath: string): string {
    if (!storedSegment.test(relPath)) throw new Error('not a segment');
    return below(this.session(sessionId), sep === '/' ? relPath : relPath.replaceAll('/', sep));
  }
  sessionLock(sessionId: SessionId): string {
    return below(this.session(sessionId), '.lock');
  }
  pinFile(sessionId: SessionId): string {
    return below(this.session(sessionId), '.keep');
  }
  /** What the owner noted about the runs of the session. */
  marks(sessionId: SessionId): string {
    return below(this.session(sessionId), '.marks');
  }
  objects(kind: ObjectKind): string {
    return this.#objects[kind];
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
    return below(this.objects(kind), `${digestFileName(ref)}.json`);
  }
}
