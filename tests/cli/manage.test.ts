/** What a person does with stored sessions, keys and tokens from the command line, and what the doctor sees. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type {
  DoctorReport,
  ExportReport,
  ImportReport,
  NotesReport,
  SessionList,
  ShownSession,
  VerificationReport,
} from '../../schemas/admin-reports.ts';
import type { StartData } from '../../schemas/tools.ts';
import { inProcess } from '../support/command-line.ts';
import {
  assertFits,
  type Place,
  plainSteps,
  program,
  type Ran,
  Server,
  sourceOf,
  temporaryPlace,
  writeSource,
} from '../e2e/support.ts';

async function asData<T>(place: Place, schema: string, args: readonly string[]): Promise<T> {
  const ran = await inProcess(place, [...args, '--json']);
  const value = JSON.parse(ran.stdout) as T;
  assertFits(schema, value);
  return value;
}

async function started(place: Place, workflowId = 'wr.code_review'): Promise<string> {
  const ran = await inProcess(place, ['start', workflowId, '--json']);
  expect(ran.code, ran.stderr).toBe(0);
  const { sessions } = await asData<SessionList>(place, 'session-list.v2', ['sessions', 'list']);
  return sessions[0]?.sessionId ?? '';
}

const keyring = (place: Place) => path.join(place.data, 'keys/keyring.json');
/** What a person is told about keys that a newer program wrote, in every place that names them. */
test('keys of a later version are told as such, and no command offers to replace them', async () => {
  const place = temporaryPlace();
  await started(place);
  const later = fs.readFileSync(keyring(place), 'utf8').replace('"v":1', '"v":2');
  fs.writeFileSync(keyring(place), later, { mode: 0o600 });
  const shown = await inProcess(place, ['keys', 'show']);
  const looked = await inProcess(place, ['doctor']);
  const replaced = await inProcess(place, ['keys', 'rotate', '--force-new']);
  expect([shown.code, looked.code, replaced.code]).toEqual([1, 1, 1]);
  for (const said of [shown.stdout, looked.stdout, replaced.stderr]) {
    expect(said.replace(/\s+/g, ' ')).toMatch(/version 2; this version reads version 1/);
    expect(said).not.toMatch(/--replace|backup|cannot be read/);
  }
  expect(fs.readFileSync(keyring(place), 'utf8')).toBe(later);
});

// @verifies lost-keyring-is-remembered, keyring-replaced-only-when-told
describe('the person who starts or imports a run is told of keys that', () => {
  const imported = async (place: Place) => {
    const bundle = path.join(place.folder, 'b.json');
    const [{ sessionId = '' } = {}] = (await asData<SessionList>(place, 'session-list.v2', ['sessions', 'list']))
      .sessions;
    expect((await inProcess(place, ['sessions', 'export', sessionId, '--out', bundle])).code).toBe(0);
    return inProcess(place, ['sessions', 'import', bundle]);
  };

  const left = (place: Place) => (fs.existsSync(keyring(place)) ? fs.readFileSync(keyring(place), 'utf8') : null);

  test.each([
    ['are gone', null, /were missing and have been regenerated/],
    ['are damaged', '{"v":1', /could not be read and were quarantined .* and have been regenerated/],
  ])(
    '%s: a start makes new ones, which keys show and the doctor remember; an import brings no tokens',
    async (_name, bytes, said) => {
      const place = temporaryPlace();
      await started(place);
      if (bytes === null) fs.rmSync(keyring(place));
      else fs.writeFileSync(keyring(place), bytes);
      const brought = await imported(place);
      expect(brought.code, brought.stderr).toBe(0);
      expect(brought.stdout + brought.stderr).toContain('keys/keyring.json');
      expect(brought.stdout).not.toContain('st.v1.');
      expect(left(place)).toBe(bytes);
      const begun = await inProcess(place, ['start', 'wr.code_review']);
      expect(begun.code, begun.stderr).toBe(0);
      expect(begun.stderr).toMatch(/^warning: The signing keys/m);
      expect(begun.stderr).toMatch(said);
      const aside = fs.readdirSync(path.dirname(keyring(place))).filter((name) => name.endsWith('.damaged'));
      const kept = aside.map((name) => fs.readFileSync(path.join(path.dirname(keyring(place)), name), 'utf8'));
      expect(kept).toEqual(bytes === null ? [] : [bytes]);
      expect(begun.stdout).toContain('! The signing keys');
      expect((await inProcess(place, ['keys', 'show'])).stdout).toContain('keys were regenerated');
      expect((await inProcess(place, ['doctor'])).stdout).toContain('the keys were regenerated');
      expect((await inProcess(place, ['start', 'wr.code_review'])).stderr).not.toContain('signing keys');
    },
  );

  test('are of a later version: a start is refused, an import brings no tokens, and the file stays', async () => {
    const said = /newer version of WorkRail/;
    const place = temporaryPlace();
    await started(place);
    const bytes = fs.readFileSync(keyring(place), 'utf8').replace('"v":1', '"v":2');
    fs.writeFileSync(keyring(place), bytes, { mode: 0o600 });
    const begun = await inProcess(place, ['start', 'wr.code_review']);
    expect(begun.code).toBe(1);
    expect(begun.stdout).toBe('');
    expect(begun.stderr).toMatch(said);
    const brought = await imported(place);
    expect(brought.code, brought.stderr).toBe(0);
    expect(brought.stdout + brought.stderr).toMatch(said);
    expect(brought.stdout).not.toContain('st.v1.');
    expect(fs.readFileSync(keyring(place), 'utf8')).toBe(bytes);
  });
});

const manifest = (place: Place, sessionId: string) => path.join(place.data, 'sessions', sessionId, 'manifest.jsonl');

