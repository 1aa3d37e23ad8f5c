/** What is read from the log. */
import type { Mutation } from '../mutation.ts';

export const projections: readonly Mutation[] = [
  {
    requirement: 'preferred-tip-rule',
    file: 'runtime/projections/preferred-tip.ts',
    search: 'if (node.createdIndex > tip.createdIndex) tip = node;',
    replacement: 'if (tip.children.length > 0) tip = node;',
    breaks: 'the preferred tip is the first node without children that is found',
  },
  {
    requirement: 'run-status-projection',
    file: 'runtime/projections/run-status.ts',
    search: "return at.tip.isBlocked ? 'blocked' : 'in_progress';",
    replacement: "return 'in_progress';",
    breaks: 'no run is ever blocked',
  },
  {
    requirement: 'gaps-close-on-their-branch',
    file: 'runtime/projections/run-status.ts',
    search: 'if (first === null || !isOnPath(nodeOf(gap))) return first;',
    replacement: 'return first;',
    breaks: 'a report on a branch that was left closes a gap of the branch that took its place',
  },
  {
    requirement: 'other-branch-is-said',
    file: 'runtime/replies/attempt-reply.ts',
    search:
      'return hasGoneOn || beside.some(({ createdIndex }) => createdIndex > attempted.createdIndex) ? beside : [];',
    replacement: 'return [];',
    breaks: 'a late call with the handle of a blocked attempt moves a run back without a warning',
  },
  {
    requirement: 'other-branch-is-said',
    file: 'runtime/replies/attempt-reply.ts',
    search: 'warnings.push(...(await branchChange(view, checkpoint, checkpoint, sameInput)));',
    replacement: '',
    breaks: 'a checkpoint of a step on another branch moves a run there without a warning',
  },
  {
    requirement: 'numbers-are-exact',
    file: 'runtime/use-cases/agent-output.ts',
    search: 'if (inexact !== null) return err(inexactIntegerError(tool, inexact));',
    replacement: '',
    breaks: 'an id with more digits than a number keeps is stored with other digits',
  },
  {
    requirement: 'recap-keeps-most-recent',
    file: 'runtime/projections/recap.ts',
    search: 'if (bytes + entry.bytes > bytesMax) {',
    replacement: 'if (bytes + entry.bytes > 2 * bytesMax) {',
    breaks: 'a recap is twice as long as it may be',
  },
  {
    requirement: 'resume-tiers',
    file: 'runtime/projections/resume-ranking.ts',
    search: 'if (tier !== other.tier) return tier < other.tier;',
    replacement: '',
    breaks: 'runs are not sorted by tier',
  },
  {
    requirement: 'resume-order-within-tier',
    file: 'runtime/projections/resume-ranking.ts',
    search: 'if (here !== isSameWorkspace(other.session, this.#question)) return here;',
    replacement: '',
    breaks: 'runs of the same workspace do not come first',
  },
  {
    requirement: 'resume-why-matched',
    file: 'runtime/projections/resume-ranking.ts',
    search: 'if (why.length > 0) return { why, words: null };',
    replacement: '',
    breaks: 'commit and branch do not count as reasons for a match',
  },
  {
    requirement: 'resume-deeper-tiers',
    file: 'runtime/projections/deep-match.ts',
    search: 'if (matched < fields.length) return wholeTiers.length + fields.length - matched;',
    replacement: 'if (matched < fields.length) return null;',
    breaks: 'a run that lacks one word of the query is not found',
  },
  {
    requirement: 'resume-text-normalization',
    file: 'runtime/core/words.ts',
    search: "text.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')",
    replacement: 'text.toUpperCase().toLowerCase()',
    breaks: 'full-width letters do not match the corresponding ordinary letters',
  },
  {
    requirement: 'references-reach-the-agent',
    file: 'runtime/projections/shown-guidance.ts',
    search: ' ...references(workflow),',
    replacement: '',
    breaks: 'references are missing from the reply',
  },
  {
    requirement: 'unnamed-functions-listed-once',
    file: 'runtime/projections/shown-guidance.ts',
    search: "(scope === 'workflow' || ownerId === undefined) && !named.has(name)",
    replacement: "(scope === 'workflow' || ownerId === undefined)",
    breaks: 'definitions that a step names are also listed at the start',
  },
];
