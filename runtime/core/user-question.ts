/** What the daemon asks the user where only they can help [questions-are-for-the-user]. What the model has to correct beside it is not in it. Pure. */
import { inLine, unforgedData } from './frame.ts';
import { type Execution, isBlocked } from './reply-call.ts';
import { askedOfUser } from './validation/user-dependencies.ts';

/** The session waits, and a step that is read again takes new attempts. */
export const noMoreAttempts =
  'The step accepts no more attempts in this conversation. To start the step again, resume the session with a message that says what to change.';

export function userQuestion(written: Execution): string {
  const data = unforgedData(written);
  const { pending } = data;
  const step = pending === null ? 'The step' : `Step "${inLine(pending.title)}"`;
  const blockers = isBlocked(data) ? data.blockers.map(({ message }) => listed(message)) : [];
  if (isBlocked(data) && data.retryAckToken !== undefined) {
    const { ask = [], questionsOmitted = 0 } = pending ?? {};
    const more = questionsOmitted === 0 ? [] : [`- and ${questionsOmitted} more`];
    const asked = ask.length === 0 ? blockers : [...ask.map((open) => listed(askedOfUser(open))), ...more];
    return [`${step} needs what only you can supply:`, ...asked].join('\n');
  }
  const why = blockers.length === 0 ? [] : [`${step} is not complete. Its last attempt was not accepted:`, ...blockers];
  return [...why, noMoreAttempts].join('\n');
}

const listed = (text: string): string => `- ${inLine(text)}`;
