/** What the settings of clients say about the hooks and the plugin of WorkRail. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Folders, isHookConfigured, pluginEnabledIn } from '../../cli/hooks/client-settings.ts';
import type { HookClient } from '../../cli/hooks/hook-input.ts';
import { temporaryFolder } from '../support/files.ts';

function foldersIn(folder: string, variables: Readonly<Record<string, string>> = {}): Folders {
  const machine = {
    home: path.join(folder, 'home'),
    path: '',
    program: '/p/workrail.cjs',
    node: process.execPath,
    platform: process.platform,
    variable: (name: string) => variables[name],
  };
  return { project: path.join(folder, 'project'), machine };
}

function write(folder: string, file: string, settings: unknown): void {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), typeof settings === 'string' ? settings : JSON.stringify(settings));
}

const command = 'node "/p/workrail.cjs" hook stop --client x';
const nested = { hooks: { Stop: [{ hooks: [{ type: 'command', command }] }] } };

describe('the hook of a stop', () => {
  // @verifies plugin-hooks-yield
  test.each<[HookClient, string, unknown]>([
    ['claude-code', 'project/.claude/settings.json', nested],
    ['claude-code', 'project/.claude/settings.local.json', nested],
    ['claude-code', 'home/.claude/settings.json', nested],
    ['copilot', 'project/.github/hooks/any-name.json', { version: 1, hooks: { agentStop: [{ bash: command }] } }],
    [
      'copilot',
      'project/.github/hooks/any-name.json',
      { hooks: { agentStop: [{ powershell: 'npx workrail hook stop' }] } },
    ],
    [
      'copilot',
      'home/.copilot/hooks/mine.json',
      { hooks: { agentStop: [{ exec: 'workrail', args: ['hook', 'stop'] }] } },
    ],
    ['copilot', 'home/.copilot/settings.json', nested],
    ['copilot', 'project/.claude/settings.json', nested],
    ['codex', 'project/.codex/hooks.json', nested],
    ['codex', 'home/.codex/hooks.json', nested],
    ['gemini', 'home/.gemini/settings.json', nested],
  ])('is configured for %s by %s', (client, file, settings) => {
    const folder = temporaryFolder();
    expect(isHookConfigured(client, 'stop', foldersIn(folder))).toBe(false);
    write(folder, file, settings);
    expect(isHookConfigured(client, 'stop', foldersIn(folder))).toBe(true);
    expect(isHookConfigured(client, 'session-start', foldersIn(folder))).toBe(false);
  });

  test('is found where a variable moves the folder of the client', () => {
    const folder = temporaryFolder();
    write(folder, 'moved/settings.json', nested);
    const variables = { CLAUDE_CONFIG_DIR: path.join(folder, 'moved') };
    expect(isHookConfigured('claude-code', 'stop', foldersIn(folder, variables))).toBe(true);
  });

  // @verifies plugin-hooks-yield
  test.each([
    ['another program', { hooks: { Stop: [{ hooks: [{ type: 'command', command: 'npm test' }] }] } }],
    ['WorkRail as an MCP server', { mcpServers: { workrail: { command: 'workrail', args: ['serve'] } } }],
    ['the command outside of hooks', { env: { NOTE: command } }],
    ['no object', '[]'],
    ['no JSON', '{'],
    ['bytes that are not UTF-8', Buffer.from([0xff, 0xfe]).toString('latin1')],
  ])('is not configured by settings with %s', (_what, settings) => {
    const folder = temporaryFolder();
    write(folder, 'project/.claude/settings.json', settings);
    expect(isHookConfigured('claude-code', 'stop', foldersIn(folder))).toBe(false);
  });
});

test.each([
  ['enabled', { enabledPlugins: { 'other@market': true, 'workrail@workrail': true } }, true],
  ['disabled', { enabledPlugins: { 'workrail@workrail': false } }, false],
  ['another one', { enabledPlugins: { 'workrailer@workrail': true } }, false],
  ['of another form', { enabledPlugins: ['workrail@workrail'] }, false],
])('a plugin that is %s counts so', (_how, settings, isEnabled) => {
  const folder = temporaryFolder();
  write(folder, 'home/.claude/settings.json', settings);
  expect(pluginEnabledIn(foldersIn(folder)) !== null).toBe(isEnabled);
});
