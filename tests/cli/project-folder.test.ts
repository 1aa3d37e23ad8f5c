/** `--project` and `workspacePath` find the project that contains the folder that they name, as the working directory does. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { commands } from '../../cli/command-table/table.ts';
import type { ListData } from '../../schemas/tools.ts';
import { inProcess } from '../support/command-line.ts';
import { type Place, plainSteps, Server, sourceOf, temporaryPlace, workrail, writeSource } from '../e2e/support.ts';

/** What each command is given beside `--project`; a new command with the option has to say. */
const wordsOf: Readonly<Record<string, readonly string[]>> = {
  check: [],
  lint: [],
  compile: ['--check'],
  fmt: ['--check'],
  verify: [],
  migrate: ['older.json'],
  lock: [],
  list: [],
  inspect: ['project.tidy'],
  diff: ['project.tidy', 'wr.code_review'],
  serve: [],
  start: ['project.missing'],
  'daemon dispatch': ['project.missing'],
  init: ['--client', 'cursor', '--print'],
  doctor: ['--json'],
};
const commandsWithProject = commands
  .filter(({ options }) => options.some(({ flags }) => flags.startsWith('--project ')))
  .map(({ name }) => name);

/** A compiled project with a folder in it, and a link to that folder from elsewhere. */
async function placeWithPackage(): Promise<Place & { readonly inside: string; readonly link: string }> {
  const place = temporaryPlace();
  writeSource(place, 'tidy.json', sourceOf('project.tidy', plainSteps(1)));
  expect((await inProcess(place, ['compile'])).code).toBe(0);
  const inside = path.join(place.project, 'packages/shop');
  fs.mkdirSync(inside, { recursive: true });
  const link = path.join(place.folder, 'link');
  fs.symlinkSync(inside, link, 'dir');
  return { ...place, inside, link };
}

const idsOf = ({ data }: { readonly data: ListData }) => data.workflows.map(({ workflowId }) => workflowId);

describe('a folder inside a project', () => {
  test.each(commandsWithProject)('as --project of %s gives what the root of the project gives', async (name) => {
    const words = wordsOf[name];
    if (words === undefined) throw new Error(`tests/cli/project-folder.test.ts does not know what ${name} is given`);
    const place = await placeWithPackage();
    const given = async (project: string) => {
      const args = [...name.split(' '), ...words, `--project=${project}`];
      // Only the built program serves over its own stdin.
      const { code, stdout } =
        name === 'serve'
          ? await workrail(place, args, { cwd: place.folder, stdin: '' })
          : await inProcess(place, args, { cwd: place.folder });
      const names = [project, place.project, path.basename(place.project)];
      const same = stdout.replaceAll(` --project ${project}`, ' --project <project>');
      return { code, stdout: names.reduce((text, name) => text.replaceAll(`${name}/`, '<project>/'), same) };
    };
    const expected = await given(place.project);
    for (const folder of [place.inside, place.link]) expect(await given(folder)).toEqual(expected);
  });

  test('as --project of compile and start gets no file', async () => {
    const place = await placeWithPackage();
    await inProcess(place, ['compile', '--project', place.inside], { cwd: place.folder });
    await inProcess(place, ['start', 'project.tidy', '--project', place.inside], { cwd: place.folder });
    expect(fs.readdirSync(place.inside)).toEqual([]);
  });

  test('as workspacePath is that project, whatever is served', async () => {
    const place = await placeWithPackage();
    const other = path.join(place.folder, 'other');
    fs.mkdirSync(other);
    const server = await Server.start({ ...place, project: other });
    for (const workspacePath of [place.project, place.inside, place.link])
      expect(idsOf(await server.done<ListData>('list_workflows', { workspacePath }))).toContain('project.tidy');
    const { data } = await server.start('project.tidy', { workspacePath: place.inside });
    expect(data.pending?.prompt).toBeDefined();
  });

  test('which has a project of its own is that project', async () => {
    const place = await placeWithPackage();
    fs.mkdirSync(path.join(place.inside, '.workrail'));
    const { code, stderr } = await inProcess(place, ['check', '--project', place.inside], { cwd: place.folder });
    expect([code, stderr]).toEqual([1, expect.stringContaining('no workflow sources found')]);
  });
});

