/** The static site of the documentation: every link leads somewhere, in the sources and in the written files; search finds pages. */
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { repositorySite, writeSite } from '../../build/site/main.ts';
import { readSite } from '../../build/site/pages.ts';
import { menuUrls, searchScript } from '../../build/site/template.ts';
import { temporaryFolder } from '../support/files.ts';

const sourceOf = (files: Readonly<Record<string, string>>) => ({ read: (file: string) => files[file] ?? null });

type FoundPage = { readonly title: string; readonly text: string; readonly url: string };

function search(pages: readonly FoundPage[], query: string): readonly string[] {
  const context = vm.createContext({ pages, query });
  return JSON.parse(vm.runInContext(`${searchScript}\nJSON.stringify(searchPages(pages, query))`, context)).map(
    ({ url }: FoundPage) => url,
  );
}

describe('the site of this repository', () => {
  it('has no dead links, in the pages and in what is written', () => {
    const site = repositorySite();
    expect(site.problems).toEqual([]);
    const folder = temporaryFolder();
    writeSite(site, folder);
    expect(site.pages.length).toBeGreaterThan(80);
    expect(menuUrls.filter((url) => !fs.existsSync(path.join(folder, url)))).toEqual([]);
    const dead = site.pages.flatMap(({ url }) => {
      const html = fs.readFileSync(path.join(folder, url), 'utf8');
      const links = [...html.matchAll(/(?:href|src)="([^"#]+)(?:#[^"]*)?"/g)].map(([, link = '']) => link);
      return links
        .filter((link) => !/^[a-z]+:/.test(link))
        .filter((link) => !fs.existsSync(path.join(folder, path.dirname(url), decodeURI(link))))
        .map((link) => `${url}: ${link}`);
    });
    expect(dead).toEqual([]);
  });

  it('is searched without a server', () => {
    const pages = repositorySite().pages.map(({ title, text, url }) => ({ title, text, url }));
    expect(search(pages, 'workflow format')).toContain('docs/reference/workflow-format.html');
    expect(search(pages, 'token_scope_mismatch')[0]).toBe('docs/reference/errors/TOKEN_SCOPE_MISMATCH.html');
    expect(search(pages, 'noSuchWordAnywhere')).toEqual([]);
    expect(search(pages, ' ')).toEqual([]);
  });
});

describe('a site', () => {
  it('names links to missing files and headings', () => {
    const { problems } = readSite(sourceOf({ 'a.md': '# A\n\n[b](b.md) [c](c.md#none) [a](#a)', 'c.md': '# C' }), [
      'a.md',
    ]);
    expect(problems).toEqual(['a.md: b.md does not exist', 'a.md: c.md has no heading #none']);
  });

  it('contains the pages and files that its pages link to', () => {
    const files = {
      'docs/README.md': '# A\n\n[b](../x/b.md) [s](../s.json)',
      'x/b.md': '# B `x`\n\n# B `x`',
      's.json': '{}',
    };
    const { pages, assets } = readSite(sourceOf(files), ['docs/README.md']);
    expect(pages.map(({ url }) => url)).toEqual(['docs/index.html', 'x/b.html']);
    expect(assets).toEqual(['s.json']);
    expect(pages[0]?.html).toContain('href="../x/b.html"');
    expect([...(pages[1]?.anchors ?? [])]).toEqual(['b-x', 'b-x-1']);
  });

  it('shows HTML of a page as text', () => {
    const { pages } = readSite(sourceOf({ 'a.md': '# A\n\n<script>alert(1)</script>' }), ['a.md']);
    expect(pages[0]?.html).not.toContain('<script>');
  });
});
