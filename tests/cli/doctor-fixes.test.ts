/** Each fix of `workrail doctor` names a command, and refers to other lines only where another line has a fix of its own. */
import fs from 'node:fs';
import path from 'node:path';
import { err, ok } from 'neverthrow';
import { describe, expect, test, vi } from 'vitest';
import { projectClientConfigBytesMax } from '../../schemas/limits.ts';
import { fine, fixOthers, guardedCheck, problem, runOpening, withApplicableFixes } from '../../cli/doctor/check.ts';
import { readClientFile, replaceClientFile } from '../../cli/clients/client-file.ts';
import { type ClientId, clientOf, clients } from '../../cli/clients/client-table.ts';
import { planToAdd } from '../../cli/clients/plan.ts';
import { artifactsCheck } from '../../cli/doctor/artifacts.ts';
import { startFault } from '../../cli/doctor/client-entry.ts';
import { clientCheck, type Places } from '../../cli/doctor/client.ts';
import { dataDirectoryCheck, locksCheck } from '../../cli/doctor/data-directory.ts';
import { storeChecks } from '../../cli/doctor/stored-records.ts';
import type { Examination } from '../../runtime/admin/examine-store.ts';
import type { AdminApi } from '../../runtime/admin-api.ts';
import { Layout } from '../../runtime/storage/file/layout.ts';
import type { KeyringReport } from '../../schemas/admin-reports.ts';
import type { SessionId } from '../../schemas/ids.ts';
import { temporaryPlace } from '../e2e/support.ts';
import { inProcess } from '../support/command-line.ts';
import { systemError, withWatchedFs } from '../support/failing-fs.ts';
import { temporaryFolder } from '../support/files.ts';

/** At the start of the text or after a word that introduces it. */
const aCommand = /(^|: |with |do nothing: |doctor )(WORKRAIL_DATA_DIR=\S.* )?(workrail|chmod|icacls|npm|mv) \S/;
const refused = () => guardedCheck('objects', () => Promise.reject(Object.assign(new Error('no'), { code: 'EACCES' })));

test('a lone finding names what to do itself', async () => {
  const [program, objects] = withApplicableFixes([fine('program', 'workrail'), await refused()]);
  expect(program).toEqual(fine('program', 'workrail'));
  expect(objects).toMatchObject({ state: 'problem', fix: expect.stringContaining('run: workrail doctor') });
  expect(objects?.fix).not.toContain('other lines');
});

test('findings that only refer to each other name what to do themselves', async () => {
  const checks = withApplicableFixes([await refused(), problem('keyring', 'hidden', fixOthers())]);
  expect(checks.map(({ fix }) => fix?.includes('other lines'))).toEqual([false, false]);
});

test('a finding refers to a line that has a fix', async () => {
  const checks = withApplicableFixes([problem('permissions', 'closed', 'chmod 700 data'), await refused()]);
  expect(checks.map(({ fix }) => fix)).toEqual(['chmod 700 data', fixOthers()]);
});

test('a warning with a fix of its own does not fix a problem that could not be checked', async () => {
  const warned = { name: 'client', state: 'warning', message: 'none', fix: 'Run: npm ci' } as const;
  const [, objects] = withApplicableFixes([warned, await refused()]);
  expect(objects?.fix).not.toContain('other lines');
});

test('a read-only disk is not a matter of permissions', async () => {
  const folder = temporaryFolder();
  fs.mkdirSync(path.join(folder, 'data'));
  const data = path.join(folder, 'data');
  const check = await withWatchedFs(
    folder,
    (operation) => {
      if (['openSync', 'accessSync'].includes(operation.name)) throw systemError('EROFS', operation);
    },
    async () => dataDirectoryCheck(data),
  );
  expect(check.message).toBe(`${data} is not writable (EROFS)`);
  expect(check.fix).toContain('make the disk writable');
});

test('what could not be checked is named by its path', async () => {
  const error = Object.assign(new Error('no'), { code: 'EACCES', path: '/closed/data' });
  const { message } = await guardedCheck('objects', () => Promise.reject(error));
  expect(message).toBe('/closed/data could not be checked (EACCES)');
});

