/** An enum lists its values without duplicates; other kinds of inputs have no values. */
import { quote } from '../../../diagnostics/quote.ts';
import type { UnlocatedDiagnostic } from '../../../diagnostics/unlocated.ts';
import { placeOf } from '../../../ir/checked.ts';
import type { Rule } from '../rule.ts';

export const enumValues: Rule = ({ unit, inputs }) =>
  inputs.flatMap((declared): readonly UnlocatedDiagnostic[] => {
    const { path, templateId, input } = declared;
    const { values, kind } = input;
    const name = quote(input.contextKey ?? input.key);
    if (kind !== 'enum') {
      if (values === undefined) return [];
      return [
        {
          code: 'check/enum-values-unexpected',
          message: `the input ${name} has \`values\`, but is of kind \`${kind}\``,
          at: templateId === undefined ? unit.document.keyAt([...path, 'values']) : unit.document.anchorOf(path),
          help: 'change its kind to `enum`, or remove `values`',
        },
      ];
    }
    if (values === undefined) {
      return [
        {
          code: 'check/enum-values-missing',
          message: `the enum input ${name} has no \`values\``,
          at: placeOf(declared, unit.document, 'kind'),
          label: 'needs `values`',
          help: 'add `"values": ["…", "…"]`, or change its kind to `string`',
        },
      ];
    }
    const seen = new Set<string>();
    return values.flatMap((value, index) =>
      seen.size < seen.add(value).size
        ? []
        : [
            {
              code: 'check/enum-value-repeated' as const,
              message: `the input ${name} lists ${quote(value)} twice`,
              at: placeOf(declared, unit.document, 'values', index),
              help: 'remove one of the equal values',
            },
          ],
    );
  });
