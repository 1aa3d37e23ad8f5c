/**
 * What a command is: one entry in `command-table/` for its help, one module in `commands/` for its work.
 *
 * Data goes to stdout, prose and progress to stderr. Exit codes: 0 ok, 1 errors found, 2 wrong usage, 3 stale or drifted
 * artifacts, 70 a bug of ours, 141 stdout closed early.
 */
import type { Failure } from '../project/failure.ts';

/** `closedPipe` is what a shell reports for a program that SIGPIPE ended: the reader did not get the whole result. */
export const exitCode = { ok: 0, errorsFound: 1, usage: 2, stale: 3, bug: 70, closedPipe: 141 } as const;

/** The exit code of a command that failed, by the kind of its failure. */
export const exitCodeOf = ({ kind }: Failure): number =>
  ({ usage: exitCode.usage, errors: exitCode.errorsFound, stale: exitCode.stale })[kind];

export type CommandOption = {
  /** As cac reads it: `--format <format>`, `--json`. */
  readonly flags: string;
  readonly summary: string;
  /** May be given more than once; its value is a list then, also of one. */
  readonly isRepeatable?: boolean;
  /** Of `--json`: the versions that it prints, the newest last. */
  readonly versions?: readonly number[];
};
/** Two options as they are typed; a value belongs to it where only this value conflicts: `--format github`. */
export type OptionPair = readonly [string, string];
export type CommandGroup = 'author' | 'inspect' | 'run' | 'manage';
/** Commands that share their first word, such as `sessions list` and `sessions show`. */
export type CommandFamily = { readonly name: string; readonly group: CommandGroup; readonly summary: string };
export type CommandDescription = {
  /** One word, or the name of its family and a second one. */
  readonly name: string;
  /** The operands after the name: `[...files]`, `<id>`. */
  readonly operands: string;
  readonly group: CommandGroup;
  readonly summary: string;
  readonly options: readonly CommandOption[];
  readonly examples: readonly string[];
  /** Of each group, at least one option is needed: `--gate`. */
  readonly required?: readonly (readonly string[])[];
  /** Of each pair, one option would have no effect beside the other. */
  readonly conflicts?: readonly OptionPair[];
  /** A client of an agent runs it and takes an exit code for an order: it is 0, whatever happens [hooks-never-break-a-client]. */
  readonly alwaysSucceeds?: true;
};
export type CommandSpec = CommandDescription & { readonly load: () => Promise<CommandModule> };
export type Invocation = {
  readonly operands: readonly string[];
  /** By the name of the option in camel case. */
  readonly options: { readonly [name: string]: unknown };
  /** The same command as it prints its whole report; of a command without `--json` undefined. */
  readonly withJson: string | undefined;
};
export type CommandModule = { run(invocation: Invocation): Promise<number> };

/** What must be typed: the name, the operands and the required options. */
export function usageOf({ name, operands, options, required = [] }: CommandDescription): string {
  const groups = required.map((group) => {
    const flags = options.filter((option) => group.includes(optionName(option))).map((option) => option.flags);
    return flags.length === 1 ? (flags[0] ?? '') : `(${flags.join(' | ')})`;
  });
  return ['workrail', name, operands, ...groups].filter((part) => part !== '').join(' ');
}

export const optionName = ({ flags }: Pick<CommandOption, 'flags'>): string => flags.split(' ')[0] ?? flags;

// Names ---------------------------------------------------------------------------------------------------------------

type Named = { readonly name: string };

export const wordsOf = ({ name }: Named): readonly string[] => name.split(' ');
/** Whether the first words of argv are the name. */
export const isNamedBy = (argv: readonly string[]) => (named: Named) =>
  wordsOf(named).every((word, index) => argv[index] === word);

/** Those that are named by one more word than the family; null is the top. */
export function membersOf<T extends Named>(family: Named | null, all: readonly T[]): readonly T[] {
  const depth = family === null ? 0 : wordsOf(family).length;
  return all.filter((named) => {
    const words = wordsOf(named);
    return words.length === depth + 1 && (family === null || isNamedBy(words)(family));
  });
}
