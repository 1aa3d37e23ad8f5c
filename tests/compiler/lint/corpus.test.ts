/** Lint over every source of the other fixtures, of both formats: it answers, inside the file, and its fixes keep what compiles. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { applyFixes } from '../../../compiler/lint/fixes.ts';
import { linted } from './linted.ts';

const folder = join(import.meta.dirname, '..');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?:^|[\\/])input[^\\/]*\.json$/.test(name))
  .map((name) => relative(folder, join(folder, name)).replaceAll('\\', '/'))
  .sort();

describe('every source of the fixtures', () => {
  it('is found', () => {
    expect(sources.length).toBeGreaterThan(60);
  });

  it.each(sources)('%s', (name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const found = linted(text);
    for (const { at } of found) expect(at.offset + at.length).toBeLessThanOrEqual(text.length);
    const fixed = applyFixes(text, found);
    if (fixed.applied.length === 0) return;
    const before = found.filter(({ severity, code }) => severity === 'error' && !code.startsWith('lint/'));
    const after = linted(fixed.text).filter(({ severity, code }) => severity === 'error' && !code.startsWith('lint/'));
    expect(after.map(({ rendered }) => rendered)).toHaveLength(before.length);
  });
});
