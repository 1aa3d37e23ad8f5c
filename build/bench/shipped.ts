/**
 * Product code as it ships, for the figures that are taken in this process: bundled like the binary, because what translates
 * TypeScript on the fly adds to every function, and to every load of a module, what no user has.
 */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** @param entry a file of this folder; @returns the file that was written */
export async function bundledEntry(entry: string, folder: string): Promise<string> {
  const file = path.join(folder, entry.replace(/\.ts$/, '.mjs'));
  await build({
    entryPoints: [path.join(import.meta.dirname, entry)],
    outfile: file,
    bundle: true,
    platform: 'node',
    mainFields: ['module', 'main'],
    format: 'esm',
    target: 'node20',
    minifySyntax: true,
    minifyWhitespace: true,
    logLevel: 'warning',
    external: ['fs-native-extensions'],
  });
  return file;
}

/** Loads an entry into this process; its bundle is gone from the disk afterwards. */
export async function importBuilt<T>(entry: string): Promise<T> {
  const cache = path.join(import.meta.dirname, '../../node_modules/.cache');
  fs.mkdirSync(cache, { recursive: true });
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(cache), 'workrail-bench-'));
  try {
    return (await import(pathToFileURL(await bundledEntry(entry, folder)).href)) as T;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
