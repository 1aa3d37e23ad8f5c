/** The compile cache saves time and changes nothing; the watcher compiles what changed and ends when asked. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { artifactsOf, objectsOf } from '../../compiler/artifacts/artifacts.ts';
import { version } from '../../package.json';
import { placeOf, writeArtifacts } from '../../project/artifacts/artifact-files.ts';
import { compileIncrementally, keepResults, listsOfRoot } from '../../project/compile/compile-incremental.ts';
import { compileRoot } from '../../project/compile/compile-root.ts';
import { watchSources } from '../../project/compile/watch.ts';
import { projectRoot, type SourceRoot, timesOf } from '../../project/sources/source-root.ts';
import { environmentOf, plainSteps, program, sourceOf, temporaryPlace, writeSource } from '../e2e/support.ts';
import { temporaryFolder } from '../support/files.ts';
import { assertProperty } from '../support/property.ts';
import { inProcess } from '../support/command-line.ts';

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
/** Does not compile, by a rule over finished steps. */
const blank = (id: string) => JSON.stringify(sourceOf(id, [{ id: 'a', title: ' ', prompt: 'Do it.' }]));
const binding = (id: string, to: string) =>
  JSON.stringify({
    ...sourceOf(id, [{ id: 'a', title: 'A', prompt: 'Read {{wr.bindings.part}}.' }]),
    extensionPoints: { part: { purpose: 'A part.', acceptedKinds: ['workflow'], defaultBinding: to } },
  });
/** What stands on the disk after compiling, as `compile` leaves it, and what it says. */
function compileAndKeep(root: SourceRoot) {
  const result = compileIncrementally(root);
  const artifacts = { ...listsOfRoot(result), ...objectsOf(result.fresh) };
  writeArtifacts(placeOf(root), artifacts, { lock: true, prune: true, keptNames: result.keptNames });
  keepResults(root, result);
  return { ...writtenIn(root), diagnostics: result.diagnostics, fresh: result.fresh.map(({ file }) => file) };
}
function writtenIn(root: SourceRoot) {
  const read = (name: string) => fs.readFileSync(path.join(root.compiledFolder, name), 'utf8');
  const names = fs.readdirSync(path.join(root.compiledFolder, 'snapshots')).sort();
  return {
    catalog: read('catalog.json'),
    lock: fs.readFileSync(path.join(root.folder, 'workrail.lock'), 'utf8'),
    objects: names.map((name) => ({ name, text: read(`snapshots/${name}`) })),
  };
}
/** What compiling everything gives. */
function expectedOf(root: SourceRoot) {
  const result = compileRoot(root);
  const { catalog, lock, snapshots, maps } = artifactsOf(result, version);
  const objects = [...snapshots, ...maps].sort((a, b) => (a.name < b.name ? -1 : 1));
  return { catalog, lock, objects, diagnostics: result.diagnostics };
}
const cacheFile = (root: SourceRoot) => path.join(root.compiledFolder, 'cache.json');

/** The paths of the files that are opened while `work` runs. */
function filesOpened(work: () => void): readonly string[] {
  const opened: string[] = [];
  const { openSync } = fs;
  fs.openSync = (file, ...others) => {
    opened.push(String(file));
    return openSync(file, ...others);
  };
  syncBuiltinESMExports();
  try {
    work();
  } finally {
    fs.openSync = openSync;
    syncBuiltinESMExports();
  }
  return opened;
}

