/**
 * What becomes of a confirmation [confirmations-recorded]. An acknowledgement in guided mode says that the user was asked in the
 * chat; an answer in the form of the client is recorded as such, and is no proof of a human either: clients answer forms by
 * themselves. A mode that asks nobody skips the confirmation, which is a gap.
 */
import type { CompiledStep } from '../../../schemas/compiled-snapshot.ts';
import type { EventOf, Preferences } from '../../../schemas/events.ts';
import { confirmationCommentBytesMax, gapSummaryBytesMax } from '../../../schemas/limits.ts';
import { asksForConfirmation } from '../../../schemas/step-options.ts';
import type { Finding, FoundGap } from './findings.ts';
import type { Rules } from './rules.ts';
import { clipped, fitted, placed, worded } from './wording.ts';

export type Confirmation = NonNullable<EventOf<'advance_recorded'>['data']['confirmation']>;

/** What a form gave; null where none was shown. */
export type FormAnswer = {
  readonly answer: 'approved' | 'rejected' | 'unanswered';
  readonly comment: string | null;
};

const outcomeOfForm = {
  approved: 'approved_in_form',
  rejected: 'rejected_in_form',
  unanswered: 'form_unanswered',
} as const satisfies Record<FormAnswer['answer'], Confirmation['outcome']>;

/** The answer that kept a recorded attempt from passing. */
export type RecordedForm = FormAnswer & {
  /** The context and the preferences that the step was sent before do not apply [rejected-has-no-effect]. */
  readonly isDropped: boolean;
};

/** The answer that a record was made from. */
export function formAnswerOf(record: Confirmation | undefined): FormAnswer | null {
  const answers = ['approved', 'rejected', 'unanswered'] as const;
  const answer = answers.find((each) => outcomeOfForm[each] === record?.outcome);
  return answer === undefined ? null : { answer, comment: record?.comment ?? null };
}

type Asked = { readonly step: CompiledStep; readonly preferences: Preferences; readonly rules: Rules };

/** Whether the user is asked at a step in this mode. */
export const isAsked = ({ step, preferences, rules }: Asked): boolean =>
  rules.confirmationsAreRecorded && asksForConfirmation(step) && preferences.autonomy === 'guided';

/** An answer says that the user was asked in another mode too: a caller without a chat asks outside of it. */
const wasAsked = (asked: Asked, form: FormAnswer | null): boolean =>
  isAsked(asked) || (form !== null && asked.rules.confirmationsAreRecorded && asksForConfirmation(asked.step));

/** What keeps a step pending that was shown in a form. */
export function confirmationFindings(asked: Asked, place: string, form: FormAnswer | null): Finding[] {
  if (form === null || form.answer === 'approved' || !wasAsked(asked, form)) return [];
  const { step, rules } = asked;
  const texts = form.answer === 'unanswered' ? rules.texts.unanswered : rules.texts.rejected(quoteOf(form.comment));
  return [
    {
      reason: { category: 'user_only_dependency', detail: 'needs_user_approval' },
      weight: 'required',
      pointer: { kind: 'workflow_step', stepId: step.stepId },
      message: worded`Step ${placed(place, rules)}: ${texts.message}`,
      fix: texts.fix,
    },
  ];
}

const quoteOf = (comment: string | null) => (comment === null ? null : clipped(comment, confirmationCommentBytesMax));

/** @param hasAdvanced whether the attempt passed the step */
export function confirmationRecord(asked: Asked, form: FormAnswer | null, hasAdvanced: boolean): Confirmation | null {
  if (!asked.rules.confirmationsAreRecorded || !asksForConfirmation(asked.step)) return null;
  if (!wasAsked(asked, form)) return hasAdvanced ? { outcome: 'skipped_by_mode' } : null;
  if (form === null) return hasAdvanced ? { outcome: 'acknowledged_in_text' } : null;
  if (form.answer === 'approved' && !hasAdvanced) return null;
  return { outcome: outcomeOfForm[form.answer], ...(form.comment === null ? {} : { comment: form.comment }) };
}

/** A user-only dependency, as grave as the mode has it: never-stop promises to disclose what it did without the user. */
export function skippedConfirmation({ preferences, rules }: Asked, place: string): FoundGap {
  return {
    severity: preferences.autonomy === 'full_auto_never_stop' ? 'critical' : 'warning',
    reason: { category: 'user_only_dependency', detail: 'needs_user_approval' },
    summary: fitted(
      worded`Step ${placed(place, rules)}: the user was not asked to confirm the result, because the mode is ${preferences.autonomy}.`,
      gapSummaryBytesMax,
    ),
  };
}
