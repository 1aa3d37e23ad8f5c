/**
 * A text as a search for known values reads it: without the spellings that a document, a program or a person may give it
 * [sensitive-values-leave-no-export]. Values are read in the same way as the texts. Pure; linear in the length of the text.
 */

/** What a text becomes in a reading, with the place in the source of each of its code units. */
export class Reading {
  readonly text: string;
  readonly #pieces: Pieces;
  readonly #source: Reading | null;

  private constructor(text: string, pieces: Pieces, source: Reading | null) {
    this.text = text;
    this.#pieces = pieces;
    this.#source = source;
  }

  static of(text: string): Reading {
    return new Reading(text, new Pieces(), null);
  }

  /**
   * @param marks matches what may be replaced; its `lastIndex` is used
   * @param replace adds what a match becomes
   * @param between what the rest becomes, which has the same length
   */
  replaced(marks: RegExp, replace: Replace, between: (rest: string) => string = (rest) => rest): Reading {
    const { text } = this;
    const pieces = new Pieces();
    let from = 0;
    marks.lastIndex = 0;
    for (let match = marks.exec(text); match !== null; match = marks.exec(text)) {
      pieces.add(between(text.slice(from, match.index)), from, match.index);
      from = replace(match, pieces);
      marks.lastIndex = from;
    }
    pieces.add(between(text.slice(from)), from, text.length);
    return pieces.text === text ? this : new Reading(pieces.text, pieces, this);
  }

  /** The place in the source of a part that is not empty. */
  sourceOf(from: number, end: number): Place {
    const [first, last] = [this.#pieces.sourceOf(from), this.#pieces.sourceOf(end - 1)];
    return this.#source === null ? { from: first.from, end: last.end } : this.#source.sourceOf(first.from, last.end);
  }
}

export type Place = { readonly from: number; readonly end: number };
/** Adds what a match becomes, and answers where the source of it ends: there, the search goes on. */
type Replace = (match: RegExpExecArray, pieces: Pieces) => number;

/** Parts of a reading, each with the part of the source that it was made of. */
class Pieces {
  text = '';
  readonly #at: number[] = [];
  readonly #from: number[] = [];
  readonly #end: number[] = [];

  add(text: string, from: number, end: number): void {
    if (text === '') return;
    this.#at.push(this.text.length);
    this.#from.push(from);
    this.#end.push(end);
    this.text += text;
  }

