/** The compile cache saves time and changes nothing; the watcher compiles what changed and ends when asked. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { compileWithCache, writeCache } from '../../cli/compile-cache.ts';
import { compileRoot } from '../../cli/compile-root.ts';
import { projectRoot, type SourceRoot } from '../../cli/sources.ts';
import { environmentOf, plainSteps, program, sourceOf, temporaryPlace, workrail, writeSource } from '../e2e/support.ts';
import { temporaryFolder } from '../support/files.ts';

const folderOf = (root: SourceRoot) => path.join(root.folder, '.workrail/workflows');
function emptyRoot(): SourceRoot {
  const root = projectRoot(temporaryFolder());
  fs.mkdirSync(folderOf(root), { recursive: true });
  return root;
}
function put(root: SourceRoot, name: string, text: string, ageMs = 60_000): string {
  const file = path.join(folderOf(root), name);
  fs.writeFileSync(file, text);
  const time = new Date(Math.floor(Date.now() - ageMs));
  fs.utimesSync(file, time, time);
  return file;
}
const source = (id: string, prompt = 'Do it.') => JSON.stringify(sourceOf(id, [{ id: 'a', title: 'A', prompt }]));
const plain = ({ diagnostics, compiled }: Pick<ReturnType<typeof compileRoot>, 'diagnostics' | 'compiled'>) => ({
  diagnostics,
  compiled,
});
function compileAndKeep(root: SourceRoot) {
  const result = compileWithCache(root);
  writeCache(root, result);
  return plain(result);
}
const cacheFile = (root: SourceRoot) => path.join(root.compiledFolder, 'cache.json');

describe('the compile cache', () => {
  it('never changes what compiling gives, whatever is written, broken, doubled, touched or removed', () => {
    const edit = fc.record({
      file: fc.constantFrom('a.json', 'b.json', 'sub.json'),
      text: fc.constantFrom(
        source('project.one'),
        source('project.two'),
        source('project.one', 'Do it now.'),
        source('old-id'),
        '{ "id": "project.one" }',
        '{ "id": ',
        null,
      ),
      ageMs: fc.constantFrom(0, 60_000, 120_000),
    });
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 8 }), (edits) => {
        const root = emptyRoot();
        for (const { file, text, ageMs } of edits) {
          if (text === null) fs.rmSync(path.join(folderOf(root), file), { force: true });
          else put(root, file, text, ageMs);
          expect(compileAndKeep(root)).toEqual(plain(compileRoot(root)));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('asks an unchanged source for no more than its stat', () => {
    const root = emptyRoot();
    const file = put(root, 'a.json', source('project.one', 'Old.'));
    const before = compileAndKeep(root);
    const { mtime } = fs.statSync(file);
    fs.writeFileSync(file, source('project.one', 'New.'));
    fs.utimesSync(file, mtime, mtime);
    expect(plain(compileWithCache(root))).toEqual(before);
    expect(plain(compileWithCache(root, 'ignored'))).not.toEqual(before);
  });

  it('believes the stat of no source that changed about when the cache was written', () => {
    const root = emptyRoot();
    const file = put(root, 'a.json', source('project.one', 'Old.'), 0);
    compileAndKeep(root);
    const { mtime } = fs.statSync(file);
    fs.writeFileSync(file, source('project.one', 'New.'));
    fs.utimesSync(file, mtime, mtime);
    expect(compileAndKeep(root).compiled[0]?.snapshot.steps[0]?.prompt).toBe('New.');
  });

  it('is thrown away when any byte of it is damaged, or when another compiler wrote it', () => {
    const root = emptyRoot();
    put(root, 'a.json', source('project.one'));
    const expected = compileAndKeep(root);
    const stored = fs.readFileSync(cacheFile(root));
    for (let at = 0; at < stored.length; at += 97) {
      const damaged = Buffer.from(stored);
      damaged[at] = (damaged[at] ?? 0) ^ 1;
      fs.writeFileSync(cacheFile(root), damaged);
      expect(plain(compileWithCache(root))).toEqual(expected);
    }
    const other = { v: 1, compiler: '0.0.0', writtenMs: Date.now(), files: [] };
    for (const text of ['', '\n', '{}', `x\n${JSON.stringify(other)}`, stored.subarray(0, 200).toString()]) {
      fs.writeFileSync(cacheFile(root), text);
      expect(plain(compileWithCache(root))).toEqual(expected);
    }
  });

  it('changes no byte of what compile writes', async () => {
    const place = temporaryPlace();
    writeSource(place, 'a.json', sourceOf('project.a', plainSteps(2)));
    await workrail(place, ['compile']);
    writeSource(place, 'b.json', sourceOf('project.b', plainSteps(1)));
    expect((await workrail(place, ['compile'])).code).toBe(0);
    expect((await workrail(place, ['compile', '--check'])).code).toBe(0);
  });
});

describe('compile --watch', () => {
  it('says one line for each rebuild on stderr, and Ctrl-C ends it with 0', async () => {
    const place = temporaryPlace();
    writeSource(place, 'a.json', sourceOf('project.a', plainSteps(1)));
    const child = spawn(process.execPath, [program(), 'compile', '--watch'], {
      cwd: place.project,
      env: environmentOf(place),
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const [lines, output]: [string[], string[]] = [[], []];
    let arrived = () => {};
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => {
      lines.push(...chunk.toString().trimEnd().split('\n'));
      arrived();
    });
    const line = async (count: number) => {
      while (lines.length < count) await new Promise<void>((resolve) => (arrived = resolve));
      return lines[count - 1] ?? '';
    };
    expect(await line(1)).toMatch(/^compiled in \d+ ms: no problems in 1 workflow\.$/);
    writeSource(place, 'sub.json', '{ "id": }');
    expect(await line(2)).toMatch(/1 error in 2 workflows\. First: \.workrail\/workflows\/sub\.json:1: /);
    writeSource(place, 'sub.json', sourceOf('project.sub', plainSteps(1)));
    expect(await line(3)).toContain('no problems in 2 workflows.');
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGINT');
    expect(await ended).toBe(0);
    expect(output).toEqual([]);
    expect((await workrail(place, ['compile', '--check'])).code).toBe(0);
  });
});
