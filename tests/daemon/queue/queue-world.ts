/** Queues on a simulated disk: each is a process with an identity of its own, which lives until the test ends it. */
import type { NewJob } from '../../../schemas/daemon/job.ts';
import type { WorkflowId } from '../../../schemas/ids.ts';
import { FileJobQueue } from '../../../daemon/queue/file-queue.ts';
import type { JobQueue } from '../../../daemon/queue/queue.ts';
import type { ProcessIdentity } from '../../../daemon/sandbox/process-identity.ts';
import { SimulatedDisk } from '../../support/simulated-disk.ts';
import { countingIds, testHost } from '../../support/world.ts';

export const queuePath = '/data/daemon/queue.jsonl';

export const newJob = (key: string, more: Partial<NewJob> = {}): NewJob => ({
  key,
  subject: null,
  trigger: null,
  origin: { kind: 'user', chainDepth: 0 },
  workflowId: 'test.two' as WorkflowId,
  goal: 'Fix the login.',
  context: {},
  workspacePath: '/work',
  trust: 'user',
  delivery: null,
  ...more,
});

export type QueueProcess = { readonly queue: JobQueue; readonly holder: ProcessIdentity };

export class QueueWorld {
  readonly disk = new SimulatedDisk('/data');
  readonly dead = new Set<number>();
  nowMs = Date.UTC(2026, 0, 2);
  #processes = 0;

  process(): QueueProcess {
    this.#processes += 1;
    const pid = this.#processes;
    const { files, locks } = this.disk;
    const host = testHost({ files, locks, clock: { nowMs: () => this.nowMs }, ids: countingIds(`p${pid}x`) });
    const queue = new FileJobQueue(host, queuePath, (holder) => !this.dead.has(holder.pid));
    return { queue, holder: { pid, startTime: `${pid}`, bootId: 'boot' } };
  }

  text(): string {
    return new TextDecoder().decode(this.disk.bare.read(queuePath) ?? new Uint8Array());
  }
}
