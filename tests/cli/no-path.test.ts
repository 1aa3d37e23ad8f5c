/** What commands and tools print where something is in the way: never a home directory, never the absolute root of a project. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { rounds } from '../../build/long/rounds.ts';
import { commands } from '../../cli/command-table/table.ts';
import { DaemonLayout } from '../../daemon/storage/layout.ts';
import type { StartReport } from '../../schemas/cli-reports.ts';
import { stackText } from '../../schemas/text/stack-text.ts';
import { type Place, plainSteps, Server, sourceOf, temporaryPlace, writeSource } from '../e2e/support.ts';
import { writeSession } from '../daemon/inbox/stored-session.ts';
import { inProcess } from '../support/command-line.ts';

const canary = 'canary-7f3a';
/** Their purpose is to print paths. */
const tellsPaths = new Set(['doctor', 'daemon install']);

/** A project with a run, a bundle, and a name above all of it that nothing may print. */
async function canaryPlace(): Promise<Place & { readonly words: ReadonlyMap<string, readonly string[]> }> {
  const { folder } = temporaryPlace();
  const at = (name: string) => path.join(folder, canary, name);
  for (const name of ['project', 'home']) fs.mkdirSync(at(name), { recursive: true });
  const place = { folder, project: at('project'), home: at('home'), data: at('data') };
  writeSource(place, 'good.json', sourceOf('project.good', plainSteps(2)));
  writeSource(place, 'other.json', sourceOf('project.other', plainSteps(1)));
  writeSource(place, '../bindings.json', '{}');
  writeSource(place, '../../workrail.json', '{}');
  writeSource({ ...place, project: place.home }, 'mine.json', sourceOf('user.mine', plainSteps(1)));
  expect((await inProcess(place, ['compile'])).code).toBe(0);
  expect((await inProcess(place, ['list'])).code).toBe(0);
  const { stdout } = await inProcess(place, ['start', 'project.good', '--json']);
  const { session, stateToken } = JSON.parse(stdout) as StartReport;
  await inProcess(place, ['sessions', 'export', session.sessionId, '--out', 'run.json']);
  const id = session.sessionId;
  const words = new Map<string, readonly string[]>([
    ['check', []],
    ['inspect', ['project.good']],
    ['diff', ['project.good', 'project.other']],
    ['start', ['project.good']],
    ['explain', ['COMPILE_STALE']],
    ['migrate', ['.workrail/workflows/good.json']],
    ['token explain', [stateToken]],
    ['sessions show', [id]],
    ['sessions verify', [id]],
    ['sessions export', [id, '--out', 'again.json']],
    ['sessions import', ['run.json']],
    ['sessions repair', [id, '--dry-run']],
    ['sessions pin', [id]],
    ['sessions unpin', [id]],
    ['sessions gc', ['--dry-run']],
  ]);
  return { ...place, words };
}

/** What each command is given; `serve` and `demo` are driven over MCP below. */
const driven = commands.filter(({ name }) => !['serve', 'demo'].includes(name) && !tellsPaths.has(name));

async function expectNoCanary(place: Place, args: readonly string[], cwd?: string): Promise<void> {
  const { code, stdout, stderr } = await inProcess(place, args, { cwd });
  const at = `${stdout}${stderr}`.indexOf(canary);
  const said = at < 0 ? '' : `${stdout}${stderr}`.slice(Math.max(0, at - 300), at + 200);
  expect([args, code === 70 ? stderr : '', said]).toEqual([args, '', '']);
}

/** Everything that can stand where a file belongs. */
const obstacles: Readonly<Record<string, (at: string) => void>> = {
  nothing: () => undefined,
  'a folder': (at) => fs.mkdirSync(at),
  'damaged JSON': (at) => fs.writeFileSync(at, '{ "a": '),
  'another shape': (at) => fs.writeFileSync(at, '{"v":1,"surprise":[]}\n'),
  'too much': (at) => {
    fs.writeFileSync(at, '{}');
    fs.truncateSync(at, 2 ** 32);
  },
  'a link to itself': (at) => fs.symlinkSync(at, at),
  'a link to nothing': (at) => fs.symlinkSync(path.join(path.dirname(at), 'nothing'), at),
  'a link out': (at) => fs.symlinkSync('/etc/hostname', at),
  'a pipe': (at) => execFileSync('mkfifo', [at]),
};

function filesBelow(folder: string): readonly string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** One of each kind: ids and digests name many files of the same kind. */
const kindOf = (name: string) =>
  name.replace(/sess_[a-z0-9]+|[0-9a-f]{16,}|[0-9]{3,}/g, '*').replace(/good|other/, '*');
const oneOfEach = (names: readonly string[]) => [...new Map(names.map((name) => [kindOf(name), name])).values()];

