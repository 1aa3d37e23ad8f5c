/**
 * Required inputs that are missing (decision 23): the first step that reads one is blocked until it is there. A step reads
 * what its own condition and those of the loops around it ask for, and what its prompt names; an input that nothing reads
 * belongs to the first step that runs. What a step asks the person for is judged as that (`user-dependencies.ts`).
 */
import type { JsonObject } from '../../../schemas/canonical/json.ts';
import type { CompiledInput, CompiledSnapshot, CompiledStep } from '../../../schemas/compiled-snapshot.ts';
import type { EngineState } from '../../../schemas/execution-snapshot.ts';
import { contextKeyOf } from '../context.ts';
import { keysOf } from '../flow/conditions.ts';
import { loopOf } from '../flow/lookup.ts';
import type { Finding } from './findings.ts';

const isMissing = (context: JsonObject, input: CompiledInput) =>
  input.required && !Object.hasOwn(context, contextKeyOf(input));

const asksFor = (step: CompiledStep, input: CompiledInput) =>
  step.userDependencies.some(({ contextKey }) => contextKey === input.key);

/** A whole word of the prompt. */
const mentions = (prompt: string, name: string) => prompt.split(/[^A-Za-z0-9_-]+/).includes(name);

function reads(
  workflow: CompiledSnapshot,
  step: CompiledStep,
  around: readonly { when?: string | undefined }[],
  input: CompiledInput,
) {
  if (asksFor(step, input)) return false;
  const conditions = [step.when, ...around.map(({ when }) => when)].filter((id) => id !== undefined);
  return (
    conditions.some((id) => keysOf(id, workflow).includes(input.key)) || mentions(step.prompt, contextKeyOf(input))
  );
}

function isReadAnywhere(workflow: CompiledSnapshot, input: CompiledInput): boolean {
  const listed = workflow.loops.some(
    (loop) =>
      (loop.kind === 'for_each' && loop.items === input.key) ||
      (loop.when !== undefined && keysOf(loop.when, workflow).includes(input.key)),
  );
  return listed || workflow.steps.some((step) => asksFor(step, input) || reads(workflow, step, [], input));
}

export function inputFindings(
  workflow: CompiledSnapshot,
  step: CompiledStep,
  { loopStack, completed }: Extract<EngineState, { kind: 'running' }>,
  context: JsonObject,
): Finding[] {
  const missing = workflow.inputs.filter((input) => isMissing(context, input));
  if (missing.length === 0) return [];
  const around = loopStack.map(({ loopId }) => loopOf(workflow, loopId));
  const isFirst = completed.values.length === 0;
  return missing
    .filter((input) => reads(workflow, step, around, input) || (isFirst && !isReadAnywhere(workflow, input)))
    .map((input): Finding => {
      const name = contextKeyOf(input);
      const allowed = input.values === undefined ? '' : `, one of ${input.values.join(', ')}`;
      const purpose = input.description === undefined ? '' : ` ${input.description}`;
      return {
        reason: { category: 'contract_violation', detail: 'missing_required_output' },
        weight: 'required',
        pointer: { kind: 'context_key', key: input.key },
        message: `The required input ${name} (${input.kind}${allowed}) is not in the context.${purpose}`,
        fix: `Send context {"${name}": …} with the whole output again.`,
      };
    });
}
