/**
 * The only way to write to a session: it queues the call, locks, loads and validates the session, and issues the append witness that
 * every write needs [append-witness-gate]. Rehydrate and replay do not write and do not use it.
 */
import { err, ok, type Result } from 'neverthrow';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { SessionId } from '../../schemas/ids.ts';
import type { Damage } from '../core/stored-log.ts';
import type { LockAttempt, Storage, Stored, StoreFault } from '../storage/ports.ts';
import { AppendWitness, RepairWitness } from '../storage/witness.ts';
import { sessionLocked, sessionUnhealthy, storeError } from '../replies/refusals.ts';
import { type RunLabel, runsOf } from '../replies/run-labels.ts';
import { type OpenSession, type OpenSessions, unbornSession } from './open-sessions.ts';

export type Gate = {
  /**
   * @param birth the session is new
   * @param body may append with the witness until it returns
   */
  withHealthySession<T>(
    sessionId: SessionId,
    birth: boolean,
    body: (witness: AppendWitness, session: OpenSession) => Promise<Result<T, ErrorEnvelope>>,
  ): Promise<Result<T, ErrorEnvelope>>;
  /**
   * For a repair that a person asked for: in turn and locked, whatever the health. Nothing can be appended there.
   *
   * @param body may end the log with the witness until it returns
   */
  repairing<T>(
    sessionId: SessionId,
    body: (witness: RepairWitness) => Promise<Result<T, ErrorEnvelope>>,
  ): Promise<Result<T, ErrorEnvelope>>;
};

/** Why a session cannot be written to, worded for its reader: an agent that called a tool, or a user who ran a command. */
export type GateRefusals = {
  readonly store: (fault: StoreFault) => ErrorEnvelope;
  readonly locked: (sessionId: SessionId) => ErrorEnvelope;
  readonly unhealthy: (sessionId: SessionId, damage: Damage, runs: readonly RunLabel[]) => ErrorEnvelope;
};

const forAgents: GateRefusals = { store: storeError, locked: sessionLocked, unhealthy: sessionUnhealthy };

export function createGate(storage: Storage, sessions: OpenSessions, refusals: GateRefusals = forAgents): Gate {
  async function holding<T>(
    sessionId: SessionId,
    lock: Stored<LockAttempt>,
    body: (held: Extract<LockAttempt, { kind: 'held' }>) => Promise<Result<T, ErrorEnvelope>>,
  ): Promise<Result<T, ErrorEnvelope>> {
    const attempt = await lock;
    if (attempt.isErr()) return err(refusals.store(attempt.error));
    if (attempt.value.kind === 'busy') return err(refusals.locked(sessionId));
    try {
      return await body(attempt.value);
    } finally {
      await attempt.value.release();
    }
  }
  return {
    withHealthySession: (sessionId, birth, body) =>
      sessions.inTurn(sessionId, () =>
        holding(sessionId, storage.locks.store(), () =>
          holding(sessionId, storage.locks.session(sessionId, birth), async ({ isNew }) => {
            const loaded = isNew ? ok(unbornSession(sessionId)) : await sessions.load(sessionId);
            if (loaded.isErr()) return err(refusals.store(loaded.error));
            const session = loaded.value;
            if (session.damage !== null)
              return err(refusals.unhealthy(sessionId, session.damage, runsOf(session.state)));
            return AppendWitness.during(sessionId, (witness) => body(witness, session));
          }),
        ),
      ),
    repairing: (sessionId, body) =>
      sessions.inTurn(sessionId, () =>
        holding(sessionId, storage.locks.store(), () =>
          holding(sessionId, storage.locks.session(sessionId, false), () => RepairWitness.during(sessionId, body)),
        ),
      ),
  };
}
