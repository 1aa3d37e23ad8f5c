/** `workrail daemon retry <job>`: puts a dead letter back into the queue, with its session or without it. */
import { retryJob } from '../../../daemon/reports/change-job.ts';
import { storedSession } from '../../../daemon/storage/stored-sessions.ts';
import type { Invocation } from '../../command.ts';
import { changeJob } from '../../daemon/change-job.ts';
import { warnOfUnapproved } from '../../daemon/unapproved-steps.ts';
import { openDaemon } from '../../serving/open-daemon.ts';

export async function run(invocation: Invocation): Promise<number> {
  const { operands, options } = invocation;
  const daemon = openDaemon();
  const session = options['newSession'] === true ? 'new' : 'same';
  const jobId = operands[0] ?? '';
  const code = await changeJob(invocation, daemon, () => retryJob(daemon, jobId, session));
  if (session === 'same') await warnOfJob(daemon, jobId);
  return code;
}

async function warnOfJob({ host, layout, queue }: ReturnType<typeof openDaemon>, jobId: string): Promise<void> {
  const sessionId = (await queue.job(jobId))?.sessionId ?? null;
  const session = sessionId === null ? null : await storedSession(host, layout, sessionId);
  const workspace = session?.state?.opened?.workspacePath;
  if (session === null || workspace === undefined) return;
  const { openRuntime } = await import('../../serving/open-runtime.ts');
  await warnOfUnapproved(openRuntime(workspace), session);
}
