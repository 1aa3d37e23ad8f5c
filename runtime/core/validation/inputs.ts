/**
 * Missing required inputs [required-input-blocks-reader]: the first step that reads one is blocked until it is sent. A step reads
 * what its own condition and those of the loops around it ask for, and what its prompt names; an input that nothing reads belongs
 * to the first step that runs. What a step asks the user for is validated as that (`user-dependencies.ts`).
 *
 * Those that the rest of the run will ask for are named when it starts, and no others: what lies behind the pending step, is
 * closed by a condition that is false, or is in a loop over a list that is empty, asks for nothing.
 */
import type { JsonObject } from '../../../schemas/canonical/json.ts';
import type {
  CompiledInput,
  CompiledLoop,
  CompiledSnapshot,
  CompiledStep,
  FlowItem,
} from '../../../schemas/compiled-snapshot.ts';
import type { EngineState, LoopFrame } from '../../../schemas/execution-snapshot.ts';
import type { LoopId } from '../../../schemas/ids.ts';
import { contextKeyOf } from '../context.ts';
import { completedCount } from '../execution-state.ts';
import { contextValue, evaluate } from '../flow/conditions.ts';
import { loopOf, stepOf } from '../flow/lookup.ts';
import { blockerAuthoredBytesMax, nameRoomBytes } from '../../../schemas/limits.ts';
import { isGiven } from './blank.ts';
import type { Finding } from './findings.ts';
import { Reading } from './reading.ts';
import type { Rules } from './rules.ts';
import { clipped, listed, worded } from './wording.ts';

/** Of an enum, beside a name and a description of the longest. */
const valuesRoomBytes = 60;

const isMissing = (context: JsonObject, input: CompiledInput, rules: Rules) =>
  input.required && !isGiven(context, contextKeyOf(input), rules);

const asksFor = (step: CompiledStep, input: CompiledInput) =>
  step.userDependencies.some(({ contextKey }) => contextKey === input.key);

function readAnywhere(workflow: CompiledSnapshot): Reading {
  const read = new Reading(workflow);
  const { steps, loops } = workflow;
  for (const { when } of [...steps, ...loops]) read.addCondition(when);
  for (const loop of loops) if (loop.kind === 'for_each') read.addKey(loop.items);
  for (const step of steps) read.addStep(step);
  return read;
}

type Running = Extract<EngineState, { kind: 'running' }>;

/** Those without which the pending step is blocked. */
function missingAt(workflow: CompiledSnapshot, step: CompiledStep, state: Running, context: JsonObject, rules: Rules) {
  const missing = workflow.inputs.filter((input) => isMissing(context, input, rules));
  if (missing.length === 0) return [];
  const here = new Reading(workflow);
  here.addCondition(step.when);
  for (const { loopId } of state.loopStack) here.addCondition(loopOf(workflow, loopId).when);
  here.addPrompt(step);
  const anywhere = completedCount(state) === 0 ? readAnywhere(workflow) : null;
  return missing.filter(
    (input) => (here.has(input) && !asksFor(step, input)) || (anywhere !== null && !anywhere.has(input)),
  );
}

export function inputFindings(
  workflow: CompiledSnapshot,
  step: CompiledStep,
  state: Running,
  context: JsonObject,
  rules: Rules,
): Finding[] {
  return missingAt(workflow, step, state, context, rules).map((input): Finding => {
    const name = contextKeyOf(input);
    const allowed = input.values === undefined ? '' : worded`, one of ${listed(input.values, ', ', valuesRoomBytes)}`;
    const purpose =
      input.description === undefined ? '' : worded` ${clipped(input.description, blockerAuthoredBytesMax)}`;
    return {
      reason: { category: 'contract_violation', detail: 'missing_required_output' },
      weight: 'required',
      pointer: { kind: 'context_key', key: input.key },
      message: worded`The required input ${clipped(name, nameRoomBytes)} (${input.kind}${allowed}) is ${Object.hasOwn(context, name) ? 'blank' : 'not'} in the context.${purpose}`,
      fix: worded`Send context {"${clipped(name, blockerAuthoredBytesMax)}": …} with the whole output again.`,
    };
  });
}

// The rest of the run ------------------------------------------------------------------------------------------------

