/**
 * The name of a stored session or run as a person writes it. Names and ids are in lower case; agents may write handles in upper case
 * too, and a person copies names from both.
 */
import { runIdPattern, runNamePattern, sessionIdPattern } from '../../schemas/ids.ts';

/** Whether the first operand of a command names a session or a run. */
export const namesStored = (operands: string): boolean => /^[<[](?:session|run)\b/.test(operands);

/** In lower case if it is a name or an id then. A path, such as `./RUN.json`, stays as it is. */
export function storedName(word: string): string {
  const lower = word.toLowerCase();
  return [runNamePattern, sessionIdPattern, runIdPattern].some((pattern) => pattern.test(lower)) ? lower : word;
}
