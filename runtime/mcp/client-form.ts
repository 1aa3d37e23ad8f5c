/**
 * Asks the user through a form of the client (MCP elicitation), where the client declares that it shows forms [confirmations-in-form].
 * Whatever comes back is the answer of a form, and no proof of a human: clients answer forms by themselves.
 */
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { ResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { isRecord } from '../../schemas/json-object.ts';
import { confirmationCommentBytesMax, formMsMax } from '../../schemas/limits.ts';
import { inLine } from '../core/frame.ts';
import { shortened } from '../core/text-budget.ts';
import type { FormAnswer } from '../core/validation/confirmation.ts';
import type { TimerPort, TracePort } from '../ports.ts';
import type { AskInForm } from '../session/open-forms.ts';
import { tracedError } from './traced-error.ts';

/** No default: a form that is sent without a choice approves nothing. */
const requestedSchema = {
  type: 'object' as const,
  properties: {
    decision: {
      type: 'string' as const,
      title: 'Decision',
      description: 'If you reject, the agent must change the result.',
      enum: ['approve', 'reject'],
    },
    comment: {
      type: 'string' as const,
      title: 'Comment',
      description: 'Optional. The agent reads this comment.',
      maxLength: confirmationCommentBytesMax,
    },
  },
  required: ['decision'],
};

const unanswered: FormAnswer = { answer: 'unanswered', comment: null };
const answers: ReadonlyMap<string, FormAnswer['answer']> = new Map([
  ['approve', 'approved'],
  ['reject', 'rejected'],
]);

/** Each field is read by itself: clients send null for one that was left empty, and the schema of the SDK refuses all for one. */
function readAnswer({ action, content }: Readonly<Record<string, unknown>>): FormAnswer {
  const text = (field: 'decision' | 'comment') => {
    const value = isRecord(content) ? content[field] : undefined;
    return typeof value === 'string' ? inLine(value).trim() : '';
  };
  const answer = action === 'accept' ? answers.get(text('decision').toLowerCase()) : undefined;
  if (answer === undefined) return unanswered;
  const comment = text('comment');
  return { answer, comment: comment === '' ? null : shortened(comment, confirmationCommentBytesMax) };
}

/** Null for a client that shows no forms: it never receives a request for one. */
export function clientForm(server: Server, trace: TracePort, timer: TimerPort): AskInForm | null {
  if (server.getClientCapabilities()?.elicitation?.form === undefined) return null;
  return async (message, withdrawn) => {
    const over = new AbortController();
    const end = (why: string) => () => over.abort(why);
    const stop = timer.after(formMsMax, end('nobody answered the form in time'));
    const withdraw = end('the call that sent the form has ended');
    withdrawn.addEventListener('abort', withdraw, { once: true });
    try {
      const request = { method: 'elicitation/create' as const, params: { message, requestedSchema } };
      // Its own timer would run beside ours.
      const options = { signal: over.signal, timeout: 2 * formMsMax };
      return readAnswer(await server.request(request, ResultSchema, options));
    } catch (error) {
      trace.event('form_unanswered', { error: tracedError(error) });
      return unanswered;
    } finally {
      stop();
      withdrawn.removeEventListener('abort', withdraw);
    }
  };
}
