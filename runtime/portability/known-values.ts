/**
 * Finds values that are known to be secret wherever a text repeats them [sensitive-values-leave-no-export]. Pure; a text is gone
 * through once, whatever the number of values.
 */
import type { JsonValue } from '../../schemas/canonical/json.ts';
import { inLine } from '../core/frame.ts';
import { wholeMark } from './secret-values.ts';

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
    yield* [form, inLine(form).trim(), json, json.replace(/[^\0-\x7f]/g, unicodeEscape)];
    yield form.replace(/\r?\n/g, '\r\n');
    yield form.replace(/[&<>"']/g, (mark) => htmlEntities[mark] ?? mark);
    // Half a surrogate pair stands in no URL.
    if (/\p{Cs}/u.test(form)) continue;
    const encoded = encodeURIComponent(form);
    yield* [encoded, encoded.replaceAll('%20', '+')];
  }
}

const unicodeEscape = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
const htmlEntities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The texts and numbers in a value, and the keys that name no field, as a text would repeat them. */
export function* leavesOf(value: JsonValue): Generator<string> {
  if (typeof value === 'string') yield* spellingsOf(value);
  else if (typeof value === 'number') yield `${value}`;
  else if (Array.isArray(value)) for (const each of value) yield* leavesOf(each as JsonValue);
  else if (value !== null && typeof value === 'object')
    for (const [key, each] of Object.entries(value)) {
      if (!fieldName.test(key)) yield* spellingsOf(key);
      if (each !== undefined) yield* leavesOf(each);
    }
}

/** Of the values with one start, those that are found anywhere, by the hashes of what is looked up. */
type Index = {
  /** Ascending, each once. */
  readonly lengths: readonly number[];
  /** The longest value that what has this hash begins with; null where it only leads to longer ones. */
  readonly longest: ReadonlyMap<number, string | null>;
};
type Known = { readonly values: Set<string>; readonly shortLengths: Set<number>; index: Index | null };

export class KnownValues {
  /** By their first characters. */
  readonly #byStart = new Map<string, Known>();

  /** The mark of an earlier redaction is no value. */
  add(value: string): void {
    if (value.length < charactersMin || wholeMark.test(value)) return;
    const start = value.slice(0, charactersMin);
    const known = this.#byStart.get(start) ?? { values: new Set(), shortLengths: new Set(), index: null };
    this.#byStart.set(start, known);
    known.values.add(value);
    known.index = null;
    if (value.length < anywhereFrom) known.shortLengths.add(value.length);
  }

  /** Whether a whole text or number is one of them. */
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
      clean += text.slice(from, at) + mark();
      from = at + length;
      at = from - 1;
    }
    return clean + text.slice(from);
  }

  #lengthAt(text: string, at: number, hashes: PrefixHashes): number | null {
    const known = this.#byStart.get(text.slice(at, at + charactersMin));
    if (known === undefined) return null;
    known.index ??= indexOf(known.values);
    const found = longestAt(known.index, hashes, at);
    // Two texts may have one hash.
    if (found !== null && text.startsWith(found, at)) return found.length;
    for (let length = anywhereFrom - 1; length >= charactersMin; length -= 1) {
      if (!known.shortLengths.has(length) || !known.values.has(text.slice(at, at + length))) continue;
      if (!isWordAt(text, at - 1) && !isWordAt(text, at + length)) return length;
    }
    return null;
  }
}

/**
 * A binary search over the lengths, so that the work at one place depends on neither the number of values nor their size. On the
 * way to a value, the index holds each shorter part of it that the search looks up.
 */
function longestAt({ lengths, longest }: Index, hashes: PrefixHashes, at: number): string | null {
  let best: string | null = null;
  for (const length of pathIn(lengths, (middle) => longest.has(hashes.of(at, middle)))) {
    best = longest.get(hashes.of(at, length)) ?? best;
  }
  return best;
}

/** The lengths for which `leadsOn` holds, in the order of the search. */
function* pathIn(lengths: readonly number[], leadsOn: (length: number) => boolean): Generator<number> {
  let low = 0;
  let high = lengths.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const length = lengths[middle] as number;
    if (leadsOn(length)) {
      yield length;
      low = middle + 1;
    } else high = middle - 1;
  }
}

function indexOf(values: ReadonlySet<string>): Index {
  // A value stands behind those that it begins with.
  const sorted = [...values].filter(({ length }) => length >= anywhereFrom).sort();
  const lengths = [...new Set(sorted.map(({ length }) => length))].sort((a, b) => a - b);
  const longest = new Map<number, string | null>();
  const begun: string[] = [];
  for (const value of sorted) {
    while (begun.length > 0 && !value.startsWith(begun.at(-1) as string)) begun.pop();
    begun.push(value);
    const hashes = new PrefixHashes(value);
    for (const length of pathIn(lengths, (middle) => middle <= value.length))
      longest.set(hashes.of(0, length), begun.findLast((each) => each.length <= length) ?? null);
  }
  return { lengths, longest };
}

/** The hash of any part of a text, in constant time once one was asked for. */
class PrefixHashes {
  readonly #text: string;
  #high: Sums | null = null;
  #low: Sums | null = null;

  constructor(text: string) {
    this.#text = text;
  }

  /** 52 bits; of what would go beyond the end, no value has the hash. */
  of(from: number, length: number): number {
    if (from + length > this.#text.length) return -1;
    this.#high ??= sumsOf(this.#text, 65_599);
    this.#low ??= sumsOf(this.#text, 1_000_003);
    return partOf(this.#high, from, length) * modulus + partOf(this.#low, from, length);
  }
}

/** The largest prime below 2^26: a product of two remainders is an exact number. */
const modulus = 67_108_859;

/** The hashes of what a text begins with, by length, and the powers of the base. */
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

const isWordAt = (text: string, at: number): boolean => /[\p{L}\p{N}_]/u.test(text.charAt(at));
