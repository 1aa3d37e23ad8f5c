/** Reports invisible characters: they hide text from a reviewer but not from an agent, or change the displayed order. */
import { hiddenText } from '../../../../schemas/text/unseen-text.ts';
import { counted } from '../../../diagnostics/quote.ts';
import { replacement } from '../../../diagnostics/unlocated.ts';
import type { LintRule } from '../../rule.ts';
import { markIn } from '../../context.ts';
import { canGo, looksAtPlaces } from '../../markdown.ts';
import { wordingsIn } from '../../wording.ts';

const invisible = hiddenText();

/** Usually written by an author who meant a backslash, so its removal would leave the wrong text. */
const shortEscape = /[\b\f]/;

const codePoint = (text: string) => `U+${(text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

export const invisibleText: LintRule = {
  id: 'lint/invisible-text',
  severity: 'warning',
  summary: 'invisible characters',
  isFixable: true,
  find: (subject) => {
    const maySee = looksAtPlaces();
    return wordingsIn([...subject.texts, ...subject.titles], invisible).map(({ text, found, start }) => {
      const at = markIn(subject, text, start, found.length);
      const message = `the text contains ${counted([...found].length, 'invisible character')}; the first is ${codePoint(found)}`;
      if (shortEscape.test(found)) {
        const label = 'in JSON, `\\b` is a backspace and `\\f` is a form feed';
        return { message, at, label, help: 'write a backslash as `\\\\`, or remove the character' };
      }
      const isKept = maySee(text.text) && canGo(text.text, start, start + found.length);
      return {
        message,
        at,
        label: 'the agent reads these characters, but a reviewer does not see them',
        help: 'remove it',
        fixes: isKept ? [replacement('remove it', at, '')] : [],
      };
    });
  },
};
