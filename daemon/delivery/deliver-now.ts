/** Delivers a session that stopped, with what this machine has; a file of its own, so that it is loaded only when it is needed. */
import type { Runtime } from '../../runtime/runtime.ts';
import type { SessionResult } from '../session/outcome.ts';
import type { Delivery } from './deliver.ts';
import { deliveryEnvironment } from './open-delivery.ts';
import { deliverStopped, type StoppedSession } from './session-delivery.ts';

export const deliverNow = (
  given: Parameters<typeof deliveryEnvironment>[0],
  runtime: Pick<Runtime, 'newestArtifact' | 'openRunOf' | 'unapprovedSteps'>,
  session: StoppedSession,
  result: SessionResult,
  signal: AbortSignal,
): Promise<Delivery | null> => deliverStopped(deliveryEnvironment(given), runtime, session, result, signal);
