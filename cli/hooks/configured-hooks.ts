/**
 * Whether the settings of a client run a hook of WorkRail already, so that the same hook of the plugin stays silent. The files
 * belong to others: they are read, and what cannot be read counts as not there.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../../schemas/json-object.ts';
import { clientConfigBytesMax } from '../../schemas/limits.ts';
import { readRegular } from '../../runtime/host/regular-file.ts';
import type { HookClient, HookEvent } from './hook-input.ts';

const claude = {
  project: ['.claude/settings.json', '.claude/settings.local.json'],
  home: ['.claude/settings.json'],
};
/** Each file, or each JSON file of a folder. Copilot CLI reads the settings of Claude Code in a repository too. */
const places: Readonly<Record<HookClient, { readonly project: readonly string[]; readonly home: readonly string[] }>> =
  {
    'claude-code': claude,
    copilot: {
      project: [
        '.github/hooks',
        '.github/copilot/settings.json',
        '.github/copilot/settings.local.json',
        ...claude.project,
      ],
      home: ['.copilot/hooks', '.copilot/settings.json'],
    },
    codex: { project: ['.codex/hooks.json'], home: ['.codex/hooks.json'] },
    gemini: { project: ['.gemini/settings.json'], home: ['.gemini/settings.json'] },
  };

export function isConfigured(
  client: HookClient,
  event: HookEvent,
  folders: { readonly project: string; readonly home: string },
): boolean {
  const { project, home } = places[client];
  const files = [
    ...project.map((place) => join(folders.project, place)),
    ...home.map((place) => join(folders.home, place)),
  ].flatMap(filesAt);
  return files.some((file) => commandsIn(hooksOf(file)).some((command) => runs(command, event)));
}

function filesAt(place: string): string[] {
  if (place.endsWith('.json')) return [place];
  try {
    return readdirSync(place).flatMap((name) => (name.endsWith('.json') ? [join(place, name)] : []));
  } catch {
    return [];
  }
}

function hooksOf(file: string): unknown {
  try {
    const settings: unknown = JSON.parse(new TextDecoder().decode(readRegular(file, clientConfigBytesMax, 'followed')));
    return isRecord(settings) ? settings['hooks'] : null;
  } catch {
    return null;
  }
}

/** The commands of hooks, however they are nested. */
function commandsIn(hooks: unknown): string[] {
  if (Array.isArray(hooks)) return hooks.flatMap(commandsIn);
  if (!isRecord(hooks)) return [];
  const { command, bash, powershell, exec, args } = hooks;
  const words = [exec ?? command, ...(Array.isArray(args) ? args : [])].filter((word) => typeof word === 'string');
  const own = [words.join(' '), bash, powershell].filter((text) => typeof text === 'string' && text !== '') as string[];
  return [...own, ...Object.values(hooks).flatMap(commandsIn)];
}

const runs = (command: string, event: HookEvent): boolean =>
  /\bworkrail\b/.test(command) && new RegExp(`\\bhook\\s+${event}\\b`).test(command);
