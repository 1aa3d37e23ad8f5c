/**
 * The proof that a session is locked and healthy; every append requires one [append-witness-gate]. Only the gate mints one
 * (`session/gate.ts`; a test of the import rules asserts it), and it is void as soon as the gate's callback has ended, even if the
 * same session is locked again later.
 */
import type { SessionId } from '../../schemas/ids.ts';

export class AppendWitness {
  readonly sessionId: SessionId;
  #live = true;

  private constructor(sessionId: SessionId) {
    this.sessionId = sessionId;
  }

  /** For the gate. Runs `body` with a witness that lives exactly as long as it. */
  static async during<T>(sessionId: SessionId, body: (witness: AppendWitness) => Promise<T>): Promise<T> {
    const witness = new AppendWitness(sessionId);
    try {
      return await body(witness);
    } finally {
      witness.#live = false;
    }
  }

  /** Throws, because a dead witness is a bug of ours; called by every adapter before it touches anything. */
  static assertLive(witness: AppendWitness): void {
    if (!(#live in witness) || !witness.#live) {
      throw new Error('append was called after the session lock was released');
    }
  }
}

/** The proof that a damaged session is locked and may be repaired: what it allows is ending its log, never adding to it. */
export class RepairWitness {
  readonly sessionId: SessionId;
  #live = true;

  private constructor(sessionId: SessionId) {
    this.sessionId = sessionId;
  }

  /** For the gate. */
  static async during<T>(sessionId: SessionId, body: (witness: RepairWitness) => Promise<T>): Promise<T> {
    const witness = new RepairWitness(sessionId);
    try {
      return await body(witness);
    } finally {
      witness.#live = false;
    }
  }

  static assertLive(witness: RepairWitness): void {
    if (!(#live in witness) || !witness.#live) {
      throw new Error('a log was ended after the session lock was released');
    }
  }
}
