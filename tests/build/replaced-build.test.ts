/** A build in a folder that programs are started from: each finds one build, the earlier or the later one, at every moment. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withWatchedFs } from '../support/failing-fs.ts';
import { temporaryFolder } from '../support/files.ts';

type Built = { readonly stamp: string; readonly files: Readonly<Record<string, string>> };
const { replaceBuild, stamped } = (await import('../../build/bundle.mjs' as string)) as {
  stamped(files: Readonly<Record<string, string>>, entry: string): Built;
  replaceBuild(folder: string, built: Built, entry: string, previous: 'kept' | 'removed'): void;
};

const entry = 'program.cjs';
/** A program that loads one chunk at once and one when it is asked to. */
const buildOf = (word: string) =>
  stamped(
    {
      [entry]: `const first = require("./first.cjs"); const later = require; setImmediate(() => console.log(first, later("./second.cjs")));`,
      'first.cjs': `module.exports = "${word}";`,
      'second.cjs': `module.exports = "${word}";`,
    },
    entry,
  );
const started = (folder: string) => spawnSync(process.execPath, [path.join(folder, entry)], { encoding: 'utf8' });

// @verifies build-is-replaced-whole
test('a program that starts at any operation of a build runs the earlier or the later build, and never a mix', async () => {
  const folder = temporaryFolder();
  replaceBuild(folder, buildOf('one'), entry, 'kept');
  const seen: string[] = [];
  await withWatchedFs(
    folder,
    () => {
      const { stdout, stderr } = started(folder);
      seen.push(stdout.trim() || stderr);
    },
    async () => replaceBuild(folder, buildOf('two'), entry, 'kept'),
  );
  seen.push(started(folder).stdout.trim());
  expect(seen.length).toBeGreaterThan(8);
  expect([...new Set(seen)]).toEqual(['one one', 'two two']);
});

// @verifies build-is-replaced-whole
test('a program that runs during a build loads the rest of its own; the build after that removes it', () => {
  const folder = temporaryFolder();
  const [one, two] = [buildOf('one'), buildOf('two')];
  replaceBuild(folder, one, entry, 'kept');
  const names = () => fs.readdirSync(folder).sort();
  const chunks = ({ files }: Built) => Object.keys(files).filter((name) => name !== entry);
  replaceBuild(folder, two, entry, 'kept');
  expect(names()).toEqual([...chunks(one), ...chunks(two), entry].sort());
  for (const name of chunks(one)) fs.utimesSync(path.join(folder, name), 0, 0);
  replaceBuild(folder, two, entry, 'kept');
  expect(names()).toEqual([...chunks(two), entry].sort());
  replaceBuild(folder, one, entry, 'removed');
  expect(names()).toEqual([...chunks(one), entry].sort());
});
