/**
 * What looks like a secret in a text, and which keys name one. Pure.
 *
 * A secret is known by its own form (a token of a vendor), by its place (the user of a URL, a header) or by the name before it
 * (`password=`). A named one goes to its closing quote, its closing bracket or the next space. What stands where a secret would
 * and plainly is none stays: a type, a placeholder, a call, a count of tokens.
 */
import { asciiLookAlike } from '../../schemas/text/look-alikes.ts';
import { splitCamelCase } from '../../schemas/text/name-parts.ts';
import { secretForms } from '../../schemas/text/secret-forms.ts';
import { withoutNested } from './secret-blocks.ts';
import { secretCodePlaces } from './secret-codes.ts';
import { isType, syntaxPlaces } from './secret-syntax.ts';
import { withoutColumns } from './secret-tables.ts';
import {
  isHarmless,
  type KeyKind,
  looksGenerated,
  looksRandom,
  names,
  numbered,
  type Place,
  placeholder,
  staged,
  valueAt,
  wholeMark,
} from './secret-values.ts';
import { bracketEnd, closingOf, lineEnd, notBehind, quoteBefore, replacedSpans, type Span, wordEnd } from './spans.ts';

type Pattern = { readonly kind: string; readonly hints: readonly string[]; readonly pattern: RegExp };

const patterns: readonly Pattern[] = [
  {
    kind: 'private_key',
    hints: ['PuTTY-User-Key-File-'],
    pattern: /PuTTY-User-Key-File-\d[\s\S]*?(?:Private-MAC:[^\n]{0,200}|$)/g,
  },
  {
    kind: 'private_key',
    hints: ['-----BEGIN '],
    pattern:
      /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----|$)/g,
  },
  ...secretForms.map(([kind, hints, source]) => ({
    kind,
    hints,
    pattern: new RegExp(`${notBehind('[A-Za-z0-9]')}(?:${source})`, 'g'),
  })),
];

/** Whole values under such a key are secrets, whatever they look like. */
const secretKey = new RegExp(
  `(?:${names}|(?:^|[_.:-])(?:pass|auth)|(?:user|db|store|key)pass|(?:recovery|backup)[_-]?codes?|(?:^|[_-])(?:t?otp|pin|cvv2?|cvc2?|psk|pw|salt|pepper)(?:[_-]?code)?|authorization|cookies?)${numbered}$`,
  'i',
);
/** A report of tests has a number under `pass`. */
const countKey = new RegExp(`tokens?${staged}$|^pass$|codes$`, 'i');
/** A name in its own alphabet, such as `пароль`, stays. */
function plainWord(word: string): string {
  if (isAscii(word) || !/[A-Za-z]/.test(word) || secretKey.test(word)) return word;
  return Array.from(word.replace(unseenInWord, ''), asciiLookAlike).join('');
}
const camelWords = (key: string) => splitCamelCase(key).replace(/([A-Z])([A-Z][a-z])/g, '$1_$2');

/** What a key says about every leaf under it. Under `tokens` a number is a count, as it is in every report of a model. */
export function keyKind(key: string): KeyKind {
  const words = camelWords(plainWord(key.slice(-200)));
  if (!secretKey.test(words)) return 'plain';
  return countKey.test(words) ? 'secret unless a number' : 'secret';
}

/** What is between a name and its value: a quote or the markup that ends the name, a type, then a colon, an equals sign or an arrow, and a tag of YAML. */
const between =
  '(?:\\\\{0,4}["\'`]|[”“»’]|&quot;|&#3[49];|%22|\\\\{1,4}u002[27])?\\]?(?:\\*{1,2}|_{1,2}|</[a-z]{1,10}>)?[ \\t\\xa0]{0,64}(?::[ \\t]{0,2}(?:string|str|String|bytes)[ \\t]{0,2}=|=>|:=|:(?:\\*{1,2}|_{1,2}|</[a-z]{1,10}>)(?=[ \\t])|[:=](?![=:])|[：＝]|\\\\{1,4}u003[dD]|<-(?=[ \\t]{0,2}["\'])|(?:→|->)(?=[ \\t]{0,8}(?=\\S{0,60}\\d)\\S{8})|[–—](?=[ \\t]{1,8}(?:(?=\\S{0,60}\\d)\\S{4}|\\S{3,60}[ \\t]{0,8}(?:\\r?\\n|$)))|%3[aAdD]|[ \\t]is[ \\t]{0,2}:)[ \\t\\xa0]{0,64}(?:(?:\\r?\\n){1,3}[+>]?[ \\t]{1,16}(?![-*#] ))?(?:(?<=:[ \\t]{1,64})(?:![\\w!.:]{1,40}|&\\w{1,40})[ \\t]{1,4}(?=[^\\s=]))?(?:&quot;|&#3[49];|%22|\\\\{1,4}u002[27])?';
