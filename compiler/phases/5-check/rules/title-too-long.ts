/** Names and titles fit on one line of a listing. */
import { utf8Length } from '../../../../schemas/canonical/json.ts';
import { titleBytesMax } from '../../../../schemas/limits.ts';
import type { Path } from '../../../ir/document.ts';
import type { Rule } from '../rule.ts';

export const titleTooLong: Rule = ({ unit, steps, loops }) => {
  const titles: readonly { readonly text: string; readonly path: Path }[] = [
    { text: unit.workflow.name, path: ['name'] },
    ...[...steps, ...loops].map(({ title }) => title),
  ];
  return titles
    .filter(({ text }) => utf8Length(text) > titleBytesMax)
    .map(({ text, path }) => ({
      code: 'check/title-too-long',
      message: `\`${path.at(-1)}\` has ${utf8Length(text)} bytes; ${titleBytesMax} are allowed`,
      at: unit.document.at(path),
      help: 'shorten it; the rest belongs in the description or in the prompt',
    }));
};
