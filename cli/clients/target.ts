/** The file of a client for one scope, and the entry in it. */
import { existsSync, lstatSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Boundary, realPath } from '../../project/files/boundary.ts';
import { shownFile } from '../../project/files/shown-path.ts';
import { type ClientFile, readClientFile, type Refusal, refused } from './client-file.ts';
import {
  type Client,
  isAbsoluteOn,
  joined,
  type Machine,
  placeVariables,
  type Scope,
  serverName,
} from './client-table.ts';
import type { ConfigFormat, KeyPath, TextFault } from './config-format.ts';
import { formatOf } from './formats.ts';
import { readConfig, valueAt } from './merge-entry.ts';

/** Why an entry does not start the server, with what to do; null where nothing is known to be wrong. */
export type FindStartFault = (
  source: { readonly client: Client; readonly scope: Scope; readonly file: string },
  entry: unknown,
  places: Machine & { readonly project: string },
) => { readonly message: string; readonly fix?: string | undefined } | null;

/** Where a client keeps its entry. */
export type Place = {
  readonly client: Client;
  readonly scope: Scope;
  readonly project: string;
  readonly machine: Machine;
};
export type Target = Place & {
  /** The look of `doctor` at an entry. */
  readonly startFault: FindStartFault;
  /** Every client of the same command. */
  readonly named?: readonly Client[];
  /** The entry is wanted even if another one starts WorkRail in this client. */
  readonly isDuplicate?: boolean;
};

/** What is wrong with an entry that starts WorkRail; null where nothing is known to be. */
export function refusedStart(target: Target, file: string, entry: unknown): Refusal | null {
  const { client, scope, project, machine, startFault } = target;
  const fault = startFault({ client, scope, file }, entry, { ...machine, project });
  return fault === null ? null : refused(fault.message, fault.fix ?? `Correct ${shownFile(file)}`);
}

/** Files that earlier clients of the same command change, by `realFile`: clients share files. */
export type Pending = ReadonlyMap<string, string | null>;

/** The path of a file without links: `CLAUDE.md` can be a link to `AGENTS.md`. The file need not exist. */
export const realFile = (file: string): string =>
  realPath(file) ?? join(realPath(dirname(file)) ?? dirname(file), basename(file));

const placesOf = ({ client, scope, project, machine }: Place): readonly string[] =>
  scope === 'user' ? client.user(machine) : (client.project ?? []).map((place) => join(project, place));

/** The file that a client reads, or will read when it is there. */
export function fileOf(target: Place): string | null {
  const places = placesOf(target);
  return places.find((place) => existsSync(place)) ?? places[0] ?? null;
}

/** The files that the client reads now: only opencode merges all of its places. */
export function filesOf(target: Place): readonly string[] {
  const existing = placesOf(target).filter((place) => existsSync(place));
  return target.client.id === 'opencode' ? existing : existing.slice(0, 1);
}

/** The links of the user's own folder are the user's. */
export const boundaryOf = ({ scope, project, machine }: Omit<Place, 'client'>): Boundary =>
  scope === 'project'
    ? { folder: project, title: 'the project' }
    : { folder: machine.home, title: 'the home directory', isOwn: true };

/** A relative path of the user would mean another file in each directory, and one of them in the project. */
export function relativePlace({ scope, machine }: Place, file: string): Refusal | null {
  if (scope === 'project' || isAbsoluteOn(machine, file)) return null;
  const name = placeVariables.find((each) => {
    const value = machine.variable(each) ?? '';
    return value !== '' && !isAbsoluteOn(machine, value) && file.startsWith(joined(machine, value));
  });
  return refused(
    `${name ?? 'the configuration directory of the client'} is not an absolute path`,
    name === undefined
      ? 'Set the environment variables of the client to absolute paths'
      : `Set ${name} to an absolute path, or unset it`,
  );
}

/** The user's own settings may hold secrets; a file of a project is shared. */
export const modeOf = (scope: Scope) => (scope === 'user' ? 0o600 : 0o666 & ~process.umask());

export function withPending(pending: Pending, file: string, boundary: Boundary): ClientFile {
  const text = pending.get(realFile(file));
  if (text === undefined) return readClientFile(file, boundary);
  if (text === null) return { kind: 'absent' };
  return { kind: 'text', text, isLink: lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true };
}

function faultText(file: string, format: ConfigFormat, { at, why }: TextFault): string {
  const place = at === null ? shownFile(file) : `${shownFile(file)}:${at.line}:${at.column}`;
  return `${place} is not valid ${format.title}: ${why}`;
}

/** The key of the servers: opencode moved them to `mcp.servers`, and reads both. */
export function serversAt(client: Client, value: unknown): KeyPath {
  const later = [...client.at, 'servers'];
  const servers = client.id === 'opencode' ? valueAt(value, later) : undefined;
  return servers !== undefined && valueAt(servers, ['type']) === undefined ? later : client.at;
}

export type Opened = {
  readonly file: string;
  readonly boundary: Boundary;
  readonly format: ConfigFormat;
  readonly found: Exclude<ClientFile, Refusal>;
  readonly value: unknown;
  readonly path: KeyPath;
  readonly entry: unknown;
};

/** opencode reads all of its files, and the entry may be in any of them. */
async function openedAny(target: Target, pending: Pending): Promise<Opened | null> {
  if (target.client.id !== 'opencode') return null;
  for (const file of placesOf(target)) {
    const open = await openedAt(target, file, pending);
    if (!('why' in open) && open.entry !== undefined) return open;
  }
  return null;
}

export async function openTarget(target: Target, pending: Pending): Promise<Opened | Refusal> {
  const file = fileOf(target);
  if (file === null) return refused(`${target.client.title} does not support configuration in a project`, 'Add --user');
  return (await openedAny(target, pending)) ?? openedAt(target, file, pending);
}

export async function openedAt(target: Target, file: string, pending: Pending): Promise<Opened | Refusal> {
  const { client } = target;
  const relative = relativePlace(target, file);
  if (relative !== null) return relative;
  const boundary = boundaryOf(target);
  const found = withPending(pending, file, boundary);
  if (found.kind === 'refused') return found;
  const format = await formatOf(client.format);
  const reading = found.kind === 'absent' ? null : readConfig(format, found.text);
  if (reading?.kind === 'unreadable')
    return refused(faultText(file, format, reading.fault), `Correct ${shownFile(file)}`);
  const value = reading === null ? {} : reading.value;
  const path = [...serversAt(client, value), serverName];
  return { file, boundary, format, found, value, path, entry: valueAt(value, path) };
}
