/** Files that several clients read: what is removed for one client is removed for the others too. */
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { shownFile } from '../../project/files/shown-path.ts';
import { type Refusal, refused } from './client-file.ts';
import { type Client, clients } from './client-table.ts';
import { isInstalled } from './installed.ts';
import { workrailArguments } from './server-entry.ts';
import { fileOf, openTarget, type Pending, type Place, realFile, type Target } from './target.ts';
import { forProject } from '../../project/next-command.ts';

/** The file with instructions that the client reads; null for none. */
export function instructionsOf({ client: { instructions }, scope, project, machine }: Place): string | null {
  if (scope === 'user') return instructions.user(machine);
  return instructions.project === null ? null : join(project, instructions.project);
}

const isSameFile = (one: string | null, file: string): boolean => one !== null && realFile(one) === realFile(file);

/** Whether the instructions file of a client is a link to this file, and would be a broken link without it. */
export const hasLinkTo = (target: Target, file: string): boolean =>
  clients.some((client) =>
    (['project', 'user'] as const).some((scope) => {
      const other = instructionsOf({ ...target, client, scope });
      if (other === null || other === file || !isSameFile(other, file)) return false;
      return lstatSync(other, { throwIfNoEntry: false })?.isSymbolicLink() === true;
    }),
  );

const others = ({ client, named = [] }: Target) =>
  clients.filter(({ id }) => id !== client.id && named.every((each) => each.id !== id));

/** "Codex CLI also reads". */
export const alsoRead = (some: readonly Client[]): string =>
  `${some.map(({ title }) => title).join(' and ')} also ${some.length === 1 ? 'reads' : 'read'}`;

async function isConnected(target: Target, pending: Pending): Promise<boolean> {
  const open = fileOf(target) === null ? null : await openTarget(target, pending);
  return open !== null && !('why' in open) && workrailArguments(open.entry) !== null;
}

export type Readers = { readonly installed: readonly Client[]; readonly absent: readonly Client[] };

/** The connected clients that read a file of instructions and that the command does not name. */
export async function readersOfBlock(target: Target, file: string, pending: Pending): Promise<Readers> {
  const readers: Client[] = [];
  for (const client of others(target)) {
    const other = { ...target, client };
    if (!isSameFile(instructionsOf(other), file)) continue;
    const found = await Promise.all(
      (['project', 'user'] as const).map((scope) => isConnected({ ...other, scope }, pending)),
    );
    if (found.includes(true)) readers.push(client);
  }
  const isHere = (client: Client) => isInstalled(client, target.machine);
  return { installed: readers.filter(isHere), absent: readers.filter((client) => !isHere(client)) };
}

/**
 * What a removal from a file means for the other clients that read the file. One that is installed must be named too; one that is
 * not may still be a colleague's, so it is mentioned. Null where no other client loses its server.
 */
export async function losesEntry(target: Target, file: string): Promise<Refusal | { readonly note: string } | null> {
  const losing: Client[] = [];
  for (const client of others(target)) {
    const other = { ...target, client };
    const isOtherwise = target.scope === 'project' && (await isConnected({ ...other, scope: 'user' }, new Map()));
    if (isSameFile(fileOf(other), file) && !isOtherwise) losing.push(client);
  }
  const using = losing.filter((client) => isInstalled(client, target.machine));
  if (using.length > 0)
    return refused(
      `${alsoRead(using)} ${shownFile(file)} and would be disconnected`,
      `To disconnect all of these clients, run: ${forProject(`workrail init ${[target.client, ...using].map(({ id }) => `--client ${id}`).join(' ')}${target.scope === 'user' ? ' --user' : ''} --remove`)}`,
    );
  if (losing.length === 0) return null;
  return { note: `${alsoRead(losing)} ${shownFile(file)} and will no longer be connected` };
}
