/** A cloned repository that links out of itself: no command reads, writes or removes anything on the other side. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { isReallyInside } from '../../project/files/boundary.ts';
import { inProcess } from '../support/command-line.ts';
import { withWatchedFs } from '../support/failing-fs.ts';
import { type Place, plainSteps, Server, sourceOf, temporaryPlace, treeOf, writeSource } from '../e2e/support.ts';

const name = `sha256-${'0'.repeat(64)}.json`;
/** What stands outside, as attractive as it can be: it looks like what the command expects, and holds a secret. */
const secret = 'SECRET-OF-SOMEBODY-ELSE';
const unformatted = JSON.stringify(sourceOf('project.outside', plainSteps(2)));

type Spot = readonly [spot: string, isFolder: boolean, text: string];
const spots: readonly Spot[] = [
  ['.workrail', true, ''],
  ['.workrail/compiled', true, ''],
  ['.workrail/compiled/snapshots', true, ''],
  ['.workrail/workflows', true, ''],
  ['flows', true, ''],
  ['workrail.json', false, `{ "sources": ["${secret}"] }`],
  ['workrail.lock', false, `{ "version": 1, "workflows": {}, "${secret}": 1 }`],
  ['.workrail/bindings.json', false, `{ "${secret}": {} }`],
  ['.workrail/compiled/catalog.json', false, secret],
  ['.workrail/compiled/cache.json', false, secret],
  ['.workrail/compiled/sources.json', false, secret],
  ['.workrail/compiled/.lock', false, ''],
];

/** A project that was compiled here, so that all commands have something to do, and then linked out at one spot. */
async function linkedPlace([spot, isFolder, text]: Spot): Promise<{ readonly place: Place; readonly outside: string }> {
  const place = temporaryPlace();
  writeSource(place, 'good.json', sourceOf('project.good', plainSteps(1)));
  if (spot === 'flows') fs.writeFileSync(path.join(place.project, 'workrail.json'), '{ "sources": ["flows"] }');
  else expect((await inProcess(place, ['compile'])).code).toBe(0);
  writeSource(place, 'more.json', JSON.stringify(sourceOf('project.more', plainSteps(2))));
  const at = path.join(place.project, spot);
  const outside = path.join(place.folder, 'outside');
  if (isFolder) {
    if (fs.existsSync(at)) fs.cpSync(at, outside, { recursive: true });
    for (const folder of ['', 'snapshots', 'compiled/snapshots', 'workflows'])
      fs.mkdirSync(path.join(outside, folder), { recursive: true });
    for (const folder of ['', 'snapshots', 'compiled/snapshots']) {
      fs.writeFileSync(path.join(outside, folder, name), secret);
      fs.writeFileSync(path.join(outside, folder, 'catalog.json.0123456789ab.tmp'), secret);
    }
    fs.writeFileSync(path.join(outside, 'outside.json'), unformatted);
    fs.writeFileSync(path.join(outside, 'workflows/outside.json'), unformatted);
  } else fs.writeFileSync(outside, text);
  fs.rmSync(at, { recursive: true, force: true });
  fs.symlinkSync(outside, at);
  return { place, outside };
}

const seenAt = (outside: string) =>
  fs.statSync(outside).isDirectory() ? treeOf(outside) : { '': fs.readFileSync(outside, 'utf8') };

/** Not all of them need what a spot holds; those that do say the link. */
const commands = [
  ['compile'],
  ['compile', '--frozen'],
  ['list'],
  ['fmt'],
  ['lint', '--fix'],
  ['lock'],
  ['inspect', 'project.good', '--source'],
  ['start', 'project.good'],
  ['doctor'],
];

