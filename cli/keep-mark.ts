/** What `sessions keep` and `sessions unkeep` share: one mark, set or taken away. */
import { exitCode, type Invocation } from './command.ts';
import { Failure } from '../project/failure.ts';
import { openOperator } from './serving/open-admin.ts';
import { printData, printJson } from './terminal/terminal.ts';

export async function setKeepMark({ operands, options }: Invocation, kept: boolean): Promise<number> {
  const marked = await openOperator().keepSession(operands[0] ?? '', kept);
  if (marked.isErr()) throw new Failure(marked.error);
  const { sessionId } = marked.value;
  if (options['json'] === true) await printJson(marked.value);
  else await printData(kept ? `${sessionId} is kept: gc never removes it` : `${sessionId} is no longer kept`);
  return exitCode.ok;
}
