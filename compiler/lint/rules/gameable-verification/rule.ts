/** Verification by a flag or a magic phrase: an agent writes the phrase and skips the work. */
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
  summary: 'verification that a single phrase satisfies',
  isFixable: false,
  find: (subject) =>
    [...wordingsIn(subject.texts, flag), ...wordingsIn(subject.texts, phrase)]
      .filter(({ text, start }) => !isDenied(text.text, start))
      .map(({ text, found, start }) => ({
        message: `${quote(found)} can be written without doing the work`,
        at: markIn(subject, text, start, found.length),
        label: 'a signal, not evidence',
        help: 'ask for what only the work produces: findings with file:line, the command and its output, counts',
      })),
};
