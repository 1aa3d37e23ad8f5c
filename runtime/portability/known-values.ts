/**
 * Finds values that are known to be secret wherever a text repeats them [sensitive-values-leave-no-export]: as they are, in another
 * spelling (`text-readings.ts`), and in base64. Pure; a text is read a fixed number of times, whatever the number of values.
 */
import type { JsonValue } from '../../schemas/canonical/json.ts';
import { notesBytesMax } from '../../schemas/limits.ts';
import { inLine } from '../core/frame.ts';
import { endOfCut } from '../core/text-budget.ts';
import { wholeMark } from './secret-values.ts';
import type { Span } from './spans.ts';
import { base64Read, base64Spellings, decoded, decodedHtml, folded, foldedValue, Reading } from './text-readings.ts';
import { isSearchable, ValueSearch } from './value-search.ts';

/** What names a field, as in `{"name": …}`: taken for a secret, it would take that word out of every text. */
const fieldName = /^\p{L}+(?:[_-]\p{L}+)*$/u;

/** A shorter number has no groups. */
const digitsMin = 4;
/** Of groups of three digits; the spaces are a plain one and those that do not break a line. */
const groupSeparators = [...",.'’_ \u00a0\u202f\u2009"];

/**
 * A number of at least four digits with its digits in groups, and with a comma or a second digit after the point. Without its sign, which
 * stands before all of them. Zeros before it are found by `KnownValues`, because there can be any number of them.
 */
function* numberSpellings(text: string): Generator<string> {
  const [, whole, fraction] = /^-?(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined || `${whole}${fraction ?? ''}`.length < digitsMin) return;
  const first = whole.length % 3;
  const groups = [whole.slice(0, first), ...(whole.slice(first).match(/\d{3}/g) ?? [])].filter((group) => group !== '');
  const fractions = fraction === undefined ? [] : [fraction, fraction.padEnd(2, '0')];
  const ends = fraction === undefined ? [''] : fractions.flatMap((digits) => [`.${digits}`, `,${digits}`]);
  for (const separator of ['', ...groupSeparators])
    for (const end of ends) if (separator === '' || !end.startsWith(separator)) yield groups.join(separator) + end;
}

/** The texts and numbers in a value, and the keys that name no field. */
export function* leavesOf(value: JsonValue): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'number') yield `${value}`;
  else if (Array.isArray(value)) for (const each of value) yield* leavesOf(each as JsonValue);
  else if (value !== null && typeof value === 'object')
    for (const [key, each] of Object.entries(value)) {
      if (!fieldName.test(key)) yield key;
      if (each !== undefined) yield* leavesOf(each);
    }
}

/** Whether a part of a value says something and is too short to be searched for in texts. */
export function hasUnsearchedPart(value: JsonValue): boolean {
  if (typeof value === 'boolean') return true;
  if (Array.isArray(value)) return value.some((each: JsonValue) => hasUnsearchedPart(each));
  if (value === null || typeof value !== 'object') return [...leavesOf(value)].some(isUnsearched);
  return Object.entries(value).some(
    ([key, each]) => (!fieldName.test(key) && isUnsearched(key)) || (each !== undefined && hasUnsearchedPart(each)),
  );
}
/** Spaces, emphasis and escapes around a word do not make it long enough: a text repeats it without them. */
const isUnsearched = (leaf: string): boolean => leaf.trim() !== '' && !isSearchable(folded(decoded(leaf)).text.trim());

/** A line of signs, such as `----`, occurs in the tables and headings of other texts. */
const saysSomething = /[\p{L}\p{N}]/u;
/** Less of the base64 of a value would be found in other texts. */
const base64BytesMin = 8;

export class KnownValues {
  readonly #all = new Set<string>();
  /** What is searched for: a value that changes in one of many lines has the other ones again. */
  readonly #texts = new Set<string>();
  /** The values as they are, and in the readings of a text. */
  readonly #literal = new ValueSearch();
  readonly #folded = new ValueSearch();
  readonly #decoded = new ValueSearch();
  readonly #base64 = new ValueSearch();
  /** The spellings of numbers, where escapes are decoded. Spaces count: the cells `75` and `000` of a table are not 75000. */
  readonly #numbers = new ValueSearch();
  readonly #wholes = new Set<string>();

