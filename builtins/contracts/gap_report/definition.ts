import {
  capabilityGaps,
  contractViolations,
  gapSeverities,
  unexpectedReasons,
  userOnlyDependencyReasons,
} from '../../../schemas/closed-sets.ts';
import { recordIdPattern } from '../../../schemas/ids.ts';
import { gapSummaryBytesMax } from '../../../schemas/limits.ts';
import { matching, oneOf, text, where, whereGiven } from '../artifact-schema.ts';
import { contract } from '../contract.ts';

/** The reason model of gaps and blockers: category → its details. */
const details = {
  user_only_dependency: userOnlyDependencyReasons,
  contract_violation: contractViolations,
  capability_missing: capabilityGaps,
  unexpected: unexpectedReasons,
};

/** In the author's spelling, because input keys may be in camelCase. */
const contextKeyPattern = /^[A-Za-z0-9_-]+$/;

export const definition = contract('gap_report', {
  title: 'Gap report',
  summary: 'Reports that something required is missing, or that it has arrived.',
  required: {
    severity: oneOf('`critical`: the result cannot be trusted while this gap is open.', gapSeverities),
    category: oneOf('What kind of thing is missing.', Object.keys(details)),
    detail: oneOf('The specific reason; each category allows its own reasons.', Object.values(details).flat()),
    summary: text(
      'What is missing, what was tried and what is affected; or what has arrived. Never include a secret.',
      gapSummaryBytesMax,
    ),
  },
  optional: {
    contextKey: matching('The context key of the user dependency that the report concerns.', contextKeyPattern),
    resolvesGapId: matching('The id of the earlier gap that this report resolves.', recordIdPattern),
  },
  rules: [
    ...Object.entries(details).map(([category, allowed]) =>
      where('category', [category], { properties: { detail: { enum: allowed } } }),
    ),
    whereGiven('contextKey', { properties: { category: { const: 'user_only_dependency' } } }),
  ],
  example: {
    severity: 'critical',
    category: 'user_only_dependency',
    detail: 'needs_user_account_access',
    summary:
      'The staging logs need an account that only the user has. Continued with the logs of CI; how often the error occurs in staging is unknown.',
  },
  guidance: [
    'A `detail` that starts with `needs_user_` requires the category `user_only_dependency`. If a critical gap is never resolved, the run ends as `complete_with_gaps`.',
    'If a user dependency is met, send its reason as `detail`, its context key (if any) as `contextKey`, the severity `info`, and what the user gave or decided as `summary`.',
  ],
});
