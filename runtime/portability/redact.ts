/**
 * Taking secrets and absolute paths out of texts before they leave this machine (issue 4, portability). Pure, and the same
 * for the same text, so that values which were equal stay equal.
 *
 * What looks like a secret (`secrets.ts`) or an absolute path (`paths.ts`) is replaced whole by `[redacted:<kind>]`; the kinds
 * and their counts are reported, never the text. It rather takes too much than too little, and it is a help, not a proof: a
 * secret that looks like prose is not found. Each text is gone through a fixed number of times, and every search is bounded.
 */
import { byKey } from '../../schemas/code-unit-order.ts';
import type { JsonObject, JsonValue } from '../../schemas/canonical/json.ts';
import type { Sha256Digest } from '../../schemas/ids.ts';
import type { CryptoPort } from '../ports.ts';
import { KnownValues } from './known-values.ts';
import { pathFinder } from './paths.ts';
import type { KeyKind } from './secret-values.ts';
import { keyKind, secretKinds, withoutSecrets } from './secrets.ts';

const mark = (kind: string) => `[redacted:${kind}]`;
/** In place of a whole value whose parts cannot be marked one by one. */
export const wholeValue = mark('named_secret');
const marker = '[redacted:';
const isMark = /^\[redacted:[a-z_]{1,40}\]$/;

/** True when a text in one of these values was redacted, or looks exactly like one that was. */
export const isRedacted = (values: readonly unknown[]): boolean => JSON.stringify(values).includes(marker);

const isValueKey = /^(?:val(?:ue)?|parametervalue)$/i;
/** What the name of a pair says about its value: `{"name": "DB_PASSWORD", "value": "…"}`. */
function namedKind(pair: object): KeyKind {
  const names = Object.entries(pair).filter(([key]) =>
    /^(?:name|key|variable|header|field|label|title|path|prop(?:erty)?|attribute|param(?:eter)?(?:key|name)?|setting|option)$/i.test(
      key,
    ),
  );
  const kinds = names.map(([, name]) => (typeof name === 'string' ? keyKind(name) : 'plain'));
  return kinds.find((kind) => kind !== 'plain') ?? 'plain';
}

const argumentLengthMax = 1024;
const isProgram = /^[\w./-]{1,200}$/;
const isFlag = /^-[\w-]{1,200}$/;
/**
 * Whether a text in a list is secret because of the text before it: an argument of a command (`["--password", "…"]`, `["mysql", "-p…"]`),
 * or the second of a pair (`["X-Api-Key", "…"]`). A pair of words is none: a loop may run over `["token", "parser"]`.
 */
function isNamedBefore(texts: readonly JsonValue[], at: number): boolean {
  const [first, before, text] = [texts[0], texts[at - 1], texts[at]];
  if (at === 0 || typeof text !== 'string' || text.length > argumentLengthMax || isMark.test(text)) return false;
  if (texts.length === 2 && typeof first === 'string' && /^[\w-]{1,80}$/.test(first) && keyKind(first) !== 'plain')
    return /^\S{6,}$/.test(text) && /[^a-z_-]/i.test(text);
  const [head, isHead] = text.startsWith('-') ? [first, isProgram] : [before, isFlag];
  if (typeof head !== 'string' || !isHead.test(head)) return false;
  const clean = (words: string) => withoutSecrets(words, mark);
  const isTaken = (words: string) => clean(`${words} ${text}`) !== `${clean(words)} ${clean(text)}`;
  if (isTaken(head)) return true;
  // `["docker", "login", "-p", "…"]`: what an option means depends on the program.
  if (head !== before || at === 1) return false;
  const command = texts.slice(0, at > 2 ? 2 : 1);
  return (
    command.every((word) => typeof word === 'string' && isProgram.test(word)) && isTaken(`${command.join(' ')} ${head}`)
  );
}

const markedKey = /^\[redacted:named_secret\](?:_\d+)?$/;
/** The entries of an object. Two keys that become equal stay two: `a` and `a_2`. */
export class CleanEntries {
  readonly #entries = new Map<string, JsonValue>();
  readonly #numbers = new Map<string, number>();

  /** @returns the key of the entry */
  add(key: string, value: JsonValue): string {
    let unused = key;
    // Counted on, because all keys of a sensitive object become equal.
    for (let number = this.#numbers.get(key) ?? 2; this.#entries.has(unused); number += 1) {
      unused = `${key}_${number}`;
      this.#numbers.set(key, number + 1);
    }
    this.#entries.set(unused, value);
    return unused;
  }

  toObject(): Record<string, JsonValue> {
    return Object.fromEntries(this.#entries);
  }
}

const escapeByte = '\u001b';
/**
 * Color codes of a terminal: as bytes, as source text escapes them, and without the escape byte, which some logs lose. They occur before and
 * inside words.
 */
const colors = new RegExp(
  String.raw`(?:${escapeByte}|\\{1,4}(?:u001[bB]|x1[bB]|033|e))\[[0-9;:?]{0,40}[A-Za-z]|\[\d{1,3}(?:;\d{1,3}){0,8}m`,
  'g',
);

const isLogin = (value: object): boolean => Object.keys(value).some((key) => /user|login|host/i.test(key));

/** Everything that is looked for, sorted. */
export const redactedKinds: readonly string[] = [...secretKinds, 'path'].sort();

export type CleanEntry = readonly [key: string, value: JsonValue];

/** Takes out of texts and values what does not leave, and counts it. */
export type TextRedactor = {
  /** How often each kind was taken out, sorted by kind. */
  readonly counts: RedactionCount[];
  text(text: string): string;
  /** Every text in a value, keys too. Two keys that become equal stay two. */
  value(value: JsonValue): JsonValue;
  /** The same for the members of an object, each by the key that it had. */
  entries(value: JsonObject): ReadonlyMap<string, CleanEntry>;
  /** A value that its author declared sensitive, whatever it looks like. Null and an empty list say nothing. */
  secret(value: JsonValue): JsonValue;
  /** From here on takes out these values too, wherever a text repeats them. */
  learn(values: KnownValues): void;
  /** Takes out the same, and counts for itself. */
  uncounted(): TextRedactor;
};
export type RedactionCount = { readonly kind: string; readonly count: number };

/** Marks what was taken out, and counts it by kind. */
export class Marks {
  readonly #counts = new Map<string, number>();

