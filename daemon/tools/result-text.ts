/** Results of the sandbox as the model gets them. Long output is cut in the middle, with the file that contains the whole. Pure. */
import { counted } from '../../schemas/text/counted.ts';
import type {
  BackgroundState,
  CommandEnding,
  CommandOutput,
  CommandResult,
  FileContent,
  FoundFiles,
  FoundLines,
} from '../sandbox/protocol.ts';
import type { ToolResult } from './tool.ts';

const decoded = (base64: string): string => Buffer.from(base64, 'base64').toString('utf8');

export function endingText(ending: CommandEnding): string {
  switch (ending.kind) {
    case 'exited':
      return `exit status ${ending.status}`;
    case 'signalled':
      return `ended by signal ${ending.signal}`;
    case 'timed_out':
      return 'ended because of its time limit';
    case 'cancelled':
      return 'cancelled';
    case 'not_started':
      return `not started: ${ending.reason}`;
  }
}

function outputText({ bytes, head, tail, file, droppedBytes }: CommandOutput): string {
  if (tail === '') return decoded(head);
  const whole = file === null ? '' : `; the whole output is in ${file}`;
  const lost = droppedBytes === 0 ? '' : `, except its last ${counted(droppedBytes, 'byte')}`;
  return `${decoded(head)}\n[${counted(bytes, 'byte')}; the middle is left out${whole}${lost}]\n${decoded(tail)}`;
}

/** Two looks at a command that runs differ in how long it runs: waiting is not a repetition [stuck-is-judged-on-results]. */
export function backgroundText({ ending, elapsedMs, output }: BackgroundState): ToolResult {
  if (ending !== null) return commandText({ ending, output });
  return shown(output, `still running after ${Math.floor(elapsedMs / 1000)} s`, true);
}

/** A command that failed is a result like any other: its status is what the model asked for. */
export function commandText({ ending, output }: CommandResult): ToolResult {
  return shown(output, endingText(ending), ending.kind === 'exited' && ending.status === 0);
}

function shown(output: CommandOutput, status: string, isOk: boolean): ToolResult {
  const printed = outputText(output);
  const text = `${printed}${printed === '' || printed.endsWith('\n') ? '' : '\n'}[${status}]`;
  return { ending: isOk ? 'done' : 'failed', text };
}

/** The bytes up to the last whole character. */
function wholeCharacters(bytes: Buffer): Buffer {
  let end = bytes.length;
  while (end > 0 && bytes.length - end < 4 && ((bytes[end - 1] ?? 0) & 0xc0) === 0x80) end -= 1;
  const lead = bytes[end - 1] ?? 0;
  const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1;
  return end - 1 + length > bytes.length ? bytes.subarray(0, end - 1) : bytes;
}

export function fileText({ bytes, size }: FileContent, from: number): string {
  const read = Buffer.from(bytes, 'base64');
  const isLast = from + read.length >= size;
  const shown = isLast ? read : wholeCharacters(read);
  const end = from + shown.length;
  if (isLast && from === 0) return shown.length === 0 ? '[empty file]' : shown.toString('utf8');
  const rest = isLast ? '' : `; continue with fromByte ${end}`;
  return `${shown.toString('utf8')}\n[bytes ${from} to ${end} of ${size}${rest}]`;
}

const more = (count: number, what: string) => (count === 0 ? [] : [`[and ${counted(count, what)} more]`]);

export const foundText = (found: FoundFiles): string =>
  found.paths.length === 0 ? 'No file matches.' : [...found.paths, ...more(found.more, 'file')].join('\n');

export function linesText({ lines, more: omitted, unreadable }: FoundLines): string {
  const shown = lines.map(({ path, line, text }) => `${path}:${line}: ${text}`);
  const skipped = unreadable === 0 ? [] : [`[${counted(unreadable, 'file')} could not be read]`];
  return [...(shown.length === 0 ? ['No line matches.'] : shown), ...more(omitted, 'line'), ...skipped].join('\n');
}
