/**
 * A repository that names a program wherever git would run one. Each trap is sprung once by plain git, so that it is known to
 * work; no command of WorkRail springs one.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  environmentOf,
  type Place,
  plainSteps,
  sourceOf,
  temporaryPlace,
  workrail,
  writeSource,
} from '../e2e/support.ts';
import { inProcess } from '../support/command-line.ts';
import { madeOnce } from '../support/files.ts';

const file = '.workrail/workflows/review.json';
const missing = '1'.repeat(40);
const canaries = ({ folder }: Place) => path.join(folder, 'canaries');
const sprung = (place: Place) => fs.readdirSync(canaries(place)).sort();

function gitIn(place: Place, args: readonly string[], input = '') {
  const env = environmentOf(place, {
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_TERMINAL_PROMPT: '0',
  });
  return spawnSync('git', args, { cwd: place.project, encoding: 'utf8', env, input });
}
function git(place: Place, ...args: string[]): string {
  const ran = gitIn(place, args);
  if (ran.status !== 0) throw new Error(`git ${args.join(' ')}: ${ran.stderr}`);
  return ran.stdout;
}

/** A program that leaves a file with the name of its trap. */
function trap(place: Place, name: string): string {
  const script = path.join(place.folder, 'traps', name);
  fs.mkdirSync(path.dirname(script), { recursive: true });
  fs.writeFileSync(script, `#!/bin/sh\n: > "${path.join(canaries(place), name)}"\nexit 1\n`, { mode: 0o755 });
  return script;
}

/** Where objects that are missing come from. */
const remotes: Readonly<Record<string, (place: Place) => Readonly<Record<string, string>>>> = {
  'upload-pack': (place) => ({ url: '.', uploadpack: trap(place, 'upload-pack') }),
  ext: (place) => ({ url: `ext::${trap(place, 'ext')}` }),
  ssh: () => ({ url: 'ssh://127.0.0.1/x' }),
  'git-proxy': () => ({ url: 'git://127.0.0.1/x' }),
};

const configured = (place: Place, remote: string): Readonly<Record<string, string>> => ({
  'core.repositoryformatversion': '1',
  'core.fsmonitor': trap(place, 'fsmonitor'),
  'core.hooksPath': path.dirname(trap(place, 'pre-commit')),
  'core.sshCommand': trap(place, 'ssh'),
  'core.gitProxy': trap(place, 'git-proxy'),
  'core.pager': trap(place, 'pager'),
  'core.editor': trap(place, 'editor'),
  'diff.external': trap(place, 'external-diff'),
  'diff.trap.textconv': trap(place, 'textconv'),
  'filter.trap.smudge': trap(place, 'filter'),
  'filter.trap.clean': trap(place, 'clean-filter'),
  'alias.trap': `!${trap(place, 'alias')}`,
  ...Object.fromEntries(
    ['rev-parse', 'ls-files', 'ls-tree', 'cat-file', 'diff-index'].flatMap((name) => [
      [`alias.${name}`, `!${trap(place, 'alias')}`],
      [`pager.${name}`, trap(place, 'pager')],
    ]),
  ),
  'credential.helper': trap(place, 'credential'),
  'gpg.program': trap(place, 'gpg'),
  'user.name': 'A',
  'user.email': 'a@example.com',
  'protocol.allow': 'always',
  'protocol.ext.allow': 'always',
  'extensions.partialClone': 'origin',
  'remote.origin.promisor': 'true',
  ...Object.fromEntries(
    Object.entries(remotes[remote]?.(place) ?? {}).map(([key, value]) => [`remote.origin.${key}`, value]),
  ),
});

/** One commit, and an index with an object that is missing. */
const repository = madeOnce((project) => {
  const place = { folder: project, project, home: project, data: project };
  writeSource(place, 'review.json', sourceOf('project.review', plainSteps(1)));
  fs.writeFileSync(path.join(project, '.gitattributes'), '*.json diff=trap\n*.txt filter=trap\n');
  fs.writeFileSync(path.join(project, 'a.txt'), 'a\n');
  git(place, 'init', '-q', '-b', 'main');
  git(place, 'add', '.');
  git(place, '-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-q', '-m', 'One');
  git(place, 'update-index', '--add', '--cacheinfo', `100644,${missing},.workrail/workflows/missing.json`);
});

function trapped(remote: string): Place {
  const place = temporaryPlace();
  fs.mkdirSync(canaries(place));
  repository(place.project);
  // As text: git itself would start the first of them while it writes the next.
  const lines = Object.entries(configured(place, remote)).map(([key, value]) => {
    const [section = '', ...rest] = key.split('.');
    const name = rest.pop() ?? '';
    return `[${section}${rest.length === 0 ? '' : ` "${rest.join('.')}"`}]\n\t${name} = "${value}"\n`;
  });
  fs.appendFileSync(path.join(place.project, '.git/config'), lines.join(''));
  return place;
}

/** The same repository as ordinary files of a folder in another repository, which is what a clone brings. */
function embedded(place: Place): void {
  const own = path.join(place.project, '.git');
  fs.appendFileSync(path.join(own, 'config'), '[core]\n\tbare = false\n\tworktree = .\n');
  for (const name of fs.readdirSync(own)) fs.renameSync(path.join(own, name), path.join(place.project, name));
  fs.rmdirSync(own);
  spawnSync('git', ['init', '-q', place.folder]);
}

