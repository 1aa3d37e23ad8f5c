/**
 * Evaluates `validationCriteria` on the notes as stored [validation-criteria]. The shape is that of the source: `contains`,
 * `regex` and `length` rules under `and`, `or` and `not`; a list means `and`.
 */
import { isRecord } from '../../../schemas/json-object.ts';
import type { CompiledStep } from '../../../schemas/compiled-snapshot.ts';
import { notesBytesMax } from '../../../schemas/limits.ts';
import type { Checks } from './checks.ts';
import { formerNegation, requirementOf, type WordedRule } from './notes-requirement.ts';
import type { Rules } from './rules.ts';

type Rule =
  | { readonly kind: 'contains'; readonly value: string; readonly message: string | null }
  | { readonly kind: 'regex'; readonly pattern: string; readonly flags: string; readonly message: string | null }
  | {
      readonly kind: 'length';
      readonly min: number | null;
      readonly max: number | null;
      readonly message: string | null;
    };
type Criteria =
  | Rule
  | { readonly kind: 'and' | 'or'; readonly of: readonly Criteria[] }
  | { readonly kind: 'not'; readonly of: Criteria };

export type CriteriaVerdict = {
  /** What the notes lack, one sentence each; empty when they pass. */
  readonly unmet: readonly string[];
  /** The one of those that limits the length, when the notes are over it. */
  readonly tooLong: { readonly requirement: string; readonly length: number; readonly max: number } | null;
  /** Patterns that are no RE2 pattern: the compiler checked them, so this is a fault of ours. A rule with one counts as fulfilled. */
  readonly unreadable: readonly string[];
  /** The searches would take too long: whether the notes meet the criteria is not known. */
  readonly isOver: boolean;
};

type Fields = { readonly [key: string]: unknown };
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isBound = (value: unknown): value is number | undefined =>
  value === undefined || (typeof value === 'number' && Number.isInteger(value) && value >= 0);

function parseRule(rule: Fields): Rule | null {
  const message = isText(rule['message']) ? rule['message'] : null;
  const { type, value, pattern, flags, min, max } = rule;
  if (type === 'contains') return isText(value) ? { kind: 'contains', value, message } : null;
  if (type === 'regex') {
    return isText(pattern) ? { kind: 'regex', pattern, flags: typeof flags === 'string' ? flags : '', message } : null;
  }
  if (type !== 'length' || !isBound(min) || !isBound(max)) return null;
  return { kind: 'length', min: min ?? null, max: max ?? null, message };
}

function parse(value: unknown): Criteria | null {
  if (Array.isArray(value)) return parseAll('and', value);
  if (!isRecord(value)) return null;
  if (Array.isArray(value['and'])) return parseAll('and', value['and']);
  if (Array.isArray(value['or'])) return parseAll('or', value['or']);
  if (value['not'] === undefined) return parseRule(value);
  const of = parse(value['not']);
  return of === null ? null : { kind: 'not', of };
}

function parseAll(kind: 'and' | 'or', values: readonly unknown[]): Criteria | null {
  const of: Criteria[] = [];
  for (const value of values) {
    const parsed = parse(value);
    if (parsed === null) return null;
    of.push(parsed);
  }
  return { kind, of };
}

/** Why the criteria of a snapshot cannot be evaluated, or null. */
export const criteriaFault = (value: unknown): string | null =>
  parse(value) === null ? 'a rule has an unknown kind; the kinds are contains, regex, length, and, or, not' : null;

/** True when a pattern must be compiled to evaluate the criteria. */
export function needsPatterns(value: unknown): boolean {
  const search = (criteria: Criteria): boolean =>
    criteria.kind === 'regex' ||
    (criteria.kind === 'not' && search(criteria.of)) ||
    ((criteria.kind === 'and' || criteria.kind === 'or') && criteria.of.some(search));
  const parsed = parse(value);
  return parsed !== null && search(parsed);
}

const utf8BytesPerCharacterMax = 4;
/** Characters as a person counts them: code points. */
const lengthOf = (text: string) => [...text].length;

const wordedRule = ({ kind, ...rule }: Rule) => ({ type: kind, ...rule }) as WordedRule;
const requirement = (rule: Rule, isNegated: boolean, { nounsAgree }: Rules): string =>
  requirementOf(wordedRule(rule), isNegated, nounsAgree);

/** Every requirement below a part, for the message about the part as a whole: of an `or` that is not met, those of which one must be. */
function requirementsOf(criteria: Criteria, isNegated: boolean, rules: Rules): string[] {
  const { noneOf, allOf } = rules.texts;
  switch (criteria.kind) {
    case 'and':
    case 'or': {
      const below = criteria.of.flatMap((part) => requirementsOf(part, isNegated, rules));
      const isGroup = allOf !== null && isAll(criteria.kind, isNegated) && below.length > 1;
      return isGroup ? [allOf(below.join(' '))] : below;
    }
    case 'not':
      return requirementsOf(criteria.of, noneOf === null && !isNegated, rules);
    default:
      return [requirement(criteria, isNegated, rules)];
  }
}

