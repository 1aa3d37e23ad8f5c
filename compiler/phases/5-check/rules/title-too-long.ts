/** Names and titles fit on one line of a listing. */
import { isLongerThan, utf8Length } from '../../../../schemas/canonical/json.ts';
import { titleBytesMax } from '../../../../schemas/limits.ts';
import { placeOf } from '../../../ir/checked.ts';
import type { Rule } from '../rule.ts';
import { titlesThat } from '../titles.ts';

export const titleTooLong: Rule = (workflow) =>
  titlesThat((text) => isLongerThan(text, titleBytesMax), workflow).map((title) => ({
    code: 'check/title-too-long',
    message: `\`${title.field}\` has ${utf8Length(title.text)} bytes; ${titleBytesMax} are allowed`,
    at: placeOf(title, workflow.unit.document),
    help: 'shorten the text; move the rest into the description or the prompt',
  }));
