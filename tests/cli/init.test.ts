/** `workrail init`: every client, in both scopes, over files as they are found on machines. */
import fs from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  type Client as AgentClient,
  type ClientId,
  clientOf,
  clients,
  type Machine,
  type Scope,
  serverName,
  type Start,
} from '../../cli/clients/client-table.ts';
import { projectTomlBytesMax } from '../../schemas/limits.ts';
import { replaceClientFile } from '../../cli/clients/client-file.ts';
import { planInstructions, withBlock, withoutBlock } from '../../cli/clients/instructions-block.ts';
import { formatOf } from '../../cli/clients/formats.ts';
import { addEntry, readConfig, valueAt } from '../../cli/clients/merge-entry.ts';
import { type Plan, planToAdd, planToRemove } from '../../cli/clients/plan.ts';
import { startFault } from '../../cli/doctor/client-entry.ts';
import { fileOf } from '../../cli/clients/target.ts';
import { wordsOf } from '../../cli/clients/server-entry.ts';
import { shownFile } from '../../project/files/shown-path.ts';
import { confirm } from '../../cli/terminal/confirm.ts';
import type { DoctorReport } from '../../schemas/admin-reports.ts';
import { toolNames } from '../../schemas/closed-sets.ts';
import { assertProperty } from '../support/property.ts';
import { inProcess } from '../support/command-line.ts';
import { environmentOf, type Place, program, root, temporaryPlace, treeOf } from '../e2e/support.ts';

const machineOf = (place: Place, more: Partial<Machine> = {}): Machine => ({
  platform: 'linux',
  home: place.home,
  path: path.dirname(process.execPath),
  program: program(),
  node: process.execPath,
  variable: () => undefined,
  ...more,
});
const targetOf = (place: Place, id: ClientId, scope: Scope = 'project', more: Partial<Machine> = {}) => ({
  client: clientOf(id),
  scope,
  project: place.project,
  machine: machineOf(place, more),
  startFault,
});
const write = (file: string, text: string | Uint8Array) => {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
  return file;
};
const inProject = (place: Place, name: string, text: string) => write(path.join(place.project, name), text);
/** An installation in the project, as npm makes it. */
const installed = (place: Place) => inProject(place, 'node_modules/workrail/dist/workrail.cjs', '');

function apply(plan: Plan): Plan {
  if (plan.kind === 'change') expect(replaceClientFile(plan)).toBeNull();
  return plan;
}

async function entryIn(client: AgentClient, text: string): Promise<unknown> {
  const reading = readConfig(await formatOf(client.format), text);
  return reading.kind === 'read' ? valueAt(reading.value, [...client.at, serverName]) : null;
}

const scopes: readonly Scope[] = ['project', 'user'];
const all = clients.flatMap((client) =>
  scopes.filter((scope) => scope === 'user' || client.project !== null).map((scope) => [client.id, scope] as const),
);

describe('each client', () => {
  test.each(all)('%s for the %s is connected, found connected, and disconnected without a trace', async (id, scope) => {
    const place = temporaryPlace();
    installed(place);
    const before = [treeOf(place.project), treeOf(place.home)];
    const target = targetOf(place, id, scope);
    const added = apply(await planToAdd(target));
    if (added.kind !== 'change' || added.after === null) throw new Error(JSON.stringify(added));
    const entry = await entryIn(target.client, fs.readFileSync(added.file, 'utf8'));
    expect(JSON.stringify(entry)).toContain('workrail.cjs');
    expect((await planToAdd(target)).kind).toBe('unchanged');
    const removed = apply(await planToRemove(target));
    expect(removed).toMatchObject({ kind: 'change', action: 'remove', after: null });
    expect([treeOf(place.project), treeOf(place.home)]).toEqual(before);
    expect(await planToRemove(target)).toMatchObject({ kind: 'unchanged' });
  });

  // @verifies client-configs-keep-their-bytes
  test.each(all)('%s for the %s leaves the empty folders that were there, and no other', async (id, scope) => {
    const place = temporaryPlace();
    const target = targetOf(place, id, scope);
    const top = scope === 'user' ? place.home : place.project;
    for (let folder = path.dirname(fileOf(target) ?? ''); folder !== top; folder = path.dirname(folder)) {
      fs.mkdirSync(folder, { recursive: true });
      const before = treeOf(place.folder);
      const hasBlock = scope === 'user' && target.client.instructions.user(target.machine) !== null;
      const blocks = async (remove: boolean) =>
        hasBlock ? [await planInstructions({ ...target, remove }, new Map())] : [];
      for (const plan of [await planToAdd(target), ...(await blocks(false))]) apply(plan);
      apply(await planToAdd(targetOf(place, id, scope, { program: '/other/workrail.cjs' })));
      for (const plan of [await planToRemove(target), ...(await blocks(true))]) apply(plan);
      expect(treeOf(place.folder)).toEqual(before);
      fs.rmdirSync(folder);
    }
  });

  test('leaves a project and a home directory that hold nothing else', async () => {
    const place = temporaryPlace();
    for (const names of [
      ['claude-code', '--instructions'],
      ['claude-code', '--user'],
    ]) {
      await inProcess(place, ['init', ...names, '--yes']);
      expect((await inProcess(place, ['init', ...names, '--remove', '--yes'])).code).toBe(0);
    }
    expect(fs.readdirSync(place.folder)).toEqual(expect.arrayContaining(['home', 'project']));
  });

  test('has a name for the entry that it accepts with every tool', () => {
    for (const tool of toolNames) expect(`${serverName}_${tool}`.length).toBeLessThanOrEqual(60);
    expect(serverName).toMatch(/^[a-z][a-z0-9-]*$/);
  });

  test.each<[platform: NodeJS.Platform, id: ClientId, file: string]>([
    ['darwin', 'claude-desktop', '/Users/a/Library/Application Support/Claude/claude_desktop_config.json'],
    ['win32', 'claude-desktop', 'C:\\Roaming\\Claude\\claude_desktop_config.json'],
    ['linux', 'claude-desktop', '/Users/a/.config/Claude/claude_desktop_config.json'],
    ['darwin', 'vscode', '/Users/a/Library/Application Support/Code/User/mcp.json'],
    ['win32', 'vscode', 'C:\\Roaming\\Code\\User\\mcp.json'],
    ['linux', 'vscode', '/Users/a/.config/Code/User/mcp.json'],
    ['darwin', 'zed', '/Users/a/.config/zed/settings.json'],
    ['win32', 'zed', 'C:\\Roaming\\Zed\\settings.json'],
    ['win32', 'goose', 'C:\\Roaming\\Block\\goose\\config\\config.yaml'],
    ['linux', 'goose', '/Users/a/.config/goose/config.yaml'],
    ['win32', 'cursor', 'C:\\Users\\a\\.cursor\\mcp.json'],
    ['darwin', 'codex', '/Users/a/.codex/config.toml'],
  ])('on %s, %s reads %s', (platform, id, file) => {
    const isWindows = platform === 'win32';
    const machine: Machine = {
      platform,
      home: isWindows ? 'C:\\Users\\a' : '/Users/a',
      path: '',
      program: '',
      node: '',
      variable: (name) => (isWindows && name === 'APPDATA' ? 'C:\\Roaming' : undefined),
    };
    expect(clientOf(id).user(machine)[0]).toBe(file);
  });

  test('is looked for where its own variable says', () => {
    const machine = { platform: 'linux', home: '/h', path: '', program: '', node: '' } as const;
    const variables: Readonly<Record<string, string>> = {
      CLAUDE_CONFIG_DIR: '/c',
      CODEX_HOME: '/x',
      COPILOT_HOME: '/p',
      XDG_CONFIG_HOME: '/g',
      CLINE_MCP_SETTINGS_PATH: '/l.json',
    };
    const first = (id: ClientId) => clientOf(id).user({ ...machine, variable: (name) => variables[name] })[0];
    expect(['claude-code', 'codex', 'copilot-cli', 'zed', 'cline'].map((id) => first(id as ClientId))).toEqual([
      '/c/.claude.json',
      '/x/config.toml',
      '/p/mcp-config.json',
      '/g/zed/settings.json',
      '/l.json',
    ]);
  });
});

