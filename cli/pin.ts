/** Sets or removes the pin of a session, for `sessions pin` and `sessions unpin`. */
import { exitCode, type Invocation } from './command.ts';
import { valueOrFailure } from '../project/failure.ts';
import { openAdminApi } from './serving/open-admin.ts';
import { printAnswer } from './reporters/json-report.ts';

export async function setPinned({ operands, options }: Invocation, isPinned: boolean): Promise<number> {
  const report = valueOrFailure(await openAdminApi().pinSession(operands[0] ?? '', isPinned));
  await printAnswer('pin-report', report, options, ({ sessionId }) =>
    isPinned ? `${sessionId} is pinned: gc never removes it` : `${sessionId} is no longer pinned`,
  );
  return exitCode.ok;
}
