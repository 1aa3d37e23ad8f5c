/**
 * Inserts text of authors, projects and agents into a reply so that it cannot imitate a line of the frame (ADR-0019)
 * [frame-unforgeable]. In a text of several lines, each line that looks like the frame is quoted; a text inside a line of the frame
 * becomes one line. All other text stays unchanged. Pure.
 */
import { framePartOf, hasPlainLines, lineEnd } from '../../schemas/reply-frame.ts';
import type { Blocker } from '../../schemas/events.ts';
import type { ContinueData, StartData, Warning } from '../../schemas/tools.ts';
import { promptsCachedMax } from '../../schemas/limits.ts';
import { BoundedMap } from './bounded-map.ts';
import { linesOf } from './text-budget.ts';

/** Names its run, which no author knows. */
export const ruleLine = (runName: string): string => `--- ${runName}`;

const lineWithEnd = new RegExp(`(${lineEnd.source})`, 'u');

/** What steers a terminal; a tab does not. Invisible characters of other kinds stay: scripts and emoji need some of them. */
const control = /(?!\t)\p{Cc}/gu;

const marked = (line: string): string => (framePartOf(line) === null ? line : `> ${line}`);
const unforgedLine = (line: string): string => marked(line).replace(control, ' ');
const plainEnd = (end: string): string => (end === '\r\n' ? end : '\n');

/** A text of several lines: those that look like the frame are quoted, and none of them steers a terminal [reply-text-is-inert]. */
export const unforged = (text: string): string =>
  hasPlainLines(text)
    ? text.split('\n').map(marked).join('\n')
    : text
        .split(lineWithEnd)
        .map((part, i) => (i % 2 === 0 ? unforgedLine(part) : plainEnd(part)))
        .join('');

/** A text that goes on behind the beginning of a line of ours, in a list of ours: its further lines are no entries of it. */
const within = (text: string): string => {
  const [first = '', ...more] = linesOf(text);
  return [first, ...more.map((line) => `> ${line}`)].join('\n');
};

/** A text within a line. */
export const inLine = (text: string): string => linesOf(text).join(' ');

/** A text that begins a line. It is looked at as it was written, too: on one line, the end of a terminal sequence becomes a letter. */
export const atLineStart = (text: string): string => unforged(inLine(unforged(text)));

export const unforgedWarnings = (warnings: readonly Warning[]): Warning[] =>
  warnings.map((warning) => ({ ...warning, message: inLine(warning.message) }));

export const unforgedBlockers = (blockers: readonly Blocker[]): Blocker[] =>
  blockers.map(({ suggestedFix, ...blocker }) => ({
    ...blocker,
    message: within(blocker.message),
    ...(suggestedFix === undefined ? {} : { suggestedFix: within(suggestedFix) }),
  }));

/** By what an author wrote. A pending step is read again and again, and each of its lines is looked at in several readings. */
const unforgedAuthored = new BoundedMap<string, string>(promptsCachedMax);

/** For the prompt and the guidance of a workflow. */
export function unforgedOfAuthor(authored: string): string {
  const known = unforgedAuthored.get(authored);
  if (known !== undefined) return known;
  const text = unforged(authored);
  unforgedAuthored.set(authored, text);
  return text;
}

function unforgedPending(pending: StartData['pending']): StartData['pending'] {
  if (pending === null) return null;
  const { ask, items } = pending;
  return {
    ...pending,
    title: inLine(pending.title),
    prompt: unforgedOfAuthor(pending.prompt),
    ...(ask === undefined ? {} : { ask: ask.map(inLine) }),
    ...(items === undefined ? {} : { items: items.map((item) => ({ ...item, item: inLine(item.item) })) }),
  };
}

/** The data of a reply as its text shows it. Ids, tokens and run names are of closed forms. */
export function unforgedData<D extends StartData | ContinueData>(data: D): D {
  const { openGaps } = data;
  return {
    ...data,
    pending: unforgedPending(data.pending),
    warnings: unforgedWarnings(data.warnings),
    ...('blockers' in data ? { blockers: unforgedBlockers(data.blockers) } : {}),
    ...(openGaps === undefined
      ? {}
      : { openGaps: { ...openGaps, shown: openGaps.shown.map((gap) => ({ ...gap, summary: inLine(gap.summary) })) } }),
  };
}
