/**
 * What the compiler is given and what it gives back. It receives every outside thing as a value: text, bytes, the closed
 * sets of builtins and a digest. It reads no file, no clock and no environment, so the same input has the same output on
 * every machine [hash-excludes-the-place].
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

/** Why a source has no text: the host would not read it, or could not. */
export type UnreadReason =
  | { readonly kind: 'link'; readonly leadsTo: 'outside' | 'nowhere' | 'a_folder' }
  /** Its name, of a file or a folder, would steer the terminal that shows it, or is not UTF-8; or it is a folder in too many others. */
  | { readonly kind: 'name'; readonly why: 'steers' | 'not_utf8' | 'too_deep' }
  | { readonly kind: 'fault'; readonly errno: string }
  /** It looks like a workflow, under a name that is not that of a JSON file. */
  | { readonly kind: 'extension'; readonly extension: string };

export type CompileInput = {
  /** Display path: relative, forward slashes. It reaches diagnostics and the catalog, never the snapshot. */
  readonly file: string;
  readonly text: string;
  /** The file as it is on disk; absent when the text never was a file (stdin, an editor). */
  readonly bytes?: Uint8Array;
  /** How large the file is, where it is too large and only its beginning was read. */
  readonly fileBytes?: number;
  /** Given instead of a text, which is then empty. */
  readonly unread?: UnreadReason;
  readonly sourceKind: WorkflowSourceKind;
};

/** What was compiled elsewhere and can fill a slot: the bundled library, files that did not change. */
export type Library = {
  readonly find: (id: string) => Implementation | null;
  /** For messages: everything that `find` knows. */
  readonly ids: readonly string[];
  /**
   * The source of a routine that is not among the inputs, by the name that `wr.templates.routine.<name>` gives it, for callers
   * of the same kind of source; of several, the one with the smallest id.
   */
  readonly routine?: (name: string, sourceKind: WorkflowSourceKind) => CompileInput | null;
};

/** Who asked for which implementation of a slot. */
export type BindingRequests = {
  /** `--bind slot=id`: for every input that declares the slot. */
  readonly cli: ReadonlyMap<string, string>;
  /** `cli` holds for these files only; absent: for all. */
  readonly cliFiles?: ReadonlySet<string>;
  /** `.workrail/bindings.json`; null when there is none, and for whom it does not hold. */
  readonly file: { readonly file: string; readonly text: string } | null;
  /** `--allow-default-binding`: the default of a slot where the asked for implementation cannot fill it. */
  readonly isFallbackAllowed: boolean;
  /** What `cli` names is used or refused, never replaced by the default: the same command asked for it. */
  readonly isCliRequired?: boolean;
};

/** In the order in which they run. */
export const passNames = ['read', 'expand', 'resolve', 'bind', 'check', 'lower', 'seal'] as const;
export type PassName = (typeof passNames)[number];

/** Hears how long each pass over each source took. The clock is the host's: the compiler has none. */
export type PassTimer = {
  readonly now: () => number;
  /** A pass that throws is not recorded. A source of the older format may be read twice. */
  readonly record: (pass: PassName, durationMs: number) => void;
};

export type CompilerHost = {
  readonly digest: DigestPort;
  readonly builtins: BuiltinRegistry;
  readonly library?: Library;
  readonly bindings?: BindingRequests;
  readonly passTimer?: PassTimer;
  /** Nothing that is compiled is kept: no snapshot is validated against its schema, which only a bug of the compiler breaks. */
  readonly isReportOnly?: boolean;
  /** What the inputs may compile to together, where a part of their project is compiled already. */
  readonly compiledBytesMax?: number;
};

export type Compiled = {
  readonly workflowId: WorkflowId;
  readonly snapshot: CompiledSnapshot;
  /** The JCS text of the snapshot: exactly the bytes that `workflowHash` covers. */
  readonly text: CanonicalText;
  readonly workflowHash: WorkflowHash;
  /** Where every line of every prompt came from; outside the hash. */
  readonly map: SourceMap;
  /** Over the JCS of the parsed source: formatting does not change it. */
  readonly sourceDigest: Sha256Digest;
  /** Over the source's raw bytes: tells a changed file without parsing it. */
  readonly sourceBytesDigest: Sha256Digest;
  /** Of the bindings file of the project, `none` where it has none. Absent: no slots, or no project. */
  readonly bindingsDigest?: Sha256Digest | 'none' | undefined;
  readonly file: string;
  readonly sourceKind: WorkflowSourceKind;
};

/** `compiled` is null exactly when a diagnostic is an error. */
export type CompileResult = { readonly diagnostics: readonly Diagnostic[]; readonly compiled: Compiled | null };
export type CompileAllResult = {
  readonly diagnostics: readonly Diagnostic[];
  readonly compiled: readonly Compiled[];
  /**
   * By file: ids of workflows that its result depends on, those that do not exist included, and `routine:<name>` for routines
   * that a template call names. When one of them changes, comes or goes, the file must be compiled again.
   */
  readonly dependencies: ReadonlyMap<string, readonly string[]>;
  /** By file: the slots that it declares, sorted. Not there: the file could not be read. */
  readonly slots: ReadonlyMap<string, readonly string[]>;
};
