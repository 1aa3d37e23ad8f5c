/** What an author words for a blocker reaches the agent whole: the runtime adds where it blocks, and cuts nothing [blocker-budgets]. */
import { utf8Length } from '../../../../schemas/canonical/json.ts';
import {
  blockerAuthoredBytesMax,
  blockerFollowupBytesMax,
  blockerRequirementBytesMax,
} from '../../../../schemas/limits.ts';
import { noneOf, oneOf, requirementOf } from '../../../../schemas/notes-requirement.ts';
import type { ValidationCriteria } from '../../../../schemas/source-workflow.ts';
import type { BoundStep, BoundWorkflow } from '../../../ir/bound.ts';
import { placeOf } from '../../../ir/checked.ts';
import type { Path } from '../../../ir/document.ts';
import type { Placed } from '../../../ir/resolved.ts';
import type { Rule } from '../rule.ts';

type Worded = { readonly what: string; readonly bytes: number; readonly bytesMax: number; readonly at: Placed };

/** What the rules below a part ask for, one sentence each. */
function requirementsIn(criteria: ValidationCriteria): readonly string[] {
  if ('and' in criteria) return criteria.and.flatMap(requirementsIn);
  if ('or' in criteria) return criteria.or.flatMap(requirementsIn);
  return 'not' in criteria ? requirementsIn(criteria.not) : [requirementOf(criteria)];
}

/** Each part of an `and` has a blocker of its own; an `or` and a `not` have one for all that they hold. */
function wordedIn(criteria: ValidationCriteria, path: Path): Worded[] {
  if ('and' in criteria) return criteria.and.flatMap((part, index) => wordedIn(part, [...path, 'and', index]));
  if (!('or' in criteria) && !('not' in criteria) && criteria.message !== undefined) {
    const bytes = utf8Length(criteria.message);
    return [{ what: '`message`', bytes, bytesMax: blockerAuthoredBytesMax, at: { path: [...path, 'message'] } }];
  }
  const [what, text] =
    'or' in criteria
      ? ['what this `or` asks for', oneOf(requirementsIn(criteria))]
      : 'not' in criteria
        ? ['what this `not` forbids', noneOf(requirementsIn(criteria.not))]
        : ['what this rule asks for', requirementOf(criteria)];
  return [{ what, bytes: utf8Length(text), bytesMax: blockerRequirementBytesMax, at: { path } }];
}

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

/** A required input that is missing is asked for with its description. */
const wordedInputs = ({ inputs }: BoundWorkflow): Worded[] =>
  inputs.flatMap(({ input: { required, description }, path }) =>
    required && description !== undefined
      ? [
          {
            what: 'the `description` of a required input',
            bytes: utf8Length(description),
            bytesMax: blockerAuthoredBytesMax,
            at: { path: [...path, 'description'] },
          },
        ]
      : [],
  );

export const messageTooLong: Rule = (workflow) =>
  [...wordedInputs(workflow), ...workflow.steps.flatMap(wordedBy)]
    .filter(({ bytes, bytesMax }) => bytes > bytesMax)
    .map(({ what, bytes, bytesMax, at }) => ({
      code: 'check/message-too-long',
      message: `${what} has ${bytes} bytes; ${bytesMax} are allowed`,
      at: placeOf(at, workflow.unit.document),
      help: 'say in one sentence what is missing; the rest belongs in the prompt, which the agent has read by then',
    }));
