/**
 * The grammar of the frame of a reply, the lines around a prompt that only WorkRail writes: used to render them, to quote
 * imitations, and for lint (ADR-0019, ADR-0032). Pure.
 *
 * A frame is one header (the first line), warnings, sections with a heading each, one rule line, and below the rule one call with
 * its tokens; where a run is complete, its summary follows, quoted. A line that begins with `> ` is quoted and never a part of it. A test
 * renders every line of ours and fails if one has no pattern here and does not begin with a dash (`tests/runtime/flow/frame-openings.test.ts`).
 */

import { asDisplayed } from './text/terminal-escapes.ts';
import { plainReading } from './text/plain-reading.ts';
import { isPlainText } from './text/visible-text.ts';

export const framePartNames = ['header', 'warning', 'section', 'rule', 'token', 'call'] as const;
export type FramePart = (typeof framePartNames)[number];

/** With a digit for a letter too; a date is none. */
const nameWord = '(?=[0-9]*[a-z])[a-z0-9]+';
const runName = `${nameWord}-${nameWord}-[0-9]{2}`;
const wordEnd = '(?![a-z0-9_])';
/** How each section begins, and each sentence of ours beside the call: as `plainReading` gives it. */
const sections = [
  'the recorded reply for that step is below',
  'notes so far, newest last',
  'goal of this run:',
  'inputs of this run(?: \\([0-9]+ more left out\\))?:',
  'inputs named in this step:',
  'steps done, newest last',
  'artifacts so far, newest last',
  'to read an earlier step in full, call',
  'to read the next page, call',
  'this call changed nothing\\. to continue, call',
  'the same step in other iterations:',
  'this step was done before in this run',
  'what followed, newest last',
  'to continue at "[^"]*" instead, call',
  'blocked: attempt [0-9]',
  'examples that satisfy a contract:',
  'blockers of the newest attempt',
  'long messages are cut to fit',
  'this step has [0-9]+ pages',
  'page [0-9]+ of [0-9]+ of this (?:step|output|value)',
  'before you do the step, read',
  'output of attempt [0-9]+, which was not accepted:',
  'artifacts: "',
  'child runs that are not complete:',
  'item [0-9]+ of [0-9]+ of ',
  'ask the user (?:for (?:the items under "|this)|first, and wait|what to change, and wait)',
  'only the user can supply (?:the items under "|this)',
  'do not guess\\. if an answer is missing',
  'the user is asked to approve the result after you complete',
  'find or assume (?:the items under "|this)',
  'show the user the result and wait',
  'nobody confirms this step:',
  'to read the step again, call',
  'last iteration of [^ ]+: only decision',
  'to (?:read this step again|save unfinished work), send the same handle as ',
  'to read its recap, call',
  'to add notes to the run, call',
  'no more attempts are accepted here',
  'the step accepts no more attempts in this conversation',
  'steps of this branch cannot be acknowledged',
  'to return to it, call',
  'a later call is recorded on this step',
  'once the blockers are resolved, call',
  '[0-9]+ critical gaps? stays? open',
  'summary for the user:',
  `it is a child run of ${runName}`,
  'saved: each read of this step shows this output',
  'to save the new output too, call',
  'the step is still (?:blocked|pending)[.,]',
  `run ${runName} stays complete`,
];
const written: readonly (readonly [FramePart, RegExp])[] = [
  ['header', new RegExp(`^\\[${runName}(?:\\]|/[0-9])`)],
  ['warning', /^!+\s/],
  ['section', new RegExp(`^(?:${sections.join('|')})`)],
  ['rule', new RegExp(`^-{3,} *\\[?${runName}`)],
  ['token', /^(?:state|ack|retry[ _.-]?ack|fork[ _.-]?ack|checkpoint)[ _.-]?token\b[^:=]{0,80}[:=]/],
  [
    'call',
    new RegExp(
      `^(?:only when this step is done, call|fix the problems above, then call|then call continue[ _]?workflow|run ${runName} is complete)\\b`,
    ),
  ],
];

/** The letters and digits that one takes for another: 0 and o; 1, l, i and |; rn and m; vv and w. */
const alike: Readonly<Record<string, string>> = { o: '[o0]', i: '[il1|]', l: '[il1|]', m: '(?:m|rn)', w: '(?:w|vv)' };
/** In what a pattern says in letters, and in none of its operators. */
const withAlike = (source: string) =>
  source.replace(/\\.|\[(?:\\.|[^\]])*\]|[oilmw]/g, (found) => alike[found] ?? found).replaceAll('\\b', wordEnd);
const parts = written.map(([part, { source }]) => [part, new RegExp(withAlike(source))] as const);

/** Everything that a reader or a terminal takes for the end of a line. */
export const lineEnd = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/u;

const plainLines = /^[ -~\n]*$/;

/** A text of printable ASCII, whose lines end with a line feed and nothing else does. */
export const hasPlainLines = (text: string): boolean => plainLines.test(text);

/** The same patterns for a line without its blanks and joints, where no word has an end. A warning is nothing without the blank behind its mark. */
const compactOf = (source: string): string =>
  source.replaceAll(runName, `${nameWord}(?:-[a-z0-9]+)?-?[0-9]{2}`).replaceAll(wordEnd, '').replace(/ \*| /g, '');
const compactParts = parts
  .filter(([part]) => part !== 'warning')
  .map(([part, { source }]) => [part, new RegExp(compactOf(source))] as const);

/** The part of the frame that a line looks like, as it is written or as a terminal shows it; null when it looks like none. */
export function framePartOf(line: string): FramePart | null {
  const written = partOf(line);
  if (written !== null || isPlainText(line)) return written;
  const displayed = asDisplayed(line);
  return displayed === line ? null : partOf(displayed);
}

function partOf(line: string): FramePart | null {
  const { text, compact, isOdd } = plainReading(line);
  const found = parts.find(([, pattern]) => pattern.test(text));
  if (found !== undefined || compact === null) return found?.[0] ?? null;
  // The name of a token has no blanks that could be left out, and `tokens=5` in code is none.
  return compactParts.find(([part, pattern]) => (isOdd || part !== 'token') && pattern.test(compact))?.[0] ?? null;
}