describe('a link that leads out of the project', () => {
  /** @verifies no-way-out-of-a-project */
  test.each(spots)('%s: nothing outside is read, written or removed, and the link is named', async (...spot) => {
    const { place, outside } = await linkedPlace(spot);
    const before = seenAt(outside);
    const said: string[] = [];
    for (const command of commands) {
      const { code, stdout, stderr } = await inProcess(place, command);
      said.push(stdout + stderr);
      expect([command, [0, 1, 2, 3].includes(code ?? -1)]).toEqual([command, true]);
      expect(seenAt(outside)).toEqual(before);
    }
    expect(said.join('\n')).not.toContain(secret);
    const named = said.filter((text) => text.includes(`${spot[0]} is a symbolic link to a path outside the project`));
    expect(named.length).toBeGreaterThanOrEqual(2);
    const server = await Server.start(place);
    expect((await server.call('list_workflows', {})).ok).toBe(true);
    await server.start('wr.code_review');
    expect(seenAt(outside)).toEqual(before);
  });

  test('a dangling link is refused too: following it would make files elsewhere', async () => {
    const place = temporaryPlace();
    writeSource(place, 'good.json', sourceOf('project.good', plainSteps(1)));
    fs.symlinkSync(path.join(place.folder, 'made'), path.join(place.project, '.workrail/compiled'));
    const { code, stderr } = await inProcess(place, ['compile']);
    expect([code, stderr.includes('.workrail/compiled is a broken symbolic link')]).toEqual([1, true]);
    expect(fs.existsSync(path.join(place.folder, 'made'))).toBe(false);
  });

  test.each([
    ['fmt', ['fmt', 'draft.json']],
    ['lint --fix', ['lint', '--fix', 'draft.json']],
    ['migrate --write', ['migrate', 'draft.json', '--write']],
    ['migrate --out', ['migrate', 'old.json', '--out', 'linked/new.json']],
    ['compile --out', ['compile', '--out', 'linked/compiled']],
    ['sessions export', ['sessions', 'export', 'RUN', '--out', 'linked/run.json']],
  ])('%s writes nothing through it, also where the user names the file', async (_what, args) => {
    const place = temporaryPlace();
    writeSource(place, 'good.json', sourceOf('project.good', plainSteps(1)));
    const outside = path.join(place.folder, 'outside');
    fs.mkdirSync(outside);
    const legacy = {
      ...sourceOf('old-triage', plainSteps(1)),
      steps: [{ id: 'a', title: 'A', prompt: 'Do it.', runCondition: { var: 'severity', equals: 'high' } }],
    };
    const fixable = { ...sourceOf('project.draft', plainSteps(1)), tags: ['review', 'review'] };
    const text = JSON.stringify(args[0] === 'migrate' ? legacy : fixable);
    fs.writeFileSync(path.join(outside, 'draft.json'), text);
    fs.writeFileSync(path.join(place.project, 'old.json'), text);
    fs.symlinkSync(path.join(outside, 'draft.json'), path.join(place.project, 'draft.json'));
    fs.symlinkSync(outside, path.join(place.project, 'linked'));
    const before = treeOf(outside);
    const started = await inProcess(place, ['start', 'wr.code_review', '--json']);
    const { session } = JSON.parse(started.stdout) as { session: { runId: string } };
    const { code, stdout, stderr } = await inProcess(
      place,
      args.map((word) => (word === 'RUN' ? session.runId : word)),
    );
    expect(treeOf(outside)).toEqual(before);
    expect(stdout + stderr).toMatch(/(draft\.json|linked) is a symbolic link to a path outside the project/);
    expect(code).toBe(1);
  });
});

