/** A session as text, from its log alone: the requests to the model and its replies, turn by turn. Pure. */
import { counted } from '../../schemas/text/counted.ts';
import type { RecordOf, TurnRecord } from '../../schemas/daemon/turn-record.ts';
import { refusalReasons } from '../network/refusals.ts';
import { actionText, actionWords } from './steering.ts';

/** One part of a replay. The body is untrusted text of workflows, models and tools: the caller escapes it when it prints it. */
export type ReplayPart = {
  readonly atMs: number;
  /** Null outside a model call. */
  readonly turn: number | null;
  readonly title: string;
  readonly body: string;
};

export function replayParts(records: readonly TurnRecord[]): readonly ReplayPart[] {
  const parts: ReplayPart[] = [];
  let turn: number | null = null;
  for (const record of records) {
    if (record.kind === 'step_opened') turn = null;
    if (record.kind === 'call_started') turn = record.turn;
    const content = contentOf(record);
    if (content !== null) parts.push({ atMs: record.atMs, turn, ...content });
  }
  return parts;
}

type Content = Pick<ReplayPart, 'title' | 'body'>;
const content = (title: string, body = ''): Content => ({ title, body });

function contentOf(record: TurnRecord): Content | null {
  switch (record.kind) {
    case 'session_opened':
      return content(`session of ${record.workflowId}, model ${record.model.modelId}`, record.goal);
    case 'step_opened':
      return content(`step ${record.number}: ${record.title}`, record.prompt);
    case 'call_started':
      return null;
    case 'reply_received':
      return reply(record);
    case 'call_failed':
      return content(`model call failed: ${record.code}`, record.message);
    case 'tool_started':
      return content(`tool call ${record.callId} started`);
    case 'tool_ended':
      return content(`tool call ${record.callId}: ${record.ending}`, record.text);
    case 'message_added':
      return content(`message from the ${record.from === 'owner' ? 'user' : 'daemon'}`, record.text);
    case 'step_completed':
      return content('step completed');
    case 'network_refused':
      return content(
        `network access refused: ${record.target} (${counted(record.times, 'time')})`,
        refusalReasons[record.why],
      );
    case 'session_parked':
      return content(record.cause === 'paused' ? 'paused by the user' : 'waiting for the user', record.question);
    case 'entry_received':
      return entry(record);
    case 'session_resumed':
      return content('session resumed', record.message ?? '');
    case 'session_closed':
      return content(`session ended: ${record.outcome}`, record.reason);
  }
}

function entry({ ticket, action, refused }: RecordOf<'entry_received'>): Content {
  const what = `inbox entry ${ticket}: ${actionWords(action)}`;
  const body = actionText(action);
  return refused === undefined ? content(what, body) : content(`${what} (no effect: ${refused})`, body);
}

function reply({ text, toolCalls, usage, finish }: RecordOf<'reply_received'>): Content {
  const { inputTokens, outputTokens } = usage;
  const tokens = `${inputTokens ?? 'unknown'} tokens in, ${outputTokens ?? 'unknown'} out`;
  const calls = toolCalls.map((call) => `${call.callId} ${call.tool} ${JSON.stringify(call.arguments ?? call.unread)}`);
  const cut = finish === 'length' ? ', cut at the output limit' : '';
  return content(`model replied (${tokens}${cut})`, [text, ...calls].filter((line) => line !== '').join('\n'));
}
