/** The reference page of the command line, from the command table and a script that uses every option. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CommandSpec, exitCode, optionName, usageOf } from '../../../cli/command.ts';
import { commands } from '../../../cli/command-table/table.ts';
import { type GeneratedFile, IncompleteSource } from '../generated-file.ts';
import { generatedFrom, page, table } from './page.ts';

/** One command line per line; `tests/docs/reference.test.ts` runs them in order. */
export const exampleScript = 'tests/docs/reference/examples/commands.sh';

/** As much of a command as a line of the script can use. */
type UsableCommand = {
  readonly name: string;
  readonly options: readonly { readonly flags: string }[];
};

export type ScriptLine = { readonly command: string; readonly remark: string | null };

/** `workrail check  # exits 1`: a command line, and what its line says after it. */
export function scriptLines(text: string): readonly ScriptLine[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [command = '', remark] = line.split(/ {2}# /);
      return { command, remark: remark ?? null };
    });
}

const exitCodes: Readonly<Record<keyof typeof exitCode, string>> = {
  ok: 'The command succeeded.',
  errorsFound: 'The command found errors, or refused the request.',
  usage: 'The command line is invalid.',
  stale: 'Compiled files or `workrail.lock` differ from the sources.',
  bug: 'An internal error. Please report it.',
  closedPipe: 'The reader of stdout closed the pipe before it read the whole output, as in `workrail list | head -1`.',
};

const words = (command: string): readonly string[] => command.split(/\s+/);

function isOf(spec: UsableCommand, line: ScriptLine): boolean {
  const name = spec.name.split(' ');
  return ['workrail', ...name].every((word, index) => words(line.command)[index] === word);
}

/** The first line that uses an option of a command; null when none does. */
export function exampleOf(spec: UsableCommand, flags: string, lines: readonly ScriptLine[]): string | null {
  const used = lines.find((line) => isOf(spec, line) && words(line.command).includes(optionName({ flags })));
  return used?.command ?? null;
}

function exampleFor(spec: UsableCommand, flags: string | null, lines: readonly ScriptLine[]): string | null {
  return flags === null ? (lines.find((line) => isOf(spec, line))?.command ?? null) : exampleOf(spec, flags, lines);
}

/** Every command and option that the script does not use. */
export function missingExamples(specs: readonly UsableCommand[], lines: readonly ScriptLine[]): readonly string[] {
  return specs.flatMap((spec) =>
    [null, ...spec.options.map((option) => option.flags)]
      .filter((flags) => exampleFor(spec, flags, lines) === null)
      .map((flags) => ['workrail', spec.name, ...(flags === null ? [] : [flags])].join(' ')),
  );
}

const defaultInSummary = / \(default: (.+)\)$/;

/** Whether the command needs the option, alone or as one of a group. */
function needOf({ required = [] }: CommandSpec, option: CommandSpec['options'][number]): string {
  const group = required.find((names) => names.includes(optionName(option)));
  if (group === undefined) return 'optional';
  return group.length === 1 ? 'required' : `${group.map((name) => `\`${name}\``).join(' or ')} is required`;
}

function optionRow(spec: CommandSpec, option: CommandSpec['options'][number], lines: readonly ScriptLine[]): string[] {
  const [, fallback] = defaultInSummary.exec(option.summary) ?? [];
  return [
    `\`${option.flags}\``,
    [
      fallback === undefined ? needOf(spec, option) : `default: ${fallback}`,
      ...(option.isRepeatable ? ['repeatable'] : []),
    ].join(', '),
    `${option.summary.replace(defaultInSummary, '')}.`,
    `\`${exampleFor(spec, option.flags, lines) ?? ''}\``,
  ];
}

function commandLines(spec: CommandSpec, lines: readonly ScriptLine[]): string[] {
  const options = spec.options.map((option) => optionRow(spec, option, lines));
  return [
    `## workrail ${spec.name}`,
    '',
    `${spec.summary}.`,
    '',
    `Usage: \`${usageOf(spec)}${spec.options.length === 0 ? '' : ' [options]'}\`. Example: \`${exampleFor(spec, null, lines) ?? ''}\`.`,
    '',
    ...(options.length === 0 ? [] : [...table(['option', 'required', 'meaning', 'example'], options), '']),
  ];
}

export function commandsPage(root: string): GeneratedFile {
  const lines = scriptLines(readFileSync(join(root, exampleScript), 'utf8'));
  const missing = missingExamples(commands, lines);
  if (missing.length > 0)
    throw new IncompleteSource(`Add a line to ${exampleScript} for each of these commands and options:`, missing);
  return page('cli', 'cli/command-table/', [
    '# Command line',
    '',
    generatedFrom('cli/command-table/'),
    '',
    'Write options after the command. In a usage line, the argument `<x>` is required, `[x]` is optional, and `[...x]` accepts several values.',
    'Of `(--x | --y)`, at least one option is required.',
    '`[options]` stands for the options in the table below the usage line. Every command also has the option `--help`.',
    'Commands write data to stdout and messages to stderr.',
    '',
    '## Exit codes',
    '',
    ...table(
      ['exit code', 'meaning'],
      Object.entries(exitCodes).map(([name, meaning]) => [`\`${exitCode[name as keyof typeof exitCode]}\``, meaning]),
    ),
    '',
    ...commands.flatMap((spec) => commandLines(spec, lines)),
  ]);
}
