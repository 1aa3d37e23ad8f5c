/** `workrail daemon dismiss <job>`: gives up a dead letter, or a job that has not started. */
import { dismissJob } from '../../../daemon/reports/change-job.ts';
import type { Invocation } from '../../command.ts';
import { changeJob } from '../../daemon/change-job.ts';
import { openDaemon } from '../../serving/open-daemon.ts';

export const run = (invocation: Invocation): Promise<number> =>
  changeJob(invocation, openDaemon(), (queue) => dismissJob({ queue }, invocation.operands[0] ?? ''));
