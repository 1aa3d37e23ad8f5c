/**
 * Texts that look like secrets, by the rules of `--redact` (ADR-0014): keys in the formats of their vendors, private keys, and values that a name
 * such as `password` or their place (a header, a URL, netrc) marks as secrets. An export may take out too much, but a delivery of ordinary source
 * code must pass: here, a marked value has to look random. A secret in another form (encoded, split, a short password) is not found: this is a net,
 * and not a proof. Pure.
 *
 * An agent chose the text, so each pattern takes a time that is proportional to its length: a repetition that something else must follow is
 * bounded, or cannot begin inside itself. Otherwise, a file of some megabytes would keep the daemon busy for hours.
 */
import { type SecretSpan, secretSpans } from '../../runtime/portability/secrets.ts';
import { looksGenerated } from '../../runtime/portability/secret-values.ts';

export type FoundSecret = { readonly line: number; readonly rule: string };

const namedRule = 'a random value assigned to a name such as password or token';
/** What `--redact` calls them. A kind that is not here is the format of a vendor. */
const markedRules: ReadonlyMap<string, string> = new Map([
  ['named_secret', namedRule],
  ['url_credentials', 'credentials in a URL'],
  ['authorization', 'the credentials of an HTTP header'],
  ['cookie', 'the value of a cookie'],
  ['private_key', 'a private key'],
]);
const ruleOf = (kind: string): string => markedRules.get(kind) ?? `a key of a known format (${kind})`;

/** In source code, the name of a secret can go on: `TOKEN_OF_THE_BOT = "…"`. */
const assignment =
  /(?:secret|token|passwd|password|api[_-]?key|private[_-]?key|access[_-]?key|credential)[\w-]{0,64}["']?\s{0,32}(?:=>|[:=])\s{0,32}["'`]?([A-Za-z0-9+/_=.-]{16,200})/gi;

/** Bits for each character. */
function entropyOf(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce((sum, n) => sum - (n / text.length) * Math.log2(n / text.length), 0);
}

const randomMin = 16;
/** Random characters reach this entropy; words, paths and names of variables mix no digits with letters. */
const isRandom = (value: string): boolean =>
  value.length >= randomMin && /\d/.test(value) && /[A-Za-z]/.test(value) && entropyOf(value) >= 3.4;
/** As a whole, or behind a prefix such as `key-`. */
const isGenerated = (value: string): boolean =>
  isRandom(value) && (looksGenerated(value) || value.split(/[-_.:/@]/).some(isRandom));
/** The entries of an object have names of their own, and what is left out is no secret. */
const isSecretValue = (value: string): boolean =>
  !/^\{|…|\.{3}/.test(value) && value.split(/[\s"'`,;{}[\]:]+/).some(isGenerated);
/** A password in a URL, however simple, and no placeholder. */
const isUrlPassword = (user: string): boolean => /^[^:<>{}$]{1,256}:[^<>{}$]{6,1024}$/.test(user);

/** The first line of a private key without an end, as documentation has it: what changes behind that is no other key. */
function endOf(text: string, { kind, from, end }: SecretSpan): number {
  if (kind !== 'private_key' || /-----END |Private-MAC:/.test(text.slice(from, end))) return end;
  const line = text.indexOf('\n', from);
  return line === -1 ? end : line;
}

type Match = { readonly from: number; readonly end: number; readonly rule: string };

function* matchesIn(text: string, known: readonly string[]): Generator<Match> {
  const isSecret = ({ kind, isMarked, from, end }: SecretSpan): boolean =>
    !isMarked ||
    (kind === 'url_credentials' && isUrlPassword(text.slice(from, end))) ||
    isSecretValue(text.slice(from, end));
  for (const span of secretSpans(text))
    if (isSecret(span)) yield { from: span.from, end: endOf(text, span), rule: ruleOf(span.kind) };
  for (const { 0: found, 1: value = '', index } of text.matchAll(assignment)) {
    const end = index + found.length;
    if (isSecretValue(value)) yield { from: end - value.length, end, rule: namedRule };
  }
  for (const secret of known) {
    const from = secret.length < 8 ? -1 : text.indexOf(secret);
    if (from >= 0) yield { from, end: from + secret.length, rule: 'a key or token that the daemon uses' };
  }
}

/** In the order of the text. Several rules find the same secret. */
function* apart(matches: Iterable<Match>): Generator<Match> {
  let done = 0;
  for (const match of [...matches].sort((a, b) => a.from - b.from)) {
    if (match.from < done) continue;
    done = match.end;
    yield match;
  }
}

/** The line of a position. Positions ascend, so each part of the text is looked at once. */
function lineCounter(text: string): (at: number) => number {
  let [line, end] = [1, text.indexOf('\n')];
  return (at) => {
    for (; end !== -1 && end < at; line += 1) end = text.indexOf('\n', end + 1);
    return line;
  };
}

/**
 * @param before the text that is replaced: what it already contains is no leak
 * @param known secrets that the daemon itself has
 */
export function secretsIn(text: string, before = '', known: readonly string[] = []): readonly FoundSecret[] {
  const old = new Set([...matchesIn(before, [])].map(({ from, end }) => before.slice(from, end)));
  const lineOf = lineCounter(text);
  return [...apart(matchesIn(text, known))]
    .filter(({ from, end }) => !old.has(text.slice(from, end)))
    .map(({ from, rule }) => ({ line: lineOf(from), rule }));
}
