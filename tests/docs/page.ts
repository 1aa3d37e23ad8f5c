/** A Markdown page as the docs runner sees it: fenced blocks, inline code, links, headings. */

export type Block = {
  /** 1-based line of the fence. */
  readonly line: number;
  readonly language: string;
  /** What follows the language: `file=a.json` → file: a.json; a bare word → its own name. */
  readonly options: ReadonlyMap<string, string>;
  readonly text: string;
};
export type Page = {
  readonly file: string;
  readonly blocks: readonly Block[];
  readonly codeSpans: readonly string[];
  readonly links: readonly { readonly line: number; readonly target: string }[];
  readonly anchors: ReadonlySet<string>;
};

const fence = /^(`{3,})(.*)$/;

/** As GitHub makes it from a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

function optionsOf(words: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    words.map((word) => {
      const at = word.indexOf('=');
      return at === -1 ? [word, word] : [word.slice(0, at), word.slice(at + 1)];
    }),
  );
}

export function parsePage(file: string, text: string): Page {
  const blocks: Block[] = [];
  const codeSpans: string[] = [];
  const links: { line: number; target: string }[] = [];
  const anchors = new Set<string>();
  const lines = text.split('\n');
  for (let i = 0; i < lines.length; i += 1) {
    const opened = fence.exec(lines[i] ?? '');
    if (opened !== null) {
      const [, ticks = '', info = ''] = opened;
      const end = lines.findIndex((line, at) => at > i && line.trimEnd() === ticks);
      if (end === -1) throw new Error(`${file}:${i + 1}: this block is never closed`);
      const [language = '', ...words] = info.trim().split(/\s+/);
      blocks.push({ line: i + 1, language, options: optionsOf(words), text: lines.slice(i + 1, end).join('\n') });
      i = end;
      continue;
    }
    const line = lines[i] ?? '';
    const heading = /^#{1,6} (.+)$/.exec(line)?.[1];
    if (heading !== undefined) anchors.add(anchorOf(heading));
    for (const span of line.matchAll(/`([^`]+)`/g)) codeSpans.push(span[1] ?? '');
    for (const link of line.replace(/`[^`]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)) {
      links.push({ line: i + 1, target: link[1] ?? '' });
    }
  }
  return { file, blocks, codeSpans, links, anchors };
}