const namedHead = new RegExp(`(${names}|[_-](?:pass|auth))${numbered}${between}`, 'gi');
const cookieHead = new RegExp(`cookies?${between}(?:\\[\\s{0,16}(?=\\\\{0,4}["']))?`, 'gi');
const authorizationHead = new RegExp(
  `(?:authorization${between}(?:\\\\{0,4}["'\`])?(?:(bearer|basic|token|jwt|digest|apikey|negotiate|ssws|aws4-hmac-sha256)(?::?[ \\t]{1,4}|[ \\t]{0,4}\\r?\\n[ \\t]{1,16}))?|${notBehind('[\\p{L}\\p{N}_]')}(bearer|basic|jwt)[ \\t]{1,4})`,
  'giu',
);
const elementHead = new RegExp(
  `<(?:[a-z0-9_.:-]{0,40}?(?:${names})${numbered}(?:[ \\t][^<>]{0,200})?|[a-z0-9_.:-]{1,40}[ \\t][^<>]{0,100}?(?:name|key)=["'][^"'<>]{0,60}?(?:${names})${numbered}["'][^<>]{0,100})(?<!/)>(?:<value>|<!\\[CDATA\\[)?`,
  'gi',
);
const saidHead = new RegExp(`(?:${names})[ \\t]{1,4}((?:is|was)[ \\t]{1,4})?(?=["'\`A-Za-z0-9])`, 'gi');
const flagHead = new RegExp(
  `(?<![\\w-])--?[a-z0-9-]{0,30}?(${names}|(?:(?<![a-z])|store|key)pass)(?:[ \\t]{1,4}(?=[^\\s-])|\\\\{0,4}["'],\\s{0,8}(?=\\\\{0,4}["'][^-"']))`,
  'gi',
);
const userFlagHead = /(?<![\w-])(?:-u|--user|--proxy-user)[ =]{1,2}["']?[\w.@+-]{1,100}:/g;
const urlHead = new RegExp(`${notBehind('[A-Za-z0-9+.-]')}[A-Za-z][A-Za-z0-9+.-]{1,30}://`, 'g');

const isNumber = /^[\d.,_]+[kKmM]?$/;
/** `password: password`, `stateToken: step.stateToken`: a variable or a field of the same name in source code. */
function isSameName(text: string, { index, 1: name = '' }: RegExpExecArray, said: string): boolean {
  const field = /^(?:[A-Za-z_$][\w$]{0,60}[?!]?\.){0,8}(\w{1,80})$/.exec(said)?.[1]?.toLowerCase();
  const start = /\w{0,60}$/.exec(text.slice(Math.max(0, index - 60), index))?.[0] ?? '';
  return field !== undefined && [name, start + name].some((each) => each.toLowerCase() === field);
}
/** Whether the next line begins with a key of its own: then the secrets are below it (`withoutNested`). */
const isNextKey = (text: string, head: string, { end }: Span): boolean =>
  head.includes('\n') && /^(?:\\{0,4}["'])?:(?:\s|$)/.test(text.slice(text[end - 1] === ':' ? end - 1 : end, end + 8));

function namedSpan(text: string, match: RegExpExecArray): Span | null {
  const from = match.index + match[0].length;
  const first = text[from];
  if (first === '{' || first === '[') {
    const closed = bracketEnd(text, from);
    const end = closed ?? lineEnd(text, from);
    const said = text.slice(from, end);
    if (/["'`]/.test(said)) return wholeMark.test(said) ? null : { from, end };
    // A list of YAML; a link and a remark in brackets are prose.
    const items = text[end] === '(' ? [] : said.slice(1, -1).split(/,\s*/, 50);
    if (closed !== null && first === '[') return items.some(looksGenerated) ? { from: from + 1, end: end - 1 } : null;
  }
  // In `apiKey: &str = "…"`, a type follows the colon, and not the value.
  if (/:[ \t]*$/.test(match[0]) && isType(text, from)) return null;
  const value = valueAt(text, from);
  if (value === null) return null;
  const said = text.slice(value.from, value.end);
  if (isHarmless(said, value.isQuoted) || isNextKey(text, match[0], value)) return null;
  if (value.isQuoted) return value;
  const name = match[1] ?? '';
  if (/^tokens?$/i.test(name) && isNumber.test(said)) return null;
  if (isSameName(text, match, said)) return null;
  const login = /^[ \t]{1,4}\/[ \t]{1,4}(?=\S)/.exec(text.slice(value.end, value.end + 10))?.[0];
  if (login !== undefined) {
    // `Credentials: ada / …`
    const start = value.end + login.length;
    const end = wordEnd(text, start);
    if (looksGenerated(text.slice(start, end))) return { from: start, end };
  }
  // "Token: the unit …" is prose.
  if (/:(?:[*_]{1,2}|<\/[a-z]{1,10}>)?\s+$/i.test(match[0]) && /^\p{L}{1,3}$/u.test(said)) return null;
  return value;
}

/** Pairs of a name and a value, with `;` between them; or anything in quotes. */
function cookieSpan(text: string, match: RegExpExecArray): Span | null {
  const from = match.index + match[0].length;
  const value = valueAt(text, from);
  if (value === null || isHarmless(text.slice(value.from, value.end), value.isQuoted)) return null;
  if (value.isQuoted) return value;
  // The header as a whole may stand in quotes; then they end it.
  if (!/^[\w.-]{1,100}=/.test(text.slice(from, from + 101))) return null;
  let end = value.end;
  for (let next = /^;[ \t]{0,4}(?=[\w-])/.exec(text.slice(end, end + 6)); next !== null; ) {
    end = wordEnd(text, end + next[0].length);
    next = /^;[ \t]{0,4}(?=[\w-])/.exec(text.slice(end, end + 6));
  }
  return { from, end };
}

/** What stands behind an unknown scheme, such as `Bot` and `GenieKey`, if it looks generated. */
function credentialAfter(text: string, from: number): Span | null {
  const scheme = /^[A-Za-z][A-Za-z-]{1,24}[ \t]{1,4}/.exec(text.slice(from, from + 30))?.[0] ?? '';
  const start = from + scheme.length;
  const end = wordEnd(text, start);
  const value = text.slice(start, end);
  const isCredential = scheme !== '' && value.length >= 8 && /\d/.test(value) && looksRandom(value);
  return isCredential ? { from: start, end } : null;
}

function authorizationSpan(text: string, match: RegExpExecArray): Span | null {
  const from = match.index + match[0].length;
  const scheme = (match[1] ?? '').toLowerCase();
  // In quotes stands the value, or the header as a whole.
  const quote = quoteBefore(text, from) ?? quoteBefore(text, match.index);
  const closed = quote === null || scheme !== '' ? null : closingOf(text, quote);
  const closing = closed !== null && closed > from ? closed : null;
  const end = scheme === 'digest' || scheme.startsWith('aws4') ? lineEnd(text, from) : (closing ?? wordEnd(text, from));
  const said = text.slice(from, end);
  if (said.startsWith('[redacted:') || isHarmless(said, false)) return null;
  const isHeader = match[2] === undefined;
  const after = isHeader && scheme === '' && closing === null ? credentialAfter(text, from) : null;
  if (after !== null) return after;
  if (!isHeader && (said.length < 12 || !looksRandom(said))) return null;
  // "Authorization: users must …" is prose.
  if (isHeader && scheme === '' && closing === null && /^\p{L}{1,30}$/u.test(said)) return null;
  return { from, end };
}

/** The user of a URL, with or without a password; a password may hold what should have been encoded in it. */
function urlUserSpan(text: string, match: RegExpExecArray): Span | null {
  const from = match.index + match[0].length;
  const rest = /^[^\s"'`<>\\]{0,1000}/.exec(text.slice(from, from + 1000))?.[0] ?? '';
  const authority = /^[^/?#]{0,1000}/.exec(rest)?.[0] ?? '';
  // A password may contain `/`, and `@` too: then what follows the first `@` is no host with a dot or a port.
  const isCut =
    !authority.startsWith('[') &&
    (authority.includes('@')
      ? /^[^:@]*:.*@(?!localhost$)[\w-]{1,100}$/.test(authority) &&
        /^[^@]*@[\w.-]{1,253}(?::\d{1,5})?(?:\/|$)/.test(rest.slice(authority.length))
      : /^[^:]*:(?!\d{0,5}$)/.test(authority));
  const user = isCut ? rest : authority;
  const end = user.lastIndexOf('@');
  if (end < 1) return null;
  const said = user.slice(0, end);
  return wholeMark.test(said) || /^(?:git|hg|svn|anonymous)$/.test(said) || placeholder.test(said)
    ? null
    : { from, end: from + end };
}

/** "the password is hunter2": in prose only what has a digit is taken for one. */
function saidSpan(text: string, match: RegExpExecArray): Span | null {
  const value = valueAt(text, match.index + match[0].length);
  if (value === null) return null;
  const said = text.slice(value.from, value.end);
  const isSaid = match[1] !== undefined;
  if (!/\p{L}/u.test(said) || !/\d/.test(said) || said.length < (isSaid ? 4 : 16)) return null;
  return isHarmless(said, value.isQuoted) || /[(/:]|\[redacted/.test(said) ? null : value;
}

function elementSpan(text: string, match: RegExpExecArray): Span | null {
  const from = match.index + match[0].length;
  const close = text.slice(from, from + 1000).indexOf('<');
  if (close < 1 || text[from + close + 1] !== '/') return null;
  const said = text.slice(from, from + close).replace(/\]\]>$/, '');
  return said.trim() === '' || isHarmless(said.trim(), true) ? null : { from, end: from + said.length };
}

function flagSpan(text: string, match: RegExpExecArray): Span | null {
  const value = valueAt(text, match.index + match[0].length);
  if (value === null) return null;
  const said = text.slice(value.from, value.end);
  // `--max-tokens 8000`, and `-pass 2` of an encoder.
  if (/^tokens?$/i.test(match[1] ?? '') ? isNumber.test(said) : /^\d{1,2}$/.test(said)) return null;
  // "--token to pass one" is prose.
  if (isHarmless(said, value.isQuoted) || (!value.isQuoted && /^\p{Ll}+$/u.test(said))) return null;
  return value;
}

function userFlagSpan(text: string, match: RegExpExecArray): Span | null {
  const value = valueAt(text, match.index + match[0].length);
  if (value === null) return null;
  const said = text.slice(value.from, value.end);
  // Ids of a user and a group are none.
  return /^\d*$/.test(said) || isHarmless(said, value.isQuoted) ? null : value;
}

const places: readonly Place[] = [
  ['url_credentials', urlHead, urlUserSpan],
  ['authorization', authorizationHead, authorizationSpan],
  ['cookie', cookieHead, cookieSpan],
  ...syntaxPlaces,
  ...secretCodePlaces,
  ['named_secret', elementHead, elementSpan],
  ['named_secret', namedHead, namedSpan],
  ['named_secret', flagHead, flagSpan],
  ['named_secret', userFlagHead, userFlagSpan],
  ['named_secret', saidHead, saidSpan],
];

const isAscii = (text: string): boolean => !/[^\0-\x7f]/.test(text);
const unseenInWord = /(?<=[A-Za-z])\p{Default_Ignorable_Code_Point}+(?=[A-Za-z])/gu;
/** The name of a secret in letters that look like its own, or with some between them that nobody sees, becomes the name that is read. */
function withPlainNames(text: string): string {
  if (isAscii(text)) return text;
  return text.replace(unseenInWord, '').replace(/[\p{L}\p{N}_-]{3,60}/gu, (word) => {
    const plain = plainWord(word);
    return plain === word || keyKind(plain) === 'plain' ? word : plain;
  });
}

/** Every kind of secret that is looked for, sorted: what a report says was searched. */
export const secretKinds: readonly string[] = [
  ...new Set([...patterns, ...places.map(([kind]) => ({ kind }))].map(({ kind }) => kind)),
].sort();

/** @param mark what a secret of that kind becomes */
export function withoutSecrets(text: string, mark: (kind: string) => string): string {
  let clean = withPlainNames(text);
  for (const { kind, hints, pattern } of patterns) {
    if (hints.some((hint) => clean.includes(hint))) clean = clean.replace(pattern, () => mark(kind));
  }
  for (const [kind, head, spanOf] of places) {
    clean = replacedSpans(
      clean,
      head,
      (match) => spanOf(clean, match),
      () => mark(kind),
    );
  }
  const marked = () => mark('named_secret');
  return withoutNested(withoutColumns(clean, keyKind, marked), keyKind, marked);
}
