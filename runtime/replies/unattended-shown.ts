/**
 * What `show` answers to the model of the daemon: the text of the reply without tokens and calls that take one [model-sees-no-token],
 * and with the tool that the daemon offers in their place. Pure.
 */
import type { ShownData, ShownValueData } from '../../schemas/tools.ts';
import { showTool } from '../core/unattended-text.ts';
import { pageOf } from './shown-pages.ts';
import { shownStep } from './shown-step.ts';
import { shownValue } from './shown-value.ts';

/** @param page one that exists: the runtime refused any other */
export function unattendedShown(data: ShownData | ShownValueData, page: number): string {
  const shown =
    data.kind === 'shown_value' ? shownValue(data) : shownStep(data, 'call show with "#<number>" as "name"');
  const body = pageOf(shown, page);
  if (body === null) throw new Error(`the runtime showed a page that does not exist: ${page}`);
  return [
    `This is the ${shown.title.replace(/^the /, '')}.`,
    ...body.lines,
    ...shown.below,
    ...(page < body.pages ? [`To read the next page, call ${showTool(shown.name, page + 1)}.`] : []),
  ].join('\n');
}
