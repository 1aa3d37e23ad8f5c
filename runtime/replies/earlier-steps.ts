/** The steps that were done on the preferred path of a node, and the one that an agent names [earlier-steps-shown]. */

import { err, ok, type Result } from 'neverthrow';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import { quotedValueBytesMax, stepsListedMax, titleShownBytesMax } from '../../schemas/limits.ts';
import { counted } from '../../schemas/text/counted.ts';
import { pendingStep, stepInstanceKey } from '../core/execution-state.ts';
import { loopsInWords } from '../core/iterations.ts';
import { type NodeState, owningStep } from '../core/state.ts';
import { quoted } from '../core/text-budget.ts';
import { ambiguousSteps, type ListedStep, stepsNamed } from '../projections/named-step.ts';
import { type DoneStep, stepsDone } from '../projections/steps-done.ts';
import { readPosition } from './read-position.ts';
import { validationError } from './refusals.ts';
import { type RunView, titleOf } from './run-view.ts';

export type EarlierStep = ListedStep & DoneStep;

/** Oldest first: up to the step that the run reached after the node, or only up to the node. */
export async function earlierSteps(view: RunView, node: NodeState, reach?: 'to_node'): Promise<EarlierStep[]> {
  const end = reach === 'to_node' ? node : (readPosition(view, node).beyond ?? node);
  const found: EarlierStep[] = [];
  for (const done of stepsDone(view.state, end)) found.push({ ...done, ...(await listStep(view, done)) });
  return found.reverse();
}

/** The step of a node itself: pending, or `complete` where a run ended. */
export async function ownStep(view: RunView, node: NodeState): Promise<EarlierStep> {
  const step = owningStep(node);
  const own = { number: step.stepsAbove + 1, step, done: node };
  return { ...own, ...(await listStep(view, own)) };
}

async function listStep(view: RunView, { number, step }: Pick<DoneStep, 'number' | 'step'>): Promise<ListedStep> {
  const stepId = step.selectedStepId;
  const title = await titleOf(view, step);
  if (stepId !== null && view.workflow.loops.length === 0) return { number, stepId, title, instance: stepId };
  const snapshot = await view.objects.snapshot(step.snapshotRef, view.run.workflowHash);
  const pending = snapshot.isOk() ? pendingStep(snapshot.value) : null;
  const id = stepId ?? pending?.stepId ?? '';
  return { number, stepId: id, title, instance: pending === null ? id : stepInstanceKey(pending) };
}

/** A step in a list, with its number, loop iterations and id. */
export const labelOf = ({ number, stepId, title, instance }: ListedStep): string => {
  const loops = loopsInWords(instance);
  return `${number}. ${quoted(title, titleShownBytesMax)}${loops === null ? '' : ` (${loops})`} [${stepId}]`;
};

export type Named = {
  readonly step: EarlierStep /** The same step in other iterations, oldest first. */;
  readonly others: readonly EarlierStep[];
};

type Request = {
  readonly tool: string;
  readonly argument: 'show' | 'goBackTo';
  readonly name: string;
  /** All steps of the workflow. */
  readonly declared: readonly Pick<ListedStep, 'stepId'>[];
};

/** The refusal of a name that is the id or the title of one step and the number of another, which names both; null for any other name. */
export function ambiguousName(steps: readonly EarlierStep[], { tool, argument, name }: Request): ErrorEnvelope | null {
  const either = ambiguousSteps(name, steps);
  if (either === null) return null;
  const names = either.map((each) => `"#${each.number}" (${labelOf(each)})`);
  return validationError(
    `${tool}: ${argument} "${quoted(name, quotedValueBytesMax)}" is the id or the title of one step and the number of another. Nothing was recorded.`,
    `Call ${tool} again with ${argument} set to one of these: ${names.slice(-stepsListedMax).join('; ')}.`,
    { argument },
  );
}

/** The newest of the steps that fit, or the refusal that lists those which there are. */
export function namedStep(
  steps: readonly EarlierStep[],
  { tool, argument, name, declared }: Request,
): Result<Named, ErrorEnvelope> {
  const numbers = new Set(stepsNamed(name, steps, declared).map(({ number }) => number));
  const found = steps.filter(({ number }) => numbers.has(number));
  const step = found.at(-1);
  if (step !== undefined) return ok({ step, others: found.slice(0, -1) });
  // `goBackTo` searches only the steps before this handle; the run may have done more steps.
  const where = argument === 'show' ? 'in this run' : 'before the step of this handle';
  const said = `${argument} "${quoted(name, quotedValueBytesMax)}" matches no step that was done ${where}`;
  if (steps.length === 0) {
    return err(
      validationError(
        `${tool}: ${said}. No step was done before this one.`,
        `Call ${tool} with only the stateToken: it shows the pending step.`,
        { argument },
      ),
    );
  }
  const shown = steps.slice(-stepsListedMax);
  const more = steps.length - shown.length;
  return err(
    validationError(
      `${tool}: ${said}.`,
      `Call ${tool} again with ${argument} set to the number, the id or the title of one of these steps: ${shown.map(labelOf).join('; ')}${more === 0 ? '' : `; or the number of one of the ${counted(more, 'earlier step')} not listed here`}.`,
      { argument, steps: shown.map(({ number, stepId, title }) => ({ number, stepId, title })) },
    ),
  );
}
