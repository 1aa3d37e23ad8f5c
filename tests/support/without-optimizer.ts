/**
 * Without the optimizing compiler of V8, which inlines calls, so that nobody counts them, and removes allocations. The flag is one
 * of the process, in which other suites run afterwards: they need the optimizer.
 */
import { setFlagsFromString } from 'node:v8';

export async function withoutOptimizer<T>(run: () => T | Promise<T>): Promise<T> {
  setFlagsFromString('--no-opt');
  try {
    return await run();
  } finally {
    setFlagsFromString('--opt');
  }
}
