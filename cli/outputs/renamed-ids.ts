/** Names the files that still contain an id that `migrate --rename` replaced: the bindings file and other sources are the user's to change. */
import { bindingsFileOf } from '../../project/configuration/bindings-file.ts';
import { pathWithin } from '../../project/files/boundary.ts';
import { inputOfSource } from '../../project/sources/source-input.ts';
import { type SourceRoot, sourcesOf } from '../../project/sources/source-root.ts';
import { visibleName } from '../../schemas/text/visible-text.ts';
import { say } from '../terminal/terminal.ts';

/** A workflow whose file was written. */
export type RenamedId = { readonly before: string; readonly now: string; readonly path: string };

const escaped = (id: string) => id.replace(/[^\w]/g, '\\$&');

/** An id of one word only in quotes or backticks, or as a value of YAML: prose can contain this word. Any other id as a whole. */
const namePattern = (id: string) =>
  /[-_.]/.test(id)
    ? new RegExp(`(?<![\\w.-])${escaped(id)}(?![\\w-]|\\.\\w)`)
    : new RegExp(`(["'\`])${escaped(id)}\\1|(?:^|[:-])[ \\t]+${escaped(id)}[ \\t]*$`, 'm');

export function sayStillNamed(root: SourceRoot, renames: readonly RenamedId[]): void {
  if (renames.length === 0) return;
  const bindings = bindingsFileOf(root);
  const sources = sourcesOf(root).map(({ path, ...source }) => ({
    path,
    ...inputOfSource({ path, ...source }, root.sourceKind),
  }));
  for (const { before, now, path } of renames) {
    const pattern = namePattern(before);
    const own = pathWithin(root.folder, path);
    const others = [...(bindings === null ? [] : [bindings]), ...sources.filter((source) => source.path !== own)];
    for (const { file, text } of others)
      if (pattern.test(text))
        say(`warning: ${visibleName(file)} still names ${visibleName(before)}; write ${now} there`);
  }
}
