/** The help texts: one page for all commands, by group, and one for each. */
import { type CommandFamily, type CommandGroup, type CommandSpec, membersOf, usageOf } from './command.ts';
import { columns, dataColors, newline, wrapped } from './terminal/terminal.ts';

const groups: readonly { readonly group: CommandGroup; readonly title: string }[] = [
  { group: 'author', title: 'Author' },
  { group: 'inspect', title: 'Inspect' },
  { group: 'run', title: 'Run' },
  { group: 'manage', title: 'Manage' },
];
const commandColumn = 22;
const optionColumn = 24;
/** A text in fewer columns is a tower of words. */
const besideMin = 30;

/** Beside its name where there is room, else below it. */
function row(left: string, right: string, column: number): string {
  if (columns() - column - 2 < besideMin)
    return `  ${left}${newline}      ${wrapped(right, columns() - 6, ' '.repeat(6))}`;
  const indent = ' '.repeat(column + 2);
  return `  ${left.padEnd(column - 1)} ${wrapped(right, columns() - column - 2, indent)}`;
}

export function overview(
  commands: readonly CommandSpec[],
  families: readonly CommandFamily[],
  version: string,
): string {
  const colors = dataColors();
  const lines = [
    wrapped(`workrail ${version}: run AI coding agents through validated workflows`, columns(), '').replace(
      'workrail',
      colors.bold,
    ),
    '',
    'Usage: workrail <command> [options]',
  ];
  for (const { group, title } of groups) {
    lines.push('', colors.bold(title));
    for (const family of membersOf(null, families).filter((candidate) => candidate.group === group)) {
      lines.push(row(`${family.name} <command>`, family.summary, commandColumn));
    }
    for (const command of membersOf(null, commands).filter((candidate) => candidate.group === group)) {
      lines.push(row(`${command.name} ${command.operands}`.trim(), command.summary, commandColumn));
    }
  }
  lines.push(
    '',
    row('--help, -h', 'Print help; for one command: workrail <command> --help', commandColumn),
    row('--version, -v', 'Print the version', commandColumn),
    '',
    'To try WorkRail: workrail demo',
  );
  return lines.join(newline);
}

export function commandHelp(command: CommandSpec): string {
  const colors = dataColors();
  const options = [...command.options, { flags: '--help', summary: 'Print this help' }];
  return [
    wrapped(`${command.summary}.`, columns(), ''),
    '',
    `Usage: ${usageOf(command)} [options]`,
    '',
    colors.bold('Options'),
    ...options.map(({ flags, summary }) => row(flags, summary, optionColumn)),
    '',
    colors.bold('Examples'),
    ...command.examples.map((example) => `  ${example}`),
  ].join(newline);
}

/** One page for all commands of a family, with the options of each. */
export function familyHelp(
  family: CommandFamily,
  commands: readonly CommandSpec[],
  families: readonly CommandFamily[],
): string {
  const colors = dataColors();
  const lines = [
    wrapped(`${family.summary}.`, columns(), ''),
    '',
    `Usage: workrail ${family.name} <command> [options]`,
  ];
  for (const command of membersOf(family, commands)) {
    lines.push('', colors.bold(usageOf(command).replace(/^workrail /, '')));
    lines.push(`  ${wrapped(command.summary, columns() - 2, '  ')}`);
    for (const { flags, summary } of command.options) lines.push(`  ${row(flags, summary, optionColumn)}`);
  }
  for (const inner of membersOf(family, families)) {
    lines.push('', colors.bold(`${inner.name} <command>`), `  ${wrapped(inner.summary, columns() - 2, '  ')}`);
  }
  return [...lines, '', `Help for one command: workrail ${family.name} <command> --help`].join(newline);
}
