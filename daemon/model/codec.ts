/**
 * A model over the AI SDK, which is used as a codec: one request, one reply, tools without `execute`. The SDK retries nothing and runs
 * nothing, so the daemon can write to its log before it acts (ADR-0069).
 */
import { generateText, jsonSchema, type ModelMessage as SdkMessage, type ToolSet, wrapLanguageModel } from 'ai';
import { canonicalOf, type JsonObject } from '../../schemas/canonical/json.ts';
import { isRecord } from '../../schemas/json-object.ts';
import { spendingTokensMax, toolArgumentsBytesMax, toolNameLengthMax } from '../../schemas/daemon/limits.ts';
import type { FinishReason, Usage } from '../../schemas/daemon/turn-record.ts';
import { untilEither } from '../either-signal.ts';
import type { ModelMessage, ToolResultMessage, ToolUse } from '../conversation/messages.ts';
import type { ModelFault, ModelPort, ModelReply, StepPlace, ToolDescription } from './model.ts';
import { faultOf } from './faults.ts';
import type { SdkModel } from './scripted.ts';

export type CodecOptions = {
  readonly provider: string;
  readonly modelId: string;
  readonly maxOutputTokens: number;
  /** For one call. */
  readonly timeoutMs: number;
};

type ModelFor = (place: StepPlace) => SdkModel | Promise<SdkModel>;

/** The SDK finds a call by its id, and takes one with the id of another for that one. Some servers give all calls the same id. */
const withOwnCallIds = (model: SdkModel): SdkModel =>
  wrapLanguageModel({
    model,
    middleware: {
      specificationVersion: 'v3',
      wrapGenerate: async ({ doGenerate }) => {
        const reply = await doGenerate();
        const content = reply.content.map((part, at) =>
          part.type === 'tool-call' ? { ...part, toolCallId: `call-${at}` } : part,
        );
        return { ...reply, content };
      },
    },
  });

/** @param modelFor the model for a call in a step */
export function sdkModel(modelFor: ModelFor, options: CodecOptions): ModelPort {
  const { provider, modelId, maxOutputTokens, timeoutMs } = options;
  return {
    provider,
    modelId,
    async call(request, signal, place): Promise<ModelReply | ModelFault> {
      const model = withOwnCallIds(await modelFor(place));
      const deadline = AbortSignal.timeout(timeoutMs);
      try {
        const result = await untilEither([signal, deadline], (abortSignal) =>
          generateText({
            model,
            system: request.instructions,
            messages: request.messages.map(sdkMessage),
            tools: Object.fromEntries(request.tools.map(sdkTool)),
            maxOutputTokens,
            maxRetries: 0,
            abortSignal,
          }),
        );
        return replyOf(result);
      } catch (error) {
        return faultOf(error, { isCancelled: signal.aborted, isTimedOut: deadline.aborted });
      }
    },
  };
}

const sdkTool = ({ name, description, inputSchema }: ToolDescription): [string, ToolSet[string]] => [
  name,
  { description, inputSchema: jsonSchema<never>(inputSchema) },
];

function sdkMessage(message: ModelMessage): SdkMessage {
  switch (message.role) {
    case 'user':
      return { role: 'user', content: message.text };
    case 'assistant':
      return { role: 'assistant', content: [...textParts(message.text), ...message.calls.map(callPart)] };
    case 'tool':
      return { role: 'tool', content: message.results.map(resultPart) };
  }
}

const textParts = (text: string) => (text === '' ? [] : [{ type: 'text' as const, text }]);
const callPart = ({ callId, tool: toolName, arguments: input }: ToolUse) => ({
  type: 'tool-call' as const,
  toolCallId: callId,
  toolName,
  input,
});
const resultPart = ({ callId, tool: toolName, isError, text: value }: ToolResultMessage) => ({
  type: 'tool-result' as const,
  toolCallId: callId,
  toolName,
  output: isError ? { type: 'error-text' as const, value } : { type: 'text' as const, value },
});

type SdkResult = Awaited<ReturnType<typeof generateText>>;

const finishes: Readonly<Record<SdkResult['finishReason'], FinishReason>> = {
  stop: 'stop',
  length: 'length',
  'tool-calls': 'tool_calls',
  'content-filter': 'refused',
  error: 'other',
  other: 'other',
};

function replyOf({ text, toolCalls, finishReason, usage }: SdkResult): ModelReply {
  return {
    kind: 'reply',
    text: text.toWellFormed(),
    calls: toolCalls.map(readCall),
    finish: finishes[finishReason],
    usage: usageOf(usage),
  };
}

/** The request that repeats a call nests its arguments deeper than any other place where they are stored. */
const isStorable = (input: unknown): boolean => canonicalOf({ messages: [{ calls: [{ arguments: input }] }] }).ok;

/** Empty for a value that is nested deeper than the stack. */
function textOfJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
}

/**
 * The SDK returns arguments that it cannot parse as text. Arguments that cannot be stored count as unparsed. The name of a tool may be any
 * text; no tool has a name that is cut here.
 */
function readCall({ toolName, input }: SdkResult['toolCalls'][number]): ModelReply['calls'][number] {
  const tool = toolName.slice(0, toolNameLengthMax).toWellFormed();
  if (isRecord(input) && isStorable(input)) return { tool, arguments: input as JsonObject };
  const sent = typeof input === 'string' ? input : textOfJson(input);
  return { tool, arguments: null, unread: sent.slice(0, toolArgumentsBytesMax).toWellFormed() };
}

const isCount = (tokens: number) => Number.isSafeInteger(tokens) && tokens >= 0 && tokens <= spendingTokensMax;

/**
 * What the provider does not report stays absent. A provider that reports anything but a number of tokens, such as -1, reports nothing: the
 * records of calls contain only numbers that can be added, and a call whose usage is unknown counts as its reservation.
 */
function usageOf({ inputTokens, inputTokenDetails, outputTokens, outputTokenDetails }: SdkResult['usage']): Usage {
  const parts = {
    inputTokens,
    cacheReadTokens: inputTokenDetails.cacheReadTokens,
    cacheWriteTokens: inputTokenDetails.cacheWriteTokens,
    outputTokens,
    reasoningTokens: outputTokenDetails.reasoningTokens,
  };
  const reported = Object.entries(parts).filter((part): part is [string, number] => part[1] !== undefined);
  return reported.every(([, tokens]) => isCount(tokens)) ? Object.fromEntries(reported) : {};
}