describe('what an entry starts', () => {
  const argsOf = async (place: Place, id: ClientId, scope: Scope = 'project', more: Partial<Machine> = {}) => {
    const target = targetOf(place, id, scope, more);
    const plan = await planToAdd(target);
    if (plan.kind !== 'change') throw new Error(JSON.stringify(plan));
    return { entry: await entryIn(target.client, plan.after ?? ''), notes: plan.notes };
  };

  test('is the WorkRail of the project where it is installed, as every copy of the project has it', async () => {
    const place = temporaryPlace();
    installed(place);
    const relative = 'node_modules/workrail/dist/workrail.cjs';
    expect(await argsOf(place, 'claude-code')).toEqual({
      entry: { type: 'stdio', command: 'node', args: [relative, 'serve'] },
      notes: [],
    });
    const folder = '$' + '{workspaceFolder}';
    expect(await argsOf(place, 'cursor')).toEqual({
      entry: { type: 'stdio', command: 'node', args: [`${folder}/${relative}`, 'serve', '--project', folder] },
      notes: [],
    });
  });

  test('is the running program elsewhere, and a project file says that it names this machine', async () => {
    const place = temporaryPlace();
    const { entry, notes } = await argsOf(place, 'claude-code');
    expect(entry).toEqual({ type: 'stdio', command: process.execPath, args: [fs.realpathSync(program()), 'serve'] });
    expect(notes).toEqual([expect.stringContaining('contains paths of this machine')]);
    const { stdout } = await inProcess(place, ['init', '--client', 'cursor', '--client', 'zed', '--print']);
    expect(stdout.match(/contains paths of this machine/g)).toHaveLength(1);
    expect((await argsOf(place, 'claude-code', 'user')).notes).toEqual([]);
  });

  test.skipIf(process.platform === 'win32')('names Node.js by a link on the search path that leads to it', async () => {
    const place = temporaryPlace();
    const bin = path.join(place.folder, 'bin');
    fs.mkdirSync(bin);
    fs.symlinkSync(process.execPath, path.join(bin, 'node'));
    const { entry } = await argsOf(place, 'goose', 'user', { path: `relative:${bin}` });
    expect(entry).toMatchObject({ cmd: path.join(bin, 'node') });
  });

  test.each<[id: ClientId, scope: Scope]>([
    ['claude-code', 'project'],
    ['cursor', 'project'],
    ['codex', 'user'],
    ['opencode', 'user'],
    ['goose', 'user'],
  ])('starts a server that answers (%s, %s)', async (id, scope) => {
    const place = temporaryPlace();
    fs.mkdirSync(path.join(place.project, 'node_modules'));
    fs.symlinkSync(root, path.join(place.project, 'node_modules/workrail'), 'dir');
    const { entry } = await argsOf(place, id, scope);
    const words = wordsOf(entry).map((word) => word.replaceAll(`$${'{workspaceFolder}'}`, place.project));
    const [command = '', ...args] = words;
    const client = new Client({ name: 'test', version: '1.0.0' });
    onTestFinished(() => client.close());
    await client.connect(new StdioClientTransport({ command, args, cwd: place.project, env: environmentOf(place) }));
    expect((await client.listTools()).tools.map(({ name }) => name)).toContain('start_workflow');
  });

  test('is never a copy in the cache of npx', async () => {
    const place = temporaryPlace();
    const cached = write(path.join(place.home, '.npm/_npx/1/node_modules/workrail/dist/workrail.cjs'), '');
    expect(await planToAdd(targetOf(place, 'cursor', 'user', { program: cached }))).toMatchObject({
      kind: 'refused',
      fix: expect.stringContaining('npm install --save-dev'),
    });
  });

  test('stays the WorkRail of the project before its packages are installed', async () => {
    const place = temporaryPlace();
    const file = installed(place);
    apply(await planToAdd(targetOf(place, 'claude-code')));
    fs.rmSync(file);
    const why = expect.stringContaining('starts "node_modules/workrail/dist/workrail.cjs", which does not exist');
    const fix = expect.stringContaining('Install the packages of the project: npm install');
    expect(await planToAdd(targetOf(place, 'claude-code'))).toMatchObject({ kind: 'refused', why, fix });
    const before = treeOf(place.project);
    const check = await inProcess(place, ['init', 'claude-code', '--check']);
    expect([check.code, check.stdout, check.stdout]).toEqual([1, why, fix]);
    const doctor = JSON.parse((await inProcess(place, ['doctor', '--json'])).stdout) as DoctorReport;
    expect(doctor.checks.find(({ name }) => name === 'client')).toMatchObject({ message: why, fix });
    await inProcess(place, ['init', 'claude-code', '--yes']);
    expect(treeOf(place.project)).toEqual(before);
  });
});

