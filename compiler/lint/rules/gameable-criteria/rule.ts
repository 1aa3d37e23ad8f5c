/** Criteria that a phrase or a few words satisfy: an agent writes them and skips the work [gameable-criteria-are-found]. */
import { lintEvidenceLengthMin } from '../../../../schemas/limits.ts';
import type { ValidationCriteria } from '../../../../schemas/source-workflow.ts';
import { quote } from '../../../diagnostics/quote.ts';
import { isFoundIn, rulesIn, type RuledStep, stepsWithCriteria } from '../../criteria.ts';
import { hasVariableParts, parsePattern } from '../../patterns.ts';
import type { LintRule } from '../../rule.ts';

const wordsOfNothing = ['', 'x', 'ok', 'Done.', 'done', 'yes', 'true', '1', 'a b', '-'];

/** Whether meeting the criteria takes something that only work gives. */
function asksForEvidence(criteria: ValidationCriteria): boolean {
  if ('and' in criteria) return criteria.and.some(asksForEvidence);
  if ('or' in criteria) return criteria.or.every(asksForEvidence);
  if ('not' in criteria || criteria.type === 'contains') return false;
  if (criteria.type === 'length') return (criteria.min ?? 0) >= lintEvidenceLengthMin;
  const { pattern, flags } = criteria;
  return hasVariableParts(parsePattern(pattern)) && !wordsOfNothing.some((text) => isFoundIn(pattern, flags, text));
}

function wordsOf({ criteria: { criteria } }: RuledStep): string {
  const [first, ...others] = rulesIn(criteria, []);
  if (first === undefined || others.length > 0) return 'a few words satisfy';
  if (first.rule.type === 'contains') return `the phrase ${quote(first.rule.value)} alone satisfies`;
  return first.rule.type === 'regex'
    ? `a phrase that ${quote(first.rule.pattern)} takes satisfies`
    : 'any few words satisfy';
}

export const gameableCriteria: LintRule = {
  id: 'lint/gameable-criteria',
  severity: 'warning',
  summary: 'validation criteria that a phrase satisfies',
  isFixable: false,
  find: ({ workflow, document }) =>
    stepsWithCriteria(workflow)
      .filter(({ criteria }) => !asksForEvidence(criteria.criteria))
      .map((step) => ({
        message: `${wordsOf(step)} these criteria`,
        at: document.keyAt(step.criteria.path),
        label: 'a signal, not evidence',
        help: 'ask for what only the work produces: a pattern such as `Finding \\d+: .*:\\d+`, and a length beside it',
      })),
};
