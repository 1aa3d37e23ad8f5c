/** Reports an entry that a list of names or values has twice: one of the two was probably meant to be another. */
import type { JsonValue } from '../../../../schemas/canonical/json.ts';
import { quote } from '../../../diagnostics/quote.ts';
import type { Path } from '../../../ir/document.ts';
import type { LintFinding, LintRule } from '../../rule.ts';

/** Lists in which a second equal entry changes nothing. In a list of instructions, an author may repeat one on purpose. */
const lists: ReadonlySet<string | number | undefined> = new Set([
  'acceptedKinds',
  'accepts',
  'assessmentRefs',
  'features',
  'functionReferences',
  'of',
  'optionalContext',
  'produces',
  'requiredArtifacts',
  'requiredContext',
  'values',
]);
/** Objects whose keys the author chooses. */
const opaque: ReadonlySet<string> = new Set(['args', 'config', 'metadata']);

type Repeated = { readonly entry: JsonValue; readonly path: Path };

function repeatedIn(value: JsonValue | undefined, path: Path): readonly Repeated[] {
  if (Array.isArray(value)) {
    const seen = new Set<string>();
    return value.flatMap((entry, index): readonly Repeated[] => {
      const at = [...path, index];
      if (!lists.has(path.at(-1))) return repeatedIn(entry, at);
      return seen.size < seen.add(JSON.stringify(entry)).size ? [] : [{ entry, path: at }];
    });
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (opaque.has(key) ? [] : repeatedIn(inner, [...path, key])));
}

const named = (entry: JsonValue) =>
  quote(typeof entry === 'object' && entry !== null && 'id' in entry ? String(entry['id']) : String(entry));

export const repeatedEntry: LintRule = {
  id: 'lint/repeated-entry',
  severity: 'warning',
  summary: 'an entry that a list has twice',
  // The second entry may be a mistake for a name that is missing from the list.
  isFixable: false,
  find: ({ document }) =>
    repeatedIn(document.value, []).map(
      ({ entry, path }): LintFinding => ({
        message: `${named(entry)} is listed twice in ${quote(String(path.at(-2)))}`,
        at: document.at(path),
        label: 'the second entry',
        help: 'remove it, or replace it by the entry that was meant',
      }),
    ),
};
