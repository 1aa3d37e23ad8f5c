/**
 * What storage offers, whatever is under it. The adapter in `file/` implements this, and one conformance suite runs against it on
 * a real and on a simulated disk; a database adapter would run the same suite.
 *
 * Expected failure is a `StoreFault` value. Nothing here throws across the boundary.
 */
import type { Result } from 'neverthrow';
import type { CanonicalText } from '../../schemas/canonical/json.ts';
import type { CatalogEntry } from '../../schemas/catalog.ts';
import type { WorkflowSourceKind } from '../../schemas/closed-sets.ts';
import type { PreferencesDelta, SessionEvent } from '../../schemas/events.ts';
import type { RunId, SessionId, Sha256Digest, WorkflowHash } from '../../schemas/ids.ts';
import type { OwnerMarks } from '../../schemas/owner-marks.ts';
import type { SessionOrigin } from '../../schemas/session-origin.ts';
import type { Keyring } from '../../schemas/tokens.ts';
import type { LogCursor, LogRead, ObjectKind, ObjectReader, Stored, StoredObject } from '../core/stored-log.ts';
import type { AppendWitness, RepairWitness } from './witness.ts';

export type { StoreFault, Stored } from '../core/stored-log.ts';

/** The atomic unit of durable truth: all of it is committed, or none. */
export type AppendPlan = {
  readonly events: readonly SessionEvent[];
  /** Made durable before the segment is attested. */
  readonly objects: readonly StoredObject[];
  /** True for the first plan of a session. */
  readonly createsSession: boolean;
};

/**
 * Called once the group is written and while it is being synced, when everything that it attests can be read. What it makes may be
 * spoken only after the append has succeeded. Never rejects.
 */
export type Meanwhile = () => Promise<void>;

/** A whole session that another data directory wrote, to be born here at once. */
export type InstallPlan = {
  /** Events by plan, from index 0 on. */
  readonly plans: readonly (readonly SessionEvent[])[];
  readonly objects: readonly StoredObject[];
  /** Kept beside the log, and as durable; null when its bundle said nothing that the log does not say. */
  readonly origin: SessionOrigin | null;
};

/** What a repair moved out of the way, by its new name inside the session folder. Nothing is deleted. */
export type Quarantined = { readonly files: readonly string[] };

/** What a repair is about to do, by present names inside the session folder: what it moves away, and what it writes anew there. */
export type QuarantinePlan = { readonly files: readonly string[]; readonly written: readonly string[] };

export type Appended = { readonly cursor: LogCursor };

export interface SessionLogPort {
  /** Reads what was committed behind the cursor. Makes a tail that this process did not sync durable first. */
  read(sessionId: SessionId, after: LogCursor): Stored<LogRead>;
  /**
   * Refuses a witness that is not live for this session before any I/O, and a plan that the log has no room for. On a fault nothing may be
   * assumed: read again.
   */
  append(witness: AppendWitness, after: LogCursor, plan: AppendPlan, meanwhile?: Meanwhile): Stored<Appended>;
  /**
   * Births a session with all its plans: everything or nothing is committed, whenever the process dies. The session must
   * be new.
   */
  install(witness: AppendWitness, plan: InstallPlan): Stored<Appended>;
  /** The bytes of a segment as they are, valid or not; null when there is no such file. For people who look at damage. */
  segmentBytes(sessionId: SessionId, relPath: string): Stored<Uint8Array | null>;
  /**
   * Ends the log at a cursor of its validated prefix and keeps what stood behind it under other names. With nothing to keep,
   * the whole session goes out of the way.
   */
  quarantine(witness: RepairWitness, keep: LogCursor): Stored<Quarantined>;
  /** What `quarantine` would do now. Reads only. */
  planQuarantine(sessionId: SessionId, keep: LogCursor): Stored<QuarantinePlan>;
  /** Committed sessions, in no particular order. */
  list(): Stored<readonly SessionId[]>;
  /**
   * A whole session as it stands, for what is only derived from it: syncs nothing, so nothing that it says may be spoken
   * before `read` has been called.
   */
  readUnsynced(sessionId: SessionId): Stored<LogRead>;
}

