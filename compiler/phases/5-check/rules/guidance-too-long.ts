/** Limits the total guidance, because it is shown whenever a run starts or is read again. */
import { utf8Length } from '../../../../schemas/canonical/json.ts';
import { guidanceBytesMax } from '../../../../schemas/limits.ts';
import type { Rule } from '../rule.ts';

export const guidanceTooLong: Rule = ({ unit, guidance }) => {
  const bytes = guidance.reduce((sum, { text }) => sum + utf8Length(text), 0);
  if (bytes <= guidanceBytesMax) return [];
  return [
    {
      code: 'check/guidance-too-long',
      message: `\`guidance\` has ${bytes} bytes in all; ${guidanceBytesMax} are allowed`,
      at: unit.document.keyAt(['guidance']),
      help: 'keep the rules that apply to every step; move the rest into the prompts that need it',
    },
  ];
};
