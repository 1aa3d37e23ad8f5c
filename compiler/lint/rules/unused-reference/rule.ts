/** Reports a reference that no text names. `inspect` lists it, but no step says when to read it. */
import { quote } from '../../../diagnostics/quote.ts';
import type { LintRule } from '../../rule.ts';

const lastPart = (source: string) => source.split('/').findLast((part) => part !== '') ?? source;

export const unusedReference: LintRule = {
  id: 'lint/unused-reference',
  severity: 'info',
  summary: 'a reference that no text mentions',
  isFixable: false,
  find: ({ source, document, texts }) => {
    const said = texts.map(({ text }) => text.toLowerCase()).join('\n');
    return (source.references ?? []).flatMap(({ id, title, source: place }, index) =>
      [id, id.replace(/[_-]/g, ' '), title, lastPart(place)].some((name) => said.includes(name.toLowerCase()))
        ? []
        : [
            {
              message: `no text mentions the reference ${quote(id)}`,
              at: document.at(['references', index, 'id']),
              label: 'no step states when to read the file',
              help: 'mention its file in the step that needs it, or remove the reference',
            },
          ],
    );
  },
};
