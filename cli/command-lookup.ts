/** The first words of argv → the command or the family of commands that they name. A family can contain families. */
import { suggest } from '../schemas/suggest.ts';
import { type Failure, usageError } from '../project/failure.ts';
import type { CommandFamily, CommandSpec } from './command.ts';
import { commands, families } from './command-table.ts';
import { renamedCommandError } from './renamed.ts';

export type Chosen =
  | { readonly kind: 'command'; readonly spec: CommandSpec; readonly rest: readonly string[] }
  | { readonly kind: 'family'; readonly family: CommandFamily };
type Named = { readonly name: string };

export const isHelp = (word: string | undefined) => word === '--help' || word === '-h';

const wordsOf = ({ name }: Named): readonly string[] => name.split(' ');
const isNamedBy = (argv: readonly string[]) => (named: Named) =>
  wordsOf(named).every((word, index) => argv[index] === word);

const commandNamedBy = (argv: readonly string[]) => commands.find(isNamedBy(argv));
/** The innermost one. */
const familyNamedBy = (argv: readonly string[]) =>
  families.filter(isNamedBy(argv)).sort((a, b) => wordsOf(b).length - wordsOf(a).length)[0];

/** Those that are named by one more word than the family; null is the top. */
export function membersOf<T extends Named>(family: Named | null, all: readonly T[]): readonly T[] {
  const depth = family === null ? 0 : wordsOf(family).length;
  return all.filter((named) => {
    const words = wordsOf(named);
    return words.length === depth + 1 && (family === null || isNamedBy(words)(family));
  });
}

function unknownCommand(wanted: string, family: CommandFamily | null): Failure {
  const help = family === null ? '--help' : `${family.name} --help`;
  if (wanted.startsWith('-'))
    return usageError(`unknown command \`${wanted}\`; put options after the command`, 'Run: workrail --help');
  const names = [...membersOf(family, families), ...membersOf(family, commands)].map(({ name }) => name);
  const close = suggest(wanted, names);
  return usageError(
    `unknown command "${wanted}"${close === null ? '' : `; did you mean "${close}"?`}`,
    `Run: workrail ${close === null ? help : `${close} --help`}`,
  );
}

/** @param argv without a leading `help` */
export function chosenCommand(argv: readonly string[]): Chosen {
  const spec = commandNamedBy(argv);
  if (spec !== undefined) return { kind: 'command', spec, rest: argv.slice(wordsOf(spec).length) };
  const family = familyNamedBy(argv);
  const next = argv[family === undefined ? 0 : wordsOf(family).length];
  if (family === undefined) throw unknownCommand(next ?? '', null);
  if (next === undefined || isHelp(next)) return { kind: 'family', family };
  const full = `${family.name} ${next}`;
  throw renamedCommandError(full) ?? unknownCommand(full, family);
}

/** What argv names, in as many words as are known. */
export const commandName = (argv: readonly string[]): string =>
  (commandNamedBy(argv) ?? familyNamedBy(argv))?.name ?? '';
