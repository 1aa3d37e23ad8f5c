/** Why a client would not start an entry that it can read: what the user decided in the client's own settings. */
import { isRecord } from '../../schemas/json-object.ts';
import { posix, sep } from 'node:path';
import { isSameFolder } from '../../project/places.ts';
import { shownFile } from '../../project/files/shown-path.ts';
import { type Client, joined, serverName } from './client-table.ts';
import { readConfig, valueAt } from './merge-entry.ts';
import { readClientFile, refused, type Refusal } from './client-file.ts';
import { formatOf } from './formats.ts';
import type { Place } from './target.ts';

/** The value of a file of settings; undefined where it is absent or cannot be read, which its client says. */
async function settings(file: string, format: Client['format'] = 'json'): Promise<unknown> {
  const found = readClientFile(file, { folder: file, title: '', isOwn: true });
  if (found.kind !== 'text') return undefined;
  const reading = readConfig(await formatOf(format), found.text);
  return reading.kind === 'read' ? reading.value : undefined;
}

const listed = (value: unknown): boolean => Array.isArray(value) && value.includes(serverName);

/** The entries of a map from folders whose folder is the project or above it, the nearest last. */
function ofFolders<T>(map: unknown, project: string, pick: (folder: string, value: unknown) => T): readonly T[] {
  if (!isRecord(map)) return [];
  const parents = new Set<string>();
  for (let folder = project; !parents.has(folder); folder = parentOf(folder)) parents.add(folder);
  return Object.entries(map)
    .filter(([folder]) => [...parents].some((each) => each === folder || isSameFolder(each, folder)))
    .sort(([a], [b]) => a.length - b.length)
    .map(([folder, value]) => pick(folder, value));
}

const parentOf = (folder: string) => posix.dirname(folder.split(sep).join('/')).split('/').join(sep);

async function ignoredByClaude({ client, scope, project, machine }: Place): Promise<Refusal | null> {
  const [own = ''] = client.user(machine);
  const perProject = ofFolders(valueAt(await settings(own), ['projects']), project, (_, value) => value).at(-1);
  for (const key of ['disabledMcpServers', ...(scope === 'project' ? ['disabledMcpjsonServers'] : [])])
    if (listed(valueAt(perProject, [key]))) return disabled(own, `"${key}" of this project`);
  if (scope === 'user') return null;
  const folder = joined(machine, client.installed(machine).folders[0] ?? '');
  const files = [
    joined(machine, project, '.claude', 'settings.local.json'),
    joined(machine, project, '.claude', 'settings.json'),
    joined(machine, folder, 'settings.json'),
  ];
  for (const file of files)
    if (listed(valueAt(await settings(file), ['disabledMcpjsonServers'])))
      return disabled(file, '"disabledMcpjsonServers"');
  return null;
}

const disabled = (file: string, key: string) =>
  refused(
    `${shownFile(file)} lists "${serverName}" under ${key}, so the client does not start it`,
    `Remove "${serverName}" from ${key} in ${shownFile(file)}`,
  );

async function ignoredByGemini({ client, scope, project, machine }: Place): Promise<Refusal | null> {
  const [user = ''] = client.user(machine);
  const files = [joined(machine, project, '.gemini', 'settings.json'), user];
  for (const file of files) {
    const value = await settings(file);
    if (listed(valueAt(value, ['mcp', 'excluded']))) return disabled(file, '"mcp.excluded"');
    const allowed = valueAt(value, ['mcp', 'allowed']);
    if (Array.isArray(allowed) && allowed.length > 0 && !listed(allowed))
      return refused(
        `${shownFile(file)} allows only the servers under "mcp.allowed"`,
        `Add "${serverName}" to "mcp.allowed" in ${shownFile(file)}`,
      );
  }
  if (scope === 'user' || valueAt(await settings(user), ['security', 'folderTrust', 'enabled']) === false) return null;
  const trusted = joined(machine, user, '..', 'trustedFolders.json');
  const decision = ofFolders(await settings(trusted), project, (_, value) => value).at(-1);
  if (decision !== 'DO_NOT_TRUST') return null;
  return refused(
    'Gemini CLI does not trust this folder, so Gemini CLI starts no MCP server in this folder',
    'Start gemini in the folder, type /permissions and trust the folder; or connect with --user',
  );
}

async function ignoredByCodex({ client, scope, project, machine }: Place): Promise<Refusal | null> {
  if (scope === 'user') return null;
  const [own = ''] = client.user(machine);
  const projects = valueAt(await settings(own, 'toml'), ['projects']);
  const level = ofFolders(projects, project, (_, value) => valueAt(value, ['trust_level'])).at(-1);
  if (level !== 'untrusted') return null;
  return refused(
    `${shownFile(own)} marks this folder as untrusted, so Codex does not read .codex/config.toml`,
    `Set trust_level = "trusted" for this folder in ${shownFile(own)}, or connect with --user`,
  );
}

async function ignoredByCode({ client, machine }: Place): Promise<Refusal | null> {
  const [own = ''] = client.user(machine);
  const file = joined(machine, own, '..', 'settings.json');
  const access = valueAt(await settings(file), ['chat.mcp.access']);
  if (access !== 'none') return null;
  return refused(
    `${shownFile(file)} sets "chat.mcp.access" to "none", so VS Code starts no MCP server`,
    `Remove "chat.mcp.access" from ${shownFile(file)}`,
  );
}

async function ignoredByZed({ client, machine }: Place): Promise<Refusal | null> {
  const [own = ''] = client.user(machine);
  if (valueAt(await settings(own), ['disable_ai']) !== true) return null;
  return refused(
    `${shownFile(own)} sets "disable_ai", so Zed starts no MCP server`,
    `Remove "disable_ai" from ${shownFile(own)}`,
  );
}

/** Null where the client starts the entry, or asks the user first. */
export async function ignoredEntry(place: Place): Promise<Refusal | null> {
  const looks: Partial<Record<Client['id'], (place: Place) => Promise<Refusal | null>>> = {
    'claude-code': ignoredByClaude,
    'gemini-cli': ignoredByGemini,
    codex: ignoredByCodex,
    vscode: ignoredByCode,
    zed: ignoredByZed,
  };
  return (await looks[place.client.id]?.(place)) ?? null;
}
