/**
 * `<hash>.map.json`: for every line of every rendered prompt, where it came from. Stands beside a snapshot and is not
 * hashed, so that formatting a source or moving its file changes no workflow [hash-excludes-the-place].
 *
 * Lines of a prompt and `lines` of its step correspond one to one. No absolute path, no time.
 */
import { count, stepId, workflowHash, workflowId, z } from './zod.ts';

const ordinal = z.number().int().positive();
/** A place in a source: line and column are 1-based, columns in UTF-16 code units. */
const place = {
  /** Index into `files`. */
  file: count,
  line: ordinal,
  column: ordinal,
  /** RFC 6901, of the value that the line belongs to. */
  pointer: z.string(),
};
export const lineOrigin = z.discriminatedUnion('kind', [
  /** What an author wrote, at the place where this line begins. */
  z.object({ kind: z.literal('source'), ...place }),
  /** A line of a ref's text; the place is that of the part which embeds it. */
  z.object({ kind: z.literal('ref'), refId: z.string(), refLine: ordinal, ...place }),
  /** A line that an author wrote, with slots in it that were bound. */
  z.object({ kind: z.literal('binding'), slots: z.array(z.string()).min(1), ...place }),
  /** What a template adds; the place is that of its call. */
  z.object({ kind: z.literal('template'), templateId: z.string(), ...place }),
  /** A line of a definition that the step names, at its place. */
  z.object({ kind: z.literal('function'), name: z.string(), ...place }),
  z.object({ kind: z.literal('feature'), featureId: z.string() }),
  /** What a contract asks for. */
  z.object({ kind: z.literal('contract'), contractRef: z.string() }),
  /** What the compiler adds between the parts of a prompt. */
  z.object({ kind: z.literal('compiler'), what: z.enum(['heading', 'separator', 'fallback', 'routing', 'slot']) }),
]);
export const sourceMap = z.object({
  v: z.literal(1),
  workflowId,
  workflowHash,
  /** Display paths: relative to the root of the source kind, with `/`. */
  files: z.array(z.string()),
  /** In the order of the snapshot's steps. */
  steps: z.array(z.object({ stepId, lines: z.array(lineOrigin) })),
});
export type SourceMap = z.infer<typeof sourceMap>;
export type LineOrigin = z.infer<typeof lineOrigin>;