describe('an entry that is there', () => {
  const withEntry = (place: Place, entry: object, more: object = {}) =>
    inProject(place, '.mcp.json', `${JSON.stringify({ mcpServers: { workrail: entry, ...more } }, null, 2)}\n`);
  const own = { type: 'stdio', command: '/old/bin/node', args: ['/old/workrail/dist/workrail.cjs', 'serve'] };

  test.each([
    { command: 'npx', args: ['-y', '@acme/workrail'] },
    { command: 'node', args: ['/x/other.js', 'serve'] },
    { type: 'http', url: 'https://workrail.example' },
  ])('of somebody else is never overwritten or removed: %j', async (entry) => {
    const place = temporaryPlace();
    const file = withEntry(place, entry);
    const text = fs.readFileSync(file, 'utf8');
    expect(await planToAdd(targetOf(place, 'claude-code'))).toMatchObject({
      kind: 'refused',
      why: expect.stringContaining('starts another program'),
    });
    expect(await planToRemove(targetOf(place, 'claude-code'))).toMatchObject({ kind: 'unchanged' });
    expect(fs.readFileSync(file, 'utf8')).toBe(text);
  });

  const mine = { type: 'stdio', command: process.execPath, args: [program(), 'serve'] };
  test.each([
    { command: process.execPath, args: [program(), 'serve'] },
    { ...mine, env: { WORKRAIL_DATA_DIR: '/data' } },
    { ...mine, args: [...mine.args, '--project', '/'] },
    { ...mine, args: [...mine.args, '--tokens', 'signed'], timeout: 60 },
  ])('and was changed by hand is kept: %j', async (entry) => {
    const place = temporaryPlace();
    withEntry(place, entry);
    expect(await planToAdd(targetOf(place, 'claude-code'))).toMatchObject({
      kind: 'unchanged',
      why: expect.stringContaining('by hand'),
    });
  });

  test.each(all)('and that somebody changed is kept by a removal (%s for the %s)', async (id, scope) => {
    for (const change of ['env', 'argument'] as const) {
      const place = temporaryPlace();
      const target = targetOf(place, id, scope);
      const words: Start = { command: process.execPath, args: [program(), 'serve'] };
      const changed = {
        env: { ...target.client.entry(words), env: { WORKRAIL_DATA_DIR: '/data' } },
        argument: target.client.entry({ ...words, args: [...words.args, '--frozen'] }),
      }[change];
      const format = await formatOf(target.client.format);
      const text = addEntry(format, null, [...target.client.at, serverName], changed) ?? '';
      const file = write(fileOf(target) ?? '', text);
      expect(await planToAdd(target)).toMatchObject({ kind: 'unchanged', why: expect.stringContaining('is kept') });
      expect(await planToRemove(target)).toMatchObject({
        kind: 'unchanged',
        why: expect.stringMatching(
          /^has an entry "workrail" that was written or changed by hand; the entry is kept\. To disconnect/,
        ),
      });
      expect(fs.readFileSync(file, 'utf8')).toBe(text);
    }
  });

  test.each<[entry: object, says: RegExp]>([
    [{ ...mine, disabled: true }, /is disabled/],
    [{ ...mine, args: [...mine.args, '--project', '/no/such'] }, /not a directory/],
    [{ ...mine, args: [...mine.args, '--frosen'] }, /did you mean --frozen/],
    [{ ...mine, env: { WORKRAIL_DATA_DIR: 'data' } }, /not an absolute path/],
    [{ command: 'npx', args: ['workrail', 'serve'] }, /not on the PATH/],
  ])('that was changed by hand and does not work is refused with the fix: %j', async (entry, says) => {
    const place = temporaryPlace();
    const file = withEntry(place, entry);
    const text = fs.readFileSync(file, 'utf8');
    expect(await planToAdd(targetOf(place, 'claude-code', 'project', { path: '' }))).toMatchObject({
      kind: 'refused',
      why: expect.stringMatching(says),
      fix: expect.stringMatching(/\S/),
    });
    expect(fs.readFileSync(file, 'utf8')).toBe(text);
  });

  test('and names another place is updated, and everything else stays', async () => {
    const place = temporaryPlace();
    const file = withEntry(place, own, { b: { command: 'b' } });
    const plan = apply(await planToAdd(targetOf(place, 'claude-code')));
    expect(plan).toMatchObject({ kind: 'change', action: 'update' });
    expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toEqual({
      mcpServers: {
        b: { command: 'b' },
        workrail: { ...own, command: process.execPath, args: [fs.realpathSync(program()), 'serve'] },
      },
    });
  });

  test('and starts WorkRail under another name is not doubled', async () => {
    for (const [id, scope] of all) {
      const place = temporaryPlace();
      const target = targetOf(place, id, scope);
      const path = [...target.client.at, 'wr'];
      const entry = target.client.entry({ command: process.execPath, args: [program(), 'serve'] });
      const text = addEntry(await formatOf(target.client.format), null, path, entry) ?? '';
      write(fileOf(target) ?? '', text);
      const why = expect.stringContaining('starts WorkRail with the entry "wr"');
      expect(await planToAdd(target)).toMatchObject({ kind: 'unchanged', why });
      expect(await planToRemove(target)).toMatchObject({ kind: 'unchanged', why });
    }
  });

  test.each(all.filter(([id]) => clientOf(id).project !== null))(
    'of %s beside that for the %s is not doubled, unless the user asks for it',
    async (id, scope) => {
      const place = temporaryPlace();
      const other = targetOf(place, id, scope === 'user' ? 'project' : 'user');
      const target = targetOf(place, id, scope);
      const added = apply(await planToAdd(other));
      const where = other.scope === 'user' ? ' for all projects' : ' for this project';
      const run = `workrail init --client ${id}${scope === 'user' ? ' --user' : ''} --duplicate`;
      expect(await planToAdd(target)).toEqual({
        kind: 'unchanged',
        file: added.kind === 'change' ? added.file : '',
        why: `already starts WorkRail with the entry "workrail"${where}. To add another entry, run: ${run}`,
      });
      expect(await planToRemove(target)).toMatchObject({
        kind: 'unchanged',
        why: expect.stringContaining(
          `To remove that entry, run: workrail init --client ${id}${other.scope === 'user' ? ' --user' : ''} --remove`,
        ),
      });
      expect(apply(await planToAdd({ ...target, isDuplicate: true }))).toMatchObject({ kind: 'change', action: 'add' });
      for (const each of [other, target]) expect((await planToAdd(each)).kind).toBe('unchanged');
    },
  );

  test('in the local scope of Claude Code, or its plugin, connects it', async () => {
    const entry = { type: 'stdio', command: process.execPath, args: [program(), 'serve'] };
    const settings: readonly ((place: Place) => string)[] = [
      ({ home, project }) =>
        write(`${home}/.claude.json`, JSON.stringify({ projects: { [project]: { mcpServers: { workrail: entry } } } })),
      ({ home }) => write(`${home}/.claude/settings.json`, '{"enabledPlugins": {"workrail@workrail": true}}'),
    ];
    for (const make of settings) {
      const place = temporaryPlace();
      const file = make(place).replace(place.home, '~');
      const text = fs.readFileSync(file.replace('~', place.home), 'utf8');
      const check = await inProcess(place, ['init', 'claude-code', '--check']);
      expect([check.code, check.stdout]).toEqual([0, expect.stringContaining(`${file} already`)]);
      expect((await inProcess(place, ['init'])).stdout).toMatch(/^claude-code .* connected: ~/m);
      expect((await inProcess(place, ['doctor'])).stdout).not.toContain('workrail init');
      const removed = await inProcess(place, ['init', 'claude-code', '--remove', '--yes']);
      expect(removed.stdout).toContain('init did not write this setting and does not remove it');
      expect(fs.readFileSync(file.replace('~', place.home), 'utf8')).toBe(text);
    }
  });

  test('of opencode is found in each of its files', async () => {
    for (const name of ['opencode.jsonc', '.opencode/opencode.json', '.opencode/opencode.jsonc']) {
      const place = temporaryPlace();
      inProject(place, name, '{}');
      apply(await planToAdd(targetOf(place, 'opencode')));
      const other = inProject(place, 'opencode.json', '{}');
      expect((await planToAdd(targetOf(place, 'opencode'))).kind).toBe('unchanged');
      apply(await planToRemove(targetOf(place, 'opencode')));
      expect([fs.readFileSync(path.join(place.project, name), 'utf8'), fs.readFileSync(other, 'utf8')]).toEqual([
        '{}',
        '{}',
      ]);
    }
  });

  test('of opencode is added to the servers of the later form', async () => {
    const place = temporaryPlace();
    const file = inProject(place, 'opencode.jsonc', '{\n  // mine\n  "mcp": { "servers": {} },\n}\n');
    apply(await planToAdd(targetOf(place, 'opencode')));
    expect(fs.readFileSync(file, 'utf8')).toContain('"servers": {"workrail":');
    apply(await planToRemove(targetOf(place, 'opencode')));
    expect(fs.readFileSync(file, 'utf8')).toBe('{\n  // mine\n  "mcp": { "servers": {} },\n}\n');
  });
});

