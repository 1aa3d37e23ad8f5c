/**
 * Answers of the user that were given for an earlier iteration of a loop [answers-hold-for-iteration]. The yes to the first item is no yes to
 * the second. An answer that was sent before the loop began holds for all of its iterations. Pure.
 */
import { canonicalText, type JsonObject } from '../../schemas/canonical/json.ts';
import type { LoopFrame } from '../../schemas/execution-snapshot.ts';
import type { LoopId } from '../../schemas/ids.ts';
import { parentOf } from './lineage.ts';
import { contextAt, type NodeState, owningStep, type SessionState } from './state.ts';

const textAt = (context: JsonObject, name: string): string | null => {
  const value = Object.hasOwn(context, name) ? context[name] : undefined;
  return value === undefined ? null : canonicalText(value);
};

type Sent = 'changed' | 'resent' | 'nothing';

/** What the attempt that created a node did with a key. One that sends the value that is there already records the name alone. */
function sentWith(node: NodeState, parent: NodeState, name: string): Sent {
  const [now, before] = [contextAt(node), contextAt(parent)];
  if (now !== before && textAt(now, name) !== textAt(before, name)) return 'changed';
  return node.createdBy?.resent.includes(name) === true ? 'resent' : 'nothing';
}

/**
 * The names whose value was last sent in an earlier iteration of a loop around the step. One that was only sent again since the loop began has
 * not lapsed.
 *
 * @param node of the step, or of its chain of blocked attempts and checkpoints
 * @param stack the loops around the step, outermost first
 * @param names as agents send them
 */
export function lapsedAnswers(
  state: SessionState,
  node: NodeState,
  stack: readonly LoopFrame[],
  names: readonly string[],
): ReadonlySet<string> {
  const open = new Set(names);
  const lapsed = new Set<string>();
  /** The innermost loop whose run the walk is still in. */
  let depth = stack.length - 1;
  let isEarlier = false;
  /** Loops whose start the walk has passed: an iteration around them starts each of them once. */
  const passed = new Set<string>();
  let at = node;
  for (let parent = above(state, at); parent !== null && open.size > 0; parent = above(state, at)) {
    const inner = depth;
    while (depth >= 0 && at.loopsReached.includes(stack[depth]?.loopId as LoopId)) depth -= 1;
    const frame = stack[depth];
    if (frame === undefined) break;
    if (depth < inner) isEarlier = false;
    else if (at.loopsReached.some((loopId) => passed.has(loopId))) isEarlier = true;
    for (const loopId of at.loopsReached) passed.add(loopId);
    const { selectedIteration: place } = owningStep(parent);
    const isSame =
      place?.loopId === frame.loopId ? place.iteration === frame.iteration : !passed.has(place?.loopId ?? '');
    if (!isSame) isEarlier = true;
    for (const name of open) {
      const sent = sentWith(at, parent, name);
      if (sent === 'nothing' || (sent === 'resent' && isEarlier)) continue;
      open.delete(name);
      if (isEarlier) lapsed.add(name);
    }
    at = parent;
  }
  return lapsed;
}

/** What the user rejected applies to nothing, nor do the attempts before it on its step [rejected-has-no-effect]. */
const above = (state: SessionState, node: NodeState): NodeState | null =>
  node.isRejected ? owningStep(node) : parentOf(state, node);
