/** The digest of the sources of the compiler, which names its build (project/compile/compiler-build.ts). */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** What a workflow compiles to depends on these. */
const compilerFolders = ['builtins', 'compiler', 'generated', 'schemas'];

/** @returns {string} 12 hexadecimal digits */
export function compilerDigest(folder) {
  const hash = createHash('sha256');
  for (const part of compilerFolders) {
    const files = readdirSync(join(folder, part), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
    for (const file of files.sort()) {
      const bytes = readFileSync(join(folder, file));
      hash.update(`${file}\n${bytes.length}\n`).update(bytes);
    }
  }
  return hash.digest('hex').slice(0, 12);
}
