/** Asks the user before something is written. */
import { createInterface } from 'node:readline';
import { usageError } from '../../project/failure.ts';

type Input = NodeJS.ReadableStream & { readonly isTTY?: boolean };
type Output = NodeJS.WritableStream & { readonly isTTY?: boolean };

/**
 * False for anything but yes, and for the end of the input.
 *
 * @throws Failure without a terminal
 */
export function confirm(
  question: string,
  input: Input = process.stdin,
  output: Output = process.stderr,
): Promise<boolean> {
  if (input.isTTY !== true || output.isTTY !== true)
    throw usageError(
      'nothing was written: there is no terminal to confirm the changes',
      'Add --yes to write the changes',
    );
  const terminal = createInterface({ input, output });
  // After Ctrl-Z and fg, the interface is paused: nothing else would keep the process waiting for the answer.
  terminal.on('SIGCONT', () => terminal.resume());
  return new Promise((resolve) => {
    terminal.once('close', () => resolve(false));
    terminal.question(`${question} [y/N] `, (answer) => {
      resolve(/^y(es)?$/i.test(answer.trim()));
      terminal.close();
    });
  });
}
