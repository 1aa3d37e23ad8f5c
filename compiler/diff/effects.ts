/**
 * The effect of each kind of change on a run in progress that would continue with the other workflow: only wording changes, the
 * run can continue, or the run cannot continue safely. A run is pinned and never changes its workflow. The verdict helps a user
 * to decide whether running sessions must be finished first. A field that is not listed counts as breaking, because a wrong
 * "compatible" would be worse.
 */
import type { JsonValue } from '../../schemas/canonical/json.ts';
import { stepOptionChanges } from '../../schemas/step-options.ts';
import type { WorkflowChange } from '../../schemas/workflow-diff.ts';
import { isSame } from './compare-lists.ts';

export type Effect = Pick<WorkflowChange, 'effect' | 'reason'>;
/** The values of a changed field; undefined where the field is absent. */
type Values = { readonly before?: JsonValue | undefined; readonly after?: JsonValue | undefined };

const wording = (reason: string): Effect => ({ effect: 'wording', reason });
const compatible = (reason: string): Effect => ({ effect: 'compatible', reason });
const breaking = (reason: string): Effect => ({ effect: 'breaking', reason });

/** The entries of a field that no check reads, only agents and users, and what it means if only these changed. */
const wordsWithin: Readonly<Record<string, { readonly key: string; readonly effect: Effect }>> = {
  output: { key: 'guidance', effect: wording('the wording of a consequence of an assessment changed') },
  validationCriteria: { key: 'message', effect: wording('the messages of validation criteria changed') },
  userDependencies: { key: 'message', effect: wording('the wording of a dependency on the user changed') },
  probe: { key: 'visibility', effect: wording('how listings show a probe step changed') },
  schema: { key: 'description', effect: wording('the wording of an output contract changed') },
};

function without(key: string, value: JsonValue | undefined): JsonValue {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) return (value as readonly JsonValue[]).map((entry) => without(key, entry));
  const kept = Object.entries(value).filter(([name, entry]) => name !== key || typeof entry !== 'string');
  return Object.fromEntries(kept.map(([name, entry]) => [name, without(key, entry)]));
}

function ifOnlyWords(field: string, { before, after }: Values): Effect | undefined {
  const words = wordsWithin[field];
  if (words === undefined || before === undefined || after === undefined) return undefined;
  return isSame(without(words.key, before), without(words.key, after)) ? words.effect : undefined;
}

const stepFields: Readonly<Record<string, Effect>> = {
  title: wording('the wording of a title changed'),
  prompt: wording('the wording of a prompt changed'),
  promptBlocks: wording('the prompt blocks of a step changed'),
  agentRole: wording('the wording of a role changed'),
  refs: wording('the text of a ref changed'),
  hints: wording('the wording of the output hints of a step changed'),
  functionReferences: wording('the function references of a step changed'),
  provenance: wording('the origin of a step changed (source, template or feature)'),
  ...Object.fromEntries(Object.entries(stepOptionChanges).map(([key, reason]) => [key, compatible(reason)])),
  userDependencies: compatible('the dependencies of a step on the user changed'),
  loop: breaking('the loops around a step changed'),
  when: breaking('the condition of a step changed'),
  output: breaking('the validated output of a step changed'),
  validationCriteria: breaking(
    'the validation criteria of a step changed: valid notes may become invalid, or invalid notes valid',
  ),
  probe: breaking('the capability that a step probes changed'),
};

const inputFields: Readonly<Record<string, Effect>> = {
  description: wording('the description of an input changed'),
  sensitive: compatible('an input became sensitive, or is no longer sensitive'),
  contextKey: breaking('the context key of an input changed'),
  kind: breaking('the kind of an input changed: recorded values may be invalid'),
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
  extensionContract: compatible('the extension contract of the workflow changed'),
  workflowId: breaking('the workflow id changed'),
  kind: breaking('a workflow became a routine, or a routine became a workflow'),
  // Replies only warn about these keys.
  routing: compatible('the inputs that select between alternative steps changed'),
};

const partFields: Readonly<Partial<Record<WorkflowChange['part'], Effect>>> = {
  reference: wording('a reference changed'),
  guidance: wording('the wording of the guidance changed'),
  function: wording('the wording of a function definition changed'),
  feature: compatible('a feature or its options changed'),
  extension_point: compatible('an extension point changed'),
  condition: breaking('a condition changed'),
  loop: breaking('a loop changed'),
  contract: breaking('an output contract changed'),
  binding: breaking('an extension point is bound to another implementation'),
};

type Whole = 'added' | 'removed' | 'moved';

/**
 * A condition or a contract has an effect only through what names it. Whatever names it on one side only changed too, which is a
 * change of its own.
 */
