/** The progress of a session on stderr: one line for each step; on a terminal, the last line shows what happens now. */
import { counted } from '../../schemas/text/counted.ts';
import type { DaemonSession } from '../../schemas/daemon/session.ts';
import type { TurnRecord } from '../../schemas/daemon/turn-record.ts';
import type { SessionState } from '../../daemon/conversation/session-state.ts';
import { showLive } from '../terminal/live-line.ts';
import { oneLine, say } from '../terminal/terminal.ts';
import { tokensText } from './daemon-text.ts';

export function daemonProgress() {
  const live = (text: string | null) => showLive(text);
  const line = (text: string) => {
    live(null);
    say(text);
  };
  return {
    opened: ({ runName, workflowId }: DaemonSession) => line(`${runName}: ${workflowId}`),
    observe: (record: TurnRecord, state: SessionState): void => {
      const text = lineOf(record, state);
      if (text !== null) line(text);
      live(nowText(record, state));
    },
    end: () => live(null),
  };
}

function lineOf(record: TurnRecord, { usage }: SessionState): string | null {
  switch (record.kind) {
    case 'step_opened':
      return `  step ${record.number}: ${oneLine(record.title)}`;
    case 'call_failed':
      return `  model call failed: ${oneLine(record.message)}`;
    case 'step_completed':
      return `    done, ${tokensText(usage)} so far`;
    default:
      return null;
  }
}

function nowText(record: TurnRecord, { step, usage }: SessionState): string | null {
  if (step === null) return null;
  const calls = counted(step.calls, 'model call');
  const doing = record.kind === 'tool_started' ? 'running a tool' : 'waiting for the model';
  return `    ${calls}, ${tokensText(usage)}, ${doing}`;
}
