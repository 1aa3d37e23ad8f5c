/** Reports a sentence of the author that an enabled feature adds too. */
import { lintRepeatedWordsMin } from '../../../../schemas/limits.ts';
import { quote } from '../../../diagnostics/quote.ts';
import type { LintFinding, LintRule } from '../../rule.ts';
import { sentencesOf } from '../../sentences.ts';
import { markIn } from '../../context.ts';

/** The share of the words of a sentence that one sentence of the feature must contain. */
const shareMin = 0.85;
/** From the start of a run of letters and periods only, so that the time is linear. */
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/(?<![a-z_.])[a-z_.]+[a-z_]/g) ?? [];

export const featureRepeatsText: LintRule = {
  id: 'lint/feature-repeats-text',
  severity: 'info',
  summary: 'a text that repeats a feature',
  isFixable: false,
  find: (subject) => {
    const added = subject.workflow.features.flatMap(({ featureId, effects }) =>
      [...(effects.guidance ?? []), ...(effects.sections ?? []).flatMap(({ lines }) => lines)]
        .flatMap(sentencesOf)
        .map(({ text }) => ({ featureId, words: new Set(wordsOf(text)) })),
    );
    if (added.length === 0) return [];
    return subject.texts.flatMap((text): readonly LintFinding[] =>
      sentencesOf(text.text).flatMap((sentence): readonly LintFinding[] => {
        const words = wordsOf(sentence.text);
        if (words.length < lintRepeatedWordsMin) return [];
        const same = added.find(
          (line) => words.filter((word) => line.words.has(word)).length >= shareMin * words.length,
        );
        if (same === undefined) return [];
        const shown = sentence.text.trim();
        return [
          {
            message: `the feature ${quote(same.featureId)} already adds this text`,
            at: markIn(subject, text, sentence.start + sentence.text.indexOf(shown), shown.length),
            label: 'the agent reads this text twice',
            help: 'remove this text, or remove the feature',
          },
        ];
      }),
    );
  },
};
