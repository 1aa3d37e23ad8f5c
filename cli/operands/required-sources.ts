/** `--allow-empty`, which lets a command over the sources of a project find none. */
import { refuseNoSources } from '../../project/sources/no-sources.ts';
import type { SourceRoot } from '../../project/sources/source-root.ts';
import type { Invocation } from '../command.ts';

/** @throws Failure where there are none, unless the command was told to accept that */
export function requireSources(root: SourceRoot, { options }: Pick<Invocation, 'options'>): void {
  if (options['allowEmpty'] !== true) refuseNoSources(root);
}
