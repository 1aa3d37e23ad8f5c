/** What a scaffold does to the tree: files that it creates, and files that it extends. Pure; `main.ts` reads and writes. */

export type Tree = {
  /** Null where no such file exists. */
  readonly read: (path: string) => string | null;
  /** The names in a directory. */
  readonly list: (folder: string) => readonly string[];
};
type Files = Readonly<Record<string, string>>;
export type Scaffold = {
  /** Files that exist, with the addition. */
  readonly changed: Files;
  readonly created: Files;
  /** What is left to write, in order. */
  readonly next: readonly string[];
};

/** A scaffold that cannot be made; the message says what to call instead. */
export class ScaffoldError extends Error {}

export function mustRead(tree: Tree, path: string): string {
  const text = tree.read(path);
  if (text === null)
    throw new ScaffoldError(`${path} does not exist; run this command in a checkout of the repository`);
  return text;
}

/** `no-shouting` → `noShouting`. */
export const camelCase = (name: string): string =>
  name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The text with a line added where the sort order of the matching lines wants it. */
export function withSortedLine(text: string, line: string, isMember: (line: string) => boolean): string {
  const lines = text.split('\n');
  const members = lines.flatMap((each, at) => (isMember(each) ? [at] : []));
  const last = members.at(-1);
  if (last === undefined) throw new ScaffoldError(`no line like "${line.trim()}" was found to add it to`);
  const before = members.find((at) => (lines[at] ?? '') > line);
  return lines.toSpliced(before ?? last + 1, 0, line).join('\n');
}

/** The text with a line added behind the last line that matches. */
export function withLastLine(text: string, line: string, isMember: (line: string) => boolean): string {
  const lines = text.split('\n');
  const last = lines.findLastIndex(isMember);
  if (last < 0) throw new ScaffoldError(`no line like "${line.trim()}" was found to add it to`);
  return lines.toSpliced(last + 1, 0, line).join('\n');
}