// @verifies doctor-checks-are-contained
test('a check that throws is a finding, with what was thrown and no path', async () => {
  const thrower = () => {
    throw new TypeError('no such thing in /home/me/data');
  };
  expect(await guardedCheck('client', thrower)).toMatchObject({
    name: 'client',
    state: 'problem',
    message: 'an internal error stopped this check: TypeError: no such thing in data',
    fix: expect.stringContaining('workrail doctor'),
  });
});

describe('of the client', () => {
  // @verifies doctor-checks-are-contained
  test('a configuration of a project that is longer than such files are is refused by its size', async () => {
    const places = placesIn(temporaryFolder());
    fs.writeFileSync(path.join(places.project, '.mcp.json'), ' '.repeat(projectClientConfigBytesMax + 1));
    expect(await clientCheck(places)).toMatchObject({ state: 'warning', message: expect.stringContaining('EFBIG') });
    const boundary = { folder: places.project, title: 'the project' };
    expect(readClientFile(path.join(places.project, '.mcp.json'), boundary)).toMatchObject({ kind: 'refused' });
  });

  const placesIn = (project: string): Places => ({
    project,
    home: path.join(project, 'home'),
    data: '/data',
    path: path.dirname(process.execPath),
    program: '/p/workrail.cjs',
    node: process.execPath,
    platform: 'linux',
    variable: () => undefined,
  });
  const serverOf = (command: string, args: readonly string[], env?: object) =>
    JSON.stringify({ mcpServers: { workrail: { command, args, ...(env === undefined ? {} : { env }) } } });
  test.each<[what: string, text: string | null, says: string]>([
    ['nothing configured', null, 'Run: workrail init'],
    ['a server without serve', serverOf('npx', ['workrail']), 'Set the args of the entry to ["workrail","serve"]'],
    ['a program that is not there', serverOf('/no/workrail', ['serve']), 'Replace the command and args of the entry'],
    ['npx without the package', serverOf('npx', ['workrail', 'serve']), 'npm install --save-dev'],
    [
      'another data directory',
      serverOf(process.execPath, ['workrail', 'serve'], { WORKRAIL_DATA_DIR: '/my data' }),
      "WORKRAIL_DATA_DIR='/my data' workrail doctor",
    ],
    ['broken JSON', '{\n  "mcpServers": { "a": }\n}', '.mcp.json:2:24'],
  ])('with %s, it names a command', async (_what, text, says) => {
    const places = placesIn(temporaryFolder());
    if (text !== null) fs.writeFileSync(path.join(places.project, '.mcp.json'), text);
    const check = await clientCheck(places);
    expect(check.fix).toContain(says);
    expect(check.fix).toMatch(aCommand);
  });

  const enablePlugin = ({ home }: Places) => {
    fs.mkdirSync(path.join(home, '.claude'), { recursive: true });
    const settings = { enabledPlugins: { 'workrail@workrail': true } };
    fs.writeFileSync(path.join(home, '.claude/settings.json'), JSON.stringify(settings));
  };
  test('where Claude Code is installed and nothing is configured, the plugin is named too', async () => {
    const places = placesIn(temporaryFolder());
    fs.mkdirSync(path.join(places.home, '.claude'), { recursive: true });
    const { fix } = await clientCheck(places);
    expect(fix).toMatch(
      /^Run: workrail init --client claude-code; or, .*: claude plugin marketplace add \S+ && claude plugin install workrail@workrail$/,
    );
  });
  test('an enabled plugin is a configuration, and one beside an entry shows every tool twice', async () => {
    const places = placesIn(temporaryFolder());
    enablePlugin(places);
    expect(await clientCheck(places)).toMatchObject({ state: 'ok', message: expect.stringContaining('plugin') });
    const words = { command: 'node', args: ['node_modules/workrail/dist/workrail.cjs', 'serve'] };
    fs.mkdirSync(path.join(places.project, 'node_modules/workrail/dist'), { recursive: true });
    fs.writeFileSync(path.join(places.project, 'node_modules/workrail/dist/workrail.cjs'), '');
    const write = (name: string, entry: object) =>
      fs.writeFileSync(path.join(places.project, '.mcp.json'), JSON.stringify({ mcpServers: { [name]: entry } }));
    write('workrail', { type: 'stdio', ...words });
    const twice = { state: 'warning', message: expect.stringContaining('every tool twice') };
    expect(await clientCheck(places)).toMatchObject({
      ...twice,
      fix: 'To keep only the plugin, run: workrail init --client claude-code --remove',
    });
    for (const [name, entry] of [
      ['wr', { type: 'stdio', ...words }],
      ['workrail', words],
    ] as const) {
      write(name, entry);
      const fix = expect.stringContaining(`remove the entry "${name}" from`);
      expect(await clientCheck(places)).toMatchObject({ ...twice, fix });
    }
  });

  test('two entries with different names in one client show every tool twice', async () => {
    const places = placesIn(temporaryFolder());
    const entry = { command: process.execPath, args: [path.join(places.project, 'workrail.cjs'), 'serve'] };
    fs.writeFileSync(path.join(places.project, 'workrail.cjs'), '');
    const file = path.join(places.project, '.mcp.json');
    fs.writeFileSync(file, JSON.stringify({ mcpServers: { wr: entry } }));
    fs.mkdirSync(places.home);
    const own = path.join(places.home, '.claude.json');
    fs.writeFileSync(own, JSON.stringify({ mcpServers: { wr: entry } }));
    expect((await clientCheck(places)).state).toBe('ok');
    fs.writeFileSync(own, JSON.stringify({ projects: { [places.project]: { mcpServers: { workrail: entry } } } }));
    const { state, message, fix } = await clientCheck(places);
    expect([state, message.includes('"wr"'), message.includes('"workrail"')]).toEqual(['warning', true, true]);
    expect(fix).toMatch(aCommand);
  });

  test.each(
    clients.flatMap(({ id, project }) =>
      project === null
        ? [[id, ' --user']]
        : [
            [id, ''],
            [id, ' --user'],
          ],
    ),
  )('outdated paths in the entry of init for %s%s are repaired by init', async (id, flag) => {
    const places = placesIn(temporaryFolder());
    const scope = flag === '' ? 'project' : 'user';
    const target = {
      client: clientOf(id as ClientId),
      scope,
      project: places.project,
      machine: places,
      startFault,
    } as const;
    const plan = await planToAdd({ ...target, machine: { ...places, program: '/no/such/workrail.cjs' } });
    if (plan.kind !== 'change') throw new Error(plan.kind);
    expect(replaceClientFile(plan)).toBeNull();
    expect((await clientCheck(places)).fix).toMatch(new RegExp(`^Run: workrail init --client \\S+${flag} --yes$`));
    expect(await planToAdd(target)).toMatchObject({ kind: 'change', action: 'update' });
  });

  const node = (...args: string[]) => serverOf('node', [...args]);
  const workrail = (...args: string[]) => node('node_modules/workrail/dist/workrail.cjs', 'serve', ...args);
  test.each<[what: string, file: string, text: string, state: string, says: RegExp, fix: RegExp]>([
    [
      'a project that is not there',
      '.mcp.json',
      workrail('--project', '/nope'),
      'problem',
      /project "\/nope", which is not a directory/,
      /after --project/,
    ],
    [
      'an option that serve does not have',
      '.mcp.json',
      workrail('--projct', 'x'),
      'problem',
      /no option --projct; did you mean --project\?/,
      /Correct the args/,
    ],
    [
      'an option without its value',
      '.mcp.json',
      workrail('--project'),
      'problem',
      /--project needs a value/,
      /Correct the args/,
    ],
    [
      'a form that serve does not have',
      '.mcp.json',
      workrail('--tokens', 'short'),
      'problem',
      /"short" is not an allowed value/,
      /Correct the args/,
    ],
    ['an operand', '.mcp.json', workrail('here'), 'problem', /takes no arguments; got "here"/, /Correct the args/],
    [
      'the key of another client',
      '.mcp.json',
      '{"servers": {"workrail": {"command": "npx", "args": ["workrail", "serve"]}}}',
      'warning',
      /under "servers", but Claude Code reads "mcpServers"/,
      /Rename "servers"/,
    ],
    [
      'the key of another client',
      '.vscode/mcp.json',
      workrail(),
      'warning',
      /under "mcpServers", but VS Code reads "servers"/,
      /Rename "mcpServers"/,
    ],
    [
      'a relative data directory',
      '.mcp.json',
      serverOf('node', ['node_modules/workrail/dist/workrail.cjs', 'serve'], { WORKRAIL_DATA_DIR: 'data' }),
      'problem',
      /"data", which is not an absolute path/,
      /Set WORKRAIL_DATA_DIR/,
    ],
    [
      'a program that is not installed',
      '.cursor/mcp.json',
      node('node_modules/other/dist/workrail.cjs', 'serve'),
      'problem',
      /"node_modules\/other\/dist\/workrail.cjs", which does not exist/,
      /npm install/,
    ],
    [
      'an entry that is switched off',
      '.mcp.json',
      workrail().replace('"command"', '"disabled":true,"command"'),
      'warning',
      /is disabled/,
      /Enable the entry/,
    ],
    [
      'an unclosed file',
      '.mcp.json',
      '{ "mcpServers": {}',
      'warning',
      /not valid JSON, so its client may ignore the file: a closing brace } is missing/,
      /Correct .*\.mcp\.json:1:19/,
    ],
    ['broken TOML', '.codex/config.toml', 'a = 1\na = 2\n', 'warning', /not valid TOML/, /Correct .*config\.toml:2:1/],
    ['broken YAML', 'home/.config/goose/config.yaml', 'a: [', 'warning', /not valid YAML/, /Correct .*config\.yaml:1/],
    [
      'a wrong option in TOML',
      '.codex/config.toml',
      '[mcp_servers.workrail]\ncommand = "node"\nargs = ["node_modules/workrail/dist/workrail.cjs", "serve", "--fast"]\n',
      'problem',
      /no option --fast/,
      /Correct the args/,
    ],
    [
      'a wrong option in YAML',
      'home/.config/goose/config.yaml',
      'extensions:\n  workrail:\n    cmd: node\n    args: [/p/x/workrail.js, serve, --fast, workrail]\n',
      'problem',
      /no option --fast/,
      /Correct the args/,
    ],
    [
      'a wrong option in a list',
      'opencode.json',
      '{"mcp": {"workrail": {"type": "local", "command": ["node", "node_modules/workrail/dist/workrail.cjs", "serve", "--fast"]}}}',
      'problem',
      /no option --fast/,
      /Correct the args/,
    ],
    [
      'an entry that its client ignores',
      '.mcp.json',
      workrail(),
      'warning',
      /disabledMcpjsonServers/,
      /Remove "workrail"/,
    ],
  ])('with %s in %s, it says so', async (_what, file, text, state, says, fix) => {
    const places = placesIn(temporaryFolder());
    const write = (name: string, content: string) => {
      const at = path.join(places.project, name);
      fs.mkdirSync(path.dirname(at), { recursive: true });
      fs.writeFileSync(at, content);
    };
    write('node_modules/workrail/dist/workrail.cjs', '');
    write(file, text);
    if (says.source.includes('disabledMcp')) write('.claude/settings.json', '{"disabledMcpjsonServers": ["workrail"]}');
    const check = await clientCheck(places);
    expect(check).toMatchObject({ state, message: expect.stringMatching(says), fix: expect.stringMatching(fix) });
    expect(check.fix).toMatch(aCommand);
  });

  test.each(
    clients.flatMap((client) =>
      (['project', 'user'] as const)
        .filter((scope) => scope === 'user' || client.project !== null)
        .map((scope) => [client.id, scope] as const),
    ),
  )('what init writes for %s and the %s is right', async (id, scope) => {
    const places = placesIn(temporaryFolder());
    const bundle = path.join(places.project, 'node_modules/workrail/dist/workrail.cjs');
    fs.mkdirSync(path.dirname(bundle), { recursive: true });
    fs.writeFileSync(bundle, '');
    const machine = { ...places, program: bundle };
    const plan = await planToAdd({ client: clientOf(id), scope, project: places.project, machine, startFault });
    if (plan.kind !== 'change') throw new Error(plan.kind);
    expect(replaceClientFile(plan)).toBeNull();
    expect(await clientCheck(machine)).toMatchObject({ state: 'ok', message: expect.stringContaining(plan.file) });
  });

  test('with a folder in the place of a configuration, it names the command that moves it away', async () => {
    const places = placesIn(temporaryFolder());
    const { project } = places;
    fs.mkdirSync(path.join(project, '.mcp.json'));
    const check = await clientCheck(places);
    expect(check.fix).toContain(`run: mv ${project}/.mcp.json ${project}/.mcp.json.old`);
  });
});