test('a folder in no project, or the home folder, finds none above it', async () => {
  const place = temporaryPlace();
  writeSource({ ...place, project: place.folder }, 'above.json', sourceOf('project.above', plainSteps(1)));
  fs.mkdirSync(path.join(place.home, '.workrail'));
  const server = await Server.start(place);
  const { stdout } = await inProcess(place, ['list'], { cwd: place.home });
  expect(stdout).toContain('wr.code_review');
  expect(stdout).not.toContain('project.above');
  const refused = await server.refused('list_workflows', { workspacePath: place.home });
  expect(refused.message).toContain('it is the home directory, not a project');
  const other = temporaryPlace();
  const { code, stderr } = await inProcess(other, ['check', '--project', '.']);
  expect([code, stderr]).toEqual([1, expect.stringContaining('is not in a project')]);
});

// @verifies folders-compare-by-identity
test('a home folder that HOME names through a link is no project, wherever a command starts', async () => {
  const place = temporaryPlace();
  const home = path.join(place.folder, 'home-link');
  fs.symlinkSync(place.home, home, 'dir');
  const sources = path.join(place.home, '.workrail/workflows');
  fs.mkdirSync(sources, { recursive: true });
  fs.writeFileSync(path.join(sources, 'own.json'), JSON.stringify(sourceOf('user.own', plainSteps(1))));
  const inside = path.join(place.home, 'notes');
  fs.mkdirSync(inside);
  for (const cwd of [inside, path.join(home, 'notes'), place.home, home]) {
    await inProcess(place, ['compile'], { cwd, env: { HOME: home, USERPROFILE: home } });
    expect(fs.readdirSync(place.home).sort()).toEqual(['.workrail', 'notes']);
    const { stdout } = await inProcess(place, ['list', '--json'], { cwd, env: { HOME: home, USERPROFILE: home } });
    const kinds = (JSON.parse(stdout) as { workflows?: { workflowId: string; sourceKind: string }[] }).workflows ?? [];
    expect([cwd, kinds.filter(({ workflowId }) => workflowId === 'user.own').map((one) => one.sourceKind)]).toEqual([
      cwd,
      ['user'],
    ]);
  }
});

// @verifies folders-compare-by-identity
test('--project as a path through a link does not change which sources the named files are', async () => {
  const place = temporaryPlace();
  writeSource(place, 'a.json', sourceOf('project.a', plainSteps(1)));
  const legacy = { ...sourceOf('old', plainSteps(1)), version: '1.0.0', metaGuidance: ['Ask.'] };
  writeSource(place, 'old.json', legacy);
  const link = path.join(place.folder, 'link');
  fs.symlinkSync(place.project, link);
  const [a, old] = ['.workrail/workflows/a.json', '.workrail/workflows/old.json'];
  for (const args of [
    ['compile', a],
    ['compile', path.join(link, a)],
    ['check', a],
    ['fmt', '--check', a],
  ]) {
    const ran = await inProcess(place, [...args, '--project', link]);
    expect([args, ran.code, ran.stderr]).toEqual([args, 0, '']);
  }
  const migrated = await inProcess(place, ['migrate', old, '--rename', '--write', '--project', link]);
  expect([migrated.code, migrated.stderr.includes('still names')]).toEqual([0, false]);
  const refused = await inProcess(place, ['compile', '../elsewhere.json', '--project', link]);
  expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('is not a source of this project')]);
});

