/** Reports verification by a flag or a fixed phrase: an agent can write the phrase without doing the work. */
import { quote } from '../../../diagnostics/quote.ts';
import type { LintRule } from '../../rule.ts';
import { isDenied } from '../../sentences.ts';
import { markIn } from '../../context.ts';
import { wordingsIn } from '../../wording.ts';

const doneWord =
  '(?:all )?(?:complete|completed|done|finished|ready|verified|passed|success|successful|approved|ok|lgtm)';
const flag =
  /\b[A-Za-z0-9_]*(?:[Cc]omplete|[Cc]ompleted|[Dd]one|[Ff]inished|[Vv]erified|[Pp]assed|[Rr]eady)[`"']?\s*(?:=|==|:|is set to|set to|to)\s*[`"']?true\b/g;
const phrase = new RegExp(
  `\\b(?:say|says|write|writes|output|print|include|includes|contain|contains|reply with|respond with|answer with|end with|ends with)\\b[^.\\n]{0,24}["'\`“]${doneWord}[.!]?["'\`”]`,
  'gi',
);

export const gameableVerification: LintRule = {
  id: 'lint/gameable-verification',
  severity: 'warning',
  summary: 'verification that a fixed phrase satisfies',
  isFixable: false,
  find: (subject) =>
    [...wordingsIn(subject.texts, flag), ...wordingsIn(subject.texts, phrase)]
      .filter(({ text, start }) => !isDenied(text.text, start))
      .map(({ text, found, start }) => ({
        // Half a pair of marks is no word of the author.
        message: `an agent can write ${quote(found.replaceAll(/[`"']/g, ''))} without doing the work`,
        at: markIn(subject, text, start, found.length),
        label: 'this phrase is a claim, not evidence',
        help: 'require something that only the work produces: findings with file:line, a command and its output, counts',
      })),
};
