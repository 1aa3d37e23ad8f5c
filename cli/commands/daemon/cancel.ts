/** `workrail daemon cancel <session>`: ends a session; its work is kept. */
import type { Invocation } from '../../command.ts';
import { sendEntry } from '../../daemon/steering.ts';
import { namedSession, openDaemon } from '../../serving/open-daemon.ts';

export async function run(invocation: Invocation): Promise<number> {
  const daemon = openDaemon();
  return sendEntry(invocation, daemon, await namedSession(daemon, invocation.operands[0]), { kind: 'cancel' });
}
