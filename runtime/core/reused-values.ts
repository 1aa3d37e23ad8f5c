/**
 * Values of an earlier iteration of a loop that a condition is about to read [reused-value-warned]: the next item may need another one, and the
 * reply before the condition is the last that can ask for it. Pure: it follows from what is recorded.
 */
import type { JsonObject } from '../../schemas/canonical/json.ts';
import type { CompiledSnapshot, FlowItem } from '../../schemas/compiled-snapshot.ts';
import type { TraceEntry } from '../../schemas/events.ts';
import type { EngineState, LoopFrame } from '../../schemas/execution-snapshot.ts';
import type { LoopId } from '../../schemas/ids.ts';
import { contextKeyOf } from './context.ts';
import { contextValue, keysOf } from './flow/conditions.ts';
import { findInput, loopOf } from './flow/lookup.ts';
import { moveAhead } from './flow/walk.ts';
import { lapsedAnswers } from './lapsed-answers.ts';
import { contextAt, type NodeState, type SessionState } from './state.ts';
import { isNamedInLoop } from './validation/reading.ts';

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

/** Keys that conditions read, by the innermost open loop whose item they are about. */
type Reads = ReadonlyMap<number, ReadonlySet<string>>;

/** What the conditions of steps and loops read next, if the pending step is completed as things are, for the items that are open now. */
function readNext(workflow: CompiledSnapshot, state: Running, context: JsonObject): Reads {
  const { loopStack: stack } = state;
  const reads = new Map<number, Set<string>>();
  const open = new Set<string>(stack.map(({ loopId }) => loopId));
  let depth = stack.length - 1;
  for (const { kind, refs = [] } of moveAhead(workflow, state, context).trace) {
    const subject = subjectOf(refs);
    // How an open loop is decided or left is no condition of a place in its body.
    if (subject === null || open.has(subject)) continue;
    const at = depthOf(workflow, stack, subject);
    const frame = stack[at];
    if (frame !== undefined && isNextIteration(workflow, frame, subject)) break;
    if (frame === undefined && workflow.flow.some((item) => idOf(item) === subject)) break;
    // The others are in a loop that the walk has entered within the item.
    if (frame !== undefined) depth = at;
    const condition = refs[1];
    if (kind !== 'evaluated_condition' || condition?.kind !== 'condition_id') continue;
    const keys = reads.get(depth) ?? new Set();
    for (const key of keysOf(condition.conditionId, workflow)) keys.add(key);
    reads.set(depth, keys);
  }
  return reads;
}

/** The names of those keys that are inputs, have a value, and are named by a step in the loops. An input that no step there names is for all iterations. */
function namesOf(
  workflow: CompiledSnapshot,
  keys: ReadonlySet<string>,
  context: JsonObject,
  outermost: LoopId,
): string[] {
  return [...keys].flatMap((key) => {
    const input = findInput(workflow.inputs, key);
    if (input === undefined || contextValue(context, key, workflow.inputs) === undefined) return [];
    return isNamedInLoop(workflow, input, outermost) ? [contextKeyOf(input)] : [];
  });
}

/** `place`: the innermost loop that has an earlier iteration: the values are not from the one that is open there now */
export type ReusedValues = { readonly place: LoopFrame; readonly names: readonly string[] };

/** @param state of the step that is pending at the node */
export function reusedValues(
  session: SessionState,
  workflow: CompiledSnapshot,
  node: NodeState,
  state: EngineState,
): readonly ReusedValues[] {
  if (state.kind !== 'running' || state.pending.kind !== 'some') return [];
  const { loopStack } = state;
  const [outermost] = loopStack;
  if (outermost === undefined || loopStack.every(({ iteration }) => iteration === 0)) return [];
  return [...readNext(workflow, state, contextAt(node))].flatMap(([depth, keys]): ReusedValues[] => {
    const stack = loopStack.slice(0, depth + 1);
    const place = stack.findLast(({ iteration }) => iteration > 0);
    if (place === undefined) return [];
    const names = namesOf(workflow, keys, contextAt(node), outermost.loopId);
    const reused = [...lapsedAnswers(session, node, stack, names)].sort();
    return reused.length === 0 ? [] : [{ place, names: reused }];
  });
}
