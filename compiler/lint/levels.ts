/** How loud each rule is: its own severity, unless the project's `workrail.json` says another. */
import type { lintLevels } from '../../schemas/closed-sets.ts';
import { suggest } from '../../schemas/text/suggest.ts';
import type { LintDefinition } from './rule.ts';

export type LintLevel = (typeof lintLevels)[number];
export type LintLevels = { readonly [rule: string]: LintLevel };

export function levelOf({ id, severity }: LintDefinition, levels: LintLevels): LintLevel {
  return Object.hasOwn(levels, id) ? (levels[id] ?? severity) : severity;
}

/** The rule that `id` was meant to be: also without its `lint/`. */
export function nearestRule(id: string, rules: readonly LintDefinition[]): string | null {
  const ids = rules.map((rule) => rule.id);
  return ids.find((known) => known === `lint/${id}`) ?? suggest(id, ids) ?? suggest(`lint/${id}`, ids);
}
