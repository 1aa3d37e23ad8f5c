/**
 * A step that was selected for an item of a loop by an answer for an earlier item, or served because with that answer no step applies to the item
 * [item-answers-hold-for-item]. Its reply says so, and how to leave it out. Pure: it follows from what is recorded.
 */
import type { JsonObject, JsonValue } from '../../schemas/canonical/json.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { EngineState, LoopFrame } from '../../schemas/execution-snapshot.ts';
import { quotedValueBytesMax } from '../../schemas/limits.ts';
import { listed } from '../../schemas/text/listed.ts';
import type { Warning } from '../../schemas/tools.ts';
import { contextKeyOf } from '../core/context.ts';
import { evaluate } from '../core/flow/conditions.ts';
import { type Gate, gatesOf } from '../core/flow/gates.ts';
import { heldBack, lapsedInGate, placeOfGate } from '../core/item-answers.ts';
import { lapsedAnswers, sentWith } from '../core/lapsed-answers.ts';
import { chainOf, parentOf } from '../core/lineage.ts';
import { contextAt, type NodeState, owningStep, type SessionState } from '../core/state.ts';
import { quoted } from '../core/text-budget.ts';
import { rulesOf } from '../core/validation/rules.ts';
import { conditionInWords, decidesLoop, inNotes } from './routing-warnings.ts';
import type { RunView } from './run-view.ts';

/** @property names of the answers that the warnings are about */
export type ReusedAnswers = { readonly warnings: readonly Warning[]; readonly names: ReadonlySet<string> };
const none: ReusedAnswers = { warnings: [], names: new Set() };

export function reusedAnswers(view: RunView, node: NodeState, state: EngineState): ReusedAnswers {
  const { state: session, run, workflow } = view;
  if (state.kind !== 'running' || state.pending.kind !== 'some') return none;
  const [at, step] = [{ workflow, rules: rulesOf(run.rulesVersion) }, owningStep(node)];
  const context = contextAt(node);
  for (const gate of gatesOf(workflow, state.pending.step)) {
    // The condition of a loop is read once, before its first step.
    if (gate.loopId !== null && !step.loopsReached.includes(gate.loopId)) continue;
    const lapsed = [...lapsedInGate(session, node, gate, at)].filter((name) => Object.hasOwn(context, name));
    const truth = (names: readonly string[]) => evaluate(gate.conditionId, context, workflow, new Set(names)).truth;
    const isAssumed = truth([]) === 'false';
    const names = isAssumed ? lapsed : lapsed.filter((name) => !isForThisItem(session, step, name));
    const place = frameOf(state.loopStack, gate);
    if (place === undefined || names.length === 0 || truth(names) !== 'unknown') continue;
    // The values of a `while` loop are rarely about one iteration.
    if (!isAssumed && place.items === undefined) continue;
    const isDecision = gate.loopId === null && decidesLoop(workflow, state.pending.step);
    const others = isAssumed
      ? heldBackAt(view, node, state.loopStack).filter((name) => Object.hasOwn(context, name))
      : [];
    const all = [...new Set([...names, ...others])];
    const warning = warningOf(view, gate, place, { names: all, isAssumed, isDecision, values: context });
    return { warnings: [warning], names: new Set([...lapsed, ...others]) };
  }
  return none;
}

/** Values that still count as absent for the open items. */
const heldBackAt = ({ state, run, workflow }: RunView, node: NodeState, stack: readonly LoopFrame[]): string[] =>
  [...stack.keys()].flatMap((depth) => [
    ...heldBack(state, node, stack, depth, { workflow, rules: rulesOf(run.rulesVersion) }),
  ]);

/** The innermost loop around the place where a condition is read that has an earlier iteration. */
const frameOf = (stack: readonly LoopFrame[], { loopId }: Gate): LoopFrame | undefined =>
  stack.slice(0, placeOfGate(stack, loopId).length).findLast(({ iteration }) => iteration > 0);

/** Whether the step before had a value of its own already, so that the one that came with it is for the step that follows. */
function isForThisItem(session: SessionState, step: NodeState, name: string): boolean {
  const attempted = parentOf(session, step);
  if (attempted === null) return false;
  const before = owningStep(attempted);
  const isSent = [step, ...chainOf(session, attempted)].some((at) => {
    const parent = parentOf(session, at);
    return parent !== null && sentWith(at, parent, name) !== 'nothing';
  });
  return (
    isSent &&
    Object.hasOwn(contextAt(before), name) &&
    !lapsedAnswers(session, before, before.selectedPlace, [name]).has(name)
  );
}

type Reused = {
  readonly names: readonly string[];
  /** With these values, no step applies to the item. */
  readonly isAssumed: boolean;
  readonly isDecision: boolean;
  readonly values: JsonObject;
};

function warningOf(
  { workflow }: RunView,
  { conditionId, loopId }: Gate,
  { loopId: around, iteration, items }: LoopFrame,
  { names, isAssumed, isDecision, values }: Reused,
): Warning {
  const keys = names.map((name) => quoted(name, quotedValueBytesMax));
  const noun = items === undefined ? 'iteration' : 'item';
  const item = `${noun} ${iteration + 1}`;
  const of = `${item} of the loop "${quoted(around, quotedValueBytesMax)}"`;
  const shown = listed(names.map((name) => valueWords(workflow, name, values[name])));
  const lead = isAssumed
    ? `With ${shown}, sent with an earlier step, no step applies to ${of}, so this step asks again.`
    : `This step comes next for ${of} because of ${shown}, sent with an earlier step.`;
  const only = `${loopId === null ? 'It' : 'The loop around it'} runs only if ${conditionInWords(conditionId, workflow) ?? 'its condition is true'}.`;
  const otherwise = isDecision ? 'send only the decision' : 'do nothing in it';
  return {
    code: 'VALUE_REUSED',
    message: `${lead} ${only} If that is not so for ${item}, ${otherwise}, and ${inNotes}. If ${item} has another value, send context {${keys.map((key) => `"${key}": …`).join(', ')}} with this step.`,
    details: { keys, loopId: around, iteration },
  };
}

/** `"kind" = "docs"`: of a short value that may be shown. */
function valueWords({ inputs }: CompiledSnapshot, name: string, value: JsonValue | undefined): string {
  const shown = `"${quoted(name, quotedValueBytesMax)}"`;
  const isSensitive = inputs.some((input) => contextKeyOf(input) === name && input.sensitive === true);
  if (isSensitive || value === undefined || value === null || typeof value === 'object') return shown;
  const text = typeof value === 'string' ? `"${quoted(value, quotedValueBytesMax)}"` : String(value);
  return `${shown} = ${text}`;
}
