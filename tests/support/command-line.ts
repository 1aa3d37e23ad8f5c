/**
 * Commands of the command line inside the process of the test, from the sources: as many as a sweep needs, for a hundredth of the
 * price of a child. `tests/e2e/support.ts` runs the built program.
 */
import process from 'node:process';
import { Readable } from 'node:stream';
import v8 from 'node:v8';
import { runCommandLine } from '../../cli/command-line.ts';
import { environmentOf, type Place, program, type Ran, workrail } from '../e2e/support.ts';
import { sawOutput } from './codes-seen.ts';

type Write = typeof process.stdout.write;

/** Collects what is written, and says at once that it was taken. */
function collecting(...into: readonly string[][]): Write {
  return ((chunk: string | Uint8Array, ...rest: unknown[]) => {
    const text = typeof chunk === 'string' ? chunk : new TextDecoder().decode(chunk);
    for (const each of into) each.push(text);
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

/** What the run of a command may differ in; `write` takes the place of stdout, else what is printed is collected. */
type Around = {
  readonly cwd?: string | undefined;
  readonly env?: Readonly<Record<string, string>>;
  /** For commands that read the stream `process.stdin`, as hooks do. `-` reads the descriptor, which only a process of its own has. */
  readonly stdin?: string | Buffer;
  readonly write?: Write;
  /** Takes what is written to both streams, in the order of the writes, as a terminal shows it. */
  readonly shown?: string[];
};

/** Puts a stream in the place of stdin, and returns what puts the real one back. */
function replaceStdin(input: string | Buffer): () => void {
  const real = Object.getOwnPropertyDescriptor(process, 'stdin') as PropertyDescriptor;
  const bytes = Buffer.from(input);
  const value = Readable.from(bytes.length === 0 ? [] : [bytes], { objectMode: false });
  Object.defineProperty(process, 'stdin', { configurable: true, value });
  return () => void Object.defineProperty(process, 'stdin', real);
}

/** Gives the process exactly these variables. */
function setEnvironment(variables: Readonly<Record<string, string | undefined>>): void {
  for (const name of Object.keys(process.env)) if (variables[name] === undefined) delete process.env[name];
  Object.assign(process.env, variables);
}

/** A sandbox needs the program inside, which only the built program has: a test would see a machine that allows none. */
function requireNoSandbox({ stdout, stderr }: Ran): void {
  if (`${stdout}${stderr}`.includes('sandbox-inside.cjs'))
    throw new Error('the command opens a sandbox: run it with workrail() of tests/e2e/support.ts');
}

/** A server and the daemon set flags of V8 for as long as their process runs: this process runs other tests, with the optimizer. */
v8.setFlagsFromString = () => undefined;

/** The command that runs: directory, variables and output belong to the process, so it can be only one. */
let running: readonly string[] | null = null;

/** Runs one command to its end, in the project of a place and with the variables of its own process. What the process had before is put back. */
export async function inProcess(
  place: Place,
  args: readonly string[],
  { cwd = place.project, env, stdin = '', write, shown = [] }: Around = {},
): Promise<Ran> {
  if (running !== null) throw new Error(`\`${running.join(' ')}\` still runs in this process`);
  running = args;
  const { stdout, stderr, argv } = process;
  const restoreStdin = replaceStdin(stdin);
  const [outWrite, errorWrite, folder, variables] = [stdout.write, stderr.write, process.cwd(), { ...process.env }];
  const [out, errors]: [string[], string[]] = [[], []];
  setEnvironment(environmentOf(place, env));
  process.argv = [process.execPath, program(), ...args];
  process.chdir(cwd);
  stdout.write = write ?? collecting(out, shown);
  stderr.write = collecting(errors, shown);
  try {
    const code = await runCommandLine(args);
    const ran = { code, stdout: out.join(''), stderr: errors.join('') };
    requireNoSandbox(ran);
    sawOutput(ran);
    return ran;
  } finally {
    stdout.write = outWrite;
    stderr.write = errorWrite;
    restoreStdin();
    process.argv = argv;
    process.chdir(folder);
    setEnvironment(variables);
    running = null;
  }
}

/** Runs one command in the process of the test, or, for a place that has an installation of its own, with the program of that. */
export const runCommand = (place: Place, args: readonly string[]): Promise<Ran> =>
  place.program === undefined ? inProcess(place, args) : workrail(place, args);
