/**
 * Reports delegation by starting workflows: each starts a run with its own tokens, and no subagent does the work
 * [delegation-starts-no-workflow].
 */
import { quote } from '../../../diagnostics/quote.ts';
import type { LintRule } from '../../rule.ts';
import { isDenied, isQuoted, sentencesOf } from '../../sentences.ts';
import { markIn } from '../../context.ts';
import { wordingsIn } from '../../wording.ts';

const started = /\bstart_workflow\b|\b(?:spawn|launch|start|run)\b(?:\s+(?!no\b)[\w-]+){0,3}\s+workflows?\b/gi;
const delegation = /\b(?:sub-?agents?|delegat\w+|in parallel|simultaneously|concurrently|spawn)\b/i;

export const delegationStartsWorkflow: LintRule = {
  id: 'lint/delegation-starts-workflow',
  severity: 'warning',
  summary: 'delegation by starting workflows instead of subagents',
  isFixable: false,
  find: (subject) =>
    wordingsIn(subject.texts, started)
      .filter(({ text, start }) => !isDenied(text.text, start) && !isQuoted(text.text, start))
      .filter(({ text, start }) => {
        const sentence = sentencesOf(text.text).findLast((candidate) => candidate.start <= start);
        return sentence !== undefined && delegation.test(sentence.text);
      })
      .map(({ text, found, start }) => ({
        message: `${quote(found)} starts another run instead of delegating to a subagent`,
        at: markIn(subject, text, start, found.length),
        help: 'write "spawn subagents, not workflows", and embed `wr.refs.parallel_delegation`',
      })),
};
