/**
 * The name of a stored session or run as a person writes it. Names and ids are in lower case, and a person may copy one that an agent
 * wrote in upper case.
 */

/** Whether the first operand of a command names a session or a run. */
export const namesStored = (operands: string): boolean => /^[<[](?:session|run)\b/.test(operands);

/** The shapes of a run name, a session id and a run id: every command parses its arguments, so this loads no schema. */
const storedShape = /^(?:[a-z]+-[a-z]+-\d+|(?:sess|run)_[a-z0-9_]+)$/i;

/** In lower case if it has the shape of a name or an id. A path, such as `./RUN.json`, stays as it is. */
export const storedName = (word: string): string => (storedShape.test(word) ? word.toLowerCase() : word);
