/** Whether a person who names a workflow means a file. Loads no compiler: most people name an id. */
import { statSync } from 'node:fs';

/** No id holds a slash or ends so; `-` is stdin. */
export const isFileOperand = (named: string): boolean =>
  named === '-' || /[/\\]|\.json$/.test(named) || statSync(named, { throwIfNoEntry: false })?.isFile() === true;
