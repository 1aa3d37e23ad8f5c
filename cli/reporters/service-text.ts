/** What `daemon start`, `stop` and `install` did, as text. */
import { counted } from '../../schemas/text/counted.ts';
import type { DaemonInstalled, DaemonStarted, DaemonStopped } from '../../schemas/daemon/reports.ts';
import { block, newline, oneLine, quotedLine } from '../terminal/terminal.ts';

export function startedText({ state, pid, log, controlFault, api }: DaemonStarted): string {
  if (pid === null) return 'A daemon is already starting. To see the state of the daemon: workrail daemon status';
  const apiLines = api === undefined ? [] : [`The control API is at ${api.address}. Its keys: ${api.keyFile}`];
  if (state === 'already_running')
    return [`A daemon is already running: process ${pid}. To stop the daemon: workrail daemon stop`, ...apiLines].join(
      newline,
    );
  const lines = [`The daemon is running: process ${pid}. Its log: ${log ?? ''}`, ...apiLines];
  if (controlFault !== null)
    lines.push(
      `The daemon has no control socket: ${oneLine(controlFault)}. \`workrail daemon stop\` stops it with a signal.`,
    );
  return [
    ...lines,
    'To see the state of the daemon: workrail daemon status',
    'To stop the daemon: workrail daemon stop',
  ].join(newline);
}

export function stoppedText({ state, pid, by, parked }: DaemonStopped): string {
  if (state === 'not_running') return 'No daemon is running on this data directory.';
  const how = by === 'signal' ? ' after a signal' : '';
  const first = `The daemon stopped${how}: process ${pid}, ${counted(parked.length, 'session')} parked.`;
  if (parked.length === 0) return first;
  const lines = parked.map(({ runName, sessionId, jobId, workflowId, goal }) =>
    [`  ${runName ?? sessionId ?? jobId}`, workflowId, goal === '' ? '' : quotedLine(goal)]
      .filter((word) => word !== '')
      .join('  '),
  );
  return [first, ...lines, 'To resume the parked sessions: workrail daemon start'].join(newline);
}

export function installedText({ state, path, text, environmentFile, next }: DaemonInstalled): string {
  if (state === 'absent') return `${path} does not exist; nothing was removed.`;
  if (state === 'printed') return block((text ?? '').trimEnd());
  const commands = next.map((command) => `  ${command}`);
  if (state === 'removed')
    return [
      `Removed ${path}. A running daemon continues until you run: workrail daemon stop. Now run:`,
      ...commands,
    ].join(newline);
  const first = state === 'unchanged' ? `${path} is already installed:` : `Wrote ${path}:`;
  const written = (text ?? '').trimEnd().replace(/^/gm, '  ');
  return [
    first,
    block(written),
    `The file contains no API key. Write the API key of your model to ${environmentFile} as a variable, for example`,
    'ANTHROPIC_API_KEY=<key>, and make that file readable only by you (chmod 600). Then run:',
    ...commands,
  ].join(newline);
}
