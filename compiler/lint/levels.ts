/** The severity of each rule: its default, unless `workrail.json` of the project sets another. */
import type { lintLevels } from '../../schemas/closed-sets.ts';
import { suggestNamed } from '../../schemas/text/suggest-id.ts';
import type { LintDefinition } from './rule.ts';

export type LintLevel = (typeof lintLevels)[number];
export type LintLevels = { readonly [rule: string]: LintLevel };

export function levelOf({ id, severity }: LintDefinition, levels: LintLevels): LintLevel {
  return Object.hasOwn(levels, id) ? (levels[id] ?? severity) : severity;
}

/** The rule with a similar id, also without the prefix `lint/`. */
export function nearestRule(id: string, rules: readonly LintDefinition[]): string | null {
  const ids = rules.map((rule) => rule.id);
  return ids.find((known) => known === `lint/${id}`) ?? suggestNamed(id, ids) ?? suggestNamed(`lint/${id}`, ids);
}
