/** The package contains its pages and not its sources, so a page must not link to a source. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

const root = path.join(import.meta.dirname, '../..');
/** What npm packs beside `files`. */
const packed = [...packageJson.files, 'package.json'];
const isPacked = (file: string) => packed.some((entry) => file === entry || file.startsWith(`${entry}/`));

const pages = packed.flatMap((entry) => {
  const at = path.join(root, entry);
  if (!fs.existsSync(at)) return [];
  const below = fs.statSync(at).isDirectory()
    ? fs
        .readdirSync(at, { recursive: true, encoding: 'utf8' })
        .map((name) => `${entry}/${name.split(path.sep).join('/')}`)
    : [entry];
  return below.filter((name) => name.endsWith('.md'));
});

/** Links that leave the tree of the package, in text outside of code blocks. */
function deadLinks(page: string): readonly string[] {
  const text = fs.readFileSync(path.join(root, page), 'utf8').replace(/^```[\s\S]*?^```/gm, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^(?:[a-z]+:|#)/.test(link))
    .map((link) => path.posix.join(path.posix.dirname(page), link.replace(/#.*$/, '')))
    .filter((target) => !isPacked(target) || !fs.existsSync(path.join(root, target)))
    .map((target) => `${page}: ${target}`);
}

// @verifies packed-pages-link-to-packed-files
test('no page of the package links to a file that is not packed', () => {
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.flatMap(deadLinks)).toEqual([]);
});
