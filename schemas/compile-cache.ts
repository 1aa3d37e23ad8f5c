/**
 * The result of compiling each source, so that an unchanged source is not compiled again. The file is in `.workrail/compiled/`
 * and is valid for one compiler and its builtins. If it does not verify, it is discarded. Snapshots and source maps are separate
 * files.
 */
import { catalogEntry } from './catalog.ts';
import { workflowSourceKinds } from './closed-sets.ts';
import { diagnostic } from './diagnostics.ts';
import { count, sha256Digest, z } from './zod.ts';

export const cachedSource = z.object({
  file: z.string(),
  bytes: count,
  /** The later of the modification time and the status time. */
  mtimeMs: z.number(),
  sourceBytesDigest: sha256Digest,
  /** The id that the source defines, even if it does not compile. Two sources with the same id are always compiled again. */
  claimedId: z.string().nullable(),
  /** Ids and `routine:<name>` of the workflows on which its result depends, whether they exist or not. */
  dependencies: z.array(z.string()),
  /** The slots that it declares; with slots, it also depends on the bindings file. */
  slots: z.array(z.string()),
  diagnostics: z.array(diagnostic),
  /** Null if it does not compile. */
  record: z
    .object({
      entry: catalogEntry,
      sourceKind: z.enum(workflowSourceKinds),
      bindings: z.record(z.string()),
    })
    .nullable(),
  /** The stats of its snapshot and its map after they were written, with the time as above; a changed file is written again. */
  objects: z.array(z.object({ name: z.string(), bytes: count, mtimeMs: z.number() })),
});
export const compileCache = z.object({
  v: z.literal(1),
  /** The version of the compiler, the digest of its builtins, and the kind of the sources. */
  compiler: z.string(),
  /** A source that changed at about this time may have changed again without a difference in its stat. */
  writtenMs: z.number(),
  /** The digests of the bindings file and of the catalog of the bundled library. */
  bindingsDigest: z.union([sha256Digest, z.literal('none')]),
  libraryDigest: z.union([sha256Digest, z.literal('none')]),
  files: z.array(cachedSource),
});
export type CachedSource = z.infer<typeof cachedSource>;
export type CompileCache = z.infer<typeof compileCache>;
