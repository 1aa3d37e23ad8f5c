/** Reads arguments of a template or feature after the compiler checked them and filled in defaults. */
import type { JsonValue } from '../schemas/canonical/json.ts';
import { textOfValue } from '../schemas/text/value-text.ts';
import type { Arguments } from './kinds.ts';

/** Undefined for an absent argument, also if an object inherits its name, such as `toString`. */
export const argumentOf = (args: Arguments, name: string): JsonValue | undefined =>
  Object.hasOwn(args, name) ? args[name] : undefined;

export function textOf(args: Arguments, name: string): string {
  const value = args[name];
  if (typeof value !== 'string')
    throw new Error(`validation accepted the argument ${name}, but its value is not a string`);
  return value;
}

export function textsOf(args: Arguments, name: string): readonly string[] {
  const value = args[name];
  if (!Array.isArray(value)) throw new Error(`validation accepted the argument ${name}, but its value is not a list`);
  return value.map(textOfValue);
}

export function integerOf(args: Arguments, name: string): number {
  const value = args[name];
  if (typeof value !== 'number')
    throw new Error(`validation accepted the argument ${name}, but its value is not a number`);
  return value;
}
