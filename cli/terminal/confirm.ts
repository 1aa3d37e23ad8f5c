/** Asks the user before something is written. */
import { createInterface } from 'node:readline/promises';
import { usageError } from '../../project/failure.ts';

/** @throws Failure where there is nobody to ask */
export async function confirmed(question: string): Promise<boolean> {
  if (process.stdin.isTTY !== true || process.stderr.isTTY !== true)
    throw usageError('nothing was written: there is no terminal to confirm the changes', 'Add --yes to write them');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}
