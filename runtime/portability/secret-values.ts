/** What stands behind the name of a secret, and whether it is one. Pure. */
import { closingOf, lineEnd, type Quote, quoteAt, type Span, spanMax, wordEnd } from './spans.ts';

/** Where secrets stand: what stands before one, and the span of the value behind it. */
export type Place = readonly [
  kind: string,
  head: RegExp,
  spanOf: (text: string, match: RegExpExecArray) => Span | null,
];
type Value = Span & { readonly isQuoted: boolean };

export const names = [
  'pass[ _-]?(?:word|wd|phrase)s?|passcodes?',
  'pwd',
  'secrets?',
  'tokens?',
  '(?:api|access|account|private|secret|signing|encryption|decryption|application|consumer|shared|master|auth|ssh|deploy|storage|subscription|licen[cs]e|activation|recovery)[ _-]?keys?|(?:api|access|secret|private|encryption)\\.key',
  '(?:private|access)[ _-]?key[ _-]?id|secret[ _-]?id|mnemonics?',
  'credentials?',
  'creds',
  'hmac[ _-]?keys?',
  'secret[ _-]?key[ _-]?base',
  'seed[ _-]?phrases?',
  'id_(?:rsa|dsa|ecdsa|ed25519)',
  'passwort|kennwort|mot[ _-]de[ _-]passe|contraseña|пароль|密码|密碼|パスワード|비밀번호',
  '(?<=[?&]|&amp;|\\\\u0026)(?:x-(?:amz|goog)-)?(?:sig|signature|key)',
].join('|');
/** `DB_PASSWORD_PROD`, `password_confirmation`: where a secret is used, or which of several it is. Not behind `pass` and `auth`: `pass_test` is a count of tests. */
export const staged =
  '(?:(?<!pass|auth)[_.-]?(?:pre[_-]?prod|prod(?:uction)?|stag(?:e|ing)|dev(?:elopment)?|test(?:ing)?|qa|uat|live|sandbox|preview|local|old|new|confirm(?:ation)?|again))?';
/** What may follow the name of a secret as part of a longer name. */
export const numbered = `${staged}(?:[_-]?(?:value|text|string|binary|plain|hash|digest|base64|v?\\d{1,3}))?`;

const markAt = /\[redacted:[a-z_]{1,40}\]/y;
export const wholeMark = /^\[redacted:[a-z_]{1,40}\]$/;
const words = new Set(
  'string str number int integer bool boolean bytes object array null nil none undefined true false any unknown void never required optional missing invalid expired enabled disabled empty unset await new async function typeof self this inherit write read include omit same-origin'.split(
    ' ',
  ),
);
export const placeholder =
  /^(?:\?|\(|%s|\{[\w.]{0,80}\}?|\{\{[^}]{0,80}(?:\}\})?|\$\{[^}]{0,80}\}?|\$\([^)]{0,80}\)?|\$[A-Z_][A-Z0-9_]{0,80}|\$\d|<[^>]{0,80}>?|\*+|[|>][-+\d]{0,2}|[xX]{3,}|\.{3}|…)$/;
const lookedUp =
  /^(?:process\.env|import\.meta\.env|os\.environ|os\.getenv|System\.getenv|Deno\.env|env|ENV|secrets)[.[(]/;
const call = /^[A-Za-z_$]{1,80}(?:(?:\.|::)[A-Za-z_$]{1,80}){0,8}\(/;

/** What stands where a secret would and is none. */
export function isHarmless(value: string, isQuoted: boolean): boolean {
  const bare = value.replace(/[),;\]}.]{1,8}$/, '');
  if (wholeMark.test(value) || placeholder.test(value) || words.has(bare.toLowerCase())) return true;
  return !isQuoted && (lookedUp.test(value) || call.test(value));
}

/** Between three quotes on each side, over as many lines as a span may have. */
function tripleQuoted(text: string, from: number, mark: string): Value {
  const length = text.slice(from, from + spanMax).indexOf(mark.repeat(3));
  return { from, end: length < 0 ? lineEnd(text, from) : from + length, isQuoted: true };
}

/** What a literal of a programming language has before its quote: `b"…"`, `@"…"`, `r#"…"#`. */
const literalPrefix = /(?:(?:[bBrRuUfFL]{1,2}|u8)#{0,3}|[@$]{1,2})(?=["'`])/y;

const plus = /^\\{0,4}["'`]\s{0,40}\+\s{0,40}(?=\\{0,4}["'`])/;
/** Where a literal ends; `"a" + "b"` is one. */
function joinedEnd(text: string, first: Quote): number | null {
  let end = closingOf(text, first);
  for (let parts = 1; end !== null && parts < 8; parts += 1) {
    const joint = plus.exec(text.slice(end, end + 100));
    const next = joint === null ? null : quoteAt(text, end + joint[0].length);
    const closed = next === null ? null : closingOf(text, next);
    if (closed === null) break;
    end = closed;
  }
  return end;
}

/** The value that begins at `start`, without its quotes. */
export function valueAt(text: string, start: number): Value | null {
  literalPrefix.lastIndex = start;
  const from = literalPrefix.test(text) ? literalPrefix.lastIndex : start;
  const quote = quoteAt(text, from);
  if (quote !== null) {
    const mark = text.slice(quote.at, quote.end);
    if (text.startsWith(mark + mark, quote.end)) return tripleQuoted(text, quote.end + 2 * mark.length, mark);
    return { from: quote.end, end: joinedEnd(text, quote) ?? lineEnd(text, quote.end), isQuoted: true };
  }
  markAt.lastIndex = from;
  if (markAt.test(text) && !/[^\s"'`,;)\]}<\\.]/.test(text[markAt.lastIndex] ?? ' ')) return null;
  return { from, end: wordEnd(text, from), isQuoted: false };
}

/** What a name says about its value: of a key, a column or a block. */
export type KeyKind = 'plain' | 'secret' | 'secret unless a number';

export const looksRandom = (text: string) => /\d|.[A-Z]|=$/.test(text);

/** Of a value without quotes: long, of letters and digits, and no path, URL, expression or plain words such as `step-2`. */
export const looksGenerated = (value: string): boolean =>
  /^\S{8}/.test(value) &&
  !/\s/.test(value) &&
  /\d/.test(value) &&
  /[A-Za-z]/.test(value) &&
  !isHarmless(value, false) &&
  !/^[./~^$<{[(&*!]|:\/\/|\[redacted:|^[A-Za-z]+(?:[-_.:/@][A-Za-z0-9]+)*$|\.[a-z]{1,5}$/.test(value);

const isVersion = /^\d+(?:\.\d+)+$/;
/** The name of a variable of the environment. */
const isConstant = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/;

/** A value that looks generated. For names that are also common in prose and tests. */
export const madeValue: Place[2] = (text, match) => {
  const value = valueAt(text, match.index + match[0].length);
  if (value === null) return null;
  const said = text.slice(value.from, value.end);
  const isMade = said.length >= 6 && /\d/.test(said) && /\p{L}/u.test(said) && looksRandom(said) && !/\s/.test(said);
  return isMade && !isHarmless(said, value.isQuoted) && !isVersion.test(said) && !isConstant.test(said) ? value : null;
};
