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
    inputTokens: tokens.describe('The whole input, including what was read from a cache or written to one.'),
    outputTokens: tokens.describe('The whole output, including reasoning.'),
    cacheReadTokens: tokens.optional().describe('Input tokens that were read from a cache.'),
    cacheWriteTokens: tokens.optional().describe('Input tokens that were written to a cache.'),
    reasoningTokens: tokens.optional().describe('Output tokens that were reasoning.'),
  })
  .describe('What the reply used, for the costs. By default, four bytes of the request or the reply are one token.');

export const scriptedCall = z
  .strictObject({
    tool: z.string().min(1).max(128).describe('The name of a tool, such as `bash` or `complete_step`.'),
    arguments: jsonObject.describe('The arguments of the tool.'),
  })
  .describe('A tool call.');

export const scriptedTurn = z
  .strictObject({
    text: z.string().max(conversationTextBytesMax).optional().describe('What the model writes.'),
    calls: z
      .array(scriptedCall)
      .max(toolCallsPerReplyMax)
      .optional()
      .describe('The tools that the model calls, one after the other.'),
    usage: scriptedUsage.optional(),
  })
  .describe('One reply of the model.');

export const scriptedStep = z
  .strictObject({
    workflow: z.string().min(1).max(workflowIdLengthMax).optional().describe('The id of a workflow; by default any.'),
    step: z.string().min(1).max(stepIdLengthMax).describe('The id of a step of the workflow, or `*` for every step.'),
    number: z
      .number()
      .int()
      .min(1)
      .optional()
      .describe('Only if the step is the one with this number in its session, as the steps of a loop are.'),
    turns: z
      .array(scriptedTurn)
      .min(1)
      .max(modelScriptTurnsMax)
      .describe('The replies in this step, in their order. The last one completes the step.'),
  })
  .describe('What the model does in a step.');

export const modelScript = z
  .strictObject({
    $schema: z.string().optional().describe('The schema that an editor validates this file with.'),
    steps: z
      .array(scriptedStep)
      .min(1)
      .max(modelScriptEntriesMax)
      .describe('The first entry that matches a step counts.'),
  })
  .describe('The script of a model.');

export type ModelScript = z.infer<typeof modelScript>;
export type ScriptedStep = z.infer<typeof scriptedStep>;
export type ScriptedTurn = z.infer<typeof scriptedTurn>;
