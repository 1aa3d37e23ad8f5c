/**
 * The context keys of a workflow. The older format used keys without declaring them. Each becomes a declared input, whose kind is
 * inferred from all uses together [legacy-kinds-follow-prompts], before anything is translated.
 */
import type { inputKinds } from '../../../schemas/closed-sets.ts';
import type { JsonValue } from '../../../schemas/canonical/json.ts';
import type { SourceInput } from '../../../schemas/source-workflow.ts';
import { textOfValue } from '../../../schemas/text/value-text.ts';
import type { Path } from '../../ir/document.ts';
import { inputKeyOf } from '../../phases/2-expand/input-key.ts';
import type { Comparison } from '../conditions/tree.ts';
import { topKeyOf } from '../scope.ts';
import { withoutTokens } from './tokens.ts';
import { trimMarks } from '../../../schemas/text/name-parts.ts';
import { AskedInPrompts } from './asked-in-prompts.ts';
import { type CalledInput, type CalledInputs, fitsAnyText } from './called-inputs.ts';
import { comparedForm, isYesOrNo, numberOf, truthValueOf } from '../../spellings.ts';
import { wordsOfValue } from '../value-words.ts';

type Kind = (typeof inputKinds)[number];
type Uses = {
  readonly first: Path;
  readonly literals: JsonValue[];
  /** Where each literal is first compared. */
  readonly places: Map<JsonValue, Path>;
  /** The titles of the loops over the key. */
  readonly lists: Set<string>;
  isMeasured: boolean;
  isSearched: boolean;
  /** A condition tests whether the key has a value that is not false, 0 or empty. */
  isAskedForTruth: boolean;
  /** The titles of the steps that depend on the key. Without gates and lists, only texts mention it. */
  readonly gates: Map<string, Set<Comparison | null>>;
};

/** The maximum number of steps that a description names. */
const namedGatesMax = 4;

const literalsOf = ({ operator, value, path }: Comparison): readonly (readonly [JsonValue, Path])[] => {
  if (operator === 'in' && Array.isArray(value))
    return value.map((literal, index) => [literal, [...path, operator, index]]);
  return operator === 'in' || operator === 'equals' || operator === 'not_equals' ? [[value, [...path, operator]]] : [];
};

/** `isReady`, `needs_review`: the first or the last word of a name that says that the value is true or false. */
const flagStarts: ReadonlySet<string> = new Set(
  'is are was were has have had can did do does should must will need needs require requires want wants'.split(' '),
);
const flagEnds: ReadonlySet<string> = new Set(
  'done ready complete completed finished needed required enabled disabled allowed approved confirmed'.split(' '),
);

/** Where a word of `analysisRisk` or `HTTPServer` ends. A run of capitals is searched from its start only, so that the time is linear. */
const wordEnds = /([a-z0-9])([A-Z])|(?:(?<![A-Z])|(?<=[a-z0-9][A-Z]))([A-Z]+)(?=[A-Z][a-z])/g;

/** Converts `analysis.risk` to `analysis_risk` if the key itself cannot be an input. */
function aliasOf(key: string): string {
  const marked = key
    .replace(wordEnds, (_, low, up, acronym) => (acronym === undefined ? `${low}_${up}` : `${acronym}_`))
    .replace(/[^A-Za-z0-9]+/g, '_');
  const words = trimMarks(marked, '_').toLowerCase();
  return words === '' ? 'context_value' : inputKeyOf(words) === null ? `${words}_value` : words;
}

/** The other spelling of an input key: `gateApplies` for `gate_applies`. */
const camelCaseOf = (key: string): string => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The name, or the name with the first number from `number` on that is free; and the next number. */
function freeNameOf(name: string, number: number, isTaken: (name: string) => boolean): readonly [string, number] {
  let [free, next] = [name, number];
  for (; isTaken(free); next += 1) free = `${name}_${next}`;
  return [free, next];
}

/** The translated title; `{{module}}` in a title is not replaced. */
const nameOf = (title: string): string => withoutTokens(title, []).text.text;

function addGate({ gates }: Uses, title: string, comparison: Comparison | null): void {
  const name = nameOf(title);
  gates.set(name, (gates.get(name) ?? new Set()).add(comparison));
}

/** `"One", "Two" and 3 more`. */
function titleWords(titles: ReadonlySet<string>): string {
  const shown = [...titles].slice(0, namedGatesMax).map((title) => `"${title}"`);
  const more = titles.size - shown.length;
  const named = more > 0 ? [...shown, `${more} more`] : shown;
  const last = named.at(-1) ?? '';
  return named.length < 2 ? last : `${named.slice(0, -1).join(', ')} and ${last}`;
}

