/**
 * The list of stored sessions as text: what each run is for, where it is, and when it was last active. Goals, titles and names of steps are
 * somebody else's words: each is on one line, quoted or in a fixed place.
 */
import { counted } from '../../schemas/text/counted.ts';
import type { RunSummary, SessionList, SessionSummary } from '../../schemas/admin-reports.ts';
import { type Item, wrapItems } from '../terminal/wrap-items.ts';
import { type Colors, newline, oneLine, quotedLine } from '../terminal/terminal.ts';
import { originNotes, originWarnings } from './origin-text.ts';
import { marked, statusText, statusWords } from './session-text.ts';
import { ago, toSecond } from './times.ts';

export type ListView = {
  readonly nowMs: number;
  /** Of the terminal; undefined for a file or a pipe. */
  readonly width: number | undefined;
  /** Only some sessions or runs were asked for. */
  readonly isFiltered: boolean;
};

const indent = '    ';

/** `step 2 of 9: Title`; of a run that is over, how many steps it took. */
export function placeText({ status, completedSteps, totalSteps, stepTitle }: RunSummary): string {
  const isOver = status === 'complete' || status === 'complete_with_gaps';
  if (completedSteps === undefined) return isOver ? '' : oneLine(stepTitle);
  if (isOver) return counted(completedSteps, 'step');
  return `step ${completedSteps + 1}${totalSteps === undefined ? '' : ` of ${totalSteps}`}: ${oneLine(stepTitle)}`;
}

function runLines(session: SessionSummary, run: RunSummary, { nowMs, width }: ListView, colors: Colors): string[] {
  const { lastActivityAt: at = session.lastActivityAt } = run;
  const before = at === undefined ? null : ago(at, nowMs);
  const name = run.title ?? run.goal;
  const status = statusWords(run);
  const first: readonly Item[] = [
    { text: run.runName, paint: colors.bold },
    { text: status, paint: () => statusText(run, colors) },
    { text: placeText(run) },
    { text: before ?? '' },
  ];
  const second: readonly Item[] = [
    { text: name === undefined ? '' : quotedLine(name) },
    { text: run.workflowId, paint: colors.dim },
    { text: session.branch === undefined ? '' : oneLine(session.branch), paint: colors.dim },
    { text: at === undefined ? '' : toSecond(at), paint: colors.dim },
    { text: session.sessionId, paint: colors.dim },
  ];
  return [
    ...wrapItems(shown(first), width, indent),
    ...wrapItems(shown(second), width === undefined ? width : width - 2, indent).map((line) => `  ${line}`),
  ];
}

const shown = (items: readonly Item[]) => items.filter(({ text }) => text !== '');

/** Above the runs of a session: its id, if it is pinned, damaged or without a run. */
function headLines(session: SessionSummary, colors: Colors): string[] {
  const isUsual = session.damage === undefined && !session.pinned && session.runs.length > 0;
  return isUsual ? [] : [`${colors.bold(session.sessionId)}  ${marked(session, colors)}`];
}

/** Below the runs of a session: a line above them would look like one of the session before. */
const originLines = (session: SessionSummary, colors: Colors): string[] => [
  ...originWarnings(session).map((line) => `  ${colors.yellow(line)}`),
  ...originNotes(session).map((line) => `  ${line}`),
];

export function listText(list: SessionList, view: ListView, colors: Colors): string {
  const { sessions, unreadable = [], notShown = 0 } = list;
  const hidden = unreadable.map(
    ({ sessionId, problem }) => `${colors.bold(sessionId)}  ${colors.yellow('cannot be read')}: ${problem}`,
  );
  const older =
    notShown === 0
      ? []
      : [colors.dim(`${counted(notShown, 'older session')} not shown; to list all: workrail sessions list --all`)];
  const lines = [
    ...sessions.flatMap((session) => [
      ...headLines(session, colors),
      ...session.runs.flatMap((run) => runLines(session, run, view, colors)),
      ...originLines(session, colors),
    ]),
    ...hidden,
    ...older,
  ];
  if (lines.length > 0) return lines.join(newline);
  return view.isFiltered ? 'No stored run matches.' : 'This data directory has no sessions.';
}
