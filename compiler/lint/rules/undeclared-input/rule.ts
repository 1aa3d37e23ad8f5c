/** A name in backticks that is nearly an input, or that a text reads from the context: the agent looks for a key that nobody sets. */
import { toolNames } from '../../../../schemas/closed-sets.ts';
import { editDistance } from '../../../../schemas/suggest.ts';
import { quote } from '../../../diagnostics/quote.ts';
import { replacement } from '../../../diagnostics/finding.ts';
import type { LintFinding, LintRule } from '../../rule.ts';
import { isDenied, sentencesOf } from '../../sentences.ts';
import { type AuthoredText, knownNames, type LintSubject, markIn } from '../../subject.ts';

const outputFields = ['notesMarkdown', 'artifacts'];
const bare = (name: string) => name.toLowerCase().replace(/[_-]/g, '');

/** Short names differ by one letter all the time; a slip shows only in longer ones. */
function isSlip(name: string, key: string): boolean {
  const distance = editDistance(bare(name), bare(key));
  const shorter = Math.min(name.length, key.length);
  return distance <= (shorter >= 8 ? 2 : shorter >= 5 ? 1 : 0);
}

function slips(
  subject: LintSubject,
  text: AuthoredText,
  known: ReadonlySet<string>,
  keys: readonly string[],
): readonly LintFinding[] {
  return [...text.text.matchAll(/`([A-Za-z][A-Za-z0-9_-]{2,})`/g)].flatMap((match) => {
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
  });
}

/** "`branch` from the context", "the context key `branch`". */
const readFromContext =
  /`([A-Za-z][A-Za-z0-9_-]*)`,? from (?:the |this |its |your )?(?:run['’]s )?context\b|\bcontext (?:key|value|entry) `([A-Za-z][A-Za-z0-9_-]*)`/gi;
const isSetBy =
  /\b(?:set|sets|put|puts|write|send|store|record|save|add|keep|capture|update|report|choose|name|call)\b/i;

/** A workflow whose agent writes the key itself needs no input for it. */
function isSetSomewhere(name: string, texts: readonly AuthoredText[]): boolean {
  const mention = new RegExp(`(?<![A-Za-z0-9_-])${name}(?![A-Za-z0-9_-])`);
  return texts.some(({ text }) =>
    sentencesOf(text).some((sentence) => mention.test(sentence.text) && isSetBy.test(sentence.text)),
  );
}

function readings(subject: LintSubject, text: AuthoredText, known: ReadonlySet<string>): readonly LintFinding[] {
  return [...text.text.matchAll(readFromContext)].flatMap((match) => {
    const name = match[1] ?? match[2] ?? '';
    if (known.has(name) || isDenied(text.text, match.index) || isSetSomewhere(name, subject.texts)) return [];
    return [
      {
        message: `${quote(name)} is read from the context, and is not an input`,
        at: markIn(subject, text, match.index + match[0].indexOf(name), name.length),
        label: 'nobody sets it',
        help: `declare it: \`{ "key": "${name}", "kind": "string", "description": "…" }\` in \`inputs\``,
      },
    ];
  });
}

export const undeclaredInput: LintRule = {
  id: 'lint/undeclared-input',
  severity: 'warning',
  summary: 'a name that is read like an input and is none',
  isFixable: true,
  find: (subject) => {
    const known = new Set([...knownNames(subject), ...toolNames, ...outputFields]);
    const keys = subject.workflow.inputs.map(({ input }) => input.contextKey ?? input.key);
    return subject.texts.flatMap((text) => {
      const found = slips(subject, text, known, keys);
      const marked = new Set(found.map(({ at }) => at.offset));
      return [...found, ...readings(subject, text, known).filter(({ at }) => !marked.has(at.offset))];
    });
  },
};
