/** What `validationCriteria` ask of the notes, in the words of a blocker. Pure. */
import { utf8Length } from '../../../schemas/canonical/json.ts';
import { blockerAuthoredBytesMax } from '../../../schemas/limits.ts';
import { nounFor } from '../../../schemas/text/counted.ts';
import { type Criteria, type CriteriaGroup, type CriteriaRule, needsAll } from './criteria-shape.ts';
import type { Rules } from './rules.ts';

function checkOf(rule: CriteriaRule, nounsAgree: boolean): string {
  switch (rule.kind) {
    case 'contains':
      return `contain "${rule.value}"`;
    case 'regex':
      return `match /${rule.pattern}/${rule.flags}`;
    case 'length': {
      const { min, max } = rule;
      const bounds = [min === null ? '' : `at least ${min}`, max === null ? '' : `at most ${max}`];
      return `have ${bounds.filter((part) => part !== '').join(' and ')} ${nounsAgree ? nounFor(max ?? min ?? 0, 'character') : 'characters'}`;
    }
  }
}

/**
 * The message of an author often says neither the text nor the case that is checked, and of a check in a `not` not even which of both is
 * wanted. A blocker has room for the longest message, so the check stands behind a message if both fit.
 */
export function ruleRequirement(rule: CriteriaRule, isNegated: boolean, rules: Rules): string {
  const { message } = rule;
  const check = `The notes must ${isNegated ? 'not ' : ''}${checkOf(rule, rules.nounsAgree)}.`;
  if (message === null) return check;
  if (isNegated) return `${check} (${message})`;
  const whole = `${message} (${check})`;
  return rules.checksFollowMessages && utf8Length(whole) <= blockerAuthoredBytesMax ? whole : message;
}

/** Of a group in which one part must be met, and none is. Rules that word a `not` as a whole list all requirements below the group. */
export const groupRequirement = (group: CriteriaGroup, isNegated: boolean, rules: Rules): string =>
  rules.texts.noneOf === null
    ? oneOf(group, isNegated, rules, '')
    : rules.texts.oneOf(formerRequirementsOf(group, rules).join(' '));

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
      return [ruleRequirement(criteria, isNegated, rules)];
  }
}

/** A part of which nothing is an alternative itself, and whether a `not` is around it. */
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

// Before version 10 of the rules ----------------------------------------------------------------------------------------

/** Of a `not` whose part is met. A rule with a message, which states what the rule itself asks for, and a length have no negation. */
export function formerNotRequirement(
  of: Criteria,
  rules: Rules,
  noneOf: NonNullable<Rules['texts']['noneOf']>,
): string {
  const isNegatable = (of.kind === 'contains' || of.kind === 'regex') && of.message === null;
  return noneOf({
    negated: isNegatable ? ruleRequirement(of, true, rules) : null,
    requirements: formerRequirementsOf(of, rules),
    isAnyOf: of.kind === 'or',
  });
}

/** Every requirement below a part. */
function formerRequirementsOf(criteria: Criteria, rules: Rules): string[] {
  switch (criteria.kind) {
    case 'and':
    case 'or':
      return criteria.of.flatMap((part) => formerRequirementsOf(part, rules));
    case 'not':
      return formerRequirementsOf(criteria.of, rules);
    default:
      return [ruleRequirement(criteria, false, rules)];
  }
}
