/** The value of an option or of an environment variable that has a closed set of values. */
import { usageError } from '../../project/failure.ts';

/** @param name as the user writes it: `--risk`, `WORKRAIL_REPLIES` */
export function chosenOf<const T extends string>(name: string, value: unknown, allowed: readonly T[]): T | undefined {
  if (value === undefined) return undefined;
  const chosen = allowed.find((candidate) => candidate === value);
  if (chosen === undefined)
    throw usageError(`${name}: "${String(value)}" is not an allowed value`, `Use one of: ${allowed.join(', ')}`);
  return chosen;
}