// @verifies errors-name-no-path
describe('a path that nobody typed', () => {
  it.each([
    ['project', (place: Place) => place.project],
    ['data directory', (place: Place) => place.data],
    ["user's folder", (place: Place) => path.join(place.home, '.workrail')],
  ])('is printed by no command, whatever stands in the place of a file of the %s', async (_title, folderOf) => {
    const place = await canaryPlace();
    const folder = folderOf(place);
    const names = oneOfEach(filesBelow(folder));
    expect(names.length).toBeGreaterThan(2);
    let turn = 0;
    for (const name of names) {
      const at = path.join(folder, name);
      const kept = fs.readFileSync(at);
      for (const obstacle of Object.values(obstacles)) {
        fs.rmSync(at, { recursive: true, force: true });
        fs.mkdirSync(path.dirname(at), { recursive: true });
        obstacle(at);
        for (let i = 0; i < Math.min(rounds.commandsPerObstacle, driven.length); i += 1) {
          turn += 1;
          const command = driven[turn % driven.length]?.name ?? '';
          const args = [...command.split(' '), ...(place.words.get(command) ?? [])];
          await expectNoCanary(place, turn % 2 === 0 ? args : [...args, '--json']);
        }
      }
      fs.rmSync(at, { recursive: true, force: true });
      fs.mkdirSync(path.dirname(at), { recursive: true });
      fs.writeFileSync(at, kept);
    }
  });

  it('is printed by no command of the daemon if something else has the name of a file of the daemon', async () => {
    const place = await canaryPlace();
    const session = writeSession(place.data, 1, true);
    const folder = new DaemonLayout(place.data);
    const files = [folder.queue, folder.ledger, folder.triggers, folder.worktreeLedger, folder.statistics];
    const asked = [
      ['daemon', 'status'],
      ['daemon', 'inbox'],
      ['daemon', 'costs'],
      ['daemon', 'triggers', 'check'],
      ['daemon', 'worktrees', 'list'],
      ['daemon', 'worktrees', 'gc', '--dry-run'],
      ['daemon', 'dispatch', 'project.good', '--queue'],
      ['daemon', 'dismiss', 'job_1'],
      ['daemon', 'raise', session, '--tokens', '1'],
      ['daemon', 'deliver', session],
    ];
    for (const at of [...files, folder.turnLog(session), folder.inbox(session), folder.outbox(session)]) {
      const kept = fs.existsSync(at) ? fs.readFileSync(at) : null;
      for (const obstacle of Object.values(obstacles)) {
        fs.rmSync(at, { recursive: true, force: true });
        obstacle(at);
        for (const args of asked) await expectNoCanary(place, args);
      }
      fs.rmSync(at, { recursive: true, force: true });
      if (kept !== null) fs.writeFileSync(at, kept);
    }
  });

  it('is printed by no command outside of a project, in an unknown one, and without rights', async () => {
    const place = await canaryPlace();
    const folders = [path.join(place.folder, canary), path.join(place.project, '.workrail/workflows'), place.home];
    for (const cwd of folders) {
      for (const { name } of driven) {
        await expectNoCanary(place, [...name.split(' '), ...(place.words.get(name) ?? [])], cwd);
        await expectNoCanary(place, [...name.split(' '), 'missing', '--project', '.', '--json'], cwd);
      }
    }
    for (const args of [
      ['diff', 'HEAD:./x.json', 'HEAD'],
      ['diff', '../x.json', 'HEAD'],
      ['migrate', '.', '--out', 'new'],
      ['fmt'],
      ['verify'],
      ['compile', '--out', 'elsewhere'],
      ['compile', '--frozen'],
      ['lint', '--fix'],
    ])
      await expectNoCanary(place, args);
  });

  it('is in no bundle, no report and no listing of sessions', async () => {
    const place = await canaryPlace();
    const [id = ''] = place.words.get('sessions show') ?? [];
    for (const args of [
      ['--format', 'bundle'],
      ['--format', 'md'],
    ])
      await expectNoCanary(place, ['sessions', 'export', id, ...args, '--out', '-']);
    expect(fs.readFileSync(path.join(place.project, 'run.json'), 'utf8')).not.toContain(canary);
  });
});

// @verifies errors-name-no-path
test('no tool answers with a path, and no line of the log holds one, whatever stands in the way', async () => {
  const place = await canaryPlace();
  const ways: readonly (readonly [string, string])[] = [
    [place.project, 'workrail.json'],
    [place.project, '.workrail/compiled/catalog.json'],
    [place.project, '.workrail/workflows/good.json'],
    [place.data, 'keys/keyring.json'],
    [place.data, 'sessions'],
  ];
  const said: string[] = [];
  for (const [folder, name] of ways) {
    const at = path.join(folder, name);
    for (const obstacle of ['a folder', 'damaged JSON', 'a link to itself']) {
      fs.renameSync(at, `${at}.kept`);
      obstacles[obstacle]?.(at);
      const server = await Server.start(place);
      for (const call of [
        server.call('list_workflows', { workspacePath: place.project }),
        server.call('inspect_workflow', { workflowId: 'project.good' }),
        server.call('start_workflow', { workflowId: 'project.good' }),
        server.call('start_workflow', {
          workflowId: 'project.good',
          workspacePath: '/missing',
        }),
        server.call('resume_session', {}),
        server.call('continue_workflow', { stateToken: place.words.get('token explain')?.[0] }),
        server.call('checkpoint_workflow', { stateToken: 'st.v1.x', checkpointToken: 'chk.v1.x' }),
      ])
        said.push((await call).bytes);
      await server.close();
      said.push(server.log);
      fs.rmSync(at, { recursive: true, force: true });
      fs.renameSync(`${at}.kept`, at);
    }
  }
  const held = said.find((text) => text.includes(canary));
  expect(held?.slice(Math.max(0, held.indexOf(canary) - 400), held.indexOf(canary) + 100)).toBeUndefined();
});

// @verifies errors-name-no-path
test('a bug is reported with the names of files and without their folders', () => {
  const error = new Error("ENOENT: no such file, open '/home/Jane Doe (old)/secret/x.json'");
  error.stack = `${error.message}\n    at read (/home/Jane Doe (old)/lib/read.cjs:1:2)\n    at async file:///home/Jane%20Doe/main.cjs:3:4\n    at C:\\Users\\Jane Doe\\x.cjs:5:6`;
  expect(stackText(error)).toBe(
    "ENOENT: no such file, open 'x.json'\n    at read (read.cjs:1:2)\n    at main.cjs:3:4\n    at x.cjs:5:6",
  );
});
