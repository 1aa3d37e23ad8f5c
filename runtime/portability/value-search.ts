/**
 * Finds the longest of many values at each place of a text [sensitive-values-leave-no-export]. Pure; a text is read once, whatever the
 * number of values.
 */
import { notesBytesMax } from '../../schemas/limits.ts';
import { anyEscape, type Span } from './spans.ts';

/** What is shorter says nothing: it would be found in every other word. */
const charactersMin = 4;
/** Of these, a number, a code or a name in a script in which a character is a syllable or a word is searched for too. */
const charactersOfCodeMin = 3;
/** What is shorter is searched for as a word of its own. */
const anywhereFrom = 8;

/** Of scripts that write words without a space between them, or append to them. */
const isUnspaced = (character: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(
    character,
  );

/** Whether a text is long enough to be searched for. */
export const isSearchable = (value: string): boolean =>
  value.length >= charactersMin || (value.length >= charactersOfCodeMin && (/\d/.test(value) || isUnspaced(value)));

/** The values that begin with the same characters and are found anywhere in a text, for `longestAt`. */
type Index = {
  /** Of the values, ascending, without duplicates. */
  readonly lengths: readonly number[];
  /** By the hash of a prefix that the search tests: the longest value that is a prefix of it, or null if only longer values match. */
  readonly longest: ReadonlyMap<number, string | null>;
  /** The values themselves, in the order of their code units. */
  readonly sorted: readonly string[];
};
type Known = { readonly values: Set<string>; readonly shortLengths: Set<number>; index: Index | null };

export class ValueSearch {
  /** By their first characters. */
  readonly #byStart = new Map<string, Known>();
  /** By the code unit with which they begin: most places of a text are none of their beginnings. */
  #firsts: Uint8Array | null = null;

  add(value: string): void {
    if (!isSearchable(value)) return;
    const start = value.slice(0, charactersOfCodeMin);
    const known = this.#byStart.get(start) ?? { values: new Set(), shortLengths: new Set(), index: null };
    this.#byStart.set(start, known);
    known.values.add(value);
    known.index = null;
    if (value.length < anywhereFrom) known.shortLengths.add(value.length);
    this.#firsts ??= new Uint8Array(0x10000);
    this.#firsts[value.charCodeAt(0)] = 1;
  }

  has(value: string): boolean {
    return this.#byStart.get(value.slice(0, charactersOfCodeMin))?.values.has(value) === true;
  }

  /** From the left, without overlaps. */
  *foundIn(text: string): Generator<Span> {
    const firsts = this.#firsts;
    if (firsts === null) return;
    const hashes = new PrefixHashes(text);
    let from = 0;
    for (let at = 0; at <= text.length - charactersOfCodeMin; at += 1) {
      if (firsts[text.charCodeAt(at)] === 0) continue;
      const length = this.#lengthAt(text, at, hashes);
      if (length === null) continue;
      yield { from: startOf(text, at, from), end: at + length };
      from = at + length;
      at = from - 1;
    }
  }

  /**
   * Where a text ends with the beginning of a value, of at least as many characters as are found anywhere. The text is one that WorkRail
   * shortened, none of which may be longer than notes.
   */
  beginningAtEnd(text: string): Span | null {
    const end = text.length;
    for (let at = Math.max(0, end - notesBytesMax); at <= end - anywhereFrom; at += 1) {
      const known = this.#byStart.get(text.slice(at, at + charactersOfCodeMin));
      if (known === undefined) continue;
      known.index ??= indexOf(known.values);
      if (isBeginning(known.index, text.slice(at))) return { from: startOf(text, at), end };
    }
    return null;
  }

  #lengthAt(text: string, at: number, hashes: PrefixHashes): number | null {
    const known = this.#byStart.get(text.slice(at, at + charactersOfCodeMin));
    if (known === undefined) return null;
    known.index ??= indexOf(known.values);
    const found = longestAt(known.index, hashes, at);
    // Two texts can have the same hash.
    if (found !== null && text.startsWith(found, at)) return found.length;
    for (let length = anywhereFrom - 1; length >= charactersOfCodeMin; length -= 1) {
      if (!known.shortLengths.has(length) || !known.values.has(text.slice(at, at + length))) continue;
      if (!endsWithin(text, at + length) && (beginsAt(text, at) || beginsAt(text, numberStart(text, at, length))))
        return length;
    }
    return null;
  }
}

/**
 * The longest value at a position, by a binary search over the lengths: the work does not grow with the size of the values, and only with
 * the logarithm of their number. The index contains every prefix of a value that the search tests on its way to that value.
 */
