/**
 * Turns the optimizing compiler of V8 off for the tests of one file: it inlines calls, so that nobody counts them, and removes
 * allocations. The flag is one of the process, in which other files run afterwards: they need the optimizer.
 */
import { setFlagsFromString } from 'node:v8';
import { afterAll, beforeAll } from 'vitest';

export function withoutOptimizer(): void {
  beforeAll(() => setFlagsFromString('--no-opt'));
  afterAll(() => setFlagsFromString('--opt'));
}
