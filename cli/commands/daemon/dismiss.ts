/** `workrail daemon dismiss <job>`: gives up a dead letter, or a job that has not started. */
import { dismissJob } from '../../../daemon/reports/change-job.ts';
import type { Invocation } from '../../command.ts';
import { changeJob } from '../../daemon/change-job.ts';
import { openDaemon } from '../../serving/open-daemon.ts';

export function run(invocation: Invocation): Promise<number> {
  const daemon = openDaemon();
  return changeJob(invocation, daemon, () => dismissJob(daemon, invocation.operands[0] ?? ''));
}
