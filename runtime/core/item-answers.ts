/**
 * Which answers were given for which item, or iteration, of the loops around a step [item-answers-hold-for-item]. A value stays in the context until another
 * one is sent, but what was sent for one item says nothing about the next. Pure: it follows from what is recorded and from the attempt.
 */
import type { JsonObject } from '../../schemas/canonical/json.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { EngineState, PendingStep } from '../../schemas/execution-snapshot.ts';
import type { LoopId, StepId } from '../../schemas/ids.ts';
import { valuesUnder } from './context.ts';
import { comparedKeysOf, contextName, evaluate } from './flow/conditions.ts';
import { type Gate, gatesOf } from './flow/gates.ts';
import { loopOf, stepOf } from './flow/lookup.ts';
import type { ItemAnswers } from './flow/item-values.ts';
import { above, lapsedAnswers, type Place, sentWith, textAt } from './lapsed-answers.ts';
import { chainOf, parentOf, sinceDone } from './lineage.ts';
import { contextAt, type NodeState, owningStep, type SessionState } from './state.ts';
import { askedInLoop, namesOfItems } from './validation/reading.ts';
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
  const found = new Map<string, Answered>();
  const answered = (name: string): Answered => {
    const known = found.get(name) ?? answeredEmpty(session, workflow, node, name);
    found.set(name, known);
    return known;
  };
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
    heldBack: (depth) =>
      new Set(
        [...heldBack(session, node, loopStack, depth, { workflow, rules })].filter((n) => !Object.hasOwn(sent, n)),
      ),
    emptyLists: (name) => answered(name).count,
    isSent: (name) => {
      const { isSent, kept } = answered(name);
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
 * those; and whether the list was sent since. Attempts count in all chains and in their order, until the step is done. What the user rejected, and
 * what came before it, does not [rejected-has-no-effect].
 *
 * An attempt beside the newest one has the values of that one [blocked-attempt-keeps-context], and its record does not tell which of them the agent
 * sent: only another value shows that. So an empty list that was sent again there is asked for once more, and no list is taken for another item.
 */
function answeredEmpty(session: SessionState, workflow: CompiledSnapshot, node: NodeState, name: string): Answered {
  const attempts = sinceDone(session, owningStep(node)).filter(({ kind }) => kind === 'blocked_attempt');
  let [count, isSent] = [0, false];
  let last: NodeState | null = null;
  for (const at of attempts.slice(attempts.findLastIndex(({ isRejected }) => isRejected) + 1)) {
    const kept = besideOf(session, at, last);
    const parent = above(session, at);
    isSent ||=
      kept === null
        ? parent !== null && sentWith(at, parent, name) !== 'nothing'
        : textAt(contextAt(at), name) !== textAt(contextAt(kept), name);
    last = at;
    if (!isAskedForNext(workflow, at, name)) continue;
    if (isSent) count += 1;
    isSent = false;
  }
  const kept = besideOf(session, node, last);
  return { count, isSent, kept: kept && contextAt(kept) };
}

/** The attempt before this one, if that is in another chain. */
const besideOf = (session: SessionState, node: NodeState, last: NodeState | null): NodeState | null =>
  last === null || chainOf(session, node).includes(last) ? null : last;

/** `kept`: the context of blocked attempts beside the node, which an attempt on the node is sent with; null where there are none */
type Answered = { readonly count: number; readonly isSent: boolean; readonly kept: JsonObject | null };

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

/**
 * Names that count as absent for the rest of an item that was walked again, until they are sent, or a step that compares them was served: each of them
 * may be the reason why no step applied.
 */
export function heldBack(
  session: SessionState,
  node: NodeState,
  stack: Place,
  depth: number,
  at: Pick<At, 'workflow' | 'rules'>,
): ReadonlySet<string> {
  const { workflow } = at;
  const place = placeAt(stack, depth, false);
  const loopId = place.at(-1)?.loopId;
  const steps = servedIn(session, owningStep(node), place);
  const first = steps.at(-1);
  const isFirst = (gate: Gate) =>
    placeOfGate(place.length === 0 ? [] : (first?.selectedPlace ?? []), gate.loopId).length - 1 === depth;
  if (loopId === undefined || first === undefined) return new Set();
  const isAssumed = gatesAt(workflow, first).some((gate) => {
    if (!isFirst(gate) || (gate.loopId !== null && !first.loopsReached.includes(gate.loopId))) return false;
    const truth = (lapsed?: ReadonlySet<string>) =>
      evaluate(gate.conditionId, contextAt(first), workflow, lapsed).truth;
    return truth() === 'false' && truth(lapsedInGate(session, first, gate, at)) === 'unknown';
  });
  if (!isAssumed) return new Set();
  const decided = new Set(steps.flatMap((step) => comparedIn(workflow, gatesAt(workflow, step))));
  const open = comparedIn(workflow, conditionsIn(workflow, loopId as LoopId)).filter((key) => !decided.has(key));
  return lapsedAnswers(session, node, place, namesOfItems(workflow, new Set(open)));
}

const comparedIn = (workflow: CompiledSnapshot, conditions: readonly { readonly conditionId: string }[]) =>
  conditions.flatMap(({ conditionId }) => [...comparedKeysOf(conditionId, workflow)]);

const gatesAt = (workflow: CompiledSnapshot, { selectedStepId, selectedPlace }: NodeState): readonly Gate[] =>
  selectedStepId === null
    ? []
    : gatesOf(workflow, { stepId: selectedStepId as StepId, loopPath: selectedPlace } as PendingStep);

/** Latest first: the steps that were served in an iteration, up to this one. */
function servedIn(session: SessionState, step: NodeState, place: Place): readonly NodeState[] {
  const steps: NodeState[] = [];
  const isInside = ({ selectedPlace }: NodeState) =>
    place.every(
      ({ loopId, iteration }, at) => selectedPlace[at]?.loopId === loopId && selectedPlace[at]?.iteration === iteration,
    );
  for (let at: NodeState | null = step; at !== null && isInside(at); ) {
    steps.push(at);
    const parent = parentOf(session, at);
    at = parent === null ? null : owningStep(parent);
  }
  return steps;
}

/** The conditions of the steps and loops in a loop. */
function conditionsIn(workflow: CompiledSnapshot, loopId: LoopId): readonly { readonly conditionId: string }[] {
  return loopOf(workflow, loopId).body.flatMap((item) => {
    const { when } = item.kind === 'step' ? stepOf(workflow, item.stepId) : loopOf(workflow, item.loopId);
    const inner = item.kind === 'step' ? [] : conditionsIn(workflow, item.loopId);
    return [...(when === undefined ? [] : [{ conditionId: when }]), ...inner];
  });
}

/** The loops around the place where a condition is read: that of a loop is read before the loop. */
export const placeOfGate = (place: Place, loopId: LoopId | null): Place => {
  const at = loopId === null ? -1 : place.findIndex((frame) => frame.loopId === loopId);
  return at < 0 ? place : place.slice(0, at);
};
