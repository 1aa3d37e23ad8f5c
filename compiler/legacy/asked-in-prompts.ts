/**
 * What the words of a workflow ask for: a key "as an array", or a key with the values that it can have. Read with patterns that
 * rather miss a form than see one that is not there: what is missed is inferred from conditions.
 */

const keyPattern = /`([A-Za-z_][\w.-]*)`|\b([a-z]+(?:[A-Z][a-z0-9]*)+|[a-z]+(?:_[a-z0-9]+)+)\b/g;
/** How far the words after a key belong to it. */
const clauseLengthMax = 160;
const listAfter =
  /^[^.;:\n`]{0,48}?\b(?:as|to|into|is|be)\s+(?:an?\s+|the\s+)?(?:[a-z-]+\s+)?(?:JSON\s+)?(?:array|list)\b|^\s*[:=(]?\s*(?:an?\s+)?(?:array|list)\b|^\s*[:=]\s*\[/i;
const listBefore = /\b(?:array|list)\s+$/i;
const one = '[`"\'*]{0,2}[A-Za-z][\\w-]*[`"\'*]{0,2}';
const between = '\\s*(?:,\\s*(?:or\\s+)?|\\/|\\||\\s+or\\s+)\\s*';
const valuesAfter = new RegExp(
  `^\\s*(?:=|:|\\(|to(?: one of)?|as|is(?: one of)?|one of|from)?\\s*[:(]?\\s*(${one}(?:${between}${one})+)`,
);

export class AskedInPrompts {
  readonly #lists = new Set<string>();
  readonly #values = new Map<string, readonly string[]>();
  readonly #named = new Set<string>();

  constructor(texts: readonly string[]) {
    for (const text of texts) this.#read(text);
  }

  #read(text: string): void {
    for (const match of text.matchAll(keyPattern)) {
      const key = match[1] ?? match[2] ?? '';
      // A value that is the key alone is a use of it, not a text.
      if (text !== key && !/\{\{\s*$/.test(text.slice(0, match.index))) this.#named.add(key);
      const after = text.slice(match.index + match[0].length, match.index + match[0].length + clauseLengthMax);
      const before = text.slice(Math.max(0, match.index - 16), match.index);
      if (listAfter.test(after) || listBefore.test(before)) this.#lists.add(key);
      const values = valuesAfter.exec(after)?.[1];
      if (values !== undefined) this.#keepLongest(key, valuesIn(values));
    }
  }

  /** The same one in whatever order the texts come: keys of a file have no order. */
  #keepLongest(key: string, values: readonly string[]): void {
    const known = this.#values.get(key) ?? [];
    const isBetter = values.length > known.length || (values.length === known.length && values.join() < known.join());
    if (isBetter) this.#values.set(key, values);
  }

  isNamed(key: string): boolean {
    return this.#named.has(key);
  }

  isList(key: string): boolean {
    return this.#lists.has(key);
  }

  /** In the order in which they are written; empty when no words list any. */
  valuesOf(key: string): readonly string[] {
    return this.#values.get(key) ?? [];
  }
}

const valuesIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/\s*(?:,\s*(?:or\s+)?|\/|\||\s+or\s+)\s*/)
      .map((word) => word.replace(/[`"'*]/g, ''))
      .filter((word) => word !== '' && word !== 'or'),
  ),
];