/** Stands for one state of a session's manifest: as long as it is the same, nothing was committed, cut or put in its place. */
export type ManifestFingerprint = {
  readonly sessionId: SessionId;
  readonly fingerprint: string | null;
  /** When the file system last saw it change; absent where that cannot be read. A hint: copies and imports have other times. */
  readonly changedAtMs?: number;
};
/** Where a reader of announcements stands. */
export type IndexMark = { readonly identity: string | null; readonly bytes: number };
export type FingerprintRead = {
  /** `all`: every session that has a manifest. `some`: those that may have changed since the mark; a null stamp is a session that is gone. */
  readonly kind: 'all' | 'some';
  readonly fingerprints: readonly ManifestFingerprint[];
  /** For the next call; null when only `all` can be answered. */
  readonly mark: IndexMark | null;
};
/** One index over all sessions, kept beside them. It is derived: without it, or with a wrong one, only time is lost. */
export interface SessionIndexPort {
  /** @param since a mark of this very process; null asks for all */
  fingerprints(since: IndexMark | null): Stored<FingerprintRead>;
  /** The bytes as they were saved, checked by nobody; null when there are none. */
  load(): Stored<Uint8Array | null>;
  /** Replaces what was saved. Not synced: what a power cut leaves of it must be told by its reader. */
  save(bytes: Uint8Array): Stored<void>;
  /** The runs that were recorded under a run name. Some may be gone, and some that have the name may be missing. */
  runsNamed(runName: string): Stored<readonly NamedRun[]>;
  /** Records runs under their name. Not synced, and never fails: without it, only time is lost. */
  recordNames(runName: string, runs: readonly NamedRun[]): Promise<void>;
}
/** A run, by what its name is derived from. */
export type NamedRun = { readonly sessionId: SessionId; readonly runId: RunId };

export interface ObjectStorePort extends ObjectReader {
  /** Makes objects durable that no plan brings: those that a repair made again. Call it with the store held. */
  put(objects: readonly StoredObject[]): Stored<void>;
}

/** A keyring as it stands, without making one. */
export type KeyringState =
  | { readonly kind: 'present'; readonly keyring: Keyring }
  | { readonly kind: 'missing' }
  | { readonly kind: 'damaged' }
  /** Sound, and written by a newer program. */
  | { readonly kind: 'newer'; readonly version: number };

export interface KeyringPort {
  /**
   * The keyring as it is now; created when there is none. A damaged one is reported, never replaced.
   *
   * @param beside false: where sessions are stored, a missing one is reported too. Their tokens could not be verified with
   * another, and become good again when the lost one is restored.
   */
  load(beside?: boolean): Stored<Keyring>;
  /** Reads and writes nothing. */
  inspect(): Stored<KeyringState>;
  /**
   * Goes on without keys that are lost: a damaged keyring is set aside under another name, and a new one made where none is then.
   * One that can be used is answered as it is; one of a later version is refused.
   */
  renew(): Stored<Keyring>;
  /** `current` becomes `previous`; a fresh key becomes `current`. One process at a time. */
  rotate(): Stored<Keyring>;
}

export type LockAttempt =
  | {
      readonly kind: 'held';
      /** The folder of the session was made for this hold, so it holds no log. */
      readonly isNew: boolean;
      release(): Promise<void>;
    }
  | { readonly kind: 'busy' };
export interface SessionLockPort {
  /**
   * Exclusive, across processes. Answers `busy` at once when someone else writes.
   *
   * @param birth the session is new, so its folder is made; an existing session is never made up
   */
  session(sessionId: SessionId, birth: boolean): Stored<LockAttempt>;
  /** Shared with every other writer; `busy` only while a collector holds the store. */
  store(): Stored<LockAttempt>;
}

/** Pinned sessions: gc never removes them, whatever their age. */
export interface PinPort {
  isPinned(sessionId: SessionId): Stored<boolean>;
  /** Pinning a pinned session, or unpinning one that is not pinned, changes nothing. */
  setPinned(sessionId: SessionId, isPinned: boolean): Stored<void>;
}

