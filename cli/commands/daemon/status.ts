/** `workrail daemon status`: the state of the daemon, its queue and its sessions, newest session first. */
import { existsSync } from 'node:fs';
import type { Balance } from '../../../daemon/ledger/balance.ts';
import { statusReport } from '../../../daemon/reports/status-report.ts';
import { DaemonLock, type RunningDaemon } from '../../../daemon/service/daemon-lock.ts';
import { sessionIds as storedIds } from '../../../daemon/storage/stored-sessions.ts';
import { Failure } from '../../../project/failure.ts';
import { userConfigFile } from '../../../project/places.ts';
import type { DaemonStatus } from '../../../schemas/daemon/reports.ts';
import { exitCode, type Invocation } from '../../command.ts';
import { statusText } from '../../reporters/daemon-jobs-text.ts';
import { printAnswer } from '../../reporters/json-report.ts';
import { ledgerBalance, onQueue, openDaemon } from '../../serving/open-daemon.ts';
import { warn } from '../../terminal/terminal.ts';

export async function run({ options }: Invocation): Promise<number> {
  const daemon = openDaemon();
  if (options['follow'] === true) {
    const { followDaemon } = await import('../../daemon/follow-daemon.ts');
    await followDaemon(daemon);
    return exitCode.ok;
  }
  const { host, layout } = daemon;
  const balance = await readableBalance(daemon);
  const sessionIds = [...(await storedIds(host, layout))].reverse();
  const running = await DaemonLock.running(host, layout);
  const shown = running === null ? null : await shownDaemon(running);
  const jobs = await onQueue(daemon, (queue) => queue.jobs());
  const report = await statusReport(daemon, { sessionIds, balance, jobs, daemon: shown });
  await printAnswer(null, report, options, (status, colors) => statusText(status, Date.now(), colors));
  await warnOfTriggers();
  return exitCode.ok;
}

/** Their code is loaded only where a file can configure some. */
async function warnOfTriggers(): Promise<void> {
  if (!existsSync(userConfigFile())) return;
  const { warnOfFaultyTriggers } = await import('../../daemon/trigger-warnings.ts');
  warnOfFaultyTriggers();
}

async function shownDaemon(running: RunningDaemon | 'unknown'): Promise<DaemonStatus['daemon']> {
  if (running === 'unknown') return { pid: null, startedAtMs: null };
  const { holder, startedAtMs } = running;
  const { askDaemon, shownApi } = await import('../../daemon/find-daemon.ts');
  const answer = await askDaemon(running);
  const api = shownApi(running);
  if ('silence' in answer) return { pid: holder.pid, startedAtMs, silence: answer.silence, ...api };
  const { isStopping, sessionsAtOnce, residentBytes, queue, sessions } = answer.status;
  return { pid: holder.pid, startedAtMs, live: { isStopping, sessionsAtOnce, residentBytes, queue, sessions }, ...api };
}

/** The sessions are listed without the ledger as well: their costs are then unknown. */
async function readableBalance(daemon: ReturnType<typeof openDaemon>): Promise<Balance | null> {
  try {
    return await ledgerBalance(daemon);
  } catch (error) {
    if (!Failure.is(error) || error.error.code !== 'STORE_OBJECT_DAMAGED') throw error;
    const { message, suggestion } = error.error;
    warn(`all costs are unknown: ${message}. ${suggestion}`);
    return null;
  }
}