describe('a client that would not start the entry', () => {
  const cases: readonly [
    what: string,
    id: ClientId,
    scope: Scope,
    file: (place: Place) => string,
    text: (place: Place) => string,
    says: RegExp,
  ][] = [
    [
      'rejected it',
      'claude-code',
      'project',
      ({ project }) => `${project}/.claude/settings.local.json`,
      () => '{"disabledMcpjsonServers": ["workrail"]}',
      /disabledMcpjsonServers/,
    ],
    [
      'rejected it for the user',
      'claude-code',
      'project',
      ({ home }) => `${home}/.claude/settings.json`,
      () => '{"disabledMcpjsonServers": ["workrail"]}',
      /disabledMcpjsonServers/,
    ],
    [
      'disabled it in this project',
      'claude-code',
      'user',
      ({ home }) => `${home}/.claude.json`,
      ({ project }) => JSON.stringify({ projects: { [project]: { disabledMcpServers: ['workrail'] } } }),
      /disabledMcpServers/,
    ],
    [
      'does not trust the folder',
      'gemini-cli',
      'project',
      ({ home }) => `${home}/.gemini/trustedFolders.json`,
      ({ project }) => JSON.stringify({ [path.dirname(project)]: 'DO_NOT_TRUST' }),
      /does not trust/,
    ],
    [
      'excludes it',
      'gemini-cli',
      'user',
      ({ home }) => `${home}/.gemini/settings.json`,
      () => '{"mcp": {"excluded": ["workrail"]}}',
      /mcp\.excluded/,
    ],
    [
      'allows others only',
      'gemini-cli',
      'project',
      ({ home }) => `${home}/.gemini/settings.json`,
      () => '{"mcp": {"allowed": ["a"]}}',
      /mcp\.allowed/,
    ],
    [
      'does not trust the folder',
      'codex',
      'project',
      ({ home }) => `${home}/.codex/config.toml`,
      ({ project }) => `[projects.${JSON.stringify(project)}]\ntrust_level = "untrusted"\n`,
      /untrusted/,
    ],
    [
      'starts no server',
      'vscode',
      'project',
      ({ home }) => `${home}/.config/Code/User/settings.json`,
      () => '{"chat.mcp.access": "none"} // mine',
      /chat\.mcp\.access/,
    ],
    [
      'has its agent switched off',
      'zed',
      'project',
      ({ home }) => `${home}/.config/zed/settings.json`,
      () => '{"disable_ai": true,}',
      /disable_ai/,
    ],
  ];
  test.each(cases)('because it %s (%s, %s) is refused with the fix', async (_what, id, scope, file, text, says) => {
    const place = temporaryPlace();
    const decided = write(file(place), text(place));
    const plan = await planToAdd(targetOf(place, id, scope));
    expect(plan).toMatchObject({ kind: 'refused', why: expect.stringMatching(says), fix: expect.stringMatching(/\S/) });
    fs.rmSync(decided);
    expect((await planToAdd(targetOf(place, id, scope))).kind).toBe('change');
  });

  test('is connected where the nearest decision is to trust it', async () => {
    const place = temporaryPlace();
    const decisions = { [path.dirname(place.project)]: 'DO_NOT_TRUST', [place.project]: 'TRUST_FOLDER' };
    write(`${place.home}/.gemini/trustedFolders.json`, JSON.stringify(decisions));
    expect((await planToAdd(targetOf(place, 'gemini-cli'))).kind).toBe('change');
  });
});

