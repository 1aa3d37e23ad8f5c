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

/** What a `not` around a rule asks of the notes. A message states what the rule itself asks for, so it is not negated. */
export function negatedRequirement(rule: WordedRule): string | null {
  if (typeof rule.message === 'string' || rule.type === 'length') return null;
  return rule.type === 'contains'
    ? `The notes must not contain "${rule.value}".`
    : `The notes must not match /${rule.pattern}/${rule.flags ?? ''}.`;
}

/** @param nounsAgree false as the rules of a run before version 4 wrote it [rules-of-a-run] */
export function requirementOf(rule: WordedRule, nounsAgree: boolean): string {
  if (typeof rule.message === 'string') return rule.message;
  switch (rule.type) {
    case 'contains':
      return `The notes must contain "${rule.value}".`;
    case 'regex':
      return `The notes must match /${rule.pattern}/${rule.flags ?? ''}.`;
    case 'length': {
      const { min = null, max = null } = rule;
      const bounds = [min === null ? '' : `at least ${min}`, max === null ? '' : `at most ${max}`];
      return `The notes must have ${bounds.filter((part) => part !== '').join(' and ')} ${nounsAgree ? nounFor(max ?? min ?? 0, 'character') : 'characters'}.`;
    }
  }
}
