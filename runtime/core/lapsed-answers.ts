/**
 * Answers of the user that were given for an earlier iteration of a loop [answers-hold-for-iteration]. The yes to the first item is no yes to
 * the second. An answer that was sent before the loop began holds for all of its iterations. Pure.
 */
import { canonicalText, type JsonObject } from '../../schemas/canonical/json.ts';
import { parentOf } from './lineage.ts';
import { contextAt, type NodeState, owningStep, type SessionState } from './state.ts';

export const textAt = (context: JsonObject, name: string): string | null => {
  const value = Object.hasOwn(context, name) ? context[name] : undefined;
  return value === undefined ? null : canonicalText(value);
};

/** The loops around a step, as `NodeState.selectedPlace` has them. */
export type Place = NodeState['selectedPlace'];

type Sent = 'changed' | 'resent' | 'nothing';

/** What the attempt that created a node did with a key. One that sends the value that is there already records the name alone. */
export function sentWith(node: NodeState, parent: NodeState, name: string): Sent {
  const [now, before] = [contextAt(node), contextAt(parent)];
  if (now !== before && textAt(now, name) !== textAt(before, name)) return 'changed';
  return node.createdBy?.resent.includes(name) === true ? 'resent' : 'nothing';
}

/**
 * The names whose value was last sent in an earlier iteration of a loop around the step. One that was only sent again since the loop began has
 * not lapsed.
 *
 * @param node of the step, or of its chain of blocked attempts and checkpoints
 * @param stack the loops around the step with their iterations, outermost first: those of the node, or of an item that comes next
 * @param names as agents send them
 */
export function lapsedAnswers(
  state: SessionState,
  node: NodeState,
  stack: Place,
  names: readonly string[],
): ReadonlySet<string> {
  const open = new Set(names);
  const lapsed = new Set<string>();
  let at = node;
  for (let parent = above(state, at); parent !== null && open.size > 0; parent = above(state, at)) {
    const { selectedPlace } = owningStep(parent);
    if (selectedPlace[0]?.loopId !== stack[0]?.loopId) break;
    const isEarlier = isOfEarlierIteration(selectedPlace, stack);
    for (const name of open) {
      const sent = at.isRejected ? 'nothing' : sentWith(at, parent, name);
      if (sent === 'nothing' || (sent === 'resent' && isEarlier)) continue;
      open.delete(name);
      if (isEarlier) lapsed.add(name);
    }
    at = parent;
  }
  return lapsed;
}

/** Whether a place is in another iteration of a loop that is open. One outside of an inner loop is before or behind it in the same iteration. */
function isOfEarlierIteration(place: Place, stack: Place): boolean {
  const parted = stack.findIndex(
    ({ loopId, iteration }, depth) => place[depth]?.loopId !== loopId || place[depth]?.iteration !== iteration,
  );
  return parted >= 0 && place[parted]?.loopId === stack[parted]?.loopId;
}

/** The node that an attempt stands on. What the user rejected applies to nothing, nor do the attempts before it on its step [rejected-has-no-effect]. */
export const above = (state: SessionState, node: NodeState): NodeState | null =>
  node.isRejected ? owningStep(node) : parentOf(state, node);
