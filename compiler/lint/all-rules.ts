/** All rules, for whoever may not need them: the bundle loads them when they are first asked for. */
import { lintDefinitions, lintRules } from './registry.ts';
import type { LintDefinition, LintRule } from './rule.ts';

type AllRules = { readonly rules: readonly LintRule[]; readonly definitions: readonly LintDefinition[] };

export const allRules = (): AllRules => ({ rules: lintRules, definitions: lintDefinitions });
