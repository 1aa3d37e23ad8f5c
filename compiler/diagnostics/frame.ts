/**
 * One diagnostic as a person reads it: header, place, the marked source, then notes, help and docs (style.md). A line that
 * is too long is clipped around the span, so a minified file gives a frame as small as any other.
 */
import type { Diagnostic } from '../../schemas/diagnostics.ts';
import { cellOf } from './display-width.ts';
import { type Palette, plainPalette } from './palette.ts';
import type { SourceText } from './source-text.ts';

/** A line up to this many code units is shown whole. */
const lineUnitsMax = 120;
/** What is shown before the span of a clipped line. */
const unitsBefore = 40;

export type Frameable = Omit<Diagnostic, 'rendered' | 'fixes'>;

type Excerpt = { readonly shown: string; readonly indent: number; readonly carets: number };

function isLowSurrogate(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff;
}

/** The first code unit of a line that is not a blank. */
function contentStart(text: string, start: number, end: number): number {
  let at = start;
  while (at < end - 1 && (text[at] === ' ' || text[at] === '\t')) at += 1;
  return at;
}

/** The line from `start` to `end`, with the columns where the mark from `markStart` to `markEnd` stands. */
function excerpt(text: string, start: number, end: number, markStart: number, markEnd: number): Excerpt {
  let from = start;
  let to = end;
  if (end - start > lineUnitsMax) {
    from = Math.max(start, Math.min(markStart - unitsBefore, end - lineUnitsMax));
    to = Math.min(end, from + lineUnitsMax);
    if (isLowSurrogate(text, from)) from += 1;
    if (to < end && isLowSurrogate(text, to)) to += 1;
  }
  const prefix = from > start ? '…' : '';
  let shown = prefix;
  let indent = prefix.length;
  let carets = 0;
  let at = from;
  for (const character of text.slice(from, to)) {
    const cell = cellOf(character);
    shown += cell.shown;
    if (at + character.length <= markStart) indent += cell.columns;
    else if (at < markEnd) carets += cell.columns;
    at += character.length;
  }
  return { shown: to < end ? `${shown}…` : shown, indent, carets: Math.max(1, carets) };
}

/** Renders a diagnostic without a final line feed. Uncoloured unless a palette is given. */
export function renderFrame(diagnostic: Frameable, source: SourceText, palette: Palette = plainPalette): string {
  const paint = palette[diagnostic.severity];
  const { at } = diagnostic;
  const endOffset = at.offset + at.length;
  const lastLine = at.length === 0 ? at.line : source.positionOf(endOffset - 1).line;
  const width = String(lastLine).length;
  const gutter = (label: string) => palette.muted(`${label.padStart(width)} |`);
  const lines = [
    `${paint(`${diagnostic.severity}[${diagnostic.code}]`)}${palette.strong(`: ${diagnostic.message}`)}`,
    `${' '.repeat(width)}${palette.muted('-->')} ${at.file}:${at.line}:${at.column}`,
    gutter(''),
  ];
  const mark = (line: number, label: string) => {
    const bounds = source.lineBounds(line);
    const markStart = line === at.line ? at.offset : contentStart(source.text, bounds.start, bounds.end);
    const markEnd = Math.min(endOffset, bounds.end);
    const part = excerpt(source.text, bounds.start, bounds.end, markStart, markEnd);
    const carets = paint(`${'^'.repeat(part.carets)}${label === '' ? '' : ` ${label}`}`);
    lines.push(`${gutter(String(line))} ${part.shown}`.trimEnd(), `${gutter('')} ${' '.repeat(part.indent)}${carets}`);
  };
  const label = diagnostic.label ?? '';
  mark(at.line, lastLine === at.line ? label : '');
  if (lastLine > at.line) {
    if (lastLine > at.line + 1) lines.push(palette.muted('...'));
    mark(lastLine, label);
  }
  lines.push(gutter(''));
  const remark = (kind: string, text: string) =>
    lines.push(`${' '.repeat(width)} ${palette.muted('=')} ${palette.accent(`${kind}:`)} ${text}`);
  for (const note of diagnostic.notes) remark('note', note);
  if (diagnostic.help !== undefined) remark('help', diagnostic.help);
  remark('docs', diagnostic.docs);
  return lines.join('\n');
}
