/**
 * The interpreter: from a completed step to the next one, or to the end of the run [walk-terminates]. Pure: a compiled workflow,
 * an engine state, the context and the decisions of this attempt in; an engine state, the trace and what gave cause for concern
 * out.
 *
 * Invariants:
 * - the walk only goes forward, so a step instance is visited once; a skipped step is never completed
 * - `iteration` is 0-based and grows only between iterations; a body never runs with `iteration >= maxIterations`
 * - a `while` loop is entered once without being asked, unless a step before it decided to stop, and goes round only when its
 *   frame says `continue`
 * - a `for_each` walks the list as it was at entry
 * - an iteration in which no step applies ends its loop: the next one would be the same, so every walk ends. Only a seed, and an
 *   empty list of an inner loop that was sent for this item, make it another one: they count once
 * - an answer for an earlier item ends no `for_each`: an iteration in which no step applies because of one is walked once more
 *   without it [item-answers-hold-for-item]
 *
 * The walk always arrives. Where the rules let nobody go on without a word (no decision, a cap, no list), it goes on as the
 * never-stop mode does and reports a concern; validation turns it into a blocker or a gap.
 */

import type { JsonObject, JsonValue } from '../../../schemas/canonical/json.ts';
import type { LoopDecision } from '../../../schemas/closed-sets.ts';
import { byField } from '../../../schemas/code-unit-order.ts';
import type { CompiledLoop, CompiledSnapshot, FlowItem } from '../../../schemas/compiled-snapshot.ts';
import type { TraceEntry } from '../../../schemas/events.ts';
import type { Completed, EngineState, LoopFrame, LoopSeed, PendingStep } from '../../../schemas/execution-snapshot.ts';
import type { LoopId, StepId } from '../../../schemas/ids.ts';
import { counted } from '../../../schemas/text/counted.ts';
import { loopPlace, stepInstanceKey, withCompleted } from '../execution-state.ts';
import { currentRules, type Rules } from '../validation/rules.ts';
import { comparedKeysOf, contextName, contextValue, type Evaluation, evaluate, keysOf } from './conditions.ts';
import type { Gate } from './gates.ts';
import { type ItemAnswers, type ItemsBefore, ItemValues } from './item-values.ts';
import { loopOf, placeInFlow, stepOf } from './lookup.ts';
import * as trace from './trace.ts';

/** The loop that gives cause for concern, as messages name it: the same loop of another iteration is another one. */
type ConcernOf = {
  readonly loopId: LoopId;
  readonly place: string;
  /** What the agent may still send or decide cannot lead the walk past it. */
  readonly isCertain: boolean;
};
export type Concern =
  /** An iteration of a `while` loop ended and nothing was decided. */
  | (ConcernOf & { readonly kind: 'undecided'; readonly iteration: number; readonly maxIterations: number })
  /** No iteration is left, and `stop` was not decided: `continue` was, or nothing. */
  | (ConcernOf & {
      readonly kind: 'cap_reached';
      readonly iteration: number;
      readonly maxIterations: number;
      readonly isUndecided: boolean;
    })
  /** The list of a `for_each` is not there, or no list. `isOptional`: it is absent, and no input that the workflow requires. */
  | (ConcernOf & {
      readonly kind: 'list_missing';
      readonly key: string;
      readonly isOptional: boolean;
      /** Of the loops around it, innermost first: the list in the context is the empty one of an earlier item there. Null: there is none. */
      readonly item: readonly { readonly loopId: LoopId; readonly iteration: number }[] | null;
    })
  | (ConcernOf & {
      readonly kind: 'list_too_long';
      readonly key: string;
      readonly length: number;
      readonly maxIterations: number;
    });
export type Move = {
  readonly state: EngineState;
  readonly trace: readonly TraceEntry[];
  readonly concerns: readonly Concern[];
};
type Running = Extract<EngineState, { kind: 'running' }>;
/** What the attempt decided, by loop: one that is open, or one that the pending step may enter or skip before it is reached. */
export type Decisions = ReadonlyMap<LoopId, LoopDecision>;
const noDecisions: Decisions = new Map();
const nothingCompleted: Completed = { kind: 'set', values: [] };

/** @param rules of the run: a trace that is recorded is written in their texts */
export function firstMove(workflow: CompiledSnapshot, context: JsonObject, rules: Rules = currentRules()): Move {
  const start = { completed: nothingCompleted, frames: [], flowIndex: -1, seeds: [] };
  return new Walk(workflow, context, start, noDecisions, rules).run();
}

