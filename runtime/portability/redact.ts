/**
 * Taking secrets and absolute paths out of texts before they leave this machine (issue 4, portability). Pure, and the same
 * for the same text, so that values which were equal stay equal.
 *
 * What looks like a secret is replaced whole by `[redacted:<kind>]`; the kinds and their counts are reported, never the text.
 * It rather takes too much than too little, and it is a help, not a proof: a secret that looks like prose is not found.
 */
import type { JsonValue } from '../../schemas/canonical/json.ts';
import type { SessionEvent } from '../../schemas/events.ts';

type Pattern = {
  readonly kind: string;
  readonly pattern: RegExp;
  /** What is kept in front of the secret: the first group of the pattern. */
  readonly keepsFirstGroup?: boolean;
};

/** In order: a longer form before the shorter ones that it contains. */
const secretPatterns: readonly Pattern[] = [
  {
    kind: 'private_key',
    pattern: /-----BEGIN [A-Z0-9 ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z0-9 ]*PRIVATE KEY-----|$)/g,
  },
  { kind: 'workrail_token', pattern: /\b(?:st|ack|chk)\.v[0-9]+\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}/g },
  { kind: 'jwt', pattern: /\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{4,}/g },
  { kind: 'github_token', pattern: /\b(?:gh[pousr]_[A-Za-z0-9]{20,}|github_pat_[A-Za-z0-9_]{20,})/g },
  { kind: 'gitlab_token', pattern: /\bgl(?:pat|ptt|dt|rt)-[A-Za-z0-9_-]{16,}/g },
  { kind: 'slack_token', pattern: /\bxox[abeoprs]-[A-Za-z0-9-]{10,}/g },
  { kind: 'aws_access_key', pattern: /\b(?:AKIA|ASIA|AROA|AIDA)[A-Z0-9]{16}\b/g },
  { kind: 'google_api_key', pattern: /\bAIza[A-Za-z0-9_-]{35}/g },
  { kind: 'stripe_key', pattern: /\b[rs]k_(?:live|test)_[A-Za-z0-9]{10,}/g },
  { kind: 'api_key', pattern: /\bsk-[A-Za-z0-9_-]{16,}/g },
  { kind: 'npm_token', pattern: /\bnpm_[A-Za-z0-9]{30,}/g },
  {
    kind: 'url_credentials',
    pattern: /(\b[a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/@:]{0,200}:[^\s/@]{1,200}(?=@)/gi,
    keepsFirstGroup: true,
  },
  { kind: 'authorization', pattern: /(\b(?:bearer|basic)\s+)[A-Za-z0-9._~+/=-]{12,}/gi, keepsFirstGroup: true },
  {
    kind: 'named_secret',
    pattern:
      /((?:pass(?:word|wd|phrase)?|secret|token|api[_-]?key|access[_-]?key|private[_-]?key|client[_-]?secret|credentials?)["'`]?\s{0,4}[:=]\s{0,4}["'`]?)(?!\[redacted:)[^\s"'`,;)\]}]{4,}/gi,
    keepsFirstGroup: true,
  },
];
/** Whole values under such a key are secrets, whatever they look like. */
const secretKey =
  /^(?:.*[_-])?(?:password|passwd|passphrase|secret|token|api[_-]?key|access[_-]?key|private[_-]?key|client[_-]?secret|credentials?|authorization)$/i;
const camelWords = (key: string) => key.replace(/([a-z0-9])([A-Z])/g, '$1_$2');

const pathPatterns: readonly RegExp[] = [
  /\bfile:\/\/[^\s"'`<>)\]}]+/g,
  // \\server\share\… and C:\… or C:/…
  /\\\\[A-Za-z0-9._-]+\\[^\s"'`<>|)\]},;]+/g,
  /\b[A-Za-z]:[\\/](?![\\/])[^\s"'`<>|)\]},;]*/g,
  // Two parts at least, so that a word such as /help stays.
  /(?<![\w.:/\\~$@%-])\/(?:[\w.@+~%-]+\/)+[\w.@+~%-]*/g,
  /(?<![\w.:/\\~$@%-])\/(?:home|Users|root|etc|var|tmp|opt|srv|mnt|usr|private)(?![\w-])/g,
];

const mark = (kind: string) => `[redacted:${kind}]`;
const marker = '[redacted:';

/** True when a text of these events was redacted, or looks exactly like one that was. */
export const isRedacted = (events: readonly SessionEvent[]): boolean => JSON.stringify(events).includes(marker);

export class Redactor {
  readonly #known: readonly string[];
  readonly #counts = new Map<string, number>();

  /** @param known paths that are taken out wherever they stand, such as the root of the repository */
  constructor(known: readonly string[] = []) {
    this.#known = [...known].filter((path) => path.length > 1).sort((a, b) => b.length - a.length);
  }

  /** How often each kind was found, sorted by kind. */
  get counts(): { kind: string; count: number }[] {
    return [...this.#counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([kind, count]) => ({ kind, count }));
  }

  #found(kind: string): string {
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1);
    return mark(kind);
  }

  text(text: string): string {
    let clean = text;
    for (const { kind, pattern, keepsFirstGroup } of secretPatterns) {
      clean = clean.replace(pattern, (_, before: unknown) =>
        keepsFirstGroup === true && typeof before === 'string' ? before + this.#found(kind) : this.#found(kind),
      );
    }
    for (const path of this.#known) {
      if (clean.includes(path)) clean = clean.split(path).reduce((left, right) => left + this.#found('path') + right);
    }
    for (const pattern of pathPatterns) clean = clean.replace(pattern, () => this.#found('path'));
    return clean;
  }

  /** Every text in a value, keys too. Two keys that become equal stay two. */
  value(value: JsonValue): JsonValue {
    if (typeof value === 'string') return this.text(value);
    if (value === null || typeof value !== 'object') return value;
    if (Array.isArray(value)) return value.map((each: JsonValue) => this.value(each));
    const clean = new Map<string, JsonValue>();
    for (const [key, each] of Object.entries(value)) {
      if (each === undefined) continue;
      let name = this.text(key);
      while (clean.has(name)) name += '_';
      const isSecret = typeof each === 'string' && each !== '' && secretKey.test(camelWords(key));
      clean.set(name, isSecret ? this.#found('named_secret') : this.value(each));
    }
    return Object.fromEntries(clean);
  }
}

/** What would be found in a text, without changing it. */
export function found(texts: Iterable<string>): { kind: string; count: number }[] {
  const redactor = new Redactor();
  for (const text of texts) redactor.text(text);
  return redactor.counts;
}
