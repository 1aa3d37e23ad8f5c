/** Makes a file that another program wrote, or the entries of a directory, durable. */
import { closeSync, fsyncSync, openSync } from 'node:fs';

export function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
