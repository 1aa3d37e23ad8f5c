/**
 * Finds what the texts of a workflow ask for: a key "as an array", or a key with its possible values. The patterns are strict: a
 * missed form is inferred from conditions instead.
 */

const keyPattern = /`([A-Za-z_][\w.-]*)`|\b([a-z]+(?:[A-Z][a-z0-9]*)+|[a-z]+(?:_[a-z0-9]+)+)\b/g;
/** The maximum distance between a key and the words about it. */
const clauseLengthMax = 160;
const listAfter =
  /^[^.;:\n`]{0,48}?\b(?:as|to|into|is|be)\s+(?:an?\s+|the\s+)?(?:[a-z-]+\s+)?(?:JSON\s+)?(?:array|list)\b|^\s*[:=(]?\s*(?:an?\s+)?(?:array|list)\b|^\s*[:=]\s*\[/i;
const listBefore = /\b(?:array|list)\s+$/i;
/** A word that continues the sentence after a list, as in "to low or high, then continue". In "as-is" or "after, before", it is a value. */
const continuing =
  '(?!(?:and|as|because|but|depending|if|otherwise|so|then|unless|when|where|which|while|before(?=\\s+(?!or\\b)\\w))(?![\\w-]))';
const first = '[`"\'*]{0,2}[A-Za-z][\\w-]*[`"\'*]{0,2}';
const one = `${continuing}${first}`;
const between = '\\s*(?:,\\s*(?:or\\s+)?|\\/|\\||\\s+or\\s+)\\s*';
/** "small, medium, and large". In "small, medium and go on", a further word follows. */
const listWithAnd = `${first}(?:\\s*,\\s*${one})+\\s*,?\\s+and\\s+${one}(?=\\s*(?:[^\\s\\w\`"'*-]|$)|\\n)`;
/** A dash at the start of a line begins another entry, which lists no values of the key before it. */
const valuesAfter = new RegExp(
  `^(?:\\s*[=:(]\\s*|[^\\S\\n]*[-–—]\\s+|\\s*)(?:(?:to|as|is|from|(?:must|should|can|may) be)\\b\\s*)?(?:(?:one of|either|enum)\\b\\s*)?(?:[:(]\\s*)?` +
    `(${listWithAnd}|${first}(?:${between}${one})+)`,
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
      // If the value is only the key itself, the key is used and no text is given.
      if (text !== key && !text.slice(0, match.index).trimEnd().endsWith('{{')) this.#named.add(key);
      const after = text.slice(match.index + match[0].length, match.index + match[0].length + clauseLengthMax);
      const before = text.slice(Math.max(0, match.index - 16), match.index);
      if (listAfter.test(after) || listBefore.test(before)) this.#lists.add(key);
      const values = valuesAfter.exec(after)?.[1];
      if (values !== undefined) this.#keepLongest(key, valuesIn(values));
    }
  }

  /** Independent of the order of the texts, because keys of a file have no order. */
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

  /** In the order of the text; empty if no text lists the values. */
  valuesOf(key: string): readonly string[] {
    return this.#values.get(key) ?? [];
  }
}

const valuesIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/\s*(?:,\s*(?:(?:or|and)\s+)?|\/|\||\s+(?:or|and)\s+)\s*/)
      .map((word) => word.replace(/[`"'*]/g, ''))
      .filter((word) => word !== '' && word !== 'or'),
  ),
];
