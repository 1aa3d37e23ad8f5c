/**
 * Where an edit of an authored text keeps its Markdown as it is [lint-fixes-keep-markdown]. The answers are on the safe side: a place
 * that only a whole Markdown parser could judge counts as code, and the finding there has no fix.
 */

/** `prose` may be put into backticks; `codeSpan` fills a code span, which has its backticks already. */
export type MarkdownPlace = 'prose' | 'codeSpan' | 'other';

const fence = /^ {0,3}(?:(`{3,})[^`]*|(~{3,}).*)$/;
/** A fence inside a list entry or a quotation ends with it, which a look at single lines cannot tell. */
const nestedFence = /^[ \t>*+\-\d.)]*(?:`{3,}[^`]*$|~{3,})/;
/** What a blank line does not end. */
const longMarkup = /<(?:pre|script|style|textarea|[!?])/i;
const wholeLink = /\[[^[\]\n]*\]\([^()\s<>]*\)/g;
const openLink = /\[[^\]]*$|\](?:\(|\[|:)/;
const markup = /<[a-z/!?]/i;

/** The first line of the block around `at`, or null where code may be open. */
function blockStart(text: string, at: number): number | null {
  let open: string | null = null;
  let start = 0;
  let block = 0;
  for (const line of text.slice(0, at).split('\n')) {
    const [, ticks, tildes] = fence.exec(line) ?? [];
    const marker = ticks ?? tildes ?? null;
    if (open !== null) {
      if (marker?.startsWith(open) === true && line.trim() === marker) open = null;
      block = start + line.length + 1;
    } else if (marker !== null) open = marker;
    else if (nestedFence.test(line)) return null;
    if (line.trim() === '') block = start + line.length + 1;
    start += line.length + 1;
  }
  return open === null ? Math.min(block, at) : null;
}

function blockEnd(text: string, at: number): number {
  const blank = text.slice(at).search(/\n[ \t]*(?:\n|$)/);
  return blank === -1 ? text.length : at + blank;
}

type Span = { readonly start: number; readonly end: number };

/** The contents of the code spans of a line; null when a backtick opens none. */
function codeSpansOf(line: string): readonly Span[] | null {
  const spans: Span[] = [];
  let at = 0;
  while (at < line.length) {
    const next = line.slice(at).search(/[\\`]/);
    if (next === -1) return spans;
    at += next;
    if (line[at] === '\\') {
      at += 2;
      continue;
    }
    const run = /^`+/.exec(line.slice(at))?.[0] ?? '`';
    const start = at + run.length;
    const close = [...line.slice(start).matchAll(/`+/g)].find(([ticks]) => ticks === run);
    if (close === undefined) return null;
    spans.push({ start, end: start + close.index });
    at = start + close.index + run.length;
  }
  return spans;
}

/** Whether words in backticks there stand between blanks and punctuation: `foo@{{name}}` is one word, a URL is another. */
function standsAlone(line: string, start: number, end: number): boolean {
  return (
    /(?:^|[\s("'*_—–])$/.test(line.slice(0, start)) &&
    /^(?:$|[\s)"'*_—–]|[.,;:!?](?:\s|["')*_]|$))/.test(line.slice(end))
  );
}

/** What the text between `start` and `end`, on one line, is to a reader of Markdown. */
export function markdownPlaceOf(text: string, start: number, end: number): MarkdownPlace {
  const from = blockStart(text, start);
  if (from === null || longMarkup.test(text.slice(0, start))) return 'other';
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lines = text.slice(from, blockEnd(text, end)).split('\n');
  const line = text.slice(lineStart).split('\n', 1)[0] ?? '';
  if (/^(?: {0,3}\t| {4})/.test(line) || /^(?: {0,3}\t| {4})/.test(lines[0] ?? '')) return 'other';
  if (lines.some((one) => codeSpansOf(one) === null) || lines.some((one) => fence.test(one))) return 'other';
  const before = text.slice(from, start).replaceAll(wholeLink, '');
  if (openLink.test(before) || markup.test(before)) return 'other';
  const at = { start: start - lineStart, end: end - lineStart };
  const around = codeSpansOf(line)?.find((span) => span.start <= at.start && at.end <= span.end);
  if (around === undefined) return standsAlone(line, at.start, at.end) ? 'prose' : 'other';
  return line.slice(around.start, around.end).trim() === line.slice(at.start, at.end) ? 'codeSpan' : 'other';
}

/** Whether the text reads the same without what is between `start` and `end`: nothing on both sides comes together to markup. */
export function canGo(text: string, start: number, end: number): boolean {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const after = text.slice(end).split('\n', 1)[0] ?? '';
  const startsItem = /^[\s>*+\-\d.)]*$/.test(before);
  if ((startsItem && /^\s/.test(after)) || longMarkup.test(text)) return false;
  if (!/[`~[<]|^(?: {4}|\t)/m.test(text)) return true;
  return !startsItem && !nestedFence.test(before) && !nestedFence.test(before + after) && !/[`~\\<\]&]$/.test(before);
}
