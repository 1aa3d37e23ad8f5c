/**
 * Compares two lists of entries by id, such as the entries of a lock file or a catalog: which entries are missing, changed or
 * extra, and in which fields. Pure. The caller has validated both lists.
 */
import type { JsonValue } from '../../schemas/canonical/json.ts';
import { isSame } from '../diff/compare-lists.ts';

export type Entry = { readonly [field: string]: unknown };
export type EntryDifference = {
  readonly workflowId: string;
  readonly problem: 'missing' | 'changed' | 'extra';
  /** The changed fields, sorted; empty if the whole entry is missing or extra. */
  readonly fields: readonly string[];
};

function changedFields(found: Entry, expected: Entry): readonly string[] {
  const fields = new Set([...Object.keys(found), ...Object.keys(expected)]);
  return [...fields]
    .filter((field) => !isSame(found[field] as JsonValue | undefined, expected[field] as JsonValue | undefined))
    .sort();
}

/** The differences between `found` and `expected`, sorted by id. */
export function compareEntries(
  found: ReadonlyMap<string, Entry>,
  expected: ReadonlyMap<string, Entry>,
): readonly EntryDifference[] {
  const ids = [...new Set([...found.keys(), ...expected.keys()])].sort();
  return ids.flatMap((workflowId): readonly EntryDifference[] => {
    const [was, now] = [found.get(workflowId), expected.get(workflowId)];
    if (was === undefined) return [{ workflowId, problem: 'missing', fields: [] }];
    if (now === undefined) return [{ workflowId, problem: 'extra', fields: [] }];
    const fields = changedFields(was, now);
    return fields.length === 0 ? [] : [{ workflowId, problem: 'changed', fields }];
  });
}
