/**
 * The words of a whole run, as numbers: what the deeper tiers of `resume_session` search [resume-deeper-tiers]. Pure.
 *
 * - A word is a hash of 27 bits, and one bit for each field that contains it. A hash may stand for another word, so a match only says
 *   which run to read: the reply is computed from the session itself.
 * - A run keeps at most `resumeWordsMax` words. The goal and the inputs come first, then titles, then notes from the newest to the oldest.
 */
import { resumeWordsMax } from '../../schemas/limits.ts';
import { withoutMarker, wordsOf } from '../core/words.ts';

export const wordFields = { workflow: 1, goal: 2, input: 4, title: 8, notes: 16 } as const;
export type WordField = keyof typeof wordFields;
const fieldBits = 5;

/** FNV-1a with the finish of MurmurHash3, which spreads short words over all bits; the lower bits are left to the fields. */
export function hashOfWord(word: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i += 1) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) << fieldBits) >>> 0;
}

/** @param texts in the order in which their words are kept; read only until there are enough words */
export function runWords(texts: Iterable<readonly [WordField, string]>): Uint32Array {
  const fields = new Map<string, number>();
  for (const [field, text] of texts) {
    for (const word of wordsOf(withoutMarker(text))) {
      const before = fields.get(word);
      if (before !== undefined || fields.size < resumeWordsMax) fields.set(word, (before ?? 0) | wordFields[field]);
    }
    if (fields.size >= resumeWordsMax) break;
  }
  return Uint32Array.from(fields, ([word, bits]) => hashOfWord(word) + bits);
}

/** The words of one run within those of many. */
export type WordSlice = { readonly hashes: Uint32Array; readonly from: number; readonly words: number };

const tableBits = 16;
const hashMask = ~((1 << fieldBits) - 1) >>> 0;
const slotMask = (1 << tableBits) - 1;
const slotOf = (hash: number) => (hash >>> fieldBits) & slotMask;

/** Looks for the words of one query in many runs. A run that has none of them costs one comparison where its words are a part of many. */
export class WordSearch {
  readonly #hashes: readonly number[];
  /** Which slots hold a word of the query: nearly every stored word is passed over by one look into it. */
  readonly #isAsked = new Uint8Array(1 << tableBits);
  readonly #fields: Uint8Array;
  /** The words of many runs that were looked through last, where words of the query stand in them, and how far these were used. */
  #shared: { readonly hashes: Uint32Array; readonly hits: readonly number[]; at: number; from: number } | null = null;

  constructor(words: readonly string[]) {
    this.#hashes = words.map(hashOfWord);
    for (const hash of this.#hashes) this.#isAsked[slotOf(hash)] = 1;
    this.#fields = new Uint8Array(words.length);
  }

  /** For each word of the query the fields that contain it; null where the run has none. Valid until the next look. */
  fieldsIn(run: WordSlice): Uint8Array | null {
    const end = run.from + run.words;
    if (run.hashes.length === run.words) return this.#fieldsAt(run.hashes, this.#hitsIn(run.hashes));
    const shared = this.#sharedAt(run);
    const first = shared.at;
    while (shared.at < shared.hits.length && (shared.hits[shared.at] ?? end) < end) shared.at += 1;
    return first === shared.at ? null : this.#fieldsAt(run.hashes, shared.hits.slice(first, shared.at));
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
      if (isAsked[((hashes[i] as number) >>> fieldBits) & slotMask] !== 0) hits.push(i);
    }
    return hits;
  }

  #fieldsAt(hashes: Uint32Array, hits: readonly number[]): Uint8Array | null {
    if (hits.length === 0) return null;
    this.#fields.fill(0);
    let isFound = false;
    for (const hit of hits) isFound = this.#take(hashes[hit] ?? 0) || isFound;
    return isFound ? this.#fields : null;
  }

  #take(stored: number): boolean {
    let isFound = false;
    for (let at = 0; at < this.#hashes.length; at += 1) {
      if ((stored & hashMask) >>> 0 !== this.#hashes[at]) continue;
      this.#fields[at] = (this.#fields[at] ?? 0) | (stored & ~hashMask);
      isFound = true;
    }
    return isFound;
  }
}
