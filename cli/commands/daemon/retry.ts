/** `workrail daemon retry <job>`: puts a dead letter back into the queue, with its session or without it. */
import { retryJob } from '../../../daemon/reports/change-job.ts';
import type { Invocation } from '../../command.ts';
import { changeJob } from '../../daemon/change-job.ts';
import { openDaemon } from '../../serving/open-daemon.ts';

export async function run(invocation: Invocation): Promise<number> {
  const { operands, options } = invocation;
  const daemon = openDaemon();
  const session = options['newSession'] === true ? 'new' : 'same';
  return changeJob(invocation, daemon, () => retryJob(daemon, operands[0] ?? '', session));
}
