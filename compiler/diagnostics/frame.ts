/**
 * Renders one diagnostic as text: header, location, marked source, then notes, help and docs. On a terminal, no line is wider
 * than the terminal, except for a location, a command or a word that is wider by itself.
 */
import type { Diagnostic } from '../../schemas/diagnostics.ts';
import { columnsOf, wrapColumns } from '../../schemas/text/display-width.ts';
import { excerpt } from './excerpt.ts';
import { type Palette, plainPalette } from './palette.ts';
import type { SourceText } from './source-text.ts';

/** The maximum width of an excerpt, also on a wider terminal and in a file. */
const excerptColumnsMax = 122;
/** The minimum width of a frame, also on a narrower terminal, because a narrower frame is unreadable. */
const columnsMin = 24;

export type Frameable = Omit<Diagnostic, 'rendered' | 'fixes'>;
export type FrameOptions = {
  /** Uncoloured without one. */
  readonly palette?: Palette;
  /** The width of the terminal. If it is missing, texts are not wrapped. */
  readonly columns?: number;
};

/** The index of the first character of a line that is not white space. */
function contentStart(text: string, start: number, end: number): number {
  let at = start;
  while (at < end - 1 && (text[at] === ' ' || text[at] === '\t')) at += 1;
  return at;
}

/**
 * Puts the label beside the carets. If the line would be too wide, puts the label below them, moved to the left as far as
 * necessary.
 */
function labelled(carets: string, label: string, indent: number, room: number): readonly string[] {
  const beside = `${' '.repeat(indent)}${carets}`;
  if (label === '') return [beside];
  if (columnsOf(beside) + 1 + columnsOf(label) <= room) return [`${beside} ${label}`];
  const left = Math.max(0, Math.min(indent, room - columnsOf(label)));
  return [beside, ...wrapColumns(label, room).map((line) => `${' '.repeat(left)}${line}`)];
}

/** Renders a diagnostic without a final line feed. */
export function renderFrame(diagnostic: Frameable, source: SourceText, options: FrameOptions = {}): string {
  const palette = options.palette ?? plainPalette;
  const columns = options.columns === undefined ? Number.POSITIVE_INFINITY : Math.max(columnsMin, options.columns);
  const paint = palette[diagnostic.severity];
  const { at } = diagnostic;
  const endOffset = at.offset + at.length;
  const lastLine = at.length === 0 ? at.line : source.positionOf(endOffset - 1).line;
  const width = String(lastLine).length;
  const gutter = (label: string) => palette.muted(`${label.padStart(width)} |`);
  const room = columns - width - ' | '.length;
  const kind = `${diagnostic.severity}[${diagnostic.code}]`;
  const [first = '', ...more] = wrapColumns(`${kind}: ${diagnostic.message}`, columns);
  const lines = [
    `${paint(kind)}${palette.strong(first.slice(kind.length))}`,
    ...more.map(palette.strong),
    `${' '.repeat(width)}${palette.muted('-->')} ${at.file}:${at.line}:${at.column}`,
    gutter(''),
  ];
  const mark = (line: number, label: string) => {
    const bounds = source.lineBounds(line);
    const markStart = line === at.line ? at.offset : contentStart(source.text, bounds.start, bounds.end);
    const markEnd = Math.min(endOffset, bounds.end);
    const part = excerpt(source.text, bounds, { start: markStart, end: markEnd }, Math.min(excerptColumnsMax, room));
    lines.push(`${gutter(String(line))} ${part.shown}`.trimEnd());
    for (const below of labelled('^'.repeat(part.carets), label, part.indent, room)) {
      const marked = below.trimStart();
      lines.push(`${gutter('')} ${' '.repeat(below.length - marked.length)}${paint(marked)}`);
    }
  };
  const label = diagnostic.label ?? '';
  mark(at.line, lastLine === at.line ? label : '');
  if (lastLine > at.line) {
    if (lastLine > at.line + 1) lines.push(palette.muted('...'));
    mark(lastLine, label);
  }
  lines.push(gutter(''));
  const remark = (title: string, text: string) => {
    const head = `${' '.repeat(width)} = ${title}: `;
    const [start = '', ...rest] = title === 'docs' ? [text] : wrapColumns(text, columns - head.length);
    lines.push(`${' '.repeat(width)} ${palette.muted('=')} ${palette.accent(`${title}:`)} ${start}`);
    for (const line of rest) lines.push(`${' '.repeat(head.length)}${line}`);
  };
  for (const note of diagnostic.notes) remark('note', note);
  if (diagnostic.help !== undefined) remark('help', diagnostic.help);
  remark('docs', diagnostic.docs);
  return lines.join('\n');
}
