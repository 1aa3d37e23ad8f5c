/** What `init` would do for one client: read its file, decide whose entry is there, and compute the text that takes its place. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonRecord } from '../../schemas/json-object.ts';
import type { Boundary } from '../../project/files/boundary.ts';
import { startFault } from '../doctor/client-entry.ts';
import { shownFile } from '../../project/files/shown-path.ts';
import { type ClientFile, readClientFile, type Refusal, refused } from './client-file.ts';
import { type Client, type Machine, type Scope, serverName, type Start } from './client-table.ts';
import type { ConfigFormat, KeyPath, TextFault } from './config-format.ts';
import { formatOf } from './formats.ts';
import { ignoredEntry } from './ignored-entry.ts';
import { addEntry, readConfig, removeEntry, replaceEntry, valueAt } from './merge-entry.ts';
import { isOwnEntry, isPortableEntry, ownershipOf, startFor } from './server-entry.ts';

export type Change = {
  readonly kind: 'change';
  readonly what: 'entry' | 'block';
  readonly file: string;
  readonly boundary: Boundary;
  readonly action: 'add' | 'update' | 'remove';
  readonly before: string | null;
  readonly after: string | null;
  readonly mode: number;
  readonly notes: readonly string[];
};
export type Unchanged = { readonly kind: 'unchanged'; readonly file: string; readonly why: string };
export type Plan = Change | Unchanged | Refusal;

export type Target = {
  readonly client: Client;
  readonly scope: Scope;
  readonly project: string;
  readonly machine: Machine;
};

/** Files that earlier clients of the same command change, by path: clients share files. */
export type Pending = ReadonlyMap<string, string | null>;

/** The file that a client reads, or will read when it is there. */
export function fileOf({ client, scope, project, machine }: Target): string | null {
  const places = scope === 'user' ? client.user(machine) : client.project?.map((place) => join(project, place));
  return places?.find((place) => existsSync(place)) ?? places?.[0] ?? null;
}

/** The links of the user's own folder are the user's. */
export const boundaryOf = ({ scope, project, machine }: Omit<Target, 'client'>): Boundary =>
  scope === 'project'
    ? { folder: project, title: 'the project' }
    : { folder: machine.home, title: 'the home directory', isOwn: true };

/** The user's own settings may hold secrets; a file of a project is shared. */
export const modeOf = (scope: Scope) => (scope === 'user' ? 0o600 : 0o666 & ~process.umask());

export function pendingOr(pending: Pending, file: string, boundary: Boundary): ClientFile {
  const text = pending.get(file);
  if (text === undefined) return readClientFile(file, boundary);
  return text === null ? { kind: 'absent' } : { kind: 'text', text, isLink: false };
}

export function faultText(file: string, format: ConfigFormat, { at, why }: TextFault): string {
  const place = at === null ? shownFile(file) : `${shownFile(file)}:${at.line}:${at.column}`;
  return `${place} is not valid ${format.title}: ${why}`;
}

/** Where the servers stand: opencode moved them to `mcp.servers`, and reads both. */
export function serversAt(client: Client, value: unknown): KeyPath {
  const later = [...client.at, 'servers'];
  const servers = client.id === 'opencode' ? valueAt(value, later) : undefined;
  return servers !== undefined && valueAt(servers, ['type']) === undefined ? later : client.at;
}

type Opened = {
  readonly file: string;
  readonly boundary: Boundary;
  readonly format: ConfigFormat;
  readonly found: Exclude<ClientFile, Refusal>;
  readonly path: KeyPath;
  readonly entry: unknown;
};

async function opened(target: Target, pending: Pending): Promise<Opened | Refusal> {
  const { client } = target;
  const file = fileOf(target);
  if (file === null)
    return refused(
      `${client.title} reads no configuration from a project`,
      `Connect it for all projects: workrail init --client ${client.id} --user`,
    );
  const boundary = boundaryOf(target);
  const found = pendingOr(pending, file, boundary);
  if (found.kind === 'refused') return found;
  const format = await formatOf(client.format);
  const reading = found.kind === 'absent' ? null : readConfig(format, found.text);
  if (reading?.kind === 'unreadable')
    return refused(faultText(file, format, reading.fault), `Correct ${shownFile(file)}`);
  const value = reading === null ? {} : reading.value;
  const path = [...serversAt(client, value), serverName];
  return { file, boundary, format, found, path, entry: valueAt(value, path) };
}

const textOf = ({ found }: Opened): string | null => (found.kind === 'absent' ? null : found.text);