// @verifies unknown-version-fails
test('a session of a later version is sent to that version by verify and gc, and to no repair', async () => {
  const place = temporaryPlace();
  const sessionId = await started(place);
  const bytes = fs.readFileSync(manifest(place, sessionId), 'utf8');
  fs.writeFileSync(manifest(place, sessionId), bytes.replaceAll('"v":1', '"v":2'));
  for (const [code, ...args] of [
    [1, 'sessions', 'verify', sessionId],
    [1, 'sessions', 'repair', sessionId],
    [1, 'sessions', 'gc'],
    [0, 'sessions', 'show', sessionId],
  ] as const) {
    const ran = await inProcess(place, args);
    const said = `${ran.stdout}${ran.stderr}`;
    expect([ran.code, said], args.join(' ')).toEqual([code, expect.stringContaining('newer version of WorkRail')]);
    expect(said, args.join(' ')).not.toMatch(/repair .*--dry-run|is damaged/);
  }
  // Damage before the part of the later version changes nothing: that version can read what a repair would set aside.
  const next = { v: 2, kind: 'later', sessionId, manifestIndex: 3 };
  fs.writeFileSync(manifest(place, sessionId), `${bytes}damaged\n${JSON.stringify(next)}\n`);
  const shown = await inProcess(place, ['sessions', 'show', sessionId]);
  expect(shown.stdout).toContain('newer version of WorkRail');
  expect(shown.stdout).not.toMatch(/sessions repair/);
  const repaired = await inProcess(place, ['sessions', 'repair', sessionId]);
  expect([repaired.code, repaired.stdout]).toEqual([1, expect.stringContaining('update WorkRail')]);
  expect(fs.readFileSync(manifest(place, sessionId), 'utf8')).toContain('damaged');
  const list = await inProcess(place, ['sessions', 'list']);
  expect(list.stdout).toContain('update WorkRail');
  const notes = await inProcess(place, ['sessions', 'notes', sessionId]);
  expect(notes.stderr).toMatch(/PARTIAL DATA: a newer version of WorkRail/);
  expect(await asData<NotesReport>(place, 'notes-report.v1', ['sessions', 'notes', sessionId])).toMatchObject({
    health: 'unknown_version',
    damage: { at: expect.any(String) },
  });
  // A run name that no readable session has may be in the session that cannot be read.
  const [name = ''] = /\b[a-z]+-[a-z]+-\d\d\b/.exec(list.stdout) ?? [];
  for (const unknown of ['amber-otter-1', `${name}0`]) {
    const unnamed = await inProcess(place, ['sessions', 'show', unknown]);
    expect(unnamed.stderr).toMatch(/was found in this data directory, but 1 session is damaged.* may contain it/);
    expect(unnamed.stderr).toContain('workrail sessions list');
    if (unknown !== 'amber-otter-1') expect(unnamed.stderr).toContain(`did you mean ${name}?`);
  }
  // Damaged behind its first plan, it counts what it leaves out.
  fs.writeFileSync(manifest(place, sessionId), `${bytes}damaged\n`);
  const out = path.join(place.project, 'run.json');
  const exported = await inProcess(place, ['sessions', 'export', sessionId, '--out', out]);
  fs.rmSync(out);
  const report = await asData<ExportReport>(place, 'export-report.v2', ['sessions', 'export', sessionId, '--out', out]);
  const { events, eventsInAll } = report;
  expect(exported.stderr).toContain(`Exported: ${events} of ${eventsInAll} or more events, only those before the`);
});

