/** Converts a compiled snapshot into lists of entries with ids, by which two snapshots are compared. */
import type { JsonValue } from '../../schemas/canonical/json.ts';
import type { CompiledSnapshot, CompiledStep } from '../../schemas/compiled-snapshot.ts';
import type { WorkflowChange } from '../../schemas/workflow-diff.ts';
import type { Item } from './compare-lists.ts';

type Fields = { readonly [field: string]: JsonValue | undefined };

/** A snapshot is JSON by its schema; only TypeScript adds optional fields. */
const fieldsOf = (value: object): Fields => value as Fields;

const itemsBy = <T extends object>(values: readonly T[], idOf: (value: T) => string): readonly Item[] =>
  values.map((value) => ({ id: idOf(value), fields: fieldsOf(value) }));

/** Lines of text are their own ids; repeated lines get a number, and so do lines that end with one. */
function textItems(texts: readonly string[]): readonly Item[] {
  const seen = new Map<string, number>();
  return texts.map((text) => {
    const count = (seen.get(text) ?? 0) + 1;
    seen.set(text, count);
    const isId = count === 1 && !/ \(\d+\)$/.test(text);
    return { id: isId ? text : `${text} (${count})`, fields: {} };
  });
}

/** The loops around each step, outermost first. */
function loopsAround(snapshot: CompiledSnapshot): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const bodies = new Map(snapshot.loops.map(({ loopId, body }): [string, typeof body] => [loopId, body]));
  const walk = (flow: CompiledSnapshot['flow'], around: string) => {
    for (const place of flow) {
      if (place.kind === 'step') found.set(place.stepId, around);
      else walk(bodies.get(place.loopId) ?? [], around === '' ? place.loopId : `${around}/${place.loopId}`);
    }
  };
  walk(snapshot.flow, '');
  return found;
}

/** Blocks and refs are part of the prompt, so they are compared only if the prompt is the same. */
function stepFields(step: CompiledStep, loop: string | undefined): Fields {
  const { stepId: _id, promptBlocks: _blocks, refs: _refs, output, ...rest } = fieldsOf(step) as Fields & CompiledStep;
  const { hints, ...contract } = output ?? {};
  return {
    ...fieldsOf(rest),
    // Absent in a snapshot if they are optional.
    notes: step.notes ?? 'optional',
    ...(loop === undefined || loop === '' ? {} : { loop }),
    ...(hints === undefined ? {} : { hints }),
    ...(Object.keys(contract).length === 0 ? {} : { output: fieldsOf(contract) as JsonValue }),
  };
}

export function stepItems(snapshot: CompiledSnapshot): readonly Item[] {
  const loops = loopsAround(snapshot);
  return snapshot.steps.map((step) => ({ id: step.stepId, fields: stepFields(step, loops.get(step.stepId)) }));
}

type Part = WorkflowChange['part'];
export type PartList = { readonly part: Part; readonly items: readonly Item[] };

/** All lists of a snapshot except its steps, in the order in which a diff shows them. */
export function partLists(snapshot: CompiledSnapshot): readonly PartList[] {
  return [
    { part: 'input', items: itemsBy(snapshot.inputs, ({ key }) => key) },
    { part: 'guidance', items: textItems(snapshot.guidance) },
    { part: 'reference', items: itemsBy(snapshot.references, ({ id }) => id) },
    { part: 'condition', items: itemsBy(snapshot.conditions, ({ conditionId }) => conditionId) },
    { part: 'loop', items: itemsBy(snapshot.loops, ({ loopId }) => loopId) },
    { part: 'contract', items: itemsBy(snapshot.contracts, ({ contractRef }) => contractRef) },
    { part: 'feature', items: itemsBy(snapshot.features, ({ featureId }) => featureId) },
    {
      part: 'function',
      items: itemsBy(snapshot.functions, ({ scope, ownerId, name }) =>
        [scope, ownerId, name].filter(Boolean).join(' '),
      ),
    },
    { part: 'extension_point', items: itemsBy(snapshot.extensionPoints, ({ slot }) => slot) },
    { part: 'binding', items: itemsBy(snapshot.bindings, ({ slot }) => slot) },
  ];
}

const listed: ReadonlySet<string> = new Set([
  'schemaVersion',
  'inputs',
  'guidance',
  'references',
  'conditions',
  'loops',
  'contracts',
  'features',
  'functions',
  'extensionPoints',
  'bindings',
  'steps',
  // The order of the steps and the loops around each step, for detecting moves.
  'flow',
]);

/** The fields of the whole workflow, including fields that a later version adds. */
export function workflowFields(snapshot: CompiledSnapshot): Fields {
  return Object.fromEntries(Object.entries(fieldsOf(snapshot)).filter(([field]) => !listed.has(field)));
}
