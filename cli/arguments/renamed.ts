/** Earlier spellings of commands and flags. Each is refused with exit 2 and the spelling of today; none of them runs. */
import type { CommandDescription } from '../command.ts';
import { type Failure, usageError } from '../../project/failure.ts';

type Renamed = { readonly from: string; readonly to: string };

export const renamedCommands: readonly Renamed[] = [
  { from: 'sessions keep', to: 'sessions pin' },
  { from: 'sessions unkeep', to: 'sessions unpin' },
];
/** Of every command that has the flag of today. */
export const renamedFlags: readonly Renamed[] = [
  { from: '--binding-fallback', to: '--allow-default-binding' },
  { from: '--replace', to: '--force-new' },
];

export function renamedCommandError(name: string): Failure | null {
  const renamed = renamedCommands.find(({ from }) => from === name);
  if (renamed === undefined) return null;
  return usageError(`\`${name}\` was renamed to \`${renamed.to}\``, `Run: workrail ${renamed.to} --help`);
}

/** @throws Failure for the first earlier spelling of a flag that the command has */
export function refuseRenamedFlags({ name, options }: CommandDescription, argv: readonly string[]): void {
  const end = argv.indexOf('--');
  const written = new Set((end === -1 ? argv : argv.slice(0, end)).map((word) => word.split('=', 1)[0]));
  const renamed = renamedFlags.find(({ from, to }) => written.has(from) && options.some(({ flags }) => flags === to));
  if (renamed === undefined) return;
  throw usageError(`\`${renamed.from}\` was renamed to \`${renamed.to}\``, `Run: workrail ${name} --help`);
}
