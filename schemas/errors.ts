/** The one error envelope of every surface: MCP, CLI and, later, the console. */
import { errorCodes } from './error-codes.ts';
import { jsonObject, z } from './zod.ts';

export const retry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('not_retryable').describe('A retry of the same call fails again.') }),
  z.object({ kind: z.literal('retryable_immediate').describe('Repeat the call now.') }),
  z.object({
    kind: z.literal('retryable_after_ms').describe('Repeat the call after a delay.'),
    afterMs: z.number().int().positive().describe('The delay in milliseconds.'),
  }),
]);
export const errorEnvelope = z.object({
  code: z.enum(errorCodes).describe('The error code.'),
  message: z.string().min(1).describe('What is wrong, where, and why it matters.'),
  retry: retry.describe('Whether the same call can succeed later.'),
  suggestion: z.string().min(1).describe('The call or command to run next.'),
  /** Limited in size, JSON-safe and deterministic; contains no path and no time. */
  details: jsonObject.optional().describe('Data about the error; its fields depend on `code`.'),
});
export type Retry = z.infer<typeof retry>;
export type ErrorEnvelope = z.infer<typeof errorEnvelope>;
