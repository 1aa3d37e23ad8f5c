/** The rename that a legacy or misplaced id is offered: by source, never by choice (design-locks §7). */
import type { WorkflowSourceKind } from '../../../schemas/closed-sets.ts';
import { workflowIdLengthMax } from '../../../schemas/limits.ts';

const namespaces: Readonly<Record<WorkflowSourceKind, string>> = {
  bundled: 'wr',
  user: 'user',
  project: 'project',
  remote: 'repo',
  plugin: 'repo',
};

/** `Auth-Review` in a project → `project.auth_review`. Only the part after the last dot is kept. */
export function suggestedIdFor(id: string, sourceKind: WorkflowSourceKind): string {
  const name = id
    .slice(id.lastIndexOf('.') + 1)
    .toLowerCase()
    .replaceAll('-', '_')
    .replace(/[^a-z0-9_]+/g, '_')
    .replace(/^_+|_+$/g, '');
  const led = /^[a-z]/.test(name) ? name : name === '' ? 'workflow' : `w_${name}`;
  return `${namespaces[sourceKind]}.${led}`.slice(0, workflowIdLengthMax);
}
