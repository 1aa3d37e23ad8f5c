/** What `inspect --json` and `start --json` print: what an agent would get, for people and scripts (interfaces.md, CLI). */
import { compiledBinding } from './compiled-snapshot.ts';
import { inspectData, startData } from './tools.ts';
import { z } from './zod.ts';

export const inspectReport = inspectData.omit({ ok: true }).extend({ version: z.literal(1) });
export type InspectReport = z.infer<typeof inspectReport>;

export const startReport = startData.omit({ ok: true }).extend({
  version: z.literal(1),
  /** What fills the slots of the workflow in this run, and why. */
  bindings: z.array(compiledBinding),
  /** What to give to an agent: the first step with its tokens, and how to go on. */
  agentText: z.string(),
});
export type StartReport = z.infer<typeof startReport>;
