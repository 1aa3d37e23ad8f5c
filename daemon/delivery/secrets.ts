/**
 * Texts that look like secrets: formats of keys that providers publish, private keys, and random-looking values that are assigned to a name
 * such as `password`. A secret in another form (encoded, split, a short password) is not found: this is a net, and not a proof. Pure.
 *
 * A redaction may remove too much, but a refusal stops the work. So a value counts as a secret only if its characters look random, whatever its
 * name or place.
 *
 * An agent chose the text, so each pattern takes a time that is proportional to its length: a repetition that something else must follow is
 * bounded, or cannot begin inside itself. Otherwise, a file of some megabytes would keep the daemon busy for hours.
 */
import { secretForms } from '../../schemas/text/secret-forms.ts';

export type FoundSecret = { readonly line: number; readonly rule: string };

const formats: readonly (readonly [rule: string, pattern: RegExp])[] = [
  ['a private key', /-----BEGIN (?:[A-Z0-9]{1,20} ){0,8}PRIVATE KEY(?: BLOCK)?-----/g],
  ['an AWS access key', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g],
  ['a GitHub token', /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_[A-Za-z0-9_]{40,})/g],
  ['a GitLab token', /\bglpat-[A-Za-z0-9_-]{20,}/g],
  ['an Anthropic key', /\bsk-ant-[A-Za-z0-9_-]{20,}/g],
  ['an OpenAI key', /\bsk-(?:proj-|svcacct-)?[A-Za-z0-9_-]{32,}/g],
  ['a Google API key', /\bAIza[0-9A-Za-z_-]{35}\b/g],
  ['a Slack token', /\bxox[abeoprs]-[A-Za-z0-9-]{10,}/g],
  ['a Stripe key', /\b[rs]k_live_[A-Za-z0-9]{16,}/g],
  ['an npm token', /\bnpm_[A-Za-z0-9]{36}\b/g],
  ['a JSON Web Token', /(?<![\w-])eyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}/g],
  ['a password in a URL', /\b[a-z][a-z0-9+.-]{0,30}:\/\/[^\s/:@'"<>{}$]{1,256}:[^\s/@'"<>{}$]{6,1024}@/gi],
];
/**
 * Of the forms that `--redact` knows. Those above are narrower, or the form is also that of a hash, of a name, or of a part of a binary file in
 * base64.
 */
const leftOut: ReadonlySet<string> = new Set([
  ...['api_key', 'aws_access_key', 'jwt'],
  ...['discord_token', 'facebook_token', 'launchdarkly_key', 'mailgun_key', 'password_hash'],
  ...['square_token', 'workrail_token'],
]);
const vendorForms = secretForms
  .filter(([kind]) => !leftOut.has(kind))
  .map(([kind, hints, source]) => ({
    rule: `a key or token of the kind ${kind}`,
    hints,
    pattern: new RegExp(`(?<![A-Za-z0-9])(?:${source})`, 'g'),
  }));

const names = String.raw`(?:secret|token|passwd|password|api[_-]?key|private[_-]?key|access[_-]?key|credential)[\w-]{0,64}`;
/** Looked at only: a name in it may have a value of its own. */
const valueBefore = (end: string) => `(?=([A-Za-z0-9+/_=.-]{16,200})${end})`;
const value = valueBefore('');
/** In a string of another text, a quotation mark has a backslash. */
const quote = String.raw`(?:\\?["'\x60])?`;
/** After `:=` of Go, a type (`token: string = `) or a default (`?? `), what is not quoted is code. */
const assignsText = String.raw`(?::=|:[ \t]{0,8}[^\s=:,;"'\x60][^\n=:,;"'\x60]{0,60}=|(?:\|\||\?\?)=?)[ \t]{0,32}\\?["'\x60]`;
/** The name may be a key in brackets: `environment["TOKEN"] = `. */
const assignment = new RegExp(String.raw`${names}${quote}\]?\s{0,32}(?:=>|[:=])\s{0,32}${quote}${value}`, 'gi');
/** Words, paths and commands are often in these places. */
const otherPlaces: readonly RegExp[] = [
  String.raw`${names}${quote}\]?[ \t]{0,32}${assignsText}${value}`,
  // An option of a command, and a variable of an image.
  String.raw`(?:(?<!-)--|\bENV[ \t]{1,8})[\w-]{0,64}${names}[ \t]{1,8}${quote}${valueBefore(String.raw`(?![\w/.,=+-])`)}`,
  String.raw`<[\w:.-]{0,64}${names}>\s{0,32}${valueBefore(String.raw`\s{0,32}</`)}`,
  String.raw`\bauthorization${quote}\s{0,8}[:=,]\s{0,8}${quote}(?:bearer|basic|token)[ \t]{1,8}${value}`,
].map((source) => new RegExp(source, 'gi'));

/** Bits for each character. */
function entropyOf(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce((sum, n) => sum - (n / text.length) * Math.log2(n / text.length), 0);
}

/** Random characters reach this at 16 characters. Words, paths and names of variables rarely contain a digit. */
const isRandom = (text: string): boolean => /\d/.test(text) && /[A-Za-z]/.test(text) && entropyOf(text) >= 3.4;

/** Words, paths and names of variables mix no digits with letters of both cases. */
const isClearlyRandom = (text: string): boolean =>
  ((/[a-z]/.test(text) && /[A-Z]/.test(text)) || /^[0-9a-f]{24,}$/i.test(text)) && isRandom(text);

type Match = { readonly at: number; readonly text: string; readonly rule: string };

function* assignedIn(text: string, place: RegExp, isSecret: (value: string) => boolean): Generator<Match> {
  const rule = 'a random value assigned to a name such as password or token';
  for (const { index, 0: head, 1: said = '' } of text.matchAll(place))
    if (isSecret(said)) yield { at: index, text: `${head}${said}`, rule };
}

function* matchesIn(text: string, known: readonly string[]): Generator<Match> {
  for (const [rule, pattern] of formats)
    for (const match of text.matchAll(pattern)) yield { at: match.index, text: match[0], rule };
  for (const { rule, hints, pattern } of vendorForms) {
    if (!hints.some((hint) => text.includes(hint))) continue;
    for (const match of text.matchAll(pattern)) if (isRandom(match[0])) yield { at: match.index, text: match[0], rule };
  }
  yield* assignedIn(text, assignment, isRandom);
  for (const pattern of otherPlaces) yield* assignedIn(text, pattern, isClearlyRandom);
  for (const secret of known) {
    const at = secret.length < 8 ? -1 : text.indexOf(secret);
    if (at >= 0) yield { at, text: secret, rule: 'a key or token that the daemon uses' };
  }
}

/** The line of a position. Positions mostly ascend: then each part of the text is looked at once. */
function lineCounter(text: string): (at: number) => number {
  const first = text.indexOf('\n');
  let [line, end, last] = [1, first, 0];
  return (at) => {
    if (at < last) [line, end] = [1, first];
    last = at;
    for (; end !== -1 && end < at; line += 1) end = text.indexOf('\n', end + 1);
    return line;
  };
}

/**
 * @param before the text that is replaced: what it already contains is no leak
 * @param known secrets that the daemon itself has
 */
export function secretsIn(text: string, before = '', known: readonly string[] = []): readonly FoundSecret[] {
  const old = new Set([...matchesIn(before, [])].map((match) => match.text));
  const lineOf = lineCounter(text);
  const found = new Map<string, FoundSecret>();
  const places = new Set<number>();
  for (const { at, text: secret, rule } of matchesIn(text, known)) {
    // The first rule is the narrowest.
    if (old.has(secret) || places.has(at)) continue;
    places.add(at);
    const line = lineOf(at);
    found.set(`${line} ${rule}`, { line, rule });
  }
  return [...found.values()];
}