function changed(open: Opened, target: Target, after: string | null, change: Pick<Change, 'action' | 'notes'>): Change {
  const { file, boundary } = open;
  return {
    kind: 'change',
    what: 'entry',
    file,
    boundary,
    before: textOf(open),
    after,
    mode: modeOf(target.scope),
    ...change,
  };
}

/** An entry is written by hand where the file has no place for it that leaves the rest as it is. */
function noPlace({ file, path }: Opened, entry: JsonRecord): Refusal {
  return refused(
    `the entry cannot be added to ${shownFile(file)} without changing the rest of the file`,
    `Add this under ${path.slice(0, -1).join('.')}: ${JSON.stringify({ [serverName]: entry })}`,
  );
}

const notPortable =
  'The entry contains paths of this machine. To share the file, install WorkRail in the project (npm install --save-dev) and run the command again';

function update(open: Opened, target: Target, wanted: JsonRecord, notes: readonly string[]): Plan {
  const after = replaceEntry(open.format, textOf(open) ?? '', open.path, wanted);
  return after === null ? noPlace(open, wanted) : changed(open, target, after, { action: 'update', notes });
}

/** The start of an entry: a refusal for a program that npm removes by itself. */
function wantedStart({ client, scope, project, machine }: Target): { start: Start; isPortable: boolean } | Refusal {
  const found = startFor(client, scope, project, machine);
  if (found.kind === 'found') return found;
  return refused(
    'this copy of WorkRail is in the cache of npx, which npm clears',
    'Install WorkRail, then run the command again: npm install --save-dev <path to the tarball>',
  );
}

/** An entry that somebody wrote or changed stays as it is; one that does not work is theirs to correct. */
function keptEntry({ file, entry }: Opened, { client, scope, project, machine }: Target): Plan {
  const fault = startFault({ client, scope, file }, entry, { ...machine, project });
  if (fault !== null) return refused(fault.message, fault.fix ?? `Correct ${shownFile(file)}`);
  return {
    kind: 'unchanged',
    file,
    why: 'already starts WorkRail; the entry was written or changed by hand and is kept',
  };
}

export async function planToAdd(target: Target, pending: Pending = new Map()): Promise<Plan> {
  const { client } = target;
  const open = await opened(target, pending);
  if ('why' in open) return open;
  const found = wantedStart(target);
  if ('why' in found) return found;
  const ignored = await ignoredEntry(target);
  if (ignored !== null) return ignored;
  const wanted = client.entry(found.start);
  const notes = target.scope === 'project' && !found.isPortable ? [notPortable] : [];
  if (open.entry === undefined) {
    const after = addEntry(open.format, textOf(open), open.path, wanted);
    return after === null ? noPlace(open, wanted) : changed(open, target, after, { action: 'add', notes });
  }
  const { file } = open;
  switch (ownershipOf(open.entry, wanted)) {
    case 'same':
      return { kind: 'unchanged', file, why: 'already starts WorkRail' };
    case 'edited':
      return keptEntry(open, target);
    case 'written':
      if (!found.isPortable && target.scope === 'project' && isPortableEntry(open.entry))
        return { kind: 'unchanged', file, why: 'already starts the WorkRail that is installed in the project' };
      return update(open, target, wanted, notes);
    case 'foreign':
      return refused(
        `${shownFile(file)} has an entry "${serverName}" that starts another program`,
        `Rename or remove that entry in ${shownFile(file)}`,
      );
  }
}

export async function planToRemove(target: Target, pending: Pending = new Map()): Promise<Plan> {
  const open = await opened(target, pending);
  if ('why' in open) return open;
  const { file, found, entry, format, path } = open;
  const text = textOf(open);
  if (entry === undefined || text === null) return { kind: 'unchanged', file, why: `has no entry "${serverName}"` };
  if (!isOwnEntry(entry))
    return { kind: 'unchanged', file, why: `the entry "${serverName}" was not written by this command and is kept` };
  const removal = removeEntry(format, text, path, found.kind === 'text' && found.isLink ? 'impossible' : 'possible');
  if (removal === null)
    return refused(
      `the entry in ${shownFile(file)} cannot be removed without touching the rest of the file`,
      `Remove the entry "${serverName}" from ${shownFile(file)}`,
    );
  const notes =
    removal.kind === 'cut' ? ['The file was changed since the entry was added, so only the entry is removed'] : [];
  return changed(open, target, removal.text, { action: 'remove', notes });
}
