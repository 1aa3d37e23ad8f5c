/**
 * Git on the objects of a repository of the user, with a git directory of the daemon's own. For a merge and for a remote, the
 * configuration and the attributes of a repository name programs, proxies, certificates and hosts under names of its choice, so no list of
 * settings turns all of them off: a `.git` from an archive could run a program here, or read the token on its way
 * [git-runs-nothing] [token-goes-to-its-forge]. Here git reads neither.
 */
import { existsSync, mkdirSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shallowFileBytesMax } from '../../schemas/daemon/limits.ts';
import { readRegular } from '../../runtime/host/regular-file.ts';
import { makePlace, removePlace } from '../sandbox/place.ts';
import { type GitCall, hostGit } from './host-git.ts';
import type { ObjectFormat } from './object-format.ts';

export type OwnGit = (args: readonly string[], call?: GitCall) => Promise<string>;

/** Objects that a partial clone does not have stay missing, and are no fault of the repository: the remote that would have them is nowhere. */
const promisor = '\tpartialClone = none\n[remote "none"]\n\tpromisor = true\n';

const configOf = (format: ObjectFormat, isPartial: boolean): string =>
  `[core]\n\trepositoryformatversion = 1\n\tbare = true\n[extensions]\n\tobjectFormat = ${format}\n${isPartial ? promisor : ''}`;

function fill(place: string, repository: string, objects: string, format: ObjectFormat): void {
  const packs = join(objects, 'pack');
  const isPartial = existsSync(packs) && readdirSync(packs).some((name) => name.endsWith('.promisor'));
  mkdirSync(join(place, 'refs'));
  writeFileSync(join(place, 'HEAD'), 'ref: refs/heads/none\n');
  writeFileSync(join(place, 'config'), configOf(format, isPartial));
  // Where the history of the repository ends on purpose.
  const shallow = join(repository, 'shallow');
  if (existsSync(shallow)) writeFileSync(join(place, 'shallow'), readRegular(shallow, shallowFileBytesMax, 'followed'));
}

/** Objects that git writes in the call go to the repository; refs go nowhere. */
export async function withOwnGit<Result>(
  repository: string,
  format: ObjectFormat,
  work: (git: OwnGit) => Promise<Result>,
): Promise<Result> {
  const objects = realpathSync(join(repository, 'objects'));
  const place = makePlace('git');
  try {
    fill(place, repository, objects, format);
    return await work((args, call = {}) =>
      hostGit(place, args, { ...call, environment: { ...call.environment, GIT_OBJECT_DIRECTORY: objects } }),
    );
  } finally {
    removePlace(place);
  }
}
