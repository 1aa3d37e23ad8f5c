import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { linted } from './linted.ts';

const library = join(import.meta.dirname, '../../../workflows');

describe('the bundled library', () => {
  it.each(readdirSync(library).filter((name) => name.endsWith('.json')))('lints clean: %s', (name) => {
    const text = readFileSync(join(library, name), 'utf8');
    expect(linted(text, { sourceKind: 'bundled' }).map(({ rendered }) => rendered)).toEqual([]);
  });
});