describe('of stored records', () => {
  const nothing: Examination = {
    sessions: 1,
    damaged: [],
    unreadable: [],
    tooLarge: [],
    uncommitted: [],
    unexpected: [],
    inaccessible: [],
    lost: [],
    besideProblems: [],
  };
  const sessionId = 'sess_a' as SessionId;
  const keys = { state: 'present', sessions: 1, regeneratedWithSessions: 0 };
  const sound: KeyringReport = { version: 2, state: 'missing', sessions: 0, regeneratedWithSessions: 0 };
  const fault = { code: 'STORE_IO', message: 'no', retry: { kind: 'not_retryable' }, suggestion: 'No' };
  const cases: readonly (readonly [string, Partial<Examination> | null, object | null])[] = [
    ['a store that cannot be examined', null, keys],
    ['an unreadable keyring', {}, null],
    ['a damaged keyring', {}, { ...keys, state: 'damaged' }],
    ['a keyring of a newer version', {}, { ...keys, state: 'newer', newerVersion: 2 }],
    ['a missing keyring', {}, { ...keys, state: 'missing' }],
    ['a keyring that was lost', {}, { ...keys, regeneratedWithSessions: 2 }],
    [
      'an entry that hides others',
      { inaccessible: [{ sessionId: null, problem: 'sessions leads out', fix: 'Remove it' }] },
      keys,
    ],
    ['a session that cannot be read', { unreadable: [{ sessionId, problem: 'EACCES' }] } as never, keys],
    ['a session that is too large', { tooLarge: [sessionId] }, keys],
    ['a damaged session', { damaged: [{ sessionId, damage: { health: 'corrupt_head', reason: 'x' } }] } as never, keys],
    [
      'a later session',
      { damaged: [{ sessionId, damage: { health: 'unknown_version', reason: 'x' } }] } as never,
      keys,
    ],
    ['an unborn session', { uncommitted: [sessionId] }, keys],
    ['an unreadable origin', { besideProblems: ['odd'] }, keys],
    ['a lost workflow', { lost: [{ sessionId, pinned_workflow: 1, snapshot: 0, artifact: 0 }] }, keys],
    ['a lost artifact', { lost: [{ sessionId, pinned_workflow: 0, snapshot: 0, artifact: 1 }] }, keys],
  ];
  // @verifies doctor-checks-are-contained
  test.each<[keyof Examination, string]>([
    ['inaccessible', 'layout'],
    ['damaged', 'sessions'],
    ['lost', 'objects'],
  ])('a check that throws leaves the others: %s', async (part, name) => {
    const examination = Object.defineProperty({ ...nothing }, part, {
      get: () => {
        throw new Error('boom');
      },
    });
    const operator = { showKeys: async () => ok(sound), examineStore: async () => ok(examination) };
    const checks = await storeChecks(operator, new Layout('/data'));
    expect(checks.map((check) => [check.name, check.state])).toEqual(
      ['layout', 'sessions', 'objects', 'keyring'].map((each) => [each, each === name ? 'problem' : 'ok']),
    );
  });

  // @verifies doctor-checks-are-contained
  test('a store whose examination throws leaves the keys', async () => {
    const operator = { showKeys: async () => ok(sound), examineStore: () => Promise.reject(new Error('boom')) };
    const checks = await storeChecks(operator, new Layout('/data'));
    expect(checks.map((check) => [check.name, check.state])).toEqual([
      ['sessions', 'problem'],
      ['keyring', 'ok'],
    ]);
  });

  test.each(cases)('with %s, each names a command', async (_what, examination, keyring) => {
    const operator = {
      showKeys: async () => (keyring === null ? err(fault) : ok(keyring)),
      examineStore: async () => (examination === null ? err(fault) : ok({ ...nothing, ...examination })),
    } as unknown as AdminApi;
    const found = (await storeChecks(operator, new Layout('/my data'))).filter(({ state }) => state !== 'ok');
    expect(found).not.toEqual([]);
    for (const { fix } of found) expect(fix).toMatch(aCommand);
  });
});

