/**
 * What compiling each source gave, so that an unchanged one need not be compiled again. Lives in `.workrail/compiled/`, is
 * bound to one compiler and its builtins, and is never truth: a file that does not verify is thrown away. Snapshots and source
 * maps are not in it: they stand beside it, under their own names.
 */
import { catalogEntry } from './catalog.ts';
import { workflowSourceKinds } from './closed-sets.ts';
import { diagnostic } from './diagnostics.ts';
import { count, sha256Digest, z } from './zod.ts';

export const cachedSource = z.object({
  file: z.string(),
  bytes: count,
  /** Of its content or its status, whichever is later. */
  mtimeMs: z.number(),
  sourceBytesDigest: sha256Digest,
  /** The id that it claims, also when it does not compile: two claims of one id are never answered from here. */
  claimedId: z.string().nullable(),
  /** Ids and `routine:<name>` of what its result depends on, whether it exists or not. */
  dependencies: z.array(z.string()),
  /** The slots that it declares: with them, it depends on the bindings file too. */
  slots: z.array(z.string()),
  diagnostics: z.array(diagnostic),
  /** Null when it does not compile. */
  record: z
    .object({
      entry: catalogEntry,
      sourceKind: z.enum(workflowSourceKinds),
      bindings: z.record(z.string()),
    })
    .nullable(),
  /** Its snapshot and its map as they were written: a file that looks otherwise now is written again. */
  objects: z.array(z.object({ name: z.string(), bytes: count, mtimeMs: z.number() })),
});
export const compileCache = z.object({
  v: z.literal(1),
  /** Version of the compiler, digest of its builtins, kind of the sources. */
  compiler: z.string(),
  /** A source that changed about then may have changed again without a trace in its stat. */
  writtenMs: z.number(),
  /** Of the bindings file, and of the catalog of the bundled library. */
  bindingsDigest: z.union([sha256Digest, z.literal('none')]),
  libraryDigest: z.union([sha256Digest, z.literal('none')]),
  files: z.array(cachedSource),
});
export type CachedSource = z.infer<typeof cachedSource>;
export type CompileCache = z.infer<typeof compileCache>;
