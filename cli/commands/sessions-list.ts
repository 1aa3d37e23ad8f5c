/** `workrail sessions list`: every stored session with its runs, damaged ones too; that of the last activity first. */
import type { SessionList } from '../../schemas/admin-reports.ts';
import { exitCode, type Invocation } from '../command.ts';
import { Failure } from '../../project/failure.ts';
import { openOperator } from '../serving/open-admin.ts';
import { listText } from '../reporters/session-text.ts';
import { printReport } from '../reporters/json-report.ts';
import { dataColors, printData } from '../terminal/terminal.ts';

type Session = SessionList['sessions'][number];

/** Those whose time is not known come last. Ids grow with time, so they tell apart what happened in one millisecond. */
const keyOf = ({ lastActivityAt, sessionId }: Session) => `${lastActivityAt ?? ''} ${sessionId}`;
const byActivity = (a: Session, b: Session): number => (keyOf(a) < keyOf(b) ? 1 : -1);

export async function run({ options }: Invocation): Promise<number> {
  const listed = await openOperator().listSessions();
  if (listed.isErr()) throw new Failure(listed.error);
  const sessions = [...listed.value.sessions].sort(byActivity);
  const list: SessionList = { ...listed.value, sessions };
  if (options['json'] === true) await printReport('session-list', list, options);
  else await printData(listText(list, dataColors()));
  return exitCode.ok;
}
