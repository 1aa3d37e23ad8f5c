/** Errors of the AI SDK as faults of a session. The messages are our own: those of a provider may quote what it was sent. */
import { APICallError, LoadAPIKeyError, RetryError } from 'ai';
import { modelReplyBytesMax } from '../../schemas/daemon/limits.ts';
import type { ModelFaultCode } from '../../schemas/daemon/turn-record.ts';
import { ReplyTooLong } from './bounded-fetch.ts';
import type { ModelFault } from './model.ts';
import { ScriptFault } from './scripted.ts';

type Ended = { readonly isCancelled: boolean; readonly isTimedOut: boolean };

export function faultOf(error: unknown, { isCancelled, isTimedOut }: Ended): ModelFault {
  if (isCancelled) return fault('cancelled', 'the model call was cancelled');
  if (isTimedOut) return fault('timed_out', 'the model did not answer within the time limit');
  if (LoadAPIKeyError.isInstance(error)) return fault('unauthorized', 'no API key for the provider is set');
  if (error instanceof ReplyTooLong)
    return fault('unreadable_reply', `the reply of the model is longer than ${modelReplyBytesMax} bytes`);
  if (error instanceof ScriptFault) return fault('request_refused', error.message);
  const met = RetryError.isInstance(error) ? error.lastError : error;
  if (!APICallError.isInstance(met)) return fault('unreadable_reply', 'the reply of the model is malformed');
  const { statusCode, responseHeaders } = met;
  if (statusCode === undefined) return fault('unavailable', 'the provider did not answer, or its reply broke off');
  if (statusCode >= 300 && statusCode < 400)
    return fault(
      'request_refused',
      `the provider answered ${statusCode}, a redirect, which is not followed; set "baseUrl" of the model to the new address`,
    );
  const code = codeOf(statusCode);
  const retryAfterMs = retryAfterIn(responseHeaders ?? {});
  return {
    ...fault(code, `the provider answered ${statusCode}: ${meanings[code]}`),
    ...(retryAfterMs === null ? {} : { retryAfterMs }),
  };
}

const fault = (code: ModelFaultCode, message: string): ModelFault => ({ kind: 'fault', code, message });

function codeOf(status: number): keyof typeof meanings {
  if (status === 429) return 'rate_limited';
  // Anthropic's status for an overloaded service.
  if (status === 529) return 'overloaded';
  if (status === 401 || status === 403) return 'unauthorized';
  if (status >= 500 || status === 408) return 'unavailable';
  return status >= 400 ? 'request_refused' : 'unreadable_reply';
}
const meanings = {
  rate_limited: 'rate limit exceeded',
  overloaded: 'overloaded',
  unauthorized: 'the API key was rejected',
  unavailable: 'temporarily unavailable',
  request_refused: 'the request was rejected',
  unreadable_reply: 'the reply is malformed',
} as const;

/** Providers send seconds, or milliseconds in a header of their own. A date is ignored, because clocks differ. */
function retryAfterIn(headers: Readonly<Record<string, string>>): number | null {
  const milliseconds = Number(headers['retry-after-ms']);
  if (headers['retry-after-ms'] !== undefined && Number.isFinite(milliseconds)) return Math.max(0, milliseconds);
  const given = headers['retry-after'];
  if (given === undefined) return null;
  const seconds = Number(given);
  return Number.isFinite(seconds) ? Math.max(0, seconds * 1000) : null;
}
