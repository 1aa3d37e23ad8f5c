/**
 * Compares the meaning of two compiled workflows: what changes for an agent, and the effect on a run in progress. Pure and
 * symmetric: the opposite direction finds the same differences, with added and removed exchanged.
 */
import type { JsonValue } from '../../schemas/canonical/json.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { DiffReport, WorkflowChange } from '../../schemas/workflow-diff.ts';
import { compareLists, isSame, type Item, type ListChange } from './compare-lists.ts';
import * as effects from './effects.ts';
import { partLists, stepItems, workflowFields } from './items.ts';
import { changedWords } from './words.ts';

export type WorkflowDiff = Pick<DiffReport, 'verdict' | 'reasons' | 'changes'>;
type Part = WorkflowChange['part'];

function values(before: JsonValue | undefined, after: JsonValue | undefined): Partial<WorkflowChange> {
  return {
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
    ...(typeof before === 'string' && typeof after === 'string' ? { words: changedWords(before, after) } : {}),
  };
}

function effectOf(part: Part, change: ListChange): effects.Effect {
  if (part === 'step') {
    if (change.kind === 'changed') return effects.stepChanged(change.field, change);
    if (change.kind === 'added') return effects.stepAdded;
    return change.kind === 'removed' ? effects.stepRemoved : effects.stepMoved;
  }
  if (part === 'input') {
    if (change.kind === 'changed') return effects.inputChanged(change.field, change);
    if (change.kind === 'added') return effects.inputAdded(change.item.fields['required'] === true);
    return change.kind === 'removed'
      ? effects.inputRemoved
      : { effect: 'wording', reason: 'the order of the inputs changed' };
  }
  return change.kind === 'changed'
    ? effects.partChanged(part, change.field, change)
    : effects.partEffect(part, change.kind);
}

/** An input is compared by its normalized key, and named as its author wrote it, as everywhere else. */
function nameOf(part: Part, { id, fields }: Item): string {
  const written = part === 'input' ? fields['contextKey'] : undefined;
  return typeof written === 'string' ? written : id;
}

function changeOf(part: Part, change: ListChange): WorkflowChange {
  const { kind, item } = change;
  const head = { part, kind, id: nameOf(part, item) };
  const effect = effectOf(part, change);
  switch (change.kind) {
    case 'added':
      return { ...head, to: change.to, ...titleOf(item, 'after'), ...effect };
    case 'removed':
      return { ...head, from: change.from, ...titleOf(item, 'before'), ...effect };
    case 'moved':
      return { ...head, from: change.from, to: change.to, ...effect };
    case 'changed':
      return { ...head, field: change.field, ...values(change.before, change.after), ...effect };
  }
}

/** The complete entries that were added or removed, so that a reader does not need to look them up. */
function titleOf({ fields }: Item, side: 'before' | 'after'): Partial<WorkflowChange> {
  const known = Object.entries(fields).filter(([, value]) => value !== undefined);
  return known.length === 0 ? {} : { [side]: Object.fromEntries(known) as JsonValue };
}

function workflowChanges(before: CompiledSnapshot, after: CompiledSnapshot): readonly WorkflowChange[] {
  const [was, now] = [workflowFields(before), workflowFields(after)];
  const fields = [...new Set([...Object.keys(was), ...Object.keys(now)])].sort();
  return fields.flatMap((field): readonly WorkflowChange[] =>
    isSame(was[field], now[field])
      ? []
      : [
          {
            part: 'workflow',
            kind: 'changed',
            id: field,
            field,
            ...values(was[field], now[field]),
            ...effects.workflowChanged(field, { before: was[field], after: now[field] }),
          },
        ],
  );
}

/** Texts that are embedded or split differently although the rendered prompt is identical. */
function hiddenStepChanges(before: CompiledSnapshot, after: CompiledSnapshot): readonly WorkflowChange[] {
  const stepsBefore = new Map(before.steps.map((step) => [step.stepId as string, step]));
  return after.steps.flatMap((step) => {
    const was = stepsBefore.get(step.stepId);
    if (was === undefined || was.prompt !== step.prompt) return [];
    return (['promptBlocks', 'refs'] as const).flatMap((field): readonly WorkflowChange[] => {
      const [left, right] = [was[field] as JsonValue | undefined, step[field] as JsonValue | undefined];
      if (isSame(left, right)) return [];
      const head = { part: 'step', kind: 'changed', id: step.stepId, field } as const;
      return [{ ...head, ...values(left, right), ...effects.stepChanged(field) }];
    });
  });
}

const rank = { wording: 1, compatible: 2, breaking: 3 } as const;

function verdictOf(changes: readonly WorkflowChange[]): Pick<WorkflowDiff, 'verdict' | 'reasons'> {
  const worst = changes.reduce((highest, { effect }) => Math.max(highest, rank[effect]), 0);
  const decisive = changes.filter(({ effect }) => rank[effect] === worst);
  const [first] = decisive;
  if (first === undefined) return { verdict: 'same', reasons: [] };
  return { verdict: first.effect, reasons: [...new Set(decisive.map(({ reason }) => reason))] };
}

export function diffWorkflows(before: CompiledSnapshot, after: CompiledSnapshot): WorkflowDiff {
  const listsAfter = new Map(partLists(after).map(({ part, items }) => [part, items]));
  const changes = [
    ...workflowChanges(before, after),
    ...compareLists(stepItems(before), stepItems(after)).map((change) => changeOf('step', change)),
    ...hiddenStepChanges(before, after),
    ...partLists(before).flatMap(({ part, items }) =>
      compareLists(items, listsAfter.get(part) ?? []).map((change) => changeOf(part, change)),
    ),
  ];
  return { ...verdictOf(changes), changes };
}
