/** Reports a template that is called twice without titles: readers of a list cannot distinguish its steps. */
import { quote } from '../../../diagnostics/quote.ts';
import { placesOf } from '../../places.ts';
import type { LintFinding, LintRule } from '../../rule.ts';

export const templateTitleMissing: LintRule = {
  id: 'lint/template-title-missing',
  severity: 'info',
  summary: 'two template calls that produce the same titles',
  isFixable: false,
  find: (subject) => {
    const titles = new Map<string, string>(subject.snapshot.steps.map(({ stepId, title }) => [stepId, title]));
    const first = new Set<string>();
    return placesOf(subject).flatMap(({ written, nodes }): readonly LintFinding[] => {
      const own = nodes.flatMap(({ id }) => titles.get(id) ?? []);
      const repeated = own.find((title) => first.has(title));
      for (const title of own) first.add(title);
      if (written.kind !== 'call' || repeated === undefined) return [];
      return [
        {
          message: `the title ${quote(repeated)} is used by more than one step`,
          at: subject.document.at([...written.path, 'templateId']),
          label:
            written.value.title === undefined ? 'this call has no `title`' : 'this call has the title of another step',
          help: 'give the call a `title` that describes its subject',
        },
      ];
    });
  },
};
