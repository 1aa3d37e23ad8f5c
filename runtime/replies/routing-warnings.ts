/**
 * The warning about a missing key that chooses between mutually exclusive steps: all of them run [unknown-condition-runs], so the
 * reply names the key to send. The pinned workflow contains the list of these keys.
 */
import type { JsonObject, JsonValue } from '../../schemas/canonical/json.ts';
import type { CompiledInput, CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import { parseJson } from '../../schemas/json-object.ts';
import type { PendingStep } from '../../schemas/execution-snapshot.ts';
import { warningValuesShownMax } from '../../schemas/limits.ts';
import type { Warning } from '../../schemas/tools.ts';
import { contextName, evaluate } from '../core/flow/conditions.ts';
import { findInput, loopOf, stepOf } from '../core/flow/lookup.ts';

/** The conditions that the pending step runs under: its own, and those of the loops around it. */
function gatesOf(workflow: CompiledSnapshot, { stepId, loopPath }: PendingStep): readonly string[] {
  const around = loopPath.map(({ loopId }) => loopOf(workflow, loopId).when);
  return [...around, stepOf(workflow, stepId).when].filter((gate) => gate !== undefined);
}

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

export function routingWarnings(workflow: CompiledSnapshot, step: PendingStep, context: JsonObject): Warning[] {
  const { routing = [] } = workflow;
  if (routing.length === 0) return [];
  const unknown = gatesOf(workflow, step).map((gate) => evaluate(gate, context, workflow));
  const absent = new Set(unknown.filter(({ truth }) => truth === 'unknown').flatMap((one) => one.absent));
  return routing.flatMap(({ key, values }): Warning[] => {
    const name = contextName(key, workflow.inputs);
    if (!absent.has(name)) return [];
    const input = findInput(workflow.inputs, key);
    const typed = values.map((value) => sent(value, input));
    const choice = typed.length === 0 ? '' : `, ${oneOf(typed)},`;
    return [
      {
        code: 'ROUTING_KEY_UNSET',
        message: `"${name}" is not in the context. This key selects between mutually exclusive steps; without it, all of them run. Send context {"${name}": …}${choice} with your next continue_workflow call.`,
        details: { key: name, values: typed.slice(0, warningValuesShownMax) },
      },
    ];
  });
}
