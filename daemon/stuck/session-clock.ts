/**
 * The limits in time of a session: for all of it, for its current step, and for silence, which is time without a record. The first one
 * that passes ends what runs. Tools and models have time limits of their own, so silence means that one of them hangs.
 */
import { counted } from '../../schemas/text/counted.ts';
import type { TimerPort } from '../../runtime/ports.ts';
import type { SessionState, StepState } from '../conversation/session-state.ts';

export type ClockLimits = {
  /** Time that processes may spend on one session, and on one step of it. */
  readonly sessionMsMax: number;
  readonly stepMsMax: number;
  readonly silenceMsMax: number;
};
export type ClockEnd = { readonly outcome: 'timeout' | 'stuck'; readonly reason: string };

/** After a limit has passed, what runs may take so long to end. What then still runs is left behind. */
const stopMs = 30_000;
const minutes = (ms: number): string => counted(Math.round(ms / 60_000), 'minute');

export class SessionClock {
  readonly #timer: TimerPort;
  readonly #limits: ClockLimits;
  readonly #passed = new AbortController();
  #cancelSession: () => void = () => undefined;
  #cancelStep: () => void = () => undefined;
  #cancelSilence: () => void = () => undefined;
  /** The position of the record that opened the step whose time runs. */
  #stepIndex: number | null = null;
  #end: ClockEnd | null = null;

  constructor(timer: TimerPort, limits: ClockLimits, { activeMs }: SessionState) {
    this.#timer = timer;
    this.#limits = limits;
    const reason = `the session reached its time limit of ${minutes(limits.sessionMsMax)}`;
    this.#cancelSession = this.#after(limits.sessionMsMax - activeMs, { outcome: 'timeout', reason });
  }

  /** Aborts when a limit passes. */
  get signal(): AbortSignal {
    return this.#passed.signal;
  }

  /** The limit that passed. */
  get end(): ClockEnd | null {
    return this.#end;
  }

  /**
   * Restarts the clock of silence; called before each action.
   * @param mayBeSilent whether the action has a clock of its own
   */
  tick({ step, activeMs }: SessionState, mayBeSilent = false): void {
    this.#cancelSilence();
    if (step?.opened.index !== this.#stepIndex) this.#startStep(step, activeMs);
    if (mayBeSilent) return;
    const { silenceMsMax } = this.#limits;
    const reason = `no activity: nothing was recorded for ${minutes(silenceMsMax)}`;
    this.#cancelSilence = this.#after(silenceMsMax, { outcome: 'stuck', reason });
  }

  #startStep(step: StepState | null, activeMs: number): void {
    this.#cancelStep();
    this.#stepIndex = step?.opened.index ?? null;
    if (step === null) return;
    const { stepMsMax } = this.#limits;
    const reason = `step "${step.opened.title}" is not complete after ${minutes(stepMsMax)}`;
    this.#cancelStep = this.#after(stepMsMax - (activeMs - step.openedAtActiveMs), { outcome: 'timeout', reason });
  }

  stop(): void {
    this.#cancelSession();
    this.#cancelStep();
    this.#cancelSilence();
  }

  /** Settles with the work; or, if it does not end after a limit has passed, without it. */
  async orLeftBehind(work: Promise<void>): Promise<void> {
    let cancel = () => {};
    const left = new Promise<void>((resolve) => {
      const start = () => {
        cancel = this.#timer.after(stopMs, resolve);
      };
      if (this.signal.aborted) start();
      else this.signal.addEventListener('abort', start, { once: true });
    });
    try {
      await Promise.race([work, left]);
    } finally {
      cancel();
    }
  }

  #after(ms: number, end: ClockEnd): () => void {
    if (this.#end !== null) return () => undefined;
    return this.#timer.after(Math.max(0, ms), () => {
      this.#end ??= end;
      this.#passed.abort();
    });
  }
}
