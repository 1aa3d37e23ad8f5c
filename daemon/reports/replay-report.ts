/** What the model was sent and what it answered, turn by turn, from the log alone. */
import { counted } from '../../schemas/text/counted.ts';
import type { DaemonReplay } from '../../schemas/daemon/reports.ts';
import { replayParts } from '../conversation/replay.ts';
import type { StoredSession } from '../storage/stored-sessions.ts';
import { type Refusal, refusal } from './refusal.ts';
import { logRefusal } from './unavailable-session.ts';

/** @param turn null for all of them */
export function replayReport(session: StoredSession, turn: number | null): DaemonReplay | Refusal {
  const { sessionId, records, state } = session;
  const damaged = logRefusal(session);
  if (damaged !== null) return damaged;
  const turns = state?.turn ?? 0;
  if (turn !== null && turn > turns)
    return refusal(
      'unknown',
      `there is no turn ${turn}: the session has ${counted(turns, 'turn')}`,
      'Ask for all turns',
    );
  const parts = replayParts(records).filter((part) => turn === null || part.turn === turn);
  return { version: 1, sessionId, parts: [...parts] };
}
