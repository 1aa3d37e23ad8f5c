/** Why compiled workflows are out of date, in words. */
import type { SourceRoot } from '../../project/sources/source-root.ts';
import type { StaleReason } from '../../project/compile/staleness.ts';

/** Without a full stop. */
export function staleText({ sourceKind }: SourceRoot, reason: StaleReason): string {
  switch (reason) {
    case 'never_compiled':
      return `the ${sourceKind} workflows have not been compiled yet`;
    case 'damaged':
      return `the compiled ${sourceKind} workflows are damaged or incomplete`;
    case 'foreign':
      return `the ${sourceKind} workflows were not compiled by this user on this machine`;
    case 'other_build':
      return `the ${sourceKind} workflows were compiled with another build of WorkRail`;
    case 'changed':
      return `the ${sourceKind} workflows or their bindings changed since the last compile`;
  }
}
