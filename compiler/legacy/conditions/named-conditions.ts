/**
 * The conditions of the translated workflow. Each gets a readable id (`complexity_is_large`). Conditions with the same meaning
 * are written once.
 */
import { byCodeUnit } from '../../../schemas/code-unit-order.ts';
import type { SourceCondition } from '../../../schemas/source-workflow.ts';
import type { Path } from '../../ir/document.ts';
import { trimMarks } from '../../../schemas/text/name-parts.ts';
import { inputKeyOf } from '../../phases/2-expand/input-key.ts';
import type { Scalar, Test } from './gate.ts';
import type { Origins } from '../origins.ts';

/** Traces and lists show condition ids. */
const idLengthMax = 56;

const slug = (value: Scalar): string => {
  const spelled = String(value)
    .replace(/^-(?=\d)/, 'minus ')
    .toLowerCase();
  const words = trimMarks(spelled.replace(/[^a-z0-9]+/g, '_'), '_');
  // An id has no other letters, as in `状態`.
  return words !== '' ? words : spelled.trim() === '' ? 'empty' : 'other_text';
};

/** The members that fit, and the number of the others. */
function joined(words: readonly string[], joint: '_and_' | '_or_'): string {
  const whole = words.join(joint);
  if (whole.length <= idLengthMax) return whole;
  let length = -joint.length;
  const kept = words.filter((word) => {
    length += joint.length + word.length;
    return length <= idLengthMax - 16;
  });
  const shown = kept.length === 0 ? words.slice(0, 1) : kept;
  return shown.length === words.length ? whole : `${shown.join(joint)}${joint}${words.length - shown.length}_more`;
}

const list = (words: readonly string[]) => joined(words, '_or_');

/** Cuts an id between words. Ids that would be equal get a number. */
function fitted(words: string): string {
  if (words.length <= idLengthMax) return words;
  const cut = words.slice(0, idLengthMax);
  return cut.slice(0, Math.max(cut.lastIndexOf('_'), idLengthMax / 2)).replace(/_+$/, '');
}

function wordsOf(test: Test): string {
  switch (test.kind) {
    case 'equals':
      return `${keyWords(test.key)}_is_${slug(test.value)}`;
    case 'in':
      return `${keyWords(test.key)}_is_${list(test.named.map(slug))}`;
    case 'at_least':
    case 'at_most':
      return `${keyWords(test.key)}_${test.kind}_${slug(test.value)}`;
    case 'contains':
      return `${keyWords(test.key)}_contains_${slug(test.value)}`;
    case 'present':
      return `${keyWords(test.key)}_is_set`;
    case 'all':
      if (test.name !== undefined) return named(test.name, test.of);
      return test.of.length === 0 ? 'always' : joined(test.of.map(wordsOf), '_and_');
    case 'any':
      return test.of.length === 0 ? 'never' : list(test.of.map(wordsOf));
    case 'not':
      return wordsOfNegated(test.of);
  }
}

const keyWords = (key: string): string => (inputKeyOf(key) ?? key).replaceAll('-', '_');

/** `owner_has_value`. */
function named(name: string, [first]: readonly Test[]): string {
  return first !== undefined && 'key' in first ? `${keyWords(first.key)}_${name}` : name;
}

function wordsOfNegated(test: Test): string {
  switch (test.kind) {
    case 'equals':
      return `${keyWords(test.key)}_is_not_${slug(test.value)}`;
    case 'in':
      return `${keyWords(test.key)}_is_not_${list(test.named.map(slug))}`;
    case 'at_least':
      return `${keyWords(test.key)}_under_${slug(test.value)}`;
    case 'at_most':
      return `${keyWords(test.key)}_over_${slug(test.value)}`;
    case 'contains':
      return `${keyWords(test.key)}_lacks_${slug(test.value)}`;
    case 'present':
      return `${keyWords(test.key)}_is_not_set`;
    default:
      return `not_${wordsOf(test)}`;
  }
}

