/** Refuses two options of which one would have no effect: who gave both would not see which one was ignored [no-option-ignored]. */
import { shellWord } from '../../schemas/text/shell-word.ts';
import { usageError } from '../../project/failure.ts';
import type { CommandDescription, OptionPair } from '../command.ts';

/** An option as it may be typed, such as `--format github` and `--format=github`. */
function isGiven(argv: readonly string[], option: string): boolean {
  const [name = '', value] = option.split(' ');
  if (value === undefined) return argv.some((word) => word === name || word.startsWith(`${name}=`));
  return argv.some((word, at) => word === `${name}=${value}` || (word === name && argv[at + 1] === value));
}

/** The words without an option and its value. */
function without({ options }: CommandDescription, argv: readonly string[], option: string): readonly string[] {
  const [name = ''] = option.split(' ');
  const takesValue = options.some(({ flags }) => flags.startsWith(`${name} <`));
  return argv.filter(
    (word, at) => word !== name && !word.startsWith(`${name}=`) && !(takesValue && argv[at - 1] === name),
  );
}

/** @throws Failure that names both options, and the command with each of them alone */
export function refuseConflicts(spec: CommandDescription, given: readonly string[]): void {
  const argv = given.includes('--') ? given.slice(0, given.indexOf('--')) : given;
  const found = spec.conflicts?.find((pair: OptionPair) => pair.every((option) => isGiven(argv, option)));
  if (found === undefined) return;
  const [a, b] = found;
  const [onlyA, onlyB] = [b, a].map((other) =>
    ['workrail', spec.name, ...without(spec, given, other).map(shellWord)].join(' '),
  );
  throw usageError(`${a} and ${b} cannot be combined`, `Run: ${onlyA}; or run: ${onlyB}`);
}
