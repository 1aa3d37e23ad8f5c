/** A step that needs a tool which an agent may lack, and that says nothing of what to do then. */
import type { capabilities } from '../../../../schemas/closed-sets.ts';
import type { LintFinding, LintRule } from '../../rule.ts';
import { isDenied, isQuoted } from '../../sentences.ts';
import { authoredSteps, type LintSubject, markIn, renderedPrompt, textsOf } from '../../subject.ts';
import { fallbackGiven, subagentsAsked, webAsked, wordingsIn } from '../../wording.ts';

type Capability = (typeof capabilities)[number];
const asked: readonly { readonly capability: Capability; readonly pattern: RegExp; readonly what: string }[] = [
  { capability: 'web_browsing', pattern: webAsked, what: 'the web' },
  { capability: 'delegation', pattern: subagentsAsked, what: 'subagents' },
];

function find(subject: LintSubject): readonly LintFinding[] {
  return authoredSteps(subject.workflow).flatMap((step) =>
    asked.flatMap(({ capability, pattern, what }): readonly LintFinding[] => {
      const declared = subject.source.capabilities?.[capability];
      if (declared === 'required' || declared === 'preferred') return [];
      if (declared === undefined && fallbackGiven.test(renderedPrompt(subject, step))) return [];
      const wording = wordingsIn(textsOf(subject, step), pattern).find(
        ({ text, start }) => !isDenied(text.text, start) && !isQuoted(text.text, start),
      );
      if (wording === undefined) return [];
      const { text, found, start } = wording;
      return [
        {
          message:
            declared === 'disabled'
              ? `this step asks for ${what}, which \`capabilities\` disables`
              : `this step needs ${what} and does not say what to do without`,
          at: markIn(subject, text, start, found.length),
          help: 'say what to do when there is no such tool ("if you cannot, …")',
        },
      ];
    }),
  );
}

export const capabilityUndeclared: LintRule = {
  id: 'lint/capability-undeclared',
  severity: 'warning',
  summary: 'a step that needs a tool which an agent may lack',
  isFixable: false,
  find,
};
