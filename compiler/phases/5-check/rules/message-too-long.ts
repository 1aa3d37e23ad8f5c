/** What an author words for a blocker reaches the agent whole: the runtime adds where it blocks, and cuts nothing [blocker-budgets]. */
import { utf8Length } from '../../../../schemas/canonical/json.ts';
import { blockerAuthoredBytesMax } from '../../../../schemas/limits.ts';
import type { ValidationCriteria } from '../../../../schemas/source-workflow.ts';
import type { BoundStep } from '../../../ir/bound.ts';
import { placeOf } from '../../../ir/checked.ts';
import type { Path } from '../../../ir/document.ts';
import type { Placed } from '../../../ir/resolved.ts';
import type { Rule } from '../rule.ts';

type Worded = { readonly what: string; readonly bytes: number; readonly at: Placed };

/** What the blocker of a rule says: the message, or the text or pattern that is looked for. */
function wordsOf(criteria: ValidationCriteria): string {
  if ('and' in criteria) return criteria.and.map(wordsOf).join(' ');
  if ('or' in criteria) return criteria.or.map(wordsOf).join(' ');
  if ('not' in criteria) return wordsOf(criteria.not);
  if (criteria.message !== undefined) return criteria.message;
  if (criteria.type === 'length') return '';
  return criteria.type === 'contains' ? criteria.value : criteria.pattern;
}

/** Each part of an `and` has a blocker of its own; an `or` and a `not` have one for all that they hold. */
function wordedIn(criteria: ValidationCriteria, path: Path): Worded[] {
  if ('and' in criteria) return criteria.and.flatMap((part, index) => wordedIn(part, [...path, 'and', index]));
  const bytes = utf8Length(wordsOf(criteria));
  if ('or' in criteria) return [{ what: 'what this `or` asks for', bytes, at: { path } }];
  if ('not' in criteria) return [{ what: 'what this `not` forbids', bytes, at: { path } }];
  if (criteria.message === undefined) return [{ what: 'this rule without a message', bytes, at: { path } }];
  return [{ what: '`message`', bytes, at: { path: [...path, 'message'] } }];
}

const wordedBy = ({ userDependencies, criteria }: BoundStep): Worded[] => [
  ...userDependencies.map(({ message }) => ({ what: '`message`', bytes: utf8Length(message.text), at: message })),
  ...(criteria === null ? [] : wordedIn(criteria.criteria, criteria.path)),
];

export const messageTooLong: Rule = ({ unit, steps }) =>
  steps
    .flatMap(wordedBy)
    .filter(({ bytes }) => bytes > blockerAuthoredBytesMax)
    .map(({ what, bytes, at }) => ({
      code: 'check/message-too-long',
      message: `${what} has ${bytes} bytes; ${blockerAuthoredBytesMax} are allowed`,
      at: placeOf(at, unit.document),
      help: 'say in one sentence what is missing; the rest belongs in the prompt, which the agent has read by then',
    }));
