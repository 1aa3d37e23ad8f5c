/**
 * Limits the total size of the prompts of a workflow, because a text that each step repeats, such as a role, counts once per step.
 */
import { utf8Length } from '../../../schemas/canonical/json.ts';
import { workflowPromptBytesMax, workflowPromptLinesMax } from '../../../schemas/limits.ts';
import { quote } from '../../diagnostics/quote.ts';
import type { UnlocatedDiagnostic } from '../../diagnostics/unlocated.ts';
import { type CheckedStep, instructionAt } from '../../ir/checked.ts';
import type { SourceDocument } from '../../ir/document.ts';
import type { LoweredStep } from './lower-step.ts';

export class PromptBound {
  #bytes = 0;
  #lines = 0;
  #largest: { readonly step: CheckedStep; readonly bytes: number } | null = null;

  /** False from the first step above a limit: the prompts of a workflow that does not compile are not kept. */
  takes(step: CheckedStep, { step: { prompt }, origins }: LoweredStep): boolean {
    const bytes = utf8Length(prompt);
    if (this.#largest === null || bytes > this.#largest.bytes) this.#largest = { step, bytes };
    this.#bytes += bytes;
    this.#lines += origins.length;
    return this.#bytes <= workflowPromptBytesMax && this.#lines <= workflowPromptLinesMax;
  }

  findings(document: SourceDocument): readonly UnlocatedDiagnostic[] {
    const largest = this.#largest;
    const over = [
      [this.#bytes, workflowPromptBytesMax, 'bytes'] as const,
      [this.#lines, workflowPromptLinesMax, 'lines'] as const,
    ].find(([count, max]) => count > max);
    if (largest === null || over === undefined) return [];
    const [count, max, unit] = over;
    const { step, bytes } = largest;
    return [
      {
        code: 'lower/prompts-too-long',
        message: `the rendered prompts of all steps have ${count} ${unit} together; ${max} are allowed`,
        at: instructionAt(step, document, step.instruction.kind === 'prompt' ? 'prompt' : 'promptBlocks'),
        label: `the longest prompt, of the step ${quote(step.stepId)}, has ${bytes} bytes`,
        help: 'shorten the texts that every step repeats, such as roles, refs and routines, or split the workflow',
      },
    ];
  }
}
