/**
 * Describes results of the analysis in words, for the notes of diagnostics: an example path to a place, and the values that lead
 * there.
 */
import { pathShownMax } from '../../schemas/limits.ts';
import { quote, quoteList } from '../diagnostics/quote.ts';
import type { ConditionSearch, Conflict, KeyValue } from './conditions.ts';
import type { FlowNode } from './explore.ts';

/** "path: `read` → `triage` → `deep`". A long path is shortened to its beginning, its end and the number of steps between them. */
export function pathWords({ id, trail }: Pick<FlowNode, 'id' | 'trail'>): string {
  const last: string[] = [quote(id)];
  let at = trail;
  while (at !== null && (last.length < pathShownMax - 1 || at.length === 1)) {
    last.unshift(quote(at.id));
    at = at.previous;
  }
  const skipped = at === null ? [] : [quote(at.first), ...(at.length === 1 ? [] : [`(${at.length - 1} more)`])];
  return `path: ${[...skipped, ...last].join(' → ')}`;
}

/** "`complexity` is `large`, `depth` is not set". */
export function valueWords(values: readonly KeyValue[]): string {
  return values.map(({ key, words }) => `${quote(key)} ${words}`).join(', ');
}

/** The reason why conditions exclude each other. */
export function conflictWords(conflict: readonly Conflict[], keys: readonly string[]): string {
  const [only, ...others] = conflict;
  const whatever = keys.length === 0 ? '' : `, whatever ${quoteList(keys)} ${keys.length === 1 ? 'is' : 'are'}`;
  if (only !== undefined && others.length === 0)
    return `${quote(only.conditionId)} ${only.isNegated ? 'holds' : 'is false'}${whatever || ' in every run'}`;
  const words = conflict.map(({ conditionId, isNegated }) => `${isNegated ? 'not ' : ''}${quote(conditionId)}`);
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)} are never true at the same time${whatever}`;
}

/** "`is_large` holds"; a condition that WorkRail combined from several is described by its parts. */
export function gateWords(search: ConditionSearch, conditionId: string): string {
  const condition = search.get(conditionId);
  const isMade = condition.kind === 'all' && condition.conditionId === condition.of.join('__and__');
  return isMade ? `${quoteList(condition.of)} hold` : `${quote(conditionId)} holds`;
}