// @verifies user-folder-is-no-project
describe('the folder of the user with a configuration', () => {
  const isIn = async (place: Place, folder: string) => {
    for (const cwd of [folder, path.join(folder, 'workflows')]) {
      const checked = await inProcess(place, ['check'], { cwd });
      expect([cwd, checked.code, checked.stderr]).toEqual([cwd, 0, '']);
      const compiled = await inProcess(place, ['compile'], { cwd });
      expect([cwd, compiled.code, compiled.stderr]).toEqual([cwd, 0, '']);
      const { stdout } = await inProcess(place, ['list'], { cwd });
      expect(stdout).toMatch(/user\.own .*user/);
    }
    expect(fs.existsSync(path.join(folder, 'compiled/catalog.json'))).toBe(true);
    expect(fs.existsSync(path.join(folder, '.workrail/compiled'))).toBe(false);
  };
  const fill = (folder: string) => {
    fs.mkdirSync(path.join(folder, 'workflows'), { recursive: true });
    fs.writeFileSync(path.join(folder, 'workflows/own.json'), JSON.stringify(sourceOf('user.own', plainSteps(1))));
    fs.writeFileSync(path.join(folder, 'workrail.json'), '{ "preferences": { "autonomy": "guided" } }');
    // Earlier versions created it.
    fs.mkdirSync(path.join(folder, '.workrail'));
  };

  test('is not a project', async () => {
    const place = temporaryPlace();
    const folder = path.join(place.home, '.workrail');
    fill(folder);
    await isIn(place, folder);
  });

  test('is not a project where ~/.workrail is a link to it', async () => {
    const place = temporaryPlace();
    const folder = path.join(place.folder, 'dotfiles');
    fill(folder);
    fs.symlinkSync(folder, path.join(place.home, '.workrail'), 'dir');
    await isIn(place, folder);
    await isIn(place, path.join(place.home, '.workrail'));
  });
});

describe('the project of another user in a directory that every user can write to', () => {
  const ids = async (place: Place, cwd: string) =>
    idsOf({ data: JSON.parse((await inProcess(place, ['list', '--json'], { cwd })).stdout) as ListData });

  /** As below /tmp: a folder that has no project of its own, and a project around it. */
  function planted(mode = 0o1777) {
    const place = temporaryPlace();
    writeSource(place, 'theirs.json', sourceOf('project.theirs', plainSteps(1)));
    fs.chmodSync(place.project, mode);
    const mine = path.join(place.project, 'mine');
    fs.mkdirSync(mine);
    return { place, mine, theirs: path.join(place.project, '.workrail') };
  }

  /** Only root can give files away, so the answers of the file system are changed. */
  async function owned<T>(paths: readonly string[], body: () => Promise<T>): Promise<T> {
    const { statSync, lstatSync } = fs;
    const changed = (ask: (...args: never[]) => unknown) =>
      ((...args: never[]) => {
        const stat = ask(...args);
        if (stat instanceof fs.Stats && paths.includes(String(args[0]))) stat.uid = (process.getuid?.() ?? 0) + 1;
        return stat;
      }) as never;
    Object.assign(fs, { statSync: changed(statSync), lstatSync: changed(lstatSync) });
    syncBuiltinESMExports();
    try {
      return await body();
    } finally {
      Object.assign(fs, { statSync, lstatSync });
      syncBuiltinESMExports();
    }
  }

  // @verifies stranger-plants-no-project
  test('is not served in the directories below it, nothing is written there, and the error says so', async () => {
    const { place, mine, theirs } = planted();
    await owned([theirs], async () => {
      expect(await ids(place, mine)).not.toContain('project.theirs');
      expect(fs.existsSync(path.join(theirs, 'compiled'))).toBe(false);
      const { code, stderr } = await inProcess(place, ['check'], { cwd: mine });
      expect(code).toBe(1);
      expect(stderr).toContain(`the project of another user in ${place.project} is not used`);
      expect(stderr).toContain(`--project ${place.project}`);
    });
  });

  test('is served where it is named, and in directories of its owner', async () => {
    const { place, mine, theirs } = planted();
    expect(await owned([theirs], () => ids(place, place.project))).toContain('project.theirs');
    expect(await owned([theirs, mine], () => ids(place, mine))).toContain('project.theirs');
  });

  test('is served where only some users could have made it, or where this user did', async () => {
    const group = planted(0o775);
    expect(await owned([group.theirs], () => ids(group.place, group.mine))).toContain('project.theirs');
    const own = planted();
    expect(await ids(own.place, own.mine)).toContain('project.theirs');
  });
});
