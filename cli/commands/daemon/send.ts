/** `workrail daemon send <session> <text>`: a message for the model of a session. It approves nothing. */
import { inboxTextBytesMax } from '../../../schemas/daemon/limits.ts';
import type { Invocation } from '../../command.ts';
import { boundedText, sendEntry } from '../../daemon/steering.ts';
import { namedSession, openDaemon } from '../../serving/open-daemon.ts';

export async function run(invocation: Invocation): Promise<number> {
  const [name, given = ''] = invocation.operands;
  const daemon = openDaemon();
  const session = await namedSession(daemon, name);
  const text = boundedText('the message', given === '-' ? await fromStdin() : given);
  return sendEntry(invocation, daemon, session, { kind: 'message', text });
}

/** No more than what shows that the text is too long. */
async function fromStdin(): Promise<string> {
  let text = '';
  process.stdin.setEncoding('utf8');
  for await (const chunk of process.stdin) {
    text += String(chunk);
    if (text.length > inboxTextBytesMax) break;
  }
  return text;
}
