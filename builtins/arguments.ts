/** Reads arguments of a template or feature after the compiler checked them and filled in defaults. */
import type { Arguments } from './kinds.ts';
import { textOfValue } from '../schemas/text/value-text.ts';

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
