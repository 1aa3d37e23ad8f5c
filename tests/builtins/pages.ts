/** The pages and fixtures of builtins: what stands on the disk beside the definitions. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const builtinsFolder = join(import.meta.dirname, '../../builtins');

/** The folders below one of `builtins/`, sorted. */
export const foldersIn = (folder: string): readonly string[] =>
  readdirSync(join(builtinsFolder, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

export type Fixture = { readonly name: string; readonly path: string; readonly value: unknown };

/** The JSON files of a folder below `builtins/`, sorted. */
export const fixturesIn = (folder: string): readonly Fixture[] =>
  readdirSync(join(builtinsFolder, folder))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const path = join(builtinsFolder, folder, name);
      return { name: name.slice(0, -'.json'.length), path, value: JSON.parse(readFileSync(path, 'utf8')) };
    });

/** Every fenced block of JSON, parsed. */
export function jsonExamplesOf(markdown: string): readonly unknown[] {
  const blocks: string[] = [];
  let open: string[] | undefined;
  for (const line of markdown.split('\n')) {
    if (open === undefined) {
      if (line === '```json') open = [];
    } else if (line === '```') {
      blocks.push(open.join('\n'));
      open = undefined;
    } else open.push(line);
  }
  return blocks.map((block) => JSON.parse(block));
}

export const pageOf = (kind: string, name: string): string =>
  readFileSync(join(builtinsFolder, kind, name, 'doc.md'), 'utf8');