/** What the owner noted about the runs of a session. */
export type MarksState =
  | { readonly kind: 'none' }
  | { readonly kind: 'marked'; readonly marks: OwnerMarks }
  /** Something stands in the place of marks and cannot be read as marks. `why` follows its name, and contains no path. */
  | { readonly kind: 'unknown'; readonly why: string };
export interface MarkPort {
  inspect(sessionId: SessionId): Stored<MarksState>;
  /** Replaces the marks, durably. Call it with the session locked. */
  write(sessionId: SessionId, marks: OwnerMarks): Stored<void>;
}

/** Where a session came from. */
export type OriginState =
  /** It was begun here, or its bundle said nothing of itself. */
  | { readonly kind: 'here' }
  | { readonly kind: 'imported'; readonly origin: SessionOrigin }
  /** Something stands in the place of an origin and is none. `why` goes behind its name, and holds no path. */
  | { readonly kind: 'unknown'; readonly why: string };
/** What `install` kept of a bundle. It is told to people, and decides nothing: a session without one is as whole as any. */
export interface OriginPort {
  inspect(sessionId: SessionId): Stored<OriginState>;
}

/** What may hold a session, or many, and cannot be seen. A null session: the store itself. */
export type InaccessibleEntry = {
  readonly sessionId: SessionId | null;
  readonly problem: string;
  readonly fix: string;
};
/** Something else stands where an entry of ours belongs. */
export type UnexpectedEntry = {
  /** Below the data directory. */
  readonly place: string;
  /** Goes behind the place. */
  readonly why: string;
  /** What it keeps from working; null where it only costs time. */
  readonly stops: string | null;
  /** Objects that cannot be seen while it stands there. */
  readonly hides: readonly ObjectKind[];
  readonly fix: string;
};
/** Everything below a data directory that a collector may take away, by name. Nothing is read to list it. */
export type StoreListing = {
  /** Session folders, those that were never born among them. */
  readonly sessions: readonly SessionId[];
  readonly objects: readonly { readonly kind: ObjectKind; readonly ref: Sha256Digest }[];
  /** Temporary files and sessions whose removal was interrupted, by their place below the data directory. */
  readonly tempFiles: readonly string[];
  /** What WorkRail did not make: named, never touched. */
  readonly unknownEntries: readonly string[];
  /** While there is any of this, nobody knows what is still needed, and nothing may be removed. */
  readonly inaccessible: readonly InaccessibleEntry[];
  readonly unexpected: readonly UnexpectedEntry[];
};
export type QuarantinedDigests = {
  readonly digests: ReadonlySet<Sha256Digest>;
  /** What could not be read: it may name any object. */
  readonly unread: readonly InaccessibleEntry[];
};
/** What only a collector may do, and only while no writer is at work. Each removal is durable before it answers. */
export interface SweepPort {
  /**
   * Every digest that is named by a file which was set aside, by any file of some sessions, or by a segment that its manifest
   * does not attest: what a user may still want to look at is not taken apart.
   *
   * @param unread sessions of which every file counts: those that were never born, and those that are too large to be read
   * @param attested the segments of the other sessions that stay, by their path in the session
   */
  quarantinedDigests(
    unread: readonly SessionId[],
    attested: ReadonlyMap<SessionId, ReadonlySet<string>>,
  ): Stored<QuarantinedDigests>;
  /** When anything in the folder of a session last changed: all that tells the age of one that was never born. */
  changedAtMs(sessionId: SessionId): Stored<number | null>;
  /** Out of everybody's sight; its bytes go with the leftovers. */
  removeSession(sessionId: SessionId): Stored<void>;
  removeObjects(objects: StoreListing['objects']): Stored<void>;
  /** Comes last: until then the removed sessions witness that the sessions which are not there were removed. */
  removeTempFiles(files: readonly string[]): Stored<void>;
}
export interface CollectorPort {
  /** Takes no lock: while others write, what they make or remove meanwhile may be in it or not. */
  listing(): Stored<StoreListing>;
  /** Runs `body` while no process writes to the store; answers `busy` at once when one does. */
  exclusively<T>(body: (sweep: SweepPort) => Promise<T>): Stored<Exclusive<T>>;
}
export type Exclusive<T> = { readonly kind: 'done'; readonly value: T } | { readonly kind: 'busy' };

