/**
 * What providers refuse, in one form for both protocols: calls and results that do not pair, an empty message, a request without an
 * output limit or beyond the context of the model. A daemon that sends such a request would fail forever.
 */
export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'call'; readonly id: string; readonly tool: string; readonly arguments: unknown }
  | { readonly kind: 'result'; readonly id: string; readonly text: string; readonly isError: boolean };
export type Message = { readonly role: 'user' | 'assistant'; readonly parts: readonly Part[] };
export type Request = {
  readonly protocol: 'anthropic' | 'openai';
  readonly modelId: string;
  readonly system: string;
  readonly messages: readonly Message[];
  readonly tools: readonly string[];
  readonly outputTokensMax: number | undefined;
  /** As the server counts them. */
  readonly inputTokens: number;
};

const idPattern = /^[a-zA-Z0-9_-]{1,64}$/;

/** Why a provider would return 400, or null. */
export function refusal(request: Request, contextTokensMax: number): string | null {
  const { messages, outputTokensMax, inputTokens } = request;
  if (outputTokensMax === undefined || outputTokensMax < 1) return 'max_tokens: field required';
  if (inputTokens + outputTokensMax > contextTokensMax) return `prompt is too long: ${inputTokens} tokens`;
  if (messages[0]?.role !== 'user') return 'messages: first message must use the "user" role';
  if (messages.at(-1)?.role !== 'user') return 'messages: the last message must use the "user" role';
  const seen = new Set<string>();
  for (const [index, message] of messages.entries()) {
    const wrong = messageFault(message, messages[index - 1], messages[index + 1], seen);
    if (wrong !== null) return `messages.${index}: ${wrong}`;
  }
  return null;
}

const idsOf = (message: Message | undefined, kind: 'call' | 'result') =>
  (message?.parts ?? []).flatMap((part) => (part.kind === kind ? [part.id] : []));

function messageFault(message: Message, before: Message | undefined, after: Message | undefined, seen: Set<string>) {
  if (message.parts.length === 0) return 'content is empty';
  if (message.parts.some((part) => part.kind === 'text' && part.text === ''))
    return 'text content blocks must be non-empty';
  for (const part of message.parts) {
    if (part.kind === 'call' && !isObject(part.arguments)) return 'tool_use.input: Input should be a valid dictionary';
  }
  const calls = idsOf(message, 'call');
  for (const id of calls) {
    if (!idPattern.test(id)) return `tool_use.id: ${id} does not match the pattern`;
    if (seen.has(id)) return `tool_use ids must be unique: ${id}`;
    seen.add(id);
  }
  const answered = idsOf(after, 'result');
  const open = calls.filter((id) => !answered.includes(id));
  if (open.length > 0)
    return `tool_use ids were found without tool_result blocks immediately after: ${open.join(', ')}`;
  const asked = idsOf(before, 'call');
  const results = idsOf(message, 'result');
  const orphans = results.filter((id) => !asked.includes(id));
  if (orphans.length > 0) return `unexpected tool_use_id found in tool_result blocks: ${orphans.join(', ')}`;
  return new Set(results).size === results.length ? null : 'each tool_use must have a single result';
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
