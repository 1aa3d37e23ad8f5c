/** Reports a function definition that no step uses: no prompt contains it. */
import { quote } from '../../../diagnostics/quote.ts';
import type { BoundFunction } from '../../../ir/bound.ts';
import type { LintRule } from '../../rule.ts';
import { authoredLoops, authoredSteps } from '../../context.ts';

const keyOf = ({ name, ownerId }: BoundFunction) => `${ownerId ?? ''} ${name}`;

const rename =
  'the steps that name this function have a nearer definition of the same name: remove one of the two, or rename it';
const reference =
  'a text mentions the function: if a step uses it, add the function to `functionReferences` of that step';
const referenceOrRemove = 'add the function to `functionReferences` of a step, or remove the definition';

export const unusedFunction: LintRule = {
  id: 'lint/unused-function',
  severity: 'info',
  summary: 'a function definition that no step uses',
  // Not fixed automatically, because the text of the author would be lost.
  isFixable: false,
  find: ({ workflow, document, texts }) => {
    const named = new Set(workflow.steps.flatMap(({ functions }) => functions.map(keyOf)));
    const steps = authoredSteps(workflow);
    const isHidden = ({ name, ownerId }: BoundFunction): boolean =>
      steps.some(
        ({ loops, functions }) =>
          (ownerId === null || loops.some((loop) => loop === ownerId)) && functions.some((one) => one.name === name),
      );
    const defined = [
      ...workflow.functions,
      ...authoredLoops(workflow).flatMap(({ ownFunctions }) => ownFunctions),
      ...steps.flatMap(({ ownFunctions }) => ownFunctions),
    ];
    return defined
      .filter((one) => one.definition.templateId === undefined && !named.has(keyOf(one)))
      .map((one) => {
        const { name, definition } = one;
        const entry = definition.path.slice(0, -1);
        const isSpokenOf = texts.some(({ text, place }) => place !== 'function' && text.includes(name));
        return {
          message: `no step refers to the function definition ${quote(name)}`,
          at: document.at([...entry, 'name']),
          label: 'no prompt contains this definition',
          help: isHidden(one) ? rename : isSpokenOf ? reference : referenceOrRemove,
        };
      });
  },
};
