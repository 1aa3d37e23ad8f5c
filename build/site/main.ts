/** `npm run site` writes the documentation as static HTML to `site/`; a dead link fails. No network. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSite, type Site } from './pages.ts';
import { htmlOf, searchIndex, searchScript, stylesheet } from './template.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

function readText(file: string): string | null {
  const path = join(root, file);
  if (file.startsWith('..') || !statSync(path, { throwIfNoEntry: false })?.isFile()) return null;
  return readFileSync(path, 'utf8');
}

/** The site of this repository. */
export function repositorySite(): Site {
  const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((file) => `docs/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.md'))
    .sort();
  return readSite({ read: readText }, ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...docs]);
}

/** Writes a site into an empty folder. */
export function writeSite({ pages, assets }: Site, folder: string): void {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const page of pages) write(page.url, htmlOf(page));
  for (const asset of assets) cpSync(join(root, asset), join(folder, asset), { recursive: true });
  write('site.css', stylesheet);
  write('search.js', searchScript);
  write('search-index.js', searchIndex(pages));
}

function main(): number {
  const site = repositorySite();
  for (const problem of site.problems) console.error(problem);
  if (site.problems.length > 0) return 1;
  const folder = join(root, 'site');
  rmSync(folder, { recursive: true, force: true });
  writeSite(site, folder);
  console.log(`wrote ${site.pages.length} pages to site/; open site/docs/index.html`);
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = main();
