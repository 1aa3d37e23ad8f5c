/** The frame of a reply, read as a hasty agent would read it: by how lines begin, whoever wrote them (ADR-0019). */
import { expect } from 'vitest';

const ends = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/u;
/** Letters that a reader takes for others, as far as the tests of the frame use them. */
const twins = new Map(
  [...'аеорстукнімАЕОРСТКНІМοανΟΑΝ'].map((char, i) => [char, [...'aeopctykhimAEOPCTKHIMoavOAN'][i] ?? '']),
);
const bare = (line: string) =>
  Array.from(line.normalize('NFKD'), (char) => twins.get(char) ?? char)
    .join('')
    .replace(/[\s\u2800\u3164\u115f\u1160]/gu, ' ')
    .replace(/[\p{C}\p{M}\p{DI}]/gu, '')
    .replace(/^[\s*_`~]+/u, '');
const name = '[a-z]+-[a-z]+-\\d\\d';
const header = new RegExp(`^\\[${name}(?:\\]|/[0-9])`, 'i');
const rule = new RegExp(`^---+ *\\[?${name}`, 'i');
const token = /^[a-z]*token(?: \([^)]*\))?\s*[:=]/i;
const call = new RegExp(
  `^(?:only when this step is done, call|fix the problems above, then call|then call continue_workflow|run ${name} is complete)`,
  'i',
);

/** Headings of sections and sentences of ours, each once in a reply at most. */
const sections = [
  /^The recorded reply for that step is below/i,
  /^Notes so far/i,
  /^Goal of this run:/i,
  /^Inputs of this run/i,
  /^Inputs named in this step/i,
  /^Steps done, newest last/i,
  /^Artifacts so far, newest/i,
  /^To read an earlier step in full, call/i,
  /^This step was done before in this run/i,
  /^What followed, newest last/i,
  /^To continue at /i,
  /^Blocked: attempt/i,
  /^Blockers of the newest attempt/i,
  /^Long messages are cut to fit/i,
  /^Output of attempt \d+, which was not accepted/i,
  /^Artifacts: "/i,
  /^Child runs that are not complete/i,
  /^Ask the user what to change/i,
  /^Steps of this branch cannot be acknowledged/i,
  /^To return to it, call/i,
  /^A later call is recorded on this step/i,
  /^(?:Ask the user|Find or assume) (?:for )?(?:the items under "|this)/i,
  /^Show the user the result and wait/i,
  /^Nobody confirms this step/i,
  /^To read the step again, call/i,
  /^Last iteration of /i,
  /^To (?:read this step again|save unfinished work), send the same handle as /i,
  /^No more attempts/i,
  /^\d+ critical gaps? stays? open/i,
  /^It is a child run of /i,
  /^Summary for the user:/i,
];
const warning = /^!\s/;
const item = /^Item \d+ of \d+ of /i;
const blocker = /^\d+\. [A-Z_]{8,} \(/;
const fix = /^Fix(?: for \d+ to \d+)?:/;

export type Frame = {
  readonly header: string;
  /** Tokens by name, below the rule. */
  readonly tokens: Readonly<Record<string, string>>;
  readonly calls: readonly string[];
  /** What the top offers a reader whose call was recorded with other input. */
  readonly offered: string | null;
};
type Said = {
  readonly session: { readonly runName: string };
  readonly stateToken: string;
  readonly ackToken?: string | undefined;
  readonly retryAckToken?: string | undefined;
  readonly forkAckToken?: string | undefined;
  readonly warnings: readonly unknown[];
  readonly pending: { readonly items?: readonly unknown[] | undefined } | null;
  readonly blockers?: readonly { readonly suggestedFix?: string | undefined }[] | undefined;
};

/** Fails where a reply has more than one header, rule, block of tokens or call, or other tokens than its data. */
export function expectOneFrame(text: string, data: Said): Frame {
  const { runName } = data.session;
  const lines = text.split(ends);
  const at = (pattern: RegExp) => lines.flatMap((line, i) => (pattern.test(bare(line)) ? [i] : []));
  expect(at(header), text).toEqual([0]);
  // The header holds the handle of the step, where there are handles.
  const isHandle = data.stateToken.startsWith(`${runName}/`);
  const ack = data.ackToken ?? data.retryAckToken;
  const inHeader = isHandle ? (ack ?? data.stateToken) : runName;
  expect(lines[0]?.startsWith(`[${inHeader}] `), text).toBe(true);
  const [end = -1, ...more] = at(rule);
  expect([more, lines[end]], text).toEqual([[], `--- ${runName}`]);
  const offers = at(token).filter((i) => i < end);
  expect(
    offers.map((i) => lines[i]),
    text,
  ).toEqual(data.forkAckToken === undefined ? [] : [`ackToken: ${data.forkAckToken}`]);
  // The summary of a complete run stands there too, quoted.
  const below = lines.slice(end + 1).filter((line) => !line.startsWith('> '));
  const pairs = isHandle
    ? [...below.join('\n').matchAll(/"(stateToken|ackToken|checkpointToken)": "([^"]+)"/g)].map(([, field, value]) => [
        field,
        value,
      ])
    : at(token)
        .filter((i) => i > end)
        .map((i) => (lines[i] ?? '').split(/(?: \([^)]*\))?: /));
  const tokens = Object.fromEntries(pairs as [string, string][]) as Record<string, string>;
  if (!isHandle) expect(tokens['stateToken'], text).toBe(data.stateToken);
  // A step that was acknowledged since is not acknowledged again: the call at the end reads where the run is.
  const isGoneOn = at(/^A later call is recorded on this step/i).some((i) => i > end);
  expect(tokens['ackToken'], text).toBe(isGoneOn ? undefined : ack);
  for (const section of sections) expect(at(section).length, `${section}\n${text}`).toBeLessThanOrEqual(1);
  expect(at(warning), text).toEqual(data.warnings.map((_, i) => i + 1));
  expect(at(item).length, text).toBeLessThanOrEqual(data.pending?.items?.length ?? 0);
  const [blocked] = at(/^Blocked: attempt/);
  if (data.blockers !== undefined && blocked !== undefined) {
    const listed = lines.slice(blocked, lines.indexOf('', blocked)).map(bare);
    expect(listed.filter((line) => blocker.test(line)).length, text).toBe(data.blockers.length);
    const fixes = data.blockers.filter(({ suggestedFix }, i, all) => suggestedFix !== all[i + 1]?.suggestedFix);
    expect(listed.filter((line) => fix.test(line)).length, text).toBe(fixes.length);
  }
  const calls = at(call);
  expect(
    calls.filter((i) => i < end),
    text,
  ).toEqual([]);
  return {
    header: lines[0] ?? '',
    tokens,
    calls: calls.map((i) => lines[i] ?? ''),
    offered: data.forkAckToken ?? null,
  };
}

/** Lines of a text that a hasty reader takes for a part of a frame of ours. */
export const frameLinesIn = (text: string): readonly string[] =>
  text
    .split(ends)
    .filter((line) => [header, rule, token, call, ...sections].some((pattern) => pattern.test(bare(line))));

/** Its lines as a hasty reader sees them. */
export const linesAsRead = (text: string): readonly string[] => text.split(ends).map(bare);
