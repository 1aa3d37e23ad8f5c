/** The ids of authored steps and loops. */
import { stepIdLengthMax } from '../../../schemas/limits.ts';
import type { SourceStep } from '../../../schemas/source-workflow.ts';
import type { UnlocatedDiagnostic } from '../../diagnostics/unlocated.ts';
import type { Path } from '../../ir/document.ts';
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
