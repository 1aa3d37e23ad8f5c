/** Names the ids in the bindings file of a project that `migrate --rename` replaced: the file is the user's to change. */
import { bindingsFileOf } from '../../project/configuration/bindings-file.ts';
import type { SourceRoot } from '../../project/sources/source-root.ts';
import { visibleName } from '../../schemas/text/visible-text.ts';
import { say } from '../terminal/terminal.ts';

/** @param renames new ids by the old ones, of files that were written */
export function sayRenamedBindings(root: SourceRoot, renames: Iterable<readonly [string, string]>): void {
  const bindings = bindingsFileOf(root);
  if (bindings === null) return;
  for (const [before, now] of renames)
    if (bindings.text.includes(JSON.stringify(before)))
      say(`warning: ${bindings.file} still names ${visibleName(before)}; write ${now} there`);
}