describe('a file', () => {
  const odd: readonly [what: string, make: (file: string) => void, says: RegExp][] = [
    [
      'that is broken',
      (file) => write(file, '{\n  "mcpServers": {'),
      /\.mcp\.json:2:18 is not valid JSON: a closing brace \} is missing/,
    ],
    ['that is not UTF-8', (file) => write(file, Buffer.from('\uFEFF{}', 'utf16le')), /is not UTF-8/],
    ['that is a folder', (file) => fs.mkdirSync(file), /EISDIR|directory/],
    ['that holds no object', (file) => write(file, '[]'), /\.mcp\.json contains a list, not an object$/],
    [
      'whose servers are a list',
      (file) => write(file, '{"mcpServers": []}'),
      /^"mcpServers" in .*\.mcp\.json is a list, not an object$/,
    ],
    ['whose servers are null', (file) => write(file, '{"mcpServers": null}'), /is null, not an object$/],
  ];
  test.each(odd)('%s is refused and stays as it is', async (_what, make, says) => {
    const place = temporaryPlace();
    make(path.join(place.project, '.mcp.json'));
    const before = treeOf(place.project);
    expect(await planToAdd(targetOf(place, 'claude-code'))).toMatchObject({
      kind: 'refused',
      why: expect.stringMatching(says),
      fix: expect.stringMatching(/\S/),
    });
    expect(treeOf(place.project)).toEqual(before);
  });

  test('in TOML is parsed only up to a size that costs little memory; the user may have a larger one', async () => {
    const place = temporaryPlace();
    const list = `a = [${'1,'.repeat(projectTomlBytesMax / 2)}]\n`;
    inProject(place, '.codex/config.toml', list);
    expect(await planToAdd(targetOf(place, 'codex'))).toMatchObject({
      kind: 'refused',
      why: expect.stringContaining('EFBIG'),
    });
    write(fileOf(targetOf(place, 'codex', 'user')) ?? '', list);
    expect(await planToAdd(targetOf(place, 'codex', 'user'))).toMatchObject({ kind: 'change' });
  });

  // What the user pastes where the message says makes the entry that init would write.
  test.each<[id: ClientId, scope: Scope, before: string, pasted: (line: string) => string]>([
    ['claude-code', 'project', '{"mcpServers": []}', (line) => `{"mcpServers": ${line}}`],
    ['claude-code', 'project', '[]', (line) => line],
    ['codex', 'project', 'mcp_servers = []', (line) => `mcp_servers = ${line}`],
    [
      'codex',
      'project',
      'mcp_servers = { a = { command = "a" } }',
      (line) => `mcp_servers = { a = { command = "a" }, ${line} }`,
    ],
    ['goose', 'user', 'extensions: [a]', (line) => `extensions: ${line}`],
    ['goose', 'user', '- a', (line) => line],
    ['goose', 'user', 'extensions: ~', (line) => `extensions: ${line}`],
    ['goose', 'user', 'extensions:\n  ? a\n  : {}\n', (line) => `extensions:\n  a: {}\n  ${line}`],
  ])(
    'of %s (%s) that has no place for it, %j, is completed with what the fix shows',
    async (id, scope, before, pasted) => {
      const place = temporaryPlace();
      const target = targetOf(place, id, scope);
      const file = write(fileOf(target) ?? '', before);
      const plan = await planToAdd(target);
      if (plan.kind !== 'refused') throw new Error(JSON.stringify(plan));
      const [, line = ''] = /: (.*)$/s.exec(plan.fix) ?? [];
      fs.writeFileSync(file, pasted(line));
      expect(await planToAdd(target)).toMatchObject({ kind: 'unchanged', why: 'already starts WorkRail' });
    },
  );

  test.skipIf(process.platform === 'win32')(
    'in a directory with a space gets a command that can be pasted',
    async () => {
      const place = temporaryPlace();
      const file = path.join(place.home, 'Application Support/Code/User/mcp.json');
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, '{}');
      fs.chmodSync(file, 0o444);
      const env = { XDG_CONFIG_HOME: path.join(place.home, 'Application Support') };
      const { stdout } = await inProcess(place, ['init', 'vscode', '--user', '--yes'], { env });
      expect(stdout).toContain("chmod u+w ~/'Application Support/Code/User/mcp.json'");
    },
  );

  test.skipIf(process.platform === 'win32')('keeps its permissions, and a read-only one is not replaced', async () => {
    const place = temporaryPlace();
    const file = inProject(place, '.mcp.json', '{}');
    fs.chmodSync(file, 0o640);
    apply(await planToAdd(targetOf(place, 'claude-code')));
    expect(fs.statSync(file).mode & 0o777).toBe(0o640);
    fs.chmodSync(file, 0o440);
    const plan = await planToRemove(targetOf(place, 'claude-code'));
    if (plan.kind !== 'change') throw new Error(plan.kind);
    const text = fs.readFileSync(file, 'utf8');
    const readOnly = replaceClientFile(plan);
    expect(readOnly).toMatchObject({
      why: expect.stringContaining('read-only'),
      fix: expect.stringContaining('chmod'),
    });
    // Only its owner can follow that advice.
    const asOther = vi.spyOn(process, 'getuid').mockReturnValue(fs.statSync(file).uid + 1);
    expect(replaceClientFile(plan)).toMatchObject({ why: expect.stringContaining('belongs to another user') });
    asOther.mockRestore();
    expect(fs.readFileSync(file, 'utf8')).toBe(text);
  });

  test.skipIf(process.platform === 'win32')('of the user is made for its owner only', async () => {
    const place = temporaryPlace();
    const plan = apply(await planToAdd(targetOf(place, 'cursor', 'user')));
    if (plan.kind !== 'change') throw new Error(plan.kind);
    expect(fs.statSync(plan.file).mode & 0o777).toBe(0o600);
  });

  test('behind a link of the user is changed, and the link stays', async () => {
    const place = temporaryPlace();
    const real = write(path.join(place.folder, 'dotfiles/mcp.json'), '{ "mcpServers": {} }\n');
    fs.mkdirSync(path.join(place.home, '.cursor'));
    const link = path.join(place.home, '.cursor/mcp.json');
    fs.symlinkSync(real, link);
    apply(await planToAdd(targetOf(place, 'cursor', 'user')));
    expect(fs.lstatSync(link).isSymbolicLink()).toBe(true);
    expect(fs.readFileSync(real, 'utf8')).toContain('workrail');
    apply(await planToRemove(targetOf(place, 'cursor', 'user')));
    expect(fs.readFileSync(real, 'utf8')).toBe('{ "mcpServers": {} }\n');
  });

  test('behind a link out of the project, or nowhere, is not touched', async () => {
    const place = temporaryPlace();
    const outside = write(path.join(place.folder, 'outside.json'), '{}');
    const link = path.join(place.project, '.mcp.json');
    fs.symlinkSync(outside, link);
    expect(await planToAdd(targetOf(place, 'claude-code'))).toMatchObject({
      kind: 'refused',
      why: expect.stringContaining('outside the project'),
    });
    fs.rmSync(outside);
    expect(await planToAdd(targetOf(place, 'claude-code'))).toMatchObject({
      kind: 'refused',
      why: expect.stringContaining('broken'),
    });
    const own = path.join(place.home, '.claude.json');
    fs.symlinkSync(outside, own);
    expect(await planToAdd(targetOf(place, 'claude-code', 'user'))).toMatchObject({
      kind: 'refused',
      why: expect.stringContaining('broken'),
    });
    expect(fs.lstatSync(own).isSymbolicLink()).toBe(true);
  });

  test('that changed since it was read is not replaced', async () => {
    const place = temporaryPlace();
    const file = inProject(place, '.mcp.json', '{}');
    const plan = await planToAdd(targetOf(place, 'claude-code'));
    if (plan.kind !== 'change') throw new Error(plan.kind);
    fs.writeFileSync(file, '{"a": 1}');
    expect(replaceClientFile(plan)).toMatchObject({ kind: 'refused', why: expect.stringContaining('changed while') });
    expect(fs.readFileSync(file, 'utf8')).toBe('{"a": 1}');
  });

  test('of eight megabytes is changed without touching the rest', async () => {
    const place = temporaryPlace();
    const text = JSON.stringify({ history: Array.from({ length: 40_000 }, (_, i) => ({ i, text: 'x'.repeat(180) })) });
    const file = write(path.join(place.home, '.claude.json'), text);
    apply(await planToAdd(targetOf(place, 'claude-code', 'user')));
    expect(fs.readFileSync(file, 'utf8').startsWith(text.slice(0, -1))).toBe(true);
    apply(await planToRemove(targetOf(place, 'claude-code', 'user')));
    expect(fs.readFileSync(file, 'utf8')).toBe(text);
  });
});

