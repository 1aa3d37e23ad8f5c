/**
 * What the user reads in the form that asks for a confirmation: which step, of which workflow and run, and the beginning of what the
 * agent wrote. Titles and notes are texts of others [frame-unforgeable].
 */
import { formNotesBytesMax, titleShownBytesMax } from '../../schemas/limits.ts';
import { unforged } from '../core/frame.ts';
import { runName } from '../core/run-name.ts';
import { quoted, truncated } from '../core/text-budget.ts';
import type { RunView } from './run-view.ts';

/** @param title of the step */
export function formText(
  { run, workflow }: Pick<RunView, 'run' | 'workflow'>,
  title: string,
  notes: string | null,
): string {
  const inQuotes = (text: string) => `"${quoted(text, titleShownBytesMax)}"`;
  return [
    `Approve the result of the step ${inQuotes(title)}?`,
    `Workflow ${inQuotes(workflow.name)}, run ${runName(run.runId)}.`,
    ...(notes === null
      ? ['The agent wrote no notes.']
      : ['The agent wrote:', unforged(truncated(notes, formNotesBytesMax))]),
  ].join('\n');
}
