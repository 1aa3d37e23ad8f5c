/** `--json=<version>`, of every command with `--json`: which version of its report is printed (ADR-0048). */
import type { CommandDescription } from '../command.ts';
import { usageError } from '../../project/failure.ts';

const prefix = '--json=';

/**
 * The words with a plain `--json`, and the version that was asked for; null without one.
 *
 * @throws Failure for a version that the command does not print
 */
export function splitJsonVersion({ name, options }: CommandDescription, argv: readonly string[]) {
  const end = argv.includes('--') ? argv.indexOf('--') : argv.length;
  const versions = options.find(({ flags }) => flags === '--json')?.versions ?? [];
  const asked = argv.slice(0, end).find((word) => word.startsWith(prefix));
  if (asked === undefined || versions.length === 0) return { argv, jsonVersion: null };
  const jsonVersion = versions.find((version) => asked === `${prefix}${version}`);
  if (jsonVersion === undefined) {
    const known = versions.map((version) => `${prefix}${version}`).join(' and ');
    throw usageError(`invalid option \`${asked}\`; ${name} supports ${known}`, `Run: workrail ${name} --help`);
  }
  return {
    argv: argv.map((word, at) => (at < end && word.startsWith(prefix) ? '--json' : word)),
    jsonVersion,
  };
}
