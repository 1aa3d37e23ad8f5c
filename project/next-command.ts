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

/** Words of a command line, quoted for a shell. An input can be sensitive, so its value is not repeated. */
export const repeated = (words: readonly string[]): string =>
  words
    .map((word, at) => {
      const [name] = (words[at - 1] === '--set' ? /^[^=]*=/ : /^--set=[^=]*=/).exec(word) ?? [];
      return name === undefined ? shellWord(word) : `${shellWord(name)}<value>`;
    })
    .join(' ');

/** The command that was typed, with one word replaced: its other words, such as a goal, are still meant. */
export function typedWith(command: string, word: string, replacement: string): WorkrailCommand {
  const words = typedWords();
  const name = command.split(' ').filter((each) => !each.startsWith('-'));
  const isTyped = name.every((each, at) => each === words[at]);
  const places = words.flatMap((each, at) =>
    at >= name.length && (each === word || (each.startsWith('--') && each.endsWith(`=${word}`))) ? [at] : [],
  );
  const short = forProject(`workrail ${command} ${replacement}`);
  const [at] = places;
  if (!isTyped || at === undefined) return short;
  const { [at]: typed = '' } = words;
  const replaced = `${typed.slice(0, typed.length - word.length)}${replacement}`;
  const whole: WorkrailCommand = `workrail ${repeated(words.with(at, replaced))}`;
  // The same word can also be the value of an option, such as the goal.
  return places.length > 1 || whole.length > repeatedBytesMax ? `${short} <the other options>` : whole;
}

/** A source is named from its project, and an operand of a command from the current directory. */
export function checkOf(source: string): WorkrailCommand {
  if (source.startsWith('~/')) return forProject(`workrail check ${shellPath(source)}`);
  const path = join(projectFolder(typedProject() ?? undefined), source);
  if (!existsSync(path)) return forProject('workrail check');
  const operand = relative(process.cwd(), path);
  return forProject(`workrail check ${shellWord(operand.startsWith('-') ? `./${operand}` : operand)}`);
}

/** Texts of the runtime name commands without the project, which only the command line names. */
export const textForProject = (text: string): string =>
  text.replace(/workrail (?:check|compile)\b(?! --project)/g, (command) => forProject(command as WorkrailCommand));
