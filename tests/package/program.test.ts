/** What is built can be run as it stands, also where npm linked an earlier build of it. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../e2e/support.ts';

it.skipIf(process.platform === 'win32')('dist/ holds a program that may be executed', () => {
  const program = path.join(root, 'dist/workrail.cjs');
  expect(fs.readFileSync(program, 'utf8').startsWith('#!/usr/bin/env node\n')).toBe(true);
  expect(fs.statSync(program).mode & 0o111).toBe(0o111);
});
