/** What triggers remember and the queue of the daemon, for commands that look at them. */
import { FileJobQueue } from '../../daemon/queue/file-queue.ts';
import type { JobQueue } from '../../daemon/queue/queue.ts';
import { FileTriggerStore, TriggerStateFault, type TriggerStore } from '../../daemon/triggers/trigger-store.ts';
import { Failure } from '../../project/failure.ts';
import { shownPath } from '../../project/files/shown-path.ts';
import { fileFailure, openDaemon } from './open-daemon.ts';

type OpenTriggers = ReturnType<typeof openDaemon> & { readonly store: TriggerStore; readonly queue: JobQueue };

/** @throws Failure that names the file, if another program changed it */
export async function onTriggers<T>(use: (files: OpenTriggers) => Promise<T>): Promise<T> {
  const daemon = openDaemon();
  const { host, layout } = daemon;
  try {
    const store = new FileTriggerStore(host, layout.triggers);
    return await use({ ...daemon, store, queue: new FileJobQueue(host, layout.queue) });
  } catch (error) {
    if (error instanceof TriggerStateFault)
      throw damaged(
        `${shownPath(layout.triggers)}: the file does not contain valid trigger state`,
        'recorded refusals and cooldowns are lost, and missed times of schedules and earlier ends of jobs start no runs',
      );
    throw fileFailure(error);
  }
}

function damaged(what: string, effect: string): Failure {
  const suggestion = `Restore the file from a backup, or move it away; without the file, ${effect}`;
  return new Failure(
    { code: 'STORE_OBJECT_DAMAGED', message: what, retry: { kind: 'not_retryable' }, suggestion },
    'errors',
  );
}
