/** The same command with `--json`, for a person who wants what its text leaves out. */
import type { CommandSpec } from '../command.ts';
import { repeated } from '../../project/next-command.ts';

/** The options that select the form of a report, or that keep the command running. */
const dropped = new Set(['--json', '--watch', '--format=pretty', '--format=github']);

/** @param argv the words after the name of the command */
export function jsonCommand({ name, options }: CommandSpec, argv: readonly string[]): string | undefined {
  if (!options.some(({ flags }) => flags === '--json')) return undefined;
  const end = argv.includes('--') ? argv.indexOf('--') : argv.length;
  const given = argv
    .slice(0, end)
    .filter((word, at) => !dropped.has(word) && word !== '--format' && argv[at - 1] !== '--format');
  return `workrail ${name} ${repeated([...given, '--json', ...argv.slice(end)])}`;
}
