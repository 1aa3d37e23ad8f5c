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

type Form = 'NFC' | 'NFD';

/**
 * The Unicode form in which notes are searched for a pattern: that of the pattern, because a pattern in another form can mean something
 * else (`[U+F900-U+FAFF]`). Null for a pattern that is in neither. Each pattern is searched for once, so a step never exceeds its bounds.
 */
const formOf = (pattern: string): Form | null =>
  (['NFC', 'NFD'] as const).find((form) => pattern.normalize(form) === pattern) ?? null;

const wordedRule = ({ kind, ...rule }: Rule) => ({ type: kind, ...rule }) as WordedRule;
const requirement = (rule: Rule, isNegated: boolean, { nounsAgree }: Rules): string =>
  requirementOf(wordedRule(rule), isNegated, nounsAgree);

/** Which of its parts must be met: all of them, or one. A `not` around them exchanges the two. */
const needsAll = (criteria: Extract<Criteria, { kind: 'and' | 'or' }>, isNegated: boolean) =>
  (criteria.kind === 'and') !== isNegated;

/** What must be met for a part, one sentence each. A part that needs only one of others is one sentence. */
function sentencesOf(criteria: Criteria, isNegated: boolean, rules: Rules, label = ''): string[] {
  switch (criteria.kind) {
    case 'and':
    case 'or':
      return needsAll(criteria, isNegated)
        ? criteria.of.flatMap((part) => sentencesOf(part, isNegated, rules, label))
        : [oneOf(criteria, isNegated, rules, label)];
    case 'not':
      return sentencesOf(criteria.of, !isNegated, rules, label);
    default:
      return [requirement(criteria, isNegated, rules)];
  }
}

type Alternative = { readonly criteria: Criteria; readonly isNegated: boolean };

function alternativesOf(criteria: Criteria, isNegated: boolean): readonly Alternative[] {
  if (criteria.kind === 'not') return alternativesOf(criteria.of, !isNegated);
  const isOne =
    (criteria.kind === 'and' || criteria.kind === 'or') && (criteria.of.length === 1 || !needsAll(criteria, isNegated));
  return isOne ? criteria.of.flatMap((part) => alternativesOf(part, isNegated)) : [{ criteria, isNegated }];
}

/** Numbers show which sentences belong to one alternative, where one has several. */
function oneOf(criteria: Criteria, isNegated: boolean, rules: Rules, label: string): string {
  const alternatives = alternativesOf(criteria, isNegated).map((part, index) => {
    const own = `${label}${index + 1}`;
    return { own, sentences: sentencesOf(part.criteria, part.isNegated, rules, `${own}.`) };
  });
  const isNumbered = alternatives.some(({ sentences }) => sentences.length > 1);
  return rules.texts.oneOf(
    alternatives.map(({ own, sentences }) => `${isNumbered ? `(${own}) ` : ''}${sentences.join(' ')}`).join(' '),
  );
}

/** Every requirement below a part, as the message about the part as a whole listed them before version 10 of the rules. */
function requirementsOf(criteria: Criteria, isNegated: boolean, rules: Rules): string[] {
  switch (criteria.kind) {
    case 'and':
    case 'or':
      return criteria.of.flatMap((part) => requirementsOf(part, isNegated, rules));
    case 'not':
      return requirementsOf(criteria.of, isNegated, rules);
    default:
      return [requirement(criteria, isNegated, rules)];
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
  const inForm = (text: string, form: Form | null) =>
    form === null || !rules.unicodeFormsAreEqual ? text : text.normalize(form);
  const isFulfilled = (rule: Rule, isNegated: boolean): boolean => {
    switch (rule.kind) {
      case 'contains':
        return inForm(notes, 'NFC').includes(inForm(rule.value, 'NFC')) !== isNegated;
      case 'length': {
        const length = lengthOf(notes);
        return (length >= (rule.min ?? 0) && (rule.max === null || length <= rule.max)) !== isNegated;
      }
      case 'regex': {
        const match = checks.matches(rule.pattern, rule.flags, inForm(notes, formOf(rule.pattern)));
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
        if (needsAll(criteria, isNegated)) return parts.flat();
        if (parts.some((part) => part.length === 0)) return [];
        return [
          rules.texts.noneOf === null
            ? oneOf(criteria, isNegated, rules, '')
            : rules.texts.oneOf(requirementsOf(criteria, isNegated, rules).join(' ')),
        ];
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
