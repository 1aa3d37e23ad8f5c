/** What a rule of `validationCriteria` asks of the notes, in the words of a blocker. Pure. */
import { nounFor } from '../../../schemas/text/counted.ts';

export type WordedRule =
  | { readonly type: 'contains'; readonly value: string; readonly message?: string | null | undefined }
  | {
      readonly type: 'regex';
      readonly pattern: string;
      readonly flags?: string | undefined;
      readonly message?: string | null | undefined;
    }
  | {
      readonly type: 'length';
      readonly min?: number | null | undefined;
      readonly max?: number | null | undefined;
      readonly message?: string | null | undefined;
    };

/**
 * What a `not` around a rule asked of the notes before version 10 of the rules: null for one that has a message, which states what the
 * rule itself asks for, and for a length.
 */
export function formerNegation(rule: WordedRule): string | null {
  return typeof rule.message === 'string' || rule.type === 'length'
    ? null
    : `The notes must not ${checkOf(rule, true)}.`;
}

function checkOf(rule: WordedRule, nounsAgree: boolean): string {
  switch (rule.type) {
    case 'contains':
      return `contain "${rule.value}"`;
    case 'regex':
      return `match /${rule.pattern}/${rule.flags ?? ''}`;
    case 'length': {
      const { min = null, max = null } = rule;
      const bounds = [min === null ? '' : `at least ${min}`, max === null ? '' : `at most ${max}`];
      return `have ${bounds.filter((part) => part !== '').join(' and ')} ${nounsAgree ? nounFor(max ?? min ?? 0, 'character') : 'characters'}`;
    }
  }
}

/**
 * @param isNegated in a `not`: the message of the author stands behind the check and never replaces it, as in the prompt
 * @param nounsAgree false as the rules of a run before version 4 wrote it [rules-of-a-run]
 */
export function requirementOf(rule: WordedRule, isNegated: boolean, nounsAgree: boolean): string {
  const check = checkOf(rule, nounsAgree);
  if (typeof rule.message !== 'string') return `The notes must ${isNegated ? 'not ' : ''}${check}.`;
  return isNegated ? `The notes must not ${check}. (${rule.message})` : rule.message;
}
