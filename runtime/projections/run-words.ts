/**
 * The words of a whole run, as numbers: what `resume_session` searches before it looks at any text [resume-deeper-tiers]. Pure.
 *
 * - A word is a hash of 32 bits, with the fields that contain it. A hash may stand for another word, so a match only says which run
 *   to look at: what decides is the text, or the session itself.
 * - A run keeps at most `resumeWordsMax` words: those of its name, its workflow and its latest notes, then goal, inputs and titles, then
 *   notes from the newest to the oldest.
 */
import { resumeWordsMax } from '../../schemas/limits.ts';
import { withoutMarker, wordsOf } from '../core/words.ts';

export const wordFields = { name: 1, workflow: 2, goal: 4, input: 8, title: 16, notes: 32 } as const;
export type WordField = keyof typeof wordFields;

/** Words of one run, which may be a part of those of many. */
export type WordSlice = {
  readonly hashes: Uint32Array;
  /** In the same order. */
  readonly fields: Uint8Array;
  readonly from: number;
  readonly words: number;
};

/** FNV-1a with the finish of MurmurHash3, which spreads short words over all bits. */
export function hashOfWord(word: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i += 1) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** @param texts in the order in which their words are kept; read only until there are enough words */
export function runWords(texts: Iterable<readonly [WordField, string]>): WordSlice & { readonly isCut: boolean } {
  const found = new Map<string, number>();
  let isCut = false;
  for (const [field, text] of texts) {
    for (const word of wordsOf(withoutMarker(text))) {
      const before = found.get(word);
      if (before === undefined && found.size === resumeWordsMax) isCut = true;
      else found.set(word, (before ?? 0) | wordFields[field]);
    }
    if (isCut) break;
  }
  const hashes = Uint32Array.from(found.keys(), hashOfWord);
  return { hashes, fields: Uint8Array.from(found.values()), from: 0, words: hashes.length, isCut };
}

const slotMask = 0xffff;

/** Looks for the words of one query in many runs. A run that has none of them costs one comparison where its words are a part of many. */
export class WordSearch {
  readonly #hashes: readonly number[];
  /** Which slots hold a word of the query: nearly every stored word is passed over by one look into it. */
  readonly #isAsked = new Uint8Array(slotMask + 1);
  readonly #found: Uint8Array;
  /** The words of many runs that were looked through last, where words of the query stand in them, and how far these were used. */
  #shared: { readonly hashes: Uint32Array; readonly hits: readonly number[]; at: number; from: number } | null = null;

  /** False: two words of the query have one hash, and only the first of them is found. */
  readonly isExact: boolean;

  constructor(words: readonly string[]) {
    this.#hashes = words.map(hashOfWord);
    this.isExact = new Set(this.#hashes).size === words.length;
    for (const hash of this.#hashes) this.#isAsked[hash & slotMask] = 1;
    this.#found = new Uint8Array(words.length);
  }

  /** For each word of the query the fields that contain it; null where the run has none. Valid until the next look. */
  fieldsIn(run: WordSlice): Uint8Array | null {
    if (run.hashes.length === run.words) {
      const hits = this.#hitsIn(run.hashes);
      return this.#fieldsAt(run, hits, 0, hits.length);
    }
    const end = run.from + run.words;
    const shared = this.#sharedAt(run);
    const first = shared.at;
    while (shared.at < shared.hits.length && (shared.hits[shared.at] ?? end) < end) shared.at += 1;
    return first === shared.at ? null : this.#fieldsAt(run, shared.hits, first, shared.at);
  }

  /** Runs come in the order of their words; where one does not, the hits are gone through from the start. */
  #sharedAt({ hashes, from }: WordSlice) {
    if (this.#shared === null || this.#shared.hashes !== hashes) {
      this.#shared = { hashes, hits: this.#hitsIn(hashes), at: 0, from: 0 };
    }
    const shared = this.#shared;
    if (from < shared.from) shared.at = 0;
    shared.from = from;
    while (shared.at < shared.hits.length && (shared.hits[shared.at] ?? from) < from) shared.at += 1;
    return shared;
  }

  #hitsIn(hashes: Uint32Array): number[] {
    const isAsked = this.#isAsked;
    const hits: number[] = [];
    for (let i = 0; i < hashes.length; i += 1) {
      if (isAsked[(hashes[i] as number) & slotMask] !== 0) hits.push(i);
    }
    return hits;
  }

  #fieldsAt({ hashes, fields }: WordSlice, hits: readonly number[], first: number, end: number): Uint8Array | null {
    let isFound = false;
    for (let i = first; i < end; i += 1) {
      const hit = hits[i] ?? 0;
      const at = this.#hashes.indexOf(hashes[hit] ?? -1);
      if (at === -1) continue;
      if (!isFound) this.#found.fill(0);
      this.#found[at] = fields[hit] ?? 0;
      isFound = true;
    }
    return isFound ? this.#found : null;
  }
}
