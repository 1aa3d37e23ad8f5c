/** What an author words for a blocker reaches the agent whole: the runtime adds where it blocks, and cuts nothing [blocker-budgets]. */
import { utf8Length } from '../../../../schemas/canonical/json.ts';
import { blockerAuthoredBytesMax, blockerFollowupBytesMax } from '../../../../schemas/limits.ts';
import type { ValidationCriteria } from '../../../../schemas/source-workflow.ts';
import type { BoundStep } from '../../../ir/bound.ts';
import { placeOf } from '../../../ir/checked.ts';
import type { Path } from '../../../ir/document.ts';
import type { Placed } from '../../../ir/resolved.ts';
import type { Rule } from '../rule.ts';

type Worded = { readonly what: string; readonly bytes: number; readonly bytesMax: number; readonly at: Placed };

/** The words of the rules; what WorkRail words for a rule without a message is shortened where it has to be. */
function wordedIn(criteria: ValidationCriteria, path: Path): Worded[] {
  if ('and' in criteria) return criteria.and.flatMap((part, index) => wordedIn(part, [...path, 'and', index]));
  if ('or' in criteria) return criteria.or.flatMap((part, index) => wordedIn(part, [...path, 'or', index]));
  if ('not' in criteria) return wordedIn(criteria.not, [...path, 'not']);
  if (criteria.message === undefined) return [];
  const bytes = utf8Length(criteria.message);
  return [{ what: '`message`', bytes, bytesMax: blockerAuthoredBytesMax, at: { path: [...path, 'message'] } }];
}

/** Most steps word nothing for a blocker. */
const isWorded = ({ userDependencies, criteria, followups }: BoundStep): boolean =>
  criteria !== null || userDependencies.length > 0 || followups.length > 0;

const wordedBy = ({ userDependencies, criteria, followups }: BoundStep): Worded[] => [
  ...userDependencies.map(({ message }) => ({
    what: '`message`',
    bytes: utf8Length(message.text),
    bytesMax: blockerAuthoredBytesMax,
    at: message,
  })),
  ...(criteria === null ? [] : wordedIn(criteria.criteria, criteria.path)),
  ...followups.map(({ guidance }) => ({
    what: 'the guidance of a follow-up',
    bytes: utf8Length(guidance.text),
    bytesMax: blockerFollowupBytesMax,
    at: guidance,
  })),
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
