/**
 * A model that replies from a script of the user, for rehearsals without a network, a key or costs (ADR-0077). It is a model of the AI SDK
 * like those of providers, so a session takes the same way through the codec, the ledger, the permissions and the sandbox.
 *
 * It keeps no state: the turn is the number of replies that the conversation of the step already has, so a session that is resumed by
 * another process continues in the script where it stopped.
 */
import type { LanguageModel } from 'ai';
import type { ModelScript, ScriptedStep, ScriptedTurn } from '../../schemas/daemon/model-script.ts';
import type { StepPlace } from './model.ts';

/** The version of the SDK's interface that it implements today. */
export type SdkModel = Extract<LanguageModel, { readonly specificationVersion: 'v3' }>;
type SdkCall = Parameters<SdkModel['doGenerate']>[0];
type SdkReply = Awaited<ReturnType<SdkModel['doGenerate']>>;

export type Script = { readonly file: string; readonly script: ModelScript };

/** The script says nothing about a turn: no other call helps. */
export class ScriptFault extends Error {}

export function scriptedModel({ file, script }: Script, modelId: string, place: StepPlace): SdkModel {
  return {
    specificationVersion: 'v3',
    provider: 'scripted',
    modelId,
    supportedUrls: {},
    doGenerate: async (call) => {
      call.abortSignal?.throwIfAborted();
      const number = call.prompt.filter(({ role }) => role === 'assistant').length + 1;
      return replyOf(turnOf(script, file, place, number), call, number);
    },
    doStream: () => Promise.reject(new Error('a scripted model does not stream')),
  };
}

const matches = (entry: ScriptedStep, { workflowId, stepId, number }: StepPlace): boolean =>
  (entry.workflow ?? workflowId) === workflowId &&
  (entry.step === '*' || entry.step === stepId) &&
  (entry.number ?? number) === number;

function turnOf({ steps }: ModelScript, file: string, place: StepPlace, number: number): ScriptedTurn {
  const entry = steps.find((one) => matches(one, place));
  const step = `the step "${place.stepId}" (number ${place.number}) of ${place.workflowId}`;
  if (entry === undefined)
    throw new ScriptFault(
      `the script ${file} has no entry for ${step}. Add { "step": "${place.stepId}", "turns": [...] } to "steps".`,
    );
  const turn = entry.turns[number - 1];
  if (turn !== undefined) return turn;
  throw new ScriptFault(
    `the script ${file} has no turn ${number} for ${step}: its entry ${steps.indexOf(entry) + 1} ends after turn ${entry.turns.length}, and the step is not complete. Add a turn, or correct the last call of "complete_step".`,
  );
}

const tokensOf = (value: unknown): number => Math.ceil(Buffer.byteLength(JSON.stringify(value)) / 4);

function replyOf({ text = '', calls = [], usage }: ScriptedTurn, { prompt, tools }: SdkCall, number: number): SdkReply {
  const {
    inputTokens = tokensOf([prompt, tools ?? []]),
    outputTokens = tokensOf([text, calls]),
    cacheReadTokens = 0,
    cacheWriteTokens = 0,
    reasoningTokens = 0,
  } = usage ?? {};
  return {
    content: [
      ...(text === '' ? [] : [{ type: 'text' as const, text }]),
      ...calls.map(({ tool: toolName, arguments: input }, index) => ({
        type: 'tool-call' as const,
        toolCallId: `script-${number}-${index + 1}`,
        toolName,
        input: JSON.stringify(input),
      })),
    ],
    finishReason: { unified: calls.length === 0 ? 'stop' : 'tool-calls', raw: undefined },
    usage: {
      inputTokens: {
        total: inputTokens,
        noCache: Math.max(0, inputTokens - cacheReadTokens - cacheWriteTokens),
        cacheRead: cacheReadTokens,
        cacheWrite: cacheWriteTokens,
      },
      outputTokens: {
        total: outputTokens,
        text: Math.max(0, outputTokens - reasoningTokens),
        reasoning: reasoningTokens,
      },
    },
    warnings: [],
  };
}
