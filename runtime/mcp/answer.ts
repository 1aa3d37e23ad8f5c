/**
 * From a use-case's answer to a tool result: text first, the same as data in `structuredContent`, errors in the one
 * envelope with `isError`. Nothing is thrown across the protocol.
 */
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import { inLine } from '../core/frame.ts';

export type ToolResult = {
  readonly content: readonly { readonly type: 'text'; readonly text: string }[];
  readonly structuredContent: { readonly [key: string]: unknown };
  readonly isError?: true;
};

export function success(text: string, data: { readonly ok: true }): ToolResult {
  return { content: [{ type: 'text', text }], structuredContent: data };
}

export function failure(error: ErrorEnvelope): ToolResult {
  const retry =
    error.retry.kind === 'not_retryable'
      ? 'Do not repeat this call unchanged.'
      : error.retry.kind === 'retryable_immediate'
        ? 'You may repeat this call.'
        : `You may repeat this call after ${error.retry.afterMs} ms.`;
  const text = [`${error.code}: ${inLine(error.message)}`, `What to do: ${inLine(error.suggestion)}`, retry].join('\n');
  return { content: [{ type: 'text', text }], structuredContent: { ok: false, error }, isError: true };
}
