/** `workrail sessions list`: every stored session with its runs, damaged ones too; that of the last activity first. */
import type { SessionList } from '../../schemas/admin-reports.ts';
import { exitCode, type Invocation } from '../command.ts';
import { valueOrFailure } from '../../project/failure.ts';
import { openOperator } from '../serving/open-admin.ts';
import { listText } from '../reporters/session-text.ts';
import { printAnswer } from '../reporters/json-report.ts';

type Session = SessionList['sessions'][number];

/** Those whose time is not known come last. Ids grow with time, so they tell apart what happened in one millisecond. */
const keyOf = ({ lastActivityAt, sessionId }: Session) => `${lastActivityAt ?? ''} ${sessionId}`;
const byActivity = (a: Session, b: Session): number => (keyOf(a) < keyOf(b) ? 1 : -1);

export async function run({ options }: Invocation): Promise<number> {
  const listed = valueOrFailure(await openOperator().listSessions());
  const list: SessionList = { ...listed, sessions: [...listed.sessions].sort(byActivity) };
  await printAnswer('session-list', list, options, listText);
  return exitCode.ok;
}
