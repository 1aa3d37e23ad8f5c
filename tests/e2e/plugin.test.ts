/** The plugin, installed as its clients install it: the package is copied into their cache, and they read it from there. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { HookEvent } from '../../cli/hooks/hook-input.ts';
import { version } from '../../package.json';
import { type Command, HookClientDriver } from './hook-clients.ts';
import {
  environmentOf,
  type Place,
  plainSteps,
  root,
  sourceOf,
  temporaryPlace,
  TextClient,
  writeSource,
} from './support.ts';

type Hook = { readonly type: string; readonly command: string; readonly timeout: number };
type Hooks = Readonly<Record<string, readonly { readonly hooks: readonly Hook[] }[]>>;
type Manifest = {
  readonly name: string;
  readonly version: string;
  readonly commands: string;
  readonly skills: string;
  readonly hooks: string;
  readonly mcpServers: Readonly<Record<string, { readonly command: string; readonly args: readonly string[] }>>;
};

/** A copy of everything that `npm pack` would ship, which refers to nothing of this checkout. */
const shipped = { folder: '' };
beforeAll(() => {
  const listing = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [pack] = JSON.parse(listing) as { files: { path: string }[] }[];
  shipped.folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'workrail-plugin-'));
  for (const { path: file } of pack?.files ?? []) {
    fs.mkdirSync(path.dirname(path.join(shipped.folder, file)), { recursive: true });
    fs.copyFileSync(path.join(root, file), path.join(shipped.folder, file));
  }
});
afterAll(() => fs.rmSync(shipped.folder, { recursive: true, force: true, maxRetries: 5 }));

type Installed = { readonly place: Place; readonly folder: string; readonly manifest: Manifest; readonly hooks: Hooks };

function read<T>(folder: string, file: string): T {
  return JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as T;
}

function installed(): Installed {
  const { folder } = shipped;
  const manifest = read<Manifest>(folder, '.claude-plugin/plugin.json');
  return { place: temporaryPlace(), folder, manifest, hooks: read<{ hooks: Hooks }>(folder, manifest.hooks).hooks };
}

const names: Readonly<Record<HookEvent, string>> = {
  'session-start': 'SessionStart',
  stop: 'Stop',
  'pre-compact': 'PreCompact',
};

/** As a client puts it into a command. */
const rooted = (text: string, folder: string) => text.replaceAll(`$${'{'}CLAUDE_PLUGIN_ROOT}`, folder);

/** The one command of an event, with what a client sets for it. */
const commandIn =
  ({ place, folder, hooks }: Installed) =>
  (event: HookEvent): Command => {
    const all = (hooks[names[event]] ?? []).flatMap((entry) => entry.hooks);
    if (all.length !== 1) throw new Error(`${event} has ${all.length} hooks`);
    return {
      line: rooted(all[0]?.command ?? '', folder),
      env: { CLAUDE_PLUGIN_ROOT: folder, CLAUDE_PROJECT_DIR: place.project },
    };
  };

/** The MCP server that the plugin names, with an agent. */
async function agentOf({ place, folder, manifest }: Installed): Promise<TextClient> {
  writeSource(place, 'job.json', sourceOf('project.job', plainSteps(2)));
  const { command, args } = manifest.mcpServers['workrail'] ?? { command: '', args: [] };
  const agent = await TextClient.over(
    new StdioClientTransport({
      command,
      args: args.map((word) => rooted(word, folder)),
      env: environmentOf(place, { CLAUDE_PROJECT_DIR: place.project }),
      cwd: place.home,
      stderr: 'ignore',
    }),
  );
  onTestFinished(() => agent.client.close());
  return agent;
}

async function startedIn(plugin: Installed): Promise<string> {
  const { text, isError } = await (await agentOf(plugin)).call('start_workflow', { workflowId: 'project.job' });
  if (isError) throw new Error(text);
  return text;
}
const nameIn = (text: string) => /^\[([^\]/]+)/m.exec(text)?.[1] ?? '';

