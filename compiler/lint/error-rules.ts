/**
 * The rules with the default severity `error`, which `check` runs in a project that configures no severities. A test checks that
 * the list is complete.
 */
import type { LintRule } from './rule.ts';
import { uncommittedReference } from './rules/uncommitted-reference/rule.ts';
import { unsatisfiableContract } from './rules/unsatisfiable-contract/rule.ts';
import { unsatisfiableCriteria } from './rules/unsatisfiable-criteria/rule.ts';

export const errorRules: readonly LintRule[] = [uncommittedReference, unsatisfiableContract, unsatisfiableCriteria];
