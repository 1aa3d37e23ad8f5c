/** A process that is killed while it writes leaves a temporary file: the next command that writes the same file removes it, and no other. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { removeLeftovers } from '../../project/files/leftovers.ts';
import type { StartReport } from '../../schemas/cli-reports.ts';
import { temporaryFileMsMin } from '../../schemas/limits.ts';
import { type Place, plainSteps, sourceOf, temporaryPlace, treeOf, writeSource } from '../e2e/support.ts';
import { inProcess } from '../support/command-line.ts';

const mark = '0123456789ab';

function age(file: string, ms = temporaryFileMsMin + 1000): void {
  const seconds = (Date.now() - ms) / 1000;
  fs.utimesSync(file, seconds, seconds);
}

function leave(file: string, ms?: number): string {
  const temporary = `${file}.${mark}.tmp`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(temporary, '{');
  age(temporary, ms);
  return temporary;
}

const legacy = {
  id: 'older',
  name: 'Older',
  description: 'Of the older format.',
  metaGuidance: ['Ask one question at a time.'],
  version: '1.0.0',
  steps: [{ id: 'one', title: 'One', prompt: 'Do it.' }],
};

function withSources(): Place {
  const place = temporaryPlace();
  writeSource(place, 'good.json', JSON.stringify(sourceOf('project.good', plainSteps(1), { tags: ['a', 'a'] })));
  fs.writeFileSync(path.join(place.project, 'older.json'), JSON.stringify(legacy));
  fs.mkdirSync(path.join(place.project, 'older'));
  fs.writeFileSync(path.join(place.project, 'older/a.json'), JSON.stringify(legacy));
  return place;
}

const source = '.workrail/workflows/good.json';
const written: readonly (readonly [command: string, file: string])[] = [
  ['fmt', source],
  ['lint --fix', source],
  ['migrate older.json --write', 'older.json'],
  ['migrate older.json --out new.json', 'new.json'],
  ['migrate older --write', 'older/a.json'],
  ['migrate older --out newer', 'newer/a.json'],
  ['compile', 'workrail.lock'],
  ['init cursor --yes', '.cursor/mcp.json'],
  ['init vscode --instructions --yes', 'AGENTS.md'],
];

describe('a temporary file of a killed process', () => {
  test.each(written)('`%s` removes it beside %s', async (command, file) => {
    const place = withSources();
    const temporary = leave(path.join(place.project, file));
    await inProcess(place, command.split(' '));
    expect(fs.existsSync(path.join(place.project, file))).toBe(true);
    expect(fs.existsSync(temporary)).toBe(false);
  });

  test('is removed by `init --remove` with the directory that `init` created, if the entry is there or not', async () => {
    const place = temporaryPlace();
    const before = treeOf(place.project);
    await inProcess(place, ['init', 'cursor', '--yes']);
    leave(path.join(place.project, '.cursor/mcp.json'));
    await inProcess(place, ['init', 'cursor', '--remove', '--yes']);
    expect(treeOf(place.project)).toEqual(before);
    expect(fs.existsSync(path.join(place.project, '.cursor'))).toBe(false);
    const temporary = leave(path.join(place.project, '.cursor/mcp.json'));
    await inProcess(place, ['init', 'cursor', '--remove', '--yes']);
    expect(fs.existsSync(temporary)).toBe(false);
  });

  test('is removed by `sessions export`', async () => {
    const place = withSources();
    const { stdout } = await inProcess(place, ['start', 'project.good', '--json']);
    const { session } = JSON.parse(stdout) as StartReport;
    const temporary = leave(path.join(place.project, 'run.json'));
    expect((await inProcess(place, ['sessions', 'export', session.sessionId, '--out', 'run.json'])).code).toBe(0);
    expect(fs.existsSync(temporary)).toBe(false);
  });

  test('is removed by `compile` beside the record of what this machine compiled', async () => {
    const place = withSources();
    await inProcess(place, ['compile']);
    const folder = path.join(place.home, '.workrail/compile-records');
    const [record = ''] = fs.readdirSync(folder).filter((name) => name.endsWith('.json'));
    const temporary = leave(path.join(folder, record));
    writeSource(place, 'good.json', JSON.stringify(sourceOf('project.good', plainSteps(2))));
    await inProcess(place, ['compile']);
    expect(fs.existsSync(path.join(folder, record))).toBe(true);
    expect(fs.existsSync(temporary)).toBe(false);
  });

  test('is removed beside the file that a link of the user leads to', async () => {
    const place = temporaryPlace();
    const real = path.join(place.home, 'dotfiles/mcp.json');
    const temporary = leave(real);
    fs.writeFileSync(real, '{}\n');
    fs.mkdirSync(path.join(place.home, '.cursor'));
    fs.symlinkSync(real, path.join(place.home, '.cursor/mcp.json'));
    await inProcess(place, ['init', 'cursor', '--user', '--yes']);
    expect(fs.existsSync(temporary)).toBe(false);
  });

  test.each(['init cursor --print', 'init cursor --check', 'fmt --check', 'lint', 'migrate older.json'])(
    '`%s` writes nothing and removes nothing',
    async (command) => {
      const place = withSources();
      for (const file of ['.cursor/mcp.json', source, 'older.json']) leave(path.join(place.project, file));
      const before = treeOf(place.project);
      await inProcess(place, command.split(' '));
      expect(treeOf(place.project)).toEqual(before);
    },
  );
});

test('everything else beside a file that is written stays', () => {
  const place = temporaryPlace();
  const file = path.join(place.project, 'mcp.json');
  const young = leave(file, temporaryFileMsMin - 5000);
  const others = [
    `other.json.${mark}.tmp`,
    `mcp.json.${mark}.tmp.bak`,
    `mcp.json.${mark.slice(1)}.tmp`,
    `mcp.json.${mark.toUpperCase()}.tmp`,
    `mcp.json.${mark}.${mark}.tmp`,
    `a.mcp.json.${mark}.tmp`,
    'mcp.json.tmp',
    'mcp.json',
  ].map((name) => path.join(place.project, name));
  for (const other of others) {
    fs.writeFileSync(other, 'x');
    age(other);
  }
  const [link, folder] = ['fedcba987654', 'abcdefabcdef'].map((each) => `${file}.${each}.tmp`);
  fs.symlinkSync('mcp.json', link as string);
  fs.lutimesSync(link as string, 0, 0);
  fs.mkdirSync(folder as string);
  age(folder as string);
  const before = fs.readdirSync(place.project);
  removeLeftovers({ folder: place.project, title: 'the project' }, [file]);
  expect(fs.readdirSync(place.project)).toEqual(before);
  age(young);
  removeLeftovers({ folder: place.project, title: 'the project' }, [file]);
  expect(fs.readdirSync(place.project)).toEqual(before.filter((name) => name !== path.basename(young)));
});

test('a link out of the project is not followed', () => {
  const place = temporaryPlace();
  const outside = leave(path.join(place.home, 'mcp.json'));
  fs.symlinkSync(place.home, path.join(place.project, 'linked'));
  removeLeftovers({ folder: place.project, title: 'the project' }, [path.join(place.project, 'linked/mcp.json')]);
  expect(fs.existsSync(outside)).toBe(true);
});
