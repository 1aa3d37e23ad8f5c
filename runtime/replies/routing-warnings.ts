/**
 * The warning about a missing key that chooses between mutually exclusive steps: all of them run [unknown-condition-runs], so the
 * reply names the key to send, and says which value this step is for. The pinned workflow contains the list of these keys. A required
 * key gets the same warning at every step that depends on it: the attempt is blocked without the key, and the work should not be done before.
 * A blocked attempt that sent the key, with a value for another step, gets the other warning: it can still leave out the step.
 */
import type { JsonObject, JsonValue } from '../../schemas/canonical/json.ts';
import type { CompiledInput, CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { PendingStep } from '../../schemas/execution-snapshot.ts';
import { loopControlContract } from '../../schemas/closed-sets.ts';
import { parseJson } from '../../schemas/json-object.ts';
import { warningValuesShownMax } from '../../schemas/limits.ts';
import { conditionWords } from '../../schemas/text/condition-words.ts';
import { leftOutSentence } from '../../schemas/text/left-out.ts';
import { listed } from '../../schemas/text/listed.ts';
import type { Warning } from '../../schemas/tools.ts';
import { contextName, evaluate } from '../core/flow/conditions.ts';
import { type Gate, gatesOf } from '../core/flow/gates.ts';
import { findInput, stepOf } from '../core/flow/lookup.ts';
import { routingKeysOf, routingNamesOf } from '../core/flow/routing-keys.ts';
import type { Chosen, Unmet } from '../core/unmet-gate.ts';
import { saysLeftOut } from '../core/validation/left-out.ts';
import type { Rules } from '../core/validation/rules.ts';

/** The values to choose from, as many as a warning shows. */
export function oneOf(values: readonly JsonValue[]): string {
  const shown = values.slice(0, warningValuesShownMax);
  const more = values.length - shown.length;
  return `one of ${shown.map((value) => JSON.stringify(value)).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** The snapshot has each value as a text; an agent sends a boolean or a number as such. */
function sent(text: string, input: CompiledInput | undefined): JsonValue {
  if (input?.kind !== 'boolean' && input?.kind !== 'number') return text;
  return (parseJson(text) as JsonValue | undefined) ?? text;
}

/** Those of the values for which a step runs; null if they are all, or if a value need not be one of them: a text can have any value. */
function selecting(
  input: CompiledInput | undefined,
  values: readonly JsonValue[],
  runsWith: (value: JsonValue) => boolean,
): readonly JsonValue[] | null {
  if (input?.kind !== 'enum' && input?.kind !== 'boolean') return null;
  const runs = values.filter(runsWith);
  return runs.length === 0 || runs.length === values.length || runs.length > warningValuesShownMax ? null : runs;
}

/** `"mode" is "quick"`; null if it has too many parts to be read. */
export const conditionInWords = (gate: string, { conditions, inputs }: CompiledSnapshot): string | null =>
  conditionWords(gate, {
    conditions: new Map(conditions.map((condition) => [condition.conditionId as string, condition])),
    nameOf: (key) => `"${contextName(key, inputs)}"`,
    shownValue: (value) => JSON.stringify(value),
  });

/** `This step is for "quick". ` */
function ownWords(
  workflow: CompiledSnapshot,
  gates: readonly string[],
  values: readonly JsonValue[] | null,
  otherwise: string,
): string {
  if (values !== null) {
    const shown = listed(
      values.map((value) => JSON.stringify(value)),
      'or',
    );
    return ` This step is for ${shown}: if you decide on another value, ${otherwise}.`;
  }
  const words = gates.map((gate) => conditionInWords(gate, workflow));
  const known = words.filter((each) => each !== null);
  if (known.length === 0 || known.length < words.length) return '';
  return ` This step runs only if ${known.join(' and ')}: otherwise, ${otherwise}.`;
}

/** A loop that is not left needs its decision. */
export const decidesLoop = (workflow: CompiledSnapshot, { stepId }: PendingStep): boolean =>
  stepOf(workflow, stepId).output?.contractRef === loopControlContract;

export const inNotes = `write in the notes the sentence "${leftOutSentence}"`;

/** The notes of the newest attempt on the step: if they leave it out, something else blocks it. */
type Said = { readonly notes: string | null; readonly rules: Rules };

/** @param unmet what the attempts on this step show not to apply */
export function notSelectedWarnings(
  workflow: CompiledSnapshot,
  step: PendingStep,
  unmet: Unmet | null,
  { notes, rules }: Said,
): Warning[] {
  if (unmet === null || !unmet.isByChoice || saysLeftOut(notes ?? '', rules)) return [];
  const { conditionId, loopId } = unmet.gate;
  const words = conditionInWords(conditionId, workflow);
  const [what, end] = loopId === null ? ['This step', ''] : ['The loop around this step', ' the loop ends, and'];
  const only = `${what} runs only if ${words ?? 'its condition is true'}, which is false with the context that was sent.`;
  const decision = decidesLoop(workflow, step) && loopId === null ? 'only the decision' : 'no artifact';
  return [
    {
      code: 'STEP_NOT_SELECTED',
      message: `${only} If you did this step, correct what blocked it. If you did nothing in it, send ${decision}, and ${inNotes}: then${end} nothing else of this step is required.`,
    },
  ];
}

/** The contexts under which the steps were chosen since a condition was evaluated: if it was true in one, no other value excuses the step. */
type Since = (gate: Gate) => readonly Chosen[];

const wasTrue = (workflow: CompiledSnapshot, since: Since, gate: Gate): boolean =>
  since(gate).some(({ context, lapsed }) => evaluate(gate.conditionId, context, workflow, lapsed).truth === 'true');

const unknownAt = (workflow: CompiledSnapshot, step: PendingStep, context: JsonObject) =>
  gatesOf(workflow, step)
    .map((gate) => ({ gate, ...evaluate(gate.conditionId, context, workflow) }))
    .filter(({ truth }) => truth === 'unknown');

/** Of a blocked attempt whose notes leave out the step, while a key is missing that its condition also reads, and that nothing else asks for. */
export function stillUnknownWarnings(
  workflow: CompiledSnapshot,
  step: PendingStep,
  context: JsonObject,
  since: Since,
  { notes, rules }: Said,
): Warning[] {
  if (!saysLeftOut(notes ?? '', rules)) return [];
  const asked = routingNamesOf(workflow);
  const [open] = unknownAt(workflow, step, context).filter(
    ({ gate, lacking }) =>
      lacking.absent.length > 0 && !lacking.absent.some((name) => asked.has(name)) && !wasTrue(workflow, since, gate),
  );
  if (open === undefined) return [];
  const what = open.gate.loopId === null ? 'it' : 'the loop around it';
  const words = conditionInWords(open.gate.conditionId, workflow) ?? 'its condition is true';
  const keys = listed(open.lacking.absent.map((name) => `"${name}"`));
  return [
    {
      code: 'ROUTING_KEY_UNSET',
      message: `The notes say that this step does not apply, but ${what} runs only if ${words}, and this is not known yet: ${keys} ${open.lacking.absent.length === 1 ? 'is' : 'are'} not in the context. Find out, and send ${keys} in context. If the condition is true, do this step.`,
      details: { key: open.lacking.absent[0], values: [] },
    },
  ];
}

/** What a condition also reads if a value of the key does not decide it. Another key that the reply asks for is not repeated. */
function readBeside(
  workflow: CompiledSnapshot,
  gates: readonly Gate[],
  context: JsonObject,
  name: string,
  values: readonly JsonValue[],
): string {
  const others = new Set(
    gates.flatMap(({ conditionId }) =>
      values.flatMap((value) => evaluate(conditionId, { ...context, [name]: value }, workflow).lacking.absent),
    ),
  );
  const asked = routingNamesOf(workflow);
  const beside = [...others].filter((other) => !asked.has(other)).sort();
  if (beside.length === 0 || beside.length > warningValuesShownMax) return '';
  const keys = listed(beside.map((other) => `"${other}"`));
  return ` The condition of this step also reads ${keys}: unless "${name}" alone decides it, send ${keys} too.`;
}

export function routingWarnings(
  workflow: CompiledSnapshot,
  step: PendingStep,
  context: JsonObject,
  since: Since,
): Warning[] {
  const unknown = unknownAt(workflow, step, context);
  const absent = new Set(unknown.flatMap((one) => one.absent));
  if (absent.size === 0) return [];
  const isDecision = decidesLoop(workflow, step) && unknown.some(({ gate }) => gate.loopId === null);
  const otherwise = isDecision ? `send only the decision, and ${inNotes}` : `do nothing in it, and ${inNotes}`;
  return routingKeysOf(workflow).flatMap(({ key, values, isExclusive }): Warning[] => {
    const name = contextName(key, workflow.inputs);
    if (!absent.has(name)) return [];
    const input = findInput(workflow.inputs, key);
    const typed = values.map((value) => sent(value, input));
    const choice = typed.length === 0 ? '' : `, ${oneOf(typed)},`;
    const reading = unknown.filter((one) => one.absent.includes(name)).map(({ gate }) => gate);
    const runsWith = (value: JsonValue) =>
      reading.every(
        ({ conditionId }) => evaluate(conditionId, { ...context, [name]: value }, workflow).truth !== 'false',
      );
    const wasMet = reading.some((gate) => wasTrue(workflow, since, gate));
    const own = wasMet
      ? ''
      : ownWords(
          workflow,
          reading.map(({ conditionId }) => conditionId),
          selecting(input, typed, runsWith),
          otherwise,
        );
    const form = input?.kind === 'list' ? '[…]' : '…';
    const effect = isExclusive
      ? `This key selects between mutually exclusive steps${input?.required === true ? '' : '; without it, all of them run'}.`
      : 'This step depends on this required input.';
    return [
      {
        code: 'ROUTING_KEY_UNSET',
        message: `"${name}" is not in the context. ${effect}${own} Send context {"${name}": ${form}}${choice} with your next continue_workflow call.${readBeside(
          workflow,
          reading,
          context,
          name,
          typed,
        )}`,
        details: { key: name, values: typed.slice(0, warningValuesShownMax) },
      },
    ];
  });
}