describe('a file that several clients read', () => {
  const installedClient = (place: Place, id: ClientId) =>
    fs.mkdirSync(clientOf(id).installed(machineOf(place)).folders[0] ?? '', { recursive: true });

  test('is not taken from a client that is installed and not named', async () => {
    const place = temporaryPlace();
    installedClient(place, 'claude-code');
    await inProcess(place, ['init', 'claude-code', 'copilot-cli', '--yes']);
    const before = treeOf(place.project);
    const one = await inProcess(place, ['init', 'copilot-cli', '--remove', '--yes']);
    expect([one.code, treeOf(place.project)]).toEqual([1, before]);
    expect(one.stdout).toContain('refused: Claude Code also reads .mcp.json and would be disconnected');
    const [, fix = ''] = /run: workrail (.*)/.exec(one.stdout) ?? [];
    const both = await inProcess(place, [...fix.split(' '), '--yes']);
    expect([both.code, treeOf(place.project)]).toEqual([0, {}]);
  });

  test('is taken from one that is connected for all projects, or not installed, which is said', async () => {
    const place = temporaryPlace();
    await inProcess(place, ['init', 'claude-code', '--yes']);
    const removed = await inProcess(place, ['init', 'claude-code', '--remove', '--yes']);
    expect(removed.stdout).toContain('note: Copilot CLI also reads .mcp.json');
    await inProcess(place, ['init', 'claude-code', '--yes']);
    await inProcess(place, ['init', 'copilot-cli', '--user', '--duplicate', '--yes']);
    const { code, stdout } = await inProcess(place, ['init', 'claude-code', '--remove', '--yes']);
    expect([code, stdout.includes('note:')]).toEqual([0, false]);
  });

  test('keeps the block of instructions until the last connected client is removed', async () => {
    const place = temporaryPlace();
    const names = ['--instructions', '--yes'];
    for (const id of ['codex', 'windsurf'] as const) installedClient(place, id);
    await inProcess(place, ['init', 'cursor', 'codex', ...names]);
    await inProcess(place, ['init', 'windsurf', '--user', '--yes']);
    const first = await inProcess(place, ['init', 'cursor', '--remove', ...names]);
    expect(first.stdout).toContain(
      'AGENTS.md keeps the WorkRail block, because Windsurf and Codex CLI also read the file',
    );
    await inProcess(place, ['init', 'windsurf', '--user', '--remove', '--yes']);
    await inProcess(place, ['init', 'codex', '--remove', ...names]);
    expect(treeOf(place.project)).toEqual({});
  });

  // @verifies remove-undoes-init
  test('removes the block with the entry, also without --instructions', async () => {
    const place = temporaryPlace();
    await inProcess(place, ['init', 'claude-code', '--instructions', '--yes']);
    const { code, stdout } = await inProcess(place, ['init', 'claude-code', '--remove', '--yes']);
    expect([code, stdout.includes('deleted CLAUDE.md')]).toEqual([0, true]);
    expect(treeOf(place.project)).toEqual({});
  });

  // @verifies block-removed-only-unchanged
  test.each([
    ['the block was changed by hand', (text: string) => text.replace('## WorkRail', '## WorkRail\n\nMy own rule.')],
    [
      'the command does not remove an entry of Claude Code',
      (text: string, place: Place) => {
        const entry = { command: 'node', args: ['node_modules/workrail/dist/workrail.js', 'serve'], env: { A: 'b' } };
        inProject(place, '.mcp.json', JSON.stringify({ mcpServers: { workrail: entry } }));
        return text;
      },
    ],
    [
      'the command does not remove an entry of Claude Code',
      (text: string, place: Place) => {
        fs.rmSync(path.join(place.project, '.mcp.json'));
        return text;
      },
    ],
  ])('without --instructions, keeps the block, because %s', async (why, change) => {
    const place = temporaryPlace();
    await inProcess(place, ['init', 'claude-code', '--instructions', '--yes']);
    const file = path.join(place.project, 'CLAUDE.md');
    const text = change(fs.readFileSync(file, 'utf8'), place);
    fs.writeFileSync(file, text);
    const { code, stdout } = await inProcess(place, ['init', 'claude-code', '--remove', '--yes']);
    expect(stdout).toContain(`CLAUDE.md keeps the WorkRail block, because ${why}; to remove it, add --instructions`);
    expect([code, fs.readFileSync(file, 'utf8')]).toEqual([0, text]);
    await inProcess(place, ['init', 'claude-code', '--remove', '--instructions', '--yes']);
    expect(fs.existsSync(file)).toBe(false);
  });

  // @verifies block-removed-only-unchanged
  test('without --instructions, keeps the block of a client that another scope still connects', async () => {
    const place = temporaryPlace();
    await inProcess(place, ['init', 'claude-code', '--instructions', '--yes']);
    await inProcess(place, ['init', 'claude-code', '--user', '--duplicate', '--yes']);
    const { stdout } = await inProcess(place, ['init', 'claude-code', '--remove', '--yes']);
    expect(stdout).toMatch(/CLAUDE\.md keeps the WorkRail block, because .* starts WorkRail with the entry "workrail"/);
    expect(fs.readFileSync(path.join(place.project, 'CLAUDE.md'), 'utf8')).toContain('begin: workrail');
  });

  // @verifies block-removed-only-unchanged
  test('without --instructions, keeps the block for a named client whose entry is kept', async () => {
    const place = temporaryPlace();
    for (const id of ['codex', 'cursor'] as const) installedClient(place, id);
    await inProcess(place, ['init', 'cursor', 'codex', '--instructions', '--yes']);
    const entry = path.join(place.project, '.cursor/mcp.json');
    const { mcpServers } = JSON.parse(fs.readFileSync(entry, 'utf8'));
    const edited = { mcpServers: { workrail: { ...mcpServers.workrail, env: { A: 'b' } } } };
    fs.writeFileSync(entry, JSON.stringify(edited));
    const { stdout } = await inProcess(place, ['init', 'codex', 'cursor', '--remove', '--yes']);
    expect(stdout).toContain('AGENTS.md keeps the WorkRail block, because Cursor also reads the file');
    expect(fs.readFileSync(path.join(place.project, 'AGENTS.md'), 'utf8')).toContain('begin: workrail');
  });

  test('empties a file that the instructions file of another client links to, instead of deleting it', async () => {
    const place = temporaryPlace();
    await inProcess(place, ['init', 'codex', '--instructions', '--yes']);
    fs.symlinkSync('AGENTS.md', path.join(place.project, 'CLAUDE.md'));
    expect((await inProcess(place, ['init', 'codex', '--remove', '--yes'])).code).toBe(0);
    expect(fs.readFileSync(path.join(place.project, 'CLAUDE.md'), 'utf8')).toBe('');
  });

  test('without --instructions, says nothing of a file without a block', async () => {
    const place = temporaryPlace();
    for (const text of [Buffer.from('# Rules\n'), Buffer.from([0xff, 0xfe])]) {
      fs.writeFileSync(path.join(place.project, 'CLAUDE.md'), text);
      await inProcess(place, ['init', 'claude-code', '--yes']);
      const { code, stdout } = await inProcess(place, ['init', 'claude-code', '--remove', '--yes']);
      expect([code, stdout.includes('CLAUDE.md')]).toEqual([0, false]);
    }
  });

  test('keeps the block for a client that reads it, also without --instructions, and says so', async () => {
    const place = temporaryPlace();
    for (const id of ['codex', 'cursor'] as const) installedClient(place, id);
    await inProcess(place, ['init', 'cursor', 'codex', '--instructions', '--yes']);
    const { stdout } = await inProcess(place, ['init', 'cursor', '--remove', '--yes']);
    expect(stdout).toContain('AGENTS.md keeps the WorkRail block, because Codex CLI also reads the file');
  });

  test('of a file that is a link to the file of another client is the block of both', async () => {
    const place = temporaryPlace();
    for (const id of ['claude-code', 'codex'] as const) installedClient(place, id);
    const file = path.join(place.project, 'AGENTS.md');
    fs.writeFileSync(file, '# Rules\n');
    fs.symlinkSync('AGENTS.md', path.join(place.project, 'CLAUDE.md'));
    const added = await inProcess(place, ['init', 'claude-code', 'codex', '--instructions', '--yes']);
    expect([added.code, added.stdout.includes('changed while the command ran')]).toEqual([0, false]);
    expect(fs.readFileSync(file, 'utf8').split('begin: workrail')).toHaveLength(2);
    const first = await inProcess(place, ['init', 'claude-code', '--remove', '--yes']);
    expect(first.stdout).toContain('CLAUDE.md keeps the WorkRail block, because Codex CLI also reads the file');
    expect(fs.readFileSync(file, 'utf8')).toContain('begin: workrail');
    await inProcess(place, ['init', 'codex', '--remove', '--yes']);
    expect(fs.readFileSync(file, 'utf8')).toBe('# Rules\n');
    expect(fs.lstatSync(path.join(place.project, 'CLAUDE.md')).isSymbolicLink()).toBe(true);
  });

  test('does not keep the block for a client that is not installed, and says so', async () => {
    const place = temporaryPlace();
    const names = ['--instructions', '--yes'];
    await inProcess(place, ['init', 'cursor', 'codex', ...names]);
    const { stdout } = await inProcess(place, ['init', 'cursor', '--remove', ...names]);
    expect(stdout).toContain('note: Codex CLI also reads AGENTS.md, which no longer has a WorkRail block');
    expect(fs.existsSync(path.join(place.project, 'AGENTS.md'))).toBe(false);
  });
});

