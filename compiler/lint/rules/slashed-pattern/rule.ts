/** Reports a pattern in the notation of JavaScript: WorkRail would require the slashes and the flags in the notes. */
import { quote, verbatim } from '../../../diagnostics/quote.ts';
import { rulesIn } from '../../../ir/criteria-rules.ts';
import { authoredSteps } from '../../context.ts';
import { slashedParts } from '../../patterns.ts';
import type { LintFinding, LintRule } from '../../rule.ts';

/** Different flags of JavaScript. Without flags, `/api/` may be meant as a path. */
const areFlags = (flags: string): boolean => /^[dgimsuy]+$/.test(flags) && new Set(flags).size === flags.length;

function helpFor(inside: string, flags: string): string {
  const kept = [...flags].filter((flag) => 'ims'.includes(flag)).join('');
  const pattern = `write ${quote(`"pattern": ${JSON.stringify(inside)}`)}`;
  return kept === '' ? pattern : `${pattern} and ${verbatim(`"flags": "${kept}"`)}`;
}

export const slashedPattern: LintRule = {
  id: 'lint/slashed-pattern',
  severity: 'warning',
  summary: 'a pattern between slashes',
  isFixable: false,
  find: ({ workflow, document }) =>
    authoredSteps(workflow).flatMap(({ criteria }) =>
      (criteria === null ? [] : rulesIn(criteria.criteria, criteria.path)).flatMap(
        ({ rule, path }): readonly LintFinding[] => {
          const parts = rule.type === 'regex' ? slashedParts(rule.pattern) : null;
          if (parts === null || !areFlags(parts.flags)) return [];
          return [
            {
              message: 'the pattern is written between slashes',
              at: document.at([...path, 'pattern']),
              label: 'the notes would have to contain the slashes and the flags',
              help: helpFor(parts.inside, parts.flags),
            },
          ];
        },
      ),
    ),
};