  get counts(): RedactionCount[] {
    return [...this.#counts].sort(byKey).map(([kind, count]) => ({ kind, count }));
  }

  add(kind: string): string {
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1);
    return mark(kind);
  }
}

/** Takes out what looks like a secret or an absolute path. */
export class Redactor implements TextRedactor {
  readonly #withoutPaths: ReturnType<typeof pathFinder>;
  readonly #marks = new Marks();
  readonly #known: readonly string[];
  #values = new KnownValues();

  /** @param known paths that are taken out wherever they begin, such as the root of the repository */
  constructor(known: readonly string[] = []) {
    this.#known = known;
    this.#withoutPaths = pathFinder(known);
  }

  uncounted(): Redactor {
    const other = new Redactor(this.#known);
    other.#values = this.#values;
    return other;
  }

  learn(values: KnownValues): void {
    this.#values = values;
  }

  get counts(): RedactionCount[] {
    return this.#marks.counts;
  }

  #found(kind: string): string {
    return this.#marks.add(kind);
  }

  text(text: string): string {
    const uncolored = text.replace(colors, '');
    const known = this.#values.replaced(uncolored, () => this.#found('named_secret'));
    const clean = this.#withoutPaths(
      withoutSecrets(known, (kind) => this.#found(kind)),
      () => this.#found('path'),
    );
    // Where nothing was found, the colors stay.
    return clean === uncolored ? text : clean;
  }

  value(value: JsonValue): JsonValue {
    return this.#clean(value, 'plain');
  }

  entries(value: JsonObject): ReadonlyMap<string, CleanEntry> {
    return this.#entries(value, 'plain');
  }

  secret(value: JsonValue): JsonValue {
    if (typeof value === 'boolean') return this.#found('named_secret');
    if (value === null || typeof value !== 'object') return this.#clean(value, 'secret');
    if (Array.isArray(value)) return value.map((each: JsonValue) => this.secret(each));
    const clean = new CleanEntries();
    for (const [key, each] of Object.entries(value))
      if (each !== undefined) clean.add(markedKey.test(key) ? key : this.#found('named_secret'), this.secret(each));
    return clean.toObject();
  }

  /** @param under what the keys above say: every leaf below a key that names a secret is one */
  #clean(value: JsonValue, under: KeyKind): JsonValue {
    if (typeof value === 'string') return this.#cleanText(value, under);
    if (typeof value === 'number')
      return under === 'secret' || this.#values.hasNumber(value) ? this.#found('named_secret') : value;
    if (value === null || typeof value !== 'object') return value;
    if (Array.isArray(value))
      return value.map((each: JsonValue, at) =>
        isNamedBefore(value, at) ? this.#found('named_secret') : this.#clean(each, under),
      );
    return Object.fromEntries(this.#entries(value as JsonObject, under).values());
  }

  #entries(value: JsonObject, under: KeyKind): Map<string, CleanEntry> {
    const named = namedKind(value);
    const clean = new CleanEntries();
    const entries = new Map<string, CleanEntry>();
    for (const [key, each] of Object.entries(value)) {
      if (each === undefined) continue;
      const kind = isValueKey.test(key) ? named : keyKind(key);
      // Beside a user, `pass` is a password; beside `fail`, it is a number of tests.
      const own = /^pass$/i.test(key) && isLogin(value) ? 'secret' : kind;
      const now = this.#clean(each as JsonValue, under === 'plain' ? own : under);
      entries.set(key, [clean.add(this.text(key), now), now]);
    }
    return entries;
  }

  #cleanText(text: string, under: KeyKind): string {
    if (under === 'plain') return this.text(text);
    return text === '' || isMark.test(text) ? text : this.#found('named_secret');
  }
}

/** What a redaction is made with. */
export type Redaction = {
  readonly texts: TextRedactor;
  /** In place of a digest whose text does not leave: nobody can find out what it was by trying [redaction-leaves-no-digest]. */
  readonly sealed: (digest: Sha256Digest) => Sha256Digest;
  /** The only fields of events and states that leave. Absent: all leave. */
  readonly fields?: ReadonlySet<string>;
};

type Sealing = Pick<CryptoPort, 'hmacSha256' | 'random'>;
const sealKeyBytes = 32;

/** @returns the same for equal digests, under a key that is kept nowhere */
export function digestSeal({ hmacSha256, random }: Sealing): Redaction['sealed'] {
  const key = random(sealKeyBytes);
  return (digest) => {
    const bytes = hmacSha256(key, new TextEncoder().encode(digest));
    return `sha256:${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}` as Sha256Digest;
  };
}

/** What would be found in a value, without changing it. */
export function found(value: JsonValue): RedactionCount[] {
  const redactor = new Redactor();
  redactor.value(value);
  return redactor.counts;
}