describe('the block of instructions', () => {
  // @verifies client-configs-keep-their-bytes
  test('is added behind any text and removed without a trace', () => {
    const line = fc.oneof(fc.constantFrom('', '# Rules', '  - one', '<!-- other -->'), fc.string());
    assertProperty(
      fc.property(
        fc.array(line),
        fc.constantFrom('\n', '\r\n'),
        fc.constantFrom('', '\n', '\n\n', '\r\n'),
        (lines, eol, end) => {
          const text = lines.join(eol) + end;
          const added = withBlock(text);
          expect(added.startsWith(text)).toBe(true);
          expect({ text, removed: withoutBlock(added) }).toEqual({ text, removed: { text } });
        },
      ),
    );
    expect(withoutBlock(withBlock(null))).toEqual({ text: null, blankLines: 0 });
  });

  test('is replaced where it is outdated, and leaves what was written after it', async () => {
    const place = temporaryPlace();
    const mine = '# Mine\n\n<!-- begin: workrail -->\nold\n<!-- end: workrail -->\n\nMore.\n';
    const file = inProject(place, 'GEMINI.md', mine);
    const names = ['init', '--client', 'gemini-cli', '--instructions', '--yes'];
    expect((await inProcess(place, names)).stdout).toContain('update the WorkRail block in GEMINI.md');
    expect(fs.readFileSync(file, 'utf8')).toMatch(
      /^# Mine\n\n<!-- begin: workrail -->\n## WorkRail\n[\s\S]*<!-- end: workrail -->\n\nMore\.\n$/,
    );
    await inProcess(place, [...names, '--remove']);
    expect(fs.readFileSync(file, 'utf8')).toBe('# Mine\n\nMore.\n');
  });

  const begin = '<!-- begin: workrail -->';
  const end = '<!-- end: workrail -->';
  test.each<[name: string, lines: readonly string[], said: string]>([
    ['an end only', ['# Mine', end], `CLAUDE.md:2: "${end}" without "${begin}" before it`],
    ['a begin only', [begin, 'old'], `CLAUDE.md:1: "${begin}" without "${end}" after it`],
    ['both in the wrong order', [end, '', begin], `CLAUDE.md:1: "${end}" without "${begin}" before it`],
    ['two begins', ['', begin, begin, end], `CLAUDE.md:2: "${begin}" without "${end}" after it`],
    ['two ends', [begin, end, end], `CLAUDE.md:3: "${end}" without "${begin}" before it`],
    ['two blocks', [begin, end, '', begin, end], 'CLAUDE.md:4: a second WorkRail block; the first begins at line 1'],
    [
      'as many as a file has place for',
      Array.from({ length: 20_000 }, () => `${begin}\n${end}`),
      'CLAUDE.md:3: a second WorkRail block; the first begins at line 1',
    ],
  ])('with markers that are not those of one block is refused: %s', async (_name, lines, said) => {
    const place = temporaryPlace();
    const text = `${lines.join('\n')}\n`;
    const file = inProject(place, 'CLAUDE.md', text);
    for (const remove of [false, true]) {
      const run = `workrail init --client claude-code --instructions${remove ? ' --remove' : ''}`;
      expect(await planInstructions({ ...targetOf(place, 'claude-code'), remove }, new Map())).toEqual({
        kind: 'refused',
        why: said.replace('CLAUDE.md', shownFile(file)),
        fix: `Edit ${shownFile(file)} so that the file contains at most one complete WorkRail block, then run: ${run}`,
      });
    }
    expect(fs.readFileSync(file, 'utf8')).toBe(text);
  });

  test('is not written for a client that reads no such file', async () => {
    const place = temporaryPlace();
    const { code, stdout } = await inProcess(place, [
      'init',
      '--client',
      'claude-desktop',
      '--user',
      '--instructions',
      '--yes',
    ]);
    expect([code, stdout.includes('does not support an instructions file')]).toEqual([0, true]);
  });
});

