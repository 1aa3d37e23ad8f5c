/** Reports values of an enum, or levels of an assessment, that an agent confuses: the same but for case, or with blanks around them. */
import { quote } from '../../../diagnostics/quote.ts';
import type { Path } from '../../../ir/document.ts';
import { authoredInputs, type LintContext } from '../../context.ts';
import type { LintFinding, LintRule } from '../../rule.ts';

const helpForBlanks = (bare: string): string =>
  bare === ''
    ? 'write a word that says what the value means, or remove the value'
    : `write ${quote(JSON.stringify(bare))}`;

type Values = { readonly values: readonly string[]; readonly path: Path };

/** The values of inputs, and the levels of assessments. */
function choicesIn({ workflow, source }: LintContext): readonly Values[] {
  const inputs = authoredInputs(workflow).map(({ input, path }) => ({
    values: input.values ?? [],
    path: [...path, 'values'],
  }));
  const levels = (source.assessments ?? []).flatMap(({ dimensions }, index) =>
    dimensions.map((dimension, at) => ({
      values: dimension.levels,
      path: ['assessments', index, 'dimensions', at, 'levels'],
    })),
  );
  return [...inputs, ...levels];
}

export const similarEnumValues: LintRule = {
  id: 'lint/similar-enum-values',
  severity: 'warning',
  summary: 'enum values or levels that differ only in case or in outer whitespace',
  // Conditions may compare with the value as it is written.
  isFixable: false,
  find: (subject) =>
    choicesIn(subject).flatMap(({ values, path }) => {
      const first = new Map<string, string>();
      return values.flatMap((value, index): readonly LintFinding[] => {
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
            at: subject.document.at([...path, index]),
            label: 'an agent has to send exactly this value',
            help: before === undefined ? helpForBlanks(value.trim()) : 'remove or rename one of the two',
          },
        ];
      });
    }),
};
