/**
 * Descriptors that this process got from its parent and would pass on: an open directory of the machine would be a way out of a sandbox.
 * Node closes its own ones in a child, and of inherited ones only the first [sandbox-root-is-built].
 */
import { closeSync, openSync, readdirSync } from 'node:fs';
import { textOfFile } from './text-of-file.ts';

const closesOnExec = 0o2000000;

function isPassedOn(descriptor: string): boolean {
  const flags = /^flags:\s+([0-7]+)$/m.exec(textOfFile(`/proc/self/fdinfo/${descriptor}`) ?? '')?.[1];
  return flags !== undefined && (Number.parseInt(flags, 8) & closesOnExec) === 0;
}

/**
 * Calls `start` with the entries of `stdio` after the third: an empty file in place of each inherited descriptor. `ignore` would leave
 * it open in the child.
 */
export function withoutInherited<T>(start: (more: readonly (number | 'ignore')[]) => T): T {
  const passedOn = new Set(readdirSync('/proc/self/fd').filter((name) => Number(name) > 2 && isPassedOn(name)));
  if (passedOn.size === 0) return start([]);
  const last = Math.max(...[...passedOn].map(Number));
  const empty = openSync('/dev/null', 'r');
  try {
    return start(Array.from({ length: last - 2 }, (_, i) => (passedOn.has(String(i + 3)) ? empty : 'ignore')));
  } finally {
    closeSync(empty);
  }
}
