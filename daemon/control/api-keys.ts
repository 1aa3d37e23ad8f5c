/**
 * The two secrets of the control API on the loopback interface: one that reads, and one that also changes. They are made new at each start,
 * and exist in the memory of the daemon and in one file that its user alone can open [api-keys-are-for-their-user].
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { basename, join } from 'node:path';
import type { ApiKeys } from '../../schemas/daemon/control.ts';
import { apiKeyBytes } from '../../schemas/daemon/limits.ts';
import { readWhole } from '../../runtime/host/durable-files.ts';
import type { Host } from '../../runtime/ports.ts';
import type { DaemonLayout } from '../storage/layout.ts';

type World = { readonly host: Pick<Host, 'files' | 'ids'>; readonly layout: DaemonLayout };
/** `control` also reads. */
export type Access = 'read' | 'control';

const newKey = () => randomBytes(apiKeyBytes).toString('base64url');
export const newKeys = (): ApiKeys => ({ v: 1, read: newKey(), control: newKey() });

/** Digests have one length, and a comparison that takes as long for any two of them. */
const digestOf = (key: string) => createHash('sha256').update(key).digest();
const isSame = (given: string, key: string) => timingSafeEqual(digestOf(given), digestOf(key));

/** Null for any other text. Both keys are compared, whichever it is. */
export function accessOf(given: string, { read, control }: ApiKeys): Access | null {
  const [reads, controls] = [isSame(given, read), isSame(given, control)];
  return controls ? 'control' : reads ? 'read' : null;
}

/** Why the keys cannot be kept from others. */
export class KeyFileFault extends Error {}

const bytesOf = (keys: ApiKeys) => new TextEncoder().encode(`${JSON.stringify(keys)}\n`);

/** A reader finds the whole file or none. Not synced: no daemon outlives a power cut. @throws KeyFileFault */
export async function writeKeys({ host: { files, ids }, layout }: World, keys: ApiKeys): Promise<void> {
  const temporary = `${layout.apiKeys}.${ids.suffix()}.tmp`;
  try {
    const file = await files.open(temporary, 'create', 0o600);
    await file.write(bytesOf(keys), 0).finally(() => file.close());
    // Some file systems have no modes. On Windows, none has: there, the access list of the directory decides.
    const mode = (await files.stat(temporary))?.permissions ?? 0;
    if (process.platform !== 'win32' && (mode & 0o077) !== 0)
      throw new KeyFileFault(
        `<data directory>/daemon/${basename(layout.apiKeys)} must be a file that only you can access (mode 600)`,
      );
    await files.rename(temporary, layout.apiKeys);
  } catch (error) {
    await files.remove(temporary).catch(() => undefined);
    throw error;
  }
}

/** Those of a dead daemon open nothing, and look as if they did. Only the holder of the daemon's lock may call this. */
export async function removeKeys({ host: { files }, layout }: World): Promise<void> {
  const isTemporary = (name: string) => name.startsWith(`${basename(layout.apiKeys)}.`) && name.endsWith('.tmp');
  for (const name of (await files.list(layout.root)).filter(isTemporary)) await files.remove(join(layout.root, name));
  // Last: something else than a file in its place cannot be removed.
  if ((await files.entry(layout.apiKeys)) !== null) await files.remove(layout.apiKeys);
}

/** Those of this daemon, and not those of a daemon that started after another program had removed the files of this one. */
export async function removeOwnKeys({ host: { files }, layout }: World, keys: ApiKeys): Promise<void> {
  const own = bytesOf(keys);
  const there = await readWhole(files, layout.apiKeys, own.length);
  if (there !== null && Buffer.compare(there, own) === 0) await files.remove(layout.apiKeys);
}
