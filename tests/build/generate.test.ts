import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { GeneratedFile } from '../../build/generate/generated-file.ts';
import { driftOf, generateAll, isTopLevelPage, main, writeAll } from '../../build/generate/main.ts';
import { referencePages } from '../../build/generate/reference/pages.ts';

let folder: string;
let expected: GeneratedFile[];
beforeAll(async () => {
  expected = await generateAll();
});
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'workrail-generate-')), 'generated');
  cpSync('generated', folder, { recursive: true });
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

// @verifies generated-artifacts-verified
describe('generated/ is verified byte for byte', () => {
  const oneOfEachKind = [
    'README.md',
    'schemas/session-event.v1.json',
    'validators/session-event.v1.js',
    'validators/session-event.v1.d.ts',
    'tools/tools.json',
    'reference/schemas.md',
    'builtins/registry.json',
    'explain/pages.json',
    'reference/requirements.md',
    'compiled/catalog.json',
  ];

  test('what is checked in is what the sources give', () => {
    expect(driftOf(folder, expected)).toEqual([]);
  });

  // @verifies generation-deterministic
  test('making everything twice gives the same bytes', async () => {
    expect(await generateAll()).toEqual(expected);
  });

  test('one changed byte in a file of any kind is found and named', () => {
    for (const path of oneOfEachKind) {
      const before = readFileSync(join(folder, path));
      appendFileSync(join(folder, path), ' ');
      expect(driftOf(folder, expected)).toEqual([{ path, problem: 'changed' }]);
      writeFileSync(join(folder, path), before);
    }
  });

  test('a page of the field reference that differs, is missing or is extra is found, and the pages of errors are left alone', () => {
    const pages = referencePages(process.cwd());
    const reference = join(folder, '../reference');
    cpSync('docs/reference', reference, { recursive: true });
    expect(driftOf(reference, pages, isTopLevelPage)).toEqual([]);
    appendFileSync(join(reference, 'bindings.md'), ' ');
    rmSync(join(reference, 'configuration.md'));
    writeFileSync(join(reference, 'forgotten.md'), '');
    writeFileSync(join(reference, 'errors/OWN.md'), '');
    expect(driftOf(reference, pages, isTopLevelPage)).toEqual([
      { path: 'bindings.md', problem: 'changed' },
      { path: 'configuration.md', problem: 'missing' },
      { path: 'forgotten.md', problem: 'extra' },
    ]);
    writeAll(reference, pages, isTopLevelPage);
    expect(driftOf(reference, pages, isTopLevelPage)).toEqual([]);
  });

  test('a missing file and an extra file are found', () => {
    rmSync(join(folder, 'tools/tools.json'));
    writeFileSync(join(folder, 'schemas/forgotten.json'), '{}');
    expect(driftOf(folder, expected)).toEqual([
      { path: 'schemas/forgotten.json', problem: 'extra' },
      { path: 'tools/tools.json', problem: 'missing' },
    ]);
  });

  test('writing repairs every kind of drift', () => {
    rmSync(join(folder, 'tools/tools.json'));
    writeFileSync(join(folder, 'schemas/forgotten.json'), '{}');
    writeAll(folder, expected);
    expect(driftOf(folder, expected)).toEqual([]);
  });

  test('nothing generated holds an absolute path of this machine or a time of day', () => {
    const root = process.cwd();
    for (const { path, content } of expected) {
      expect(content.includes(root), path).toBe(false);
      expect(/20\d\d-\d\d-\d\dT\d\d:\d\d/.test(content), path).toBe(false);
    }
  });

  test('the command names the file and the one command that fixes it, and exits with 3', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => void error.mockRestore());
    const copy = join(folder, '..');
    for (const name of ['docs/reference', 'docs/explanation']) cpSync(name, join(copy, name), { recursive: true });
    appendFileSync(join(copy, 'generated/tools/tools.json'), '\n');
    expect(await main(['--check'], copy)).toBe(3);
    expect(error.mock.calls.flat()).toEqual([
      'changed: generated/tools/tools.json',
      'Generated files are out of date. Run: npm run generate',
    ]);
  });
});
