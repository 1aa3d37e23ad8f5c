/** Reports an output field that does not exist: the agent cannot send it. */
import { isRecord } from '../../../../schemas/json-object.ts';
import { suggest } from '../../../../schemas/text/suggest.ts';
import { replacement } from '../../../diagnostics/unlocated.ts';
import { quote } from '../../../diagnostics/quote.ts';
import type { CheckedStep } from '../../../ir/checked.ts';
import type { Path } from '../../../ir/document.ts';
import type { LintFinding, LintRule } from '../../rule.ts';
import { authoredSteps } from '../../context.ts';

/** `output` of continue_workflow. */
const fields = ['notesMarkdown', 'artifacts'];
const bare = (name: string) => name.toLowerCase().replace(/[_-]/g, '');
/** Names that authors use for the notes. */
const notesNames: ReadonlySet<string> = new Set(['notes', 'note', 'markdown', 'recap', 'summary']);

/** A field of the contract is a part of the artifact: the agent sends it there, and nowhere else. */
function adviceOn(
  name: string,
  near: string | null,
  contract: CheckedStep['contract'],
): Pick<LintFinding, 'label' | 'help'> {
  const { properties } = contract?.schema ?? {};
  if (contract !== null && isRecord(properties) && Object.hasOwn(properties, name)) {
    const { artifactKind } = contract;
    return {
      label: `agents send this field inside the artifact ${quote(artifactKind)}`,
      help: 'use `artifacts`, and name the field in its text',
    };
  }
  const help = near === null ? 'ask for the content inside `notesMarkdown`' : `use ${quote(near)}`;
  return { label: 'agents cannot send this field', help };
}

export const unknownOutputField: LintRule = {
  id: 'lint/unknown-output-field',
  severity: 'warning',
  summary: 'an output field that does not exist',
  isFixable: true,
  find: ({ workflow, document }) => {
    const check = (
      texts: ReadonlyMap<string, { readonly path: Path }>,
      { contract }: CheckedStep,
    ): readonly LintFinding[] => {
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
            ...adviceOn(name, near, contract),
            fixes: isSpelling ? [replacement(`rename to ${near}`, at, JSON.stringify(near))] : [],
          },
        ];
      });
    };
    return authoredSteps(workflow).flatMap((step) => {
      const { instruction, hints } = step;
      return [
        ...(instruction.kind === 'blocks' ? check(instruction.blocks.outputRequired, step) : []),
        ...check(hints, step),
      ];
    });
  },
};
