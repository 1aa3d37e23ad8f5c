/** How a session of the daemon ends: one closed set, from which the statistics are derived [outcomes-are-closed]. */
import type { StatsOutcome } from '../../schemas/daemon/execution-stats.ts';
import type { SessionState } from '../conversation/session-state.ts';

export type SessionResult =
  | { readonly kind: 'success'; readonly summary: string }
  /** `isFinal`: another try with the same inputs would fail in the same way, or needs a decision of the user. */
  | { readonly kind: 'error'; readonly reason: string; readonly isFinal?: boolean }
  | { readonly kind: 'timeout'; readonly reason: string }
  | { readonly kind: 'stuck'; readonly reason: string }
  /** It can be resumed. Null if it was stopped between two effects, and nothing is asked. */
  | { readonly kind: 'parked'; readonly question: string | null };
export const failed = (reason: string): SessionResult => ({ kind: 'error', reason });

/** What a trigger gets. A session never fails to deliver: delivery comes after it [delivery-is-no-session-outcome]. */
export type DeliveredResult = SessionResult | { readonly kind: 'delivery_failed'; readonly reason: string };

const unreachable = (value: never): never => {
  throw new Error(`not an outcome: ${JSON.stringify(value)}`);
};

/** A failed delivery is not a failed workflow: operators choose timeouts by these figures. */
export function statsOutcome(result: DeliveredResult): StatsOutcome {
  switch (result.kind) {
    case 'success':
    case 'error':
    case 'timeout':
    case 'stuck':
    case 'parked':
      return result.kind;
    case 'delivery_failed':
      return 'success';
    default:
      return unreachable(result);
  }
}

/** What the log says. A session that neither ended nor asks was stopped between two effects. */
export function resultOf({ closed, question }: SessionState): SessionResult {
  if (closed === null) return { kind: 'parked', question };
  const { outcome, reason, needsUser } = closed;
  if (outcome === 'success') return { kind: outcome, summary: reason };
  return outcome === 'error' && needsUser === true
    ? { kind: outcome, reason, isFinal: true }
    : { kind: outcome, reason };
}
