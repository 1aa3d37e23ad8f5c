/**
 * The outcome of a run as a text of a few lines, within a budget: the end of the reply that completes it. Each part gets room in the order of
 * how much its reader needs it; what is cut says so. All of it but the names of the parts is somebody else's text, so a reply quotes it.
 */
import { counted } from '../../schemas/text/counted.ts';
import { utf8Length } from '../../schemas/canonical/json.ts';
import { outcomeBytesMax } from '../../schemas/limits.ts';
import { type ConfirmationOutcome, type gapSeverities, isNote, type RunStatus } from '../../schemas/closed-sets.ts';
import { confirmationSummary } from './confirmation-words.ts';
import { linesOf, quoted, shortened } from './text-budget.ts';

export type OutcomeLines = {
  readonly goal: string;
  readonly status: RunStatus;
  readonly completed: number;
  readonly handOver: { readonly kind: string | null; readonly text: string } | null;
  readonly decisions: readonly { readonly text: string; readonly isInHandOver: boolean }[];
  readonly decisionsOmitted: number;
  readonly gaps: readonly {
    readonly severity: (typeof gapSeverities)[number];
    readonly summary: string;
    readonly isOpen: boolean;
  }[];
  readonly confirmations: readonly { readonly outcome: ConfirmationOutcome | 'asked' }[];
  readonly artifacts: readonly { readonly kind: string | null }[];
};

const statusWords: Readonly<Record<RunStatus, string>> = {
  in_progress: 'in progress',
  blocked: 'blocked',
  complete: 'complete',
  complete_with_gaps: 'complete with gaps',
};
export const statusInWords = (status: RunStatus): string => statusWords[status];

const goalBytesMax = 200;
const entryBytesMax = 160;
const entriesMax = 4;

/** `wr.handoff, wr.plan (2)`: each kind once. */
export function kindsOf(artifacts: OutcomeLines['artifacts']): string[] {
  const counts = new Map<string, number>();
  for (const { kind } of artifacts) {
    const name = kind ?? 'without a kind';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => (count === 1 ? name : `${name} (${count})`));
}

const listed = (entries: readonly string[], omitted: number): string[] => {
  const more = omitted + Math.max(0, entries.length - entriesMax);
  return [
    ...entries.slice(0, entriesMax).map((entry) => `- ${quoted(entry, entryBytesMax)}`),
    ...(more === 0 ? [] : [`- and ${more} more`]),
  ];
};

/** What is closed needs nobody. What was only noted is not open, but the reader may want to know of it. */
function gapLines(gaps: OutcomeLines['gaps']): string[] {
  const open = gaps.filter(({ isOpen }) => isOpen);
  const noted = open.filter(isNote).map(({ summary }) => summary);
  const other = open.filter((gap) => !isNote(gap)).map(({ severity, summary }) => `${severity}: ${summary}`);
  return [
    ...(other.length === 0 ? [] : ['Other open gaps:', ...listed(other, 0)]),
    ...(noted.length === 0 ? [] : ['Noted:', ...listed(noted, 0)]),
  ];
}

/**
 * At most `outcomeBytesMax` bytes: the hand-over takes what the other parts leave. A decision that its text holds is not listed again where that text
 * is shown whole.
 */
export function outcomeText(outcome: OutcomeLines): string {
  const decisions = outcome.decisions.filter(({ isInHandOver }) => !isInHandOver);
  const brief = parted({ ...outcome, decisions });
  return brief.isWhole || decisions.length === outcome.decisions.length ? brief.text : parted(outcome).text;
}

function parted(outcome: OutcomeLines): { readonly text: string; readonly isWhole: boolean } {
  const { goal, status, completed, handOver, decisions, decisionsOmitted, gaps, confirmations, artifacts } = outcome;
  const head = [
    `Goal: ${quoted(goal, goalBytesMax)}`,
    `Outcome: ${statusInWords(status)}, ${counted(completed, 'step')}`,
  ];
  const rest = [
    ...(decisions.length === 0 ? [] : ['Decisions:', ...listed(textsOf(decisions), decisionsOmitted)]),
    ...gapLines(gaps),
    ...(confirmations.length === 0 ? [] : [`Confirmations: ${confirmationSummary(confirmations)}`]),
    ...(artifacts.length === 0 ? [] : [`Artifacts: ${quoted(kindsOf(artifacts).join(', '), goalBytesMax)}`]),
  ];
  const tail = shortened(rest.join('\n'), outcomeBytesMax - handOverBytesMin - utf8Length(head.join('\n')) - 2);
  const room = outcomeBytesMax - utf8Length([...head, tail].join('\n')) - 1;
  const whole = handOver === null ? null : handOverText(handOver);
  const handed = whole === null ? [] : [shortened(whole, room)];
  const text = [...head, ...handed, ...(tail === '' ? [] : [tail])].join('\n');
  return { text, isWhole: whole === null || utf8Length(whole) <= room };
}

const textsOf = (decisions: OutcomeLines['decisions']) => decisions.map(({ text }) => text);

/** Enough to know what was handed over, whatever else there is. */
const handOverBytesMin = 320;

function handOverText({ kind, text }: NonNullable<OutcomeLines['handOver']>): string {
  const from = kind === null ? 'from the last notes' : quoted(kind, entryBytesMax / 2);
  const lines = linesOf(text).filter((line) => line.trim() !== '');
  return [`Hand-over (${from}):`, ...lines].join('\n');
}
