/** The fields of a reply about the pending step: its text, the questions to ask, the loop items, and the progress of the run. */
import { canonicalText, type JsonObject, utf8Length } from '../../schemas/canonical/json.ts';
import type { NextIntent } from '../../schemas/closed-sets.ts';
import type { CompiledSnapshot, CompiledStep } from '../../schemas/compiled-snapshot.ts';
import type { EngineState, ExecutionSnapshot } from '../../schemas/execution-snapshot.ts';
import { askBytesMax, inputsShownBytesMax, loopItemBytesMax } from '../../schemas/limits.ts';
import { asksForConfirmation, stepOptionsOf } from '../../schemas/step-options.ts';
import type { StartData } from '../../schemas/tools.ts';
import { inputsNamed } from '../core/context.ts';
import { completedCount, pendingStep } from '../core/execution-state.ts';
import { contextName, contextValue } from '../core/flow/conditions.ts';
import { loopOf, stepOf, totalSteps } from '../core/flow/lookup.ts';
import { contextAt, type NodeState } from '../core/state.ts';
import { shortened } from '../core/text-budget.ts';
import { requiredKinds } from '../core/validation/contracts.ts';
import { notesLimits } from '../core/validation/criteria.ts';
import { lastDecisionOf } from '../core/validation/loop-control.ts';
import { rulesOf } from '../core/validation/rules.ts';
import { lapsedAt, openDependencies } from '../core/validation/user-dependencies.ts';
import { type LoopItem, loopItemsAt } from '../projections/loop-items.ts';
import { shownInputs } from '../projections/shown-inputs.ts';
import { preferencesOf, type RunView } from './run-view.ts';

/** The loops around the pending step, outermost first. */
export const stackOf = (state: EngineState) => (state.kind === 'running' ? state.loopStack : []);

export type PendingItems = NonNullable<NonNullable<StartData['pending']>['items']>;

/** The items around a step as JSON on one line: to recognise an item; `show` returns it whole [cut-values-shown]. */
export const itemsOf = (workflow: CompiledSnapshot, state: EngineState, context: JsonObject): PendingItems =>
  loopItemsAt(workflow, state).map((loopItem) => {
    const { item, isSensitive, loopId, index, of } = loopItem;
    const changed = changedListOf(workflow, loopItem, context);
    const place = { loopId, index, of, ...(changed === null ? {} : { changedList: changed }) };
    if (isSensitive) return { ...place, item: '', isSensitive };
    const text = canonicalText(item);
    const isCut = utf8Length(text) > loopItemBytesMax;
    return { ...place, item: shortened(text, loopItemBytesMax), ...(isCut ? { isCut } : {}) };
  });

/** The key of the list, if its value now has another item at this place, or another length: a loop keeps the list that it started with. */
function changedListOf(workflow: CompiledSnapshot, { loopId, index, of, item }: LoopItem, context: JsonObject) {
  const loop = loopOf(workflow, loopId);
  if (loop.kind !== 'for_each') return null;
  const list = contextValue(context, loop.items, workflow.inputs);
  const isSame =
    Array.isArray(list) &&
    Math.min(list.length, loop.maxIterations) === of &&
    canonicalText(list[index] ?? null) === canonicalText(item);
  return isSame ? null : contextName(loop.items, workflow.inputs);
}

/** A list of questions can be as long as a prompt, which has them all: a reply names the first of them. */
function askFields(step: CompiledStep, open: readonly string[]) {
  if (open.length === 0) return {};
  const ask: string[] = [];
  let bytes = 0;
  for (const question of open) {
    bytes += utf8Length(question);
    if (bytes > askBytesMax && ask.length > 0) break;
    ask.push(shortened(question, askBytesMax));
  }
  const listed = step.userDependencies.length;
  return {
    ask,
    ...(ask.length === open.length ? {} : { questionsOmitted: open.length - ask.length }),
    ...(listed === open.length ? {} : { questionsInPrompt: listed }),
  };
}

export function pendingFields(
  view: RunView,
  node: NodeState,
  step: CompiledStep,
  state: EngineState,
): StartData['pending'] {
  const items = itemsOf(view.workflow, state, contextAt(node));
  const limits = notesLimits(step);
  const kinds = requiredKinds(view.workflow, step);
  const { inputs } = shownInputs(inputsNamed(step.prompt, view.workflow), contextAt(node), inputsShownBytesMax);
  const lastIterationOf = lastDecisionOf(view.workflow, step, stackOf(state));
  return {
    stepId: step.stepId,
    title: step.title,
    prompt: step.prompt,
    ...stepOptionsOf(step),
    ...(step.agentRole === undefined ? {} : { agentRole: step.agentRole }),
    ...askFields(step, openDependenciesAt(view, node, step, state)),
    ...(items.length === 0 ? {} : { items }),
    ...(inputs.length === 0 ? {} : { inputs: [...inputs] }),
    ...(kinds.length === 0 ? {} : { artifactKinds: kinds }),
    ...(limits.charactersMax === null ? {} : { notesCharactersMax: limits.charactersMax }),
    ...(limits.bytesMax === null ? {} : { notesBytesMax: limits.bytesMax }),
    ...(lastIterationOf === null ? {} : { lastIterationOf }),
  };
}

function openDependenciesAt(
  { workflow, run, state }: RunView,
  node: NodeState,
  step: CompiledStep,
  engineState: EngineState,
) {
  const rules = rulesOf(run.rulesVersion);
  const lapsed = lapsedAt(state, node, { workflow, engineState, rules }, {});
  return openDependencies(workflow, step, contextAt(node), lapsed, rules);
}

/**
 * In guided mode the user is asked; in the others the agent decides, and states so in its notes.
 *
 * @param node of the pair: what is asked for and how is what the pair is validated by, and a newer one may be of another mode
 * @param snapshot null where none can be read
 */
export function nextIntentAt(view: RunView, node: NodeState, snapshot: ExecutionSnapshot | null): NextIntent {
  const step = snapshot === null ? null : pendingStepAt(view.workflow, snapshot);
  if (snapshot === null || step === null) return 'complete';
  if (preferencesOf(node).autonomy !== 'guided') return 'perform_pending_then_continue';
  const asks =
    asksForConfirmation(step) || openDependenciesAt(view, node, step, snapshot.enginePayload.engineState).length > 0;
  return asks ? 'await_user_confirmation' : 'perform_pending_then_continue';
}

/** Whether a person is asked before the step at a node is acknowledged. */
export const isConfirmed = (node: NodeState, step: CompiledStep | null): boolean =>
  step !== null && preferencesOf(node).autonomy === 'guided' && asksForConfirmation(step);

/** Null where no step is pending. */
export function pendingStepAt(workflow: CompiledSnapshot, snapshot: ExecutionSnapshot): CompiledStep | null {
  const pending = pendingStep(snapshot);
  return pending === null ? null : stepOf(workflow, pending.stepId);
}

export function progressOf(workflow: CompiledSnapshot, snapshot: ExecutionSnapshot): StartData['progress'] {
  const total = totalSteps(workflow);
  const inner = stackOf(snapshot.enginePayload.engineState).at(-1);
  return {
    completed: completedCount(snapshot.enginePayload.engineState),
    ...(total === undefined ? {} : { total }),
    ...(inner === undefined
      ? {}
      : {
          loop: {
            loopId: inner.loopId,
            iteration: inner.iteration,
            maxIterations: loopOf(workflow, inner.loopId).maxIterations,
            ...(inner.items === undefined ? {} : { items: inner.items.length }),
          },
        }),
  };
}
