/**
 * Parses the repetitions of a regular expression into a tree. RE2 compiled the expression before, so it is well-formed; unknown
 * constructs are atoms.
 */

export type PatternNode = {
  readonly text: string;
  readonly kind: 'atom' | 'edge' | 'group';
  /** Of a group. */
  readonly alternatives: readonly PatternSequence[];
  readonly min: number;
  readonly max: number;
};
export type PatternSequence = readonly PatternNode[];

const quantifier = /^(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/;
const groupOpening = /^\((?:\?(?:P?<[A-Za-z_]\w*>|[imsU-]*:))?/;
const flagGroup = /^\(\?[imsU-]+\)/;
const escaped = /^\\(?:Q[\s\S]*?(?:\\E|$)|[pP](?:\{\^?\w+\}|\w)|x(?:\{[0-9A-Fa-f]+\}|[0-9A-Fa-f]{2})|[\s\S])/;
const characterClass = /^\[\^?\]?(?:\[:\^?\w+:\]|\\[\s\S]|[^\]\\])*\]/;

class PatternReader {
  readonly #pattern: string;
  #at = 0;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  alternatives(): readonly PatternSequence[] {
    const alternatives: PatternNode[][] = [[]];
    while (this.#at < this.#pattern.length && this.#pattern[this.#at] !== ')') {
      if (this.#pattern[this.#at] === '|') {
        this.#at += 1;
        alternatives.push([]);
      } else alternatives.at(-1)?.push(this.#quantified(this.#node()));
    }
    return alternatives;
  }

  #take(pattern: RegExp): string | null {
    const found = pattern.exec(this.#pattern.slice(this.#at))?.[0] ?? null;
    if (found !== null) this.#at += found.length;
    return found;
  }

  #node(): PatternNode {
    const from = this.#at;
    const once = { alternatives: [], min: 1, max: 1 };
    const flags = this.#take(flagGroup);
    if (flags !== null) return { ...once, text: flags, kind: 'edge' };
    if (this.#take(groupOpening) !== null) {
      const alternatives = this.alternatives();
      this.#at += 1;
      return { ...once, text: this.#pattern.slice(from, this.#at), kind: 'group', alternatives };
    }
    const text = this.#take(escaped) ?? this.#take(characterClass) ?? this.#pattern[this.#at] ?? '';
    if (this.#at === from) this.#at += 1;
    return { ...once, text, kind: /^(?:\^|\$|\\[bBAz])$/.test(text) ? 'edge' : 'atom' };
  }

  #quantified(node: PatternNode): PatternNode {
    const found = quantifier.exec(this.#pattern.slice(this.#at));
    if (found === null) return node;
    this.#at += found[0].length;
    const [, mark, least, comma, most] = found;
    if (mark === '?') return { ...node, min: 0, max: 1 };
    if (mark !== undefined) return { ...node, min: mark === '*' ? 0 : 1, max: Number.POSITIVE_INFINITY };
    const min = Number(least);
    const max = comma === undefined ? min : most === '' ? Number.POSITIVE_INFINITY : Number(most);
    return { ...node, min, max };
  }
}

export function parsePattern(pattern: string): readonly PatternSequence[] {
  return new PatternReader(pattern).alternatives();
}

/** Every node, outer nodes first. */
export function nodesIn(alternatives: readonly PatternSequence[]): readonly PatternNode[] {
  return alternatives.flat().flatMap((node) => [node, ...nodesIn(node.alternatives)]);
}

/** Letters, and any number of blanks. */
const isWording = ({ kind, text, max }: PatternNode) =>
  kind !== 'atom' || (max > 1 ? /^(?:\\s| )$/ : /^(?:[^\\[.]|\\[^A-Za-z0-9]|\\s)$/).test(text);

/** The parts of a pattern in the notation of JavaScript, `/inside/flags`; null for any other pattern. */
export function slashedParts(pattern: string): { readonly inside: string; readonly flags: string } | null {
  const [, inside, flags = ''] = /^\/(.+)\/([a-z]*)$/s.exec(pattern) ?? [];
  return inside === undefined ? null : { inside, flags };
}

/** Whether the expression contains more than literal text: false for words, blanks between them, and alternatives of them. */
export const hasVariableParts = (alternatives: readonly PatternSequence[]): boolean =>
  !nodesIn(alternatives).every(isWording);
