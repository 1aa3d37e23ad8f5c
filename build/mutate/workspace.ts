/** A copy of the tree in which rules are broken, and the tests that are run in it. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Selection } from './selection.ts';

export const root = join(import.meta.dirname, '../..');
/** What no test reads from the tree that it runs in, or what is linked into the copy. Everything else is copied. */
const leftOut: ReadonlySet<string> = new Set(['.git', 'coverage', 'dist', 'node_modules', 'site', '.claude-plugin']);
export const copied = (): readonly string[] => readdirSync(root).filter((name) => !leftOut.has(name));
/** A mutation may never come to an end; no selection of tests takes that long. */
const runMsMax = 300_000;

export type Ran = { readonly failed: number; readonly passed: number };
/** A run that came to no end, or died: nothing that could pass unnoticed. */
const died: Ran = { failed: 1, passed: 0 };

/** @param work what is done in the copy, which is removed afterwards */
export function inCopy<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'workrail-mutate-'));
  try {
    for (const name of copied()) cpSync(join(root, name), join(folder, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Processes that the run has left behind. There are no groups on Windows, and none may be left. */
function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}

export function runTests(folder: string, { files, pattern }: Selection, variables: Record<string, string> = {}): Ran {
  // Where vitest.config.ts puts them.
  const results = join(folder, 'coverage/test-results.json');
  rmSync(results, { force: true });
  const options = ['--reporter=json', '--maxWorkers=1', '-t', pattern];
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const env = { ...process.env, ...variables };
  const command = [vitest, 'run', ...files, ...options];
  // A group of its own: a worker in an endless loop outlives the process that started it.
  const detached = { detached: true, cwd: folder, env, timeout: runMsMax, killSignal: 'SIGKILL' as const };
  const { error, pid } = spawnSync(process.execPath, command, detached);
  if (error !== undefined) endGroup(pid);
  if (!existsSync(results)) return died;
  const { numFailedTests, numPassedTests, success } = JSON.parse(readFileSync(results, 'utf8')) as {
    readonly numFailedTests: number;
    readonly numPassedTests: number;
    readonly success: boolean;
  };
  // A file that cannot be loaded fails without a test of its own.
  const failed = numFailedTests === 0 && !success ? 1 : numFailedTests;
  return { failed, passed: numPassedTests };
}
