/**
 * The deeper tiers of `resume_session` [resume-deeper-tiers]: how well the words of a query match a whole run. Pure.
 *
 * Words without meaning of their own do not count beside others, so that a sentence can be sent as it was said.
 */
import type { WhyMatched } from '../../schemas/closed-sets.ts';
import { resumeQueryWordsMax } from '../../schemas/limits.ts';
import { withoutStopWords } from '../core/words.ts';
import { wordFields, WordSearch } from './run-words.ts';
import type { SearchedRun } from './searched-run.ts';

/** All words in one of these, best first; all words anywhere comes next, then fewer words. */
const wholeTiers: readonly number[] = [
  wordFields.name,
  wordFields.goal,
  wordFields.input,
  wordFields.title | wordFields.notes,
];

export type DeepMatch = {
  /** Words that were asked for, in their order, with the fields that contain them. */
  readonly matched: readonly { readonly word: string; readonly fields: number }[];
  readonly asked: number;
};

export class DeepSearch {
  readonly #words: readonly string[];
  readonly #search: WordSearch;

  /** False: some words of the query are not searched, or not told apart. */
  readonly isWhole: boolean;

  constructor(words: readonly string[]) {
    const all = withoutStopWords(words);
    this.#words = all.slice(0, resumeQueryWordsMax);
    this.#search = new WordSearch(this.#words);
    this.isWhole = all.length <= resumeQueryWordsMax && this.#search.isExact;
  }

  /** 0 is best; null when no word matches. */
  tierOf(run: SearchedRun): number | null {
    const fields = this.#search.fieldsIn(run);
    if (fields === null) return null;
    let matched = 0;
    for (let i = 0; i < fields.length; i += 1) if (fields[i] !== 0) matched += 1;
    if (matched < fields.length) return wholeTiers.length + fields.length - matched;
    const whole = wholeTiers.findIndex((tier) => fields.every((field) => (field & tier) !== 0));
    return whole === -1 ? wholeTiers.length : whole;
  }

  match(run: SearchedRun): DeepMatch {
    const fields = this.#search.fieldsIn(run);
    const matched = this.#words.flatMap((word, i) => (fields?.[i] ? [{ word, fields: fields[i] ?? 0 }] : []));
    return { matched, asked: this.#words.length };
  }
}

/** Whether a tier stands for all words of a query. */
export const matchesAllWords = (tier: number): boolean => tier <= wholeTiers.length;

/** Where the words of a match occur, best first. */
export function deepReasons({ matched }: DeepMatch, { notes }: Pick<SearchedRun, 'notes'>): WhyMatched[] {
  const isLatest = (word: string) => notes.includes(` ${word} `);
  const isIn = (field: number) => matched.some(({ fields }) => (fields & field) !== 0);
  const reasons: readonly (readonly [WhyMatched, boolean])[] = [
    ['matched_run_name', isIn(wordFields.name)],
    ['matched_notes', matched.some(({ word }) => isLatest(word))],
    ['matched_workflow_id', isIn(wordFields.workflow)],
    ['matched_goal', isIn(wordFields.goal)],
    ['matched_input', isIn(wordFields.input)],
    ['matched_step_title', isIn(wordFields.title)],
    ['matched_earlier_notes', matched.some(({ word, fields }) => (fields & wordFields.notes) !== 0 && !isLatest(word))],
  ];
  return reasons.flatMap(([reason, holds]) => (holds ? [reason] : []));
}
