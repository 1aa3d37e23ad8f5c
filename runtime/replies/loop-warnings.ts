/**
 * Warnings about what loops read: a list that is too long for its loop, at the call that sends it, a list that changes while its loop iterates
 * over it [for-each-list-warnings], the list of an inner loop that still holds what its last run went over [inner-list-reuse-warned], and a
 * value of an earlier iteration that a condition reads [reused-value-warned]. Pure: all follow from what is recorded.
 */

import { canonicalText, type JsonObject, type JsonValue } from '../../schemas/canonical/json.ts';
import type { CompiledLoop, CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { EngineState, LoopFrame } from '../../schemas/execution-snapshot.ts';
import type { LoopId } from '../../schemas/ids.ts';
import { quotedValueBytesMax, warningValuesShownMax } from '../../schemas/limits.ts';
import { counted } from '../../schemas/text/counted.ts';
import { listed } from '../../schemas/text/listed.ts';
import type { Warning } from '../../schemas/tools.ts';
import { contextName, contextValue } from '../core/flow/conditions.ts';
import { loopOf } from '../core/flow/lookup.ts';
import { moveAhead } from '../core/flow/walk.ts';
import { loopsReached } from '../core/fold.ts';
import { parentOf } from '../core/lineage.ts';
import { type ReusedValues, reusedValues } from '../core/reused-values.ts';
import { contextAt, type NodeState, type SessionState } from '../core/state.ts';
import { quoted } from '../core/text-budget.ts';
import { loopsAhead } from '../core/validation/inputs.ts';
import { isNamedInLoop } from '../core/validation/reading.ts';
import { rulesOf } from '../core/validation/rules.ts';
import type { RunView } from './run-view.ts';

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
        message: `"${names.list}" has ${list.length} items, but the later loop "${names.loop}" accepts at most ${loop.maxIterations}. Before that loop starts, send a shorter list: for example, combine small items.`,
        details: { key: names.list, loopId: loop.loopId, items: list.length, maxIterations: loop.maxIterations },
      },
    ];
  });
}

type Stack = readonly LoopFrame[];

/** Whether a loop still goes on after the call. A loop that is entered again for the next item of an outer one does not. */
const goesOn = (stack: Stack, after: Stack, depth: number) =>
  stack
    .slice(0, depth + 1)
    .every(
      ({ loopId, iteration }, at) =>
        after[at]?.loopId === loopId && (at === depth || after[at].iteration === iteration),
    );

/**
 * Lists that changed while a loop goes over them as they were, also with the last step of the loop: the agent may expect the loop
 * to go over what it added.
 *
 * @param stack the loops around the step that the call was about
 * @param after the loops around the step that is pending after the call
 */
export function inUseWarnings(workflow: CompiledSnapshot, stack: Stack, after: Stack, contexts: Contexts): Warning[] {
  return stack.flatMap(({ loopId, items }, depth): Warning[] => {
    const loop = loopOf(workflow, loopId);
    if (loop.kind !== 'for_each' || items === undefined) return [];
    const list = changedList(workflow, loop, contexts);
    if (list === undefined || same(list, items as JsonValue)) return [];
    const names = namesOf(workflow, loop);
    const original = `its original list (${counted(items.length, 'item')})`;
    const effect = goesOn(stack, after, depth)
      ? `continues with ${original}.`
      : `has ended with ${original}. Only later runs of this loop use the new value.`;
    return [
      {
        code: 'LIST_IN_USE',
        message: `The new value of "${names.list}" is stored, but the loop "${names.loop}" ${effect}`,
        details: { key: names.list, loopId, items: items.length },
      },
    ];
  });
}

// The list of the last item (ADR-0080) -------------------------------------------------------------------------------------

/** `isSkipped`: its list is empty. */
type Ahead = { readonly loop: ForEach; readonly around: readonly LoopFrame[]; readonly isSkipped: boolean };

const isInner = (workflow: CompiledSnapshot, stack: readonly LoopFrame[]) =>
  stack.some(({ loopId }) => loopOf(workflow, loopId).body.some(({ kind }) => kind === 'loop'));

/** The loops around a loop that comes next in the body of an open one; null if it is in no open loop. */
function aroundNext(workflow: CompiledSnapshot, stack: Stack, loopId: LoopId): Stack | null {
  const indexIn = (frame: LoopFrame) =>
    loopOf(workflow, frame.loopId).body.findIndex((item) => item.kind === 'loop' && item.loopId === loopId);
  const depth = stack.findIndex((frame) => indexIn(frame) >= 0);
  const outer = stack[depth];
  if (outer === undefined) return null;
  const iteration = indexIn(outer) > outer.bodyIndex ? outer.iteration : outer.iteration + 1;
  return [...stack.slice(0, depth), { ...outer, iteration }];
}

