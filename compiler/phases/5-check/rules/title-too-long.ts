/** Names and titles fit on one line of a listing. */
import { utf8Length } from '../../../../schemas/canonical/json.ts';
import { titleBytesMax } from '../../../../schemas/limits.ts';
import { placeOf } from '../../../ir/checked.ts';
import type { LocatedText } from '../../../ir/resolved.ts';
import type { Rule } from '../rule.ts';

const nameOf = ({ path }: LocatedText) => (path.at(-1) === 'name' ? 'name' : 'title');

export const titleTooLong: Rule = ({ unit, steps, loops }) => {
  const titles: readonly LocatedText[] = [
    { text: unit.workflow.name, path: ['name'] },
    ...[...steps, ...loops].map(({ title }) => title),
  ];
  return titles
    .filter(({ text }) => utf8Length(text) > titleBytesMax)
    .map((title) => ({
      code: 'check/title-too-long',
      message: `\`${nameOf(title)}\` has ${utf8Length(title.text)} bytes; ${titleBytesMax} are allowed`,
      at: placeOf(title, unit.document),
      help: 'shorten it; move the rest into the description or the prompt',
    }));
};
