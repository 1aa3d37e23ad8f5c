/**
 * Compares two lists of entries with ids: which entries were added, removed, moved or changed, and in which field. Independent of
 * the kind of entry.
 */
import { canonicalText, type JsonValue } from '../../schemas/canonical/json.ts';
import { movedIds } from './kept-order.ts';

export type Item = { readonly id: string; readonly fields: { readonly [field: string]: JsonValue | undefined } };
export type ListChange =
  | { readonly kind: 'added'; readonly item: Item; readonly to: number }
  | { readonly kind: 'removed'; readonly item: Item; readonly from: number }
  | { readonly kind: 'moved'; readonly item: Item; readonly from: number; readonly to: number }
  | {
      readonly kind: 'changed';
      readonly item: Item;
      readonly field: string;
      readonly before: JsonValue | undefined;
      readonly after: JsonValue | undefined;
    };

const sortedText = (value: JsonValue | undefined) => (value === undefined ? '' : canonicalText(value));

/** Whether two values are equal, ignoring the order of keys. */
export const isSame = (a: JsonValue | undefined, b: JsonValue | undefined): boolean => sortedText(a) === sortedText(b);

function fieldChanges(before: Item, after: Item): readonly ListChange[] {
  const fields = [...new Set([...Object.keys(before.fields), ...Object.keys(after.fields)])];
  return fields.flatMap((field): readonly ListChange[] => {
    const [was, now] = [before.fields[field], after.fields[field]];
    return isSame(was, now) ? [] : [{ kind: 'changed', item: after, field, before: was, after: now }];
  });
}

/** In the order of `after`; removed entries are at their earlier position. Ids are unique in each list. */
export function compareLists(before: readonly Item[], after: readonly Item[]): readonly ListChange[] {
  const placeBefore = new Map(before.map(({ id }, place) => [id, place]));
  const idsAfter = new Set(after.map(({ id }) => id));
  const moved = movedIds(
    before.map(({ id }) => id),
    after.map(({ id }) => id),
  );
  const removed = before.flatMap((item, from): readonly (ListChange & { readonly place: number })[] =>
    idsAfter.has(item.id) ? [] : [{ kind: 'removed', item, from, place: from }],
  );
  const others = after.flatMap((item, to): readonly (ListChange & { readonly place: number })[] => {
    const from = placeBefore.get(item.id);
    if (from === undefined) return [{ kind: 'added', item, to, place: to }];
    const was = before[from];
    const changes: readonly ListChange[] = [
      ...(moved.has(item.id) ? [{ kind: 'moved' as const, item, from, to }] : []),
      ...(was === undefined ? [] : fieldChanges(was, item)),
    ];
    return changes.map((change) => ({ ...change, place: to }));
  });
  return [...removed, ...others].sort((a, b) => a.place - b.place).map(({ place: _place, ...change }) => change);
}
