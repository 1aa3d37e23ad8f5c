/**
 * The file of a control socket. It appears with the right mode, and only the daemon that made it removes it: a daemon whose files another program
 * removed ends while the next one already listens at the same path [next-daemon-keeps-its-files].
 */
import fs from 'node:fs';
import type { Server } from 'node:http';
import { dirname, join } from 'node:path';
import { closed, opened } from './bounded-server.ts';

/**
 * The path that the server listens at before the rename: when a server closes, Node removes the path that it was given. The name is not longer than
 * that of the socket, because the system limits the length, and it ends like a temporary file, which the next daemon removes.
 */
const temporaryOf = (path: string) => join(dirname(path), `s.${process.pid.toString(36)}.tmp`);

type File = Pick<fs.Stats, 'dev' | 'ino'>;
const isSame = (one: File, other: File | undefined) => one.dev === other?.dev && one.ino === other.ino;

async function listenAt(server: Server, path: string): Promise<void> {
  await opened(server, (resolve) => {
    // The mask is in effect while the socket is made, so that it is never open to others.
    const mask = process.umask(0o177);
    try {
      server.listen(path, resolve);
    } finally {
      process.umask(mask);
    }
  });
}

/**
 * Replaces the socket of a dead daemon. If it rejects, the server may already listen, and the caller closes it.
 *
 * @returns what closes the server
 */
export async function listenOnSocket(server: Server, path: string): Promise<() => Promise<void>> {
  // A named pipe has no file.
  if (process.platform === 'win32') {
    await listenAt(server, path);
    return () => closed(server);
  }
  const temporary = temporaryOf(path);
  fs.rmSync(temporary, { force: true });
  await listenAt(server, temporary);
  fs.chmodSync(temporary, 0o600);
  // No other file gets this inode number while the server listens.
  const own = fs.lstatSync(temporary);
  fs.renameSync(temporary, path);
  return async () => {
    removeOwn(path, own);
    await closed(server);
  };
}

function removeOwn(path: string, own: File): void {
  try {
    if (isSame(own, fs.lstatSync(path, { throwIfNoEntry: false }))) fs.rmSync(path);
  } catch {
    // The next daemon replaces it.
  }
}
