/**
 * What the settings of a client say about WorkRail: whether they run one of its hooks, and whether they enable its plugin. The files
 * belong to others: they are read, and what cannot be read counts as not there.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord, parseJsonBytes } from '../../schemas/json-object.ts';
import { projectClientConfigBytesMax } from '../../schemas/limits.ts';
import { readRegular } from '../../runtime/host/regular-file.ts';
import { claudeFolder, codexFolder, copilotFolder, type Machine } from '../clients/client-table.ts';
import type { HookClient, HookEvent } from './hook-input.ts';

export type Folders = { readonly project: string; readonly machine: Machine };
type Places = (folders: Folders) => readonly string[];

const claudeProject = (project: string) =>
  ['settings.json', 'settings.local.json'].map((name) => join(project, '.claude', name));
const claude: Places = ({ project, machine }) => [
  ...claudeProject(project),
  join(claudeFolder(machine), 'settings.json'),
];
/** Each file, or each JSON file of a folder. Copilot CLI reads the settings of Claude Code in a repository too. */
const places: Readonly<Record<HookClient, Places>> = {
  'claude-code': claude,
  copilot: ({ project, machine }) => [
    ...['hooks', 'copilot/settings.json', 'copilot/settings.local.json'].map((name) => join(project, '.github', name)),
    ...['hooks', 'settings.json'].map((name) => join(copilotFolder(machine), name)),
    ...claudeProject(project),
  ],
  codex: ({ project, machine }) => [join(project, '.codex/hooks.json'), join(codexFolder(machine), 'hooks.json')],
  gemini: ({ project, machine }) => [project, machine.home].map((folder) => join(folder, '.gemini/settings.json')),
};

export const isHookConfigured = (client: HookClient, event: HookEvent, folders: Folders): boolean =>
  places[client](folders)
    .flatMap(filesAt)
    .some((file) => commandsIn(settingIn(file, 'hooks')).some((command) => runs(command, event)));

/** The file of Claude Code that enables the plugin, from whatever marketplace; null for none. */
export const pluginEnabledIn = (folders: Folders): string | null =>
  claude(folders).find((file) => {
    const enabled = settingIn(file, 'enabledPlugins');
    return isRecord(enabled) && Object.entries(enabled).some(([id, on]) => id.startsWith('workrail@') && on === true);
  }) ?? null;

function filesAt(place: string): string[] {
  if (place.endsWith('.json')) return [place];
  try {
    return readdirSync(place).flatMap((name) => (name.endsWith('.json') ? [join(place, name)] : []));
  } catch {
    return [];
  }
}

function settingIn(file: string, name: string): unknown {
  try {
    const settings = parseJsonBytes(readRegular(file, projectClientConfigBytesMax, 'followed'));
    return isRecord(settings) ? settings[name] : undefined;
  } catch {
    return undefined;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The commands of hooks, however they are nested. */
function commandsIn(hooks: unknown): string[] {
  if (Array.isArray(hooks)) return hooks.flatMap(commandsIn);
  if (!isRecord(hooks)) return [];
  const { command, bash, powershell, exec, args } = hooks;
  const words = [exec ?? command, ...(Array.isArray(args) ? args : [])].filter(isText);
  return [words.join(' '), ...[bash, powershell].filter(isText), ...Object.values(hooks).flatMap(commandsIn)];
}

const runs = (command: string, event: HookEvent): boolean =>
  /\bworkrail\b/.test(command) && new RegExp(`\\bhook\\s+${event}\\b`).test(command);
