/** Reports an output field that does not exist: the agent cannot send it. */
import { suggest } from '../../../../schemas/text/suggest.ts';
import { replacement } from '../../../diagnostics/unlocated.ts';
import { quote } from '../../../diagnostics/quote.ts';
import type { Path } from '../../../ir/document.ts';
import type { LintFinding, LintRule } from '../../rule.ts';
import { authoredSteps } from '../../context.ts';

/** `output` of continue_workflow. */
const fields = ['notesMarkdown', 'artifacts'];
const bare = (name: string) => name.toLowerCase().replace(/[_-]/g, '');
/** Names that authors use for the notes. */
const notesNames: ReadonlySet<string> = new Set(['notes', 'note', 'markdown', 'recap', 'summary']);

export const unknownOutputField: LintRule = {
  id: 'lint/unknown-output-field',
  severity: 'warning',
  summary: 'an output field that does not exist',
  isFixable: true,
  find: ({ workflow, document }) => {
    const check = (texts: ReadonlyMap<string, { readonly path: Path }>): readonly LintFinding[] => {
      const spellings = new Map<string, number>();
      for (const name of texts.keys()) spellings.set(bare(name), (spellings.get(bare(name)) ?? 0) + 1);
      return [...texts].flatMap(([name, { path }]) => {
        if (fields.includes(name)) return [];
        const near = notesNames.has(bare(name)) ? 'notesMarkdown' : suggest(name, fields);
        const at = document.keyAt(path);
        // Of two spellings, renaming both would leave two keys with the same name.
        const isSpelling = near !== null && bare(near) === bare(name) && spellings.get(bare(name)) === 1;
        return [
          {
            message: `${quote(name)} is not a field of a step's output`,
            at,
            label: 'agents cannot send this field',
            help: near === null ? 'ask for the content inside `notesMarkdown`' : `use ${quote(near)}`,
            fixes: isSpelling ? [replacement(`rename to ${near}`, at, JSON.stringify(near))] : [],
          },
        ];
      });
    };
    return authoredSteps(workflow).flatMap(({ instruction, hints }) => [
      ...(instruction.kind === 'blocks' ? check(instruction.blocks.outputRequired) : []),
      ...check(hints),
    ]);
  },
};