describe('workrail doctor', () => {
  const look = async (place: Place) => {
    const ran = await inProcess(place, ['doctor', '--json']);
    const report = JSON.parse(ran.stdout) as DoctorReport;
    assertFits('doctor-report.v1', report);
    expect(ran.code).toBe(report.healthy ? 0 : 1);
    return report;
  };
  const configured = (place: Place, server: object) =>
    fs.writeFileSync(path.join(place.project, '.mcp.json'), JSON.stringify({ mcpServers: { any: server } }));
  /** As `npm install` leaves it. */
  const installed = (place: Place) => {
    const bin = path.join(place.project, 'node_modules/.bin');
    fs.mkdirSync(bin, { recursive: true });
    for (const name of ['workrail', 'npx', 'workrail.cmd']) fs.writeFileSync(path.join(bin, name), '', { mode: 0o755 });
  };

  test('finds nothing wrong where nothing was used yet, and changes nothing', async () => {
    const place = temporaryPlace();
    configured(place, { command: process.execPath, args: [program(), 'serve'], type: 'workrail' });
    const report = await look(place);
    expect(report.checks.map(({ name, state }) => [name, state])).toEqual([
      ['program', 'ok'],
      ['data_directory', 'ok'],
      ['permissions', 'ok'],
      ['locks', 'ok'],
      ['layout', 'ok'],
      ['sessions', 'ok'],
      ['objects', 'ok'],
      ['keyring', 'ok'],
      ['artifacts', 'ok'],
      ['preferences', 'ok'],
      ['client', 'ok'],
    ]);
    expect(fs.existsSync(place.data)).toBe(false);
  });

  // @verifies doctor-names-the-fix
  test.skipIf(process.platform === 'win32')('prints a fix that a shell carries out as it is printed', async () => {
    const { folder, ...rest } = temporaryPlace();
    const place = { folder, ...rest, data: path.join(folder, `${'long name '.repeat(20)} of  a directory`) };
    await started(place);
    fs.chmodSync(place.data, 0o755);
    const { stdout } = await inProcess(place, ['doctor']);
    const [, fix = ''] = /fix: (chmod [\s\S]*?')\n/.exec(stdout) ?? [];
    spawnSync('bash', ['-c', fix], { cwd: place.folder });
    expect(fs.statSync(place.data).mode & 0o777, stdout).toBe(0o700);
  });

  type Harm = readonly [
    what: string,
    check: DoctorReport['checks'][number]['name'],
    state: 'warning' | 'problem',
    says: RegExp,
    fix: RegExp,
    harm: (place: Place) => unknown,
  ];
  const harms: readonly Harm[] = [
    [
      'a file where the data directory should be',
      'data_directory',
      'problem',
      /is not a directory/,
      /WORKRAIL_DATA_DIR/,
      (place) => fs.writeFileSync(place.data, ''),
    ],
    [
      'a keyring that others may read',
      'permissions',
      'problem',
      /open to other users \(mode 644\)/,
      /^chmod 600 /,
      async (place) => {
        await started(place);
        fs.chmodSync(keyring(place), 0o644);
      },
    ],
    [
      'a data directory that is a link to nothing',
      'data_directory',
      'problem',
      /is a broken symbolic link/,
      /remove the link/,
      (place) => fs.symlinkSync('/no/such/place', place.data),
    ],
    [
      'sessions that are a file',
      'layout',
      'problem',
      /sessions is not a directory/,
      /Move sessions/,
      async (place) => {
        await started(place);
        fs.rmSync(path.join(place.data, 'sessions'), { recursive: true });
        fs.writeFileSync(path.join(place.data, 'sessions'), '');
      },
    ],
    [
      'a keyring behind a link that others may read',
      'permissions',
      'problem',
      /open to other users \(mode 644\)/,
      /^chmod 600 /,
      async (place) => {
        await started(place);
        fs.renameSync(keyring(place), path.join(place.folder, 'keyring.json'));
        fs.chmodSync(path.join(place.folder, 'keyring.json'), 0o644);
        fs.symlinkSync(path.join(place.folder, 'keyring.json'), keyring(place));
      },
    ],
    [
      'a keyring that was cut',
      'keyring',
      'problem',
      /cannot be read/,
      /keys rotate --force-new/,
      async (place) => {
        await started(place);
        fs.truncateSync(keyring(place), 10);
      },
    ],
    [
      'a keyring that is gone',
      'keyring',
      'problem',
      /is missing, but 1 session/,
      /keys rotate --force-new/,
      async (place) => {
        await started(place);
        fs.rmSync(keyring(place));
      },
    ],
    [
      'a segment with a flipped byte',
      'sessions',
      'problem',
      /1 of 1 session damaged/,
      /sessions repair sess_\S+ --dry-run/,
      async (place) => {
        const events = path.join(path.dirname(manifest(place, await started(place))), 'events');
        const file = path.join(events, fs.readdirSync(events).find((name) => name.endsWith('.jsonl')) ?? '');
        const bytes = fs.readFileSync(file);
        bytes[20] = (bytes[20] ?? 0) ^ 1;
        fs.writeFileSync(file, bytes);
      },
    ],
    [
      'sessions that are out of sight',
      'layout',
      'problem',
      /the sessions directory does not exist, but \d+ objects that sessions refer to are stored/,
      /Restore the sessions/,
      async (place) =>
        fs.rmSync(path.dirname(path.dirname(manifest(place, await started(place)))), { recursive: true }),
    ],
    [
      'a session whose lock is a folder',
      'layout',
      'problem',
      /\.lock is not a file: this session cannot be continued/,
      /Move sessions\/sess_\S+\/\.lock/,
      async (place) => {
        const lock = path.join(path.dirname(manifest(place, await started(place))), '.lock');
        fs.rmSync(lock);
        fs.mkdirSync(lock);
      },
    ],
    [
      'a file where the keys should be',
      'layout',
      'problem',
      /keys is not a directory: no token/,
      /Move keys/,
      async (place) => {
        await started(place);
        fs.rmSync(path.dirname(keyring(place)), { recursive: true });
        fs.writeFileSync(path.dirname(keyring(place)), '');
      },
    ],
    [
      'a cache that is a file',
      'layout',
      'warning',
      /cache is not a directory/,
      /WorkRail regenerates it/,
      async (place) => {
        await started(place);
        fs.rmSync(path.join(place.data, 'cache'), { recursive: true, force: true });
        fs.writeFileSync(path.join(place.data, 'cache'), '');
      },
    ],
    [
      'a keyring that is a folder',
      'keyring',
      'problem',
      /cannot be read/,
      /keys rotate --force-new/,
      async (place) => {
        await started(place);
        fs.rmSync(keyring(place));
        fs.mkdirSync(keyring(place));
      },
    ],
    [
      'a pinned workflow that is gone',
      'objects',
      'problem',
      /sess_\S+ lacks 1 pinned workflow: the runs that need these objects cannot be resumed/,
      /sessions repair sess_\S+ --dry-run/,
      async (place) => {
        await started(place);
        fs.rmSync(path.join(place.data, 'workflows'), { recursive: true });
      },
    ],
    [
      'a session that lost its manifest',
      'sessions',
      'warning',
      /no event was committed in sess_/,
      /restore manifest\.jsonl/,
      async (place) => fs.rmSync(manifest(place, await started(place))),
    ],
    [
      'sources that were never compiled',
      'artifacts',
      'warning',
      /the project workflows have not been compiled yet/,
      /workrail compile/,
      (place) => writeSource(place, 'new.json', sourceOf('project.new', plainSteps(1))),
    ],
    [
      'sources that changed',
      'artifacts',
      'warning',
      /the project workflows or their bindings changed since the last compile/,
      /workrail compile/,
      async (place) => {
        writeSource(place, 'new.json', sourceOf('project.new', plainSteps(1)));
        await inProcess(place, ['compile']);
        writeSource(place, 'new.json', sourceOf('project.new', plainSteps(2)));
      },
    ],
    [
      'compiled workflows that this user did not compile',
      'artifacts',
      'warning',
      /the project workflows were not compiled by this user on this machine/,
      /workrail compile/,
      async (place) => {
        writeSource(place, 'new.json', sourceOf('project.new', plainSteps(1)));
        await inProcess(place, ['compile']);
        // Bytes that no compilation on this machine wrote.
        fs.appendFileSync(path.join(place.project, '.workrail/compiled/catalog.json'), '\n');
      },
    ],
    [
      'compiled workflows of another build',
      'artifacts',
      'warning',
      /the user workflows were compiled with another build of WorkRail/,
      /workrail compile/,
      async (place) => {
        // No record of who compiled it protects the user's own folder from this edit.
        const folder = path.join(place.home, '.workrail');
        fs.mkdirSync(path.join(folder, 'workflows'), { recursive: true });
        fs.writeFileSync(path.join(folder, 'workflows/own.json'), JSON.stringify(sourceOf('own.new', plainSteps(1))));
        await inProcess(place, ['compile', '--project', place.home]);
        const stats = path.join(folder, 'compiled/sources.json');
        const other = fs.readFileSync(stats, 'utf8').replace(/"compilerVersion":"[^"]*"/, '"compilerVersion":"0.0.9"');
        fs.writeFileSync(stats, other);
      },
    ],
    [
      'compiled workflows without one of their files',
      'artifacts',
      'warning',
      /the compiled project workflows are damaged or incomplete/,
      /workrail compile/,
      async (place) => {
        writeSource(place, 'new.json', sourceOf('project.new', plainSteps(1)));
        await inProcess(place, ['compile']);
        fs.rmSync(path.join(place.project, '.workrail/compiled/sources.json'));
      },
    ],
    [
      'a lock file that is missing',
      'artifacts',
      'warning',
      /workrail\.lock is missing/,
      /workrail compile/,
      async (place) => {
        writeSource(place, 'new.json', sourceOf('project.new', plainSteps(1)));
        await inProcess(place, ['compile']);
        fs.rmSync(path.join(place.project, 'workrail.lock'));
      },
    ],
    [
      'a client that starts WorkRail without serve',
      'client',
      'problem',
      /without "serve"/,
      /Set the args of the entry to \[.*"serve"\]/,
      (place) => configured(place, { command: process.execPath, args: [program().replace('.cjs', ''), 'workrail'] }),
    ],
    [
      'a client that starts what is not there',
      'client',
      'problem',
      /does not exist or is not on the PATH/,
      /Replace the command and args of the entry, for example with \{"command":".*node","args":\[.*workrail\.cjs","serve"\]\}/,
      (place) => configured(place, { command: '/no/such/workrail', args: ['serve'] }),
    ],
    [
      'a client that starts the workrail of npx, which no client has on its path',
      'client',
      'problem',
      /starts "workrail", which does not exist or is not on the PATH/,
      /for example with \{"command":.*workrail\.cjs","serve"\]\}/,
      (place) => {
        installed(place);
        configured(place, { command: 'workrail', args: ['serve'] });
      },
    ],
    [
      'a client that starts npx where nothing is installed',
      'client',
      'warning',
      /WorkRail is not installed in the project or a parent directory/,
      /npm install --save-dev .* or replace the command and args/,
      (place) => configured(place, { command: 'npx', args: ['workrail', 'serve'] }),
    ],
    [
      'a client that is not configured, where WorkRail is installed in the project',
      'client',
      'warning',
      /starts WorkRail/,
      /Run: workrail init/,
      installed,
    ],
    [
      'a client with another data directory',
      'client',
      'warning',
      /uses the data directory/,
      /WORKRAIL_DATA_DIR=\S+ workrail doctor/,
      (place) =>
        configured(place, {
          command: process.execPath,
          args: ['workrail', 'serve'],
          env: { WORKRAIL_DATA_DIR: '/elsewhere' },
        }),
    ],
    [
      'a client configuration that is no JSON',
      'client',
      'warning',
      /is not valid JSON, .*: a value is missing/,
      /Correct .*:\d+:\d+/,
      (place) => fs.writeFileSync(path.join(place.project, '.mcp.json'), '{ "mcpServers": '),
    ],
  ];
  // @verifies doctor-names-the-fix
  test.each(harms)('says of %s what is wrong, and what mends it', async (_what, check, state, says, fix, harm) => {
    const place = temporaryPlace();
    await harm(place);
    const { checks } = await look(place);
    const found = checks.find(({ name }) => name === check);
    expect(found?.state).toBe(state);
    expect(found?.message).toMatch(says);
    expect(found?.fix).toMatch(fix);
  });
});

test('the doctor names a file that stands above the data directory', async () => {
  const place = temporaryPlace();
  fs.writeFileSync(place.data, '');
  const below = path.join(place.data, 'runs');
  const { code, stdout } = await inProcess({ ...place, data: below }, ['doctor', '--json']);
  const found = (JSON.parse(stdout) as DoctorReport).checks.find(({ name }) => name === 'data_directory');
  expect([code, found?.state]).toEqual([1, 'problem']);
  expect(found?.message).toBe(`${place.data} is a file, so ${below} cannot exist below it`);
  expect(found?.fix).toMatch(/^Move .* elsewhere, or set WORKRAIL_DATA_DIR .*; then run: workrail doctor$/);
});

describe('the doctor, where links and other users are met', () => {
  const look = async (place: Place) => {
    const ran = await inProcess(place, ['doctor', '--json']);
    const report = JSON.parse(ran.stdout) as DoctorReport;
    assertFits('doctor-report.v1', report);
    return report;
  };
  const stateOf = ({ checks }: DoctorReport, check: string) => checks.find(({ name }) => name === check)?.state;

  test.skipIf(process.platform === 'win32')(
    'takes a data directory and a keyring behind links for what they lead to',
    async () => {
      const place = temporaryPlace();
      await started(place);
      fs.renameSync(place.data, `${place.data}.real`);
      fs.symlinkSync(`${place.data}.real`, place.data);
      const kept = path.join(place.folder, 'keyring.json');
      fs.renameSync(keyring(place), kept);
      fs.symlinkSync(kept, keyring(place));
      const sound = await look(place);
      expect([sound.healthy, stateOf(sound, 'permissions')]).toEqual([true, 'ok']);
      fs.rmSync(kept);
      const dangling = await look(place);
      expect(dangling.checks.find(({ name }) => name === 'permissions')).not.toHaveProperty('fix');
    },
  );

  const nobody = '65534';
  const canBecomeNobody = process.getuid?.() === 0 && spawnSync('setpriv', ['--version']).status === 0;
  /** What the program answers another user, who was given the place. */
  const asNobody = (place: Place, args: readonly string[], searchPath = process.env['PATH']) => {
    const became = ['--reuid', nobody, '--regid', nobody, '--clear-groups', process.execPath, program(), ...args];
    const env = { PATH: searchPath, HOME: place.home, WORKRAIL_DATA_DIR: place.data, NO_COLOR: '1' };
    return spawnSync('setpriv', became, { cwd: place.project, env, encoding: 'utf8' });
  };
  const given = (place: Place) => spawnSync('chown', ['-R', `${nobody}:${nobody}`, place.folder]).status;

  test.runIf(canBecomeNobody)('a source that its owner may not write is not formatted, fixed or migrated', async () => {
    const place = temporaryPlace();
    const text = JSON.stringify({ ...sourceOf('project.closed', plainSteps(1)), tags: ['a', 'a'] });
    writeSource(place, 'closed.json', text);
    const older = JSON.stringify({ ...sourceOf('older', plainSteps(1)), metaGuidance: ['Keep to the plan.'] });
    writeSource(place, 'older.json', older);
    expect(given(place)).toBe(0);
    const at = (name: string) => path.join(place.project, '.workrail/workflows', name);
    for (const name of ['closed.json', 'older.json']) fs.chmodSync(at(name), 0o444);
    for (const args of [['fmt'], ['lint', '--fix'], ['migrate', '.workrail/workflows/older.json', '--write']]) {
      const ran = asNobody(place, args);
      expect([ran.status, ran.stdout + ran.stderr], args.join(' ')).toEqual([1, expect.stringContaining('EACCES')]);
    }
    expect(fs.readFileSync(at('closed.json'), 'utf8')).toBe(text);
    expect(fs.readFileSync(at('older.json'), 'utf8')).toBe(older);
  });

  // @verifies doctor-names-the-fix
  test.runIf(canBecomeNobody).each([
    ['.store.lock', 'permissions', 0o600],
    ['sessions', 'permissions', 0o755],
    ['.', 'data_directory', 0o700],
  ] as const)('says to another user what he may not use, and its fix mends it: %s', async (entry, check, mode) => {
    const place = temporaryPlace();
    await started(place);
    expect(given(place)).toBe(0);
    expect(asNobody(place, ['start', 'wr.code_review']).status).toBe(0);
    const at = path.join(place.data, entry);
    fs.chownSync(at, 0, 0);
    fs.chmodSync(at, mode);
    expect(asNobody(place, ['start', 'wr.code_review']).status).toBe(1);
    const looked = asNobody(place, ['doctor', '--json']);
    expect(looked.status, looked.stderr).toBe(1);
    const report = JSON.parse(looked.stdout) as DoctorReport;
    assertFits('doctor-report.v1', report);
    const found = report.checks.find(({ name }) => name === check);
    expect(found?.message).toContain(`(user 0, mode ${mode.toString(8)})`);
    expect(found?.fix).toBe(
      `Only root can change the owner of these entries from user 0 to user ${nobody}. As root, run: chown -R ${nobody} ${place.data}`,
    );
    expect(asNobody(place, ['doctor']).stdout).toContain(`${titleOf[check]} `);
    expect(spawnSync('sh', ['-c', (found?.fix ?? '').replace(/^.*As root, run: /, '')]).status).toBe(0);
    expect(asNobody(place, ['start', 'wr.code_review']).status).toBe(0);
    expect(stateOf(JSON.parse(asNobody(place, ['doctor', '--json']).stdout) as DoctorReport, check)).toBe('ok');
  });

  test.runIf(canBecomeNobody)('names who can make a folder writable, and the command where that is the user', () => {
    const place = temporaryPlace();
    expect(given(place)).toBe(0);
    const above = path.join(place.folder, 'above');
    fs.mkdirSync(above, { mode: 0o555 });
    const fixOf = () => {
      const looked = asNobody({ ...place, data: path.join(above, 'data') }, ['doctor', '--json']);
      return (JSON.parse(looked.stdout) as DoctorReport).checks.find(({ name }) => name === 'data_directory')?.fix;
    };
    expect(fixOf()).toContain(`Ask user 0 or root to make ${above} writable for user ${nobody}`);
    fs.chownSync(above, Number(nobody), Number(nobody));
    expect(fixOf()).toContain(`Run: chmod u+rwx ${above}`);
  });

  test.runIf(canBecomeNobody)('passes over a folder of the search path that the user may not enter', () => {
    const place = temporaryPlace();
    expect(given(place)).toBe(0);
    const closed = path.join(place.folder, 'closed');
    fs.mkdirSync(closed, { mode: 0o700 });
    const searchPath = `${closed}${path.delimiter}${process.env['PATH']}`;
    const { stdout } = asNobody(place, ['doctor', '--json'], searchPath);
    const client = (JSON.parse(stdout) as DoctorReport).checks.find(({ name }) => name === 'client');
    expect(client?.message).not.toContain('could not be checked');
  });

  test.runIf(canBecomeNobody)('names the folder above the data directory that may not be entered', () => {
    const place = temporaryPlace();
    expect(given(place)).toBe(0);
    const above = path.join(place.folder, 'above');
    fs.mkdirSync(path.join(above, 'data'), { recursive: true });
    fs.chmodSync(above, 0o700);
    const closed = { ...place, data: path.join(above, 'data') };
    const found = () => {
      const { stdout } = asNobody(closed, ['doctor', '--json']);
      return (JSON.parse(stdout) as DoctorReport).checks.find(({ name }) => name === 'data_directory');
    };
    expect(found()).toMatchObject({
      message: `user ${nobody} cannot access ${above}, so it is unknown whether ${closed.data} exists`,
      fix: expect.stringContaining(`Ask user 0 or root to make ${above} writable for user ${nobody}`),
    });
    fs.chownSync(above, Number(nobody), Number(nobody));
    fs.chownSync(closed.data, Number(nobody), Number(nobody));
    fs.chmodSync(above, 0);
    const command = /Run: (chmod \S+ \S+?)[,;]/.exec(found()?.fix ?? '')?.[1] ?? '';
    expect(command).toBe(`chmod u+rwx ${above}`);
    expect(spawnSync('sh', ['-c', command]).status).toBe(0);
    expect(found()?.state).toBe('ok');
  });
  const titleOf = { permissions: 'permissions', data_directory: 'data directory' };
});

describe('workrail sessions', () => {
  test('moves a run to another data directory, as a bundle that verifies and as a report', async () => {
    const place = temporaryPlace();
    const sessionId = await started(place);
    const file = path.join(place.folder, 'run.bundle.json');
    const report = await asData<ExportReport>(place, 'export-report.v2', [
      'sessions',
      'export',
      sessionId,
      '--out',
      file,
    ]);
    expect(fs.statSync(file).mode & 0o077).toBe(0);
    expect(report.bytes).toBe(fs.statSync(file).size);
    const bundle = fs.readFileSync(file, 'utf8');
    for (const own of [place.folder, fs.readFileSync(keyring(place), 'utf8').slice(60, 90)]) {
      expect(bundle).not.toContain(own);
    }
    const elsewhere = { ...temporaryPlace(), project: place.project };
    await asData(elsewhere, 'verification-report.v1', ['sessions', 'verify', file]);
    await asData(elsewhere, 'import-report.v1', ['sessions', 'import', file]);
    // The log is stored anew, so its steps have the time of the import.
    const shownIn = async (there: Place) =>
      (await inProcess(there, ['sessions', 'show', sessionId])).stdout.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME');
    expect(await shownIn(elsewhere)).toBe(await shownIn(place));
    const text = await inProcess(elsewhere, ['sessions', 'export', sessionId, '--format', 'md', '--out', '-']);
    expect(text.stdout).toMatch(/^# Session `sess_/);
    const packed = path.join(elsewhere.folder, 'run.md.gz');
    const asGzip = ['sessions', 'export', sessionId, '--format', 'md', '--out', packed];
    const { compressedBytes } = await asData<ExportReport>(elsewhere, 'export-report.v2', asGzip);
    expect(compressedBytes).toBe(fs.statSync(packed).size);
    expect(gunzipSync(fs.readFileSync(packed)).toString()).toBe(text.stdout);
    const named = await inProcess(elsewhere, ['sessions', 'show', sessionId.slice(0, -4)]);
    expect(named.stderr).toContain(`did you mean ${sessionId}?`);
  });

  test('says why a step was chosen, wherever --why stands, and refuses a step that the workflow has not', async () => {
    const place = temporaryPlace();
    const sessionId = await started(place);
    const { runs } = await asData<ShownSession>(place, 'session.v2', ['sessions', 'show', sessionId]);
    const { stepId = '', trace = [] } = runs[0]?.nodes[0] ?? {};
    const [sentence = ''] = trace.map(({ summary }) => summary);
    expect(sentence).toBe(`Step ${stepId} comes next in the flow.`);
    for (const args of [
      [sessionId, '--why', stepId],
      ['--why', sessionId, stepId],
      [sessionId, '--why'],
    ]) {
      const why = await inProcess(place, ['sessions', 'show', ...args]);
      expect([why.code, why.stderr]).toEqual([0, '']);
      expect(why.stdout).toContain(`    ${sentence}\n`);
    }
    const wrong = await inProcess(place, ['sessions', 'show', sessionId, '--why', `${stepId}x`]);
    expect([wrong.code, wrong.stdout]).toEqual([2, '']);
    expect(wrong.stderr).toContain(`did you mean ${stepId}?`);
    expect(wrong.stderr).toContain(`workrail sessions show ${sessionId} --why ${stepId}`);
  });

  test('gc removes sessions that are old and not pinned, and nothing with --dry-run', async () => {
    const place = temporaryPlace();
    const kept = await started(place);
    const removed = await started(place, 'wr.bug_investigation');
    const others = (await asData<SessionList>(place, 'session-list.v2', ['sessions', 'list'])).sessions;
    const gone = others.map((session) => session.sessionId).find((id) => id !== kept) ?? removed;
    await asData(place, 'pin-report.v2', ['sessions', 'pin', kept]);
    const dry = await inProcess(place, ['sessions', 'gc', '--ttl', '0', '--dry-run']);
    const runs = others.find(({ sessionId }) => sessionId === gone)?.runs ?? [];
    expect(runs).toHaveLength(1);
    for (const { runName, workflowId } of runs)
      expect(dry.stdout).toContain(`\n  ${gone}  ${runName} (${workflowId})\n`);
    expect(dry.stdout).not.toContain(kept);
    expect(fs.existsSync(manifest(place, gone))).toBe(true);
    await asData(place, 'collection-report.v2', ['sessions', 'gc', '--ttl', '0']);
    expect(fs.existsSync(manifest(place, gone))).toBe(false);
    await asData(place, 'verification-report.v1', ['sessions', 'verify', kept]);
    expect((await inProcess(place, ['sessions', 'gc'])).stdout).toContain('removed 0 sessions');
  });

  test('repairs a damaged one only when it is told to', async () => {
    const place = temporaryPlace();
    const sessionId = await started(place);
    fs.appendFileSync(manifest(place, sessionId), 'garbage\n{"v":1}\n');
    const damaged = fs.readFileSync(manifest(place, sessionId));
    const shown = await inProcess(place, ['sessions', 'show', sessionId]);
    expect(shown.stdout).toContain('PARTIAL DATA');
    await asData(place, 'repair-report.v2', ['sessions', 'repair', sessionId, '--dry-run']);
    expect(fs.readFileSync(manifest(place, sessionId))).toEqual(damaged);
    await asData(place, 'repair-report.v2', ['sessions', 'repair', sessionId]);
    const verified = await inProcess(place, ['sessions', 'verify', sessionId]);
    expect([verified.code, verified.stdout]).toEqual([0, expect.stringContaining('verified')]);
  });

  // @verifies repair-is-explicit-and-keeps-the-prefix
  test('prints the lost run, checkpoint and events of a damaged one before and after its repair', async () => {
    const place = temporaryPlace();
    writeSource(place, 'three.json', sourceOf('project.three', plainSteps(3)));
    expect((await inProcess(place, ['compile'])).code).toBe(0);
    const server = await Server.start(place);
    const { stateToken, ackToken, session } = (await server.start('project.three')).data;
    const { data: second } = await server.done('continue_workflow', { stateToken, ackToken });
    const { checkpointToken } = second as { checkpointToken?: string };
    await server.done('checkpoint_workflow', { checkpointToken, output: { notesMarkdown: 'Half.' } });
    await server.done('start_workflow', { workflowId: 'project.three', within: second.stateToken });
    await server.close();
    const events = path.join(path.dirname(manifest(place, session.sessionId)), 'events');
    fs.truncateSync(path.join(events, fs.readdirSync(events).sort()[1] ?? ''), 40);
    for (const option of [['--dry-run'], []]) {
      const { stdout } = await inProcess(place, ['sessions', 'repair', session.sessionId, ...option]);
      expect(stdout).toMatch(
        / lost: \d+ events after the damage; \d+ cannot be read and may contain further lost steps/,
      );
      expect(stdout).toMatch(/ lost run: \S+, project\.three \(event \d+\); the run must be started again/);
      expect(stdout).toMatch(/ lost checkpoint: \S+, ".+" \(event \d+\); its notes must be sent again/);
    }
  });
});

/** A run of three steps whose agent sent notes and an artifact with two of them, and that artifact. */
/** @param numberOf what the artifact of a step says */
async function withArtifacts(place: Place, numberOf = (step: number) => step) {
  writeSource(place, 'three.json', sourceOf('project.three', plainSteps(3)));
  expect((await inProcess(place, ['compile'])).code).toBe(0);
  const server = await Server.start(place);
  const first = await server.start('project.three');
  const send = (step: { stateToken: string; ackToken?: string | undefined }, n: number) =>
    server.done('continue_workflow', {
      stateToken: step.stateToken,
      ackToken: step.ackToken,
      output: { notesMarkdown: `Step ${n}, password=hunter22`, artifacts: [{ kind: 'project.sent', n: numberOf(n) }] },
    });
  const second = await send(first.data, 1);
  await send(second.data, 2);
  await server.close();
  const folder = path.join(place.data, 'artifacts');
  const files = fs.readdirSync(folder).map((name) => path.join(folder, name));
  const last = files.find((file) => fs.readFileSync(file, 'utf8').includes('"n":2')) ?? '';
  return { sessionId: first.data.session.sessionId, last };
}

describe('a session that lost an artifact', () => {
  // @verifies lost-artifact-is-named
  test('gives a report that names it, a bundle that ends before it, and the next command', async () => {
    const place = temporaryPlace();
    const { sessionId, last } = await withArtifacts(place);
    const ref = `sha256:${path.basename(last, '.json').slice('sha256-'.length)}`;
    const [md, file] = [path.join(place.folder, 'run.md'), path.join(place.folder, 'run.json')];
    fs.rmSync(last);
    const verified = await inProcess(place, ['sessions', 'verify', sessionId]);
    expect(verified.code).toBe(1);
    expect(verified.stdout).toContain(`sessions export ${sessionId} --format md`);
    const verdict = JSON.parse((await inProcess(place, ['sessions', 'verify', sessionId, '--json'])).stdout);
    assertFits('verification-report.v1', verdict);
    expect((verdict as VerificationReport).firstBad?.object).toEqual({ kind: 'artifact', ref, state: 'missing' });
    const exportTo = (...args: string[]) => inProcess(place, ['sessions', 'export', sessionId, ...args]);
    const asReport = await exportTo('--format', 'md', '--out', md);
    expect([asReport.code, asReport.stderr]).toEqual([0, expect.stringContaining(`lost: the artifact ${ref}`)]);
    const text = fs.readFileSync(md, 'utf8');
    expect(text).toContain('> **Lost objects.**');
    expect(text).toContain(`artifact ${ref}, missing`);
    expect(text).toContain('Step 2, password=hunter22');
    const asBundle = await exportTo('--out', file);
    expect(asBundle.code).toBe(0);
    expect(asBundle.stderr).toMatch(/^PARTIAL DATA: sess_\S+ refers to a lost artifact/);
    const [, out, all] = /Exported: (\d+) of (\d+) events, only those before/.exec(asBundle.stderr) ?? [];
    expect(Number(all)).toBeGreaterThan(Number(out) + 1);
    expect(asBundle.stderr).toContain(`lost: the artifact ${ref}`);
    fs.rmSync(file);
    const report = await asData<ExportReport>(place, 'export-report.v2', [
      ...['sessions', 'export', sessionId, '--out', file],
    ]);
    expect(report).toMatchObject({ salvaged: true, partialBecause: ['artifact_lost'], lost: [{ ref }] });
    expect([report.eventsInAll, report.events]).toEqual([Number(all), Number(out)]);
    const checked = await inProcess(place, ['sessions', 'verify', file]);
    expect([checked.code, checked.stdout]).toEqual([
      0,
      expect.stringContaining('PARTIAL DATA: the exported session was damaged, so this bundle'),
    ]);
    const repaired = await inProcess(place, ['sessions', 'repair', sessionId]);
    expect([repaired.code, repaired.stdout]).toEqual([1, expect.stringContaining('--format md')]);
  });

  test('is sent to a repair where the lost object can be made again, by verify and by the export of a bundle', async () => {
    const place = temporaryPlace();
    const { sessionId } = await withArtifacts(place);
    fs.rmSync(path.join(place.data, 'snapshots'), { recursive: true });
    const verified = await inProcess(place, ['sessions', 'verify', sessionId]);
    expect([verified.code, verified.stdout]).toEqual([
      1,
      expect.stringContaining(`To preview a repair: workrail sessions repair ${sessionId} --dry-run`),
    ]);
    const file = path.join(place.folder, 'run.json');
    const refusedExport = await inProcess(place, ['sessions', 'export', sessionId, '--out', file]);
    expect(refusedExport.code).toBe(1);
    expect(refusedExport.stderr).toContain(`Run: workrail sessions repair ${sessionId}`);
    expect(fs.existsSync(file)).toBe(false);
    expect((await inProcess(place, ['sessions', 'repair', sessionId])).code).toBe(0);
    expect((await inProcess(place, ['sessions', 'export', sessionId, '--out', file])).code).toBe(0);
    expect((await inProcess(place, ['sessions', 'verify', file])).code).toBe(0);
  });
});

describe('a session one of whose files is far too large', () => {
  // @verifies too-large-session-kept
  test('is named with the file, and does not prevent a collection', async () => {
    const place = temporaryPlace();
    const { sessionId } = await withArtifacts(place);
    expect((await inProcess(place, ['start', 'wr.code_review'])).code).toBe(0);
    fs.truncateSync(manifest(place, sessionId), 300 * 2 ** 20);
    const verified = await inProcess(place, ['sessions', 'verify', sessionId]);
    expect(verified.stderr).toContain('error[SESSION_TOO_LARGE]');
    expect(verified.stderr).toContain('its log is too large (manifest.jsonl)');
    const report = JSON.parse((await inProcess(place, ['doctor', '--json'])).stdout) as DoctorReport;
    expect(report.checks.find(({ name }) => name === 'sessions')).toMatchObject({
      state: 'warning',
      message: `the log of 1 session is too large to be read: ${sessionId}`,
      fix: expect.stringContaining('workrail explain SESSION_TOO_LARGE'),
    });
    const collected = await inProcess(place, ['sessions', 'gc']);
    expect(collected.code).toBe(0);
    expect(collected.stdout).toContain(`kept, because its log is too large to be read: ${sessionId}`);
  });
});

describe('the artifacts of a session', () => {
  test('are counted by verify as show counts them, and those that are equal are stored once', async () => {
    const place = temporaryPlace();
    const { sessionId } = await withArtifacts(place, () => 1);
    const shown = await inProcess(place, ['sessions', 'show', sessionId]);
    expect(shown.stdout).toContain('3 nodes, 2 artifacts');
    const verified = await inProcess(place, ['sessions', 'verify', sessionId]);
    expect(verified.stdout).toContain('3 nodes, 2 artifacts (1 different)');
    const { checked } = await asData<VerificationReport>(place, 'verification-report.v1', [
      'sessions',
      'verify',
      sessionId,
    ]);
    expect(checked).toMatchObject({ artifacts: 1, artifactOutputs: 2 });
  });
});

describe('a session that came here in a bundle', () => {
  test('was exported with redaction, which is all that its import says where nothing had to be replaced', async () => {
    const place = temporaryPlace();
    const started = await inProcess(place, ['start', 'wr.code_review', '--json']);
    const { sessionId } = JSON.parse(started.stdout).session;
    const file = path.join(place.folder, 'run.json');
    const exported = await inProcess(place, ['sessions', 'export', sessionId, '--redact', '--out', file]);
    expect(`${exported.stdout}${exported.stderr}`).toContain('redacted: no secrets or absolute paths were found');
    const imported = await inProcess({ ...temporaryPlace(), project: place.project }, ['sessions', 'import', file]);
    expect(imported.stdout).toContain('redacted: the bundle was exported with redaction');
    expect(imported.stdout).not.toContain('replaced');
  });

  // @verifies sensitive-values-leave-no-export
  test('names the sensitive inputs whose values are too short to be searched for when it is exported', async () => {
    const place = temporaryPlace();
    const keys = Array.from({ length: 10 }, (_, at) => `code_${at}`);
    const inputs = keys.map((key) => ({ key, kind: 'string', sensitive: true }));
    writeSource(place, 'codes.json', JSON.stringify({ ...sourceOf('project.codes', plainSteps(1)), inputs }));
    const server = await Server.start(place);
    const first = await server.start('project.codes', { context: Object.fromEntries(keys.map((key) => [key, '7'])) });
    await server.close();
    const { sessionId } = first.data.session;
    const file = path.join(place.folder, 'run.json');
    const exported = await inProcess(place, ['sessions', 'export', sessionId, '--redact', '--out', file]);
    expect(`${exported.stdout}${exported.stderr}`).toContain(
      `not searched for in texts: values that are too short, of 10 sensitive inputs (${keys.slice(0, 8).join(', ')} and 2 more (--json lists them))`,
    );
    // Only the workflow says which keys of the context are inputs.
    fs.rmSync(path.join(place.data, 'workflows'), { recursive: true });
    const report = ['sessions', 'export', sessionId, '--redact', '--format', 'md', '--out', `${file}.md`];
    const lost = await inProcess(place, report);
    expect(`${lost.stdout}${lost.stderr}`).toContain(
      'not searched for in texts: context values that are too short, of a run whose workflow is lost; review the file',
    );
    expect(`${lost.stdout}${lost.stderr}`).not.toContain('code_0');
  });

  // @verifies origin-survives-import, salvage-is-bannered
  test('says wherever it is shown that it is a part, and that its texts were replaced, and so does its next bundle', async () => {
    const place = temporaryPlace();
    const { sessionId } = await withArtifacts(place);
    const lines = fs.readFileSync(manifest(place, sessionId), 'utf8').split('\n');
    fs.writeFileSync(manifest(place, sessionId), lines.map((line, i) => (i === 4 ? 'damaged' : line)).join('\n'));
    const [file, next] = [path.join(place.folder, 'run.json'), path.join(place.folder, 'next.json')];
    await inProcess(place, ['sessions', 'export', sessionId, '--redact', '--out', file]);
    const elsewhere = { ...temporaryPlace(), project: place.project };
    const imported = await asData<ImportReport>(elsewhere, 'import-report.v1', ['sessions', 'import', file]);
    expect(imported).toMatchObject({ salvaged: true, redacted: true });
    expect(fs.readFileSync(path.join(path.dirname(manifest(elsewhere, sessionId)), '.origin'), 'utf8')).toBe(
      '{"redacted":true,"salvaged":true,"v":1}',
    );
    const bannered = [
      ['list'],
      ['show', sessionId],
      ['show', sessionId, '--why'],
      ['verify', sessionId],
      ['export', sessionId, '--out', next],
    ];
    for (const args of bannered) {
      const ran = await inProcess(elsewhere, ['sessions', ...args]);
      const said = `${ran.stdout}${ran.stderr}`;
      expect(said, args.join(' ')).toContain('PARTIAL DATA: imported from a bundle of a damaged session');
      expect(said, args.join(' ')).toContain('redacted: imported from a bundle that was exported with redaction');
    }
    const flags = (at: string) => JSON.parse(fs.readFileSync(at, 'utf8')).session;
    expect(flags(next)).toMatchObject({ salvaged: true, redacted: true });
    expect(flags(next).events).toEqual(flags(file).events);
    const md = await inProcess(elsewhere, ['sessions', 'export', sessionId, '--format', 'md', '--out', '-']);
    expect(md.stdout).toContain('> **Partial data.** This session was imported');
    expect((await inProcess(elsewhere, ['sessions', 'gc'])).stdout).not.toContain('unknown entries');
    // An agent goes on with it as with any run.
    const server = await Server.start(elsewhere);
    const { data } = await server.rehydrate({ stateToken: imported.runs[0]?.stateToken ?? '' });
    await server.advance(data);
    await server.close();
    const gone = await inProcess(elsewhere, ['sessions', 'show', sessionId]);
    expect(gone.stdout).toMatch(/^PARTIAL DATA: imported/);
  });

  test('is partly verified where a replay needs a redacted text, and no version of WorkRail is blamed', async () => {
    const place = temporaryPlace();
    writeSource(place, 'three.json', sourceOf('project.three', plainSteps(3)));
    const server = await Server.start(place);
    const context = (secret: string) => ({ context: { login: `password=${secret}` } });
    const { data } = await server.done<StartData>('start_workflow', {
      workflowId: 'project.three',
      ...context('hunter22'),
    });
    // Both values become the same text, so a replay finds no change of the context.
    const output = { notesMarkdown: 'Changed the password.' };
    await server.done('continue_workflow', { ackToken: data.ackToken, output, ...context('swordfish7') });
    await server.close();
    const { sessionId } = data.session;
    const file = path.join(place.folder, 'run.json');
    await inProcess(place, ['sessions', 'export', sessionId, '--redact', '--out', file]);
    const elsewhere = { ...temporaryPlace(), project: place.project };
    const imported = (await inProcess(elsewhere, ['sessions', 'import', file])).stdout;
    expect(imported).toContain('not verified: 1 recorded call cannot be replayed\n');
    const verified = (await inProcess(elsewhere, ['sessions', 'verify', sessionId])).stdout;
    expect(verified).toContain('partly verified; not all of it can be replayed. Valid: ');
    expect(verified).toContain('the export redacted texts of this call');
    expect(`${imported}${verified}`).not.toContain('version of WorkRail');
  });

  test('is as it was when nobody can read where it came from; the doctor says what to do', async () => {
    const place = temporaryPlace();
    const { sessionId } = await withArtifacts(place);
    const origin = path.join(path.dirname(manifest(place, sessionId)), '.origin');
    for (const put of [() => fs.writeFileSync(origin, 'garbage'), () => fs.mkdirSync(origin)]) {
      fs.rmSync(origin, { force: true });
      put();
      const shown = await inProcess(place, ['sessions', 'show', sessionId]);
      expect([shown.code, shown.stdout]).toEqual([0, expect.stringMatching(/^warning: sessions\/sess_\S+\/\.origin /)]);
      expect((await inProcess(place, ['sessions', 'verify', sessionId])).code).toBe(0);
      // Nobody knows that it is whole, so what leaves does not pass as whole.
      const file = path.join(place.folder, 'run.json');
      fs.rmSync(file, { force: true });
      const left = await inProcess(place, ['sessions', 'export', sessionId, '--out', file]);
      expect(left.stderr).toMatch(
        /^PARTIAL DATA: \S+ may have been incomplete when it was imported; the bundle states this\nwarning: sessions/,
      );
      const checked = await inProcess(place, ['sessions', 'verify', file]);
      expect(checked.stdout).toMatch(
        /^PARTIAL DATA: the exported session was damaged, so this bundle may be incomplete/,
      );
      const elsewhere = { ...temporaryPlace(), project: place.project };
      expect((await inProcess(elsewhere, ['sessions', 'import', file])).stdout).toMatch(/^PARTIAL DATA: .* may be/);
      expect((await inProcess(elsewhere, ['sessions', 'show', sessionId])).stdout).toMatch(/^PARTIAL DATA: .* may be/);
      const looked = await inProcess(place, ['doctor', '--json']);
      const check = (JSON.parse(looked.stdout) as DoctorReport).checks.find(({ name }) => name === 'sessions');
      expect(check).toMatchObject({
        state: 'warning',
        fix: expect.stringMatching(/runs work without this file\. .*workrail sessions import <bundle>$/),
      });
      expect((await inProcess(place, ['sessions', 'gc', '--ttl', '60'])).code).toBe(0);
    }
  });
});

describe('a wrong call', () => {
  const table: readonly (readonly [args: readonly string[], code: number, says: string])[] = [
    [['sessions', 'lst'], 2, 'did you mean "sessions list"'],
    [['sessions', 'ls'], 2, 'did you mean "sessions list"'],
    [['validate'], 2, 'did you mean "check"'],
    [['session', 'list'], 2, 'did you mean "sessions"'],
    [['sessions', 'show'], 2, 'sessions show needs <session>'],
    [['sessions', 'show', 'amber-otter-1'], 1, 'SESSION_NOT_FOUND'],
    [['sessions', 'show', 'amber-otter-1', 'scope'], 1, 'SESSION_NOT_FOUND'],
    [['sessions', 'show', 'amber-otter-1', '--why', 'scope'], 1, 'SESSION_NOT_FOUND'],
    [['sessions', 'verify', './missing.json'], 2, 'the file does not exist'],
    [['sessions', 'import', '.'], 2, 'is a directory'],
    [['sessions', 'export', 'amber-otter-1'], 2, 'needs --out'],
    [['sessions', 'export', 'amber-otter-1', '--out', 'x', '--format', 'pdf'], 2, 'unknown format "pdf"'],
    [['sessions', 'export', 'amber-otter-1', '--format', 'pdf'], 2, 'unknown format "pdf"'],
    [['start', 'wr.code_review', '--goal', ' '], 2, '--goal needs a text'],
    [['sessions', 'gc', '--ttl=-1'], 2, '--ttl needs a whole number of days'],
    [['keys', 'rotate', '--force'], 2, 'no option --force'],
    [['token', 'explain', 'x'], 1, 'TOKEN_INVALID_FORMAT'],
  ];
  test.each(table)('%j is refused with the next step, and makes nothing', async (args, code, says) => {
    const place = temporaryPlace();
    const ran: Ran = await inProcess(place, args);
    expect([ran.code, ran.stdout]).toEqual([code, '']);
    expect(ran.stderr).toContain(says);
    expect(ran.stderr).toContain('= help:');
    expect(fs.existsSync(place.data)).toBe(false);
  });
});

describe('the command that an error about a stored run prints', () => {
  async function stored() {
    const place = temporaryPlace();
    const shown = await inProcess(place, ['sessions', 'show', await started(place), '--json']);
    const [run] = (JSON.parse(shown.stdout) as ShownSession).runs;
    return { place, name: run?.runName ?? '', stepId: run?.steps[0]?.stepId ?? '' };
  }

  test('names the run, keeps what is redacted, and fits the command that was called', async () => {
    const { place, name, stepId } = await stored();
    const near = name.slice(1);
    const table: readonly (readonly [args: readonly string[], help: string])[] = [
      [['export', name], 'export NAME --out run.bundle.json'],
      [['export', name, '--redact-all'], 'export NAME --redact-all --out run.bundle.json'],
      [['export', name, '--out', 'x', '--prompts', '--redact'], 'export NAME --redact --format md --prompts'],
      [['rename', name], 'rename NAME "<title>"'],
      [['notes', near, stepId], 'notes NAME STEP'],
      [['verify', near], 'verify NAME'],
      [['show', near, '--why'], 'show NAME --why'],
      [['show', name, stepId], 'show NAME --why STEP'],
      // A command that changes a run suggests to look at the other one first.
      [['pin', near], 'show NAME'],
    ];
    for (const [args, help] of table) {
      const ran = await inProcess(place, ['sessions', ...args]);
      const printed = /= help: (.*)/.exec(ran.stderr)?.[1]?.replaceAll(name, 'NAME').replaceAll(stepId, 'STEP');
      expect(printed, args.join(' ')).toBe(`Run: workrail sessions ${help}`);
    }
    const missing = await inProcess(place, ['sessions', 'show', name, '99']);
    expect(missing.stderr).toMatch(/= help: Run: workrail sessions show sess_\w+ --why$/m);
  });

  test('is not needed for a name in upper case', async () => {
    const { place, name } = await stored();
    for (const [command, ...more] of [
      ['show'],
      ['notes'],
      ['verify'],
      ['rename', 'A'],
      ['pin'],
      ['unpin'],
      ['repair', '--dry-run'],
      ['export', '--format', 'md'],
      ['abandon', '--reason', 'x'],
    ] as const) {
      const ran = await inProcess(place, ['sessions', command, name.toUpperCase(), ...more]);
      expect([ran.code, ran.stderr], command).toEqual([0, expect.not.stringContaining('SESSION_NOT_FOUND')]);
    }
  });
});

test('a flag of two words may stand before the operand', async () => {
  const place = temporaryPlace();
  const before = await inProcess(place, ['inspect', '--extension-points', 'wr.code_review']);
  const behind = await inProcess(place, ['inspect', 'wr.code_review', '--extension-points']);
  expect([before.code, before.stderr]).toEqual([0, '']);
  expect(before.stdout).toBe(behind.stdout);
});

test('doctor names the command that finds a broken workflow of the user', async () => {
  const place = temporaryPlace();
  const folder = path.join(place.home, '.workrail/workflows');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'a.json'), '{ "id": "a", "steps": 1 }');
  const { stdout } = await inProcess(place, ['doctor']);
  expect(stdout).toContain('Run: workrail check --project ~');
  const check = await inProcess(place, ['check', '--project', place.home]);
  expect([check.code, check.stdout + check.stderr]).toEqual([1, expect.stringContaining('a.json')]);
});
