/**
 * Values of an earlier iteration of a loop that a condition is about to read [reused-value-warned]: the next item may need another one, and the
 * reply before the condition is the last that can ask for it. Pure: it follows from what is recorded.
 */
import type { JsonObject } from '../../schemas/canonical/json.ts';
import type { CompiledSnapshot, FlowItem } from '../../schemas/compiled-snapshot.ts';
import type { TraceEntry } from '../../schemas/events.ts';
import type { EngineState, LoopFrame } from '../../schemas/execution-snapshot.ts';
import { keysOf } from './flow/conditions.ts';
import { loopOf } from './flow/lookup.ts';
import { moveAhead } from './flow/walk.ts';
import { placeAt } from './item-answers.ts';
import { lapsedAnswers } from './lapsed-answers.ts';
import { contextAt, type NodeState, type SessionState } from './state.ts';
import { askedInLoop } from './validation/reading.ts';

type Stack = readonly LoopFrame[];
type Running = Extract<EngineState, { kind: 'running' }>;

/** What a trace entry is about: a step, or a loop. */
function subjectOf([first]: NonNullable<TraceEntry['refs']>): string | null {
  if (first?.kind === 'step_id') return first.stepId;
  return first?.kind === 'loop_id' ? first.loopId : null;
}

const idOf = (item: FlowItem): string => (item.kind === 'step' ? item.stepId : item.loopId);

/** The open loop whose body the subject is in, as its place in the stack; -1 where it is in none. */
const depthOf = (workflow: CompiledSnapshot, stack: Stack, subject: string) =>
  stack.findIndex(({ loopId }) => loopOf(workflow, loopId).body.some((item) => idOf(item) === subject));

/** Whether the walk has left the iteration that the place of a frame is in, and goes through the body anew. */
const isNextIteration = (workflow: CompiledSnapshot, { loopId, bodyIndex }: LoopFrame, subject: string) =>
  loopOf(workflow, loopId).body.findIndex((item) => idOf(item) === subject) <= bodyIndex;

/** Keys that conditions read about one item: of the innermost open loop at this depth, or the one after that. */
type Read = { readonly depth: number; readonly isNext: boolean; readonly keys: ReadonlySet<string> };

/**
 * What the conditions of steps and loops read next, if the pending step is completed as things are: for the items that are open now, and then for the
 * next item of a `for_each`, up to its first step. A value that is still read for an open item cannot be sent for the next one with this step.
 */
function readNext(workflow: CompiledSnapshot, state: Running, context: JsonObject): readonly Read[] {
  const { loopStack: stack } = state;
  const reads: (Read & { readonly keys: Set<string> })[] = [];
  const open = new Set<string>(stack.map(({ loopId }) => loopId));
  const seen = new Set<string>();
  let [depth, isNext] = [stack.length - 1, false];
  for (const { kind, refs = [] } of moveAhead(workflow, state, context).trace) {
    const subject = subjectOf(refs);
    // How an open loop is decided or left is no condition of a place in its body.
    if (subject === null || open.has(subject)) continue;
    const at = depthOf(workflow, stack, subject);
    const frame = stack[at];
    if (frame === undefined && workflow.flow.some((item) => idOf(item) === subject)) break;
    // The others are in a loop that the walk has entered within the item.
    if (frame !== undefined) {
      if (isNext && (at !== depth || seen.has(subject))) break;
      if (!isNext && isNextIteration(workflow, frame, subject)) {
        if (loopOf(workflow, frame.loopId).kind !== 'for_each') break;
        isNext = true;
      }
      if (kind === 'evaluated_condition' && isNext) seen.add(subject);
      depth = at;
    }
    const condition = refs[1];
    if (kind !== 'evaluated_condition' || condition?.kind !== 'condition_id') continue;
    const keys = reads.find((read) => read.depth === depth && read.isNext === isNext)?.keys ?? new Set();
    for (const key of keysOf(condition.conditionId, workflow)) {
      if (!isNext || !reads.some((read) => !read.isNext && read.keys.has(key))) keys.add(key);
    }
    if (!reads.some((read) => read.keys === keys)) reads.push({ depth, isNext, keys });
  }
  return reads;
}

/** `place`: the innermost loop that has an earlier iteration: the values are not from the one that is open there now */
export type ReusedValues = { readonly place: LoopFrame; readonly names: readonly string[] };

/**
 * @param state of the step that is pending at the node
 * @param selecting names about which the reply already says that they selected the pending step
 */
export function reusedValues(
  session: SessionState,
  workflow: CompiledSnapshot,
  node: NodeState,
  state: EngineState,
  selecting: ReadonlySet<string>,
): readonly ReusedValues[] {
  if (state.kind !== 'running' || state.pending.kind !== 'some') return [];
  const { loopStack } = state;
  const [outermost] = loopStack;
  if (outermost === undefined) return [];
  const context = contextAt(node);
  return readNext(workflow, state, context).flatMap(({ depth, isNext, keys }): ReusedValues[] => {
    const stack = placeAt(loopStack, depth, isNext);
    const at = stack.findLastIndex(({ iteration }) => iteration > 0);
    const [place, frame] = [stack[at], loopStack[at]];
    if (place === undefined || frame === undefined) return [];
    const asked = askedInLoop(workflow, keys, outermost.loopId).filter((name) => Object.hasOwn(context, name));
    const names = asked.filter((name) => !selecting.has(name));
    const reused = [...lapsedAnswers(session, node, stack, names)].sort();
    return reused.length === 0 ? [] : [{ place: { ...frame, iteration: place.iteration }, names: reused }];
  });
}
