/**
 * Writes `.claude-plugin/` into the root of the package: the manifest of the plugin with the version of the package, and a marketplace
 * that lists it. All else of the plugin is shipped as it is in `plugin/` (ADR-0066). A reader finds each file whole, the old or the new one.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeAtomically } from './write-atomically.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

export function writePlugin(folder = root) {
  const { version } = readJson('package.json');
  const { name, ...rest } = readJson('plugin/plugin.json');
  const { author, description } = rest;
  const files = {
    'plugin.json': { name, version, ...rest },
    'marketplace.json': {
      name,
      owner: author,
      metadata: { description, version },
      plugins: [{ name, source: './', description, version }],
    },
  };
  mkdirSync(join(folder, '.claude-plugin'), { recursive: true });
  for (const [file, value] of Object.entries(files))
    writeAtomically(join(folder, '.claude-plugin', file), `${JSON.stringify(value, null, 2)}\n`, 0o644);
}
