/** Reports ids that are too long to type and to list. */
import { lintIdLengthMax } from '../../../../schemas/limits.ts';
import type { LintRule } from '../../rule.ts';

export const longId: LintRule = {
  id: 'lint/long-id',
  severity: 'info',
  summary: 'a long id',
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
        message: `the id has ${id.length} characters; the recommended maximum is ${lintIdLengthMax}`,
        at: document.at(path),
        help: 'shorten the id; put the details into the title',
      })),
};
