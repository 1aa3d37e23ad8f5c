/** Reports a list entry that starts with a number or bullet: the compiler adds numbers and bullets, so the agent reads two. */
import { replacement } from '../../../diagnostics/unlocated.ts';
import { quote } from '../../../diagnostics/quote.ts';
import type { LintFinding, LintRule } from '../../rule.ts';
import { type AuthoredText, markIn } from '../../context.ts';

const lists: ReadonlySet<string> = new Set(['constraints', 'procedure', 'verify']);

/** Another number than that of the place may be a word of the entry, and other entries may refer to it. */
const isNumberElsewhere = (marker: string, { path }: AuthoredText): boolean => {
  const number = /\d+/.exec(marker)?.[0];
  return number !== undefined && Number(number) !== Number(path.at(-1)) + 1;
};

export const doubledMarker: LintRule = {
  id: 'lint/doubled-marker',
  severity: 'info',
  summary: 'a list entry that starts with a number or bullet',
  isFixable: true,
  find: (subject) =>
    subject.texts.flatMap((text): readonly LintFinding[] => {
      const marker = lists.has(text.place)
        ? /^(?:[-*•]|\d{1,2}[.)]|step \d{1,2}:)\s+(?=\S)/i.exec(text.text)?.[0]
        : undefined;
      if (marker === undefined) return [];
      const at = markIn(subject, text, 0, marker.length);
      return [
        {
          message: `this entry of \`${text.place}\` starts with ${quote(marker.trim())}`,
          at,
          label: text.place === 'procedure' ? 'the compiler numbers the entries' : 'the compiler adds the bullets',
          help: 'remove it',
          // Further lines may be entries of the same list.
          fixes: text.text.includes('\n') || isNumberElsewhere(marker, text) ? [] : [replacement('remove it', at, '')],
        },
      ];
    }),
};
