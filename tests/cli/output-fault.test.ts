/** Output that cannot be written: a full disk, a device that takes nothing, a reader that went away. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { commands } from '../../cli/command-table/table.ts';
import {
  environmentOf,
  type Place,
  plainSteps,
  program,
  sourceOf,
  temporaryPlace,
  writeSource,
} from '../e2e/support.ts';
import { failingWith, inProcess } from '../support/command-line.ts';

const source = '.workrail/workflows/one.json';
const former = JSON.stringify({
  id: 'old',
  name: 'Old',
  description: 'Old.',
  version: '1.0.0',
  metaGuidance: ['Ask.'],
  steps: plainSteps(1),
});

/** A project with a compiled workflow, a source of the older format and a stored session with its bundle. */
async function furnished(): Promise<{ readonly place: Place; readonly session: string }> {
  const place = temporaryPlace();
  writeSource(place, 'one.json', sourceOf('project.one', plainSteps(1)));
  fs.writeFileSync(path.join(place.project, 'old.json'), former);
  for (const args of [['compile'], ['start', 'project.one']])
    expect(await inProcess(place, args)).toMatchObject({ code: 0 });
  const [session = ''] = fs.readdirSync(path.join(place.data, 'sessions'));
  const exported = ['sessions', 'export', session, '--out', 'run.bundle.json'];
  expect(await inProcess(place, exported)).toMatchObject({ code: 0 });
  return { place, session };
}

/** What of each command prints something; a new command is missing here until it is added. */
const calls: Readonly<Record<string, readonly (readonly string[])[]>> = {
  check: [[], ['--json'], [source]],
  lint: [[], ['--json'], ['--rules']],
  compile: [[], ['--json'], ['--check']],
  fmt: [[], ['--json'], ['--check']],
  verify: [[], ['--json']],
  migrate: [['old.json'], ['old.json', '--json'], ['.']],
  lock: [[], ['--json']],
  list: [[], ['--json']],
  inspect: [['project.one'], ['project.one', '--compiled'], ['project.one', '--source'], ['project.one', '--json']],
  diff: [
    ['project.one', source],
    ['project.one', source, '--json'],
  ],
  builtins: [[], ['refs'], ['--json']],
  explain: [[], ['TOKEN_SCOPE_MISMATCH'], ['--json']],
  init: [[], ['--client', 'cursor', '--print'], ['--client', 'cursor', '--yes']],
  start: [['project.one'], ['project.one', '--json']],
  'sessions list': [[], ['--json']],
  'sessions show': [['SESSION'], ['SESSION', '--why'], ['SESSION', '--json']],
  'sessions notes': [['SESSION', '--json']],
  'sessions verify': [['SESSION'], ['run.bundle.json', '--json']],
  'sessions rename': [
    ['SESSION', 'Review'],
    ['SESSION', 'Review', '--json'],
  ],
  'sessions abandon': [['SESSION'], ['SESSION', '--json']],
  'sessions export': [
    ['SESSION', '--out', '-'],
    ['SESSION', '--format', 'md', '--out', '-'],
  ],
  'sessions import': [['run.bundle.json'], ['run.bundle.json', '--json']],
  'sessions repair': [
    ['SESSION', '--dry-run'],
    ['SESSION', '--json'],
  ],
  'sessions gc': [['--dry-run'], ['--json']],
  'sessions pin': [['SESSION'], ['SESSION', '--json']],
  'sessions unpin': [['SESSION'], ['SESSION', '--json']],
  'daemon dispatch': [
    ['project.one', '--json'],
    ['project.one', '--queue'],
    ['project.one', '--queue', '--json'],
  ],
  'daemon stop': [[], ['--json']],
  'daemon install': [['--print'], ['--remove', '--json']],
  'daemon resume': [['SESSION', '--json']],
  'daemon inbox': [[], ['--json']],
  'daemon send': [['SESSION', 'Stop', '--json']],
  'daemon answer': [['SESSION', '--gate', '0a1b2c3d', '--approve', '--json']],
  'daemon pause': [['SESSION', '--json']],
  'daemon cancel': [['SESSION', '--json']],
  'daemon raise': [['SESSION', '--usd', '1', '--json']],
  'daemon retry': [['job_none', '--json']],
  'daemon dismiss': [['job_none', '--json']],
  'daemon deliver': [['SESSION', '--json']],
  'daemon status': [[], ['--json']],
  'daemon logs': [['SESSION', '--json']],
  'daemon replay': [['SESSION', '--json']],
  'daemon costs': [['--by', 'day'], ['--json']],
  'daemon triggers check': [[], ['--json']],
  'daemon triggers test': [['run.bundle.json'], ['run.bundle.json', '--json']],
  'daemon worktrees list': [[], ['--json']],
  'daemon worktrees adopt': [['SESSION', '--json']],
  'daemon worktrees gc': [['--dry-run'], ['--json']],
  doctor: [[], ['--json']],
  'keys show': [[], ['--json']],
  'keys rotate': [[], ['--json']],
  'token explain': [['st.v1.x', '--json']],
};
/** They print through the same functions; two serve, one starts a daemon, one watches, and one succeeds whatever happens. */
const notCalled = ['serve', 'demo', 'hook', 'daemon run', 'daemon start'];

