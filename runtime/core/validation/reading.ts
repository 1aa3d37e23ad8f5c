/** What places of a workflow read of the context: by a condition, by a list, by a question to the person, or by a word of a prompt. Pure. */
import type { CompiledInput, CompiledSnapshot, CompiledStep } from '../../../schemas/compiled-snapshot.ts';
import { contextKeyOf } from '../context.ts';
import { keysOf } from '../flow/conditions.ts';

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