// @verifies plugin-is-the-package
test('the manifest and the marketplace have the version of the package, and name only files that are shipped', () => {
  const { folder, manifest } = installed();
  expect(manifest).toMatchObject({ name: 'workrail', version });
  const marketplace = read<{ plugins: unknown[] }>(folder, '.claude-plugin/marketplace.json');
  expect(marketplace.plugins).toEqual([expect.objectContaining({ name: 'workrail', source: './', version })]);
  for (const place of [manifest.commands, manifest.skills, manifest.hooks]) {
    expect(place.startsWith('./')).toBe(true);
    expect(fs.existsSync(path.join(folder, place)), place).toBe(true);
  }
  // A client takes each of these folders in the root of a plugin for one of its own.
  for (const name of ['commands', 'skills', 'hooks', 'agents', 'bin', '.mcp.json'])
    expect(fs.existsSync(path.join(folder, name)), name).toBe(false);
});

test('three commands and one skill have what a client lists them by', () => {
  const { folder, manifest } = installed();
  const frontMatter = (file: string) => /^---\n([\s\S]*?)\n---\n\n\S/.exec(fs.readFileSync(file, 'utf8'))?.[1] ?? '';
  const commands = path.join(folder, manifest.commands);
  expect(fs.readdirSync(commands).sort()).toEqual(['resume.md', 'start.md', 'status.md']);
  for (const file of fs.readdirSync(commands))
    expect(frontMatter(path.join(commands, file))).toMatch(/^description: \S/m);
  const skills = path.join(folder, manifest.skills);
  const [skill = '', ...others] = fs.readdirSync(skills);
  expect(others).toEqual([]);
  expect(frontMatter(path.join(skills, skill, 'SKILL.md'))).toMatch(
    new RegExp(`^name: ${skill}\ndescription: .{40,1024}$`),
  );
});

// @verifies plugin-is-the-package
describe.each(['claude-code', 'copilot'] as const)('in %s', (client) => {
  test('the server of the copy runs a workflow, and its hooks report the run and refuse a stop', async () => {
    const plugin = installed();
    const text = await startedIn(plugin);
    const chat = new HookClientDriver(plugin.place, client, { command: commandIn(plugin), isPlugin: true });
    expect((await chat.sessionStart('startup')).context).toContain(`- ${nameIn(text)} · project.job`);
    chat.record('start_workflow', text);
    expect((await chat.stop()).refusal).toContain(nameIn(text));
    expect((await chat.stop()).refusal).toBeNull();
    expect((await chat.preCompact()).context === null).toBe(client === 'copilot');
  });
});

const ownEntry = (command: string) => ({
  hooks: Object.fromEntries(
    Object.entries(names).map(([event, name]) => [
      name,
      [{ hooks: [{ type: 'command', command: `${command} hook ${event} --client claude-code` }] }],
    ]),
  ),
});

// @verifies plugin-hooks-yield
test.each([
  ['the project', (place: Place) => path.join(place.project, '.claude/settings.json')],
  ['the user', (place: Place) => path.join(place.home, '.claude/settings.json')],
])('with hooks in the settings of %s too, each event is answered once', async (_who, settingsOf) => {
  const plugin = installed();
  const { place } = plugin;
  const text = await startedIn(plugin);
  const program = `"${process.execPath}" "${path.join(plugin.folder, 'dist/workrail.cjs')}"`;
  fs.mkdirSync(path.dirname(settingsOf(place)), { recursive: true });
  fs.writeFileSync(settingsOf(place), JSON.stringify(ownEntry(program)));
  const own = new HookClientDriver(place, 'claude-code', {
    command: (event) => ({ line: `${program} hook ${event} --client claude-code` }),
  });
  const ofPlugin = new HookClientDriver(place, 'claude-code', { command: commandIn(plugin), isPlugin: true });
  const heard = async (ask: (chat: HookClientDriver) => Promise<{ context: string | null; refusal: string | null }>) =>
    (await Promise.all([own, ofPlugin].map(ask))).filter(
      ({ context, refusal }) => context !== null || refusal !== null,
    );
  expect(await heard((chat) => chat.sessionStart('startup'))).toHaveLength(1);
  own.record('start_workflow', text);
  expect(await heard((chat) => chat.stop())).toHaveLength(1);
  expect(await heard((chat) => chat.preCompact())).toHaveLength(1);
});
