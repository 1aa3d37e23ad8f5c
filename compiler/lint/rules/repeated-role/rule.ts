/** Reports a step that repeats the role of the workflow: the copy does not change with the role. */
import type { LintRule } from '../../rule.ts';
import { removalOf } from '../../removal.ts';
import { authoredSteps } from '../../context.ts';

export const repeatedRole: LintRule = {
  id: 'lint/repeated-role',
  severity: 'info',
  summary: 'a step that repeats the role of the workflow',
  isFixable: true,
  find: ({ workflow, document }) =>
    authoredSteps(workflow)
      .filter(({ agentRole }) => agentRole !== null && agentRole.text === workflow.agentRole?.text)
      .map(({ stepId, path }) => {
        const role = [...path, 'agentRole'];
        return {
          message: `\`${stepId}\` repeats the \`agentRole\` of the workflow`,
          at: document.keyAt(role),
          label: 'the role of the workflow already applies to this step',
          help: 'remove it',
          fixes: [{ title: 'remove it', edits: [removalOf(document, role)] }],
        };
      }),
};
