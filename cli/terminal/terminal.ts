/**
 * Writing to the terminal: data to stdout, everything else to stderr, colour only where it is wanted.
 *
 * What commands print is full of names and texts that somebody else wrote. Every character of it that could steer a terminal, hide
 * text or start a line is shown by its number, unless it carries the mark of this process: colours, `newline` and what `block`
 * returns. So a text that a command forgot about is seen, and does nothing [terminal-text-is-inert].
 */
import { fstatSync, writeSync } from 'node:fs';
import colors from 'picocolors';
import { wrapColumns } from '../../schemas/text/display-width.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import { quotedText } from '../../schemas/text/quoted-text.ts';
import { arePlainLines, escapedUnits, isPlainText, numbered, steering } from '../../schemas/text/visible-text.ts';
import { outputFault } from './output-fault.ts';

/** Chosen anew by each process, so no file and no argument can hold it. */
const mark = `\u0010${Math.random().toString(36).slice(2)}${Math.random().toString(36).slice(2)}:`;
const marked = (what: string) => `${mark}${what};`;
const marks = new RegExp(`${mark}([^;]*);`, 'gu');
let marksAndSteering: RegExp | null = null;

/** Ends a line of ours. One that is written as it is ends nothing. */
export const newline = marked('n');
const tab = marked('t');

/** A text that keeps its lines and tabs: a source, a page, what was rendered elsewhere. Not for words of an agent or an author. */
export const block = (text: string) => text.replace(/\r\n?|\n/g, newline).replaceAll('\t', tab);

/** The words of an agent, an author or another program, in full, each line with a mark that it is not ours. */
export const quotedLines = (text: string, indent = '') => block(quotedText(text, indent));

const meanings: Readonly<Record<string, string>> = { n: '\n', t: '\t' };
/** What the terminal gets: marks become what they mean, and everything else that could steer it is shown by its number. */
export function shownText(text: string): string {
  const meant = (found: string, what?: string) =>
    what === undefined ? numbered(found) : (meanings[what] ?? `\u001b[${what}m`);
  if (isPlainText(text.replace(marks, ''))) return text.replace(marks, meant);
  marksAndSteering ??= new RegExp(`${marks.source}|${steering().source}`, 'gu');
  return text.replace(marksAndSteering, meant);
}

/** JSON with line feeds between its values: the same value, without characters that steer a terminal. */
export const inertJson = (json: string) =>
  arePlainLines(json) ? json : json.replace(steering(), (found) => (found === '\n' ? found : escapedUnits(found)));

/**
 * Waits until the bytes are written, so that a large output is complete when the process ends.
 *
 * @throws OutputFault: a command whose output is lost has failed, whatever else it did [output-fault-reported]
 */
async function put(piece: string): Promise<void> {
  try {
    await written(piece);
  } catch (error) {
    throw outputFault(error);
  }
}

/** The stream takes part of a write to a full disk for all of it, so a regular file is written here until it has every byte. */
function written(piece: string): Promise<void> | void {
  const { stdout } = process;
  if (stdout.fd === 1 && !Object.hasOwn(stdout, 'write') && fstatSync(1).isFile()) return writeAll(1, piece);
  return new Promise((resolve, reject) => {
    stdout.write(piece, (error) => (error ? reject(error) : resolve()));
  });
}

function writeAll(descriptor: number, piece: string): void {
  const bytes = Buffer.from(piece);
  for (let done = 0; done < bytes.length; ) done += writeSync(descriptor, bytes, done);
}
const putLines = (text: string): Promise<void> => put(text.endsWith('\n') ? text : `${text}\n`);

export const printData = (text: string): Promise<void> => putLines(shownText(text));

/** The caller has sorted and versioned it; indented by two spaces, so that it can be read and compared. */
export const printJson = (value: unknown): Promise<void> => putLines(inertJson(JSON.stringify(value, null, 2)));