describe('the compile cache', () => {
  it('never changes what compiling gives, whatever is written, broken, doubled, touched or removed', () => {
    const edit = fc.record({
      file: fc.constantFrom('a.json', 'b.json', 'sub.json', '../bindings.json'),
      text: fc.constantFrom(
        source('project.one'),
        source('project.two'),
        source('project.one', 'Do it now.'),
        source('old-id'),
        '{ "id": "project.one" }',
        blank('project.one'),
        binding('project.two', 'project.one'),
        JSON.stringify({ 'project.two': { part: 'project.one' }, 'project.none': { part: 'project.one' } }),
        '{ "id": ',
        null,
      ),
      ageMs: fc.constantFrom(0, 60_000, 120_000),
    });
    assertProperty(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 8 }), (edits) => {
        const root = emptyRoot();
        for (const { file, text, ageMs } of edits) {
          if (text === null) fs.rmSync(path.join(folderOf(root), file), { force: true });
          else put(root, file, text, ageMs);
          const { fresh: _fresh, ...written } = compileAndKeep(root);
          expect(written).toEqual(expectedOf(root));
        }
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    ['is no JSON', '{ "id": '],
    ['has no steps', '{ "id": "project.broken" }'],
    ['breaks a rule over finished steps', blank('project.broken')],
  ])('compiles a broken source that %s no second time when a neighbour is saved', (_what, text) => {
    const root = emptyRoot();
    put(root, 'broken.json', text);
    const compiledNow = () =>
      compileIncrementally(root).results.flatMap((result) => ('objects' in result ? [] : result.file));
    for (const prompt of ['One.', 'Two.', 'Three.']) {
      put(root, 'a.json', source('project.one', prompt));
      if (prompt !== 'One.') expect(compiledNow()).toEqual(['.workrail/workflows/a.json']);
      const { fresh: _fresh, ...written } = compileAndKeep(root);
      expect(written).toEqual(expectedOf(root));
      expect(written.diagnostics.map(({ at }) => at.file)).toContain('.workrail/workflows/broken.json');
    }
    put(root, 'broken.json', source('project.broken'));
    expect(compiledNow()).toEqual(['.workrail/workflows/broken.json']);
  });

  it('tells who comes to bind a broken source that it is broken', () => {
    const root = emptyRoot();
    put(root, 'broken.json', blank('project.broken'));
    compileAndKeep(root);
    put(root, 'parent.json', binding('project.parent', 'project.broken'));
    const { fresh: _fresh, ...written } = compileAndKeep(root);
    expect(written).toEqual(expectedOf(root));
  });

  it('asks an unchanged source for no more than its stat', () => {
    const root = emptyRoot();
    const file = put(root, 'a.json', source('project.one', 'Old.'));
    const compiled = () => filesOpened(() => expect(compileAndKeep(root).diagnostics).toEqual([]));
    expect(compiled()).toContain(file);
    const before = writtenIn(root);
    expect(compiled()).not.toContain(file);
    fs.utimesSync(file, new Date(), new Date(1_700_000_000_000));
    expect(compiled()).toContain(file);
    expect(compiled()).not.toContain(file);
    expect(writtenIn(root)).toEqual(before);
  });

  it('believes the stat of no source that changed about when the cache was written', () => {
    const root = emptyRoot();
    const file = put(root, 'a.json', source('project.one', 'Old.'), 0);
    compileAndKeep(root);
    const { mtime } = fs.statSync(file);
    fs.writeFileSync(file, source('project.one', 'New.'));
    fs.utimesSync(file, mtime, mtime);
    expect(compileAndKeep(root).fresh).toHaveLength(1);
    expect(writtenIn(root).objects.some(({ text }) => text.includes('New.'))).toBe(true);
  });

  it('compiles a source whose text was changed in place and whose time was set back', async () => {
    const place = temporaryPlace();
    const file = writeSource(place, 'a.json', sourceOf('project.a', [{ id: 'a', title: 'A', prompt: 'Find 10.' }]));
    expect((await inProcess(place, ['compile'])).code).toBe(0);
    const { atime, mtime } = fs.statSync(file);
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('Find 10.', 'Find 99.'));
    fs.utimesSync(file, atime, mtime);
    expect((await inProcess(place, ['verify'])).code).toBe(3);
    expect((await inProcess(place, ['inspect', 'project.a', '--prompts'])).stdout).toContain('Find 99.');
    expect((await inProcess(place, ['compile'])).code).toBe(0);
    expect((await inProcess(place, ['verify'])).code).toBe(0);
  });

  it('is thrown away when any byte of it is damaged, or when another compiler wrote it', () => {
    const root = emptyRoot();
    put(root, 'a.json', source('project.one'));
    compileAndKeep(root);
    const expected = writtenIn(root);
    const stored = fs.readFileSync(cacheFile(root));
    for (let at = 0; at < stored.length; at += 97) {
      const damaged = Buffer.from(stored);
      damaged[at] = (damaged[at] ?? 0) ^ 1;
      fs.writeFileSync(cacheFile(root), damaged);
      expect(compileAndKeep(root).fresh).toHaveLength(1);
      expect(writtenIn(root)).toEqual(expected);
    }
    const other = { v: 1, compiler: '0.0.0', writtenMs: Date.now(), files: [] };
    for (const text of ['', '\n', '{}', `x\n${JSON.stringify(other)}`, stored.subarray(0, 200).toString()]) {
      fs.writeFileSync(cacheFile(root), text);
      expect(compileAndKeep(root).fresh).toHaveLength(1);
      expect(writtenIn(root)).toEqual(expected);
    }
  });

  it('writes a snapshot or a map again that is missing or looks otherwise, and removes what nothing names', () => {
    const root = emptyRoot();
    put(root, 'a.json', source('project.one'));
    put(root, 'b.json', source('project.two'));
    compileAndKeep(root);
    const expected = writtenIn(root);
    for (const { name } of expected.objects) {
      const object = path.join(root.compiledFolder, 'snapshots', name);
      fs.appendFileSync(object, ' ');
      expect(compileAndKeep(root).fresh).toHaveLength(1);
      expect(writtenIn(root)).toEqual(expected);
      // As a copy that keeps the time and has the same size.
      const time = new Date(1_700_000_000_000);
      fs.utimesSync(object, time, time);
      compileAndKeep(root);
      fs.writeFileSync(
        object,
        fs.readFileSync(object, 'utf8').replace('sha256', 'sha255').replace('project.', 'projekt.'),
      );
      fs.utimesSync(object, time, time);
      expect(compileAndKeep(root).fresh).toHaveLength(1);
      expect(writtenIn(root)).toEqual(expected);
      fs.rmSync(object);
      fs.writeFileSync(path.join(root.compiledFolder, 'snapshots', `sha256-${'0'.repeat(64)}.json`), '{}');
      expect(compileAndKeep(root).fresh).toHaveLength(1);
      expect(writtenIn(root)).toEqual(expected);
    }
    expect(compileAndKeep(root).fresh).toEqual([]);
  });

  it('changes no byte of what compile writes', async () => {
    const place = temporaryPlace();
    writeSource(place, 'a.json', sourceOf('project.a', plainSteps(2)));
    await inProcess(place, ['compile']);
    writeSource(place, 'b.json', sourceOf('project.b', plainSteps(1)));
    expect((await inProcess(place, ['compile'])).code).toBe(0);
    expect((await inProcess(place, ['compile', '--check'])).code).toBe(0);
  });
});