const commands: readonly (readonly string[])[] = [
  ['verify', '--staged'],
  ['diff', 'HEAD', file],
  ['diff', `HEAD:${file}`, file],
  ['diff', missing, 'project.review'],
  ['diff', `${missing}:${file}`, file],
];

type Spring = readonly [name: string, remote: string, args: readonly string[], input: string];

describe.skipIf(process.platform === 'win32')('a repository that names programs', () => {
  test.each<Spring>([
    ['upload-pack', 'upload-pack', ['cat-file', '-p', missing], ''],
    ['ext', 'ext', ['cat-file', '-p', missing], ''],
    ['ssh', 'ssh', ['cat-file', '-p', missing], ''],
    ['git-proxy', 'git-proxy', ['cat-file', '-p', missing], ''],
    ['fsmonitor', 'ssh', ['status'], ''],
    ['pre-commit', 'ssh', ['hook', 'run', 'pre-commit'], ''],
    ['pager', 'ssh', ['grep', '-O', 'Do', '--', file], ''],
    ['editor', 'ssh', ['tag', '-a', 'x', 'HEAD'], ''],
    ['external-diff', 'ssh', ['diff', '--no-index', '--ext-diff', '.gitattributes', file], ''],
    ['textconv', 'ssh', ['cat-file', '--textconv', `HEAD:${file}`], ''],
    ['filter', 'ssh', ['cat-file', '--filters', 'HEAD:a.txt'], ''],
    ['clean-filter', 'ssh', ['hash-object', 'a.txt'], ''],
    ['alias', 'ssh', ['trap'], ''],
    ['credential', 'ssh', ['credential', 'fill'], 'protocol=https\nhost=example.com\n\n'],
    ['gpg', 'ssh', ['commit-tree', '-S', '-m', 'x', 'HEAD^{tree}'], ''],
  ])('the trap %s springs under plain git', (name, remote, args, input) => {
    const place = trapped(remote);
    const ran = gitIn(place, args, input);
    expect(sprung(place), ran.stderr).toContain(name);
  });

  // @verifies git-runs-nothing
  test.each(
    Object.keys(remotes).flatMap((remote) => [
      [remote, '.git', trapped] as const,
      [
        remote,
        'ordinary files',
        (name: string) => {
          const place = trapped(name);
          embedded(place);
          return place;
        },
      ] as const,
    ]),
  )('starts none of them (%s, repository in %s)', async (remote, _where, made) => {
    const place = made(remote);
    for (const command of commands) {
      const { code, stderr } = await inProcess(place, command);
      expect({ command, started: sprung(place), code, stderr }).toEqual({
        command,
        started: [],
        code: expect.toBeOneOf([0, 1, 2, 3]),
        stderr,
      });
    }
  });

  // @verifies git-runs-nothing
  test('compares no file of the work tree, which would run its filter', async () => {
    const place = trapped('ssh');
    // Git compares a file that is as old as the index, and may list an empty one that a commit leaves out.
    const old = new Date('2025-01-01T00:00:00Z');
    const [note, empty] = ['.workrail/note.txt', '.workrail/empty'];
    fs.writeFileSync(path.join(place.project, note), 'note\n');
    fs.writeFileSync(path.join(place.project, empty), '');
    git(place, 'rm', '-q', '--cached', '.workrail/workflows/missing.json');
    git(place, '-c', 'filter.trap.clean=', 'add', note, empty);
    git(place, 'config', 'core.checkStat', 'minimal');
    git(place, 'config', 'core.trustctime', 'false');
    for (const name of ['a.txt', '.gitattributes', file, note, empty])
      fs.utimesSync(path.join(place.project, name), old, old);
    git(place, '-c', 'filter.trap.clean=', '-c', 'core.fsmonitor=false', 'update-index', '--refresh');
    const springs = async (spring: () => unknown) => {
      fs.utimesSync(path.join(place.project, '.git/index'), old, old);
      for (const name of sprung(place)) fs.rmSync(path.join(canaries(place), name));
      await spring();
      return sprung(place);
    };
    expect(await springs(() => gitIn(place, ['--no-optional-locks', 'diff-files', '-q']))).toContain('clean-filter');
    expect(await springs(() => inProcess(place, ['verify', '--staged']))).toEqual([]);
  });

  test('still reads what such a repository has', async () => {
    const place = trapped('upload-pack');
    expect(await workrail(place, ['diff', 'HEAD', file])).toMatchObject({ code: 0 });
  });

  test('a `git` in the project is not started, whatever the PATH says', async () => {
    const place = trapped('ssh');
    fs.copyFileSync(trap(place, 'local-git'), path.join(place.project, 'git'));
    const PATH = ['', '.', process.env['PATH']].join(path.delimiter);
    expect(await workrail(place, ['diff', 'HEAD', file], { env: { PATH } })).toMatchObject({ code: 0 });
    expect(sprung(place)).toEqual([]);
  });
});
