/**
 * What each kind of change means for a run that is in progress, if it went on with the other workflow: only words differ,
 * it can go on, or it cannot go on safely. A run is pinned and never does so by itself; this is for the person who decides
 * whether running sessions can be moved or must be finished.
 *
 * A field that is not listed is judged breaking: better asked than assumed.
 */
import { stepOptionChanges } from '../../schemas/step-options.ts';
import type { WorkflowChange } from '../../schemas/workflow-diff.ts';

export type Effect = Pick<WorkflowChange, 'effect' | 'reason'>;

const wording = (reason: string): Effect => ({ effect: 'wording', reason });
const compatible = (reason: string): Effect => ({ effect: 'compatible', reason });
const breaking = (reason: string): Effect => ({ effect: 'breaking', reason });

const stepFields: Readonly<Record<string, Effect>> = {
  title: wording('the wording of a title changed'),
  prompt: wording('the wording of a prompt changed'),
  promptBlocks: wording('a prompt is assembled differently'),
  agentRole: wording('the wording of a role changed'),
  refs: wording('an embedded text changed'),
  hints: wording('the wording of output hints changed'),
  functionReferences: wording('a prompt is assembled differently'),
  provenance: wording('the origin of a step changed'),
  ...Object.fromEntries(Object.entries(stepOptionChanges).map(([key, reason]) => [key, compatible(reason)])),
  userDependencies: compatible('what a step asks the user for changed'),
  loop: breaking('whether a step is repeated changed'),
  when: breaking('the condition that skips a step changed'),
  output: breaking('the required output of a step changed'),
  validationCriteria: breaking('notes that were accepted may be rejected, or the reverse'),
  probe: breaking('the capability that a step probes changed'),
};

const inputFields: Readonly<Record<string, Effect>> = {
  description: wording('the description of an input changed'),
  contextKey: breaking('the context key of an input changed'),
  kind: breaking('a value that a run has recorded may be of the wrong kind'),
};

const workflowFields: Readonly<Record<string, Effect>> = {
  name: wording('the name changed'),
  description: wording('the description changed'),
  version: wording('the version changed'),
  tags: wording('the tags changed'),
  metadata: wording('the metadata changed'),
  agentRole: wording('the wording of a role changed'),
  compiledWarnings: wording('the compiler warnings changed'),
  aliases: compatible('the aliases of the workflow changed'),
  recommendations: compatible('the recommended autonomy or risk policy changed'),
  extensionContract: compatible('the contract for binding this workflow changed'),
  workflowId: breaking('the workflow id changed'),
  kind: breaking('a workflow became a routine, or a routine a workflow'),
  capabilities: breaking('other capabilities are needed'),
};

const partFields: Readonly<Partial<Record<WorkflowChange['part'], Effect>>> = {
  reference: wording('a reference changed'),
  guidance: wording('the wording of guidance changed'),
  function: wording('the wording of a function changed'),
  feature: compatible('a feature is configured differently'),
  extension_point: compatible('an extension point changed'),
  condition: breaking('a condition decides differently'),
  loop: breaking('a loop repeats differently'),
  contract: breaking('an output contract changed'),
  binding: breaking('another implementation is bound'),
};

/** What was bound is another thing than what it says, and than who chose it. */
const bindingFields: Readonly<Record<string, Effect>> = {
  childHash: compatible('the content bound to an extension point changed'),
  source: wording('an implementation was chosen by a different source'),
  fallbackReason: wording('an implementation was chosen for another reason'),
};

const unknownField = breaking('something changed that a run may depend on');

export function stepChanged(field: string): Effect {
  return stepFields[field] ?? unknownField;
}

export function workflowChanged(field: string): Effect {
  return workflowFields[field] ?? unknownField;
}

export const stepAdded = compatible('a step was added: a run that is already past it never executes it');
export const stepRemoved = breaking('a step was removed: a run that is at this step cannot continue');
export const stepMoved = breaking('steps run in another order: a run may execute one twice or never');

export function inputAdded(isRequired: boolean): Effect {
  return isRequired
    ? breaking('a new required input: existing runs were started without it')
    : compatible('an optional input was added');
}
export const inputRemoved = compatible(
  'an input was removed: what a run recorded for it is kept and no longer checked',
);

export function inputChanged(field: string, before: unknown, after: unknown): Effect {
  if (field === 'required') return after === true ? inputAdded(true) : compatible('a required input became optional');
  if (field === 'values' && Array.isArray(before) && Array.isArray(after)) {
    return before.every((value) => after.includes(value))
      ? compatible('an input allows more values')
      : breaking('a value that a run has recorded may no longer be allowed');
  }
  return inputFields[field] ?? unknownField;
}

/** @param field which one, where an entry changed and was not added, removed or moved */
export function partChanged(part: WorkflowChange['part'], field?: string): Effect {
  const ofField = part === 'binding' && field !== undefined ? bindingFields[field] : undefined;
  return ofField ?? partFields[part] ?? unknownField;
}