/** Whether all parts of a group must be met: in a `not`, `or` means that none may be. */
const isAll = (kind: 'and' | 'or', isNegated: boolean): boolean => (kind === 'and') !== isNegated;

type LengthLimit = Extract<Rule, { kind: 'length' }> & { readonly max: number };

/** The smallest length that all notes must keep, whatever else they hold. */
function lengthLimit(criteria: Criteria): LengthLimit | null {
  const limits = (part: Criteria): LengthLimit[] => {
    if (part.kind === 'and') return part.of.flatMap(limits);
    return part.kind === 'length' && part.max !== null ? [{ ...part, max: part.max }] : [];
  };
  return limits(criteria).reduce<LengthLimit | null>(
    (least, each) => (least === null || each.max < least.max ? each : least),
    null,
  );
}

export type NotesLimits = {
  /** Null where nothing but the budget of notes limits them. */
  readonly charactersMax: number | null;
  /** Null where the notes are not checked, or are never over their budget: then it matters to nobody. */
  readonly bytesMax: number | null;
};

/** How long the notes of a step may be. */
export function notesLimits({ validationCriteria, output }: CompiledStep): NotesLimits {
  if (validationCriteria === undefined || output?.contractRef !== undefined) {
    return { charactersMax: null, bytesMax: null };
  }
  const parsed = parse(validationCriteria);
  const charactersMax = parsed === null ? null : (lengthLimit(parsed)?.max ?? null);
  const isWithinBytes = charactersMax !== null && charactersMax * utf8BytesPerCharacterMax <= notesBytesMax;
  return { charactersMax, bytesMax: isWithinBytes ? null : notesBytesMax };
}

export function validateNotes(value: unknown, notes: string, checks: Checks, rules: Rules): CriteriaVerdict {
  const unreadable: string[] = [];
  let isOver = false;
  const formsOf = (text: string) => (rules.unicodeFormsAreEqual ? [...new Set([text, text.normalize('NFC')])] : [text]);
  const forms = formsOf(notes);
  const matchIn = (pattern: string, flags: string) => {
    for (const form of forms) {
      const match = checks.matches(pattern, flags, form);
      if (match !== 'absent') return match;
    }
    return 'absent';
  };
  const isFulfilled = (rule: Rule, isNegated: boolean): boolean => {
    switch (rule.kind) {
      case 'contains':
        return formsOf(rule.value).some((value) => forms.some((form) => form.includes(value))) !== isNegated;
      case 'length': {
        const length = lengthOf(notes);
        return (length >= (rule.min ?? 0) && (rule.max === null || length <= rule.max)) !== isNegated;
      }
      case 'regex': {
        const match = matchIn(rule.pattern, rule.flags);
        if (match === 'invalid') unreadable.push(rule.pattern);
        if (match === 'over') isOver = true;
        return match === 'found' ? !isNegated : match !== 'absent' || isNegated;
      }
    }
  };
  const unmetOf = (criteria: Criteria, isNegated: boolean): string[] => {
    switch (criteria.kind) {
      case 'and':
      case 'or': {
        const parts = criteria.of.map((part) => unmetOf(part, isNegated));
        if (isAll(criteria.kind, isNegated)) return parts.flat();
        const isMet = parts.some((part) => part.length === 0);
        return isMet ? [] : [rules.texts.oneOf(requirementsOf(criteria, isNegated, rules).join(' '))];
      }
      case 'not':
        return rules.texts.noneOf === null
          ? unmetOf(criteria.of, !isNegated)
          : formerlyUnmet(criteria.of, rules.texts.noneOf);
      default:
        return isFulfilled(criteria, isNegated) ? [] : [requirement(criteria, isNegated, rules)];
    }
  };
  const formerlyUnmet = (of: Criteria, noneOf: NonNullable<Rules['texts']['noneOf']>): string[] => {
    if (unmetOf(of, false).length > 0) return [];
    const negated = of.kind === 'contains' || of.kind === 'regex' ? formerNegation(wordedRule(of)) : null;
    return [noneOf({ negated, requirements: requirementsOf(of, false, rules), isAnyOf: of.kind === 'or' })];
  };
  const parsed = parse(value);
  const unmet = parsed === null ? [] : unmetOf(parsed, false);
  const limit = parsed === null ? null : lengthLimit(parsed);
  const length = lengthOf(notes);
  const tooLong =
    limit === null || length <= limit.max
      ? null
      : { requirement: requirement(limit, false, rules), length, max: limit.max };
  return { unmet: [...new Set(unmet)], tooLong, unreadable: [...new Set(unreadable)], isOver };
}
