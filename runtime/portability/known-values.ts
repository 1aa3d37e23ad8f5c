/**
 * Finds values that are known to be secret wherever a text repeats them [sensitive-values-leave-no-export]. Pure; a text is gone
 * through once, whatever the number of values.
 */
import type { JsonValue } from '../../schemas/canonical/json.ts';
import { escapedUnits } from '../../schemas/text/visible-text.ts';
import { notesBytesMax } from '../../schemas/limits.ts';
import { inLine } from '../core/frame.ts';
import { endOfCut } from '../core/text-budget.ts';
import { wholeMark } from './secret-values.ts';
import { anyEscape } from './spans.ts';

/** What is shorter says nothing: it would be found in every other word. */
const charactersMin = 4;
/** What is shorter is looked for as a word of its own. */
const anywhereFrom = 8;

/** What names a field, as in `{"name": …}`: taken for a secret, it would take that word out of every text. */
const fieldName = /^\p{L}+(?:[_-]\p{L}+)*$/u;

/** A text as it is, on one line, and as JSON, a URL, a form, HTML and a file of Windows hold it; in both normal forms of Unicode. */
function* spellingsOf(text: string): Generator<string> {
  for (const form of new Set([text, text.normalize('NFC'), text.normalize('NFD')])) {
    const json = JSON.stringify(form).slice(1, -1);
    yield* [form, inLine(form).trim(), json, json.replace(/[^\0-\x7f]+/g, escapedUnits)];
    yield form.replace(/\r?\n/g, '\r\n');
    yield form.replace(/[&<>"']/g, (mark) => htmlEntities[mark] ?? mark);
    // `encodeURIComponent` throws on a lone surrogate.
    if (/\p{Cs}/u.test(form)) continue;
    const encoded = encodeURIComponent(form);
    yield* [encoded, encoded.replaceAll('%20', '+')];
  }
}

const htmlEntities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Of groups of three digits; the spaces are a plain one and those that do not break a line. */
const groupSeparators = [...",.'’_ \u00a0\u202f\u2009"];

/**
 * A number of at least four digits with its digits in groups, and with a comma or a second digit after the point. Without its sign, which
 * stands before all of them. Zeros before it are found by `KnownValues`, because there can be any number of them.
 */
function* numberSpellings(text: string): Generator<string> {
  const [, whole, fraction] = /^-?(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined || `${whole}${fraction ?? ''}`.length < charactersMin) return;
  const first = whole.length % 3;
  const groups = [whole.slice(0, first), ...(whole.slice(first).match(/\d{3}/g) ?? [])].filter((group) => group !== '');
  const fractions = fraction === undefined ? [] : [fraction, fraction.padEnd(2, '0')];
  const ends = fraction === undefined ? [''] : fractions.flatMap((digits) => [`.${digits}`, `,${digits}`]);
  for (const separator of ['', ...groupSeparators])
    for (const end of ends) if (separator === '' || !end.startsWith(separator)) yield groups.join(separator) + end;
}

/** The texts and numbers in a value, and the keys that name no field, as a text would repeat them. */
export function* leavesOf(value: JsonValue): Generator<string> {
  if (typeof value === 'string') yield* [...spellingsOf(value), ...numberSpellings(value)];
  else if (typeof value === 'number') yield* [`${value}`, ...numberSpellings(`${value}`)];
  else if (Array.isArray(value)) for (const each of value) yield* leavesOf(each as JsonValue);
  else if (value !== null && typeof value === 'object')
    for (const [key, each] of Object.entries(value)) {
      if (!fieldName.test(key)) yield* spellingsOf(key);
      if (each !== undefined) yield* leavesOf(each);
    }
}

/** The values that begin with the same four characters and are found anywhere in a text, for `longestAt`. */
type Index = {
  /** Of the values, ascending, without duplicates. */
  readonly lengths: readonly number[];
  /** By the hash of a prefix that the search tests: the longest value that is a prefix of it, or null if only longer values match. */
  readonly longest: ReadonlyMap<number, string | null>;
  /** The values themselves, in the order of their code units. */
  readonly sorted: readonly string[];
};
type Known = { readonly values: Set<string>; readonly shortLengths: Set<number>; index: Index | null };

export class KnownValues {
  /** By their first characters. */
  readonly #byStart = new Map<string, Known>();
  readonly #all = new Set<string>();

  /** The mark of an earlier redaction is no value. */
  add(value: string): void {
    if (wholeMark.test(value)) return;
    this.#all.add(value);
    if (value.length < charactersMin) return;
    const start = value.slice(0, charactersMin);
    const known = this.#byStart.get(start) ?? { values: new Set(), shortLengths: new Set(), index: null };
    this.#byStart.set(start, known);
    known.values.add(value);
    known.index = null;
    if (value.length < anywhereFrom) known.shortLengths.add(value.length);
  }

  /** Whether a whole text or number is one of them, however short. */
  isValue(value: string): boolean {
    return this.#all.has(value);
  }

  /** Whether a whole text or number is one that says something by its length. */
  has(value: string): boolean {
    return this.#byStart.get(value.slice(0, charactersMin))?.values.has(value) === true;
  }

  /** @param mark stands in place of each value that is found */
  replaced(text: string, mark: () => string): string {
    if (this.#byStart.size === 0) return text;
    const hashes = new PrefixHashes(text);
    let clean = '';
    let from = 0;
    for (let at = 0; at <= text.length - charactersMin; at += 1) {
      const length = this.#lengthAt(text, at, hashes);
      if (length === null) continue;
      clean += text.slice(from, startOf(text, at, from)) + mark();
      from = at + length;
      at = from - 1;
    }
    const cut = this.#cutAt(text, from);
    return cut === null ? clean + text.slice(from) : clean + text.slice(from, cut.at) + mark() + text.slice(cut.end);
  }

  /**
   * Where a text that WorkRail has shortened ends with the beginning of a value, of at least as many characters as are found anywhere.
   * No text that is shortened may be longer than notes.
   */
  #cutAt(text: string, from: number): { readonly at: number; readonly end: number } | null {
    const end = endOfCut(text);
    if (end === null) return null;
    for (let at = Math.max(from, end - notesBytesMax); at <= end - anywhereFrom; at += 1) {
      const known = this.#byStart.get(text.slice(at, at + charactersMin));
      if (known === undefined) continue;
      known.index ??= indexOf(known.values);
      if (isBeginning(known.index, text.slice(at, end))) return { at: startOf(text, at, from), end };
    }
    return null;
  }

  #lengthAt(text: string, at: number, hashes: PrefixHashes): number | null {
    const known = this.#byStart.get(text.slice(at, at + charactersMin));
    if (known === undefined) return null;
    known.index ??= indexOf(known.values);
    const found = longestAt(known.index, hashes, at);
    // Two texts can have the same hash.
    if (found !== null && text.startsWith(found, at)) return found.length;
    for (let length = anywhereFrom - 1; length >= charactersMin; length -= 1) {
      if (!known.shortLengths.has(length) || !known.values.has(text.slice(at, at + length))) continue;
      if (!isWordAt(text, at + length) && (beginsAt(text, at) || beginsAt(text, startOf(text, at)))) return length;
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
const beginsAt = (text: string, at: number): boolean => !isWordAt(text, at - 1) || isEscapeBefore(text, at);
const isWordAt = (text: string, at: number): boolean => /[\p{L}\p{N}_]/u.test(text.charAt(at));
