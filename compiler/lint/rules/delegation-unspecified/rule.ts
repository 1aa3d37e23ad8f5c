/** Reports delegation without instructions: agents then start workflows, or do the tasks one after another. */
import type { LintRule } from '../../rule.ts';
import { isDenied, isQuoted } from '../../sentences.ts';
import { authoredSteps, markIn, renderedPrompt, textsOf } from '../../context.ts';
import { subagentsAsked, wordingsIn } from '../../wording.ts';

/** "SUBAGENTS, not workflows", "do not call start_workflow", "start no workflow". */
const setsApart =
  /\b(?:not|never|don['’]t|(?:spawn|launch|start|run) no)\b[^.\n]{0,40}\b(?:start_workflow|workflows?)\b/i;

export const delegationUnspecified: LintRule = {
  id: 'lint/delegation-unspecified',
  severity: 'warning',
  summary: 'delegation that does not forbid starting workflows',
  isFixable: false,
  find: (subject) => {
    // The replies that start or reread a run show the guidance of the author, of features and of capabilities for all steps.
    if (subject.snapshot.guidance.some((line) => setsApart.test(line))) return [];
    return authoredSteps(subject.workflow)
      .filter((step) => !setsApart.test(renderedPrompt(subject, step)))
      .flatMap((step) =>
        wordingsIn(textsOf(subject, step), subagentsAsked)
          .filter(({ text, start }) => !isDenied(text.text, start) && !isQuoted(text.text, start))
          .slice(0, 1),
      )
      .map(({ text, found, start }) => ({
        message:
          'this step delegates to subagents, but does not tell them not to start a workflow for the delegated work',
        at: markIn(subject, text, start, found.length),
        help: 'embed `wr.refs.parallel_delegation` in `constraints` or `procedure`, or write "spawn subagents, not workflows"',
      }));
  },
};
