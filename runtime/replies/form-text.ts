/**
 * What the user reads in the form that asks for a confirmation: which step, in which iterations and for which items, of which workflow and run,
 * the inputs that an approval sets, and the beginning of what the agent wrote. Titles, values and notes are texts of others [frame-unforgeable].
 */
import { formNotesBytesMax, loopItemBytesMax, titleShownBytesMax } from '../../schemas/limits.ts';
import { unforged } from '../core/frame.ts';
import { loopsInWords } from '../core/iterations.ts';
import { runName } from '../core/run-name.ts';
import { quoted, truncated } from '../core/text-budget.ts';
import type { ShownInputs } from '../projections/shown-inputs.ts';
import type { PendingItems } from './pending-fields.ts';
import type { RunView } from './run-view.ts';

type Shown = {
  /** Of the step. */
  readonly title: string;
  /** The step with its iterations: `each@1::deploy`. */
  readonly instance: string;
  readonly items: PendingItems;
  readonly notes: string | null;
  /** Declared inputs that the step changes. */
  readonly changed: ShownInputs;
  /** Names of declared inputs that it removes. */
  readonly removed: readonly string[];
};

export function formText(
  { run, workflow }: Pick<RunView, 'run' | 'workflow'>,
  { title, instance, items, notes, changed, removed }: Shown,
): string {
  const inQuotes = (text: string) => `"${quoted(text, titleShownBytesMax)}"`;
  const loops = loopsInWords(instance);
  return [
    `Approve the result of the step ${inQuotes(title)}${loops === null ? '' : ` (${loops})`}?`,
    ...items.map(itemLine),
    `Workflow ${inQuotes(workflow.name)}, run ${runName(run.runId)}.`,
    ...valueLines(changed, removed),
    ...(notes === null
      ? ['The agent wrote no notes.']
      : ['The agent wrote:', unforged(truncated(notes, formNotesBytesMax))]),
  ].join('\n');
}

/** On one line, so no text of the item begins a line. */
function itemLine({ loopId, index, of, item, isSensitive }: PendingItems[number]): string {
  const shown = isSensitive === true ? 'not shown, because its list is sensitive' : quoted(item, loopItemBytesMax);
  return `Item ${index + 1} of ${of} of ${loopId}: ${shown}`;
}

function valueLines({ inputs, omitted }: ShownInputs, removed: readonly string[]): string[] {
  const values = inputs.map(({ key, value }) => `- ${key}: ${value}`);
  const lines = [...values, ...removed.map((key) => `- ${key}: removed`)].map(unforged);
  return lines.length === 0
    ? []
    : ['Values that it sends:', ...lines, ...(omitted === 0 ? [] : [`- and ${omitted} more`])];
}
