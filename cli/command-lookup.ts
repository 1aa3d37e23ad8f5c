/** The first words of argv → the command or the family of commands that they name. A family can contain families. */
import { suggest } from '../schemas/text/suggest.ts';
import { type Failure, usageError } from '../project/failure.ts';
import { type CommandFamily, type CommandSpec, isNamedBy, membersOf, wordsOf } from './command.ts';
import { renamedCommandError } from './arguments/renamed.ts';

export type Chosen =
  | { readonly kind: 'command'; readonly spec: CommandSpec; readonly rest: readonly string[] }
  | { readonly kind: 'family'; readonly family: CommandFamily };

export const isHelp = (word: string | undefined) => word === '--help' || word === '-h';

export type CommandTable = { readonly commands: readonly CommandSpec[]; readonly families: readonly CommandFamily[] };

const commandNamedBy = ({ commands }: CommandTable, argv: readonly string[]) => commands.find(isNamedBy(argv));
/** The innermost one. */
const familyNamedBy = ({ families }: CommandTable, argv: readonly string[]) =>
  families.filter(isNamedBy(argv)).sort((a, b) => wordsOf(b).length - wordsOf(a).length)[0];

/** Names that other tools use, with the command that does the same. */
const otherNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    build: 'compile',
    format: 'fmt',
    graph: 'inspect',
    ls: 'list',
    run: 'start',
    validate: 'check',
    watch: 'compile',
  }),
);

/** Compares without the name of the family: the shared words would make `sessions ls` and `sessions gc` similar. */
function closestCommand(wanted: string, names: readonly string[], family: CommandFamily | null): string | null {
  const shared = family === null ? '' : `${family.name} `;
  const word = wanted.slice(shared.length);
  const words = names.map((name) => name.slice(shared.length));
  const other = otherNames.get(word);
  const close = other !== undefined && words.includes(other) ? other : suggest(word, words);
  return close === null ? null : `${shared}${close}`;
}

function unknownCommand({ commands, families }: CommandTable, wanted: string, family: CommandFamily | null): Failure {
  const help = family === null ? '--help' : `${family.name} --help`;
  if (wanted.startsWith('-'))
    return usageError(`unknown command \`${wanted}\`; put options after the command`, 'Run: workrail --help');
  const names = [...membersOf(family, families), ...membersOf(family, commands)].map(({ name }) => name);
  const close = closestCommand(wanted, names, family);
  return usageError(
    `unknown command "${wanted}"${close === null ? '' : `; did you mean "${close}"?`}`,
    `Run: workrail ${close === null ? help : `${close} --help`}`,
  );
}

/** @param argv without a leading `help` */
export function chosenCommand(table: CommandTable, argv: readonly string[]): Chosen {
  const spec = commandNamedBy(table, argv);
  if (spec !== undefined) return { kind: 'command', spec, rest: argv.slice(wordsOf(spec).length) };
  const family = familyNamedBy(table, argv);
  const next = argv[family === undefined ? 0 : wordsOf(family).length];
  if (family === undefined) throw unknownCommand(table, next ?? '', null);
  if (next === undefined || isHelp(next)) return { kind: 'family', family };
  const full = `${family.name} ${next}`;
  throw renamedCommandError(full) ?? unknownCommand(table, full, family);
}

/** What argv names, in as many words as are known. */
export const commandName = (table: CommandTable, argv: readonly string[]): string =>
  (commandNamedBy(table, argv) ?? familyNamedBy(table, argv))?.name ?? '';
