/** `workrail daemon status`: the sessions of the daemon, the newest first. */
import type { DaemonStatus } from '../../schemas/daemon-reports.ts';
import { emptySession } from '../../daemon/conversation/session-state.ts';
import { type StoredSession, sessionIds, storedSession } from '../../daemon/storage/stored-sessions.ts';
import { exitCode, type Invocation } from '../command.ts';
import { statusText } from '../reporters/daemon-text.ts';
import { printAnswer } from '../reporters/json-report.ts';
import { openDaemon } from '../serving/open-daemon.ts';

export async function run({ options }: Invocation): Promise<number> {
  const { host, layout } = openDaemon();
  const ids = await sessionIds(host, layout);
  const sessions: DaemonStatus['sessions'] = [];
  for (const id of [...ids].reverse()) sessions.push(shown(await storedSession(host, layout, id)));
  const report: DaemonStatus = { version: 1, sessions };
  await printAnswer(null, report, options, (status, colors) => statusText(status, Date.now(), colors));
  return exitCode.ok;
}

function shown({ sessionId, status, state }: StoredSession): DaemonStatus['sessions'][number] {
  const opened = state?.opened ?? null;
  const step = state?.step?.opened;
  const text = state?.question ?? state?.closed?.reason;
  return {
    sessionId,
    status,
    ...(opened === null
      ? {}
      : { runId: opened.runId, runName: opened.runName, workflowId: opened.workflowId, goal: opened.goal }),
    ...(step === undefined ? {} : { step: { number: step.number, title: step.title } }),
    stepsCompleted: state?.stepsCompleted ?? 0,
    turns: state?.turn ?? 0,
    ...(state ?? emptySession).usage,
    ...(text === undefined ? {} : { text }),
    lastActivityMs: state?.lastRecordMs ?? 0,
  };
}
