/** Reports a long sentence that two steps contain: an edit may change only one of them. */
import { duplicateSentenceLengthMin } from '../../../../schemas/limits.ts';
import type { LintFinding, LintRule } from '../../rule.ts';
import { sentencesOf } from '../../sentences.ts';
import { markIn } from '../../context.ts';

const normalized = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');

export const duplicateWording: LintRule = {
  id: 'lint/duplicate-wording',
  severity: 'warning',
  summary: 'the same long sentence in two steps',
  isFixable: false,
  find: (subject) => {
    const first = new Map<string, string>();
    const findings: LintFinding[] = [];
    for (const text of subject.texts) {
      if (text.step === null) continue;
      const { stepId } = text.step;
      const copied = sentencesOf(text.text).find((sentence) => {
        const key = normalized(sentence.text);
        if (key.length < duplicateSentenceLengthMin) return false;
        const before = first.get(key);
        if (before === undefined) first.set(key, stepId);
        return before !== undefined && before !== stepId;
      });
      if (copied === undefined) continue;
      const words = copied.text.trim();
      findings.push({
        message: `the steps \`${first.get(normalized(words))}\` and \`${stepId}\` contain the same sentence`,
        at: markIn(subject, text, copied.start + copied.text.indexOf(words), words.length),
        label: 'the second copy',
        help: 'write the sentence once: in `guidance` if it applies to every step, otherwise in the step that needs it',
      });
    }
    return findings;
  },
};
