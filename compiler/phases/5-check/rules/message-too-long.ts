/** Limits the texts that an author writes for blockers, so that the runtime never truncates them [blocker-budgets]. */
import { utf8Length } from '../../../../schemas/canonical/json.ts';
import { blockerAuthoredBytesMax, blockerFollowupBytesMax } from '../../../../schemas/limits.ts';
import type { BoundStep } from '../../../ir/bound.ts';
import { placeOf } from '../../../ir/checked.ts';
import { rulesIn } from '../../../ir/criteria-rules.ts';
import type { Placed } from '../../../ir/resolved.ts';
import type { Rule } from '../rule.ts';

type Worded = { readonly what: string; readonly bytes: number; readonly bytesMax: number; readonly at: Placed };

/** Most steps have no texts for blockers. */
const isWorded = ({ userDependencies, criteria, followups }: BoundStep): boolean =>
  criteria !== null || userDependencies.length > 0 || followups.length > 0;

const worded = (what: string, text: string, bytesMax: number, at: Placed): Worded => ({
  what,
  bytes: utf8Length(text),
  bytesMax,
  at,
});

/** Texts that WorkRail writes for a rule without a message are shortened if necessary. */
const wordedBy = ({ userDependencies, criteria, followups }: BoundStep): Worded[] => [
  ...userDependencies.map(({ message }) => worded('`message`', message.text, blockerAuthoredBytesMax, message)),
  ...(criteria === null ? [] : rulesIn(criteria.criteria, criteria.path)).flatMap(({ rule: { message }, path }) =>
    message === undefined
      ? []
      : [worded('`message`', message, blockerAuthoredBytesMax, { path: [...path, 'message'] })],
  ),
  ...followups.map(({ guidance }) =>
    worded('the guidance of a follow-up', guidance.text, blockerFollowupBytesMax, guidance),
  ),
];

export const messageTooLong: Rule = (workflow) =>
  workflow.steps
    .filter(isWorded)
    .flatMap(wordedBy)
    .filter(({ bytes, bytesMax }) => bytes > bytesMax)
    .map(({ what, bytes, bytesMax, at }) => ({
      code: 'check/message-too-long',
      message: `${what} has ${bytes} bytes; ${bytesMax} are allowed`,
      at: placeOf(at, workflow.unit.document),
      help: 'state in one sentence what is missing; move the rest into the prompt',
    }));
