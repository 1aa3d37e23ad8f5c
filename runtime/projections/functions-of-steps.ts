/**
 * Functions that the steps of other branches refer to, for a reader whose chat no longer holds those prompts [functions-in-recovery].
 * The pending prompt holds its own since it was compiled.
 *
 * Groups come in order of priority; within a group step before loop before workflow, then by name. Whole definitions while they
 * fit, then the beginning of one, the marker, and how many were left out.
 */
import { byCodeUnit } from '../../schemas/code-unit-order.ts';
import { counted } from '../../schemas/text/counted.ts';
import { utf8Length } from '../../schemas/canonical/json.ts';
import { functionScopes } from '../../schemas/closed-sets.ts';
import type { CompiledFunction, CompiledSnapshot, CompiledStep } from '../../schemas/compiled-snapshot.ts';
import { loopsAround } from '../core/flow/lookup.ts';
import { truncated } from '../core/text-budget.ts';

/**
 * What the names of a step mean there: its own, those of the loops around it, inner before outer, those of the workflow. The owner
 * decides; the `scope` that an author states only orders.
 */
function functionsOf(workflow: CompiledSnapshot, step: CompiledStep): readonly CompiledFunction[] {
  if (step.functionReferences.length === 0) return [];
  const innermostFirst = [...loopsAround(workflow, step.stepId)].reverse();
  const owners = [step.stepId, ...innermostFirst, undefined];
  return step.functionReferences.flatMap((name) => {
    const named = workflow.functions.filter((one) => one.name === name);
    const nearest = owners.flatMap((owner) => named.filter(({ ownerId }) => ownerId === owner));
    return nearest.slice(0, 1);
  });
}

const precedence = [...functionScopes].reverse();
const byScopeAndName = (a: CompiledFunction, b: CompiledFunction): number =>
  precedence.indexOf(a.scope) - precedence.indexOf(b.scope) || byCodeUnit(a.name, b.name);

/**
 * @param pending the steps whose prompts are shown: what they define is not repeated
 * @param groups the steps that are named beside it, the most important first
 * @returns lines of text, or null when there is nothing to add
 */
export function functionsText(
  workflow: CompiledSnapshot,
  pending: readonly CompiledStep[],
  groups: readonly (readonly CompiledStep[])[],
  bytesMax: number,
): string | null {
  const shown = new Set(pending.flatMap((step) => functionsOf(workflow, step)));
  const wanted: CompiledFunction[] = [];
  for (const steps of groups) {
    const fresh = new Set(steps.flatMap((step) => functionsOf(workflow, step)).filter((one) => !shown.has(one)));
    for (const one of [...fresh].sort(byScopeAndName)) {
      shown.add(one);
      wanted.push(one);
    }
  }
  if (wanted.length === 0) return null;
  const lines = wanted.map(({ name, definition }) => `- \`${name}\`: ${definition}`);
  const all = lines.join('\n');
  if (utf8Length(all) <= bytesMax) return all;
  let [whole, bytes] = [0, 0];
  for (const line of lines) {
    bytes += utf8Length(line) + 1;
    // What does not fit is cut where the budget ends; only what stands before that is whole.
    if (bytes > bytesMax - cutBytes) break;
    whole += 1;
  }
  const omitted = wanted.length - whole;
  const note = `\nOmitted ${counted(omitted, 'function definition')}.`;
  return truncated(all, bytesMax - utf8Length(note)) + note;
}

/** Room for the marker and for the note that says how many were left out. */
const cutBytes = 64;
