/**
 * Turns the Markdown pages of the repository into HTML pages that link to each other. Pure: reads through `Source`, writes nothing.
 *
 * A page is everything that the given pages link to, at any depth. A link to another file of the repository becomes an asset. A link
 * that leads nowhere is a problem, and so is a heading that does not exist.
 */
import { posix } from 'node:path';
import MarkdownIt from 'markdown-it';
import { anchorOf } from '../generate/reference/json-fields.ts';

export type Source = { readonly read: (file: string) => string | null };
export type SitePage = {
  readonly file: string;
  readonly url: string;
  readonly title: string;
  readonly html: string;
  readonly text: string;
  readonly anchors: ReadonlySet<string>;
  readonly links: readonly SiteLink[];
};
type SiteLink = { readonly target: string; readonly anchor: string | null };
export type Site = {
  readonly pages: readonly SitePage[];
  readonly assets: readonly string[];
  readonly problems: readonly string[];
};

const isPage = (file: string) => file.endsWith('.md');
export const urlOf = (file: string) => file.replace(/README\.md$/, 'index.md').replace(/\.md$/, '.html');
const isExternal = (href: string) => /^[a-z]+:/.test(href);

/** HTML in a page is shown as text: no page may run a script. */
const parser = new MarkdownIt({ html: false });

/** A link of `file`, from the root of the repository. */
function linkOf(file: string, href: string): SiteLink {
  const [where = '', anchor] = decodeURI(href).split('#');
  const target = where === '' ? file : posix.normalize(posix.join(posix.dirname(file), where));
  return { target, anchor: anchor ?? null };
}

export function renderPage(file: string, markdown: string): SitePage {
  const tokens = parser.parse(markdown, {});
  const links: SiteLink[] = [];
  const anchors = new Set<string>();
  const texts: string[] = [];
  let title: string | null = null;
  for (const [index, token] of tokens.entries()) {
    if (token.content !== '') texts.push(token.content);
    if (token.type === 'heading_open') {
      const heading = headingText(tokens[index + 1]?.children ?? []);
      const anchor = unusedAnchor(anchorOf(heading), anchors);
      title ??= heading;
      token.attrSet('id', anchor);
    }
    for (const child of token.children ?? []) {
      const found = child.type === 'link_open' ? child.attrGet('href') : null;
      const href = found === null ? null : String(found);
      if (href === null || isExternal(href)) continue;
      const link = linkOf(file, href);
      links.push(link);
      const relative = posix.relative(posix.dirname(file), urlOf(link.target));
      child.attrSet('href', `${relative}${link.anchor === null ? '' : `#${link.anchor}`}`);
    }
  }
  const html = parser.renderer.render(tokens, parser.options, {});
  return { file, url: urlOf(file), title: title ?? file, html, text: texts.join(' '), anchors, links };
}

const headingText = (children: readonly { readonly content: string }[]): string =>
  children.map(({ content }) => content).join('');

/** A heading that occurs again gets a number, as on GitHub. */
function unusedAnchor(wanted: string, used: Set<string>): string {
  let anchor = wanted;
  for (let number = 1; used.has(anchor); number += 1) anchor = `${wanted}-${number}`;
  used.add(anchor);
  return anchor;
}

export function readSite(source: Source, starts: readonly string[]): Site {
  const pages = new Map<string, SitePage>();
  const assets = new Set<string>();
  const problems: string[] = [];
  const queue = [...starts];
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    if (pages.has(file)) continue;
    const markdown = source.read(file);
    if (markdown === null) throw new Error(`${file} does not exist`);
    const page = renderPage(file, markdown);
    pages.set(file, page);
    for (const { target } of page.links) {
      if (source.read(target) === null) problems.push(`${file}: ${target} does not exist`);
      else if (isPage(target)) queue.push(target);
      else assets.add(target);
    }
  }
  for (const { file, links } of pages.values())
    for (const { target, anchor } of links)
      if (anchor !== null && pages.get(target)?.anchors.has(anchor) === false)
        problems.push(`${file}: ${target} has no heading #${anchor}`);
  return { pages: [...pages.values()], assets: [...assets].sort(), problems: problems.sort() };
}
