/**
 * What each kind of change means for a run that is in progress, if it went on with the other workflow: only words differ,
 * it can go on, or it cannot go on safely. A run is pinned and never does so by itself; this is for the person who decides
 * whether running sessions can be moved or must be finished.
 *
 * A field that is not listed is judged breaking: better asked than assumed.
 */
import type { WorkflowChange } from '../../schemas/workflow-diff.ts';

export type Effect = Pick<WorkflowChange, 'effect' | 'reason'>;

const wording = (reason: string): Effect => ({ effect: 'wording', reason });
const compatible = (reason: string): Effect => ({ effect: 'compatible', reason });
const breaking = (reason: string): Effect => ({ effect: 'breaking', reason });

const stepFields: Readonly<Record<string, Effect>> = {
  title: wording('a title reads differently'),
  prompt: wording('a prompt reads differently'),
  promptBlocks: wording('a prompt is put together differently'),
  agentRole: wording('a role reads differently'),
  refs: wording('an embedded text changed'),
  hints: wording('output hints read differently'),
  functionReferences: wording('a prompt is put together differently'),
  provenance: wording('a step comes from elsewhere'),
  requireConfirmation: compatible('a step asks the user where it did not, or no longer does'),
  userDependencies: compatible('a step asks the user for something else'),
  loop: breaking('a step is repeated where it was not, or no longer is'),
  when: breaking('a step is skipped under another condition'),
  output: breaking('a step must hand over something else'),
  validationCriteria: breaking('notes that were accepted may be refused, or the other way round'),
  probe: breaking('a step observes another capability'),
};

const inputFields: Readonly<Record<string, Effect>> = {
  description: wording('an input is described differently'),
  contextKey: breaking('an input is sent under another key'),
  kind: breaking('a value that a run has recorded may be of the wrong kind'),
};

const workflowFields: Readonly<Record<string, Effect>> = {
  name: wording('the name changed'),
  description: wording('the description changed'),
  version: wording('the version changed'),
  tags: wording('the tags changed'),
  metadata: wording('facts for people changed'),
  agentRole: wording('a role reads differently'),
  compiledWarnings: wording('the compiler warns of something else'),
  aliases: compatible('the workflow answers to other names'),
  recommendations: compatible('more or less autonomy is recommended'),
  extensionContract: compatible('other workflows can bind it differently'),
  workflowId: breaking('it is another workflow'),
  kind: breaking('a workflow became a routine, or a routine a workflow'),
  capabilities: breaking('other capabilities are needed'),
};

const partFields: Readonly<Partial<Record<WorkflowChange['part'], Effect>>> = {
  reference: wording('a reference changed'),
  guidance: wording('guidance reads differently'),
  function: wording('a function reads differently'),
  feature: compatible('a feature is configured differently'),
  extension_point: compatible('an extension point changed'),
  condition: breaking('a condition decides differently'),
  loop: breaking('a loop repeats differently'),
  contract: breaking('an output contract changed'),
  binding: breaking('another implementation is bound'),
};

/** What was bound is another thing than what it says, and than who chose it. */
const bindingFields: Readonly<Record<string, Effect>> = {
  childHash: compatible('what fills an extension point says something else'),
  source: wording('an implementation was chosen in another place'),
  fallbackReason: wording('an implementation was chosen for another reason'),
};

const unknownField = breaking('something changed that a run may depend on');

export function stepChanged(field: string): Effect {
  return stepFields[field] ?? unknownField;
}

export function workflowChanged(field: string): Effect {
  return workflowFields[field] ?? unknownField;
}

export const stepAdded = compatible('a step was added: a run that is past its place never does it');
export const stepRemoved = breaking('a step was removed: a run that stands at it has nowhere to go on');
export const stepMoved = breaking('steps run in another order: a run may do one twice or never');

export function inputAdded(isRequired: boolean): Effect {
  return isRequired
    ? breaking('an input is required that a run was started without')
    : compatible('an optional input was added');
}
export const inputRemoved = compatible(
  'an input was removed: what a run recorded for it is kept and no longer checked',
);

export function inputChanged(field: string, before: unknown, after: unknown): Effect {
  if (field === 'required')
    return after === true ? inputAdded(true) : compatible('an input is optional that was required');
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