describe('compile --watch', () => {
  it('prints whole diagnostics and one line for each rebuild on stderr, and Ctrl-C ends it with 0', async () => {
    const place = temporaryPlace();
    writeSource(place, 'a.json', sourceOf('project.a', plainSteps(1)));
    const child = spawn(process.execPath, [program(), 'compile', '--watch'], {
      cwd: place.project,
      env: environmentOf(place),
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const [lines, output]: [string[], string[]] = [[], []];
    let arrived = () => {};
    const diagnostics: string[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => {
      const printed = chunk.toString().trimEnd().split('\n');
      lines.push(...printed.filter((each) => each.startsWith('compiled in ')));
      diagnostics.push(...printed.filter((each) => !each.startsWith('compiled in ')));
      arrived();
    });
    const line = async (count: number) => {
      while (lines.length < count) await new Promise<void>((resolve) => (arrived = resolve));
      return lines[count - 1] ?? '';
    };
    expect(await line(1)).toMatch(/^compiled in \d+ ms: no problems in 1 workflow\.$/);
    writeSource(place, 'sub.json', '{ "id": }');
    expect(await line(2)).toMatch(/1 error in 2 workflows\.$/);
    const said = diagnostics.join('\n');
    for (const part of ['error[read/', ' --> .workrail/workflows/sub.json:1:9', '^', '= docs: workrail explain read/'])
      expect(said).toContain(part);
    writeSource(place, 'sub.json', sourceOf('project.sub', plainSteps(1)));
    expect(await line(3)).toContain('no problems in 2 workflows.');
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGINT');
    expect(await ended).toBe(0);
    expect(output).toEqual([]);
    expect((await inProcess(place, ['compile', '--check'])).code).toBe(0);
  });
});

it('compile --watch compiles a change while another program writes into the project all the time', async () => {
  const place = temporaryPlace();
  writeSource(place, 'a.json', sourceOf('project.a', plainSteps(1)));
  const log = path.join(place.project, 'dev.log');
  // In a process of its own, so that the watcher sees a write whenever it waits.
  const write = 'setInterval(() => require("fs").appendFileSync(process.argv[1], "x"), 5)';
  const writer = spawn(process.execPath, ['-e', write, log]);
  onTestFinished(() => void writer.kill('SIGKILL'));
  await expect.poll(() => fs.existsSync(log)).toBe(true);
  const earlier = new Set(process.listeners('SIGINT'));
  let built = 0;
  const watching = watchSources(projectRoot(place.project), async () => {
    built += 1;
  });
  for (const times of [1, 2, 3]) {
    await expect.poll(() => built, { timeout: 5000 }).toBe(times);
    writeSource(place, 'a.json', sourceOf('project.a', plainSteps(times + 1)));
  }
  for (const end of process.listeners('SIGINT')) if (!earlier.has(end)) end('SIGINT');
  await watching;
});

it('takes another file that was written in the same moment, behind a link or in a renamed folder, for changed', () => {
  const at = { mtimeMs: 1_700_000_000_000.25, ctimeMs: 1_700_000_000_000.25 };
  expect(timesOf({ ...at, ino: 8_388_611 }).changedMs).not.toBe(timesOf({ ...at, ino: 8_388_612 }).changedMs);
  expect(timesOf({ ...at, ino: 8_388_611 }).changedMs).toBe(timesOf({ ...at, ino: 8_388_611 }).changedMs);
});
