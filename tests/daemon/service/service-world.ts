/** Daemons on a simulated disk: each is a process with its own queue, runtime and ids, and the power may go at any file operation. */
import type { ModelPort } from '../../../daemon/model/model.ts';
import { FileJobQueue } from '../../../daemon/queue/file-queue.ts';
import type { JobState } from '../../../daemon/queue/job-state.ts';
import type { ServiceEvent } from '../../../daemon/service/events.ts';
import { runService, type ServicePorts } from '../../../daemon/service/run-service.ts';
import type { SessionEnvironment } from '../../../daemon/session/session-environment.ts';
import { layout, SessionWorld } from '../session/session-world.ts';

type DaemonMore = {
  /** Stops the daemon while it works. */
  readonly stop?: AbortSignal;
  readonly session?: Partial<SessionEnvironment>;
};

export class ServiceWorld extends SessionWorld {
  readonly dead = new Set<number>();
  readonly events: ServiceEvent[] = [];
  #daemons = 0;

  queue(environment: SessionEnvironment) {
    return new FileJobQueue(environment.host, layout.queue, (holder) => !this.dead.has(holder.pid));
  }

  /**
   * Runs a daemon until nothing can be claimed any more, or until `isStopped` says so. A daemon that is dead when this returns has
   * left what it had.
   */
  async daemon(
    model: ModelPort,
    isStopped: (jobs: readonly JobState[]) => boolean = (jobs) => jobs.every(({ status }) => status !== 'queued'),
    { stop, session, ...more }: Partial<ServicePorts> & DaemonMore = {},
  ): Promise<void> {
    this.#daemons += 1;
    const pid = this.#daemons;
    const environment = this.process(model, session);
    const queue = this.queue(environment);
    const stopping = new AbortController();
    stop?.addEventListener('abort', () => stopping.abort());
    const timer = {
      after: (ms: number, run: () => void) => {
        const handle = setImmediate(() => {
          this.nowMs += ms;
          const done = (jobs: readonly JobState[]) => {
            if (jobs.every(({ status }) => status !== 'claimed') && isStopped(jobs)) stopping.abort();
          };
          void queue
            .jobs()
            .then(done, () => undefined)
            .then(run);
        });
        return () => clearImmediate(handle);
      },
    };
    try {
      await runService(
        {
          host: environment.host,
          layout,
          queue,
          holder: { pid, startTime: `${pid}`, bootId: 'boot' },
          sessionsAtOnce: 2,
          timer,
          environment: async () => environment,
          report: (event) => this.events.push(event),
          ...more,
        },
        stopping.signal,
      );
    } finally {
      this.dead.add(pid);
    }
  }
}
