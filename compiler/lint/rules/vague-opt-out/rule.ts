/** Reports a permission to skip work without a minimum: agents treat "if possible" as "not needed" if the work is hard. */
import { quote } from '../../../diagnostics/quote.ts';
import type { LintRule } from '../../rule.ts';
import { isDenied, isQuoted, sentencesOf } from '../../sentences.ts';
import { type AuthoredText, markIn } from '../../context.ts';
import { wordingsIn } from '../../wording.ts';

const wayOut =
  /\b(?:if|where|when(?:ever)?|as far as) (?:possible|feasible|practical)\b|\b(?:as|if|when|where) (?:needed|necessary|appropriate)\b|\bif time (?:permits|allows)\b|\btime permitting\b|\bif you have (?:the )?time\b|\bif you (?:like|want|feel like it)\b|\bfeel free to\b|\bas you see fit\b|\bat your discretion\b|\bbest[- ]effort\b|\bideally\b|\byou (?:may|can|could) (?:skip|omit|leave out) (?:this|it|that|these|them|the step)\b|\b(?:skip|omit|leave out) (?:this|it|that|these|them|the step)(?: step| part)? (?:if|when|where|unless) (?:it is |it['’]s |they are )?(?:not |un)?(?:needed|necessary|required|applicable|relevant|useful)\b/gi;
/** A minimum that always applies, or an alternative. */
const floor =
  /\b(?:at least|at a minimum|at minimum|no fewer|no less|otherwise|if (?:it is )?not|or else|if that fails|(?:say|state|note|record|explain|write(?: down)?) (?:why|so|what|that)|must|never|with the reason|and why)\b/i;

/** The sentence with the words and the next one; a minimum in a later sentence does not count. */
function around({ text }: AuthoredText, start: number): string {
  const sentences = sentencesOf(text);
  const at = sentences.findIndex((sentence) => start < sentence.start + sentence.text.length);
  return sentences
    .slice(at, at + 2)
    .map((sentence) => sentence.text)
    .join(' ');
}

export const vagueOptOut: LintRule = {
  id: 'lint/vague-opt-out',
  severity: 'warning',
  summary: 'an instruction that an agent may skip',
  isFixable: false,
  find: (subject) =>
    wordingsIn(subject.texts, wayOut)
      .filter(({ text, start }) => !isQuoted(text.text, start) && !isDenied(text.text, start))
      .filter(({ text, found, start }) => !floor.test(around(text, start).replace(found, '')))
      .map(({ text, found, start }) => ({
        message: `${quote(found)} lets the agent skip this work`,
        at: markIn(subject, text, start, found.length),
        label: 'the text states no minimum',
        help: 'state the criterion, a minimum ("at least …"), or the alternative ("otherwise …")',
      })),
};
