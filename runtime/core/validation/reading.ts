/** What places of a workflow read of the context: by a condition, by a list, by a question to the person, or by a word of a prompt. Pure. */
import type { CompiledInput, CompiledSnapshot, CompiledStep, FlowItem } from '../../../schemas/compiled-snapshot.ts';
import type { LoopId } from '../../../schemas/ids.ts';
import { contextKeyOf } from '../context.ts';
import { routingNamesOf } from '../flow/routing-keys.ts';
import { keysOf } from '../flow/conditions.ts';
import { findInput, loopOf, stepOf } from '../flow/lookup.ts';

/** Collected once for all inputs: each input that looked for itself would read every prompt of the workflow. */
export class Reading {
  readonly #workflow: CompiledSnapshot;
  /** By their names in the source. */
  readonly #keys = new Set<string>();
  readonly #words = new Set<string>();
  readonly #conditions = new Set<string>();

  constructor(workflow: CompiledSnapshot) {
    this.#workflow = workflow;
  }

  addKey(key: string): void {
    this.#keys.add(key);
  }

  addCondition(conditionId: string | undefined): void {
    if (conditionId === undefined || this.#conditions.has(conditionId)) return;
    this.#conditions.add(conditionId);
    for (const key of keysOf(conditionId, this.#workflow)) this.#keys.add(key);
  }

  addPrompt({ prompt }: CompiledStep): void {
    for (const word of prompt.split(/[^A-Za-z0-9_-]+/)) this.#words.add(word);
  }

  /** With what the step asks the person for; not its condition. */
  addStep(step: CompiledStep): void {
    for (const { contextKey } of step.userDependencies) if (contextKey !== undefined) this.#keys.add(contextKey);
    this.addPrompt(step);
  }

  has(input: CompiledInput): boolean {
    return this.#keys.has(input.key) || this.#words.has(contextKeyOf(input));
  }
}

/** Whether a step in a loop tells the agent about an input. @param without a loop in it whose steps do not count */
export function isNamedInLoop(
  workflow: CompiledSnapshot,
  input: CompiledInput,
  loopId: LoopId,
  without?: LoopId,
): boolean {
  const read = new Reading(workflow);
  const visit = (item: FlowItem): void => {
    if (item.kind === 'step') read.addStep(stepOf(workflow, item.stepId));
    else if (item.loopId !== without) loopOf(workflow, item.loopId).body.forEach(visit);
  };
  loopOf(workflow, loopId).body.forEach(visit);
  return read.has(input);
}

const namedInputs = (
  workflow: CompiledSnapshot,
  keys: Iterable<string>,
  isWanted: (input: CompiledInput, name: string) => boolean,
): string[] =>
  [...keys].flatMap((key) => {
    const input = findInput(workflow.inputs, key);
    return input !== undefined && isWanted(input, contextKeyOf(input)) ? [contextKeyOf(input)] : [];
  });

/** The names of those keys that are inputs and that the agent is asked for in a loop: by a step there, or because they select steps. */
export function askedInLoop(workflow: CompiledSnapshot, keys: Iterable<string>, loopId: LoopId): string[] {
  const routing = routingNamesOf(workflow);
  return namedInputs(workflow, keys, (input, name) => routing.has(name) || isNamedInLoop(workflow, input, loopId));
}

/**
 * The names of those keys that say what an item is: they select one of several steps, or are inputs that the workflow requires. Any other key can be one
 * that a step sets once its work is done, such as whether a search has found something.
 */
export function namesOfItems(workflow: CompiledSnapshot, keys: Iterable<string>): string[] {
  const routing = routingNamesOf(workflow);
  return namedInputs(workflow, keys, (input, name) => routing.has(name) || input.required);
}