/**
 * The move after the pending step is done. The state must have one.
 *
 * @param rules of the run: a trace that is recorded is written in their texts
 * @param unmet the condition that keeps the pending step, or a loop around it, from applying; null where there is none
 * @param answers null where a value holds for all items
 */
export function nextMove(
  workflow: CompiledSnapshot,
  state: EngineState,
  context: JsonObject,
  decisions: Decisions = noDecisions,
  rules: Rules = currentRules(),
  unmet: Gate | null = null,
  answers: ItemAnswers | null = null,
): Move {
  const { step, running } = pendingIn(state);
  const completed = withCompleted(running.completed, stepInstanceKey(step));
  return moveOn(workflow, state, context, { decisions, completed, rules, unmet, answers });
}

/**
 * Where the walk would arrive if the pending step were done as things are, and every value held for all items. Its state is not one to store: it
 * lists no more as done.
 */
export function moveAhead(workflow: CompiledSnapshot, state: EngineState, context: JsonObject): Move {
  const { completed } = pendingIn(state).running;
  const asIs = { decisions: noDecisions, completed, rules: currentRules(), unmet: null, answers: null };
  return moveOn(workflow, state, context, asIs);
}

type Attempted = {
  readonly decisions: Decisions;
  readonly completed: Completed;
  readonly rules: Rules;
  readonly unmet: Gate | null;
  readonly answers: ItemAnswers | null;
};

function moveOn(
  workflow: CompiledSnapshot,
  state: EngineState,
  context: JsonObject,
  { decisions, completed, rules, unmet, answers }: Attempted,
): Move {
  const { step, running } = pendingIn(state);
  const outermost = running.loopStack[0];
  const at = placeInFlow(
    workflow,
    outermost === undefined ? { kind: 'step', stepId: step.stepId } : { kind: 'loop', loopId: outermost.loopId },
  );
  if (at === undefined) throw new Error(`the pending step ${step.stepId} is not in the flow`);
  const start = { completed, frames: running.loopStack, flowIndex: at, seeds: running.seeds ?? [] };
  const seeds = rules.seedsAreAwaited ? (stepOf(workflow, step.stepId).output?.seeds ?? []) : [];
  const awaited = new Set(seeds.filter((loopId) => !decisions.has(loopId)));
  const walk = new Walk(workflow, context, start, decisions, rules, { answers, awaited });
  if (unmet !== null) walk.leaveUnmet(step.stepId, unmet);
  return walk.run();
}

function pendingIn(state: EngineState): { step: PendingStep; running: Running } {
  if (state.kind !== 'running' || state.pending.kind !== 'some') throw new Error('no step is pending');
  return { step: state.pending.step, running: state };
}

/** What an attempt on a pending step knows. */
type Known = {
  readonly answers: ItemAnswers | null;
  /** Loops ahead that the step may still decide about. */
  readonly awaited: ReadonlySet<LoopId>;
};
const nothingKnown: Known = { answers: null, awaited: new Set() };

/** An iteration that began in this walk: no step of it has run. */
type Begun = {
  readonly read: { readonly keys: Set<string>; readonly emptyLists: Map<string, LoopId> };
  /** As the walk was when the iteration began. */
  readonly before: {
    readonly entries: number;
    readonly concerns: number;
    readonly seeds: ReadonlyMap<LoopId, LoopDecision>;
    readonly seeded: ReadonlySet<LoopId>;
    readonly isCertain: boolean;
    readonly items: ItemsBefore;
  };
  /** It is walked without answers for earlier items. */
  readonly isWalkedAgain: boolean;
};
const nothingRead = (): Begun['read'] => ({ keys: new Set(), emptyLists: new Map() });

type Start = {
  readonly completed: Completed;
  readonly frames: readonly LoopFrame[];
  readonly flowIndex: number;
  readonly seeds: readonly LoopSeed[];
};

