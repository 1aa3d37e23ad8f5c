/**
 * Finds what the texts of a workflow ask for: a key "as an array", or a key with its possible values. The patterns are strict: a
 * missed form is inferred from conditions instead.
 */
import type { JsonValue } from '../../../schemas/canonical/json.ts';
import { textOfValue } from '../../../schemas/text/value-text.ts';
import { comparedForm } from '../../spellings.ts';

const keyPattern = /`([A-Za-z_][\w.-]*)`|\b([a-z]+(?:[A-Z][a-z0-9]*)+|[a-z]+(?:_[a-z0-9]+)+)\b/g;
/** The maximum distance between a key and the words about it. */
const clauseLengthMax = 320;
/** The maximum length of a list of values below a key, one in each line. */
const linesLengthMax = 1200;
/** The end of `**key**`. */
const emphasisEnd = /^(?:\*\*?|__?)/;
/** The words before "as a list" are about the key, and not about another list: "and add it to the list of tickets". */
const upToList = '(?:(?!\\b(?:and|then|add|append|compare|check|match)\\b)[^.;:\\n`]){0,48}?';
/** "list" is a value in "to list, table or prose" and "list|grid", and not in "as list or null". */
const notOneOf =
  '(?!\\s*[/|]\\s*[\\w-]|(?:\\s*,\\s*[\\w-]+){0,6},?\\s+or\\s+(?!(?:null|none|empty|nothing|undefined)\\b)[\\w-])';
const listAfter = new RegExp(
  [
    `^${upToList}\\b(?:as|to|into|is|be)\\s+(?:an?\\s+|the\\s+)(?:[a-z-]+\\s+)?(?:JSON\\s+)?(?:array|list)\\b`,
    `^${upToList}\\b(?:as|to|into|is|be)\\s+(?:[a-z-]+\\s+)?(?:JSON\\s+)?(?:array\\b|list\\b${notOneOf})`,
    '^\\s*[:=(]?\\s*an?\\s+(?:array|list)\\b',
    `^\\s*[:=(]?\\s*(?:array\\b|list\\b${notOneOf})`,
    '^\\s*[:=(]\\s*(?:(?:required|optional),?\\s+)?(?:an?\\s+|the\\s+)?(?:[a-z-]+\\s+)?(?:array|list)(?=\\s+of\\b|\\s*(?:[),.;:\\n]|$))',
    '^[^\\S\\n]*[-–—]\\s+(?:an?\\s+|the\\s+)?(?:[a-z-]+\\s+)?(?:array\\b|list\\s+of\\b)',
    '^,\\s+an?\\s+(?:[a-z-]+\\s+)?(?:array|list)\\b',
    "^[^\\S\\n]*(?:[:=(|]|[-–—])?[^\\S\\n]*[`']?[a-z]+\\[\\]",
    '^[^\\S\\n]*\\|\\s*(?:array|list)\\s*\\|',
    // In `[small|large]`, `[0-10]` and `[number of files]`, the brackets enclose a description.
    '^\\s*[:=]\\s*`?\\[(?![^\\]\\n]{0,80}\\|)\\s*(?:["\'{\\]]|(?![^\\]\\n]{0,80}/)(?!\\d+\\s*[-–.]|(?:the\\s+)?(?:number|count)\\b))',
    '^\\s*(?:to|as)\\s+`?\\[\\s*["\'{\\]]',
  ].join('|'),
  'i',
);
const listBefore = /\b(?:array|list)\s+(?:(?:called|named)\s+)?$/i;
/** In "compare `severity` to the list", the list is another one. */
const comparing = /\b(?:compare|check|match)\s+(?:the\s+)?$/i;
/** In "to the list of questions, or to "none"". */
const textInsteadOfList = /^[^.;:\n]{0,120}?(?:,\s+or\s+(?:to\s+)?|\s+or\s+to\s+)[`"']([A-Za-z][\w -]{0,40})[`"']/i;
/** A word that continues the sentence after a list, as in "to low or high, then continue". In "as-is" or "after, before", it is a value. */
const continuing =
  '(?!(?:and|as|because|but|depending|if|otherwise|so|then|unless|when|where|which|while|before(?=\\s+(?!or\\b)\\w))(?![\\w-]))';
const first = '[`"\'*]{0,2}[A-Za-z][\\w-]*[`"\'*]{0,2}';
const one = `${continuing}${first}`;
/** What a value means: "small (1-3 files)". */
const meaning = '(?:[^\\S\\n]*\\([^()\\n]{1,60}\\))?';
/** "small, medium, and large". In "small, medium and go on", a further word follows. */
const listWithAnd = `${first}${meaning}(?:\\s*,\\s*${one}${meaning})+\\s*,?\\s+and\\s+${one}${meaning}(?=\\s*(?:[^\\s\\w\`"'*-]|$)|\\n)`;
/** "or" before a value: the list can only continue with another "or". */
const orOne = `(?:\\s*,)?\\s+or\\s+${one}${meaning}`;
/** "small, medium or large", "small/medium/large", "small or large". In "small or large, `count` to a number", the comma ends the list. */
const listWithOr = `${first}${meaning}(?:(?:(?:\\s*,\\s*(?!or\\s)${one}${meaning})+|(?:\\s*[/|]\\s*${one}${meaning})+)(?:${orOne})*|(?:${orOne})+)`;
/** A dash at the start of a line begins another entry, which lists no values of the key before it. */
const valuesAfter = new RegExp(
  `^(?:\\s*[=:(]\\s*|[^\\S\\n]*[-–—]\\s+|\\s*)(?:(?:to|as|is|from|(?:must|should|can|may) be)\\b\\s*)?(?:(?:one of|either|enum)\\b\\s*)?(?:[:({[]\\s*)?` +
    `(${listWithAnd}|${listWithOr})`,
);
/** "to one of:", and one value in each of the following lines. */
const valueLinesAfter =
  /^\s*(?:(?:to|as|is|from|(?:must|should|can|may) be)\b\s*)?(?:(?:exactly\s+)?one of\b[^\n:]{0,32}:?|:)[*_]{0,2}[^\S\n]*\n((?:[^\S\n]*(?:[-*•]|\d{1,2}[.)])[^\S\n]+[^\n]*(?:\n|$)){2,})/i;
