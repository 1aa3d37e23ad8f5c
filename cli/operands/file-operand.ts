/** Whether a person who names a workflow means a file. Loads no compiler: most people name an id. */
import { statSync } from 'node:fs';

const hashPattern = /^sha256[:-]([0-9a-f]{4,64})$/;

/** The start of a hash that names a snapshot, in hexadecimal; null for anything else. */
export const hashStartOf = (named: string): string | null => hashPattern.exec(named)?.[1] ?? null;

/** No id holds a slash or ends so; `-` is stdin. */
export const isFileOperand = (named: string): boolean =>
  named === '-' || /[/\\]|\.json$/.test(named) || statSync(named, { throwIfNoEntry: false })?.isFile() === true;
