/** Reports texts that were never written: only `…` or `tbd`. An agent that gets one as its prompt invents the task. */
import { quote } from '../../../diagnostics/quote.ts';
import type { Path } from '../../../ir/document.ts';
import { authoredInputs, type LintContext } from '../../context.ts';
import type { LintRule } from '../../rule.ts';

type Text = { readonly text: string; readonly path: Path };

/** Only whole texts: `Collect what is tbd` and `Wait …` are instructions. */
const placeholder = /^[\s\p{P}<>]*(?:…|\.{3}|todo|tbd|fixme)[\s\p{P}<>]*$/iu;
/** The pattern takes quadratic time in a long text of dots. */
const placeholderLengthMax = 32;
const isPlaceholder = (text: string) => text.length <= placeholderLengthMax && placeholder.test(text);

/** The texts about the workflow, which a list shows. */
function describing({ source, workflow }: LintContext): readonly Text[] {
  const inputs = authoredInputs(workflow).flatMap(({ input, path }): readonly Text[] =>
    input.description === undefined ? [] : [{ text: input.description, path: [...path, 'description'] }],
  );
  return [{ text: source.name, path: ['name'] }, { text: source.description, path: ['description'] }, ...inputs];
}

export const placeholderText: LintRule = {
  id: 'lint/placeholder-text',
  severity: 'warning',
  summary: 'a text that is only a placeholder, such as `…` or `tbd`',
  isFixable: false,
  find: (subject) =>
    [...describing(subject), ...subject.titles, ...subject.texts]
      .filter(({ text }) => isPlaceholder(text))
      .map(({ text, path }) => ({
        message: `the text ${quote(text.trim())} is only a placeholder`,
        at: subject.document.at(path),
        label: 'this text is still missing',
        help: 'write the text that was meant here',
      })),
};
