/** A description is what an agent reads to choose a workflow: a paragraph. */
import { utf8Length } from '../../../../schemas/canonical/json.ts';
import { descriptionBytesMax } from '../../../../schemas/limits.ts';
import type { Path } from '../../../ir/document.ts';
import type { Rule } from '../rule.ts';

export const descriptionTooLong: Rule = ({ unit, inputs }) => {
  const descriptions: readonly { readonly text: string; readonly path: Path }[] = [
    { text: unit.workflow.description, path: ['description'] },
    ...inputs.map(({ path, input }) => ({ text: input.description ?? '', path: [...path, 'description'] })),
  ];
  return descriptions
    .filter(({ text }) => utf8Length(text) > descriptionBytesMax)
    .map(({ text, path }) => ({
      code: 'check/description-too-long',
      message: `\`description\` has ${utf8Length(text)} bytes; ${descriptionBytesMax} are allowed`,
      at: unit.document.at(path),
      help: 'keep what helps to choose this workflow; instructions belong in the steps',
    }));
};
