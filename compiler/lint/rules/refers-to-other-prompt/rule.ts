/** Reports a prompt that refers to another prompt: an agent sees one step at a time. */
import { quote } from '../../../diagnostics/quote.ts';
import type { LintRule } from '../../rule.ts';
import { isQuoted } from '../../sentences.ts';
import { markIn } from '../../context.ts';
import { wordingsIn } from '../../wording.ts';

const elsewhere =
  '(?:step \\d+|the (?:previous|preceding|first|last|next|following|other) step|(?:an )?earlier steps?)';
const instruction =
  '(?:instructions?|rules?|format|template|checklist|criteria|definitions?|rubric|procedure|constraints?)';
const pointing = new RegExp(
  `\\b(?:as|like) (?:described|explained|defined|specified|stated|shown|outlined|instructed|set out|laid out) (?:in|by) ${elsewhere}\\b` +
    `|\\bthe (?:same )?${instruction} (?:from|of|in|given in|described in|used in) ${elsewhere}\\b` +
    `|\\bsee (?:step \\d+|the (?:previous|preceding|earlier|other) (?:prompt|step))\\b` +
    `|\\b(?:do|repeat|follow) what (?:step \\d+|the (?:previous|preceding) (?:prompt|step)) (?:said|says|asked|told|described)\\b`,
  'gi',
);

export const refersToOtherPrompt: LintRule = {
  id: 'lint/refers-to-other-prompt',
  severity: 'warning',
  summary: 'a prompt that refers to another prompt',
  isFixable: false,
  find: (subject) =>
    wordingsIn(
      subject.texts.filter(({ step }) => step !== null),
      pointing,
    )
      .filter(({ text, start }) => !isQuoted(text.text, start))
      .map(({ text, found, start }) => ({
        message: `${quote(found)} refers to the prompt of another step, which the agent cannot see`,
        at: markIn(subject, text, start, found.length),
        label: 'the agent sees one step at a time',
        help: 'repeat the text here, move it into `guidance`, or have the earlier step write it into its notes',
      })),
};
