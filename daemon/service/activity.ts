/** The current activity of a daemon: one view for the terminal and for the control socket. Nothing here is stored. */
import type { ControlMessage, ControlStatus } from '../../schemas/daemon/control.ts';
import type { DaemonSession } from '../../schemas/daemon/session.ts';
import type { SessionState } from '../conversation/session-state.ts';
import type { ServiceEvent } from './events.ts';

type EventOf<K extends ServiceEvent['kind']> = Extract<ServiceEvent, { kind: K }>;
type Working = {
  readonly session: DaemonSession;
  readonly state: SessionState | null;
  readonly costUsd: number | null;
  readonly sinceMs: number;
};
export type WorkedOn = ControlStatus['sessions'];

export class Activity {
  readonly #nowMs: () => number;
  readonly #costOf: (sessionId: string) => Promise<number | null>;
  readonly #changed: (message?: ControlMessage) => void;
  /** By job. */
  readonly #working = new Map<string, Working>();
  /** Names of runs, also for jobs that no process works on now: a job that waits for the user is shown by the name of its run. */
  readonly #names = new Map<string, string>();

  /**
   * @param costOf what a session cost until now, in US dollars; null if that is unknown
   * @param changed called after each change, with what happened if it was the start or the end of a session
   */
  constructor(
    nowMs: () => number,
    costOf: (sessionId: string) => Promise<number | null>,
    changed: (message?: ControlMessage) => void,
  ) {
    this.#nowMs = nowMs;
    this.#costOf = costOf;
    this.#changed = changed;
  }

  report(event: ServiceEvent): void {
    if (event.kind === 'record') this.#recorded(event);
    else if (event.kind === 'opened') this.#opened(event);
    else this.#left(event);
  }

  workedOn(): WorkedOn {
    return [...this.#working.values()].map(shownSession);
  }

  nameOf(jobId: string): string | null {
    return this.#names.get(jobId) ?? null;
  }

  #opened({ job: { jobId, workflowId, goal }, session }: EventOf<'opened'>): void {
    this.#working.set(jobId, { session, state: null, costUsd: 0, sinceMs: this.#nowMs() });
    this.#names.set(jobId, session.runName);
    this.#readCost(jobId, session.sessionId);
    this.#changed({ v: 1, kind: 'opened', runName: session.runName, workflowId, goal });
  }

  #left({ job: { jobId }, end, text }: EventOf<'left'>): void {
    const name = this.nameOf(jobId) ?? jobId;
    this.#working.delete(jobId);
    if (end !== 'waiting') this.#names.delete(jobId);
    this.#changed({ v: 1, kind: 'left', name, end, text });
  }

  #recorded({ session, record, state }: EventOf<'record'>): void {
    const jobId = session.queued?.jobId ?? '';
    this.#update(jobId, { state });
    if (record.kind === 'reply_received') this.#readCost(jobId, session.sessionId);
  }

  #readCost(jobId: string, sessionId: string): void {
    void this.#costOf(sessionId).then(
      (costUsd) => this.#update(jobId, { costUsd }),
      () => this.#update(jobId, { costUsd: null }),
    );
  }

  #update(jobId: string, more: Partial<Working>): void {
    const known = this.#working.get(jobId);
    if (known === undefined) return;
    this.#working.set(jobId, { ...known, ...more });
    this.#changed();
  }
}

function shownSession({ session, state, costUsd, sinceMs }: Working): WorkedOn[number] {
  const { sessionId, runName, workflowId, goal } = session;
  const step = state?.step?.opened;
  const { inputTokens = 0, outputTokens = 0, unreportedCalls = 0 } = state?.usage ?? {};
  return {
    sessionId,
    runName,
    workflowId,
    goal,
    step: step === undefined ? null : { number: step.number, title: step.title },
    tokens: inputTokens + outputTokens,
    unreportedCalls,
    costUsd,
    sinceMs,
  };
}
