/** Reports a loop over a list whose steps never mention the item: every iteration asks for the same work. */
import { quote } from '../../../diagnostics/quote.ts';
import type { LintRule } from '../../rule.ts';
import { authoredLoops } from '../../context.ts';

const itemWords = /\b(?:items?|element|entry|each|current|this (?:one|round|iteration)|of this \w+)\b/i;
const singular = (word: string) =>
  word
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/(?<!s)s$/, '');

/** The key as words, in the singular and the plural: a text about "findings" mentions `open_findings`. */
function namesOf(key: string): readonly string[] {
  const words = key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[_\s-]+/);
  const last = words.at(-1) ?? '';
  return [key, words.join(' '), singular(last)].filter((name) => name.length > 1);
}

export const forEachItemUnnamed: LintRule = {
  id: 'lint/for-each-item-unnamed',
  severity: 'warning',
  summary: 'a loop over a list that never mentions the item',
  isFixable: false,
  find: ({ workflow, document, snapshot, flow }) => {
    const stepsIn = new Map<string, (typeof snapshot.steps)[number][]>();
    for (const step of snapshot.steps)
      for (const loopId of flow.byId.get(step.stepId)?.loops ?? []) {
        const known = stepsIn.get(loopId);
        if (known === undefined) stepsIn.set(loopId, [step]);
        else known.push(step);
      }
    const inputs = new Map(workflow.inputs.map(({ input }) => [input.key, input]));
    return authoredLoops(workflow).flatMap(({ loopId, control, path }) => {
      if (control.kind !== 'for_each') return [];
      const input = inputs.get(control.items);
      const names = namesOf(input?.contextKey ?? control.items).map((name) => name.replace(/[^\w ]/g, ''));
      const named = new RegExp(`\\b(?:${names.join('|')})\\b`, 'i');
      const inside = stepsIn.get(loopId) ?? [];
      if (inside.some(({ prompt, title }) => [prompt, title].some((text) => itemWords.test(text) || named.test(text))))
        return [];
      return [
        {
          message: `no step of the loop ${quote(loopId)} mentions the current item`,
          at: document.at([...path, 'items']),
          label: 'every iteration asks for the same work',
          help: 'state in a step of the body what to do with the item',
        },
      ];
    });
  },
};
