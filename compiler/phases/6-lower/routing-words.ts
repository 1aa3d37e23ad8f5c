/**
 * The text about a key that selects one of several mutually exclusive steps, for the first of these steps. While the key is
 * missing, all of them run, so the first one must name the key.
 */
import type { CheckedStep, CheckedWorkflow } from '../../ir/checked.ts';
import type { Branch, RoutingKey } from '../../flow/routing.ts';
import type { CompiledInput } from '../../../schemas/compiled-snapshot.ts';
import { conditionWords } from '../../../schemas/text/condition-words.ts';
import { leftOutSentence } from '../../../schemas/text/left-out.ts';
import { listed } from '../../../schemas/text/listed.ts';

type Gated = Pick<CheckedWorkflow, 'loops' | 'steps'>;
type Routed = Pick<CheckedWorkflow, 'inputs' | 'conditions'>;

const indexes = new WeakMap<Gated['loops'], ReadonlyMap<string, Gated['loops'][number]>>();

/** Called for every step, so the loops around it are computed once. */
function loopsById(loops: Gated['loops']): ReadonlyMap<string, Gated['loops'][number]> {
  const known = indexes.get(loops) ?? new Map(loops.map((loop) => [loop.loopId as string, loop]));
  indexes.set(loops, known);
  return known;
}

/** The conditions of a step: its own, and those of the loops around it. */
export function gatesAround({ loops }: Gated, step: CheckedStep): readonly string[] {
  const byId = loopsById(loops);
  const around = step.loops.map((loopId) => byId.get(loopId)?.when);
  return [...around, step.when].filter((gate) => gate !== null && gate !== undefined);
}

/** For each key: the first step that depends on it. */
export function firstOfBranches(
  workflow: Gated,
  routing: readonly RoutingKey[],
): ReadonlyMap<string, readonly RoutingKey[]> {
  const byGate = new Map<string, RoutingKey[]>();
  for (const one of routing)
    for (const { conditionId } of one.branches) {
      const known = byGate.get(conditionId);
      if (known === undefined) byGate.set(conditionId, [one]);
      else known.push(one);
    }
  const firsts = new Map<string, readonly RoutingKey[]>();
  const seen = new Set<RoutingKey>();
  if (byGate.size === 0) return firsts;
  for (const step of workflow.steps) {
    const found = [...new Set(gatesAround(workflow, step).flatMap((gate) => byGate.get(gate) ?? []))];
    const fresh = found.filter((one) => !seen.has(one));
    for (const one of fresh) seen.add(one);
    if (fresh.length > 0) firsts.set(step.stepId, fresh);
  }
  return firsts;
}

const quoted = (value: string) => (value === '' ? '""' : `\`${value}\``);
const either = (values: readonly string[]): string => listed(values.map(quoted), 'or');
const nameOf = ({ contextKey, key }: CompiledInput) => `\`${contextKey ?? key}\``;

/** "this one is for `quick`", or, without a list of values, "this one runs if `coverage` is at least 80". */
function branchWords({ conditionId, values }: Branch, { inputs, conditions }: Routed): string {
  if (values !== null) return `; this one is for ${either(values)}`;
  const byKey = new Map(inputs.map(({ input }) => [input.key as string, input]));
  const words = conditionWords(conditionId, {
    conditions: new Map(conditions.map(({ condition }) => [condition.conditionId, condition])),
    nameOf: (key) => {
      const input = byKey.get(key);
      return input === undefined ? key : nameOf(input);
    },
    shownValue: (value) => quoted(String(value)),
  });
  return words === null ? '' : `; this one runs if ${words}`;
}

/**
 * "`mode` (`quick` or `deep`) selects which of several steps run; this one is for `quick`. If the context does not contain …" An earlier step can
 * change a key that is set, and let the next one run: only a missing key makes alternatives of them.
 */
export function routingWords(
  { input, values, branches }: RoutingKey,
  gates: readonly string[],
  workflow: Routed,
): string {
  const name = nameOf(input);
  const choice = values.length === 0 ? '' : ` (${either(values)})`;
  const own = branches.find(({ conditionId }) => gates.includes(conditionId));
  const here = own === undefined ? '' : branchWords(own, workflow);
  const [first, chosen] =
    input.kind === 'list'
      ? ['decide first what the list contains, and send the list', 'If this list']
      : ['decide its value first, and send it', 'If that value'];
  return `${name}${choice} selects which of several steps run${here}. If the context does not contain ${name} when this step begins,${input.required ? '' : ' all of them run:'} ${first} in \`context\` with this step. ${chosen} selects another step, do nothing in this one, and write in the notes the sentence "${leftOutSentence}".`;
}