export type Storage = {
  readonly log: SessionLogPort;
  readonly objects: ObjectStorePort;
  readonly keyring: KeyringPort;
  readonly locks: SessionLockPort;
  readonly pins: PinPort;
  readonly marks: MarkPort;
  readonly origins: OriginPort;
  readonly collector: CollectorPort;
  readonly index: SessionIndexPort;
};

// Catalogs: what can be started ----------------------------------------------------------------------------------------

export type CatalogRead = {
  readonly workflows: readonly CatalogEntry[];
  /** Why some or all of it could not be used; the rest still is. Holds no absolute path. */
  readonly problem: string | null;
  /** Sources that do not compile, as the catalog names them. */
  readonly failed?: readonly string[];
};
/** The compiled workflows of one kind of source. The runtime never sees a source, only this. */
export interface CatalogPort {
  readonly sourceKind: WorkflowSourceKind;
  /** It holds what was compiled for the one run that is being started. */
  readonly isEphemeral?: true;
  read(): Promise<CatalogRead>;
  /** The compiled snapshot, refused when its bytes do not match its hash. */
  snapshot(workflowHash: WorkflowHash): Stored<CanonicalText>;
  /** The source that does not compile and that claims an id, as the catalog names it; absent where a catalog knows no sources. */
  brokenSource?(workflowId: string): Promise<string | null>;
  /** True when the source file, or what its slots are bound with, changed since it was compiled. */
  isDrifted(entry: CatalogEntry): Promise<boolean>;
}
/**
 * What this machine compiled: a checkout brings what its author committed, and is no authority on what its sources compile to
 * [compiled-here].
 */
export interface LocalCompilePort {
  /** @param digest of the bytes of the project's catalog */
  knows(project: string, digest: Sha256Digest): boolean;
  /** Compiles the project, so that its catalog is one of this machine. What keeps it from that is for people, elsewhere. */
  compile(project: string): Promise<void>;
  /** What was compiled by this process and cannot be written. */
  held(project: string): CatalogPort | null;
  /** Sources that the project names and that are not there, as a clause; null where there are none. Holds no absolute path. */
  missingSource(project: string): string | null;
  /**
   * Compiles what was saved since it was compiled, in a project and in the user's folder. Only a server that runs on has it: a
   * command compiles before it opens the runtime. @param project null for the user's folder alone
   */
  recompileChanged?(project: string | null): Promise<void>;
}
/**
 * What a call that names no workspace works in: the absolute path of a project, null where only the user's own workflows are, or why
 * nothing is known.
 */
export type CurrentWorkspace = { readonly project: string | null } | { readonly unknown: string };
export type Workspace = {
  /** Absolute; where git facts are observed. */
  readonly path: string | null;
  /** Why no workspace is known, where an agent must name one before it starts a run. */
  readonly unknown?: string;
  /** In order of precedence: project, user, bundled. */
  readonly catalogs: readonly CatalogPort[];
  /** Asked before its catalogs are listed, and by no call about a run. Absent: what is compiled is what there is. */
  readonly recompileChanged?: () => Promise<void>;
  /** Why workflows may be missing that no catalog knows of; null if none is. Absent: there are no sources. */
  readonly missingSource?: () => string | null;
  /** What runs start with here, where a start chooses nothing else. Absent: nothing is set. */
  readonly defaults?: () => Promise<WorkspaceDefaults>;
};
export type WorkspaceDefaults = {
  readonly preferences: PreferencesDelta;
  /** Whose configuration could not be used, and why. Holds no absolute path. */
  readonly problems: readonly { readonly sourceKind: 'project' | 'user'; readonly message: string }[];
};
export interface CatalogsPort {
  /** @param path absolute, or undefined for the project that is served */
  workspace(path: string | undefined): Promise<Result<Workspace, { readonly why: string }>>;
}
