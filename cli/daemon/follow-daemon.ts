/** Shows the activity of a background daemon like that of one in the foreground, until it ends or the user presses Ctrl-C. */
import type { ControlMessage } from '../../schemas/daemon/control.ts';
import { ControlFault, follow } from '../../daemon/control/control-client.ts';
import { DaemonLock } from '../../daemon/service/daemon-lock.ts';
import { Failure, usageError } from '../../project/failure.ts';
import { endStatus, messageLine, sayAt, showStatus, startedLine } from '../reporters/service-progress.ts';
import type { openDaemon } from '../serving/open-daemon.ts';
import { oneLine } from '../terminal/terminal.ts';
import { hasEnded, pollUntil } from './find-daemon.ts';

const start = 'Run: workrail daemon start';

/** A killed process loses its socket before its lock. */
const killedWaitMs = 1000;

export async function followDaemon(daemon: ReturnType<typeof openDaemon>): Promise<void> {
  const { host, layout } = daemon;
  const running = await DaemonLock.running(host, layout);
  if (running === null) throw usageError('no daemon is running on this data directory', start);
  const control = running === 'unknown' ? undefined : running.control;
  if (control === undefined) throw usageError('the daemon is starting', 'Run: workrail daemon status');
  if ('fault' in control)
    throw usageError(`the daemon has no control socket: ${control.fault}`, 'Run: workrail daemon status');
  let isFirst = true;
  // Ctrl-C ends this command, and not the daemon.
  process.once('SIGINT', () => process.exit(0));
  try {
    for await (const message of follow(control.path)) {
      if (message.kind === 'refused')
        throw lost(
          `the daemon refused: ${oneLine(message.reason)}`,
          'End a program that follows it, or run: workrail daemon status',
        );
      if (isFirst && message.kind === 'status') sayAt(startedLine(message.pid, message.sessionsAtOnce));
      isFirst = false;
      show(message);
    }
  } catch (error) {
    if (!(error instanceof ControlFault)) throw error;
    if ((await pollUntil(killedWaitMs, () => hasEnded(daemon))) === null)
      throw lost(`the daemon does not answer: ${error.message}`, 'Run: workrail daemon status');
    throw lost(
      'the daemon was killed or crashed',
      'The next daemon resumes the sessions that it worked on. Run: workrail daemon start',
    );
  } finally {
    endStatus();
  }
}

const lost = (message: string, suggestion: string): Failure =>
  new Failure({ code: 'USAGE_ERROR', message, retry: { kind: 'not_retryable' }, suggestion }, 'errors');

function show(message: ControlMessage): void {
  if (message.kind === 'status') showStatus(message);
  const line = messageLine(message);
  if (message.kind === 'ended') endStatus();
  if (line !== null) sayAt(line);
}