/** The inner loops that are reached next if the step is completed as things are, each with the loops around it. */
function loopsNext(view: RunView, node: NodeState, state: EngineState): readonly Ahead[] {
  const { workflow } = view;
  if (state.kind !== 'running' || state.pending.kind !== 'some' || !isInner(workflow, state.loopStack)) return [];
  const move = moveAhead(workflow, state, contextAt(node));
  if (move.state.kind !== 'running') return [];
  const stack = move.state.loopStack;
  return [...new Set(loopsReached(move.trace))].flatMap((loopId): Ahead[] => {
    const loop = loopOf(workflow, loopId);
    const depth = stack.findIndex((frame) => frame.loopId === loopId);
    const around = depth < 0 ? aroundNext(workflow, state.loopStack, loopId) : stack.slice(0, depth);
    return loop.kind === 'for_each' && around !== null ? [{ loop, around, isSkipped: depth < 0 }] : [];
  });
}

/** The step after which the loop was last reached, within the same run of the outermost loop; null where it is the first time. */
function lastReached(state: SessionState, node: NodeState, loopId: LoopId, outermost: LoopId): NodeState | null {
  for (let at: NodeState | null = node; at !== null; at = parentOf(state, at)) {
    if (at.loopsReached.includes(loopId)) return at;
    if (at.loopsReached.includes(outermost)) return null;
  }
  return null;
}

/**
 * A loop keeps the list that it was entered with, so the warning comes with the step before it, while the agent can still send
 * another list. Where no prompt of the outer loop, outside the inner one, names the list, it is for all items.
 */
export function reusedListWarnings(view: RunView, node: NodeState, state: EngineState): Warning[] {
  const { workflow } = view;
  return loopsNext(view, node, state).flatMap(({ loop, around, isSkipped }): Warning[] => {
    const [outermost, outer] = [around[0], around.at(-1)];
    const input = workflow.inputs.find(({ key }) => key === loop.items);
    if (outermost === undefined || outer === undefined || input === undefined) return [];
    const last = lastReached(view.state, node, loop.loopId, outermost.loopId);
    if (last === null) return [];
    const [before, now] = [last, node].map((at) => contextValue(contextAt(at), loop.items, workflow.inputs));
    if (!Array.isArray(now) || !same(now, before) || isSkipped !== (now.length === 0)) return [];
    if (!isNamedInLoop(workflow, input, outermost.loopId, loop.loopId)) return [];
    const { list, loop: inner } = namesOf(workflow, loop);
    const outerName = quoted(outer.loopId, quotedValueBytesMax);
    const place = `${outer.items === undefined ? 'iteration' : 'item'} ${outer.iteration + 1} of the loop "${outerName}"`;
    const unchanged = isSkipped
      ? `"${list}" is still the empty list of the last time, which skips that loop`
      : `"${list}" (${counted(now.length, 'item')}) is unchanged since that loop last started`;
    return [
      {
        code: 'LIST_REUSED',
        message: `The loop "${inner}" comes next for ${place}, but ${unchanged}. If ${place} needs another list, send context {"${list}": [ … ]} with this step.`,
        details: {
          key: list,
          loopId: loop.loopId,
          outerLoopId: outer.loopId,
          iteration: outer.iteration,
          items: now.length,
        },
      },
    ];
  });
}

// A value of an earlier iteration ------------------------------------------------------------------------------------------

/** Earlier rules do not record what was sent again, or where. */
export function reusedValueWarnings(
  { state, run, workflow }: RunView,
  node: NodeState,
  engineState: EngineState,
  selecting: ReadonlySet<string>,
) {
  return rulesOf(run.rulesVersion).namesLoopsAround
    ? reusedValues(state, workflow, node, engineState, selecting).map(reusedWarning)
    : [];
}

function reusedWarning({ place: { loopId, iteration, items }, names }: ReusedValues): Warning {
  const keys = names.slice(0, warningValuesShownMax).map((name) => quoted(name, quotedValueBytesMax));
  const more = names.length - keys.length;
  const shown = [...keys.map((key) => `"${key}"`), ...(more === 0 ? [] : [`${more} more`])];
  const place = `${items === undefined ? 'iteration' : 'item'} ${iteration + 1}`;
  const values = keys.map((key) => `"${key}": …`).join(', ');
  return {
    code: 'VALUE_REUSED',
    message: `Which step comes next for ${place} of the loop "${quoted(loopId, quotedValueBytesMax)}" depends on ${listed(shown)}, last sent for an earlier one. If ${place} needs another value, send context {${values}} with this step.`,
    details: { keys, loopId, iteration },
  };
}
