/** `workrail daemon pause <session>`: stops a session before its next model call. */
import type { Invocation } from '../../command.ts';
import { sendEntry } from '../../daemon/steering.ts';
import { namedSession, openDaemon } from '../../serving/open-daemon.ts';

export async function run(invocation: Invocation): Promise<number> {
  const daemon = openDaemon();
  return sendEntry(invocation, daemon, await namedSession(daemon, invocation.operands[0]), { kind: 'pause' });
}
