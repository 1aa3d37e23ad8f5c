/**
 * Turns the optimizing compiler of V8 off for the process of one file of tests: it inlines calls, so that nobody counts them, and
 * removes allocations. Such a file has a process of its own (vitest.config.ts).
 */
import { setFlagsFromString } from 'node:v8';
import { beforeAll } from 'vitest';

export function withoutOptimizer(): void {
  beforeAll(() => setFlagsFromString('--no-opt'));
}