const wholeParts: Readonly<Partial<Record<WorkflowChange['part'], Readonly<Partial<Record<Whole, Effect>>>>>> = {
  condition: { added: compatible('a condition was added'), removed: compatible('a condition was removed') },
  contract: {
    added: compatible('an output contract was added'),
    removed: compatible('an output contract was removed'),
  },
  loop: { added: breaking('a loop was added'), removed: breaking('a loop was removed') },
  feature: { added: compatible('a feature was added'), removed: compatible('a feature was removed') },
  extension_point: {
    added: compatible('an extension point was added'),
    removed: compatible('an extension point was removed'),
  },
  binding: {
    added: breaking('an implementation was bound to an extension point'),
    removed: breaking('an extension point is no longer bound to an implementation'),
  },
};

/** A change of the bound content is separate from a change of the source of the binding. */
const bindingFields: Readonly<Record<string, Effect>> = {
  childHash: compatible('the content of a bound implementation changed'),
  source: wording('the source of a binding changed (default, project or --bind)'),
  fallbackReason: wording('the reason for a fallback binding changed'),
};

const loopFields: Readonly<Record<string, Effect>> = {
  title: wording('the wording of a title changed'),
  provenance: wording('the origin of a loop changed (source or template)'),
};

const contractFields: Readonly<Record<string, Effect>> = {
  guidance: wording('the wording of an output contract changed'),
  example: wording('the example of an output contract changed'),
};

const fieldsOfPart: Readonly<Partial<Record<WorkflowChange['part'], Readonly<Record<string, Effect>>>>> = {
  binding: bindingFields,
  loop: loopFields,
  contract: contractFields,
};

const unknownField = breaking('a field changed whose effect is unknown; existing runs may depend on this field');

export function stepChanged(field: string, values: Values = {}): Effect {
  return ifOnlyWords(field, values) ?? stepFields[field] ?? unknownField;
}

export function workflowChanged(field: string, values: Values = {}): Effect {
  return field === 'capabilities' ? capabilitiesChanged(values) : (workflowFields[field] ?? unknownField);
}

const requiredOf = (capabilities: JsonValue | undefined): readonly string[] =>
  Object.entries(capabilities ?? {}).flatMap(([name, weight]) => (weight === 'required' ? [name] : []));

/** Only a required capability is probed, and only a required one can block a run. */
function capabilitiesChanged({ before, after }: Values): Effect {
  const [was, now] = [requiredOf(before), requiredOf(after)];
  if (now.some((name) => !was.includes(name))) {
    return breaking('a capability became required: existing runs may have started without it');
  }
  return was.some((name) => !now.includes(name))
    ? compatible('a required capability is no longer required')
    : compatible('a preferred or disabled capability changed');
}

export const stepAdded = compatible(
  'a step was added: runs that are already past its position do not execute the step',
);
export const stepRemoved = breaking('a step was removed: runs that are at this step cannot continue');
export const stepMoved = breaking('the order of the steps changed: a run may execute a step twice, or skip a step');

export function inputAdded(isRequired: boolean): Effect {
  return isRequired
    ? breaking('a required input was added: existing runs started without it')
    : compatible('an optional input was added');
}
export const inputRemoved = compatible('an input was removed: its recorded values are kept but no longer validated');

export function inputChanged(field: string, { before, after }: Values): Effect {
  if (field === 'required') {
    return after === true
      ? breaking('an input became required: existing runs may have started without it')
      : compatible('a required input became optional');
  }
  if (field === 'values') {
    // Only an enum has values: they appear and disappear with the kind.
    const isKept = Array.isArray(before) && Array.isArray(after) && before.every((value) => after.includes(value));
    if (isKept && before.length === after.length) return wording('the order of the allowed values of an input changed');
    return isKept
      ? compatible('an input allows more values')
      : breaking('the allowed values of an input changed: recorded values may be invalid');
  }
  if (field === 'coerce') {
    return after === true
      ? compatible('the values of an input are now converted')
      : breaking('the values of an input are no longer converted: recorded values may be invalid');
  }
  return inputFields[field] ?? unknownField;
}

const effectOfPart = (part: WorkflowChange['part']): Effect => partFields[part] ?? unknownField;

/** @param kind how the entry changed as a whole */
export const partEffect = (part: WorkflowChange['part'], kind: Whole): Effect =>
  wholeParts[part]?.[kind] ?? effectOfPart(part);

export const partChanged = (part: WorkflowChange['part'], field: string, values: Values): Effect =>
  ifOnlyWords(field, values) ?? fieldsOfPart[part]?.[field] ?? effectOfPart(part);
