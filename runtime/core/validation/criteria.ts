/**
 * Evaluates `validationCriteria` on the notes as stored [validation-criteria]. The shape is that of the source: `contains`,
 * `regex` and `length` rules under `and`, `or` and `not`; a list means `and`.
 */
import { isRecord } from '../../../schemas/json-object.ts';
import type { CompiledStep } from '../../../schemas/compiled-snapshot.ts';
import { notesBytesMax } from '../../../schemas/limits.ts';
import type { Checks } from './checks.ts';
import { negatedRequirement, requirementOf, type WordedRule } from './notes-requirement.ts';
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
  /** Patterns that are no RE2 pattern: the compiler checked them, so this is a fault of ours. They count as met. */
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

const requirement = ({ kind, ...rule }: Rule, { nounsAgree }: Rules): string =>
  requirementOf({ type: kind, ...rule } as WordedRule, nounsAgree);

/** What a `not` asks for, as one requirement; null for one that has no such wording. */
function negationOf(criteria: Criteria): string | null {
  if (criteria.kind !== 'contains' && criteria.kind !== 'regex') return null;
  const { kind, ...rule } = criteria;
  return negatedRequirement({ type: kind, ...rule } as WordedRule);
}

/** Every requirement below a part, for the message about the part as a whole. */
function requirementsOf(criteria: Criteria, rules: Rules): string[] {
  switch (criteria.kind) {
    case 'and':
    case 'or':
      return criteria.of.flatMap((part) => requirementsOf(part, rules));
    case 'not':
      return requirementsOf(criteria.of, rules);
    default:
      return [requirement(criteria, rules)];
  }
}

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
  const isMet = (rule: Rule): boolean => {
    switch (rule.kind) {
      case 'contains':
        return notes.includes(rule.value);
      case 'length': {
        const length = lengthOf(notes);
        return length >= (rule.min ?? 0) && (rule.max === null || length <= rule.max);
      }
      case 'regex': {
        const match = checks.matches(rule.pattern, rule.flags, notes);
        if (match === 'invalid') unreadable.push(rule.pattern);
        if (match === 'over') isOver = true;
        return match !== 'absent';
      }
    }
  };
  const unmetNot = (of: Criteria) =>
    rules.texts.noneOf({
      negated: negationOf(of),
      requirements: requirementsOf(of, rules),
      isAnyOf: of.kind === 'or',
    });
  const unmetOf = (criteria: Criteria): string[] => {
    switch (criteria.kind) {
      case 'and':
        return criteria.of.flatMap(unmetOf);
      case 'or': {
        const parts = criteria.of.map(unmetOf);
        return parts.some((part) => part.length === 0)
          ? []
          : [rules.texts.oneOf(requirementsOf(criteria, rules).join(' '))];
      }
      case 'not':
        return unmetOf(criteria.of).length === 0 ? [unmetNot(criteria.of)] : [];
      default:
        return isMet(criteria) ? [] : [requirement(criteria, rules)];
    }
  };
  const parsed = parse(value);
  const unmet = parsed === null ? [] : unmetOf(parsed);
  const limit = parsed === null ? null : lengthLimit(parsed);
  const length = lengthOf(notes);
  const tooLong =
    limit === null || length <= limit.max ? null : { requirement: requirement(limit, rules), length, max: limit.max };
  return { unmet: [...new Set(unmet)], tooLong, unreadable: [...new Set(unreadable)], isOver };
}
