/** Writes a file that stands under its own name only when it is whole. */
import { chmodSync, renameSync, writeFileSync } from 'node:fs';

export function writeAtomically(path, text, mode) {
  const temporary = `${path}.${process.pid}.tmp`;
  writeFileSync(temporary, text);
  chmodSync(temporary, mode);
  renameSync(temporary, path);
}
