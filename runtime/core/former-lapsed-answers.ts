/**
 * Answers of earlier iterations as version 11 of the rules found them (ADR-0018): from the innermost loop of each step alone, which is all that its
 * log names. In nested loops it can take an answer of another iteration for one of this one, and the reverse. Never edited. Pure.
 */
import type { LoopFrame } from '../../schemas/execution-snapshot.ts';
import type { LoopId } from '../../schemas/ids.ts';
import { above, sentWith } from './lapsed-answers.ts';
import { type NodeState, owningStep, type SessionState } from './state.ts';

/**
 * The names whose value was last sent in an earlier iteration of a loop around the step. One that was only sent again since the loop began has
 * not lapsed.
 *
 * @param node of the step, or of its chain of blocked attempts and checkpoints
 * @param stack the loops around the step, outermost first
 * @param names as agents send them
 */
export function lapsedUnderRules11(
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
    const place = owningStep(parent).selectedPlace.at(-1);
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