/** Words before a key that is only read: "if `mode`", "based on the value of `mode`". */
const reading =
  /\b(?:if|when|whenever|unless|while|until|where|whether|because|since|(?:according|compared) to|(?:based|depending|depends) on|on|by|with|from|than|per|given|read|use|using|see|check|compare|follow|respect|consider|(?:never|not|n't|without)\s+(?:set|setting|update|updating|chang(?:e|ing)))\s+(?:the\s+)?(?:(?:current|context)\s+)?(?:(?:value|key|variable)\s+(?:of\s+)?)?[*_]{0,2}$/i;
/** Words behind a key that is only read: "`mode` is quick", and not "`mode` is set" or "`mode` is now quick". */
const readAfter =
  /^[*_]{0,2}\s*(?:(?:is|was)\b(?!\s+(?:now|then|always|to be|set|reset|updated|changed|stored)\b)|(?:equals|remains|stays|says|states|requires)\b|[!=]==?|[<>])/i;
/** Words behind a key that gets a value, whatever is before it: "with `mode` set to quick", "`mode` = quick", "`mode`: quick". */
const changedAfter = /^[*_]{0,2}\s*(?:(?:is\s+)?(?:now\s+|then\s+)?(?:re-?)?set\b|=(?!=)|:|to\b)/i;
const valueOfLine =
  /^\s*(?:[-*•]|\d{1,2}[.)])\s+[*_]{0,2}[`"']?([A-Za-z][\w-]*)[`"']?[*_]{0,2}(?=\s*(?:$|[:(=,.]|[-–—]\s)|\s+(?:if|when|for)\b)/;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** All texts of a value, such as a file, in order. An output field is read as its prompt shows it: "`risk`: low or high". */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    key === 'outputRequired' && isObject(member)
      ? Object.entries(member).map(([field, text]) => `\`${field}\`: ${textsIn(text).join(' ')}`)
      : textsIn(member),
  );
}

export class AskedInPrompts {
  readonly #lists = new Set<string>();
  /** By key: what a prompt allows instead of a list. */
  readonly #texts = new Map<string, string>();
  readonly #values = new Map<string, readonly string[]>();
  readonly #named = new Set<string>();
  readonly #changed = new Set<string>();

  constructor(texts: readonly string[]) {
    for (const text of texts) this.#read(text);
  }

  #read(text: string): void {
    for (const match of text.matchAll(keyPattern)) {
      const key = match[1] ?? match[2] ?? '';
      // If the value is only the key itself, the key is used and no text is given.
      const isNamed = text !== key && !text.slice(0, match.index).trimEnd().endsWith('{{');
      if (isNamed) this.#named.add(key);
      const end = match.index + match[0].length;
      const rest = text.slice(end, end + linesLengthMax).replace(emphasisEnd, '');
      const after = rest.slice(0, clauseLengthMax);
      const before = text.slice(Math.max(0, match.index - 48), match.index);
      if (isNamed && (changedAfter.test(after) || !(reading.test(before) || readAfter.test(after))))
        this.#changed.add(key);
      if ((listAfter.test(after) && !comparing.test(before)) || listBefore.test(before)) {
        this.#lists.add(key);
        const other = textInsteadOfList.exec(after)?.[1];
        if (other !== undefined) this.#texts.set(key, comparedForm(other));
      }
      const values = valuesAfter.exec(after)?.[1];
      if (values !== undefined) this.#keepLongest(key, valuesIn(values));
      const lines = valueLinesAfter.exec(rest)?.[1];
      if (lines !== undefined) this.#keepLongest(key, valuesOfLines(lines));
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

  /** Whether a text names the key other than to read it: the agent may change its value. */
  isChanged(key: string): boolean {
    return this.#changed.has(key);
  }

  isList(key: string): boolean {
    return this.#lists.has(key);
  }

  /** Whether a prompt allows a text instead of the list, and the key is compared with this text alone. */
  isListOr(key: string, literals: readonly JsonValue[]): boolean {
    const other = this.#texts.get(key);
    return literals.length > 0 && literals.every((literal) => other === comparedForm(textOfValue(literal)));
  }

  /** In the order of the text; empty if no text lists the values. */
  valuesOf(key: string): readonly string[] {
    return this.#values.get(key) ?? [];
  }
}

/** Empty if a line is no value. */
function valuesOfLines(text: string): readonly string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const values = lines.flatMap((line) => valueOfLine.exec(line)?.[1] ?? []);
  return values.length < lines.length ? [] : [...new Set(values)];
}

const valuesIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .replace(/\s*\([^()\n]*\)/g, '')
      .split(/\s*(?:,\s*(?:(?:or|and)\s+)?|\/|\||\s+(?:or|and)\s+)\s*/)
      .map((word) => word.replace(/[`"'*]/g, ''))
      .filter((word) => word !== '' && word !== 'or'),
  ),
];
