/** The one binary: this process is one command, and ends only after stdout has taken everything. */
import { runCommandLine } from './command-line.ts';

async function main(): Promise<void> {
  // Without this accessor, a dependency that assigns keys of a file cannot change the prototype of all objects.
  Reflect.deleteProperty(Object.prototype, '__proto__');
  // The write that failed reports it; the server ends by itself.
  process.stdout.on('error', () => undefined);
  // Where stderr takes nothing, the exit code still reports the failure.
  process.stderr.on('error', () => undefined);
  process.exitCode = await runCommandLine(process.argv.slice(2));
}

void main();
