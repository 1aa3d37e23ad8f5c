/** What is read from the log. */
import type { Mutation } from '../mutation.ts';

export const projections: readonly Mutation[] = [
  {
    lock: 'preferred-tip-rule',
    file: 'runtime/projections/preferred-tip.ts',
    search: 'if (node.createdIndex > tip.createdIndex) tip = node;',
    replacement: 'if (tip.children.length > 0) tip = node;',
    breaks: 'the first leaf that is found is the tip',
  },
  {
    lock: 'run-status-projection',
    file: 'runtime/projections/run-status.ts',
    search: "return tip.isBlocked ? 'blocked' : 'in_progress';",
    replacement: "return 'in_progress';",
    breaks: 'no run is ever blocked',
  },
  {
    lock: 'recap-keeps-most-recent',
    file: 'runtime/projections/recap.ts',
    search: 'if (bytes + length > bytesMax) {',
    replacement: 'if (bytes + length > 2 * bytesMax) {',
    breaks: 'a recap is twice as long as it may be',
  },
  {
    lock: 'capability-status-is-the-latest',
    file: 'runtime/projections/capability-status.ts',
    search: 'at.capabilities.findLast(counts)',
    replacement: 'at.capabilities.find(counts)',
    breaks: 'the first observation of a node stands',
  },
  {
    lock: 'resume-tiers',
    file: 'runtime/projections/resume-ranking.ts',
    search: 'if (a.tier !== b.tier) return a.tier < b.tier;',
    replacement: '',
    breaks: 'tiers do not count',
  },
  {
    lock: 'resume-order-within-tier',
    file: 'runtime/projections/resume-ranking.ts',
    search: 'if (here !== there) return here;',
    replacement: '',
    breaks: 'the workspace does not count',
  },
  {
    lock: 'resume-why-matched',
    file: 'runtime/projections/resume-ranking.ts',
    search: "return why.length === 0 ? ['recency_fallback'] : why;",
    replacement: "return ['recency_fallback'];",
    breaks: 'every run is offered by recency alone',
  },
  {
    lock: 'references-reach-the-agent',
    file: 'runtime/projections/shown-guidance.ts',
    search: '=> [...workflow.guidance, ...references(workflow)];',
    replacement: '=> [...workflow.guidance];',
    breaks: 'references are not shown',
  },
  {
    lock: 'unnamed-functions-listed-once',
    file: 'runtime/projections/shown-guidance.ts',
    search: '  ...unnamedFunctions(workflow),\n',
    replacement: '',
    breaks: 'definitions that no step names are not listed',
  },
  {
    lock: 'resume-healthy-only',
    file: 'runtime/protocol/resume-index.ts',
    search: 'return damage === null ? state : null;',
    replacement: 'return state;',
    breaks: 'the readable part of a damaged session is offered',
  },
  {
    lock: 'resume-text-normalization',
    file: 'runtime/core/words.ts',
    search: "    .normalize('NFKC')\n",
    replacement: '',
    breaks: 'compatibility forms are other words',
  },
];
