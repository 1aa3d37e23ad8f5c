/** Reports values of an enum that an agent confuses: the same but for case, or with blanks around them. */
import { quote } from '../../../diagnostics/quote.ts';
import { authoredInputs } from '../../context.ts';
import type { LintFinding, LintRule } from '../../rule.ts';

const helpForBlanks = (bare: string): string =>
  bare === ''
    ? 'write a word that says what the value means, or remove the value'
    : `write ${quote(JSON.stringify(bare))}`;

export const similarEnumValues: LintRule = {
  id: 'lint/similar-enum-values',
  severity: 'warning',
  summary: 'enum values that differ only in case or in outer whitespace',
  // Conditions may compare with the value as it is written.
  isFixable: false,
  find: ({ workflow, document }) =>
    authoredInputs(workflow).flatMap(({ input, path }) => {
      const first = new Map<string, string>();
      return (input.values ?? []).flatMap((value, index): readonly LintFinding[] => {
        const bare = value.trim().toLowerCase();
        const before = first.get(bare);
        if (before === undefined) first.set(bare, value);
        if (before === undefined && value === value.trim()) return [];
        return [
          {
            message:
              before === undefined
                ? `the value ${quote(value)} has whitespace around it`
                : `the values ${quote(before)} and ${quote(value)} differ only in case or in outer whitespace`,
            at: document.at([...path, 'values', index]),
            label: 'an agent has to send exactly this value',
            help: before === undefined ? helpForBlanks(value.trim()) : 'remove or rename one of the two',
          },
        ];
      });
    }),
};
