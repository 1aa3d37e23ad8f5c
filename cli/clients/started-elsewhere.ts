/** What starts WorkRail in a client although the entry of `init` is missing: a second entry would show an agent every tool twice. */
import { isSameFolder } from '../../project/places.ts';
import { isRecord } from '../../schemas/json-object.ts';
import { pluginEnabledIn } from '../hooks/client-settings.ts';
import { readClientFile, type Refusal } from './client-file.ts';
import { type Scope, serverName } from './client-table.ts';
import { formatOf } from './formats.ts';
import { readConfig, valueAt } from './merge-entry.ts';
import { workrailArguments } from './server-entry.ts';
import { boundaryOf, filesOf, type Opened, openedAt, refusedStart, serversAt, type Target } from './target.ts';

export type Elsewhere = {
  readonly file: string;
  readonly why: string;
  /** Set where it is an entry: what is wrong with it. */
  readonly fault: Refusal | null;
  /** Set where it is an entry of the other scope, which `init` may have written. */
  readonly otherScope?: Scope;
};

type Named = { readonly name: string; readonly entry: unknown };

/** The entries of a map that start the server, whatever their names. */
const serversIn = (servers: unknown): readonly Named[] =>
  Object.entries(isRecord(servers) ? servers : {})
    .filter(([, entry]) => workrailArguments(entry)?.includes('serve') === true)
    .map(([name, entry]) => ({ name, entry }));

/** The records of Claude Code's user file for this project, which hold its local scope. */
export function localScopes(value: unknown, project: string): readonly unknown[] {
  const projects = valueAt(value, ['projects']);
  if (!isRecord(projects)) return [];
  return Object.entries(projects).flatMap(([path, each]) => (isSameFolder(path, project) ? [each] : []));
}

function elsewhere(target: Target, file: string, { name, entry }: Named, where: string): Elsewhere {
  const why = `starts WorkRail with the entry "${name}"${where}`;
  return { file, why, fault: refusedStart(target, file, entry) };
}

async function inLocalScope(target: Target): Promise<Elsewhere | null> {
  const { client, project, machine } = target;
  if (client.id !== 'claude-code') return null;
  const [file = ''] = client.user(machine);
  const found = readClientFile(file, boundaryOf({ ...target, scope: 'user' }));
  if (found.kind !== 'text') return null;
  const reading = readConfig(await formatOf(client.format), found.text);
  const scopes = reading.kind === 'read' ? localScopes(reading.value, project) : [];
  const [first] = scopes.flatMap((each) => serversIn(valueAt(each, client.at)));
  return first === undefined ? null : elsewhere({ ...target, scope: 'user' }, file, first, ' of this project');
}

function inPlugin({ client, project, machine }: Target): Elsewhere | null {
  if (client.id !== 'claude-code') return null;
  const file = pluginEnabledIn({ project, machine });
  return file === null ? null : { file, why: 'enables the WorkRail plugin, which starts WorkRail', fault: null };
}

const scopeTitles = { project: ' for this project', user: ' for all projects' } as const;

/** In another file of the client. One that cannot be read is reported by `doctor`. */
async function inOtherFile(target: Target, own: string): Promise<Elsewhere | null> {
  const { client, project, machine } = target;
  for (const scope of ['project', 'user'] as const) {
    const place = { ...target, scope };
    // The home directory is not a project, although a client finds a file there.
    const files = scope === 'project' && isSameFolder(project, machine.home) ? [] : filesOf(place);
    for (const file of files.filter((each) => each !== own)) {
      const open = await openedAt(place, file, new Map());
      if ('why' in open) continue;
      const [first] = serversIn(valueAt(open.value, serversAt(client, open.value)));
      if (first === undefined) continue;
      const found = elsewhere(place, file, first, scopeTitles[scope]);
      return scope === target.scope ? found : { ...found, otherScope: scope };
    }
  }
  return null;
}

/** Null where nothing else starts it. */
export async function startedElsewhere(target: Target, { file, value }: Opened): Promise<Elsewhere | null> {
  const other = serversIn(valueAt(value, serversAt(target.client, value))).find(({ name }) => name !== serverName);
  if (other !== undefined) return elsewhere(target, file, other, '');
  return (await inLocalScope(target)) ?? inPlugin(target) ?? inOtherFile(target, file);
}
