/** `npm run new`: what it creates fits the tree as it is, and nothing that exists is overwritten. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ScaffoldError, type Tree, withLastLine, withSortedLine } from '../../build/new/files.ts';
import { scaffold, treeAt } from '../../build/new/main.ts';
import { kinds } from '../../build/new/scaffolds.ts';

const tree = treeAt(path.join(import.meta.dirname, '../..'));

describe.each(Object.entries(kinds))('a new %s', (kind, { example }) => {
  const [, name = ''] = example.split(' ');

  it('adds to files that exist and creates only files that do not', () => {
    const { created, changed, next } = scaffold([kind, name], tree);
    for (const [file, text] of Object.entries(changed)) {
      const before = tree.read(file)?.split('\n') ?? [];
      const after = text.split('\n');
      expect(after.length, file).toBeGreaterThan(before.length);
      expect(
        before.filter((line) => !after.includes(line)),
        file,
      ).toEqual([]);
      expect(text, file).toContain(name);
    }
    expect(Object.keys(created).filter((file) => tree.read(file) !== null)).toEqual([]);
    expect(Object.keys(created).length).toBeGreaterThan(0);
    expect(next.length).toBeGreaterThan(0);
  });

  it('is refused where the name is taken', () => {
    const { created, changed } = scaffold([kind, name], tree);
    const after = { ...changed, ...created };
    const grown: Tree = {
      read: (file) => after[file] ?? tree.read(file),
      list: (folder) => [
        ...tree.list(folder),
        ...Object.keys(created)
          .filter((file) => path.posix.dirname(file) === folder)
          .map((file) => path.posix.basename(file)),
      ],
    };
    expect(() => scaffold([kind, name], grown)).toThrow(/exists already; choose another name/);
  });

  it('is refused with a name of another form, and shows one that fits', () => {
    expect(() => scaffold([kind, '../x'], tree)).toThrow(`npm run new -- ${example}`);
  });
});

it('lists the kinds for a kind that is unknown', () => {
  for (const kind of ['', 'constructor', 'rul'])
    expect(() => scaffold([kind, 'x'], tree)).toThrow('npm run new -- rule');
  expect(() => scaffold(['error', 'OTHER_CODE'], tree)).toThrow(ScaffoldError);
});

describe('a line', () => {
  const isMember = (line: string) => line.startsWith('- ');

  it('is added in its sort order', () => {
    expect(withSortedLine('# A\n- a\n- c\n', '- b', isMember)).toBe('# A\n- a\n- b\n- c\n');
    expect(withSortedLine('# A\n- a\n- c\n', '- d', isMember)).toBe('# A\n- a\n- c\n- d\n');
  });

  it('is added behind the last one', () => {
    expect(withLastLine('- z\n\n- a\nend', '- m', isMember)).toBe('- z\n\n- a\n- m\nend');
    expect(() => withLastLine('none', '- m', isMember)).toThrow(ScaffoldError);
  });
});
