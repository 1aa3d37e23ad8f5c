/**
 * How a requested result is delivered: by the configuration of the process that delivers, not by the one of the request, which may be days old.
 * The request only decides that the result is delivered, and on which issue [deliveries-use-current-settings].
 */
import type { DeliveryTarget } from '../../schemas/daemon/delivery.ts';
import type { SessionId } from '../../schemas/ids.ts';
import type { Host } from '../../runtime/ports.ts';
import type { DaemonLayout } from '../storage/layout.ts';
import { Outbox } from './outbox.ts';
import { hasBegun, isAnswered, isSame } from './outbox-state.ts';
import type { GateFault } from './path-gates.ts';

/** A workspace → its target in the configuration, or why it has none. */
export type ConfiguredTargets = (workspacePath: string, issue: number | null) => DeliveryTarget | GateFault;

type Place = {
  readonly host: Pick<Host, 'files' | 'locks' | 'ids' | 'clock'>;
  readonly layout: DaemonLayout;
  readonly targets: ConfiguredTargets;
};

/**
 * Requests the delivery again if the configuration has another target. A plan that has begun outside of this machine is completed as it is:
 * a new plan would not find everything that the begun one did. The caller holds the lock of the session.
 *
 * @returns why the configuration does not allow the delivery any more; null if it does
 */
export async function requestCurrent(
  { host, layout, targets }: Place,
  { sessionId, workspacePath }: { readonly sessionId: SessionId; readonly workspacePath: string },
  end: { readonly kind: 'success' | 'question' },
  { dryRun }: { readonly dryRun: boolean },
): Promise<GateFault | null> {
  const outbox = await Outbox.open(host, layout, sessionId);
  const { state } = outbox;
  if (state.target === null || state.isStopped || isAnswered(state, end) || hasBegun(state)) return null;
  const target = targets(workspacePath, state.target.issue);
  if ('allowed' in target) return target;
  if (!dryRun && !isSame(target, state.target)) await outbox.append({ kind: 'requested', sessionId, target });
  return null;
}
