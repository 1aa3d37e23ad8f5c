/** The files of tests that a suite stands for. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const root = join(import.meta.dirname, '..');

/**
 * A suite that is shared, such as a conformance suite, is run by the test files that import it.
 *
 * @param below the folder of these files, in which they are looked for at any depth
 */
export function filesOfSuite(suite: string, below: string): readonly string[] {
  if (suite.endsWith('.test.ts')) return [suite];
  const imported = new RegExp(`from '(?:\\.{1,2}/)(?:[^']*/)?${suite.split('/').at(-1)?.replaceAll('.', '\\.')}'`);
  return readdirSync(join(root, below), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && imported.test(readFileSync(join(root, below, name), 'utf8')))
    .map((name) => `${below}/${name.split(sep).join('/')}`)
    .sort();
}
