/**
 * Warnings about lists of `for_each` loops: a list that is too long for its loop, at the call that sends it, and a list that
 * changes while its loop iterates over it [for-each-list-warnings]. Pure: both follow from what is recorded.
 */
import { counted } from '../../schemas/counted.ts';
import { canonicalText, type JsonObject, type JsonValue } from '../../schemas/canonical/json.ts';
import type { CompiledLoop, CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { EngineState, LoopFrame } from '../../schemas/execution-snapshot.ts';
import { quotedValueBytesMax } from '../../schemas/limits.ts';
import type { Warning } from '../../schemas/tools.ts';
import { contextName, contextValue } from '../core/flow/conditions.ts';
import { loopOf } from '../core/flow/lookup.ts';
import { loopsAhead } from '../core/validation/inputs.ts';
import { quoted } from '../core/text-budget.ts';

type ForEach = Extract<CompiledLoop, { kind: 'for_each' }>;
type Contexts = { readonly before: JsonObject; readonly after: JsonObject };

const same = (a: JsonValue | undefined, b: JsonValue | undefined) =>
  a === b || (a !== undefined && b !== undefined && canonicalText(a) === canonicalText(b));

/** The list of a loop after the call, when the call changed it; else undefined. */
function changedList(workflow: CompiledSnapshot, { items }: ForEach, { before, after }: Contexts) {
  const list = contextValue(after, items, workflow.inputs);
  return same(list, contextValue(before, items, workflow.inputs)) ? undefined : list;
}

const namesOf = (workflow: CompiledSnapshot, loop: ForEach) => ({
  loop: quoted(loop.loopId, quotedValueBytesMax),
  list: quoted(contextName(loop.items, workflow.inputs), quotedValueBytesMax),
});

function tooLongFor(workflow: CompiledSnapshot, loop: CompiledLoop, contexts: Contexts) {
  const list = loop.kind === 'for_each' ? changedList(workflow, loop, contexts) : undefined;
  return Array.isArray(list) && list.length > loop.maxIterations ? [[loop.loopId, list] as const] : [];
}

/**
 * Lists that are too long for a loop that is still to be entered.
 *
 * @param state after the call
 */
export function tooLongWarnings(workflow: CompiledSnapshot, state: EngineState, contexts: Contexts): Warning[] {
  const tooLong = new Map(workflow.loops.flatMap((loop) => tooLongFor(workflow, loop, contexts)));
  // Few calls send such a list, and the way ahead is as long as the workflow.
  if (tooLong.size === 0) return [];
  return loopsAhead(workflow, state, contexts.after).flatMap((loop): Warning[] => {
    const list = tooLong.get(loop.loopId);
    if (loop.kind !== 'for_each' || list === undefined) return [];
    const names = namesOf(workflow, loop);
    return [
      {
        code: 'LIST_TOO_LONG',
        message: `${names.list} has ${list.length} items, but the later loop ${names.loop} accepts at most ${loop.maxIterations}. Before that loop starts, send a shorter list: for example, combine small items.`,
        details: { key: names.list, loopId: loop.loopId, items: list.length, maxIterations: loop.maxIterations },
      },
    ];
  });
}

/**
 * Lists that changed while a loop goes over them as they were.
 *
 * @param stack the loops around the step that the call was about
 */
export function inUseWarnings(workflow: CompiledSnapshot, stack: readonly LoopFrame[], contexts: Contexts): Warning[] {
  return stack.flatMap(({ loopId, items }): Warning[] => {
    const loop = loopOf(workflow, loopId);
    if (loop.kind !== 'for_each' || items === undefined) return [];
    const list = changedList(workflow, loop, contexts);
    if (list === undefined || same(list, items as JsonValue)) return [];
    const names = namesOf(workflow, loop);
    return [
      {
        code: 'LIST_IN_USE',
        message: `The new value of ${names.list} is stored, but loop ${names.loop} continues with its original list (${counted(items.length, 'item')}).`,
        details: { key: names.list, loopId, items: items.length },
      },
    ];
  });
}