function longestAt({ lengths, longest }: Index, hashes: PrefixHashes, at: number): string | null {
  let best: string | null = null;
  for (const length of pathIn(lengths, (middle) => longest.has(hashes.of(at, middle)))) {
    best = longest.get(hashes.of(at, length)) ?? best;
  }
  return best;
}

/** The lengths at which `isPrefix` holds, in the order in which a binary search tests them. */
function* pathIn(lengths: readonly number[], isPrefix: (length: number) => boolean): Generator<number> {
  let low = 0;
  let high = lengths.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const length = lengths[middle] as number;
    if (isPrefix(length)) {
      yield length;
      low = middle + 1;
    } else high = middle - 1;
  }
}

/** Whether one of the values begins with a text. */
function isBeginning({ sorted }: Index, text: string): boolean {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as string) < text) low = middle + 1;
    else high = middle;
  }
  return sorted[low]?.startsWith(text) === true;
}

function indexOf(values: ReadonlySet<string>): Index {
  // Sorted, a value comes after the values that are its prefixes.
  const sorted = [...values].filter(({ length }) => length >= anywhereFrom).sort();
  const lengths = [...new Set(sorted.map(({ length }) => length))].sort((a, b) => a - b);
  const longest = new Map<number, string | null>();
  const prefixes: string[] = [];
  for (const value of sorted) {
    while (prefixes.length > 0 && !value.startsWith(prefixes.at(-1) as string)) prefixes.pop();
    prefixes.push(value);
    const hashes = new PrefixHashes(value);
    for (const length of pathIn(lengths, (middle) => middle <= value.length))
      longest.set(hashes.of(0, length), prefixes.findLast((each) => each.length <= length) ?? null);
  }
  return { lengths, longest, sorted };
}

/** The hash of any part of a text: the first one reads the whole text, each other one takes constant time. */
class PrefixHashes {
  readonly #text: string;
  #high: Sums | null = null;
  #low: Sums | null = null;

  constructor(text: string) {
    this.#text = text;
  }

  /** 52 bits; -1, which is no hash, for a part that would end after the text. */
  of(from: number, length: number): number {
    if (from + length > this.#text.length) return -1;
    this.#high ??= sumsOf(this.#text, 65_599);
    this.#low ??= sumsOf(this.#text, 1_000_003);
    return partOf(this.#high, from, length) * modulus + partOf(this.#low, from, length);
  }
}

/** The largest prime below 2^26: a product of two remainders is an exact number. */
const modulus = 67_108_859;

/** The hash of each prefix of a text and the power of the base, both by length. */
type Sums = { readonly sums: Int32Array; readonly powers: Int32Array };

function sumsOf(text: string, base: number): Sums {
  const sums = new Int32Array(text.length + 1);
  const powers = new Int32Array(text.length + 1).fill(1, 0, 1);
  for (let at = 0; at < text.length; at += 1) {
    sums[at + 1] = ((sums[at] as number) * base + text.charCodeAt(at) + 1) % modulus;
    powers[at + 1] = ((powers[at] as number) * base) % modulus;
  }
  return { sums, powers };
}

function partOf({ sums, powers }: Sums, from: number, length: number): number {
  const before = ((sums[from] as number) * (powers[length] as number)) % modulus;
  return ((sums[from + length] as number) - before + modulus) % modulus;
}

const escapeBefore = new RegExp(`${anyEscape}$`);
const isEscapeBefore = (text: string, at: number): boolean => escapeBefore.test(text.slice(Math.max(0, at - 6), at));

/** Where a value begins together with the zeros before its digits: 0048213 is the number 48213. */
function startOf(text: string, at: number, from = 0): number {
  let start = at;
  if (/\d/.test(text.charAt(at))) while (start > from && text.charAt(start - 1) === '0') start -= 1;
  return start;
}
/** A code of few digits has no zeros before it: it would be another code. */
const numberStart = (text: string, at: number, length: number): number =>
  length < charactersMin ? at : startOf(text, at);

const isWord = (character: string): boolean => /[\p{L}\p{N}_]/u.test(character) && !isUnspaced(character);
/** Underscores that no letter follows emphasise what is before them. */
const emphasisEnd = /_{1,3}(?![\p{L}\p{N}_])/uy;
function endsWithin(text: string, at: number): boolean {
  emphasisEnd.lastIndex = at;
  return isWord(text.charAt(at)) && !emphasisEnd.test(text);
}
const emphasisBefore = /(?<![\p{L}\p{N}_])_{1,3}$/u;
const beginsAt = (text: string, at: number): boolean =>
  !isWord(text.charAt(at - 1)) || isEscapeBefore(text, at) || emphasisBefore.test(text.slice(Math.max(0, at - 4), at));
