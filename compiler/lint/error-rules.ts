/**
 * The rules whose own severity is `error`: those that `check` runs in a project without levels of its own. A test proves that none
 * is left out.
 */
import type { LintRule } from './rule.ts';
import { uncommittedReference } from './rules/uncommitted-reference/rule.ts';
import { unsatisfiableContract } from './rules/unsatisfiable-contract/rule.ts';
import { unsatisfiableCriteria } from './rules/unsatisfiable-criteria/rule.ts';

export const errorRules: readonly LintRule[] = [uncommittedReference, unsatisfiableContract, unsatisfiableCriteria];
