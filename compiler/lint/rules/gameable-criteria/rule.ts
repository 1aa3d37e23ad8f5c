/**
 * Reports criteria that a phrase or a few words satisfy: an agent can write them without doing the work
 * [gameable-criteria-are-found].
 */
import { lintEvidenceLengthMin } from '../../../../schemas/limits.ts';
import type { ValidationCriteria } from '../../../../schemas/source-workflow.ts';
import { quote } from '../../../diagnostics/quote.ts';
import { type CriteriaRule, isNotApplicableRule } from '../../../ir/criteria-rules.ts';
import { isFoundIn, type RuledStep, stepsWithCriteria } from '../../criteria.ts';
import { hasVariableParts, parsePattern } from '../../patterns.ts';
import type { LintRule } from '../../rule.ts';
import { unsatisfiable } from '../../unsatisfiable.ts';

const wordsOfNothing = ['', 'x', 'ok', 'Done.', 'done', 'yes', 'true', '1', 'a b', '-'];

/**
 * Whether satisfying a rule, or not satisfying it, needs a result of the work. A short text can lack a phrase as easily as
 * contain it.
 */
function ruleAsks(rule: CriteriaRule, isDenied: boolean): boolean {
  if (rule.type === 'contains') return false;
  if (rule.type === 'length') {
    const { min = 0, max = Number.POSITIVE_INFINITY } = rule;
    return (isDenied ? (min > 0 ? 0 : max + 1) : min) >= lintEvidenceLengthMin;
  }
  const { pattern, flags } = rule;
  const isFound = (text: string) => isFoundIn(pattern, flags, text);
  if (isDenied) return wordsOfNothing.every(isFound);
  return hasVariableParts(parsePattern(pattern)) && !wordsOfNothing.some(isFound);
}

/** The alternatives for a step that applies. */
function alternativesIn(parts: readonly ValidationCriteria[]): readonly ValidationCriteria[] {
  const applying = parts.filter((part) => !isNotApplicableRule(part));
  return applying.length === 0 ? parts : applying;
}

/** Whether satisfying the criteria, or not satisfying them below a `not`, needs a result of the work. */
function asksForEvidence(criteria: ValidationCriteria, isDenied = false): boolean {
  if ('not' in criteria) return asksForEvidence(criteria.not, !isDenied);
  if (!('and' in criteria || 'or' in criteria)) return ruleAsks(criteria, isDenied);
  const parts = 'and' in criteria ? criteria.and : isDenied ? criteria.or : alternativesIn(criteria.or);
  const asks = (part: ValidationCriteria) => asksForEvidence(part, isDenied);
  // All parts of an `and` must pass; one failing part is enough to fail it.
  return 'and' in criteria !== isDenied ? parts.some(asks) : parts.every(asks);
}

/** The only rule of the criteria; null if there are several. */
function onlyRule(criteria: ValidationCriteria, isDenied = false): { rule: CriteriaRule; isDenied: boolean } | null {
  if ('not' in criteria) return onlyRule(criteria.not, !isDenied);
  if (!('and' in criteria || 'or' in criteria)) return { rule: criteria, isDenied };
  const [first, ...others] = 'and' in criteria ? criteria.and : criteria.or;
  return first === undefined || others.length > 0 ? null : onlyRule(first, isDenied);
}

function wordsOf({ criteria: { criteria } }: RuledStep): string {
  const only = onlyRule(criteria);
  if (only === null) return 'a short text without evidence satisfies';
  const { rule, isDenied } = only;
  if (rule.type === 'length') return 'any text of this length satisfies';
  if (rule.type === 'contains')
    return isDenied
      ? `any short text without ${quote(rule.value)} satisfies`
      : `the phrase ${quote(rule.value)} alone satisfies`;
  return isDenied
    ? `any short text that does not match ${quote(rule.pattern)} satisfies`
    : `a phrase that matches ${quote(rule.pattern)} alone satisfies`;
}

export const gameableCriteria: LintRule = {
  id: 'lint/gameable-criteria',
  severity: 'warning',
  summary: 'validation criteria that a fixed phrase satisfies',
  isFixable: false,
  find: ({ workflow, document }) =>
    stepsWithCriteria(workflow)
      .filter(({ criteria }) => !asksForEvidence(criteria.criteria))
      // Criteria that no text satisfies cannot be satisfied without work either.
      .filter(({ criteria }) => unsatisfiable(criteria.criteria, criteria.path) === null)
      .map((step) => ({
        message: `${wordsOf(step)} these criteria`,
        at: document.keyAt(step.criteria.path),
        label: 'an agent can satisfy these criteria without doing the work',
        help: 'require something that only the work produces, such as the pattern `"Finding \\\\d+: .*:\\\\d+"`, and a minimum length',
      })),
};
