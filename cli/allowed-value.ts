/** The value of an option that takes one of a few words. */
import { usageError } from '../project/failure.ts';

/** Undefined where the option is not given. @throws Failure for any other word, with those that are allowed */
export function allowedValue<const T extends string>(
  option: string,
  value: unknown,
  allowed: readonly T[],
): T | undefined {
  if (value === undefined) return undefined;
  const chosen = allowed.find((candidate) => candidate === value);
  if (chosen === undefined)
    throw usageError(`--${option}: "${String(value)}" is not an allowed value`, `Use one of: ${allowed.join(', ')}`);
  return chosen;
}
