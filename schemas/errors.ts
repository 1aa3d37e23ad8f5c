/** The one error envelope of every surface: MCP, CLI and, later, the console (design-locks §12). */
import { errorCodes } from './error-codes.ts';
import { jsonObject, z } from './zod.ts';

export const retry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('not_retryable') }),
  z.object({ kind: z.literal('retryable_immediate') }),
  z.object({ kind: z.literal('retryable_after_ms'), afterMs: z.number().int().positive() }),
]);
export const errorEnvelope = z.object({
  code: z.enum(errorCodes),
  /** What is wrong, where, and why it matters. */
  message: z.string().min(1),
  retry,
  /** Exactly what to do next: a call or a command. */
  suggestion: z.string().min(1),
  /** Bounded, JSON-safe, deterministic; holds no path and no time. */
  details: jsonObject.optional(),
});
export type Retry = z.infer<typeof retry>;
export type ErrorEnvelope = z.infer<typeof errorEnvelope>;
