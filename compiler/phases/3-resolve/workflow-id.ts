/** The id of a workflow: its form, its length, its namespace [workflow-id-format]. */
import type { idStatuses } from '../../../schemas/closed-sets.ts';
import { legacyIdPattern, namespacedIdPattern, type WorkflowId } from '../../../schemas/ids.ts';
import { workflowIdLengthMax } from '../../../schemas/limits.ts';
import { type UnlocatedDiagnostic, type PhaseResult, replacement } from '../../diagnostics/unlocated.ts';
import { quote } from '../../diagnostics/quote.ts';
import type { SourceUnit } from '../../ir/source.ts';
import { suggestedIdFor } from './suggested-id.ts';

type ResolvedId = { readonly workflowId: WorkflowId; readonly idStatus: (typeof idStatuses)[number] };

function isWorkflowId(id: string): id is WorkflowId {
  return namespacedIdPattern.test(id) || legacyIdPattern.test(id);
}

/** @param isTaken whether another workflow has an id, which is then not suggested */
export function resolveWorkflowId(
  { document, workflow, sourceKind }: SourceUnit,
  isTaken: (id: string) => boolean,
): PhaseResult<ResolvedId> {
  const { id } = workflow;
  const at = () => document.at(['id']);
  const suggested = () => suggestedIdFor(id, sourceKind, isTaken);
  const rename = () => [replacement(`rename to ${suggested()}`, at(), JSON.stringify(suggested()))];
  const refuse = (finding: Omit<UnlocatedDiagnostic, 'at'>) => ({ value: null, findings: [{ ...finding, at: at() }] });
  if (id.length > workflowIdLengthMax) {
    return refuse({
      code: 'resolve/workflow-id-too-long',
      message: `the id has ${id.length} characters; ${workflowIdLengthMax} are allowed`,
      help: 'shorten the id; put the details into `name` and `description`',
    });
  }
  if (!isWorkflowId(id)) {
    return refuse({
      code: 'resolve/invalid-workflow-id',
      message: `${quote(id)} is not a workflow id`,
      label: '`namespace.name`: lower-case letters, digits, `_` and `-`, one dot',
      help: `rename the workflow to ${quote(suggested())}`,
      fixes: rename(),
    });
  }
  const namespace = id.includes('.') ? id.slice(0, id.indexOf('.')) : null;
  if (sourceKind === 'bundled' && namespace !== 'wr') {
    return refuse({
      code: 'resolve/bundled-namespace',
      message: `the bundled workflow ${quote(id)} is outside the \`wr\` namespace`,
      help: `rename the workflow to ${quote(suggested())}`,
      fixes: rename(),
    });
  }
  if (sourceKind !== 'bundled' && namespace === 'wr') {
    return refuse({
      code: 'resolve/reserved-namespace',
      message: `${quote(id)} uses the \`wr\` namespace`,
      label: 'this namespace is reserved for the workflows that WorkRail ships',
      notes: ['a source of a project can never replace a bundled workflow'],
      help: `rename the workflow to ${quote(suggested())}`,
      fixes: rename(),
    });
  }
  const value: ResolvedId = { workflowId: id, idStatus: namespace === null ? 'legacy' : 'namespaced' };
  if (namespace !== null) return { value, findings: [] };
  const finding: UnlocatedDiagnostic = {
    code: 'resolve/legacy-id',
    message: `${quote(id)} has no namespace`,
    at: at(),
    label: 'WorkRail compiles the workflow with this id anyway',
    notes: ['a renamed workflow counts as a new workflow; existing runs keep the old id'],
    help: `rename the workflow to ${quote(suggested())}`,
    fixes: rename(),
  };
  return { value, findings: [finding] };
}
