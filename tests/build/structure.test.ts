/** The figures of the structure are counted in a small tree whose structure is known. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { longFunctionLines, measureStructure } from '../../build/structure/measure.ts';

function treeOf(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'workrail-structure-test-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  return root;
}

test('lines, the longest import path, levels of cli/ and uses of exported names are counted', () => {
  const long = `export function long() {\n${'  work();\n'.repeat(longFunctionLines)}}\n`;
  const structure = measureStructure(
    treeOf({
      'schemas/ids.ts': 'export const once = 1;\nexport const never = 2;\n',
      'compiler/compile.ts': `import { once } from '../schemas/ids.ts';\n${long}// requireConfirmation\n`,
      'cli/main.ts': "const command = () => import('./commands/check.ts');\nimport './terminal.ts';\n",
      'cli/commands/check.ts': "import { long } from '../../compiler/compile.ts';\nimport '../terminal.ts';\n",
      'cli/terminal/terminal.ts': '\n',
      'tests/any.test.ts': "import { never } from '../schemas/ids.ts';\n",
    }),
  );
  expect(structure).toEqual({
    linesOf: new Map([
      ['schemas', 2],
      ['compiler', longFunctionLines + 4],
      ['cli', 5],
    ]),
    files: 5,
    shortFiles: 4,
    longFunctions: ['compiler/compile.ts:2'],
    longestImportPath: ['cli/main.ts', 'cli/commands/check.ts', 'compiler/compile.ts', 'schemas/ids.ts'],
    filesWithField: ['compiler/compile.ts'],
    cliEntries: 3,
    cliLevels: 3,
    importedOnce: 2,
    neverImported: 1,
  });
});

test('this repository stays within the limits of its structure', () => {
  const { cliEntries, cliLevels, filesWithField, longFunctions } = measureStructure(
    path.join(import.meta.dirname, '../..'),
  );
  expect(longFunctions, 'split along a seam that has a name').toEqual([]);
  expect(cliEntries).toBeLessThanOrEqual(25);
  expect(cliLevels, 'an import between two parts of cli/ that goes against the others').toBeLessThanOrEqual(8);
  expect(filesWithField.length, 'a step field takes few files (CONTRIBUTING, "Add a step field")').toBeLessThanOrEqual(
    8,
  );
});