export class ContextKeys {
  readonly #uses = new Map<string, Uses>();
  readonly #kinds = new Map<string, Kind>();
  readonly #values = new Map<string, ReadonlyMap<string, string>>();
  readonly #asked: AskedInPrompts;
  readonly #called: CalledInputs;
  /** The comparisons that the agent evaluates. */
  readonly #stated = new Set<Comparison>();
  /** Of added inputs, by name. */
  readonly #added = new Map<string, { readonly description: string; readonly path: Path }>();
  readonly #texts: readonly string[];
  #words: ReadonlySet<string> | null = null;
  #names: ReadonlyMap<string, string> | null = null;

  /**
   * @param texts all texts of the author for an agent
   * @param called complete before the kind of a key is asked for, like the uses
   */
  constructor(texts: readonly string[], called: CalledInputs) {
    this.#asked = new AskedInPrompts(texts);
    this.#texts = texts;
    this.#called = called;
  }

  #usesOf(key: string, path: Path): Uses {
    const uses = this.#uses.get(key) ?? {
      first: path,
      literals: [],
      places: new Map(),
      lists: new Set(),
      isMeasured: false,
      isSearched: false,
      isAskedForTruth: false,
      gates: new Map(),
    };
    this.#uses.set(key, uses);
    return uses;
  }

  /** @param title the title of the loop over this list */
  useAsList(key: string, path: Path, title: string): void {
    this.#usesOf(key, path).lists.add(nameOf(title));
  }

  /** @param title the title of the loop that runs as often as the key says */
  useAsCount(key: string, path: Path, title: string): void {
    const uses = this.#usesOf(key, path);
    uses.isMeasured = true;
    addGate(uses, title, null);
  }

  /** @param gated the title of the step or loop that depends on the condition; null if only text describes it */
  useIn(comparison: Comparison, gated: string | null): void {
    const uses = this.#usesOf(comparison.variable, [...comparison.path, 'var']);
    for (const [literal, place] of literalsOf(comparison)) {
      uses.literals.push(literal);
      if (!uses.places.has(literal)) uses.places.set(literal, place);
    }
    if (['gt', 'gte', 'lt', 'lte'].includes(comparison.operator) && numberOf(comparison.value) !== null)
      uses.isMeasured = true;
    if (['contains', 'startsWith', 'endsWith', 'matches'].includes(comparison.operator)) uses.isSearched = true;
    if (comparison.operator === 'truthy') uses.isAskedForTruth = true;
    if (gated !== null) addGate(uses, gated, comparison);
  }

  /** The agent evaluates the comparison. */
  stateInText(comparison: Comparison): void {
    this.#stated.add(comparison);
  }

  /** Whether a condition, a loop or a text uses the name for a context key, or for a part of one. */
  isKey(name: string): boolean {
    return this.isNamed(name) || [...this.#uses.keys()].some((key) => topKeyOf(key) === name);
  }

  /** Whether a text of the author names the key, and does not only contain the same word. */
  isNamed(key: string): boolean {
    return this.#asked.isNamed(key);
  }

  /** Whether a text of the author names the key other than to read it. */
  isSet(key: string): boolean {
    return this.#asked.isChanged(key);
  }

  /** Called only after all uses are known, because the result depends on all conditions over the key. */
  kindOf(key: string): Kind {
    const known = this.#kinds.get(key);
    if (known !== undefined) return known;
    const kind = this.#joined(this.#inferred(key), key);
    this.#kinds.set(key, kind);
    return kind;
  }

  /** The input of called routines for a key; null if no called routine reads the key. */
  #calledInput(key: string): CalledInput | null {
    return this.#called.of(this.nameOf(key));
  }

  /**
   * A called routine takes precedence, because its conditions are compiled for its kind. A loop over the key needs a list, and
   * values stay where the routine only mentions the key.
   */
  #joined(own: Kind, key: string): Kind {
    const called = this.#calledInput(key);
    if (called === null) return own;
    if (!this.#decides(key)) return called.kind;
    if (own === 'list' || (own === 'enum' && fitsAnyText(called))) return own;
    return called.kind === 'enum' && own !== 'enum' ? 'string' : called.kind;
  }

  #inferred(key: string): Kind {
    const uses = this.#uses.get(key);
    if (uses === undefined) return 'string';
    if (uses.lists.size > 0) return 'list';
    const literals = uses.literals.filter((literal) => literal !== null);
    if (this.#asked.isList(key) && !this.#areListed(key, literals))
      return this.#asked.isListOr(key, literals) ? 'string' : 'list';
    if (uses.isMeasured) return 'number';
    if (literals.length === 0)
      return uses.isSearched || uses.literals.length > 0 || !this.#isFlag(key) ? 'string' : 'boolean';
    const isTruth = (literal: JsonValue) =>
      literal === true || literal === false || /^(true|false)$/i.test(textOfValue(literal).trim());
    if ((uses.isAskedForTruth || literals.some(isTruth)) && literals.every((literal) => truthValueOf(literal) !== null))
      return uses.isSearched ? 'string' : 'boolean';
    if (literals.every((literal) => numberOf(literal) !== null)) return 'number';
    return this.#listedValues(key).length > 0 ? 'enum' : 'string';
  }

  /** Whether the name of a key, or a prompt that lists its values, says that it is true or false. Another key may hold any value. */
  #isFlag(key: string): boolean {
    const listed = this.#asked.valuesOf(key);
    if (listed.length > 0) return listed.every((value) => truthValueOf(value) !== null);
    const words = aliasOf(key).split('_');
    return (words.length > 1 && flagStarts.has(words[0] ?? '')) || flagEnds.has(words.at(-1) ?? '');
  }

  /** A key that no condition compares or searches: without it, its conditions are unknown, as those of a flag are. */
  isOnlyAskedForTruth(key: string): boolean {
    const uses = this.#uses.get(key);
    return uses?.isAskedForTruth === true && uses.literals.length === 0 && !uses.isSearched;
  }

  /**
   * The values of a key that is compared only with texts. If a prompt lists all values that are compared, these are the values in
   * the prompt, otherwise those in the conditions. Empty if the key is searched or tested for presence, because then any text is
   * valid.
   */
  #listedValues(key: string): readonly string[] {
    const uses = this.#uses.get(key);
    const literals = (uses?.literals ?? []).filter((literal) => literal !== null);
    if (uses === undefined || uses.isSearched || uses.isAskedForTruth || uses.isMeasured) return [];
    const texts = literals.filter((literal) => typeof literal === 'string').map((literal) => literal.trim());
    if (texts.length === 0 || texts.length < literals.length || texts.includes('')) return [];
    return this.#areListed(key, texts) ? this.#asked.valuesOf(key) : texts;
  }

  /** Whether a prompt lists all of these values, as in `[low, medium, high]`. */
  #areListed(key: string, literals: readonly JsonValue[]): boolean {
    const forms = new Set(this.#asked.valuesOf(key).map(comparedForm));
    return literals.length > 0 && literals.every((literal) => forms.has(comparedForm(textOfValue(literal))));
  }

  /** By normalised form: each value in its first spelling, which is that of a called routine. */
  #valuesByForm(key: string): ReadonlyMap<string, string> {
    const known = this.#values.get(key);
    if (known !== undefined) return known;
    const values = new Map<string, string>();
    for (const value of [...this.#calledValues(key), ...this.#listedValues(key)]) {
      const form = comparedForm(value);
      if (!values.has(form)) values.set(form, value);
    }
    this.#values.set(key, values);
    return values;
  }

  #calledValues(key: string): readonly string[] {
    return this.#calledInput(key)?.values ?? [];
  }

  /** Called only after all uses are known, like `kindOf`. */
  valuesOf(key: string): readonly string[] {
    return [...this.#valuesByForm(key).values()];
  }

  /** In the spelling of `valuesOf`. */
  valueFor(key: string, literal: JsonValue): string | null {
    return this.#valuesByForm(key).get(comparedForm(textOfValue(literal))) ?? null;
  }

  /** Keys that are valid input keys keep their names; the others get unused names. */
  #named(): ReadonlyMap<string, string> {
    if (this.#names !== null) return this.#names;
    const keys = this.keys();
    const names = new Map<string, string>();
    const taken = new Set<string>();
    const numbers = new Map<string, number>();
    for (const key of keys) {
      const own = inputKeyOf(key);
      if (own === null || taken.has(own)) continue;
      taken.add(own);
      names.set(key, key);
    }
    for (const key of keys) {
      if (names.has(key)) continue;
      const alias = aliasOf(key);
      const [name, number] = freeNameOf(alias, numbers.get(alias) ?? 2, (one) => taken.has(inputKeyOf(one) ?? one));
      numbers.set(alias, number);
      taken.add(name);
      names.set(key, name);
    }
    this.#names = names;
    return names;
  }

  /** The input for a key. */
  nameOf(key: string): string {
    return this.#named().get(key) ?? key;
  }

  isRenamed(key: string): boolean {
    return this.nameOf(key) !== key;
  }

  /** Whether a called routine accepts only exact values, so that no spelling is converted. */
  isExact(key: string): boolean {
    return this.#calledInput(key)?.isExact === true;
  }

  literalsOf(key: string): readonly JsonValue[] {
    return this.#uses.get(key)?.literals ?? [];
  }

  placeOf(key: string, literal: JsonValue): Path {
    return this.#uses.get(key)?.places.get(literal) ?? this.firstUseOf(key);
  }

  firstUseOf(key: string): Path {
    return this.#uses.get(key)?.first ?? this.#calledInput(key)?.path ?? [];
  }

  /** Whether a condition or a loop of the file reads the key. */
  #decides(key: string): boolean {
    const uses = this.#uses.get(key);
    return uses !== undefined && uses.gates.size + uses.lists.size > 0;
  }

  /**
   * The keys that a condition or a loop reads, sorted by code unit, and those for which called routines differ. A key that only
   * texts mention is not an input, because nothing validates it.
   */
  keys(): readonly string[] {
    const own = [...this.#uses.keys()].filter((key) => this.#decides(key));
    const declared = new Set(own.map((key) => inputKeyOf(key) ?? aliasOf(key)));
    const mixed = this.#called.all().filter(({ key, isMixed }) => isMixed && !declared.has(inputKeyOf(key) ?? key));
    return [...own, ...mixed.map(({ key }) => key)].sort();
  }

  /**
   * Adds an input in which the agent answers a question about a step. Called only after all uses are known.
   *
   * @param question part of the name, after the id: `review` and `applies` give `review_applies`
   */
  addFlag(id: string, question: string, description: string, path: Path): string {
    const taken = new Set([...this.#named().values(), ...this.#added.keys()]);
    const isTaken = (one: string) =>
      this.#called.of(one) !== null ||
      [one, camelCaseOf(one)].some((name) => taken.has(name) || this.isKey(name) || this.#isWord(name));
    const [name] = freeNameOf(aliasOf(`${id}_${question}`), 2, isTaken);
    this.#added.set(name, { description, path });
    return name;
  }

  /** Whether a text of the author contains the word. A text that sets a key need not be recognized as one that names it. */
  #isWord(name: string): boolean {
    this.#words ??= new Set(this.#texts.flatMap((text) => text.match(/\w+/g) ?? []));
    return this.#words.has(name);
  }

  /** All inputs, each with the place that it is derived from. */
  inputs(): readonly (readonly [SourceInput, Path])[] {
    const added = [...this.#added].map(([key, { description, path }]): readonly [SourceInput, Path] => [
      { key, kind: 'boolean', required: false, coerce: true, description },
      path,
    ]);
    return [...this.keys().map((key) => [this.#inputOf(key), this.firstUseOf(key)] as const), ...added];
  }

  #inputOf(key: string): SourceInput {
    const kind = this.kindOf(key);
    const values = kind === 'enum' ? { values: [...this.valuesOf(key)] } : {};
    const coerce = kind === 'list' ? {} : { coerce: true };
    return { key: this.nameOf(key), kind, ...values, required: false, ...coerce, description: this.#description(key) };
  }

  /** The purpose of the key: the steps that depend on it. */
  #description(key: string): string {
    if (!this.#decides(key))
      return this.#calledInput(key)?.description ?? 'Routines that this workflow calls read this value.';
    const { gates, lists } = this.#usesOf(key, []);
    const isStated = ([, comparisons]: readonly [string, ReadonlySet<Comparison | null>]) =>
      [...comparisons].every((one) => one !== null && this.#stated.has(one));
    const titles = (areStated: boolean) =>
      new Set([...gates].filter((gate) => isStated(gate) === areStated).map(([title]) => title));
    const [tested, stated] = [titles(false), titles(true)];
    const use = [
      ...(lists.size === 0
        ? []
        : [`The list that ${titleWords(lists)} ${lists.size === 1 ? 'iterates' : 'iterate'} over.`]),
      ...(tested.size === 0
        ? []
        : [`This value determines whether ${titleWords(tested)} ${tested.size === 1 ? 'runs' : 'run'}.`]),
      ...(stated.size === 0
        ? []
        : [
            `The agent evaluates ${stated.size === 1 ? 'a condition' : 'conditions'} of ${titleWords(stated)} on this value.`,
          ]),
    ].join(' ');
    return this.isRenamed(key) ? `The value of ${wordsOfValue(key)} in the context. ${use}` : use;
  }
}

/** Spellings matter only if the value is a text. */
export const isSpelled = (literal: JsonValue): boolean =>
  typeof literal === 'string' && (/[a-z]/i.test(literal) || isYesOrNo(literal));