  /** Of a piece as long as its source, each unit has its own. */
  sourceOf(unit: number): Place {
    let low = 0;
    let high = this.#at.length - 1;
    if (high < 0) return { from: unit, end: unit + 1 };
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#at[middle] as number) <= unit) low = middle;
      else high = middle - 1;
    }
    const [at, from, end] = [this.#at[low] as number, this.#from[low] as number, this.#end[low] as number];
    const isVerbatim = end - from === (this.#at[low + 1] ?? this.text.length) - at;
    return isVerbatim ? { from: from + unit - at, end: from + unit - at + 1 } : { from, end };
  }
}

/** Adds one text for a whole match. */
function become({ index, 0: whole }: RegExpExecArray, text: string, pieces: Pieces): number {
  const end = index + whole.length;
  pieces.add(text, index, end);
  return end;
}

const hexDigit = '[0-9a-fA-F]';
/** A byte of a character of several bytes, not its first one. */
const more = `%[89abAB]${hexDigit}`;
/** The bytes of a character in UTF-8; those of no character stay as they are. */
const percents = [
  `%[0-7]${hexDigit}`,
  `%(?:[cC][2-9a-fA-F]|[dD]${hexDigit})${more}`,
  `%(?:[eE]0%[abAB]${hexDigit}|[eE][dD]%[89]${hexDigit}|[eE][1-9a-cA-CefEF]${more})${more}`,
  `%[fF](?:0%[9abAB]${hexDigit}|[1-3]${more}|4%8${hexDigit})${more}${more}`,
].join('|');
/** An escape of JSON on any level of nesting, a character of a URL, and an entity. */
const anyForm = String.raw`\\+(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([nrtbfv])|)|(${percents})|&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]{2,7}));`;
const escapes = new RegExp(anyForm, 'g');
/** Also a tag of HTML. */
const escapesAndTags = new RegExp(String.raw`${anyForm}|<\/?([a-zA-Z][a-zA-Z0-9]{0,9})(?:\s[^<>]{0,200})?\/?>`, 'g');
/** JSON in a URL in HTML, and one more. */
const levelsMax = 4;

/** Without escapes, whatever their order. What an escaped text contains in angle brackets may be a word of it: tags stay. */
export const decoded = (text: string): Reading => without(escapes, text);
/** Also without the tags of HTML, on each level. */
export const decodedHtml = (text: string): Reading => without(escapesAndTags, text);

function without(marks: RegExp, text: string): Reading {
  let reading = Reading.of(text);
  for (let level = 0; level < levelsMax; level += 1) {
    const next = reading.replaced(marks, decodedMark);
    if (next === reading) break;
    reading = next;
  }
  return reading;
}

const blocks = new Set('br p div li ul ol td th tr h1 h2 h3 h4 h5 h6 pre blockquote'.split(' '));

const decodedMark: Replace = (match, pieces) => {
  const [whole, unit, byte, control, bytes, decimal, hex, entity, tag] = match;
  const character = bytes === undefined ? characterOf(unit ?? byte ?? hex, decimal) : decodeURIComponent(bytes);
  return become(match, character ?? named(control, entity, tag) ?? whole, pieces);
};

function characterOf(hex: string | undefined, decimal: string | undefined): string | null {
  if (hex === undefined && decimal === undefined) return null;
  const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return point > 0x10ffff ? null : String.fromCodePoint(point);
}

/** Backslashes without one of these behind them escape the next character. */
function named(control: string | undefined, entity: string | undefined, tag: string | undefined): string | null {
  if (entity !== undefined) return entityText(entity);
  if (tag !== undefined) return blocks.has(tag.toLowerCase()) ? '\n' : '';
  if (control === undefined) return '';
  if (control === 't') return '\t';
  return control === 'n' || control === 'r' ? '\n' : ' ';
}

const pairs = (text: string): [string, string][] =>
  text.split(/\s+/).map((pair) => [pair.slice(0, -1), pair.slice(-1)] as [string, string]);
/** Of ASCII, and the letters and signs of European languages; letters with an accent are named by both. */
const entities = new Map([
  ...pairs(
    `amp& lt< gt> quot" apos' excl! num# dollar$ percnt% lpar( rpar) ast* plus+ comma, period. sol/ bsol\\ colon:`,
  ),
  ...pairs(
    'semi; equals= quest? commat@ lsqb[ lbrack[ rsqb] rbrack] Hat^ lowbar_ grave` lcub{ lbrace{ verbar| vert| rcub}',
  ),
  ...pairs(
    'rbrace} ldquo" rdquo" bdquo" laquo" raquo" Prime" lsquo\' rsquo\' sbquo\' prime\' lsaquo< rsaquo> hyphen- dash-',
  ),
  ...pairs(
    'ndash- mdash- horbar- minus- hellip… bull• middot· szligß aeligæ AEligÆ oeligœ OEligŒ oslashø OslashØ ethð ETHÐ',
  ),
  ...pairs(
    'thornþ THORNÞ lstrokł LstrokŁ dstrokđ DstrokĐ hstrokħ HstrokĦ imathı inodotı iexcl¡ iquest¿ sect§ para¶ deg°',
  ),
  ...pairs('micro\u00b5 times× divide÷ plusmn± cent¢ pound£ yen¥ euro€ copy© reg® ordfª ordmº not¬ brvbar¦ curren¤'),
  ...'nbsp ensp emsp numsp puncsp thinsp hairsp'.split(' ').map((name): [string, string] => [name, ' ']),
  ...['shy', 'zwj', 'zwnj', 'lrm', 'rlm'].map((name): [string, string] => [name, '']),
  ['Tab', '\t'],
  ['NewLine', '\n'],
]);
const accents = new Map([
  ...pairs('uml\u0308 acute\u0301 grave\u0300 circ\u0302 tilde\u0303 cedil\u0327 ring\u030a caron\u030c breve\u0306'),
  ...pairs('macr\u0304 ogon\u0328 dot\u0307 dblac\u030b'),
]);

function entityText(name: string): string | null {
  const sign = entities.get(name);
  if (sign !== undefined) return sign;
  const accent = accents.get(name.slice(1));
  return accent === undefined ? null : name.charAt(0) + accent;
}

/** A run of spaces that is not one plain space; a form writes `+` for a space. */
const spaces = String.raw`(?: (?=[\s+\u0085])|[^\S ]|[+\u0085])[\s+\u0085]*`;
/** Also the backslashes of a path. Underscores within a word belong to it. */
const emphasis = (word: string) => `[*\`\\\\]+|~~+|(?<!${word})_{1,3}(?!_)|(?<!_)_{1,3}(?!${word})`;
const asciiMark = new RegExp(`${spaces}|${emphasis(String.raw`\w`)}`, 'g');
/** Characters without other forms, of which long texts consist. */
const plain = String.raw`\u0430-\u045f\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff\uac00-\ud7a3`;
/** Characters that show nothing: also joiners and selectors that Unicode counts as marks. */
const invisible = String.raw`[\p{Cf}\p{Default_Ignorable_Code_Point}]`;
const invisibleFirst = new RegExp(`^${invisible}`, 'u');
const everyInvisible = new RegExp(invisible, 'gu');
/** Also what shows nothing, and each character that may have other forms: with its marks, or with the other parts of its syllable. */
const anyMark = new RegExp(
  String.raw`${invisible}+|${spaces}|${emphasis(String.raw`[\p{L}\p{N}_]`)}|[^\p{M}\u1160-\u11ff][\p{M}\u1160-\u11ff]{1,16}|[^\0-\x7f${plain}]`,
  'gu',
);
const isAscii = (text: string): boolean => !/[^\0-\x7f]/.test(text);
const lineEnd = /[\n\r\v\f\u0085\u2028\u2029]/;
/** What may be before the words of a line: of a quotation, a list, a heading, a comment, a table or a diff. */
const lineLead = /[\s>#|;•‣·*+\-–—]+|\/\/|\d{1,3}[.)](?=\s)|\[[ xX]\](?=\s)/y;
/** The same without numbers: a value may begin with one. */
const signs = /^(?:[\s>#|;•‣·*+\-–—]+|\/\/)+/;
/** A shorter rest of a value may be any word. */
const restMin = 8;

/** Without what only layout, emphasis, case and keyboards add to the words. */
export function folded(reading: Reading): Reading {
  const { text } = reading;
  const normal = normalForms();
  const replace: Replace = (match, pieces) => {
    const [mark] = match;
    if (/^[*`\\~_]/.test(mark) || invisibleFirst.test(mark)) return match.index + mark.length;
    if (/^[\s\u0085+]/.test(mark)) return addSpace(match, text, pieces);
    return become(match, normal(mark), pieces);
  };
  return reading.replaced(isAscii(text) ? asciiMark : anyMark, replace, (rest) =>
    rest.toLowerCase().replaceAll('"', "'"),
  );
}

/** What a value may be in folded texts: at the beginning of a line it loses the signs with which it begins. */
export function foldedValue(reading: Reading): ReadonlySet<string> {
  const whole = folded(reading).text.trim();
  const rest = whole.replace(signs, '');
  return new Set(rest.length >= restMin ? [whole, rest] : [whole]);
}

/** Also without what is before the words of the next line. */
function addSpace({ index, 0: run }: RegExpExecArray, text: string, pieces: Pieces): number {
  let end = index + run.length;
  lineLead.lastIndex = end;
  if (lineEnd.test(run)) while (lineLead.test(text)) end = lineLead.lastIndex;
  pieces.add(' ', index, end);
  return end;
}

const alike = new Map([
  ...[...'\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033\u2018\u2019\u201a\u201b\u2032\u00b4\u02bc"'].map(
    (quote) => [quote, "'"] as const,
  ),
  ...[...'\u2010\u2011\u2012\u2013\u2014\u2015\u2212'].map((dash) => [dash, '-'] as const),
  // WorkRail quotes with these.
  ['\u2039', '<'] as const,
  ['\u203a', '>'] as const,
]);
const unified = (text: string): string =>
  Array.from(text.replace(everyInvisible, ''), (character) => alike.get(character) ?? character).join('');
const normalFormsMax = 4096;

/** The form of a character in which its other forms, and its other case, are equal to it. Each is found once. */
function normalForms(): (character: string) => string {
  const known = new Map<string, string>();
  return (character) => {
    const before = known.get(character);
    if (before !== undefined) return before;
    const compatible = unified(character).normalize('NFKD').toLowerCase().toUpperCase().toLowerCase();
    const normal = unified(compatible.normalize('NFC'));
    if (known.size < normalFormsMax) known.set(character, normal);
    return normal;
  };
}

const noBase64 = /[^A-Za-z0-9+/_-]+|-+|_+/g;
/** The text as decoders of base64 read it: in one alphabet, without anything else. */
export const base64Read = (reading: Reading): Reading =>
  reading.replaced(noBase64, (match, pieces) => {
    const [mark] = match;
    const digit = mark.startsWith('-') ? '+' : mark.startsWith('_') ? '/' : '';
    return become(match, digit.repeat(mark.length), pieces);
  });

/**
 * What the base64 of every text that repeats a value contains: three spellings, by the place of the value in the groups of three bytes.
 * Characters that also depend on the text around the value are left out; in the first one, the last of them is also there.
 */
export function* base64Spellings(value: string): Generator<string> {
  const bytes = Buffer.from(value);
  yield bytes.toString('base64').replace(/=+$/, '');
  for (const before of [0, 1, 2]) {
    const whole = Buffer.concat([Buffer.alloc(before), bytes]);
    yield whole.toString('base64').slice(Math.ceil((before * 8) / 6), Math.floor((whole.length * 8) / 6));
  }
}
