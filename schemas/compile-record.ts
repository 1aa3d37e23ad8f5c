/**
 * What this machine compiled in one project. The file is in the user's folder, so a checkout cannot contain it. It is written
 * before the artifacts that it names, so that a catalog of this machine is always recorded. Without the record, a project is
 * compiled again.
 */
import { sha256Digest, z } from './zod.ts';

export const compileRecord = z.object({
  v: z.literal(1),
  /** The digests of the bytes of catalogs and compile caches, and one of each catalog with its stats, newest first. */
  digests: z.array(sha256Digest),
});
export type CompileRecord = z.infer<typeof compileRecord>;
