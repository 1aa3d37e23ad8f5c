/**
 * Which answers were given for which item, or iteration, of the loops around a step [item-answers-hold-for-item]. A value stays in the context until another
 * one is sent, but what was sent for one item says nothing about the next. Pure: it follows from what is recorded and from the attempt.
 */
import type { JsonObject } from '../../schemas/canonical/json.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { EngineState } from '../../schemas/execution-snapshot.ts';
import type { LoopId } from '../../schemas/ids.ts';
import { valuesUnder } from './context.ts';
import { comparedKeysOf, contextName } from './flow/conditions.ts';
import type { Gate } from './flow/gates.ts';
import type { ItemAnswers } from './flow/walk.ts';
import { above, lapsedAnswers, type Place, sentWith, textAt } from './lapsed-answers.ts';
import { chainOf, newestInChain } from './lineage.ts';
import { contextAt, type NodeState, owningStep, type SessionState } from './state.ts';
import { askedInLoop } from './validation/reading.ts';
import type { Rules } from './validation/rules.ts';

type At = { readonly workflow: CompiledSnapshot; readonly engineState: EngineState; readonly rules: Rules };
/** `context`: merged with what the attempt sends. */
type Sending = { readonly context: JsonObject; readonly sent: JsonObject };

/** @param node of the attempt; null where a value holds for all items */
export function itemAnswers(
  session: SessionState,
  node: NodeState,
  { workflow, engineState: state, rules }: At,
  { context, sent }: Sending,
): ItemAnswers | null {
  if (!rules.answersHoldForItem || state.kind !== 'running') return null;
  const { loopStack } = state;
  if (loopStack.length === 0) return null;
  const isChanged = (name: string) => textAt(context, name) !== textAt(contextAt(node), name);
  return {
    lapsed: (depth, isNext, names) => {
      const stack = placeAt(loopStack, depth, isNext);
      const before = lapsedAnswers(session, node, stack, names);
      return new Set(
        names.filter((name) =>
          isNext ? before.has(name) || isChanged(name) : before.has(name) && !Object.hasOwn(sent, name),
        ),
      );
    },
    emptyLists: (name) => answeredEmpty(session, workflow, node, name).count,
    isSent: (name) => {
      const { isSent, kept } = answeredEmpty(session, workflow, node, name);
      return isSent || (Object.hasOwn(sent, name) && (kept === null || textAt(sent, name) !== textAt(kept, name)));
    },
  };
}

/** The place of the loop at this depth of the stack, in the iteration that is open or in the next one. */
export const placeAt = (stack: Place, depth: number, isNext: boolean): Place =>
  stack
    .slice(0, depth + 1)
    .map(({ loopId, iteration }, at) => ({ loopId, iteration: isNext && at === depth ? iteration + 1 : iteration }));

/**
 * How often an earlier attempt on the step sent an empty list and was asked for that of the next item, so that another value is about the item after
 * those; and whether the list was sent since. What the user rejected, and what came before it, does not count [rejected-has-no-effect].
 *
 * @returns kept: the context of blocked attempts below the node, which an attempt on the node is sent with; null where there are none
 */
function answeredEmpty(session: SessionState, workflow: CompiledSnapshot, node: NodeState, name: string) {
  const own = chainOf(session, node);
  const chain = own.length > 0 ? own : chainOf(session, newestInChain(session, node) ?? node);
  const rejected = chain.findIndex(({ isRejected }) => isRejected);
  let [count, isSent] = [0, false];
  for (const at of chain.slice(0, rejected < 0 ? chain.length : rejected).reverse()) {
    const parent = above(session, at);
    isSent ||= parent !== null && sentWith(at, parent, name) !== 'nothing';
    if (!isAskedForNext(workflow, at, name)) continue;
    if (isSent) count += 1;
    isSent = false;
  }
  const kept = own.length > 0 || chain[0] === undefined ? null : contextAt(chain[0]);
  return { count, isSent, kept };
}

/** A list that is missing although there is an empty one is that of another item. */
function isAskedForNext({ inputs }: CompiledSnapshot, node: NodeState, name: string): boolean {
  const list = valuesUnder(contextAt(node), [name])[name];
  const outcome = node.createdBy?.outcome;
  if (outcome?.kind !== 'blocked' || !Array.isArray(list) || list.length > 0) return false;
  return outcome.blockers.some(
    ({ code, pointer }) =>
      code === 'MISSING_REQUIRED_OUTPUT' && pointer.kind === 'context_key' && contextName(pointer.key, inputs) === name,
  );
}

/**
 * Those names that a condition of a pending step, or of a loop around it, compares at its place, and that hold an answer for an earlier item there.
 *
 * @param node of the step, or of its chain of blocked attempts and checkpoints
 */
export function lapsedInGate(
  session: SessionState,
  node: NodeState,
  { conditionId, loopId }: Gate,
  { workflow, rules }: Pick<At, 'workflow' | 'rules'>,
): ReadonlySet<string> {
  const place = placeOfGate(owningStep(node).selectedPlace, loopId);
  const [outermost] = place;
  if (!rules.answersHoldForItem || outermost === undefined) return new Set();
  const names = askedInLoop(workflow, comparedKeysOf(conditionId, workflow), outermost.loopId as LoopId);
  return names.length === 0 ? new Set() : lapsedAnswers(session, node, place, names);
}

/** The loops around the place where a condition is read: that of a loop is read before the loop. */
export const placeOfGate = (place: Place, loopId: LoopId | null): Place => {
  const at = loopId === null ? -1 : place.findIndex((frame) => frame.loopId === loopId);
  return at < 0 ? place : place.slice(0, at);
};
