/** Compares with a file beside the fixture; `UPDATE_FIXTURES=1` writes it, and its diff is the review. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';

export function expectFile(path: string, actual: string): void {
  if (process.env.UPDATE_FIXTURES === '1') writeFileSync(path, actual);
  const expected = existsSync(path) ? readFileSync(path, 'utf8') : '(no file; run with UPDATE_FIXTURES=1)';
  expect(actual).toBe(expected);
}
