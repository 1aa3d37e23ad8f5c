/** `diff --json`: two compiled workflows compared by meaning. */
import { count, jsonValue, workflowHash, workflowId, z } from './zod.ts';

/** What a change means for a run that is in progress, from none to most. */
export const diffVerdicts = ['same', 'wording', 'compatible', 'breaking'] as const;
export const changedWord = z.object({ kind: z.enum(['same', 'removed', 'added']), text: z.string() });
export const workflowChange = z.object({
  /** What changed: a step, an input, a line of guidance, …; `workflow` for a fact of the whole. */
  part: z.enum([
    'workflow',
    'input',
    'guidance',
    'reference',
    'step',
    'condition',
    'loop',
    'contract',
    'feature',
    'function',
    'extension_point',
    'binding',
  ]),
  kind: z.enum(['added', 'removed', 'moved', 'changed']),
  /** The id of the part; the text of a line of guidance; for the workflow as a whole its field. */
  id: z.string(),
  /** Which field of the part changed. */
  field: z.string().optional(),
  /** 0-based places among its like, for what was added, removed or moved. */
  from: count.optional(),
  to: count.optional(),
  before: jsonValue.optional(),
  after: jsonValue.optional(),
  /** Texts, word by word. */
  words: z.array(changedWord).optional(),
  effect: z.enum(['wording', 'compatible', 'breaking']),
  reason: z.string(),
});
const side = z.object({
  workflowId,
  workflowHash,
  version: z.string(),
  /** What was named: an id, a file, a hash. */
  named: z.string(),
});
export const diffReport = z.object({
  version: z.literal(1),
  before: side,
  after: side,
  verdict: z.enum(diffVerdicts),
  /** Why the verdict is not milder, each reason once. */
  reasons: z.array(z.string()),
  changes: z.array(workflowChange),
});
export type WorkflowChange = z.infer<typeof workflowChange>;
export type ChangedWord = z.infer<typeof changedWord>;
export type DiffReport = z.infer<typeof diffReport>;
