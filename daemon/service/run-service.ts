/**
 * The daemon: takes jobs from the queue and works on several at once, until its signal stops it. Every session has stopped between two
 * effects when it returns, and no claim, lock or process of it is left [service-leaves-nothing].
 */
import type { Host, TimerPort } from '../../runtime/ports.ts';
import { queuePollMs } from '../../schemas/daemon/limits.ts';
import type { ProcessIdentity } from '../sandbox/process-identity.ts';
import type { DaemonLayout } from '../storage/layout.ts';
import { SessionsOfJobs } from '../storage/sessions-of-jobs.ts';
import { cleanAbandonedSessions } from './abandoned-sessions.ts';
import { WaitingJobs } from './waiting-jobs.ts';
import { type JobPorts, workOnJob } from './work-on-job.ts';

export type ServicePorts = Omit<JobPorts, 'sessions'> & {
  readonly host: Host;
  readonly layout: DaemonLayout;
  /** This process, which holds the lock of the daemon. */
  readonly holder: ProcessIdentity;
  readonly sessionsAtOnce: number;
  /** Triggers of which a run waits until the earlier ones have ended. */
  readonly oneAtATime?: ReadonlySet<string>;
  readonly timer: TimerPort;
  /** Called before the service looks for jobs; rejects if this process is no longer the daemon. */
  checkLock?(): Promise<void>;
  /** Called first, before any session is resumed. */
  start?(): Promise<void>;
};

/** Rejects if the queue cannot be read or written, if the ledger is damaged, or if the lock is lost, after every session has stopped. */
export async function runService(ports: ServicePorts, signal: AbortSignal): Promise<void> {
  await ports.start?.();
  await cleanAbandonedSessions(ports.host, ports.layout);
  await new Service(ports).run(signal);
}

class Service {
  readonly #ports: ServicePorts & JobPorts;
  readonly #waiting: WaitingJobs;
  /** One for each session: a signal with many listeners is reported as a leak. */
  readonly #working = new Set<AbortController>();
  #isStopping = false;
  #failure: unknown = null;
  #isWoken = false;
  #endNap: () => void = () => undefined;

  constructor(ports: ServicePorts) {
    this.#ports = { ...ports, sessions: new SessionsOfJobs(ports.host, ports.layout) };
    this.#waiting = new WaitingJobs(ports.host, ports.layout, ports.queue);
  }

  async run(signal: AbortSignal): Promise<void> {
    const stop = () => this.#stop();
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    try {
      while (!this.#isStopping) {
        await this.#claimJobs().catch((error: unknown) => this.#fail(error));
        await this.#nap();
      }
      while (this.#working.size > 0) await this.#nap();
    } finally {
      signal.removeEventListener('abort', stop);
    }
    if (this.#failure !== null) throw this.#failure;
  }

  #stop(): void {
    this.#isStopping = true;
    for (const controller of this.#working) controller.abort();
    this.#wake();
  }

  #fail(error: unknown): void {
    this.#failure ??= error;
    this.#stop();
  }

  async #claimJobs(): Promise<void> {
    const { queue, holder, sessionsAtOnce, oneAtATime } = this.#ports;
    await this.#ports.checkLock?.();
    await this.#waiting.settle();
    while (!this.#isStopping && this.#working.size < sessionsAtOnce) {
      const claim = await queue.claim(holder, oneAtATime);
      if (claim === null) return;
      const controller = new AbortController();
      if (this.#isStopping) controller.abort();
      this.#working.add(controller);
      void workOnJob(this.#ports, claim, controller.signal)
        .catch((error: unknown) => this.#fail(error))
        .finally(() => {
          this.#working.delete(controller);
          this.#wake();
        });
    }
  }

  /** Until a session ends, the service stops, or the queue may have changed. */
  async #nap(): Promise<void> {
    if (!this.#isWoken)
      await new Promise<void>((resolve) => {
        const cancel = this.#ports.timer.after(queuePollMs, resolve);
        this.#endNap = () => {
          cancel();
          resolve();
        };
      });
    this.#isWoken = false;
  }

  #wake(): void {
    this.#isWoken = true;
    this.#endNap();
  }
}
