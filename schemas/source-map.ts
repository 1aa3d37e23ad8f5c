/**
 * `<hash>.map.json`: the origin of every line of every rendered prompt. It is stored beside a snapshot and is not part of the
 * hash, so formatting a source or moving its file does not change a workflow [hash-excludes-the-place]. The lines of a prompt
 * correspond one to one to `lines` of its step. Contains no absolute path and no time.
 */
import { count, stepId, workflowHash, workflowId, z } from './zod.ts';

const ordinal = z.number().int().positive();
/** A position in a source: line and column are 1-based, columns in UTF-16 code units. */
const place = {
  /** Index into `files`. */
  file: count,
  line: ordinal,
  column: ordinal,
  /** RFC 6901 pointer of the value that the line belongs to. */
  pointer: z.string(),
};
export const lineOrigin = z.discriminatedUnion('kind', [
  /** A line of the author, at the position where it begins. */
  z.object({ kind: z.literal('source'), ...place }),
  /** A line of the text of a ref; the position is that of the part which embeds it. */
  z.object({ kind: z.literal('ref'), refId: z.string(), refLine: ordinal, ...place }),
  /** A line of the author in which slots were bound. */
  z.object({ kind: z.literal('binding'), slots: z.array(z.string()).min(1), ...place }),
  /** A line that a template added; the position is that of its call. */
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
