/** Limits a description to a paragraph, because agents read it to choose a workflow. */
import { utf8Length } from '../../../../schemas/canonical/json.ts';
import { descriptionBytesMax } from '../../../../schemas/limits.ts';
import { placeOf } from '../../../ir/checked.ts';
import type { LocatedText } from '../../../ir/resolved.ts';
import type { Rule } from '../rule.ts';

export const descriptionTooLong: Rule = ({ unit, inputs }) => {
  const descriptions: readonly LocatedText[] = [
    { text: unit.workflow.description, path: ['description'] },
    ...inputs.map(({ path, templateId, input }) => ({
      text: input.description ?? '',
      path: templateId === undefined ? [...path, 'description'] : path,
      templateId,
    })),
  ];
  return descriptions
    .filter(({ text }) => utf8Length(text) > descriptionBytesMax)
    .map((described) => ({
      code: 'check/description-too-long',
      message: `\`description\` has ${utf8Length(described.text)} bytes; ${descriptionBytesMax} are allowed`,
      at: placeOf(described, unit.document),
      help: 'keep only what helps to choose this workflow; move instructions into the steps',
    }));
};
