/**
 * The conversation of a step in the form that a model gets: a pure function of the turn log, valid for every prefix of one
 * [conversation-is-always-valid]. Each tool call is followed by its result; if the log has none, the result says so.
 */
import type { JsonObject } from '../../schemas/canonical/json.ts';
import type { CallState, StepState } from './session-state.ts';

export type ToolResultMessage = {
  readonly callId: string;
  readonly tool: string;
  readonly isError: boolean;
  readonly text: string;
};
export type ToolUse = { readonly callId: string; readonly tool: string; readonly arguments: JsonObject };
export type ModelMessage =
  | { readonly role: 'user'; readonly text: string }
  | { readonly role: 'assistant'; readonly text: string; readonly calls: readonly ToolUse[] }
  | { readonly role: 'tool'; readonly results: readonly ToolResultMessage[] };

/** The result of a tool call that was started and has no result in the log. */
export const unknownOutcome =
  'Outcome unknown: WorkRail stopped while this call ran. It may have had all, some or none of its effects. Check them first, then decide whether to repeat the call.';
const notRun = 'Not run: the conversation ended before this call.';

export function messagesOf({ opened, exchanges }: StepState): ModelMessage[] {
  const messages: ModelMessage[] = [{ role: 'user', text: opened.prompt }];
  for (const exchange of exchanges) {
    if (exchange.kind === 'message') messages.push({ role: 'user', text: exchange.text });
    else messages.push(...replyMessages(exchange.text, exchange.calls));
  }
  return messages;
}

/** Providers refuse an assistant message with neither text nor calls. */
const emptyReply = '(no text)';

function replyMessages(text: string, calls: readonly CallState[]): ModelMessage[] {
  const reply: ModelMessage = {
    role: 'assistant',
    text: text === '' && calls.length === 0 ? emptyReply : text,
    calls: calls.map(({ call }) => ({ callId: call.callId, tool: call.tool, arguments: argumentsOf(call) })),
  };
  return calls.length === 0 ? [reply] : [reply, { role: 'tool', results: calls.map(resultMessage) }];
}

/** Providers take only objects back. Arguments that were not an object are shown as the model sent them. */
const argumentsOf = ({ arguments: object, unread }: CallState['call']): JsonObject =>
  object === null ? { unread: unread ?? '' } : (object as JsonObject);

function resultMessage({ call: { callId, tool }, isStarted, result }: CallState): ToolResultMessage {
  if (result !== null) return { callId, tool, isError: result.ending !== 'done', text: result.text };
  return { callId, tool, isError: true, text: isStarted ? unknownOutcome : notRun };
}
