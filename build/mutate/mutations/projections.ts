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
];
