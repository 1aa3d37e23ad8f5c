/** Markdown for a text that a reader copies unchanged, whatever backticks and line breaks it contains. */

/** At least `least` backticks, and more than the text has in a row. */
export function fenceFor(text: string, least: number): string {
  const longest = (text.match(/`+/g) ?? []).reduce((most, { length }) => Math.max(most, length), 0);
  return '`'.repeat(longest < least ? least : longest + 1);
}

/** A code span. Blanks keep a backtick at either end apart from the fence. */
function codeSpan(text: string): string {
  const fence = fenceFor(text, 1);
  const gap = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${gap}${text}${gap}${fence}`;
}

/** A command after a word such as "Run:": on the same line, or in a block of its own if it has several lines. */
export function commandText(command: string): string {
  const text = command.replace(/\r\n?/g, '\n').replace(/\n+$/, '');
  if (!text.includes('\n')) return ` ${codeSpan(text)}`;
  const fence = fenceFor(text, 3);
  return `\n\n${fence}sh\n${text}\n${fence}`;
}
