/**
 * The context keys of a workflow. The older format used them without a declaration; each becomes a declared input, whose kind
 * follows from all uses together (decision 9). Kinds are inferred before anything is translated.
 */
import type { inputKinds } from '../../schemas/closed-sets.ts';
import type { JsonValue } from '../../schemas/canonical/json.ts';
import type { SourceInput } from '../../schemas/source-workflow.ts';
import type { Path } from '../ir/document.ts';
import { inputKeyOf } from '../phases/2-resolve/inputs.ts';
import type { Comparison } from './condition-tree.ts';
import { isYesOrNo, numberOf, truthValueOf } from './condition-spellings.ts';
import { wordsOfValue } from './condition-words.ts';

type Kind = (typeof inputKinds)[number];
type Uses = {
  readonly first: Path;
  readonly literals: JsonValue[];
  isList: boolean;
  isMeasured: boolean;
  isSearched: boolean;
};

/** Values named in a description; more would hide the ones that matter. */
const namedValuesMax = 8;

const literalsOf = ({ operator, value }: Comparison): readonly JsonValue[] => {
  if (operator === 'in') return Array.isArray(value) ? value : [value];
  return operator === 'equals' || operator === 'not_equals' ? [value] : [];
};

/** `analysis.risk` → `analysis_risk`: where the key itself cannot be an input. */
function aliasOf(key: string): string {
  const words = key
    .replace(/([a-z0-9])([A-Z])|([A-Z]+)(?=[A-Z][a-z])/g, (_, low, up, acronym) =>
      acronym === undefined ? `${low}_${up}` : `${acronym}_`,
    )
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .toLowerCase();
  return words === '' ? 'context_value' : inputKeyOf(words) === null ? `${words}_value` : words;
}

export class ContextKeys {
  readonly #uses = new Map<string, Uses>();
  #names: ReadonlyMap<string, string> | null = null;

  #usesOf(key: string, path: Path): Uses {
    const uses = this.#uses.get(key) ?? {
      first: path,
      literals: [],
      isList: false,
      isMeasured: false,
      isSearched: false,
    };
    this.#uses.set(key, uses);
    return uses;
  }

  useAsList(key: string, path: Path): void {
    this.#usesOf(key, path).isList = true;
  }

  useIn(comparison: Comparison): void {
    const uses = this.#usesOf(comparison.variable, [...comparison.path, 'var']);
    uses.literals.push(...literalsOf(comparison));
    if (['gt', 'gte', 'lt', 'lte'].includes(comparison.operator) && numberOf(comparison.value) !== null)
      uses.isMeasured = true;
    if (['contains', 'startsWith', 'endsWith', 'matches'].includes(comparison.operator)) uses.isSearched = true;
  }

  kindOf(key: string): Kind {
    const uses = this.#uses.get(key);
    if (uses === undefined) return 'string';
    if (uses.isList) return 'list';
    if (uses.isMeasured) return 'number';
    const literals = uses.literals.filter((literal) => literal !== null);
    if (literals.length === 0) return uses.isSearched || uses.literals.length > 0 ? 'string' : 'boolean';
    const isTruth = (literal: JsonValue) =>
      literal === true || literal === false || /^(true|false)$/i.test(String(literal).trim());
    if (literals.some(isTruth) && literals.every((literal) => truthValueOf(literal) !== null))
      return uses.isSearched ? 'string' : 'boolean';
    if (literals.every((literal) => numberOf(literal) !== null)) return 'number';
    return 'string';
  }

  /** Keys that can be inputs keep their names; the others get names that are free. */
  #named(): ReadonlyMap<string, string> {
    if (this.#names !== null) return this.#names;
    const keys = [...this.#uses.keys()].sort();
    const names = new Map<string, string>();
    const taken = new Set<string>();
    for (const key of keys) {
      const own = inputKeyOf(key);
      if (own === null || taken.has(own)) continue;
      taken.add(own);
      names.set(key, key);
    }
    for (const key of keys) {
      if (names.has(key)) continue;
      const alias = aliasOf(key);
      let name = alias;
      for (let number = 2; taken.has(inputKeyOf(name) ?? name); number += 1) name = `${alias}_${number}`;
      taken.add(name);
      names.set(key, name);
    }
    this.#names = names;
    return names;
  }

  /** The input that carries the value of a key. */
  nameOf(key: string): string {
    return this.#named().get(key) ?? key;
  }

  isRenamed(key: string): boolean {
    return this.nameOf(key) !== key;
  }

  literalsOf(key: string): readonly JsonValue[] {
    return this.#uses.get(key)?.literals ?? [];
  }

  firstUseOf(key: string): Path {
    return this.#uses.get(key)?.first ?? [];
  }

  /** Sorted by code unit, as they are written. */
  keys(): readonly string[] {
    return [...this.#uses.keys()].sort();
  }

  inputOf(key: string): SourceInput {
    const literals = [
      ...new Set(
        this.#uses
          .get(key)
          ?.literals.filter((value) => value !== null)
          .map(wordsOfValue),
      ),
    ];
    const named = literals.slice(0, namedValuesMax).join(', ');
    const more = literals.length > namedValuesMax ? ', …' : '';
    const sentences = [
      ...(this.isRenamed(key) ? [`The value of ${wordsOfValue(key)} in the context.`] : []),
      ...(literals.length > 0 ? [`Compared with ${named}${more}.`] : []),
      ...(this.#uses.get(key)?.isList === true ? ['The steps of a loop run once for each of its items.'] : []),
    ];
    const description = sentences.length > 0 ? sentences.join(' ') : 'Tested by conditions.';
    return { key: this.nameOf(key), kind: this.kindOf(key), required: false, description };
  }
}

/** Spellings matter only where the value is a text. */
export const isSpelled = (literal: JsonValue): boolean =>
  typeof literal === 'string' && (/[a-z]/i.test(literal) || isYesOrNo(literal));
