/**
 * Finds keys that a text mentions, in any spelling: `base_branch`, `baseBranch`, `base branch`. All names are searched together,
 * because one search for each name would take quadratic time.
 */
import { mentionLengthMax } from '../../schemas/limits.ts';

const isNamePart = (character: string | undefined) => character !== undefined && /[A-Za-z0-9_-]/.test(character);
const isWordPart = (character: string | undefined) => character !== undefined && /[A-Za-z0-9_]/.test(character);

export const spellingsOf = (name: string): readonly string[] =>
  [name, name.replace(/[_-]/g, ' ')].map((spelling) => spelling.toLowerCase());

export class Mentions {
  readonly #found = new Set<string>();

  /** @param names all names that are queried later */
  constructor(texts: Iterable<string>, names: Iterable<string>) {
    const wanted = new Set([...names].flatMap(spellingsOf).filter(({ length }) => length <= mentionLengthMax));
    const lengths = [...new Set([...wanted].map(({ length }) => length))];
    if (lengths.length > 0) for (const text of texts) this.#look(text.toLowerCase(), wanted, lengths);
  }

  #look(text: string, wanted: ReadonlySet<string>, lengths: readonly number[]): void {
    for (let at = 0; at < text.length; at += 1) {
      if (isNamePart(text[at - 1])) continue;
      for (const length of lengths) {
        if (isWordPart(text[at + length]) || at + length > text.length) continue;
        const part = text.slice(at, at + length);
        if (wanted.has(part)) this.#found.add(part);
      }
    }
  }

  /** The spellings that were found, in lower case. */
  get found(): ReadonlySet<string> {
    return this.#found;
  }

  /** Whether a text contains one of these names. A name above the length limit counts as mentioned. */
  some(names: readonly string[]): boolean {
    return names
      .flatMap(spellingsOf)
      .some((spelling) => spelling.length > mentionLengthMax || this.#found.has(spelling));
  }
}
