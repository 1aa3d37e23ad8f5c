/**
 * Determines where an edit of an authored text keeps its Markdown [lint-fixes-keep-markdown]. If only a complete Markdown parser
 * could decide, the place counts as code, and the finding has no fix.
 */
import { markdownCharactersMax } from '../../schemas/limits.ts';

/** `prose` may be put into backticks; `codeSpan` is the whole content of a code span, which already has backticks. */
export type MarkdownPlace = 'prose' | 'codeSpan' | 'other';

const fence = /^ {0,3}(?:(`{3,})[^`]*|(~{3,}).*)$/;
/** A fence inside a list entry or a quotation ends with the entry, which the check of single lines cannot detect. */
const nestedFence = /^[ \t>*+\-\d.)]*(?:`{3,}[^`]*$|~{3,})/;
/** White space, or the mark of a quotation, a list, a heading or a table, at the start of a line. */
const blockMark = /^(?:[\s>*+\-=#|]|\d+[.)])/;
/** Also behind the marks of a list entry or a quotation. */
const indentedCode = /^[ \t>*+\-\d.)]*?(?: {4}|\t)/;
/** Blocks that a blank line does not end. */
const longMarkup = /<(?:pre|script|style|textarea|[!?])/i;
const wholeLink = /\[[^[\]\n]*\]\([^()\s<>]*\)/g;
const linkTarget = /\](?:\(|\[|:)/;
const markup = /<[a-z/!?]/i;

function lineEndAt(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}

/** The first line of the block around `at`; null if a code block may be open. */
function blockStart(text: string, at: number): number | null {
  let open: string | null = null;
  let start = 0;
  let block = 0;
  // The line of `at` is read whole: what follows it can be the text of a fence.
  const lines = text.slice(0, lineEndAt(text, at)).split('\n');
  for (const [i, line] of lines.entries()) {
    const [, ticks, tildes] = fence.exec(line) ?? [];
    const marker = ticks ?? tildes ?? null;
    if (open !== null) {
      if (marker?.startsWith(open) === true && line.trim() === marker) open = null;
      block = start + line.length + 1;
    } else if (marker !== null) open = marker;
    else if (nestedFence.test(line)) return null;
    if (line.trim() === '' && i < lines.length - 1) block = start + line.length + 1;
    start += line.length + 1;
  }
  return open === null ? Math.min(block, at) : null;
}

function blockEnd(text: string, at: number): number {
  const blank = text.slice(at).search(/\n[ \t]*(?:\n|$)/);
  return blank === -1 ? text.length : at + blank;
}

type Span = { readonly start: number; readonly end: number };

/** The positions of runs of backticks by their length, the last one first. */
function runsOf(line: string): ReadonlyMap<number, number[]> {
  const starts = new Map<number, number[]>();
  for (const { 0: ticks, index } of [...line.matchAll(/`+/g)].reverse()) {
    const same = starts.get(ticks.length) ?? [];
    same.push(index);
    starts.set(ticks.length, same);
  }
  return starts;
}

/** The contents of the code spans of a line; null if a backtick opens none. Each run of backticks is visited once. */
function codeSpansOf(line: string): readonly Span[] | null {
  const runs = runsOf(line);
  const spans: Span[] = [];
  const opening = /\\.?|`+/gs;
  for (let found = opening.exec(line); found !== null; found = opening.exec(line)) {
    const [{ length, 0: first }, start] = [found[0], opening.lastIndex];
    if (first === '\\') continue;
    const closing = runs.get(length) ?? [];
    while ((closing.at(-1) ?? line.length) < start) closing.pop();
    const end = closing.at(-1);
    if (end === undefined) return null;
    spans.push({ start, end });
    opening.lastIndex = end + length;
  }
  return spans;
}

/** Whether the place is surrounded by white space or punctuation. In `foo@{{name}}` or a URL, it is part of a word. */
function standsAlone(line: string, start: number, end: number): boolean {
  return (
    /(?:^|[\s("'*_—–])$/.test(line.slice(0, start)) &&
    /^(?:$|[\s)"'*_—–]|[.,;:!?](?:\s|["')*_]|$))/.test(line.slice(end))
  );
}

/**
 * Whether one more place of a text may be checked. Each check reads the text, so only the first places of a long text are
 * checked. The other findings get fixes after the first ones are fixed.
 */
export function looksAtPlaces(): (text: string) => boolean {
  const read = new Map<string, number>();
  return (text) => {
    const before = read.get(text) ?? 0;
    read.set(text, before + text.length);
    return before + text.length <= markdownCharactersMax || before === 0;
  };
}

/** The Markdown context of the text between `start` and `end`, on one line. */
export function markdownPlaceOf(text: string, start: number, end: number): MarkdownPlace {
  const from = blockStart(text, start);
  if (from === null || longMarkup.test(text.slice(0, start))) return 'other';
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lines = text.slice(from, blockEnd(text, end)).split('\n');
  const line = text.slice(lineStart, lineEndAt(text, lineStart));
  if (indentedCode.test(line) || indentedCode.test(lines[0] ?? '')) return 'other';
  if (lines.some((one) => codeSpansOf(one) === null) || lines.some((one) => fence.test(one))) return 'other';
  const before = text.slice(from, start).replaceAll(wholeLink, '');
  if (before.lastIndexOf('[') > before.lastIndexOf(']') || linkTarget.test(before)) return 'other';
  if (markup.test(before)) return 'other';
  const at = { start: start - lineStart, end: end - lineStart };
  const around = codeSpansOf(line)?.find((span) => span.start <= at.start && at.end <= span.end);
  if (around === undefined) return standsAlone(line, at.start, at.end) ? 'prose' : 'other';
  return line.slice(around.start, around.end).trim() === line.slice(at.start, at.end) ? 'codeSpan' : 'other';
}

/** Whether removing the text between `start` and `end` keeps the Markdown: the texts before and after it form no new markup. */
export function canGo(text: string, start: number, end: number): boolean {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const after = text.slice(end, lineEndAt(text, end));
  const startsItem = /^[\s>*+\-\d.)]*$/.test(before);
  if (startsItem && (blockMark.test(after) || indentedCode.test(before))) return false;
  if (longMarkup.test(text)) return false;
  if (!/[`~[<]|^(?: {4}|\t)/m.test(text)) return true;
  const from = blockStart(text, start);
  // A tag ends where the block ends, at the latest.
  if (from === null || text.slice(from, start).includes('<')) return false;
  return !startsItem && !nestedFence.test(before) && !nestedFence.test(before + after) && !/[`~\\<\]&]$/.test(before);
}