test.skipIf(process.platform === 'win32')('what another user owns, at any depth, is opened by root', () => {
  const folder = temporaryFolder();
  fs.mkdirSync(path.join(folder, 'events'));
  const own = fs.statSync(folder).uid;
  const as = vi.spyOn(process, 'getuid').mockReturnValue(own + 1);
  try {
    expect(runOpening(folder)).toBe(`as root, run: chown -R ${own + 1} ${folder}`);
    as.mockReturnValue(own);
    expect(runOpening(folder)).toBe(`run: chmod -R u+rwX ${folder}`);
  } finally {
    as.mockRestore();
  }
});

test.skipIf(process.platform === 'win32')('what a closed directory hides is opened there', async () => {
  const folder = temporaryFolder();
  const hidden = path.join(folder, 'keys', 'keyring.json');
  fs.mkdirSync(path.dirname(hidden));
  const fix = await withWatchedFs(
    folder,
    (operation) => {
      if (operation.name === 'lstatSync' && operation.path === hidden) throw systemError('EACCES', operation);
    },
    async () => runOpening(hidden),
  );
  expect(fix).toBe(`run: chmod -R u+rwX ${path.dirname(hidden)}`);
});

test.skipIf(process.platform === 'win32')('no device is moved away', () => {
  for (const data of ['/dev/null', '/dev/null/data']) {
    const check = dataDirectoryCheck(data);
    expect([check.state, check.fix]).toEqual(['problem', expect.stringMatching(/^Set WORKRAIL_DATA_DIR to/)]);
  }
});

