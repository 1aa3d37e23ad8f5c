/** What the model was sent and what it answered, turn by turn, from the log alone. */
import { counted } from '../../schemas/text/counted.ts';
import type { DaemonReplay } from '../../schemas/daemon/reports.ts';
import { replayParts } from '../conversation/replay.ts';
import type { StoredSession } from '../storage/stored-sessions.ts';
import { type Refusal, refusal } from './refusal.ts';

/** Why the log of a session cannot be shown; null if it can. A newer version of WorkRail may write records that this version does not know. */
export const logRefusal = ({ sessionId, damage }: StoredSession): Refusal | null =>
  damage === null
    ? null
    : refusal(
        'damaged',
        `the log of session ${sessionId} cannot be read: ${damage}`,
        `If a newer version of WorkRail wrote it, use that version. Otherwise, restore <data directory>/daemon/sessions/${sessionId}/turns.jsonl from a backup`,
      );

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
