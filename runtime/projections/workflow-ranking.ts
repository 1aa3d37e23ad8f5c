/**
 * Ranks workflows by a query [list-ranks-matches]. Pure: the same catalog and the same query always give the same order.
 *
 * - A word of the query matches a word that contains it, and a word of at least `stemLengthMin` letters that it begins with, so
 *   `debugging` matches `debug`. Words without meaning of their own, such as `the`, do not count beside others.
 * - The workflow that has the query as its id, an alias or its name comes first. Then more matched words come first, then words in
 *   the id or an alias before the name, tags and the description, then whole words, then the order of the list.
 * - A workflow that matches fewer than half as many words as the best one is left out.
 */
import type { CatalogEntry } from '../../schemas/catalog.ts';
import { suggest } from '../../schemas/text/suggest.ts';
import { withoutStopWords } from '../core/words.ts';

type Searched = Pick<CatalogEntry, 'workflowId' | 'name' | 'description' | 'tags' | 'aliases'>;
export type RankedWorkflow<T> = {
  readonly item: T;
  /** Words of the query, in its order. */
  readonly matched: readonly string[];
  readonly missing: readonly string[];
};

const stemLengthMin = 4;
const normalized = (text: string) => text.normalize('NFKC').toLowerCase();
/** In any script: unlike the words of a run, these are only compared with a catalog. */
const wordsIn = (text: string): readonly string[] => normalized(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words that a query is ranked by; none where it has no letters and no digits. */
export const queryWords = (query: string): readonly string[] => withoutStopWords([...new Set(wordsIn(query))]);

/** Fields of one entry, the most telling first. */
const fieldsOf = ({ workflowId, name, description, tags, aliases }: Searched) =>
  [[workflowId, ...aliases], [name], tags, [description]].map((texts) => new Set(texts.flatMap(wordsIn)));

const isPart = (word: string, text: string) =>
  text.includes(word) || (text.length >= stemLengthMin && word.startsWith(text));

/** 0: not found. A field counts twice as much as the next one, and a whole word twice as much as a part. */
function weightIn(fields: readonly ReadonlySet<string>[], word: string): number {
  let best = 0;
  fields.forEach((words, at) => {
    const isFound = words.has(word) || [...words].some((text) => isPart(word, text));
    if (isFound) best = Math.max(best, 2 ** (fields.length - at) * (words.has(word) ? 2 : 1));
  });
  return best;
}

export function rankWorkflows<T>(
  items: readonly T[],
  query: string,
  entryOf: (item: T) => Searched,
): readonly RankedWorkflow<T>[] {
  const words = queryWords(query);
  const whole = normalized(query.trim());
  const ranked = items.flatMap((item, place) => {
    const entry = entryOf(item);
    const fields = fieldsOf(entry);
    const weights = words.map((word) => weightIn(fields, word));
    const isNamed = [entry.workflowId, entry.name, ...entry.aliases].some((name) => normalized(name) === whole);
    const matched = words.filter((_, i) => (weights[i] ?? 0) > 0);
    const missing = words.filter((_, i) => weights[i] === 0);
    const weight = weights.reduce((sum, each) => sum + each, 0);
    return matched.length === 0 ? [] : [{ item, matched, missing, isNamed, weight, place }];
  });
  const most = Math.max(0, ...ranked.map(({ matched }) => matched.length));
  return ranked
    .filter(({ matched }) => 2 * matched.length >= most)
    .sort(
      (a, b) =>
        Number(b.isNamed) - Number(a.isNamed) ||
        b.matched.length - a.matched.length ||
        b.weight - a.weight ||
        a.place - b.place,
    )
    .map(({ item, matched, missing }) => ({ item, matched, missing }));
}

/** What a query that found nothing may have meant: the nearest word of the catalog for its first word that has one. */
export function nearestWord(entries: readonly Searched[], query: string): string | null {
  const known = new Set(entries.flatMap((entry) => fieldsOf(entry).flatMap((words) => [...words])));
  for (const word of queryWords(query)) {
    const near = suggest(word, known);
    if (near !== null) return near;
  }
  return null;
}