/** Equal for tests that always have the same result: order and repetition have no effect. */
function meaningOf(test: Test): string {
  switch (test.kind) {
    case 'equals':
    case 'contains':
      return `${test.kind} ${test.key} ${JSON.stringify(test.value)}`;
    case 'in':
      return `in ${test.key} ${test.values
        .map((value) => JSON.stringify(value))
        .sort(byCodeUnit)
        .join(' ')}`;
    case 'at_least':
    case 'at_most':
      return `${test.kind} ${test.key} ${test.value}`;
    case 'present':
      return `present ${test.key}`;
    case 'not':
      return `not (${meaningOf(test.of)})`;
    case 'all':
    case 'any':
      return `${test.kind} (${[...new Set(test.of.map(meaningOf))].sort(byCodeUnit).join(') (')})`;
  }
}

export class NamedConditions {
  readonly #origins: Origins;
  readonly #ids = new Map<string, string>();
  /** By name: the likely number of the next condition with this name. */
  readonly #numbers = new Map<string, number>();
  readonly #conditions = new Map<string, SourceCondition>();

  constructor(origins: Origins) {
    this.#origins = origins;
  }

  /** The id of a condition with the meaning of `test`. */
  idOf(test: Test, path: Path): string {
    const meaning = meaningOf(test);
    const known = this.#ids.get(meaning);
    if (known !== undefined) return known;
    const of = test.kind === 'all' || test.kind === 'any' ? this.#idsOf(test, path) : [];
    const [only] = of;
    if (only !== undefined && of.length === 1) {
      this.#ids.set(meaning, only);
      return only;
    }
    const negated = test.kind === 'not' ? this.idOf(test.of, path) : '';
    const id = this.#freeId(wordsOf(test));
    this.#ids.set(meaning, id);
    this.#conditions.set(id, this.#origins.made(this.#conditionOf(id, test, of, negated), path));
    return id;
  }

  /** A condition that is true in every iteration that the decision step continues. */
  loopControl(path: Path): string {
    const meaning = 'loop control';
    const known = this.#ids.get(meaning);
    if (known !== undefined) return known;
    const id = this.#freeId('loop_continues');
    this.#ids.set(meaning, id);
    this.#conditions.set(
      id,
      this.#origins.made({ id, kind: 'loop_control', continueWhen: 'continue' } satisfies SourceCondition, path),
    );
    return id;
  }

  /** Members without duplicates. Nested conditions of the same kind are joined. */
  #idsOf(test: Test & { readonly kind: 'all' | 'any' }, path: Path): readonly string[] {
    const members = (one: Test & { readonly kind: 'all' | 'any' }): readonly Test[] =>
      one.of.flatMap((member) =>
        member.kind === one.kind && member.name === undefined ? members({ ...one, of: member.of }) : [member],
      );
    return [...new Set(members(test).map((member) => this.idOf(member, path)))];
  }

  #freeId(words: string): string {
    const base = fitted(words);
    let id = base;
    let number = this.#numbers.get(base) ?? 2;
    for (; this.#conditions.has(id); number += 1) id = `${base}_${number}`;
    this.#numbers.set(base, number);
    return id;
  }

  #conditionOf(id: string, test: Test, of: readonly string[], negated: string): SourceCondition {
    switch (test.kind) {
      case 'equals':
        return { id, kind: 'context_equals', key: test.key, value: test.value };
      case 'in':
        return { id, kind: 'context_in', key: test.key, values: [...test.values] };
      case 'at_least':
        return { id, kind: 'context_at_least', key: test.key, value: test.value };
      case 'at_most':
        return { id, kind: 'context_at_most', key: test.key, value: test.value };
      case 'contains':
        return { id, kind: 'context_contains', key: test.key, value: test.value };
      case 'present':
        return { id, kind: 'context_present', key: test.key };
      case 'not':
        return { id, kind: 'not', of: negated };
      case 'all':
        return of.length === 0 ? { id, kind: 'always_true' } : { id, kind: 'all', of: [...of] };
      case 'any':
        return of.length === 0 ? { id, kind: 'always_false' } : { id, kind: 'any', of: [...of] };
    }
  }

  /** Sorted by id, as in the compiled workflow. */
  all(): SourceCondition[] {
    return [...this.#conditions.values()].sort((a, b) => byCodeUnit(a.id, b.id));
  }
}
