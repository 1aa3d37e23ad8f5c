/**
 * Estimates the number of instructions that RE2 makes from a pattern, without compiling it: one for each character, class or
 * escape, times the repetitions around it. RE2 shares common prefixes of alternatives, so a program can be smaller than the
 * estimate, but not much larger. Patterns above a limit are refused by the estimate, because compiling is the expensive part.
 * Linear in the pattern. Pure.
 */
const repetition = /\{(\d+)(?:(,)(\d*))?\}/y;
const groupPrefix = /\?(?:P?<\w+>|[a-zA-Z-]*:?)/y;
const escapeSequence = /\\(?:[pP](?:\{[^}]{0,64}\}|.)|x(?:\{[^}]{0,64}\}|..)|.)/sy;
const characterClass = /\[\^?\]?(?:\[:[^\]]{0,32}:\]|\\.|[^\]\\])*\]/sy;
/** Larger than every limit, and exact in arithmetic. */
const enough = 1e9;

const lengthAt = (expression: RegExp, text: string, at: number): number => {
  expression.lastIndex = at;
  return expression.exec(text)?.[0].length ?? 0;
};

class Size {
  total = 0;
  /** The size of the part to which a following repetition applies. */
  #last = 0;
  readonly #openedAt: number[] = [];

  atom(size: number): void {
    this.#last = size;
    this.#add(size);
  }

  open(): void {
    this.#openedAt.push(this.total);
  }

  close(): void {
    this.#last = this.total - (this.#openedAt.pop() ?? 0);
  }

  mark(): void {
    this.#add(1);
    this.#last += 1;
  }

  repeat(least: number, most: number): void {
    const before = this.total;
    this.#add(this.#last * (Math.max(least, most) - 1) + Math.max(0, most - least));
    this.#last += this.total - before;
  }

  #add(size: number): void {
    this.total = Math.min(enough, this.total + size);
  }
}

/** The index after the part of a pattern at an index. */
function readPart(pattern: string, at: number, size: Size): number {
  switch (pattern[at]) {
    case '(':
      size.open();
      return at + 1 + lengthAt(groupPrefix, pattern, at + 1);
    case ')':
      size.close();
      return at + 1;
    case '*':
    case '+':
    case '?':
      size.mark();
      return at + 1;
    case '{': {
      repetition.lastIndex = at;
      const found = repetition.exec(pattern);
      if (found === null) break;
      const [all, least, comma, most] = found;
      size.repeat(Number(least), comma === undefined ? Number(least) : Number(most || Number(least) + 1));
      return at + all.length;
    }
    case '\\':
      size.atom(1);
      return at + Math.max(1, lengthAt(escapeSequence, pattern, at));
    case '[':
      size.atom(1);
      // Without its end the pattern is invalid, and searching for it repeatedly would take quadratic time.
      return at + (lengthAt(characterClass, pattern, at) || pattern.length);
  }
  size.atom(1);
  return at + 1;
}

export function patternSize(pattern: string): number {
  const size = new Size();
  for (let at = 0; at < pattern.length; ) at = readPart(pattern, at, size);
  return size.total;
}

/**
 * Visits every different pattern in a criterion, a schema of a contract or a whole source; `visit` returns false to end the
 * search.
 */
export function findPatterns(
  value: unknown,
  visit: (pattern: string, path: readonly (string | number)[]) => boolean,
): void {
  const seen = new Set<string>();
  const path: (string | number)[] = [];
  const isOver = (part: unknown): boolean => {
    if (part === null || typeof part !== 'object') return false;
    for (const key of Object.keys(part)) {
      const inner: unknown = (part as { readonly [key: string]: unknown })[key];
      path.push(Array.isArray(part) ? Number(key) : key);
      if (key === 'pattern' && typeof inner === 'string' && seen.size < seen.add(inner).size && !visit(inner, path))
        return true;
      if (isOver(inner)) return true;
      path.pop();
    }
    return false;
  };
  isOver(value);
}

/** The total size of the different patterns in a value, counted up to just above a limit. */
export function patternsSize(value: unknown, limit: number): number {
  let sum = 0;
  findPatterns(value, (pattern) => {
    sum += patternSize(pattern);
    return sum <= limit;
  });
  return sum;
}
