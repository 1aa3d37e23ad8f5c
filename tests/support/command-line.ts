/**
 * Commands of the command line inside the process of the test, from the sources: as many as a sweep needs, for a hundredth of the
 * price of a child. `tests/e2e/support.ts` runs the built program.
 */
import process from 'node:process';
import { runCommandLine } from '../../cli/command-line.ts';
import { environmentOf, type Place, type Ran } from '../e2e/support.ts';
import { sawOutput } from './codes-seen.ts';

type Write = typeof process.stdout.write;

/** Collects what is written, and says at once that it was taken. */
function collecting(into: string[]): Write {
  return ((chunk: string | Uint8Array, ...rest: unknown[]) => {
    into.push(typeof chunk === 'string' ? chunk : new TextDecoder().decode(chunk));
    const done = rest.find((one) => typeof one === 'function') as (() => void) | undefined;
    done?.();
    return true;
  }) as Write;
}

/** A stdout that takes nothing: every write fails so. */
export const failingWith = (errno: string): Write =>
  ((_chunk: unknown, ...rest: unknown[]) => {
    const done = rest.find((one) => typeof one === 'function') as ((error: Error) => void) | undefined;
    done?.(Object.assign(new Error(`${errno}: write`), { code: errno, syscall: 'write' }));
    return false;
  }) as Write;

/**
 * Runs one command to its end, in the project of a place. What the process had before is put back.
 *
 * @param write what takes the place of stdout; without it, what is printed is collected
 */
export async function inProcess(
  place: Place,
  args: readonly string[],
  cwd = place.project,
  write?: Write,
): Promise<Ran> {
  const { stdout, stderr, env } = process;
  const [outWrite, errorWrite, folder, before] = [stdout.write, stderr.write, process.cwd(), { ...env }];
  const [out, errors]: [string[], string[]] = [[], []];
  const own = environmentOf(place);
  for (const name of ['HOME', 'USERPROFILE', 'WORKRAIL_DATA_DIR', 'NO_COLOR']) env[name] = own[name];
  const { argv } = process;
  process.argv = [...argv.slice(0, 2), ...args];
  process.chdir(cwd);
  stdout.write = write ?? collecting(out);
  stderr.write = collecting(errors);
  try {
    const code = await runCommandLine(args);
    const ran = { code, stdout: out.join(''), stderr: errors.join('') };
    sawOutput(ran);
    return ran;
  } finally {
    stdout.write = outWrite;
    stderr.write = errorWrite;
    process.argv = argv;
    process.chdir(folder);
    for (const name of Object.keys(own)) {
      if (before[name] === undefined) delete env[name];
      else env[name] = before[name];
    }
  }
}
