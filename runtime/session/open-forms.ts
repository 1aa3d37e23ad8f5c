/**
 * The forms in which users are asked for confirmations now, one for each attempt [confirmations-in-form]. A form is open outside the
 * gate of its session, so it holds up nobody. A repeated call waits for the form that is open, and is answered from what was recorded.
 */
import type { Sha256Digest } from '../../schemas/ids.ts';
import { formAnswersKeptMax, openFormsMax } from '../../schemas/limits.ts';
import { BoundedMap } from '../core/bounded-map.ts';
import type { FormAnswer } from '../core/validation/confirmation.ts';

/**
 * Shows a form of the client, until it is answered or withdrawn. Never rejects: what is no answer is `unanswered`, and null says that
 * no form was shown.
 */
export type AskInForm = (message: string, withdrawn: AbortSignal) => Promise<FormAnswer | null>;

/** Who waits for the reply to a call. */
export type Caller = {
  readonly ask: AskInForm;
  /** The same promise; until it settles, the call holds up no other. Absent: it never does. */
  readonly waitForUser?: <T>(answer: Promise<T>) => Promise<T>;
  /** Nobody waits any more: the call was cancelled, or its client is gone. */
  readonly gone: AbortSignal;
  /** The user is also asked in a mode that skips confirmations. */
  readonly asksInEveryMode?: boolean;
};

/** What a form is about: an attempt, with the output that it was sent with. */
export type AskedAttempt = { readonly attempt: string; readonly inputDigest: Sha256Digest };

type OpenForm = {
  /** How many calls wait for it. */
  callers: number;
  readonly withdraw: AbortController;
  ended: Promise<unknown>;
};

export class OpenForms {
  readonly #open = new Map<string, OpenForm>();
  /** So that no user is asked twice where an answer could not be recorded, and the call is repeated. */
  readonly #answers = new BoundedMap<string, { readonly inputDigest: Sha256Digest; readonly answer: FormAnswer }>(
    formAnswersKeptMax,
  );

  /**
   * Asks, and records the answer; null is recorded where no form was shown. Where a form of this attempt is open already, waits until
   * its answer is recorded and resolves with null: the caller looks for it.
   */
  async during<T>(
    asked: AskedAttempt,
    caller: Caller,
    message: string,
    record: (form: FormAnswer | null) => Promise<T>,
  ): Promise<T | null> {
    const { attempt, inputDigest } = asked;
    const open = this.#open.get(attempt);
    if (open !== undefined) {
      await waitingAs(caller, awaitOrLeave(open, caller, open.ended));
      return null;
    }
    const known = this.#answers.get(attempt);
    if (known?.inputDigest === inputDigest) return record(known.answer);
    if (this.#open.size >= openFormsMax || caller.gone.aborted) return record(null);
    const form: OpenForm = { callers: 0, withdraw: new AbortController(), ended: Promise.resolve() };
    const asking = awaitOrLeave(form, caller, caller.ask(message, form.withdraw.signal));
    const recorded = waitingAs(caller, asking).then((answer) => {
      if (answer !== null) this.#answers.set(attempt, { inputDigest, answer });
      return record(answer);
    });
    form.ended = recorded.catch(() => undefined);
    this.#open.set(attempt, form);
    return recorded.finally(() => this.#open.delete(attempt));
  }
}

const waitingAs = <T>({ waitForUser }: Caller, answer: Promise<T>): Promise<T> => waitForUser?.(answer) ?? answer;

/** The result, with the caller counted until then. The form is withdrawn when the last caller is gone. */
async function awaitOrLeave<T>(form: OpenForm, { gone }: Caller, result: Promise<T>): Promise<T> {
  if (gone.aborted) return result;
  const leave = () => {
    form.callers -= 1;
    if (form.callers === 0) form.withdraw.abort();
  };
  form.callers += 1;
  gone.addEventListener('abort', leave, { once: true });
  try {
    return await result;
  } finally {
    gone.removeEventListener('abort', leave);
  }
}
