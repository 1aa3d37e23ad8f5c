/** Phases of the compiler. */
import type { Mutation } from '../mutation.ts';

export const compiler: readonly Mutation[] = [
  {
    requirement: 'slot-contract-in-prompt',
    file: 'compiler/phases/6-lower/slot-words.ts',
    search: '[runLine(slot), ...inputLines(slot), ...outputLines(slot, step, endings)].map(oneLine);',
    replacement: '[runLine(slot), ...outputLines(slot, step, endings)].map(oneLine);',
    breaks: 'a prompt does not list the context for the implementation of a slot',
  },
  {
    requirement: 'slot-artifacts-due-at-end',
    file: 'compiler/phases/6-lower/slot-endings.ts',
    search: 'users.findLast((step) => !maySkip(step))',
    replacement: 'users.find((step) => !maySkip(step))',
    breaks: 'artifacts are due at the first step that names the slot',
  },
  {
    requirement: 'required-capability-probed',
    file: 'compiler/phases/2-expand/probes.ts',
    search: "declared[capability] === 'required'",
    replacement: 'declared[capability] !== undefined',
    breaks: 'a preferred capability is probed',
  },
  {
    requirement: 'condition-order',
    file: 'compiler/phases/6-lower/lower.ts',
    search: '.sort((a, b) => byCodeUnit(a.conditionId, b.conditionId)),',
    replacement: ',',
    breaks: 'conditions keep the order of their declaration',
  },
  {
    requirement: 'contract-order',
    file: 'compiler/phases/6-lower/lower.ts',
    search: '.sort((a, b) => byCodeUnit(a.id, b.id))',
    replacement: '',
    breaks: 'contracts keep the order in which steps name them',
  },
  {
    requirement: 'loop-order',
    file: 'compiler/phases/6-lower/lower.ts',
    search: '.map(lowerLoop).sort((a, b) => byCodeUnit(a.loopId, b.loopId))',
    replacement: '.map(lowerLoop)',
    breaks: 'loops are sorted by declaration',
  },
  {
    requirement: 'unordered-lists-sorted',
    file: 'compiler/phases/6-lower/lower.ts',
    search: '[...new Set(values)].sort();',
    replacement: '[...new Set(values)];',
    breaks: 'the order of tags changes the hash',
  },
  {
    requirement: 'contract-embedded',
    file: 'compiler/phases/6-lower/lower.ts',
    search: 'contracts: lowerContracts(workflow, endings, host.builtins),',
    replacement: 'contracts: [],',
    breaks: 'a snapshot embeds no contract',
  },
  {
    requirement: 'feature-order',
    file: 'compiler/phases/3-resolve/features.ts',
    search: '[...byId.values()].sort((a, b) => byCodeUnit(a.featureId, b.featureId));',
    replacement: '[...byId.values()];',
    breaks: 'features apply in the order of the source',
  },
  {
    requirement: 'wr-namespace-reserved',
    file: 'compiler/phases/3-resolve/workflow-id.ts',
    search: "if (sourceKind !== 'bundled' && namespace === 'wr') {",
    replacement: "if (sourceKind === 'user' && namespace === 'wr') {",
    breaks: 'a project can define a workflow with a wr.* id',
  },
  {
    requirement: 'workflow-id-format',
    file: 'compiler/phases/3-resolve/workflow-id.ts',
    search: 'return namespacedIdPattern.test(id) || legacyIdPattern.test(id);',
    replacement: "return id !== '';",
    breaks: 'any text is accepted as a workflow id',
  },
  {
    requirement: 'catalog-order',
    file: 'compiler/artifacts/artifacts.ts',
    search: 'kindOrder[a.kind] - kindOrder[b.kind] ||',
    replacement: '',
    breaks: 'routines are listed among workflows',
  },
];
