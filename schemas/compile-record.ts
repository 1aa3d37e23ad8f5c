/**
 * What this machine compiled in one project, kept in the user's folder, where no checkout can bring it along. Written before what
 * it names, so that a reader never meets a catalog of ours that is not recorded. Never truth: without it a project is compiled again.
 */
import { sha256Digest, z } from './zod.ts';

export const compileRecord = z.object({
  v: z.literal(1),
  /** Of the bytes of catalogs and compile caches, newest first. */
  digests: z.array(sha256Digest),
});
export type CompileRecord = z.infer<typeof compileRecord>;
