/** The words of somebody else in full: each line has a mark, so none of them looks like a line of ours [terminal-text-is-inert]. Pure. */

/** Lines of Markdown and of a terminal alike. */
export const quotedText = (text: string, indent = ''): string =>
  text
    .trimEnd()
    .split(/\r\n?|\n/)
    .map((line) => (line === '' ? `${indent}>` : `${indent}> ${line}`))
    .join('\n');