// @verifies output-fault-reported
test('every command whose output is lost says so on stderr and exits 1', async () => {
  expect([...Object.keys(calls), ...notCalled].sort()).toEqual(commands.map(({ name }) => name).sort());
  const { place, session } = await furnished();
  for (const [name, variants] of Object.entries(calls)) {
    for (const more of [...variants, ['--help']]) {
      const args = [...name.split(' '), ...more.map((word) => (word === 'SESSION' ? session : word))];
      const ran = await inProcess(place, args, { write: failingWith('ENOSPC') });
      const said = ran.stderr.includes('the output could not be written (ENOSPC): the disk is full');
      // What had failed before, such as wrong usage in JSON, keeps its exit code.
      expect({ args, said, failed: ran.code !== 0 && ran.code !== 70 }).toEqual({ args, said: true, failed: true });
    }
  }
  // What nobody could read was not confirmed.
  expect(fs.existsSync(path.join(place.project, '.cursor'))).toBe(false);
});

// @verifies output-fault-reported
test('a refusal in JSON that cannot be printed is printed on stderr instead, with its own exit code', async () => {
  const place = temporaryPlace();
  const ran = await inProcess(place, ['inspect', 'project.none', '--json'], { write: failingWith('EIO') });
  expect(ran.code).toBe(1);
  expect(ran.stderr).toContain('project.none');
  expect(ran.stderr).toContain('could not be written (EIO)');
});

// @verifies output-fault-reported
test('a reader that went away ends a command without a word, and not as a success', async () => {
  const place = temporaryPlace();
  const ran = await inProcess(place, ['builtins'], { write: failingWith('EPIPE') });
  expect(ran).toEqual({ code: 141, stdout: '', stderr: '' });
});

const inShell = (place: Place, line: string) =>
  spawnSync('bash', ['-c', line.replaceAll('W ', `"${process.execPath}" "${program()}" `)], {
    cwd: place.project,
    env: environmentOf(place),
    encoding: 'utf8',
  });

// @verifies output-fault-reported
test.skipIf(process.platform === 'win32')('a file that takes a part of the output only is a failure', () => {
  const ran = inShell(temporaryPlace(), 'ulimit -f 4; W builtins --json > part.json');
  expect([ran.status, ran.stderr]).toEqual([1, expect.stringContaining('could not be written (EFBIG)')]);
});

// @verifies output-fault-reported
test.skipIf(process.platform !== 'linux')(
  'a device that takes nothing fails the program; a stderr that does changes no exit code',
  () => {
    const place = temporaryPlace();
    const former = inShell(place, "echo '{}' | W fmt - > /dev/full");
    expect([former.status, former.stderr]).toEqual([1, expect.stringContaining('could not be written (ENOSPC)')]);
    expect(inShell(place, 'W nonsense 2> /dev/full').status).toBe(2);
    writeSource(place, 'broken.json', { ...sourceOf('project.broken', []), stepz: [] });
    for (const command of ['check', 'verify --json'])
      expect([command, inShell(place, `set -o pipefail; W ${command} | true`).status]).not.toEqual([command, 0]);
  },
);
