/**
 * What `show` answers to the model of the daemon: the text of the reply without tokens and calls that take one [model-sees-no-token],
 * and with the tool that the daemon offers in their place. Pure.
 */
import type { ShownData, ShownValueData } from '../../schemas/tools.ts';
import { showTool } from '../core/unattended-text.ts';
import { pageOf, pagesOf } from './shown-pages.ts';
import { shownStep } from './shown-step.ts';
import { shownValue } from './shown-value.ts';

/** @param page from 1; for one that does not exist, the text says which do */
export function unattendedShown(data: ShownData | ShownValueData, page: number): string {
  const shown = data.kind === 'shown_value' ? shownValue(data) : shownStep(data);
  const body = pageOf(shown, page);
  if (body === null) return `There is no page ${page}. The last page is ${pagesOf(shown).length}.`;
  return [
    `This is the ${shown.title.replace(/^the /, '')}.`,
    ...body.lines,
    ...shown.below,
    ...(page < body.pages ? [`To read the next page, call ${showTool(shown.name, page + 1)}.`] : []),
  ].join('\n');
}
