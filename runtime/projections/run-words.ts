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
const slotOf = (hash: number) => (hash >>> fieldBits) & ((1 << tableBits) - 1);

/** Looks for the words of one query in many runs, without making anything for a run that has none of them. */
export class WordSearch {
  readonly #hashes: readonly number[];
  /** Which slots hold a word of the query: nearly every stored word is passed over by one look into it. */
  readonly #isAsked = new Uint8Array(1 << tableBits);
  readonly #fields: Uint8Array;

  constructor(words: readonly string[]) {
    this.#hashes = words.map(hashOfWord);
    for (const hash of this.#hashes) this.#isAsked[slotOf(hash)] = 1;
    this.#fields = new Uint8Array(words.length);
  }

  /** For each word of the query the fields that contain it. Valid until the next look, and may be changed until then. */
  fieldsIn({ hashes, from, words }: WordSlice): Uint8Array {
    this.#fields.fill(0);
    for (let i = from; i < from + words; i += 1) {
      const stored = hashes[i] ?? 0;
      if (this.#isAsked[slotOf(stored)] !== 0) this.#take(stored);
    }
    return this.#fields;
  }

  #take(stored: number): void {
    for (const [at, hash] of this.#hashes.entries()) {
      if ((stored & hashMask) >>> 0 === hash) this.#fields[at] = (this.#fields[at] ?? 0) | (stored & ~hashMask);
    }
  }
}
