/** `workrail sessions list`: the stored sessions with their runs, damaged ones too; that of the last activity first. */

import { usageError, valueOrFailure } from '../../../project/failure.ts';
import type { SessionList } from '../../../schemas/admin-reports.ts';
import { sessionsListedMax } from '../../../schemas/limits.ts';
import { exitCode, type Invocation } from '../../command.ts';
import { printAnswer } from '../../reporters/json-report.ts';
import { listText } from '../../reporters/session-list-text.ts';
import { openAdminApi } from '../../serving/open-admin.ts';
import { terminalColumns } from '../../terminal/terminal.ts';

type Session = SessionList['sessions'][number];

/** Those whose time is not known come last. Ids grow with time, so they tell apart what happened in one millisecond. */
const keyOf = ({ lastActivityAt, sessionId }: Session) => `${lastActivityAt ?? ''} ${sessionId}`;
const byActivity = (a: Session, b: Session): number => (keyOf(a) < keyOf(b) ? 1 : -1);

export async function run({ options }: Invocation): Promise<number> {
  const [isAll, openOnly, here] = [options['all'] === true, options['open'] === true, options['here'] === true];
  if (isAll && options['limit'] !== undefined) {
    throw usageError('--all and --limit cannot be combined', 'Run: workrail sessions list --all');
  }
  const limit = isAll
    ? undefined
    : (limitOf(options['limit']) ?? (options['json'] === true ? undefined : sessionsListedMax));
  const request = { openOnly, here, ...(limit === undefined ? {} : { limit }) };
  const listed = valueOrFailure(await openAdminApi().listSessions(request));
  const list: SessionList = { ...listed, sessions: [...listed.sessions].sort(byActivity) };
  const view = { nowMs: Date.now(), width: terminalColumns(), isFiltered: openOnly || here };
  await printAnswer('session-list', list, options, (report, colors) => listText(report, view, colors));
  return exitCode.ok;
}

function limitOf(given: unknown): number | undefined {
  if (given === undefined) return undefined;
  const limit = /^\d{1,9}$/.test(String(given)) ? Number(given) : 0;
  if (limit > 0) return limit;
  throw usageError(`--limit needs a number above 0; got "${String(given)}"`, 'Run: workrail sessions list --limit 20');
}
