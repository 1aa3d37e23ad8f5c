/**
 * What the user reads in the form that asks for a confirmation: which step, in which iterations and for which items, of which workflow and run,
 * the inputs that an approval sets, the artifacts of the output and the beginning of each, and the beginning of what the agent wrote. Titles,
 * values, artifacts and notes are texts of others [frame-unforgeable]. The notes come last: what they imitate stands below the real lines.
 */
import { canonicalText, type JsonObject, type JsonValue, utf8Length } from '../../schemas/canonical/json.ts';
import { isRecord } from '../../schemas/json-object.ts';
import {
  formArtifactsShownMax,
  formKindsBytesMax,
  formOutputBytesMax,
  loopItemBytesMax,
  titleShownBytesMax,
} from '../../schemas/limits.ts';
import { evenShare } from '../../schemas/text/even-share.ts';
import { counted } from '../../schemas/text/counted.ts';
import { unforged } from '../core/frame.ts';
import { loopsInWords } from '../core/iterations.ts';
import { kindsOf } from '../core/outcome-text.ts';
import { runName } from '../core/run-name.ts';
import { quoted, shortened, truncated } from '../core/text-budget.ts';
import type { Artifact } from '../core/validation/artifacts.ts';
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
  readonly artifacts: readonly Pick<Artifact, 'kind' | 'value'>[];
  /** Declared inputs that the step changes. */
  readonly changed: ShownInputs;
  /** Names of declared inputs that it removes. */
  readonly removed: readonly string[];
};

export function formText(
  { run, workflow }: Pick<RunView, 'run' | 'workflow'>,
  { title, instance, items, notes, artifacts, changed, removed }: Shown,
): string {
  const inQuotes = (text: string) => `"${quoted(text, titleShownBytesMax)}"`;
  const loops = loopsInWords(instance);
  return [
    `Approve the result of the step ${inQuotes(title)}${loops === null ? '' : ` (${loops})`}?`,
    ...items.map(itemLine),
    `Workflow ${inQuotes(workflow.name)}, run ${runName(run.runId)}.`,
    ...valueLines(changed, removed),
    ...outputLines(notes, artifacts),
  ].join('\n');
}

/** Notes and artifacts share one budget, so that long notes do not hide an artifact. */
function outputLines(notes: Shown['notes'], artifacts: Shown['artifacts']): string[] {
  const lines = artifacts.slice(0, formArtifactsShownMax).map(artifactLine);
  const more = artifacts.length - lines.length;
  const share = evenShare([notes ?? '', ...lines].map(utf8Length), formOutputBytesMax);
  const kinds = quoted(kindsOf(artifacts).join(', '), formKindsBytesMax);
  return [
    ...(lines.length === 0 ? [] : [`The agent sends ${counted(artifacts.length, 'artifact')} (${kinds}):`]),
    ...lines.map((line) => shortened(line, share)),
    ...(more === 0 ? [] : [`- and ${more} more`]),
    ...(notes === null ? ['The agent wrote no notes.'] : ['The agent wrote:', unforged(truncated(notes, share))]),
  ];
}

/** Canonical, because the same output must cause the same question, and on one line. */
function artifactLine({ kind, value }: Shown['artifacts'][number]): string {
  const rest = kind === null || !isRecord(value) ? value : withoutKind(value);
  const text = quoted(canonicalText(rest), formOutputBytesMax);
  return kind === null ? `- ${text}` : `- ${quoted(kind, titleShownBytesMax)}: ${text}`;
}

const withoutKind = ({ kind: _kind, ...rest }: JsonObject): JsonValue => rest;

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
