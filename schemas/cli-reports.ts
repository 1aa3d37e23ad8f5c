/** What `inspect --json` and `start --json` print: what an agent would get, for people and scripts (interfaces.md, CLI). */
import { compiledBinding, compiledCondition, compiledLoop, flowItem } from './compiled-snapshot.ts';
import { inspectData, startData } from './tools.ts';
import { z } from './zod.ts';

const inspectedStep = inspectData.shape.steps.element.extend({
  /** The condition of the step, and the contract of its output; absent where it has none. */
  when: z.string().optional(),
  contract: z.string().optional(),
});
export const inspectReport = inspectData.omit({ ok: true }).extend({
  version: z.literal(1),
  steps: z.array(inspectedStep),
  /** As they are compiled; absent in the view of extension points. */
  conditions: z.array(compiledCondition).optional(),
  loops: z.array(compiledLoop).optional(),
  /** The order of steps and loops. */
  flow: z.array(flowItem).optional(),
});
export type InspectReport = z.infer<typeof inspectReport>;

export const startReport = startData.omit({ ok: true }).extend({
  version: z.literal(1),
  /** What fills the slots of the workflow in this run, and why. */
  bindings: z.array(compiledBinding),
  /** What to give to an agent: the first step with its tokens, and how to go on. */
  agentText: z.string(),
});
export type StartReport = z.infer<typeof startReport>;
