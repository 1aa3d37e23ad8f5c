/** The commands that messages name: each runs as it is pasted, in the current directory and for the same project [errors-say-what-to-do]. */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { shellPath, shellWord } from '../schemas/text/shell-word.ts';
import { projectFolder, typedWords } from './places.ts';

export type WorkrailCommand = `workrail ${string}`;

/** A longer command is not repeated: it would bury what is wrong. */
const repeatedBytesMax = 1024;

function typedProject(): string | null {
  const words = typedWords();
  const end = words.includes('--') ? words.indexOf('--') : words.length;
  const at = words.findIndex((word, index) => index < end && /^--project(?:=|$)/.test(word));
  const [word, value] = at < 0 ? [] : words.slice(at, at + 2);
  return (word === '--project' ? value : word?.slice('--project='.length)) ?? null;
}

/** A command that takes `--project`, for the project that the user named. @param more of the command, quoted for a shell */
export function forProject<C extends WorkrailCommand>(command: C, ...more: readonly string[]): C | `${C} ${string}` {
  const typed = typedProject();
  const project = typed === null ? [] : [`--project${typed.startsWith('-') ? '=' : ' '}${shellWord(typed)}`];
  const [first, ...rest] = [...more, ...project];
  return first === undefined ? command : `${command} ${[first, ...rest].join(' ')}`;
}

/** The command that was typed, with one word replaced: its other words, such as a goal, are still meant. */
export function typedWith(command: string, word: string, replacement: string): WorkrailCommand {
  const words = typedWords();
  const at = words.findIndex((each) => each === word || (each.startsWith('--') && each.endsWith(`=${word}`)));
  const short = forProject(`workrail ${command} ${replacement}`);
  if (at < 0) return short;
  const { [at]: typed = '' } = words;
  const replaced = `${typed.slice(0, typed.length - word.length)}${replacement}`;
  const whole: WorkrailCommand = `workrail ${words.with(at, replaced).map(shellWord).join(' ')}`;
  return whole.length > repeatedBytesMax ? short : whole;
}

/** A source is named from its project, and an operand of a command from the current directory. */
export function checkOf(source: string): WorkrailCommand {
  const isOfUser = source.startsWith('~/');
  const path = isOfUser ? source : join(projectFolder(typedProject() ?? undefined), source);
  const operand = isOfUser ? source : existsSync(path) ? relative(process.cwd(), path) : null;
  return forProject(
    operand === null
      ? 'workrail check'
      : `workrail check ${shellPath(operand.startsWith('-') ? `./${operand}` : operand)}`,
  );
}

/** Texts of the runtime name commands without the project, which only the command line names. */
export const textForProject = (text: string): string =>
  text.replace(/workrail (?:check|compile)\b(?! --project)/g, (command) => forProject(command as WorkrailCommand));