  /** Also adds each line of the value that contains a letter or a digit. The mark of an earlier redaction is no value. */
  add(value: string): void {
    if (wholeMark.test(value) || this.#all.has(value)) return;
    this.#all.add(value);
    const whole = folded(decoded(value)).text;
    if (whole !== '') this.#wholes.add(whole);
    this.#addText(value);
    const lines = value.split(/[\r\n\u0085\u2028\u2029]+/).map((line) => line.trim());
    if (lines.length > 1)
      for (const line of lines) if (saysSomething.test(line) && !wholeMark.test(line)) this.#addText(line);
  }

  #addText(text: string): void {
    if (this.#texts.has(text)) return;
    this.#texts.add(text);
    for (const spelling of new Set([text, inLine(text).trim()])) {
      this.#literal.add(spelling);
      for (const each of foldedValue(Reading.of(spelling))) this.#folded.add(each);
      for (const each of foldedValue(decoded(spelling))) this.#decoded.add(each);
    }
    for (const spelling of numberSpellings(text)) for (const each of [this.#literal, this.#numbers]) each.add(spelling);
    if (!isSearchable(text)) return;
    const [whole = '', ...parts] = base64Spellings(text);
    if (Buffer.byteLength(text) < base64BytesMin) for (const each of alphabets(whole)) this.#literal.add(each);
    else for (const each of [whole, ...parts]) this.#base64.add(each);
  }

  /** Whether a whole text or number is one of them, however short. */
  isValue(value: string): boolean {
    if (this.#all.has(value)) return true;
    if (this.#wholes.size === 0) return false;
    return [decoded(value), decodedHtml(value)].some((reading) => this.#wholes.has(folded(reading).text));
  }

  /** Whether a whole number is one that says something by its length. */
  hasNumber(value: number): boolean {
    return this.#literal.has(`${Math.abs(value)}`) || this.#literal.has(`${value}`);
  }

  /** @param mark stands in place of each value that is found */
  replaced(text: string, mark: () => string): string {
    if (this.#all.size === 0) return text;
    const spans = [...this.#spansIn(text), ...this.#cutSpans(text)].sort((a, b) => a.from - b.from);
    let clean = '';
    let done = 0;
    for (const { from, end } of spans) {
      // What several readings found is one value.
      if (from >= done) clean += text.slice(done, from) + mark();
      done = Math.max(done, end);
    }
    return clean + text.slice(done);
  }

  *#spansIn(text: string): Generator<Span> {
    yield* this.#literal.foundIn(text);
    for (const [reading, search] of this.#readings(text))
      for (const found of search.foundIn(reading.text)) {
        const { from, end } = reading.sourceOf(found.from, found.end);
        padding.lastIndex = end;
        yield { from, end: search === this.#base64 && padding.test(text) ? padding.lastIndex : end };
      }
  }

  /** Where a text that WorkRail has shortened ends with the beginning of a value. */
  *#cutSpans(text: string): Generator<Span> {
    const end = endOfCut(text);
    if (end === null) return;
    const from = Math.max(0, end - notesBytesMax);
    const tail = text.slice(from, end);
    const open = tail.replace(partOfEscape, '');
    const cuts = new Set([open, open.replace(partOfTag, '')]);
    const readings = [...cuts].flatMap((cut) => [...this.#readings(cut)]);
    for (const [reading, search] of [[Reading.of(tail), this.#literal] as const, ...readings]) {
      const found = search.beginningAtEnd(reading.text);
      if (found !== null) yield { from: from + reading.sourceOf(found.from, found.end).from, end };
    }
  }

  *#readings(text: string): Generator<readonly [Reading, ValueSearch]> {
    const plain = Reading.of(text);
    const open = decoded(text);
    const untagged = decodedHtml(text);
    // What is in angle brackets may be markup around words of a value, or the value.
    for (const reading of untagged.text === open.text ? [open] : [open, untagged]) {
      yield [folded(reading), this.#decoded];
      yield [base64Read(reading), this.#base64];
    }
    if (open.text === text) return;
    yield [open, this.#numbers];
    // Backslashes of a path are no escapes.
    yield [folded(plain), this.#folded];
  }
}

const padding = /={1,2}/y;
/** An escape and a tag whose end was cut off. */
const partOfEscape = /(?:\\+(?:u[0-9a-fA-F]{0,3}|x[0-9a-fA-F]?)?|%[0-9a-fA-F]?|&[#\w]{0,7})$/;
const partOfTag = /<[^<>]{0,200}$/;

/** Base64 with and without padding, in both alphabets. */
const alphabets = (base64: string): ReadonlySet<string> => {
  const padding = '='.repeat((4 - (base64.length % 4)) % 4);
  const url = base64.replaceAll('+', '-').replaceAll('/', '_');
  return new Set([base64 + padding, base64, url + padding, url]);
};