/** A piece of a file that goes to stdout in place of a disk: byte for byte to a file or a pipe; a terminal gets what a person can read. */
export const printPiece = (piece: string, isTerminal: boolean = process.stdout.isTTY === true): Promise<void> =>
  put(isTerminal ? shownText(block(piece)) : piece);

/** Such a file, whose last line is ended. */
export const printFile = (text: string, isTerminal?: boolean): Promise<void> =>
  printPiece(text.endsWith('\n') ? text : `${text}\n`, isTerminal);

let aroundLines: ((write: () => void) => void) | null = null;
/** Calls `around` for each line that is said while progress is shown live: it must not land in the middle of it. */
export const sayAboveLive = (around: typeof aroundLines): void => {
  aroundLines = around;
};

/** Everything but data: progress, warnings, errors. */
export function say(text: string): void {
  const write = () => void process.stderr.write(`${shownText(text)}\n`);
  if (aroundLines === null) write();
  else aroundLines(write);
}

/** A fault despite which the command continues. */
export const warn = (text: string): void => say(`warning: ${text}`);

export function sayError(error: ErrorEnvelope): void {
  const { red, cyan } = markedColors(colors.isColorSupported);
  say(`${red(`error[${error.code}]`)}: ${error.message}`);
  say(` ${cyan('= help:')} ${error.suggestion}`);
  say(` ${cyan('= docs:')} workrail explain ${error.code}`);
}

const codes = {
  bold: [1, 22],
  dim: [2, 22],
  strikethrough: [9, 29],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  blue: [34, 39],
  cyan: [36, 39],
} as const;
export type Colors = Readonly<Record<keyof typeof codes, (text: string) => string>> & {
  readonly isColorSupported: boolean;
};

/** The end of a colour inside another goes back to the outer one. */
function painter([start, end]: readonly [number, number]): (text: string) => string {
  const [open, close] = [marked(String(start)), marked(String(end))];
  return (text) => `${open}${text.replaceAll(close, `${close}${open}`)}${close}`;
}

function markedColors(isColorSupported: boolean): Colors {
  const painters = Object.entries(codes).map(([name, pair]) => [name, isColorSupported ? painter(pair) : String]);
  return { ...(Object.fromEntries(painters) as Omit<Colors, 'isColorSupported'>), isColorSupported };
}

/** Whether data on stdout may be coloured. `NO_COLOR` and `FORCE_COLOR` are honoured. */
export const dataColors = (): Colors =>
  markedColors(colors.isColorSupported && (process.stdout.isTTY === true || Boolean(process.env['FORCE_COLOR'])));

/** Somebody else's words within a line of ours: on this line, and seen to be theirs. */
export const quotedLine = (text: string) => `"${oneLine(text)}"`;
/** On one line: a text of ours that names what others called so. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Columns to wrap at; a narrow terminal is honoured, a wide one is not filled. */
export const columns = () => Math.max(40, Math.min(100, process.stdout.columns ?? 100));

/** The width of the terminal that a stream leads to, for code frames; undefined where it is a file or a pipe. */
export function terminalColumns(
  stream: Pick<NodeJS.WriteStream, 'isTTY' | 'columns'> = process.stdout,
): number | undefined {
  // Some terminals that have no size yet say 0.
  return stream.isTTY === true && stream.columns > 0 ? stream.columns : undefined;
}

/** Prose on lines of this width: wraps at spaces and beside wide characters; a word longer than the line stays whole. */
export const wrapped = (text: string, width: number, indent: string): string =>
  proseLines(text, width).join(`${newline}${indent}`);

const proseLines = (text: string, width: number) => wrapColumns(text.replace(/\s*\n\s*/g, ' '), width);

/** The same for the words of an author, each line with a mark that it is not ours. */
export const quotedProse = (text: string, indent = '') =>
  quotedLines(proseLines(text, columns() - indent.length - 2).join('\n'), indent);
