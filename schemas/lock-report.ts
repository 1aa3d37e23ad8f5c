/** `lock --json`: which input of a workflow changed since `workrail.lock` was written. */
import { workflowHash, z } from './zod.ts';

/** `child`: another version of the implementation that is bound to a slot. */
export const lockInputs = ['source', 'file', 'builtin', 'binding', 'child', 'compiler'] as const;
export const lockCause = z.object({
  input: z.enum(lockInputs),
  /** The ref, the slot or the id of the implementation, if there can be several. */
  id: z.string().optional(),
  before: z.string().optional(),
  after: z.string().optional(),
  /** The meaning, in one line. */
  detail: z.string(),
});
export const lockExplanation = z.object({
  workflowId: z.string(),
  /** `broken`: the locked source does not compile now. */
  state: z.enum(['unchanged', 'changed', 'not_locked', 'gone', 'broken']),
  lockedHash: workflowHash.optional(),
  currentHash: workflowHash.optional(),
  /** Whether the workflow itself changed, and not only the data in its lock entry. */
  isHashChanged: z.boolean(),
  causes: z.array(lockCause),
});
/**
 * `broken`: sources that do not compile and were never locked. `hasOtherText`: all entries match, and the file has other content
 * than compiling writes, such as an added key.
 */
export const lockReport = z.object({
  version: z.literal(1),
  workflows: z.array(lockExplanation),
  broken: z.array(z.string()).optional(),
  hasOtherText: z.literal(true).optional(),
});
export type LockCause = z.infer<typeof lockCause>;
export type LockExplanation = z.infer<typeof lockExplanation>;
export type LockReport = z.infer<typeof lockReport>;
