/**
 * Skips a test that this machine cannot run, with the reason. A skipped test must not look like a passed one, so `.ci/run` fails if there
 * is any.
 */
import { spawnSync } from 'node:child_process';
import type { TestContext } from 'vitest';

export function skip(context: TestContext, reason: string): never {
  console.warn(`skipped: ${reason}`);
  return context.skip(reason);
}

/** @param debianPackage what installs the program on Debian and Ubuntu */
export function skipWithout(context: TestContext, program: string, debianPackage: string): void {
  if (spawnSync(program, ['--version']).error !== undefined)
    skip(context, `${program} is not installed; run: sudo apt-get install ${debianPackage}`);
}
