/** The ids of authored steps and loops, and the length of ids. */
import { isOrAre } from '../../../schemas/text/counted.ts';
import { stepIdLengthMax } from '../../../schemas/limits.ts';
import type { SourceStep } from '../../../schemas/source-workflow.ts';
import { counted, quote, verbatim } from '../../diagnostics/quote.ts';
import type { UnlocatedDiagnostic } from '../../diagnostics/unlocated.ts';
import type { Path } from '../../ir/document.ts';
import type { ExpandedCall, ExpandedStep } from '../../ir/expanded.ts';
import { callMark } from '../2-expand/step-id.ts';
import type { Named } from './duplicates.ts';

/** Every id in document order, including those of loops and loop bodies. */
export function idsOf(steps: readonly SourceStep[], path: Path): readonly Named[] {
  const ids: Named[] = [];
  for (const [index, step] of steps.entries()) {
    if ('loopId' in step) {
      ids.push({ name: step.loopId, path: [...path, index, 'loopId'] });
      ids.push(...idsOf(step.body, [...path, index, 'body']));
    } else if (step.id !== undefined) ids.push({ name: step.id, path: [...path, index, 'id'] });
  }
  return ids;
}

export function idTooLong(id: string, at: () => UnlocatedDiagnostic['at']): readonly UnlocatedDiagnostic[] {
  if (id.length <= stepIdLengthMax) return [];
  return [
    {
      code: 'resolve/step-id-too-long',
      message: `the id has ${id.length} characters; ${stepIdLengthMax} are allowed`,
      at: at(),
      help: 'shorten the id; put the details into `title`',
    },
  ];
}

/** The ids that a call adds, with the ids of the calls before them. */
const idsUnder = (prefix: string, steps: readonly ExpandedStep[]): readonly string[] =>
  steps.flatMap((step): readonly string[] => {
    if (step.kind === 'call') return idsUnder(step.prefix, step.steps);
    if (step.kind === 'simple') return [`${prefix}${step.source.id}`];
    return [`${prefix}${step.source.loopId}`, ...idsUnder(prefix, step.body)];
  });

/** One finding for each call that an author wrote: its id is a part of every id that the call adds. */
export function addedIdTooLong(
  { prefix, steps, source, templateId }: ExpandedCall,
  at: () => UnlocatedDiagnostic['at'],
): readonly UnlocatedDiagnostic[] {
  const tooLong = idsUnder(prefix, steps).filter((id) => id.length > stepIdLengthMax);
  const [longest, ...others] = tooLong.sort((a, b) => b.length - a.length);
  if (longest === undefined) return [];
  const excess = longest.length - stepIdLengthMax;
  const lengthMax = prefix.length - callMark.length - excess;
  const help =
    lengthMax < 1
      ? `shorten the ids of the steps and loops of ${quote(templateId)}`
      : source.id === undefined
        ? `give this call an \`id\` of at most ${counted(lengthMax, 'character')}`
        : `shorten the \`id\` of this call by ${counted(excess, 'character')}`;
  return [
    {
      code: 'resolve/step-id-too-long',
      message: `the template ${quote(templateId)} would add the id ${verbatim(longest)}, which has ${longest.length} characters; ${stepIdLengthMax} are allowed`,
      at: at(),
      label: 'each id that the template adds begins with the id of its call',
      notes:
        others.length === 0
          ? []
          : [`${counted(others.length, 'more id')} of this call ${isOrAre(others.length)} too long`],
      help,
    },
  ];
}
