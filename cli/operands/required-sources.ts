/** `--allow-empty`, which lets a command over the sources of a project find none. */
import { refuseNoSources } from '../../project/sources/no-sources.ts';
import type { SourceRoot } from '../../project/sources/source-root.ts';
import { ignoredFiles } from '../../project/sources/ignored-files.ts';
import { warn } from '../terminal/terminal.ts';
import type { Invocation } from '../command.ts';

/** @throws Failure where there are none, unless the command was told to accept that */
export function requireSources(root: SourceRoot, { options }: Pick<Invocation, 'options'>): void {
  for (const sentence of ignoredFiles(root)) warn(sentence);
  if (options['allowEmpty'] !== true) refuseNoSources(root);
}