test('a client file that cannot be created leaves no directory, and its refusal names where', async () => {
  const folder = temporaryFolder();
  const file = path.join(folder, '.codex', 'config.toml');
  const refusal = await withWatchedFs(
    folder,
    (operation) => {
      if (operation.name === 'openSync') throw systemError('EACCES', operation);
    },
    async () =>
      replaceClientFile({
        file,
        boundary: { folder, title: 'the home directory', isOwn: true },
        before: null,
        after: 'a = 1\n',
        mode: 0o600,
      }),
  );
  expect(refusal).toMatchObject({
    kind: 'refused',
    why: expect.stringMatching(/config\.toml cannot be created in .*: permission denied \(EACCES\)$/),
  });
  expect(fs.readdirSync(folder)).toEqual([]);
});

test('without a descriptor left, locks are not said to need another installation', async () => {
  const folder = temporaryFolder();
  const check = await withWatchedFs(
    folder,
    (operation) => {
      if (operation.name === 'openSync') throw systemError('EMFILE', operation);
    },
    async () => locksCheck(folder),
  );
  expect(check).toMatchObject({ state: 'problem', message: 'file locks cannot be used (EMFILE)' });
  expect(check.fix).toContain('ulimit -n');
});

// @verifies errors-say-what-to-do
test.each([
  [
    'that workrail.json names',
    'flows',
    { 'workrail.json': '{ "sources": ["flows"] }' },
    /lists the source directory "flows"/,
  ],
  ['of its standard name', '.workrail/workflows', {}, /^Rename .*moved\/ to \.workrail\/workflows\//],
])('sources whose directory %s was moved are not removed by the fix', async (_, folder, files, fix) => {
  const place = temporaryPlace();
  const { project } = place;
  const source = {
    id: 'team.a',
    name: 'A',
    description: 'B',
    version: '1.0.0',
    steps: [{ id: 'a', title: 'A', prompt: 'Go.' }],
  };
  fs.mkdirSync(path.join(project, folder), { recursive: true });
  fs.mkdirSync(path.join(project, '.workrail'), { recursive: true });
  fs.writeFileSync(path.join(project, folder, 'a.json'), JSON.stringify(source));
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(project, name), text);
  expect((await inProcess(place, ['compile'])).code).toBe(0);
  fs.renameSync(path.join(project, folder), path.join(project, path.dirname(folder), 'moved'));
  const check = await artifactsCheck(project);
  expect(check.state).toBe('problem');
  expect(check.fix).toMatch(fix);
  expect(check.fix).not.toContain('--allow-empty');
});

test('the directory that hides the sources is named with the command that opens it', async () => {
  const project = temporaryFolder();
  const folder = path.join(project, '.workrail', 'workflows');
  fs.mkdirSync(folder, { recursive: true });
  const check = await withWatchedFs(
    project,
    (operation) => {
      if (operation.name === 'readdirSync' && operation.path === folder) throw systemError('EACCES', operation);
    },
    () => artifactsCheck(project),
  );
  expect(check).toMatchObject({ state: 'problem', message: `${folder} cannot be read (EACCES)` });
  if (process.platform !== 'win32') expect(check.fix).toBe(`Run: chmod -R u+rwX ${folder}`);
});
