/**
 * Ids of steps and loops. A valid id of the author is kept; from any other text, an id is derived that is always the same for the
 * same text. Ids are unique, and derived ids never collide with ids of the author.
 */
import { delimiterSafePattern } from '../../schemas/ids.ts';
import { stepIdLengthMax } from '../../schemas/limits.ts';
import { trimMarks } from '../../schemas/text/name-parts.ts';

/** FNV-1a over code units, which distinguishes ids that were cut to the same prefix. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash.toString(36).padStart(7, '0');
}

/** At most `lengthMax` code units. An id that is cut ends with a fingerprint of the whole text. */
export function shortened(text: string, lengthMax: number): string {
  if (text.length <= lengthMax) return text;
  return `${text.slice(0, lengthMax - 8).replace(/[_-]+$/, '')}_${fingerprint(text)}`;
}

/** Derives an id from `text`: lower case, `-` in place of invalid characters, cut to the limit. */
export function identifierOf(text: string): string {
  if (delimiterSafePattern.test(text)) return shortened(text, stepIdLengthMax);
  const safe = trimMarks(text.toLowerCase().replace(/[^a-z0-9_-]+/g, '-'), '-');
  return shortened(safe === '' ? `step-${fingerprint(text)}` : safe, stepIdLengthMax);
}

export class StepIds {
  readonly #taken = new Set<string>();
  /** By id: the likely number of the next step with this id. */
  readonly #numbers = new Map<string, number>();

  isFree(id: string): boolean {
    return !this.#taken.has(id);
  }

  /** `wanted`, or the first unused id of `wanted-2`, `wanted-3`, … */
  take(wanted: string): string {
    const numbered = (number: number) => {
      const ending = `-${number}`;
      return `${wanted.slice(0, stepIdLengthMax - ending.length)}${ending}`;
    };
    let id = wanted;
    let number = this.#numbers.get(wanted) ?? 2;
    for (; this.#taken.has(id); number += 1) id = numbered(number);
    this.#numbers.set(wanted, number);
    this.#taken.add(id);
    return id;
  }

  /** The id of a step that is added beside or inside `base`. */
  derive(base: string, ending: string): string {
    return this.take(`${shortened(base, stepIdLengthMax - ending.length - 1)}-${ending}`);
  }
}
