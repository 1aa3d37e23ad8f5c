/** All rules, in a separate module: the bundle loads it on first use, and `check` usually needs only the error rules. */
import { lintDefinitions, lintRules } from './registry.ts';
import type { LintDefinition, LintRule } from './rule.ts';

type AllRules = { readonly rules: readonly LintRule[]; readonly definitions: readonly LintDefinition[] };

export const allRules = (): AllRules => ({ rules: lintRules, definitions: lintDefinitions });
