/**
 * What a tool answers, and the one payload that carries it over the protocol: a text that an agent reads, or data that a program
 * asked for [one-payload]. Nothing is thrown across the protocol: errors are in the one envelope with `isError`.
 */
import type { ReplyForm } from '../../schemas/closed-sets.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import { errorPartBytesMax } from '../../schemas/limits.ts';
import { inLine } from '../core/frame.ts';
import { shortened } from '../core/text-budget.ts';

/** In both forms, before one of them is chosen; the text may be rendered when it is asked for. */
export type Answer = {
  readonly text: string;
  readonly data: { readonly ok: true } | { readonly ok: false; readonly error: ErrorEnvelope };
};
export type ToolResult = {
  readonly content: readonly { readonly type: 'text'; readonly text: string }[];
  readonly structuredContent?: Answer['data'];
  readonly isError?: true;
};

export const failure = (error: ErrorEnvelope): Answer => ({ text: errorText(error), data: { ok: false, error } });

/** Clients show their model one of the two and drop the other, so the two never say different things. */
export function toolResult(answer: Answer, form: ReplyForm): ToolResult {
  const { data } = answer;
  const isError = data.ok ? {} : { isError: true as const };
  return form === 'text'
    ? { content: [{ type: 'text', text: answer.text }], ...isError }
    : { content: [{ type: 'text', text: JSON.stringify(data) }], structuredContent: data, ...isError };
}

// Errors --------------------------------------------------------------------------------------------------------------

function retryText({ code, retry }: ErrorEnvelope): string {
  switch (retry.kind) {
    case 'not_retryable':
      return code === 'SESSION_RUN_ABANDONED' || code === 'SESSION_RUN_UNATTENDED'
        ? 'Do not repeat this call before the user has done that.'
        : 'Do not repeat this call unchanged.';
    case 'retryable_immediate':
      return 'You may repeat this call.';
    case 'retryable_after_ms':
      return `You may repeat this call after ${retry.afterMs} ms.`;
  }
}

/** The details of an error are for programs: whatever helps an agent is in its sentences [error-text-is-whole]. */
export const errorText = (error: ErrorEnvelope): string =>
  [
    `${error.code}: ${shortened(inLine(error.message), errorPartBytesMax)}`,
    `What to do: ${shortened(inLine(error.suggestion), errorPartBytesMax)}`,
    retryText(error),
  ].join('\n');
