/**
 * The file of a control socket. It appears with the right mode, and only the daemon that made it removes it: a daemon whose files another program
 * removed ends while the next one already listens at the same path [next-daemon-keeps-its-files].
 */
import fs from 'node:fs';
import type { Server } from 'node:http';
import { dirname, join } from 'node:path';
import { closed, opened } from './bounded-server.ts';

/**
 * Where a server begins to listen. Node removes this path when the server closes. Not longer than the name of the socket, whose length the system
 * limits, and in the form of a temporary file, which the next daemon removes.
 */
const beginningOf = (path: string) => join(dirname(path), `s.${process.pid.toString(36)}.tmp`);

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
 * The path is free, or has the socket of a dead daemon. Rejects with a server that may listen already.
 *
 * @returns what closes the server
 */
export async function listenOnSocket(server: Server, path: string): Promise<() => Promise<void>> {
  // A named pipe has no file.
  if (process.platform === 'win32') {
    await listenAt(server, path);
    return () => closed(server);
  }
  const beginning = beginningOf(path);
  fs.rmSync(beginning, { force: true });
  await listenAt(server, beginning);
  fs.chmodSync(beginning, 0o600);
  // The number of the file is not used again while the server listens.
  const own = fs.lstatSync(beginning);
  fs.renameSync(beginning, path);
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
