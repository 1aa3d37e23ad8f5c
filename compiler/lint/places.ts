/** The flow nodes of the authored steps, loops and calls, by their location. */
import type { FlowNode } from '../flow/explore.ts';
import { pointerOf } from '../ir/document.ts';
import type { LintContext } from './context.ts';
import type { Written } from './written.ts';

export type Place = { readonly written: Written; readonly nodes: readonly FlowNode[] };

/** A call has a node for each step that its template added. */
export function placesOf({ workflow, written, flow }: LintContext): readonly Place[] {
  const nodes = new Map<string, FlowNode[]>();
  const add = (pointer: string, id: string) => {
    const node = flow.byId.get(id);
    if (node !== undefined) nodes.set(pointer, [...(nodes.get(pointer) ?? []), node]);
  };
  for (const { loopId, path } of workflow.loops) add(pointerOf(path), loopId);
  for (const { stepId, path } of workflow.steps) add(pointerOf(path), stepId);
  return written.map((one) => ({ written: one, nodes: nodes.get(pointerOf(one.path)) ?? [] }));
}
