import { readFileSync } from 'node:fs';

/** Null for a file that is missing or unreadable: not every kernel has every file of /proc. */
export const textOfFile = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};
