/** The HTML around a page, and the search, which runs in the browser from a file or a server. */
import { posix } from 'node:path';
import type { SitePage } from './pages.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const menu: readonly (readonly [title: string, url: string])[] = [
  ['Documentation', 'docs/index.html'],
  ['First workflow', 'docs/tutorials/first-workflow.html'],
  ['First run', 'docs/tutorials/first-run.html'],
  ['Workflow format', 'docs/reference/workflow-format.html'],
  ['Command line', 'docs/reference/cli.html'],
  ['Errors', 'docs/reference/errors.html'],
  ['Contributing', 'CONTRIBUTING.html'],
];
export const menuUrls = menu.map(([, url]) => url);

export function htmlOf({ url, title, html }: SitePage): string {
  const top = posix.relative(posix.dirname(url), '.') || '.';
  const items = menu.map(([name, target]) => `<li><a href="${top}/${target}">${escaped(name)}</a></li>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · WorkRail</title>
<link rel="stylesheet" href="${top}/site.css">
</head>
<body data-top="${top}">
<nav>
<input id="query" type="search" placeholder="Search" aria-label="Search">
<ol id="results"></ol>
<ul>${items.join('')}</ul>
</nav>
<main>
${html}</main>
<script src="${top}/search-index.js"></script>
<script src="${top}/search.js"></script>
</body>
</html>
`;
}

/** A classic script, because a browser loads neither modules nor JSON from `file:`. */
export const searchIndex = (pages: readonly SitePage[]): string =>
  `window.searchIndex = ${JSON.stringify(pages.map(({ url, title, text }) => ({ url, title, text })))};\n`;

/** Pages that contain every word, those with the words in the title first. Exported to be tested without a browser. */
export const searchScript = `function searchPages(pages, query) {
  const words = query.toLowerCase().split(/\\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const scored = pages.map(function (page) {
    const title = page.title.toLowerCase();
    const text = page.text.toLowerCase();
    const score = words.reduce(function (sum, word) {
      const count = text.split(word).length - 1 + (title.includes(word) ? 100 : 0);
      return count === 0 ? -Infinity : sum + count;
    }, 0);
    return { page: page, score: score };
  });
  return scored
    .filter(function (one) { return one.score > 0; })
    .sort(function (a, b) { return b.score - a.score; })
    .slice(0, 20)
    .map(function (one) { return one.page; });
}
if (typeof document !== 'undefined') {
  const results = document.getElementById('results');
  document.getElementById('query').addEventListener('input', function (event) {
    results.replaceChildren.apply(results, searchPages(window.searchIndex, event.target.value).map(function (page) {
      const link = document.createElement('a');
      link.href = document.body.dataset.top + '/' + page.url;
      link.textContent = page.title;
      const item = document.createElement('li');
      item.append(link);
      return item;
    }));
  });
}
`;

export const stylesheet = `body { display: grid; grid-template-columns: 16rem minmax(0, 60rem); gap: 2rem; margin: 1rem; font: 16px/1.5 system-ui, sans-serif; }
nav { position: sticky; top: 1rem; align-self: start; max-height: 95vh; overflow: auto; }
input { width: 90%; font: inherit; }
pre { overflow: auto; padding: 0.75rem; background: #f4f4f4; }
code { font-size: 0.9em; }
table { display: block; overflow: auto; border-collapse: collapse; }
th, td { padding: 0.25rem 0.5rem; border: 1px solid #ccc; text-align: left; vertical-align: top; }
@media (max-width: 50rem) { body { display: block; } nav { position: static; } }
`;
