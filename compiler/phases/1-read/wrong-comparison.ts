/**
 * The fix for a comparison with a value of the wrong type. A comparison by size has a text to compare with: for an input that is
 * no number, no number is the fix. A comparison with one value has a list of them.
 */
import { isRecord, type JsonRecord } from '../../../schemas/json-object.ts';
import { quote } from '../../diagnostics/quote.ts';
import type { Path } from '../../ir/document.ts';
import { fittingConditions } from '../../fitting-conditions.ts';

const bySize: ReadonlySet<unknown> = new Set(['context_at_least', 'context_at_most']);

/** `context_equals` compares with one value. */
export const severalValuesHelp =
  'use the kind `context_in` to compare with several values: `"kind": "context_in", "values": ["…", "…"]`';

/** @param condition the object that has the value at the path, if it is a condition */
export function wrongComparisonHelp(path: Path, document: unknown, condition: JsonRecord | undefined): string | null {
  if (path.at(-1) !== 'value' || path.at(-3) !== 'conditions') return null;
  if (condition?.['kind'] === 'context_equals' && Array.isArray(condition['value'])) return severalValuesHelp;
  if (!bySize.has(condition?.['kind'])) return null;
  const inputs = isRecord(document) ? document['inputs'] : null;
  const input = Array.isArray(inputs)
    ? inputs.find((each) => isRecord(each) && each['key'] === condition?.['key'])
    : undefined;
  const kind: unknown = isRecord(input) ? input['kind'] : undefined;
  if (kind === 'number' || typeof kind !== 'string' || !Object.hasOwn(fittingConditions, kind)) return null;
  const fitting = fittingConditions[kind as keyof typeof fittingConditions];
  return `use ${fitting}, because the input ${quote(String(condition?.['key']))} is of kind ${quote(kind)}`;
}
