/**
 * What a scripted model replies, v1: a file that the user writes to rehearse workflows, policies and triggers without a network, a key or
 * costs. Only the configuration of the user names such a file (ADR-0077).
 */
import { stepIdLengthMax, workflowIdLengthMax } from '../limits.ts';
import {
  conversationTextBytesMax,
  modelScriptEntriesMax,
  modelScriptTurnsMax,
  spendingTokensMax,
  toolCallsPerReplyMax,
} from './limits.ts';
import { jsonObject, z } from '../zod.ts';

const tokens = z.number().int().min(0).max(spendingTokensMax);

export const scriptedUsage = z
  .strictObject({
    inputTokens: tokens.describe(
      'The number of input tokens, including those that were read from a cache or written to one.',
    ),
    outputTokens: tokens.describe('The number of output tokens, including reasoning tokens.'),
    cacheReadTokens: tokens.optional().describe('The number of input tokens that were read from a cache.'),
    cacheWriteTokens: tokens.optional().describe('The number of input tokens that were written to a cache.'),
    reasoningTokens: tokens.optional().describe('The number of output tokens that were used for reasoning.'),
  })
  .describe(
    'The token counts from which the cost of the reply is computed. By default, four bytes of the request or the reply count as one token.',
  );

export const scriptedCall = z
  .strictObject({
    tool: z.string().min(1).max(128).describe('The name of a tool, such as `bash` or `complete_step`.'),
    arguments: jsonObject.describe('The arguments of the tool.'),
  })
  .describe('A tool call.');

export const scriptedTurn = z
  .strictObject({
    text: z.string().max(conversationTextBytesMax).optional().describe('The text that the model writes in this reply.'),
    calls: z
      .array(scriptedCall)
      .max(toolCallsPerReplyMax)
      .optional()
      .describe('The tool calls of this reply, in order.'),
    usage: scriptedUsage.optional(),
  })
  .describe('One reply of the model.');

export const scriptedStep = z
  .strictObject({
    workflow: z
      .string()
      .min(1)
      .max(workflowIdLengthMax)
      .optional()
      .describe('The id of the workflow to which this entry applies; by default every workflow.'),
    step: z
      .string()
      .min(1)
      .max(stepIdLengthMax)
      .describe('The id of the step to which this entry applies, or `*` for every step.'),
    number: z
      .number()
      .int()
      .min(1)
      .optional()
      .describe(
        'If present, the entry applies only to the step with this number in the session. Use it to distinguish the iterations of a loop.',
      ),
    turns: z
      .array(scriptedTurn)
      .min(1)
      .max(modelScriptTurnsMax)
      .describe('The replies of the model in this step, in order. The last reply must complete the step.'),
  })
  .describe('The replies of the model in one step.');

export const modelScript = z
  .strictObject({
    $schema: z.string().optional().describe('The path of the JSON Schema with which an editor validates this file.'),
    steps: z
      .array(scriptedStep)
      .min(1)
      .max(modelScriptEntriesMax)
      .describe('The replies for each step. The first entry that matches a step applies.'),
  })
  .describe('The replies of a scripted model.');

export type ModelScript = z.infer<typeof modelScript>;
export type ScriptedStep = z.infer<typeof scriptedStep>;
export type ScriptedTurn = z.infer<typeof scriptedTurn>;
