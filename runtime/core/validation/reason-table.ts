/**
 * The one table of reasons [reason-table]: what a reason is called as a blocker, and whether it
 * blocks, is recorded as a gap, or is only said, in each mode. Modes change what happens next, never what a reason means.
 */
import type { BlockerCode } from '../../../schemas/closed-sets.ts';
import type { GapReason, Preferences } from '../../../schemas/events.ts';
import type { Rules } from './rules.ts';

export type Consequence =
  | { readonly kind: 'block'; readonly code: BlockerCode }
  | { readonly kind: 'gap'; readonly severity: 'critical' | 'warning' }
  /** Downgraded by the risk policy: said in the reply, recorded as the observation that it is. */
  | { readonly kind: 'warning' };

/** `preferred`: what a run can do without, such as a capability that the workflow does not require. Never blocks. */
export type Weight = 'required' | 'preferred';

type Row = { readonly code: BlockerCode; readonly blocking: 'block' | 'gap'; readonly neverStop: 'gap' };

/** A user-only dependency has one row for all of its details. */
const rows: Readonly<Record<string, Row>> = {
  user_only_dependency: { code: 'USER_ONLY_DEPENDENCY', blocking: 'block', neverStop: 'gap' },
  missing_required_output: { code: 'MISSING_REQUIRED_OUTPUT', blocking: 'block', neverStop: 'gap' },
  invalid_required_output: { code: 'INVALID_REQUIRED_OUTPUT', blocking: 'block', neverStop: 'gap' },
  required_capability_unknown: { code: 'REQUIRED_CAPABILITY_UNKNOWN', blocking: 'block', neverStop: 'gap' },
  required_capability_unavailable: { code: 'REQUIRED_CAPABILITY_UNAVAILABLE', blocking: 'block', neverStop: 'gap' },
  // A loop at its cap: the agent can still decide to stop.
  invariant_violation: { code: 'INVARIANT_VIOLATION', blocking: 'block', neverStop: 'gap' },
  storage_corruption_detected: { code: 'STORAGE_CORRUPTION_DETECTED', blocking: 'block', neverStop: 'gap' },
};

/** Which capability reasons a risk policy lowers to a warning; preferred capabilities only. */
const lowered: Readonly<Record<Preferences['riskPolicy'], readonly string[]>> = {
  conservative: [],
  balanced: ['required_capability_unknown'],
  aggressive: ['required_capability_unknown', 'required_capability_unavailable'],
};

/** An unexpected reason is a critical gap whatever else follows from it, also beside a blocker [unexpected-is-always-a-gap]. */
export const isAlwaysGap = ({ category }: GapReason, { unexpectedIsAlwaysGap }: Rules): boolean =>
  unexpectedIsAlwaysGap && category === 'unexpected';

export function consequenceOf(reason: GapReason, weight: Weight, preferences: Preferences, rules: Rules): Consequence {
  if (weight === 'preferred') {
    if (isAlwaysGap(reason, rules)) return { kind: 'gap', severity: 'critical' };
    return lowered[preferences.riskPolicy].includes(reason.detail)
      ? { kind: 'warning' }
      : { kind: 'gap', severity: 'warning' };
  }
  const row = rows[reason.category === 'user_only_dependency' ? reason.category : reason.detail];
  if (row === undefined) throw new Error(`no row for ${reason.category}:${reason.detail}`);
  const kind = preferences.autonomy === 'full_auto_never_stop' ? row.neverStop : row.blocking;
  return kind === 'block' ? { kind, code: row.code } : { kind, severity: 'critical' };
}
