/** Reports a list entry that starts with a number or bullet: the compiler adds numbers and bullets, so the agent reads two. */
import { replacement } from '../../../diagnostics/unlocated.ts';
import { quote } from '../../../diagnostics/quote.ts';
import type { LintFinding, LintRule } from '../../rule.ts';
import { type AuthoredText, markIn } from '../../context.ts';

const lists: ReadonlySet<string> = new Set(['constraints', 'procedure', 'verify']);

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember';
/** A number before the name of a month is a date, as in "10. October". */
const marker = new RegExp(`^(?:[-*•]|\\d{1,2}[.)](?!\\s+(?:${months})\\b)|(?:[Ss]tep|STEP) \\d{1,2}:)\\s+(?=\\S)`);

/** Another number than that of the place may be a word of the entry, and other entries may refer to it. */
const isNumberElsewhere = (found: string, { path }: AuthoredText): boolean => {
  const number = /\d+/.exec(found)?.[0];
  return number !== undefined && Number(number) !== Number(path.at(-1)) + 1;
};

export const doubledMarker: LintRule = {
  id: 'lint/doubled-marker',
  severity: 'info',
  summary: 'a list entry that starts with a number or bullet',
  isFixable: true,
  find: (subject) =>
    subject.texts.flatMap((text): readonly LintFinding[] => {
      const found = lists.has(text.place) ? marker.exec(text.text)?.[0] : undefined;
      if (found === undefined) return [];
      const at = markIn(subject, text, 0, found.length);
      return [
        {
          message: `this entry of \`${text.place}\` starts with ${quote(found.trim())}`,
          at,
          label: text.place === 'procedure' ? 'the compiler numbers the entries' : 'the compiler adds the bullets',
          help: 'remove it',
          // Further lines may be entries of the same list.
          fixes: text.text.includes('\n') || isNumberElsewhere(found, text) ? [] : [replacement('remove it', at, '')],
        },
      ];
    }),
};
