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

/** A text as it is, on one line, and within JSON; in both normal forms of Unicode. */
function* spellingsOf(text: string): Generator<string> {
  for (const form of [text, text.normalize('NFC'), text.normalize('NFD')])
    yield* [form, inLine(form).trim(), JSON.stringify(form).slice(1, -1)];
}

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

type Known = { readonly lengths: number[]; readonly values: Set<string> };

export class KnownValues {
  /** By their first characters; lengths from the longest on. */
  readonly #byStart = new Map<string, Known>();

  /** The mark of an earlier redaction is no value. */
  add(value: string): void {
    if (value.length < charactersMin || wholeMark.test(value)) return;
    const start = value.slice(0, charactersMin);
    const known = this.#byStart.get(start) ?? { lengths: [], values: new Set() };
    this.#byStart.set(start, known);
    known.values.add(value);
    if (!known.lengths.includes(value.length)) known.lengths.push(value.length);
    known.lengths.sort((a, b) => b - a);
  }

  /** Whether a whole text or number is one of them. */
  has(value: string): boolean {
    return this.#byStart.get(value.slice(0, charactersMin))?.values.has(value) === true;
  }

  /** @param mark stands in place of each value that is found */
  replaced(text: string, mark: () => string): string {
    if (this.#byStart.size === 0) return text;
    let clean = '';
    let from = 0;
    for (let at = 0; at <= text.length - charactersMin; at += 1) {
      const length = this.#lengthAt(text, at);
      if (length === null) continue;
      clean += text.slice(from, at) + mark();
      from = at + length;
      at = from - 1;
    }
    return clean + text.slice(from);
  }

  #lengthAt(text: string, at: number): number | null {
    const known = this.#byStart.get(text.slice(at, at + charactersMin));
    const fits = (length: number) =>
      known?.values.has(text.slice(at, at + length)) === true &&
      (length >= anywhereFrom || (!isWordAt(text, at - 1) && !isWordAt(text, at + length)));
    return known?.lengths.find(fits) ?? null;
  }
}

const isWordAt = (text: string, at: number): boolean => /[\p{L}\p{N}_]/u.test(text.charAt(at));