class Walk {
  readonly #workflow: CompiledSnapshot;
  readonly #context: JsonObject;
  readonly #completed: Completed;
  readonly #rules: Rules;
  readonly #frames: LoopFrame[];
  readonly #trace: TraceEntry[] = [];
  readonly #concerns: Concern[] = [];
  /** Of the loops whose current iteration began in this walk. */
  readonly #begun = new Map<LoopId, Begun>();
  readonly #values: ItemValues;
  /** Whether all that the way depended on so far is known: what is absent may still be sent, and change it. */
  #isCertain = true;
  /** Loops in whose current iteration a seed was used: the next one may find another way. */
  #seeded = new Set<LoopId>();
  readonly #awaited: ReadonlySet<LoopId>;
  /** Decisions about loops that were not reached yet. */
  #seeds: Map<LoopId, LoopDecision>;
  #flowIndex: number;

  constructor(
    workflow: CompiledSnapshot,
    context: JsonObject,
    { completed, frames, flowIndex, seeds }: Start,
    decisions: Decisions,
    rules: Rules,
    { answers, awaited }: Known = nothingKnown,
  ) {
    this.#rules = rules;
    this.#awaited = awaited;
    this.#workflow = workflow;
    this.#context = context;
    this.#values = new ItemValues(workflow, context, answers, frames.length);
    this.#completed = completed;
    this.#flowIndex = flowIndex;
    this.#frames = frames.map((frame) => {
      const control = decisions.get(frame.loopId);
      return control === undefined ? frame : { ...frame, control };
    });
    const open = new Set(frames.map(({ loopId }) => loopId));
    this.#seeds = new Map(seeds.map(({ loopId, decision }) => [loopId, decision]));
    for (const [loopId, decision] of decisions) if (!open.has(loopId)) this.#seeds.set(loopId, decision);
  }

  run(): Move {
    for (;;) {
      const item = this.#nextItem();
      if (item === null) {
        if (this.#frames.length === 0) return this.#arrived(null);
        this.#endIteration();
      } else if (item.kind === 'loop') {
        this.#reach(loopOf(this.#workflow, item.loopId));
      } else if (this.#applies(item.stepId)) {
        const loopPath = this.#frames.map(({ loopId, iteration }) => ({ loopId, iteration }));
        return this.#arrived({ stepId: item.stepId, loopPath });
      }
    }
  }

  #arrived(step: PendingStep | null): Move {
    const [completed, entries, concerns] = [this.#completed, this.#trace, this.#concerns];
    if (step === null) return { state: { kind: 'complete', completed }, trace: entries, concerns };
    const seeds = [...this.#seeds].map(([loopId, decision]) => ({ loopId, decision })).sort(byField('loopId'));
    const state: Running = {
      kind: 'running',
      completed,
      loopStack: this.#frames,
      pending: { kind: 'some', step },
      ...(seeds.length === 0 ? {} : { seeds }),
    };
    return { state, trace: [...entries, trace.selectedStep(step, this.#rules)], concerns };
  }

  /** Steps to the next place of the innermost body, or of the flow; null at its end. */
  #nextItem(): FlowItem | null {
    const frame = this.#frames.at(-1);
    if (frame === undefined) {
      this.#flowIndex += 1;
      return this.#workflow.flow[this.#flowIndex] ?? null;
    }
    const bodyIndex = frame.bodyIndex + 1;
    const item = loopOf(this.#workflow, frame.loopId).body[bodyIndex] ?? null;
    if (item !== null) this.#replaceTop({ ...frame, bodyIndex });
    return item;
  }

  #replaceTop(frame: LoopFrame): void {
    this.#frames[this.#frames.length - 1] = frame;
  }

  #applies(stepId: StepId): boolean {
    const { when } = stepOf(this.#workflow, stepId);
    if (when === undefined) return true;
    const evaluation = this.#evaluated(when);
    this.#trace.push(trace.stepCondition(stepId, when, evaluation, this.#rules.texts));
    return evaluation.truth !== 'false';
  }

  #evaluated(when: string): Evaluation {
    const { inputs } = this.#workflow;
    const { absent, readable: context } = this.#values;
    const evaluation = evaluate(when, this.#context, this.#workflow, absent);
    const compared = comparedKeysOf(when, this.#workflow);
    for (const { read } of this.#begun.values()) for (const key of compared) read.keys.add(key);
    const isKnown = [...keysOf(when, this.#workflow)].every((key) => contextValue(context, key, inputs) !== undefined);
    if (!isKnown || evaluation.truth === 'unknown') this.#isCertain = false;
    return evaluation;
  }

  // Entering ------------------------------------------------------------------------------------------------------------

  #reach(loop: CompiledLoop): void {
    const { loopId, when } = loop;
    if (when !== undefined) {
      const evaluation = this.#evaluated(when);
      this.#trace.push(trace.loopCondition(loopId, when, evaluation, this.#rules.texts));
      if (evaluation.truth === 'false') {
        this.#trace.push(trace.notEntered(loopId, 'its condition is false'));
        return;
      }
    }
    if (this.#isSkippedBySeed(loopId)) return;
    if (loop.kind === 'while') this.#enter(loopId, null, `for at most ${counted(loop.maxIterations, 'iteration')}`);
    else this.#enterForEach(loop);
  }

  /** A seed counts once: a loop that is reached again is entered as if nobody had decided. */
  #isSkippedBySeed(loopId: LoopId): boolean {
    if (this.#awaited.has(loopId)) this.#isCertain = false;
    const decision = this.#seeds.get(loopId);
    if (decision === undefined) return false;
    this.#seeds.delete(loopId);
    for (const frame of this.#frames) this.#seeded.add(frame.loopId);
    this.#trace.push(trace.decidedBefore(loopId, this.#rules.texts.decidedBefore(decision)));
    if (decision === 'continue') return false;
    this.#trace.push(trace.notEntered(loopId, this.#rules.texts.decidedBefore(decision)));
    return true;
  }

  #enter(loopId: LoopId, items: JsonValue[] | null, how: string): void {
    this.#frames.push({ loopId, iteration: 0, bodyIndex: -1, ...(items === null ? {} : { items }) });
    this.#trace.push(trace.enteredLoop(loopId, how));
    this.#begin(loopId);
  }

  #begin(loopId: LoopId): void {
    const before = {
      entries: this.#trace.length,
      concerns: this.#concerns.length,
      seeds: new Map(this.#seeds),
      seeded: new Set(this.#seeded),
      isCertain: this.#isCertain,
      items: this.#values.before(),
    };
    this.#begun.set(loopId, { read: nothingRead(), before, isWalkedAgain: false });
  }

  #enterForEach(loop: Extract<CompiledLoop, { kind: 'for_each' }>): void {
    const { loopId, maxIterations } = loop;
    const { inputs } = this.#workflow;
    const at = { loopId, place: loopPlace(loopId, this.#frames), isCertain: this.#isCertain };
    const key = contextName(loop.items, inputs);
    const list = this.#values.listOf(loop, this.#frames.length);
    if (!Array.isArray(list) || list.length === 0) {
      const isEmpty = Array.isArray(list);
      if (isEmpty) for (const { read } of this.#begun.values()) read.emptyLists.set(key, loopId);
      const what = isEmpty ? 'is empty' : list === undefined ? 'is absent' : this.#rules.texts.notAList;
      // Missing is not empty: only an empty list says that there is nothing to do [for-each-list-missing].
      if (!isEmpty) {
        const isRequired = inputs.some((input) => input.key === loop.items && input.required);
        const isOptional = list === undefined && !isRequired;
        const around = this.#frames.map((frame) => ({ loopId: frame.loopId, iteration: frame.iteration })).reverse();
        const item = this.#values.absent.has(key) && around.length > 0 ? around : null;
        this.#concerns.push({ kind: 'list_missing', ...at, key: loop.items, isOptional, item });
      }
      this.#trace.push(trace.listFound(loopId, `${key} ${what}`), trace.notEntered(loopId, this.#rules.texts.noItems));
      return;
    }
    if (list.length > maxIterations) {
      this.#concerns.push({ kind: 'list_too_long', ...at, key: loop.items, length: list.length, maxIterations });
    }
    const items = list.slice(0, maxIterations) as JsonValue[];
    this.#trace.push(trace.listFound(loopId, `${key} ${this.#rules.texts.hasItems(counted(list.length, 'item'))}`));
    this.#enter(loopId, items, `for ${counted(items.length, 'item')}`);
  }

  // Leaving -------------------------------------------------------------------------------------------------------------

  #endIteration(): void {
    const frame = this.#frames.at(-1);
    if (frame === undefined) throw new Error('no loop is open');
    const loop = loopOf(this.#workflow, frame.loopId);
    const [outermost = frame] = this.#frames;
    if (loop.kind === 'for_each' && this.#walksAgain(frame, outermost)) return;
    if (this.#isLikeTheNext(frame, loop, outermost)) this.#leave(frame, this.#whyNoStep(frame));
    else if (loop.kind === 'for_each') this.#nextItemOf(frame);
    else this.#decide(frame, loop);
  }

  /** No step of the iteration ran, so none of the next one would, unless what skipped it counts for one item alone. */
  #isLikeTheNext({ loopId }: LoopFrame, { kind }: CompiledLoop, outermost: LoopFrame): boolean {
    const begun = this.#begun.get(loopId);
    if (begun === undefined) return false;
    if (kind !== 'for_each') return true;
    const isSeeded = this.#rules.seedsSkipOneItem && this.#seeded.has(loopId);
    return !isSeeded && !this.#values.isSkippedByOwnList(begun.read, outermost.loopId);
  }

  #whyNoStep({ iteration, items }: LoopFrame): string {
    const { texts } = this.#rules;
    return (items === undefined ? null : texts.noStepForItem?.(items.length - 1 - iteration)) ?? texts.noStepRan;
  }

  /** Begins an iteration again without the answers for earlier items that it read, if there are any. */
  #walksAgain(frame: LoopFrame, outermost: LoopFrame): boolean {
    const begun = this.#begun.get(frame.loopId);
    if (begun === undefined || begun.isWalkedAgain) return false;
    const lapsed = this.#values.lapsedIn(begun.read, outermost.loopId);
    if (lapsed.length === 0) return false;
    const { before } = begun;
    this.#trace.length = before.entries;
    this.#concerns.length = before.concerns;
    this.#seeds = new Map(before.seeds);
    this.#seeded = new Set(before.seeded);
    this.#isCertain = before.isCertain;
    this.#values.beginAgain(before.items, lapsed);
    this.#begun.set(frame.loopId, { read: nothingRead(), before, isWalkedAgain: true });
    this.#trace.push(trace.answersOfEarlierItem(frame, lapsed));
    this.#replaceTop({ ...frame, bodyIndex: -1 });
    return true;
  }

  #nextItemOf(frame: LoopFrame): void {
    const count = frame.items?.length ?? 0;
    if (frame.iteration + 1 < count) this.#again(frame);
    else this.#leave(frame, this.#rules.texts.itemsProcessed(count));
  }

  #decide(frame: LoopFrame, loop: Extract<CompiledLoop, { kind: 'while' }>): void {
    const { loopId, iteration, control } = frame;
    const { maxIterations, conditionId } = loop;
    if (control === undefined) this.#isCertain = false;
    const place = loopPlace(loopId, this.#frames.slice(0, -1));
    const at = { loopId, place, isCertain: this.#isCertain, iteration, maxIterations };
    if (control === undefined) this.#concerns.push({ kind: 'undecided', ...at });
    const decided = control === undefined ? this.#rules.texts.undecidedIteration : `${control} was decided`;
    this.#trace.push(trace.loopDecided(frame, conditionId, decided));
    if (control === 'stop') this.#leave(frame, 'stop was decided');
    else if (iteration + 1 < maxIterations) this.#again(frame);
    else {
      this.#concerns.push({ kind: 'cap_reached', ...at, isUndecided: control === undefined });
      this.#leave(frame, this.#rules.texts.iterationsUsed(maxIterations));
    }
  }

  #again({ loopId, iteration, items }: LoopFrame): void {
    this.#replaceTop({ loopId, iteration: iteration + 1, bodyIndex: -1, ...(items === undefined ? {} : { items }) });
    this.#values.goOn(this.#frames.length - 1, this.#begun.get(loopId)?.before.items);
    this.#seeded.delete(loopId);
    this.#begin(loopId);
  }

  /** Before the walk: the pending step did not apply, and neither does a loop around it whose condition is the one that is not met. */
  leaveUnmet(stepId: StepId, { conditionId, loopId }: Gate): void {
    this.#trace.push(trace.notApplicable(stepId, conditionId));
    while (loopId !== null && this.#frames.some((frame) => frame.loopId === loopId)) {
      const frame = this.#frames.at(-1);
      if (frame !== undefined) this.#leave(frame, 'its condition is false');
    }
  }

  #leave({ loopId, iteration }: LoopFrame, why: string): void {
    this.#frames.pop();
    this.#values.leave(this.#frames.length, this.#begun.get(loopId)?.before.items);
    this.#begun.delete(loopId);
    this.#trace.push(trace.exitedLoop(loopId, iteration, why, this.#rules.texts));
  }
}