/** The link is in the repository of somebody else, which is not the project of the command. */
describe('a link in another project than that of the command', () => {
  const files = [
    ['fmt', ['fmt', 'LINK']],
    ['lint --fix', ['lint', '--fix', 'LINK']],
    ['migrate --write', ['migrate', 'LINK', '--write']],
  ] as const;
  const folders = [
    ['fmt of a file in it', ['fmt', 'FOLDER/victim.json']],
    ['migrate --out', ['migrate', 'old.json', '--out', 'FOLDER/new.json']],
    ['migrate --out of a directory', ['migrate', 'old', '--out', 'FOLDER']],
    ['compile --out', ['compile', '--out', 'FOLDER/compiled']],
    ['sessions export --out', ['sessions', 'export', 'RUN', '--out', 'FOLDER/run.json']],
  ] as const;
  const legacy = {
    ...sourceOf('old-triage', plainSteps(1)),
    steps: [{ id: 'a', title: 'A', prompt: 'Do it.', runCondition: { var: 'severity', equals: 'high' } }],
  };

  type Way = 'directly' | 'through a link of the user';

  /** Runs the command and returns whether anything outside of the clone changed. */
  async function ranOn(args: readonly string[], way: Way, isProject = true) {
    const place = temporaryPlace();
    writeSource(place, 'good.json', sourceOf('project.good', plainSteps(1)));
    const text = JSON.stringify(
      args[0] === 'migrate' ? legacy : { ...sourceOf('project.draft', plainSteps(1)), tags: ['review', 'review'] },
    );
    const outside = path.join(place.folder, 'outside');
    const workflows = path.join(place.folder, 'clone', isProject ? '.workrail/workflows' : 'workflows');
    for (const folder of [outside, workflows, path.join(place.project, 'old')])
      fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(outside, 'victim.json'), text);
    fs.writeFileSync(path.join(outside, 'victim.json.0123456789ab.tmp'), '');
    fs.utimesSync(path.join(outside, 'victim.json.0123456789ab.tmp'), 0, 0);
    for (const name of ['old.json', 'old/a.json']) fs.writeFileSync(path.join(place.project, name), text);
    fs.symlinkSync(path.join(outside, 'victim.json'), path.join(workflows, 'evil.json'));
    fs.symlinkSync(outside, path.join(workflows, 'folder'));
    fs.symlinkSync(workflows, path.join(place.folder, 'mine'));
    const base = way === 'directly' ? workflows : path.join(place.folder, 'mine');
    const started = await inProcess(place, ['start', 'wr.code_review', '--json']);
    const { session } = JSON.parse(started.stdout) as { session: { runId: string } };
    const before = treeOf(outside);
    const ran = await inProcess(
      place,
      args.map((word) =>
        word === 'RUN'
          ? session.runId
          : word.replace('LINK', path.join(base, 'evil.json')).replace('FOLDER', path.join(base, 'folder')),
      ),
    );
    expect(treeOf(outside)).toEqual(before);
    return ran;
  }

  // @verifies no-way-out-of-a-project
  test.each(files)('is not written through by %s', async (_what, args) => {
    for (const way of ['directly', 'through a link of the user'] as const) {
      const { code, stdout, stderr } = await ranOn(args, way);
      expect(stdout + stderr).toContain('evil.json is a symbolic link to a path outside the project that contains it');
      expect(code).toBe(1);
    }
    const { code, stdout, stderr } = await ranOn(args, 'directly', false);
    expect(stdout + stderr).toContain('evil.json is a symbolic link to a path outside its directory');
    expect(code).toBe(1);
  });

  // @verifies no-way-out-of-a-project
  test.each(folders)('to a directory is not written through by %s', async (_what, args) => {
    for (const way of ['directly', 'through a link of the user'] as const) {
      const { code, stdout, stderr } = await ranOn(args, way);
      expect(stdout + stderr).toContain('folder is a symbolic link to a path outside the project that contains it');
      expect(code).toBe(1);
    }
  });

  test('to a file of the same project is followed, also through a link of the user to the project', async () => {
    const place = temporaryPlace();
    writeSource(place, 'good.json', sourceOf('project.good', plainSteps(1)));
    const workflows = path.join(place.folder, 'clone/.workrail/workflows');
    fs.mkdirSync(workflows, { recursive: true });
    const shared = path.join(place.folder, 'clone/shared.json');
    fs.symlinkSync('../../shared.json', path.join(workflows, 'a.json'));
    fs.symlinkSync('clone', path.join(place.folder, 'mine'));
    for (const name of ['clone', 'mine']) {
      fs.writeFileSync(shared, JSON.stringify(sourceOf('project.a', plainSteps(1))));
      const { code } = await inProcess(place, ['fmt', path.join(place.folder, name, '.workrail/workflows/a.json')]);
      expect([name, code, fs.readFileSync(shared, 'utf8').includes('\n  ')]).toEqual([name, 0, true]);
    }
  });
});

test('a link below the root directory is inside of it', () => {
  expect(isReallyInside('/tmp', '/')).toBe(true);
});

test('a link out of the user directory is named by this directory', async () => {
  const place = temporaryPlace();
  const folder = path.join(place.home, '.workrail/workflows');
  fs.mkdirSync(folder, { recursive: true });
  const outside = path.join(place.folder, 'outside.json');
  fs.writeFileSync(outside, unformatted);
  fs.symlinkSync(outside, path.join(folder, 'a.json'));
  const { stdout, stderr } = await inProcess(place, ['fmt', path.join(folder, 'a.json')]);
  expect(stdout + stderr).toContain('a.json is a symbolic link to a path outside the user directory of WorkRail');
});

test.each([['a file'], ['a link inside the project']])(
  'a source that is %s when it is listed, and a link out of the project when it is opened, is not read',
  async (kind) => {
    const place = temporaryPlace();
    writeSource(place, 'good.json', sourceOf('project.good', plainSteps(1)));
    const outside = path.join(place.folder, 'outside.json');
    fs.writeFileSync(outside, `{ "id": "project.outside", "${secret}": 1 }`);
    const source = path.join(place.project, '.workrail', 'workflows', 'more.json');
    const target = path.join(place.project, 'more.json');
    for (const args of [['check'], ['lint', '--fix'], ['fmt'], ['compile']]) {
      fs.rmSync(source, { force: true });
      fs.writeFileSync(kind === 'a file' ? source : target, JSON.stringify(sourceOf('project.more', plainSteps(2))));
      if (kind !== 'a file') fs.symlinkSync(target, source);
      let isReplaced = false;
      const ran = await withWatchedFs(
        place.folder,
        ({ name: operation, path: at }) => {
          if (operation !== 'openSync' || isReplaced || ![source, target].includes(at)) return;
          isReplaced = true;
          fs.rmSync(source);
          fs.symlinkSync(outside, source);
        },
        () => inProcess(place, args),
      );
      expect([args, isReplaced]).toEqual([args, true]);
      expect(ran.stdout + ran.stderr).not.toContain(secret);
      expect(fs.readFileSync(outside, 'utf8')).toContain(`"${secret}": 1 }`);
    }
  },
);
