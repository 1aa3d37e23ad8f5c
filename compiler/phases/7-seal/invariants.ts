/**
 * Invariants of every snapshot, asserted immediately before it is hashed. A breach is a bug of ours: it throws, so that nothing is
 * pinned to a snapshot that a runtime could not execute.
 *
 * - step ids are unique, and so are loop ids
 * - `flow` and loop bodies name every step and loop exactly once, and nothing else
 * - `conditions`, `contracts`, `features`, `loops`, `bindings` are sorted by their id, `routing` by its key, `functions` by scope, owner, name
 * - a condition, contract or function that a step names is embedded
 */
import { validateCompiledWorkflow } from '../../../generated/validators/compiled-workflow.v1.js';
import type { CompiledSnapshot } from '../../../schemas/compiled-snapshot.ts';

function isStrictlySorted(keys: readonly string[]): boolean {
  return keys.every((key, index) => index === 0 || (keys[index - 1] ?? '') < key);
}

function sortedLists(snapshot: CompiledSnapshot): readonly (readonly [string, readonly string[]])[] {
  return [
    ['features', snapshot.features.map(({ featureId }) => featureId)],
    ['contracts', snapshot.contracts.map(({ contractRef }) => contractRef)],
    ['conditions', snapshot.conditions.map(({ conditionId }) => conditionId)],
    ['functions', snapshot.functions.map(({ scope, ownerId, name }) => `${scope}\u0000${ownerId ?? ''}\u0000${name}`)],
    ['loops', snapshot.loops.map(({ loopId }) => loopId)],
    ['routing', (snapshot.routing ?? []).map(({ key }) => key)],
    ['bindings', snapshot.bindings.map(({ slot }) => slot)],
  ];
}

/** The first violated invariant, in words; null if there is none. */
export function brokenInvariant(snapshot: CompiledSnapshot): string | null {
  const unsorted = sortedLists(snapshot).find(([, keys]) => !isStrictlySorted(keys));
  if (unsorted !== undefined) return `${unsorted[0]} is unsorted or contains a duplicate id`;
  const unplaced = {
    step: new Set<string>(snapshot.steps.map(({ stepId }) => stepId)),
    loop: new Set<string>(snapshot.loops.map(({ loopId }) => loopId)),
  };
  if (unplaced.step.size !== snapshot.steps.length || unplaced.loop.size !== snapshot.loops.length)
    return 'two steps or two loops have the same id';
  for (const items of [snapshot.flow, ...snapshot.loops.map(({ body }) => body)])
    for (const item of items)
      if (!unplaced[item.kind].delete(item.kind === 'step' ? item.stepId : item.loopId))
        return 'a step or loop is placed twice, or does not exist';
  if (unplaced.step.size + unplaced.loop.size > 0) return 'a step or loop is not placed in the flow or in a loop body';
  const conditions = new Set<string>(snapshot.conditions.map(({ conditionId }) => conditionId));
  const contracts = new Set(snapshot.contracts.map(({ contractRef }) => contractRef));
  const functions = new Set(snapshot.functions.map(({ name }) => name));
  for (const { stepId, when, output, functionReferences } of snapshot.steps) {
    if (when !== undefined && !conditions.has(when)) return `${stepId} names a condition that is not embedded`;
    const contract = output?.contractRef;
    if (contract !== undefined && !contracts.has(contract)) return `${stepId} names a contract that is not embedded`;
    if (functionReferences.some((name) => !functions.has(name)))
      return `${stepId} names a function that is not embedded`;
  }
  return null;
}

export function assertInvariants(snapshot: CompiledSnapshot): void {
  const broken = brokenInvariant(snapshot);
  if (broken !== null) throw new Error(`the compiler produced an invalid snapshot: ${broken}`);
}

/** Validates against the schema of the format. The validator is large, so it is loaded at first use. */
export function assertShape(snapshot: CompiledSnapshot): void {
  const candidate: unknown = snapshot;
  if (!validateCompiledWorkflow(candidate)) {
    const problem = validateCompiledWorkflow.problems(candidate)[0];
    throw new Error(`the compiler produced an invalid snapshot: ${problem?.instancePath} ${problem?.keyword}`);
  }
}
