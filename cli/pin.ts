/** What `sessions pin` and `sessions unpin` share: set or remove the pin of a session. */
import { exitCode, type Invocation } from './command.ts';
import { Failure } from '../project/failure.ts';
import { openOperator } from './serving/open-admin.ts';
import { printReport } from './reporters/json-report.ts';
import { printData } from './terminal/terminal.ts';

export async function setPinned({ operands, options }: Invocation, isPinned: boolean): Promise<number> {
  const marked = await openOperator().pinSession(operands[0] ?? '', isPinned);
  if (marked.isErr()) throw new Failure(marked.error);
  const { sessionId } = marked.value;
  if (options['json'] === true) await printReport('pin-report', marked.value, options);
  else await printData(isPinned ? `${sessionId} is pinned: gc never removes it` : `${sessionId} is no longer pinned`);
  return exitCode.ok;
}
