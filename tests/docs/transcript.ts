/**
 * Transcripts: `$ command` lines followed by what they print, stdout and stderr together.
 *
 * In expected text `[..]` stands for anything within a line, and a line `...` for any number of lines. A command must
 * succeed, unless its line ends with a comment such as `# exits 1`.
 */
export type Command = {
  /** 1-based within the page. */
  readonly line: number;
  readonly command: string;
  readonly exitCode: number;
  readonly expected: string;
};

export function parseTranscript(text: string, firstLine: number): Command[] {
  const commands: { line: number; command: string; exitCode: number; output: string[] }[] = [];
  text.split('\n').forEach((line, i) => {
    if (line.startsWith('$ ')) {
      const exitCode = Number(/# exits (\d+)$/.exec(line)?.[1] ?? 0);
      commands.push({ line: firstLine + i, command: line.slice(2), exitCode, output: [] });
      return;
    }
    const last = commands.at(-1);
    if (last === undefined) throw new Error(`line ${firstLine + i}: a transcript starts with "$ command"`);
    last.output.push(line);
  });
  return commands.map(({ output, ...command }) => ({ ...command, expected: output.join('\n') }));
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const tidied = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '');

/** True when the whole of `actual` is what `expected` describes. Blanks at line ends and around the text do not count. */
export function matches(expected: string, actual: string): boolean {
  const pattern = tidied(expected)
    .split('\n')
    .map((line) => (line === '...' ? '(?:[^\\n]*\\n)*?' : `${line.split('[..]').map(escaped).join('[^\\n]*')}\\n`))
    .join('');
  return new RegExp(`^${pattern}$`).test(`${tidied(actual)}\n`);
}