describe('the command', () => {
  test('has a page that names every client', () => {
    const page = fs.readFileSync(path.join(root, 'docs/how-to/connect-a-client.md'), 'utf8');
    for (const { id, title } of clients)
      expect([page.includes(`\`${id}\``), page.includes(title)]).toEqual([true, true]);
  });

  test('connects several clients at once, reports each, and restores every byte', async () => {
    const place = temporaryPlace();
    inProject(place, '.mcp.json', '{\r\n\t"mcpServers": {\r\n\t\t"a": {} // mine\r\n\t}\r\n}');
    inProject(place, 'AGENTS.md', '# Rules\n\nBe kind.');
    const before = treeOf(place.project);
    const names = ['--client', 'claude-code,copilot-cli', '--client', 'codex', 'zed', '--instructions'];
    const added = await inProcess(place, ['init', ...names, '--yes']);
    expect(added.code).toBe(0);
    expect(added.stdout).toContain('Codex CLI: wrote .codex/config.toml. Next: Start codex');
    expect(added.stdout).toContain('Copilot CLI: .mcp.json already starts WorkRail');
    expect(fs.readFileSync(path.join(place.project, '.mcp.json'), 'utf8')).toContain(
      '\r\n\t\t"a": {}, // mine\r\n\t\t"workrail": {\r\n',
    );
    const check = await inProcess(place, ['init', ...names, '--check']);
    expect([check.code, check.stderr]).toEqual([0, '']);
    const again = await inProcess(place, ['init', ...names]);
    expect([again.code, again.stderr]).toEqual([0, '']);
    const removed = await inProcess(place, ['init', ...names, '--remove', '--yes']);
    expect(removed.code).toBe(0);
    expect(treeOf(place.project)).toEqual(before);
    expect((await inProcess(place, ['init', ...names, '--check'])).code).toBe(1);
  });

  // @verifies init-writes-what-was-confirmed
  test('writes nothing without a terminal or --yes, and with --print and --check', async () => {
    const place = temporaryPlace();
    const before = treeOf(place.folder);
    const asked = await inProcess(place, ['init', '--client', 'cursor']);
    expect(asked.code).toBe(2);
    expect(asked.stderr).toContain('nothing was written');
    expect(asked.stderr).toContain('--yes');
    const printed = await inProcess(place, ['init', '--client', 'cursor', '--print']);
    expect([printed.code, printed.stderr]).toEqual([0, '']);
    expect(printed.stdout).toContain('+     "workrail": {');
    expect((await inProcess(place, ['init', '--client', 'cursor', '--check'])).code).toBe(1);
    expect(treeOf(place.folder)).toEqual(before);
  });

  test('shows nothing of what stands beside the entry', async () => {
    const place = temporaryPlace();
    inProject(place, '.mcp.json', '{"mcpServers":{"a":{"env":{"KEY":"secret-1"}}},"token":"secret-2"}');
    const { stdout } = await inProcess(place, ['init', '--client', 'claude-code', '--print']);
    expect(stdout).toContain('"workrail"');
    expect(stdout).not.toContain('secret');
  });

  test('goes on after a client that is refused, and exits with 1', async () => {
    const place = temporaryPlace();
    inProject(place, '.cursor/mcp.json', '{');
    const { code, stdout } = await inProcess(place, ['init', '--client', 'cursor', '--client', 'zed', '--yes']);
    expect(code).toBe(1);
    expect(stdout).toMatch(/Cursor: refused: \.cursor\/mcp\.json:1:2 is not valid JSON: .*\n {2}fix: Correct/);
    expect(fs.existsSync(path.join(place.project, '.zed/settings.json'))).toBe(true);
  });

  test('lists the clients with what is installed and connected', async () => {
    const place = temporaryPlace();
    fs.mkdirSync(path.join(place.home, '.cursor'));
    await inProcess(place, ['init', '--client', 'zed', '--yes']);
    const { code, stdout } = await inProcess(place, ['init']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^cursor +installed +not connected$/m);
    expect(stdout).toMatch(/^zed +not found +connected: \.zed\/settings\.json$/m);
    await inProcess(place, ['init', '--client', 'windsurf', '--user', '--yes']);
    expect((await inProcess(place, ['init'])).stdout).toMatch(
      /^windsurf .* connected: ~\/\.codeium\/windsurf\/mcp_config\.json$/m,
    );
    const every = await inProcess(place, ['init', '--client', 'all', '--print']);
    expect(every.stdout).toMatch(/^Cursor: add/);
    expect(every.stdout).not.toContain('Claude');
  });

  test('with all passes over the clients that read no project file, and counts those that are connected for the user', async () => {
    const place = temporaryPlace();
    const userOnly = clients.filter(({ project }) => project === null);
    for (const { installed: looks } of userOnly)
      fs.mkdirSync(looks(machineOf(place)).folders[0] ?? '', { recursive: true });
    const check = ['init', '--client', 'all', '--check'];
    expect((await inProcess(place, check)).code).toBe(1);
    fs.mkdirSync(path.join(place.home, '.cursor'));
    await inProcess(place, ['init', 'windsurf', '--user', '--yes']);
    const added = await inProcess(place, ['init', '--client', 'all', '--yes']);
    expect(added.code).toBe(0);
    expect(added.stdout.match(/: skipped: /g)).toHaveLength(userOnly.length - 1);
    expect(added.stdout).toContain('Windsurf: ~/.codeium/windsurf/mcp_config.json already starts WorkRail');
    expect((await inProcess(place, check)).code).toBe(0);
    expect((await inProcess(place, ['init', 'windsurf', '--check'])).code).toBe(0);
    const named = await inProcess(place, ['init', 'windsurf', '--remove']);
    expect([named.code, named.stdout]).toEqual([
      1,
      expect.stringContaining('Run: workrail init --client windsurf --user --remove'),
    ]);
    expect((await inProcess(place, ['init', '--client', 'all', '--remove', '--yes'])).code).toBe(0);
  });

  test('writes no project file into the home directory', async () => {
    const place = temporaryPlace();
    const ran = await inProcess({ ...place, project: place.home }, ['init', '--client', 'cursor', '--yes']);
    expect([ran.code, ran.stderr.includes('--user')]).toEqual([2, true]);
    expect(treeOf(place.home)).toEqual({});
  });

  test.each<[typed: string, isYes: boolean]>([
    ['y\n', true],
    ['YES\n', true],
    ['n\n', false],
    ['\n', false],
    ['yeah\n', false],
    ['', false],
  ])('takes %j on a terminal as %s', async (typed, isYes) => {
    const input = Object.assign(new PassThrough(), { isTTY: true });
    const output = Object.assign(new PassThrough(), { isTTY: true });
    const answer = confirm('Write?', input, output);
    input.end(typed);
    expect(await answer).toBe(isYes);
    expect(String(output.read())).toContain('Write? [y/N]');
  });

  test('an answer is still taken after the process was stopped and continued', async () => {
    const input = Object.assign(new PassThrough(), { isTTY: true });
    const output = Object.assign(new PassThrough(), { isTTY: true });
    const signals: unknown[] = [];
    const killing = vi.spyOn(process, 'kill').mockImplementation((_, signal) => {
      signals.push(signal);
      return true;
    });
    try {
      const answer = confirm('Write?', input, output);
      input.write('\u001a');
      await vi.waitFor(() => expect(signals).toEqual(['SIGTSTP']));
      process.emit('SIGCONT');
      expect(input.isPaused()).toBe(false);
      input.write('y\n');
      expect(await answer).toBe(true);
    } finally {
      killing.mockRestore();
    }
  });

  test.each<[args: string[], says: string]>([
    [['--client', 'cursr'], 'did you mean "cursor"'],
    [['--client', ''], '--client needs a value; got an empty one'],
    [['claude'], 'did you mean "claude-code" or "claude-desktop"?'],
    [['gemini', '--yes'], 'did you mean "gemini-cli"?'],
    [['--check'], '--check is allowed only with a client name'],
    [['--print'], 'workrail init --client <name> --print'],
    [['--yes'], 'workrail init --client <name> --yes'],
    [['--user', '--remove'], 'workrail init --client <name> --user --remove'],
    [['--instructions'], 'workrail init --client <name> --instructions'],
    [['--client', 'zed', '--print', '--yes'], 'cannot be combined'],
    [['--client', 'zed', '--check', '--remove'], 'cannot be combined'],
    [['--client', 'all'], 'no MCP client was found'],
  ])('%j is wrong usage', async (args, says) => {
    const ran = await inProcess(temporaryPlace(), ['init', ...args], {});
    expect([ran.code, ran.stdout]).toEqual([2, '']);
    expect(ran.stderr).toContain(says);
  });
});

test.each([
  ['zed', 'XDG_CONFIG_HOME', '~/.config'],
  ['claude-code', 'CLAUDE_CONFIG_DIR', 'rel'],
  ['codex', 'CODEX_HOME', './rel'],
  ['copilot-cli', 'COPILOT_HOME', '../rel'],
  ['cline', 'CLINE_MCP_SETTINGS_PATH', 'rel.json'],
] as const)(
  'a user configuration of %s is not written below the current directory if %s is %s',
  async (id, name, value) => {
    const place = temporaryPlace();
    const before = [treeOf(place.project), treeOf(place.home)];
    const around = { env: { [name]: value } };
    const { code, stdout } = await inProcess(place, ['init', id, '--user', '--instructions', '--yes'], around);
    expect(code).toBe(1);
    expect(stdout).toContain(`refused: ${name} is not an absolute path`);
    expect(stdout).toContain(`fix: Set ${name} to an absolute path, or unset it`);
    expect([treeOf(place.project), treeOf(place.home)]).toEqual(before);
    const unset = await inProcess(place, ['init', id, '--user', '--yes']);
    expect(unset.code).toBe(0);
  },
);

test('doctor and init give the same cause for a file that is not UTF-8', async () => {
  const place = temporaryPlace();
  const file = inProject(place, '.mcp.json', '');
  fs.writeFileSync(file, Buffer.from('\uFEFF{}', 'utf16le'));
  const { stdout } = await inProcess(place, ['init', 'claude-code', '--check']);
  expect(stdout).toContain('.mcp.json is not UTF-8');
  const report = JSON.parse((await inProcess(place, ['doctor', '--json'])).stdout) as DoctorReport;
  const check = report.checks.find(({ name }) => name === 'client');
  expect(check?.message).toBe(`${file} is not UTF-8, so its client may ignore the file`);
  expect(check).toMatchObject({ fix: `Save ${file} as UTF-8; then run: workrail doctor` });
});
