/** Ids that are too long to type and to list. */
import { lintIdLengthMax } from '../../../../schemas/limits.ts';
import type { LintRule } from '../../rule.ts';

export const longId: LintRule = {
  id: 'lint/long-id',
  severity: 'info',
  summary: 'an id that is too long to type',
  isFixable: false,
  find: ({ workflow, written, document }) =>
    [
      { id: workflow.workflowId, path: ['id'] },
      ...written.flatMap(({ kind, id, path }) =>
        id === null ? [] : [{ id, path: [...path, kind === 'loop' ? 'loopId' : 'id'] }],
      ),
    ]
      .filter(({ id }) => id.length > lintIdLengthMax)
      .map(({ id, path }) => ({
        message: `the id has ${id.length} characters; up to ${lintIdLengthMax} are typed and listed with ease`,
        at: document.at(path),
        help: 'shorten it; the title says the rest',
      })),
};
