/**
 * The shape of `validationCriteria` [validation-criteria]: `contains`, `regex` and `length` rules under `and`, `or` and `not`, as in
 * the source; a list means `and`. Pure.
 */
import { isRecord } from '../../../schemas/json-object.ts';

export type CriteriaRule =
  | { readonly kind: 'contains'; readonly value: string; readonly message: string | null }
  | { readonly kind: 'regex'; readonly pattern: string; readonly flags: string; readonly message: string | null }
  | {
      readonly kind: 'length';
      readonly min: number | null;
      readonly max: number | null;
      readonly message: string | null;
    };
export type CriteriaGroup = { readonly kind: 'and' | 'or'; readonly of: readonly Criteria[] };
export type Criteria = CriteriaRule | CriteriaGroup | { readonly kind: 'not'; readonly of: Criteria };

/** Which of its parts must be met: all of them, or one. A `not` around them exchanges the two. */
export const needsAll = ({ kind }: CriteriaGroup, isNegated: boolean): boolean => (kind === 'and') !== isNegated;

type Fields = { readonly [key: string]: unknown };
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isBound = (value: unknown): value is number | undefined =>
  value === undefined || (typeof value === 'number' && Number.isInteger(value) && value >= 0);

function parseRule(rule: Fields): CriteriaRule | null {
  const message = isText(rule['message']) ? rule['message'] : null;
  const { type, value, pattern, flags, min, max } = rule;
  if (type === 'contains') return isText(value) ? { kind: 'contains', value, message } : null;
  if (type === 'regex') {
    return isText(pattern) ? { kind: 'regex', pattern, flags: typeof flags === 'string' ? flags : '', message } : null;
  }
  if (type !== 'length' || !isBound(min) || !isBound(max)) return null;
  return { kind: 'length', min: min ?? null, max: max ?? null, message };
}

/** Null for another shape. */
export function parseCriteria(value: unknown): Criteria | null {
  if (Array.isArray(value)) return parseAll('and', value);
  if (!isRecord(value)) return null;
  if (Array.isArray(value['and'])) return parseAll('and', value['and']);
  if (Array.isArray(value['or'])) return parseAll('or', value['or']);
  if (value['not'] === undefined) return parseRule(value);
  const of = parseCriteria(value['not']);
  return of === null ? null : { kind: 'not', of };
}

function parseAll(kind: 'and' | 'or', values: readonly unknown[]): Criteria | null {
  const of: Criteria[] = [];
  for (const value of values) {
    const parsed = parseCriteria(value);
    if (parsed === null) return null;
    of.push(parsed);
  }
  return { kind, of };
}

/** Why the criteria of a snapshot cannot be evaluated, or null. */
export const criteriaFault = (value: unknown): string | null =>
  parseCriteria(value) === null
    ? 'a rule has an unknown kind; the kinds are contains, regex, length, and, or, not'
    : null;

/** True when a pattern must be compiled to evaluate the criteria. */
export function needsPatterns(value: unknown): boolean {
  const search = (criteria: Criteria): boolean =>
    criteria.kind === 'regex' ||
    (criteria.kind === 'not' && search(criteria.of)) ||
    ((criteria.kind === 'and' || criteria.kind === 'or') && criteria.of.some(search));
  const parsed = parseCriteria(value);
  return parsed !== null && search(parsed);
}
