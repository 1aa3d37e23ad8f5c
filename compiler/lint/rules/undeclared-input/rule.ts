/** A name in backticks that is nearly an input: the agent looks for a context key that nobody sets. */
import { toolNames } from '../../../../schemas/closed-sets.ts';
import { editDistance } from '../../../../schemas/suggest.ts';
import { quote } from '../../../diagnostics/quote.ts';
import { replacement } from '../../../diagnostics/finding.ts';
import type { LintRule } from '../../rule.ts';
import { knownNames, markIn } from '../../subject.ts';

const outputFields = ['notesMarkdown', 'artifacts'];
const bare = (name: string) => name.toLowerCase().replace(/[_-]/g, '');

/** Short names differ by one letter all the time; a slip shows only in longer ones. */
function isSlip(name: string, key: string): boolean {
  const distance = editDistance(bare(name), bare(key));
  const shorter = Math.min(name.length, key.length);
  return distance <= (shorter >= 8 ? 2 : shorter >= 5 ? 1 : 0);
}

export const undeclaredInput: LintRule = {
  id: 'lint/undeclared-input',
  severity: 'warning',
  summary: 'a name in backticks that is nearly an input',
  isFixable: true,
  find: (subject) => {
    const known = new Set([...knownNames(subject), ...toolNames, ...outputFields]);
    const keys = subject.workflow.inputs.map(({ input }) => input.contextKey ?? input.key);
    return subject.texts.flatMap((text) =>
      [...text.text.matchAll(/`([A-Za-z][A-Za-z0-9_-]{2,})`/g)].flatMap((match) => {
        const name = match[1] ?? '';
        const key = known.has(name) ? undefined : keys.find((candidate) => isSlip(name, candidate));
        if (key === undefined) return [];
        const at = markIn(subject, text, match.index + 1, name.length);
        return [
          {
            message: `${quote(name)} is not an input`,
            at,
            label: 'nobody sets it',
            help: `an input with a similar name exists: ${quote(key)}`,
            fixes: bare(name) === bare(key) ? [replacement(`write ${key}`, at, key)] : [],
          },
        ];
      }),
    );
  },
};
