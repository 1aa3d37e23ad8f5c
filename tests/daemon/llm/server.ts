/**
 * A language model for tests: a local server that speaks the protocols of Anthropic and OpenAI, answers by a script, refuses what
 * providers refuse (`rules.ts`), and counts all tokens. It can fail in the ways that providers fail.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Message, type Part, type Request, refusal } from './rules.ts';

export type Usage = {
  readonly input: number;
  readonly cacheRead: number;
  readonly cacheWrite: number;
  readonly output: number;
};
export type Scripted =
  | {
      readonly kind: 'reply';
      readonly text?: string;
      readonly calls?: readonly { readonly tool: string; readonly arguments: object | string }[];
      readonly isCutOff?: boolean;
      /** Tokens that were read from a cache and written to one, of the input. */
      readonly cacheRead?: number;
      readonly cacheWrite?: number;
      readonly isUsageOmitted?: boolean;
      /** The id of all calls, as some servers send it. */
      readonly callId?: string;
    }
  | { readonly kind: 'status'; readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  /** The connection ends after this many bytes of the reply. */
  | { readonly kind: 'cut'; readonly afterBytes: number; readonly reply: Extract<Scripted, { kind: 'reply' }> }
  /** No answer at all. */
  | { readonly kind: 'silence' };
export type Script = (request: Request, number: number) => Scripted | Promise<Scripted>;

const tokensOf = (text: string) => Math.ceil(Buffer.byteLength(text) / 4);

export class ScriptedModel {
  readonly requests: Request[] = [];
  /** The count of the provider for each complete reply, in order. */
  readonly usages: Usage[] = [];
  readonly #script: Script;
  readonly #contextTokensMax: number;
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  constructor(script: Script, contextTokensMax = 200_000) {
    this.#script = script;
    this.#contextTokensMax = contextTokensMax;
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const body = JSON.parse(text) as Body;
    const request = incoming.url?.endsWith('/messages') === true ? fromAnthropic(body, text) : fromOpenai(body, text);
    const wrong = refusal(request, this.#contextTokensMax);
    this.requests.push(request);
    if (wrong !== null)
      return send(response, 400, { type: 'error', error: { type: 'invalid_request_error', message: wrong } });
    const scripted = await this.#script(request, this.requests.length);
    switch (scripted.kind) {
      case 'silence':
        return;
      case 'status':
        return send(response, scripted.status, { error: { message: 'scripted' } }, scripted.headers);
      case 'cut':
        return cut(response, this.#replyBody(request, scripted.reply), scripted.afterBytes);
      case 'reply':
        return send(response, 200, this.#replyBody(request, scripted));
    }
  }

  #replyBody(request: Request, scripted: Extract<Scripted, { kind: 'reply' }>): object {
    const { text = '', calls = [], cacheRead = 0, cacheWrite = 0, isUsageOmitted = false } = scripted;
    const output = tokensOf(text) + calls.reduce((sum, call) => sum + tokensOf(JSON.stringify(call)), 0);
    const usage = { input: request.inputTokens, cacheRead, cacheWrite, output };
    this.usages.push(usage);
    const made = { ...scripted, text, calls, usage: isUsageOmitted ? null : usage, number: this.requests.length };
    return request.protocol === 'anthropic' ? asAnthropic(request, made) : asOpenai(request, made);
  }
}

function send(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

function cut(response: ServerResponse, body: object, afterBytes: number): void {
  const bytes = Buffer.from(JSON.stringify(body));
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length });
  response.write(bytes.subarray(0, Math.min(afterBytes, bytes.length - 1)), () => response.destroy());
}

// The two protocols -----------------------------------------------------------------------------------------------------

type Block = Readonly<Record<string, unknown>>;
type Body = {
  readonly model: string;
  readonly max_tokens?: number;
  readonly system?: string | readonly { readonly text: string }[];
  readonly messages: readonly { readonly role: string; readonly content: unknown; readonly [key: string]: unknown }[];
  readonly tools?: readonly { readonly name?: string; readonly function?: { readonly name: string } }[];
};

const common = (body: Body, text: string) => ({
  modelId: body.model,
  outputTokensMax: body.max_tokens,
  inputTokens: tokensOf(text),
  tools: (body.tools ?? []).map((tool) => tool.name ?? tool.function?.name ?? ''),
});
const textOf = (content: unknown): string =>
  typeof content === 'string' ? content : (content as Block[]).map((block) => String(block['text'] ?? '')).join('');

function fromAnthropic(body: Body, text: string): Request {
  const part = (block: Block): Part => {
    if (block['type'] === 'tool_use')
      return { kind: 'call', id: String(block['id']), tool: String(block['name']), arguments: block['input'] };
    if (block['type'] === 'tool_result') {
      const { tool_use_id: id, content, is_error: isError = false } = block;
      return { kind: 'result', id: String(id), text: textOf(content), isError: isError === true };
    }
    return { kind: 'text', text: String(block['text']) };
  };
  const messages = body.messages.map(
    ({ role, content }): Message => ({
      role: role === 'assistant' ? 'assistant' : 'user',
      parts: typeof content === 'string' ? [{ kind: 'text', text: content }] : (content as Block[]).map(part),
    }),
  );
  const system = body.system === undefined ? '' : textOf(body.system);
  return { protocol: 'anthropic', ...common(body, text), system, messages };
}

/** In this protocol each result is its own message: consecutive results are joined, as in the other protocol. */
function fromOpenai(body: Body, text: string): Request {
  const messages: Message[] = [];
  let system = '';
  for (const { role, content, tool_calls: calls = [], tool_call_id: id } of body.messages) {
    const said: Part[] =
      content === null || content === undefined || content === '' ? [] : [{ kind: 'text', text: textOf(content) }];
    if (role === 'system') system = textOf(content);
    else if (role === 'tool')
      addResult(messages, { kind: 'result', id: String(id), text: textOf(content), isError: false });
    else if (role === 'assistant') messages.push({ role, parts: [...said, ...(calls as Block[]).map(openaiCall)] });
    else messages.push({ role: 'user', parts: said });
  }
  return { protocol: 'openai', ...common(body, text), system, messages };
}

function addResult(messages: Message[], result: Part): void {
  const last = messages.at(-1);
  if (last?.role === 'user') messages[messages.length - 1] = { role: 'user', parts: [...last.parts, result] };
  else messages.push({ role: 'user', parts: [result] });
}

function openaiCall(call: Block): Part {
  const { name, arguments: given } = call['function'] as { name: string; arguments: string };
  return { kind: 'call', id: String(call['id']), tool: name, arguments: JSON.parse(given) };
}

type Made = {
  readonly text: string;
  readonly calls: readonly { readonly tool: string; readonly arguments: object | string }[];
  readonly usage: Usage | null;
  readonly isCutOff?: boolean;
  readonly number: number;
  readonly callId?: string;
};

function asAnthropic({ modelId }: Request, { text, calls, usage, isCutOff = false, number, callId }: Made): object {
  const content = [
    ...(text === '' ? [] : [{ type: 'text', text }]),
    // A server may repeat ids: the daemon gives each call its own.
    ...calls.map((call, i) => ({
      type: 'tool_use',
      id: callId ?? `toolu_${i}`,
      name: call.tool,
      input: call.arguments,
    })),
  ];
  return {
    id: `msg_${number}`,
    type: 'message',
    role: 'assistant',
    model: modelId,
    content,
    stop_reason: isCutOff ? 'max_tokens' : calls.length > 0 ? 'tool_use' : 'end_turn',
    stop_sequence: null,
    usage:
      usage === null
        ? { input_tokens: 0, output_tokens: 0 }
        : {
            input_tokens: usage.input - usage.cacheRead - usage.cacheWrite,
            cache_read_input_tokens: usage.cacheRead,
            cache_creation_input_tokens: usage.cacheWrite,
            output_tokens: usage.output,
          },
  };
}

function asOpenai({ modelId }: Request, { text, calls, usage, isCutOff = false, number, callId }: Made): object {
  const toolCalls = calls.map((call, i) => ({
    id: callId ?? `call_${i}`,
    type: 'function',
    function: {
      name: call.tool,
      arguments: typeof call.arguments === 'string' ? call.arguments : JSON.stringify(call.arguments),
    },
  }));
  const message = {
    role: 'assistant',
    content: text === '' ? null : text,
    ...(calls.length === 0 ? {} : { tool_calls: toolCalls }),
  };
  return {
    id: `chatcmpl-${number}`,
    object: 'chat.completion',
    created: 0,
    model: modelId,
    choices: [{ index: 0, message, finish_reason: isCutOff ? 'length' : calls.length > 0 ? 'tool_calls' : 'stop' }],
    ...(usage === null
      ? {}
      : {
          usage: {
            prompt_tokens: usage.input,
            completion_tokens: usage.output,
            total_tokens: usage.input + usage.output,
            prompt_tokens_details: { cached_tokens: usage.cacheRead },
          },
        }),
  };
}
