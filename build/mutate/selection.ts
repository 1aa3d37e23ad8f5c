/** Which tests are tagged with a requirement, as vitest selects them: files that run, and a pattern over their names. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOfSuite } from '../suite-files.ts';
import type { Tag } from '../generate/requirements.ts';

export type Selection = { readonly files: readonly string[]; readonly pattern: string };

const root = join(import.meta.dirname, '../..');

/** What stands for a case in the name of a test (`%s`, `$name`, `${count}`) may be anything; a name that is computed too. */
function patternOf(name: string): string {
  if (/^[a-z]\w*$/i.test(name)) return '.*';
  return name
    .replace(/^`|`$/g, '')
    .split(/\$\{[^}]*\}|%[a-z]|\$\w+/)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join('.*');
}

/** These run the bundle, which a mutation of the sources does not reach; of the commands, those that start it. */
const ofTheBundle = ['tests/e2e/', 'tests/docs/', 'tests/daemon/crash/'];
const startsTheBundle = /from '(?:(?:\.\.\/)+e2e\/|\.\/)/;

function runsTheBundle(file: string): boolean {
  if (ofTheBundle.some((folder) => file.startsWith(folder))) return true;
  if (!file.startsWith('tests/cli/')) return false;
  const path = join(root, file);
  return !existsSync(path) || startsTheBundle.test(readFileSync(path, 'utf8'));
}

export function selectionOf(requirement: string, tags: readonly Tag[]): Selection {
  const own = tags.filter(({ id, file }) => id === requirement && !runsTheBundle(file));
  const names = own.flatMap(({ test }) => (test === null ? [] : [patternOf(test)]));
  return {
    files: [...new Set(own.flatMap(({ file }) => filesOfSuite(file, dirname(file))))].sort(),
    pattern: [...new Set(names)].join('|'),
  };
}
