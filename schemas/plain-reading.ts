/**
 * A line as a hasty reader sees it: characters that show nothing are gone, blanks are spaces, and a letter that looks like a Latin one
 * is that letter. For comparing only; nothing that is shown or stored goes through here. Pure.
 */

import { blankLooking } from './unseen-text.ts';

/** Letters of other alphabets, and marks, by the character of ASCII that each looks like. Capitals first: Ν looks like N, ν like v. */
const looksLike: Readonly<Record<string, string>> = {
  A: 'АΑᎪ',
  B: 'ВΒᏴ',
  C: 'СϹᏟ',
  D: 'Ꭰ',
  E: 'ЕΕᎬ',
  G: 'ԌᏀ',
  H: 'НΗᎻ',
  I: 'ІӀΙ',
  J: 'ЈͿᎫ',
  K: 'КΚᏦ',
  L: 'Ꮮ',
  M: 'МΜᎷ',
  N: 'Ν',
  O: 'ОΟՕ',
  P: 'РΡᏢ',
  Q: 'Ԛ',
  R: 'Ꭱ',
  S: 'ЅՏᏚ',
  T: 'ТΤᎢ',
  U: 'Ս',
  V: 'ѴᏙ',
  W: 'ԜᎳ',
  X: 'ХΧ',
  Y: 'УҮΥ',
  Z: 'ΖᏃ',
  a: 'аαɑᴀ',
  b: 'вЬьβʙ',
  c: 'сᴄςϲ',
  d: 'ԁᴅđ',
  e: 'еεᴇєҽ',
  f: 'ғꜰƒ',
  g: 'ɡɢցԍ',
  h: 'һнհʜħ',
  i: 'іӏιıɪɩ',
  j: 'јϳᴊȷ',
  k: 'кκᴋ',
  l: 'ʟłǀ',
  m: 'мᴍ',
  n: 'пηոɴ',
  o: 'оοσօᴏø',
  p: 'рρᴘ',
  q: 'ԛզ',
  r: 'гʀ',
  s: 'ѕꜱ',
  t: 'тτᴛŧ',
  u: 'υսᴜ',
  v: 'ѵνᴠ',
  w: 'ԝшωᴡ',
  x: 'хχ',
  y: 'уүγʏ',
  z: 'ζᴢ',
  '-': '‐‑‒–—―−─━⸺⸻ー',
  ':': '։׃∶ː꞉᛬',
  '=': '꞊═',
  '[': '⁅【〔⟦❲',
  ']': '⁆】〕⟧❳',
  '!': 'ǃ❗❕',
  '"': '“”„‟«»',
};
const ascii: ReadonlyMap<string, string> = new Map(
  Object.entries(looksLike).flatMap(([plain, others]) => [...others].map((other) => [other, plain] as const)),
);

/** What takes room in a line and shows nothing in it. */
const blank = new RegExp(`[\\s${blankLooking}]`, 'gu');
/** What takes no room at all, and the marks that a letter can carry. */
const unseen = /[\p{C}\p{M}\p{Default_Ignorable_Code_Point}]+/gu;
const emphasis = /^[\s*_`~\\]+/u;

export type PlainReading = {
  readonly text: string;
  /** The same without any blank, when blanks or unseen characters stand where a writer puts none; else null. */
  readonly compact: string | null;
};

export function plainReading(line: string): PlainReading {
  const decomposed = line.normalize('NFKD');
  const spaced = decomposed.replace(blank, ' ');
  const seen = spaced.replace(unseen, '');
  const latin = Array.from(seen, (char) => ascii.get(char) ?? char).join('');
  const text = latin.replace(emphasis, '').toLowerCase();
  const isOdd = spaced !== decomposed || seen !== spaced || text.includes('  ');
  return { text, compact: isOdd ? text.replaceAll(' ', '') : null };
}