/** The names of required inputs that are missing and that the run, as it stands, asks for from its pending step on. */
export function missingAhead(
  workflow: CompiledSnapshot,
  state: EngineState,
  context: JsonObject,
  rules: Rules,
): string[] {
  if (state.kind !== 'running' || state.pending.kind !== 'some') return [];
  const missing = workflow.inputs.filter((input) => isMissing(context, input, rules));
  if (missing.length === 0) return [];
  const step = stepOf(workflow, state.pending.step.stepId);
  const here = new Set(missingAt(workflow, step, state, context, rules));
  const items = itemsAhead(workflow, step, state.loopStack);
  const loops = workflow.loops.map(({ loopId }) => loopId);
  const idle = new Set(loops.filter((loopId) => runsNothing(workflow, { kind: 'loop', loopId }, context)));
  const ahead = new Reading(workflow);
  for (const item of items) addAhead(ahead, workflow, idle, item, context);
  const isAsked = (input: CompiledInput) => here.has(input) || asksFor(step, input) || ahead.has(input);
  return missing.filter(isAsked).map(contextKeyOf);
}

/** The loops that the run may still enter, as it stands: not those behind a condition that is false. Each once. */
export function loopsAhead(workflow: CompiledSnapshot, state: EngineState, context: JsonObject): CompiledLoop[] {
  if (state.kind !== 'running' || state.pending.kind !== 'some') return [];
  const found = new Map<LoopId, CompiledLoop>();
  const visit = (item: FlowItem): void => {
    if (item.kind === 'step' || found.has(item.loopId)) return;
    const loop = loopOf(workflow, item.loopId);
    if (loop.when !== undefined && evaluate(loop.when, context, workflow).truth === 'false') return;
    found.set(item.loopId, loop);
    loop.body.forEach(visit);
  };
  itemsAhead(workflow, stepOf(workflow, state.pending.step.stepId), state.loopStack).forEach(visit);
  return [...found.values()];
}

/** What comes after the pending step: the rest of each open body, the whole of one that may go round again, the rest of the flow. */
function itemsAhead(workflow: CompiledSnapshot, step: CompiledStep, stack: readonly LoopFrame[]): FlowItem[] {
  const outermost = stack[0];
  const at = workflow.flow.findIndex((item) =>
    item.kind === 'step' ? outermost === undefined && item.stepId === step.stepId : item.loopId === outermost?.loopId,
  );
  const bodies = stack.flatMap((frame) => {
    const { body, maxIterations } = loopOf(workflow, frame.loopId);
    const rounds = frame.items?.length ?? maxIterations;
    return frame.iteration + 1 < rounds ? body : body.slice(frame.bodyIndex + 1);
  });
  return [...bodies, ...workflow.flow.slice(at + 1)];
}

/** Whether a place has no step to run, whatever its conditions say: a loop over an empty list, or with only such loops in its body. */
function runsNothing(workflow: CompiledSnapshot, item: FlowItem, context: JsonObject): boolean {
  if (item.kind === 'step') return false;
  const loop = loopOf(workflow, item.loopId);
  if (loop.kind === 'for_each') {
    const list = contextValue(context, loop.items, workflow.inputs);
    if (Array.isArray(list) && list.length === 0) return true;
  }
  return loop.body.every((each) => runsNothing(workflow, each, context));
}

/** What a place of the flow asks for. One that a condition closes asks for what closes it. */
function addAhead(
  read: Reading,
  workflow: CompiledSnapshot,
  idle: ReadonlySet<LoopId>,
  item: FlowItem,
  context: JsonObject,
): void {
  if (item.kind === 'loop' && idle.has(item.loopId)) return;
  const place = item.kind === 'step' ? stepOf(workflow, item.stepId) : loopOf(workflow, item.loopId);
  const { when } = place;
  if (when !== undefined) {
    const { truth, decidedBy } = evaluate(when, context, workflow);
    const isByParts = truth === 'false' && decidedBy.length > 0;
    for (const id of isByParts ? decidedBy.map(({ conditionId }) => conditionId) : [when]) read.addCondition(id);
    if (truth === 'false') return;
  }
  if ('stepId' in place) {
    read.addStep(place);
    return;
  }
  if (place.kind === 'for_each') read.addKey(place.items);
  for (const each of place.body) addAhead(read, workflow, idle, each, context);
}
