/**
 * The input and output types of the compiler. It receives all external data as values: text, bytes, the builtins and a digest
 * function. It reads no file, no clock and no environment, so the same input gives the same output on every machine
 * [hash-excludes-the-place].
 */
import type { BuiltinRegistry } from '../builtins/kinds.ts';
import type { CanonicalText } from '../schemas/canonical/json.ts';
import type { DigestPort } from '../schemas/canonical/sha256.ts';
import type { WorkflowSourceKind } from '../schemas/closed-sets.ts';
import type { CompiledSnapshot } from '../schemas/compiled-snapshot.ts';
import type { Diagnostic } from '../schemas/diagnostics.ts';
import type { Sha256Digest, WorkflowHash, WorkflowId } from '../schemas/ids.ts';
import type { SourceMap } from '../schemas/source-map.ts';
import type { Implementation } from './phases/4-bind/implementations.ts';

/** The reason why a source has no text: the host refused to read it, or could not. */
export type UnreadReason =
  | { readonly kind: 'link'; readonly leadsTo: 'outside' | 'nowhere' | 'a_folder' }
  /** The name of the file or directory contains control characters or is not UTF-8, or the directory is too deep. */
  | { readonly kind: 'name'; readonly why: 'steers' | 'not_utf8' | 'too_deep' }
  | { readonly kind: 'fault'; readonly errno: string }
  /** The file looks like a workflow, but its extension is not `.json`. */
  | { readonly kind: 'extension'; readonly extension: string };

export type CompileInput = {
  /** The display path: relative, with forward slashes. Diagnostics and the catalog contain it, but never the snapshot. */
  readonly file: string;
  readonly text: string;
  /** The bytes of the file on disk; absent if the text did not come from a file (stdin, an editor). */
  readonly bytes?: Uint8Array;
  /** The size of the file, if it is too large and only its beginning was read. */
  readonly fileBytes?: number;
  /** The reason why the text is missing; `text` is then empty. */
  readonly unread?: UnreadReason;
  readonly sourceKind: WorkflowSourceKind;
};

/** Workflows that were compiled elsewhere and can fill a slot: the bundled library, and unchanged files. */
export type Library = {
  readonly find: (id: string) => Implementation | null;
  /** For messages: all ids that `find` accepts. */
  readonly ids: readonly string[];
  /**
   * The source of a routine that is not among the inputs, by the name in `wr.templates.routine.<name>`, for callers of the same
   * source kind. If there are several, the one with the smallest id.
   */
  readonly routine?: (name: string, sourceKind: WorkflowSourceKind) => CompileInput | null;
};

/** The source of a binding. */
export type BindingRequests = {
  /** `--bind slot=id`: applies to every input that declares the slot. */
  readonly cli: ReadonlyMap<string, string>;
  /** The files to which `cli` applies; absent: all files. */
  readonly cliFiles?: ReadonlySet<string>;
  /** `.workrail/bindings.json`; null if the file does not exist or does not apply. */
  readonly file: { readonly file: string; readonly text: string } | null;
  /** `--allow-default-binding`: uses the default of a slot if the requested implementation cannot fill it. */
  readonly isFallbackAllowed: boolean;
  /** An implementation in `cli` is used or refused, and never replaced with the default, because the same command requested it. */
  readonly isCliRequired?: boolean;
};

/** In the order in which they run. */
export const passNames = ['read', 'expand', 'resolve', 'bind', 'check', 'lower', 'seal'] as const;
export type PassName = (typeof passNames)[number];

/** Receives the time that each pass over each source took. The host provides the clock, because the compiler has none. */
export type PassTimer = {
  readonly now: () => number;
  /** A pass that throws is not recorded. A source of the older format may be read several times. */
  readonly record: (pass: PassName, durationMs: number) => void;
};

export type CompilerHost = {
  readonly digest: DigestPort;
  readonly builtins: BuiltinRegistry;
  readonly library?: Library;
  readonly bindings?: BindingRequests;
  /** Ids of workflows that are not compiled with the inputs, and that no finding suggests for another workflow. */
  readonly otherIds?: () => ReadonlySet<string>;
  readonly passTimer?: PassTimer;
  /**
   * Discards compiled workflows, and skips the validation of snapshots against their schema, which can fail only because of a
   * bug.
   */
  readonly isReportOnly?: boolean;
  /** The limit on the total compiled size of the inputs, if a part of their project is already compiled. */
  readonly compiledBytesMax?: number;
};

export type Compiled = {
  readonly workflowId: WorkflowId;
  readonly snapshot: CompiledSnapshot;
  /** The JCS text of the snapshot: exactly the bytes that `workflowHash` covers. */
  readonly text: CanonicalText;
  readonly workflowHash: WorkflowHash;
  /** The origin of every prompt line; not part of the hash. */
  readonly map: SourceMap;
  /** The hash of the JCS form of the parsed source, so formatting has no effect on it. */
  readonly sourceDigest: Sha256Digest;
  /** The hash of the raw bytes of the source, which detects a changed file without parsing it. */
  readonly sourceBytesDigest: Sha256Digest;
  /** The hash of the bindings file of the project, or `none` if there is no file. Absent: no slots, or no project. */
  readonly bindingsDigest?: Sha256Digest | 'none' | undefined;
  readonly file: string;
  readonly sourceKind: WorkflowSourceKind;
};

/** `compiled` is null exactly if a diagnostic is an error. */
export type CompileResult = { readonly diagnostics: readonly Diagnostic[]; readonly compiled: Compiled | null };
export type CompileAllResult = {
  readonly diagnostics: readonly Diagnostic[];
  readonly compiled: readonly Compiled[];
  /**
   * By file: the ids of workflows on which its result depends, including missing ones, and `routine:<name>` for routines that a
   * template call names. If one of them changes, appears or disappears, the file must be compiled again.
   */
  readonly dependencies: ReadonlyMap<string, readonly string[]>;
  /** By file: the slots that it declares, sorted. Absent if the file could not be read. */
  readonly slots: ReadonlyMap<string, readonly string[]>;
};
