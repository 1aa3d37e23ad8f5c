/** Writing to the terminal: data to stdout, everything else to stderr, colour only where it is wanted. */
import colors from 'picocolors';
import { wrapColumns } from '../schemas/display-width.ts';
import type { ErrorEnvelope } from '../schemas/errors.ts';

const steering = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Waits until the bytes are handed over, so that a large output is whole when the process ends. */
export function printData(text: string): Promise<void> {
  return new Promise((resolve) => {
    process.stdout.write(text.endsWith('\n') ? text : `${text}\n`, () => resolve());
  });
}

/** Versioned and sorted by whoever made it; two spaces, so that it can be read and compared. */
export const printJson = (value: unknown): Promise<void> => printData(JSON.stringify(value, null, 2));

/** Everything that is said passes here: whatever text of others is in it steers no terminal. Colours are ours. */
export function say(text: string): void {
  process.stderr.write(`${harmlessColored(text)}\n`);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
const coloring = /(\u001b\[[0-9;]*m)/;
const harmlessColored = (text: string) =>
  text
    .split(coloring)
    .map((part, i) => (i % 2 === 1 ? part : harmless(part)))
    .join('');

export function sayError(error: ErrorEnvelope): void {
  say(`${colors.red(`error[${error.code}]`)}: ${error.message}`);
  say(` ${colors.cyan('= help:')} ${error.suggestion}`);
  say(` ${colors.cyan('= docs:')} workrail explain ${error.code}`);
}

/** Whether data on stdout may be coloured. `NO_COLOR` and `FORCE_COLOR` are honoured. */
export const dataColors = () =>
  colors.createColors(
    colors.isColorSupported && (process.stdout.isTTY === true || Boolean(process.env['FORCE_COLOR'])),
  );
export type Colors = ReturnType<typeof dataColors>;

/** A name of somebody else's, with what could steer a terminal shown by its number. */
export const visibleName = (name: string) =>
  name.replace(steering, (found) => `\\u{${found.codePointAt(0)?.toString(16) ?? ''}}`);

/** Text that somebody else wrote, without what could steer a terminal: control characters and changes of direction. */
export const harmless = (text: string) =>
  text.replace(steering, (found) => (found === '\n' || found === '\t' ? found : '\ufffd'));

/** Somebody else's words within a line of ours: harmless, on this line, and seen to be theirs. */
export const quotedLine = (text: string) => `"${oneLine(text)}"`;
/** On one line, and harmless: a text of ours that names what others called so. */
export const oneLine = (text: string) => harmless(text.replace(/\s+/g, ' ')).trim();

/** Columns to wrap at; a narrow terminal is honoured, a wide one is not filled. */
export const columns = () => Math.max(40, Math.min(100, process.stdout.columns ?? 100));

/** The width of the terminal that a stream leads to, for code frames; undefined where it is a file or a pipe. */
export function terminalColumns(
  stream: Pick<NodeJS.WriteStream, 'isTTY' | 'columns'> = process.stdout,
): number | undefined {
  // Some terminals that have no size yet say 0.
  return stream.isTTY === true && stream.columns > 0 ? stream.columns : undefined;
}

/** Wraps at spaces and beside wide characters; a word longer than the line stays whole. */
export const wrapped = (text: string, width: number, indent: string): string =>
  wrapColumns(harmless(text), width).join(`\n${indent}`);
