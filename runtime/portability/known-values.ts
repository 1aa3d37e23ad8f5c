/**
 * Finds values that are known to be secret wherever a text repeats them [sensitive-values-leave-no-export]. Pure; a text is gone
 * through once, whatever the number of values.
 */
import type { JsonValue } from '../../schemas/canonical/json.ts';
import { inLine } from '../core/frame.ts';

/** What is shorter says nothing: it would be found in every other word. */
const charactersMin = 4;
/** What is shorter is looked for as a word of its own. */
const anywhereFrom = 8;

/** The texts and numbers in a value, as a text would repeat them. */
export function* leavesOf(value: JsonValue): Generator<string> {
  if (typeof value === 'string') yield* [value, inLine(value).trim()];
  else if (typeof value === 'number') yield `${value}`;
  else if (Array.isArray(value)) for (const each of value) yield* leavesOf(each as JsonValue);
  else if (value !== null && typeof value === 'object')
    for (const each of Object.values(value)) if (each !== undefined) yield* leavesOf(each);
}

type Known = { readonly lengths: number[]; readonly values: Set<string> };

export class KnownValues {
  /** By their first characters; lengths from the longest on. */
  readonly #byStart = new Map<string, Known>();

  add(value: string): void {
    if (value.length < charactersMin) return;
    const start = value.slice(0, charactersMin);
    const known = this.#byStart.get(start) ?? { lengths: [], values: new Set() };
    this.#byStart.set(start, known);
    known.values.add(value);
    if (!known.lengths.includes(value.length)) known.lengths.push(value.length);
    known.lengths.sort((a, b) => b - a);
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
