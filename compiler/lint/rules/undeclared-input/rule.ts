/**
 * Reports a name in backticks that is similar to an input, or that a text reads from the context: the agent looks for a key that
 * is never set.
 */
import { toolNames } from '../../../../schemas/closed-sets.ts';
import { slipComparisonsMax } from '../../../../schemas/limits.ts';
import { editDistance } from '../../../../schemas/text/suggest.ts';
import { quote } from '../../../diagnostics/quote.ts';
import { replacement } from '../../../diagnostics/unlocated.ts';
import type { LintFinding, LintRule } from '../../rule.ts';
import { isDenied, sentencesOf } from '../../sentences.ts';
import { type AuthoredText, knownNames, type LintContext, markIn } from '../../context.ts';

const outputFields = ['notesMarkdown', 'artifacts'];
const bare = (name: string) => name.toLowerCase().replace(/[_-]/g, '');

/** Short names often differ by one letter, so only longer names count as misspelled. */
function slipMax(name: string, key: string): number {
  const shorter = Math.min(name.length, key.length);
  return shorter >= 8 ? 2 : shorter >= 5 ? 1 : 0;
}

/** The key with a similar name. Each name is looked up once, and at most `slipComparisonsMax` pairs are compared. */
function slipIn(keys: readonly string[]): (name: string) => string | undefined {
  const bareKeys = keys.map(bare);
  const found = new Map<string, string | undefined>();
  let left = slipComparisonsMax;
  const nearest = (name: string): string | undefined => {
    const bareName = bare(name);
    for (const [index, key] of keys.entries()) {
      if (left === 0) return undefined;
      left -= 1;
      const bareKey = bareKeys[index] ?? '';
      const most = slipMax(name, key);
      if (Math.abs(bareKey.length - bareName.length) <= most && editDistance(bareName, bareKey) <= most) return key;
    }
    return undefined;
  };
  return (name) => {
    if (left > 0 && !found.has(name)) found.set(name, nearest(name));
    return found.get(name);
  };
}

function slips(
  subject: LintContext,
  text: AuthoredText,
  known: ReadonlySet<string>,
  slipOf: (name: string) => string | undefined,
): readonly LintFinding[] {
  // A text with both spellings may tell them apart: "Rename `userId` to `user_id`."
  const written = new Set(text.text.match(/[A-Za-z0-9_-]+/g));
  return [...text.text.matchAll(/`([A-Za-z][A-Za-z0-9_-]{2,})`/g)].flatMap((match) => {
    const name = match[1] ?? '';
    const key = known.has(name) ? undefined : slipOf(name);
    if (key === undefined) return [];
    const at = markIn(subject, text, match.index + 1, name.length);
    return [
      {
        message: `${quote(name)} is not an input`,
        at,
        label: 'this value is never set',
        help: `an input with a similar name exists: ${quote(key)}`,
        fixes: bare(name) === bare(key) && !written.has(key) ? [replacement(`write ${key}`, at, key)] : [],
      },
    ];
  });
}

/** "`branch` from the context", "the context key `branch`". */
const readFromContext =
  /`([A-Za-z][A-Za-z0-9_-]*)`,? from (?:the |this |its |your )?(?:run['’]s )?context\b|\bcontext (?:key|value|entry) `([A-Za-z][A-Za-z0-9_-]*)`/gi;
const isSetBy =
  /\b(?:set|sets|put|puts|write|send|store|record|save|add|keep|capture|update|report|choose|name|call)\b/i;

/** All names in a sentence that sets a key: a key that the agent writes itself needs no input. */
function namesThatAreSet(texts: readonly AuthoredText[]): ReadonlySet<string> {
  const names = texts.flatMap(({ text }) =>
    isSetBy.test(text)
      ? sentencesOf(text)
          .filter((sentence) => isSetBy.test(sentence.text))
          .flatMap((sentence) => sentence.text.match(/[A-Za-z0-9_-]+/g) ?? [])
      : [],
  );
  return new Set(names);
}

function readings(
  subject: LintContext,
  text: AuthoredText,
  known: ReadonlySet<string>,
  isSet: (name: string) => boolean,
): readonly LintFinding[] {
  return [...text.text.matchAll(readFromContext)].flatMap((match) => {
    const name = match[1] ?? match[2] ?? '';
    if (known.has(name) || isDenied(text.text, match.index) || isSet(name)) return [];
    return [
      {
        message: `${quote(name)} is read from the context, but is not a declared input`,
        at: markIn(subject, text, match.index + match[0].indexOf(name), name.length),
        label: 'this value is never set',
        help: `declare the input: \`{ "key": "${name}", "kind": "string", "description": "…" }\` in \`inputs\``,
      },
    ];
  });
}

export const undeclaredInput: LintRule = {
  id: 'lint/undeclared-input',
  severity: 'warning',
  summary: 'a name that looks like an input but is not declared',
  isFixable: true,
  find: (subject) => {
    const known = new Set([...knownNames(subject), ...toolNames, ...outputFields]);
    const keys = subject.workflow.inputs.map(({ input }) => input.contextKey ?? input.key);
    const slipOf = slipIn(keys);
    let namesSet: ReadonlySet<string> | null = null;
    const isSet = (name: string) => {
      namesSet ??= namesThatAreSet(subject.texts);
      return namesSet.has(name);
    };
    return subject.texts.flatMap((text) => {
      const found = slips(subject, text, known, slipOf);
      const marked = new Set(found.map(({ at }) => at.offset));
      return [...found, ...readings(subject, text, known, isSet).filter(({ at }) => !marked.has(at.offset))];
    });
  },
};
