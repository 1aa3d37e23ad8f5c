/**
 * Every builtin that WorkRail owns, by id: the closed sets that the compiler resolves against.
 *
 * The list is explicit, so that a folder joins by a line in a diff and never by lying on a disk; a test proves that no
 * folder is left out. Sorted by id, so that whatever is made from it has a stable order.
 */
import type { BuiltinRegistry, RefDefinition } from './kinds.ts';
import { definition as adversarialChallenge } from './refs/adversarial_challenge/definition.ts';
import { definition as appendOnlyTruth } from './refs/append_only_truth/definition.ts';
import { definition as modes } from './refs/modes/definition.ts';
import { definition as notesFirst } from './refs/notes_first/definition.ts';
import { definition as parallelDelegation } from './refs/parallel_delegation/definition.ts';
import { definition as synthesisUnderDisagreement } from './refs/synthesis_under_disagreement/definition.ts';
import { definition as workrailDefinition } from './refs/workrail_definition/definition.ts';

const refs: readonly RefDefinition[] = [
  adversarialChallenge,
  appendOnlyTruth,
  modes,
  notesFirst,
  parallelDelegation,
  synthesisUnderDisagreement,
  workrailDefinition,
];

function byId<Definition extends { readonly id: string }>(
  definitions: readonly Definition[],
): ReadonlyMap<string, Definition> {
  const sorted = [...definitions].sort((a, b) => (a.id < b.id ? -1 : 1));
  return new Map(sorted.map((definition) => [definition.id, definition]));
}

export const builtins: BuiltinRegistry = {
  refs: byId(refs),
  contracts: byId([]),
  templates: byId([]),
  features: byId([]),
  capabilities: byId([]),
  routineTemplate: (source, name) => ({
    id: `wr.templates.routine.${name}`,
    title: source.name,
    summary: source.description,
    parameters: [],
    expand: () => ({ steps: source.steps }),
  }),
};
