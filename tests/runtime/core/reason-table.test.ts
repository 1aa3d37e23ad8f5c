import { describe, expect, it } from 'vitest';
import { consequenceOf, isAlwaysGap } from '../../../runtime/core/validation/reason-table.ts';
import { currentRulesVersion, rulesOf } from '../../../runtime/core/validation/rules.ts';
import * as closed from '../../../schemas/closed-sets.ts';
import type { GapReason } from '../../../schemas/events.ts';

/** The rows of [reason-table], written out again. */
const codeOf: Readonly<Record<string, string>> = {
  ...Object.fromEntries(closed.userOnlyDependencyReasons.map((reason) => [reason, 'USER_ONLY_DEPENDENCY'])),
  missing_required_output: 'MISSING_REQUIRED_OUTPUT',
  invalid_required_output: 'INVALID_REQUIRED_OUTPUT',
  required_capability_unknown: 'REQUIRED_CAPABILITY_UNKNOWN',
  required_capability_unavailable: 'REQUIRED_CAPABILITY_UNAVAILABLE',
  invariant_violation: 'INVARIANT_VIOLATION',
  storage_corruption_detected: 'STORAGE_CORRUPTION_DETECTED',
};
const detailsOf = {
  user_only_dependency: closed.userOnlyDependencyReasons,
  contract_violation: closed.contractViolations,
  capability_missing: closed.capabilityGaps,
  unexpected: closed.unexpectedReasons,
};
const reasons = closed.gapCategories.flatMap((category) =>
  detailsOf[category].map((detail) => ({ category, detail }) as GapReason),
);

describe('the table of reasons', () => {
  // @verifies reason-table
  it.each(reasons)('$category:$detail blocks under its code, and is a critical gap in never-stop', (reason) => {
    for (const riskPolicy of closed.riskPolicies) {
      for (const autonomy of closed.autonomyLevels) {
        const expected =
          autonomy === 'full_auto_never_stop'
            ? { kind: 'gap', severity: 'critical' }
            : { kind: 'block', code: codeOf[reason.detail] };
        for (const version of [1, currentRulesVersion]) {
          expect(consequenceOf(reason, 'required', { autonomy, riskPolicy }, rulesOf(version))).toEqual(expected);
        }
      }
    }
  });

  // @verifies unexpected-is-always-a-gap
  it.each(reasons)('$category:$detail is a gap beside its blocker exactly where it is unexpected', (reason) => {
    const isUnexpected = reason.category === 'unexpected';
    expect(isAlwaysGap(reason, rulesOf(currentRulesVersion))).toBe(isUnexpected);
    expect(isAlwaysGap(reason, rulesOf(1))).toBe(false);
    for (const riskPolicy of closed.riskPolicies) {
      for (const autonomy of closed.autonomyLevels) {
        const given = consequenceOf(reason, 'preferred', { autonomy, riskPolicy }, rulesOf(currentRulesVersion));
        if (isUnexpected) expect(given).toEqual({ kind: 'gap', severity: 'critical' });
        else expect(given).not.toMatchObject({ severity: 'critical' });
      }
    }
  });

  it('covers every detail there is', () => {
    expect(reasons.map(({ detail }) => detail)).toEqual(closed.gapDetails);
  });
});
