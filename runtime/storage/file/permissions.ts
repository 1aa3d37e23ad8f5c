/**
 * The permissions of stored files: for the owner only, whatever the mode of the data directory, because sessions contain what
 * agents wrote about private code. Where the owner gave the data directory to its group, files and folders in it follow, as far as
 * the umask allows. The keys are private in any case: they name their permissions themselves [keyring-private].
 */
import type { FilePort } from '../../ports.ts';

const [ownerFile, ownerFolder, groupFile, groupFolder, groupWrite] = [0o600, 0o700, 0o060, 0o070, 0o020];

export function filesOf(root: string, files: FilePort): FilePort {
  let known: Promise<number> | undefined;
  /** The directory is there before anything in it is made; until then nobody but the owner is meant. */
  const group = async (): Promise<number> => {
    known ??= files.stat(root).then((stat) => {
      if (stat === null) known = undefined;
      const given = stat?.permissions ?? 0;
      // A group that may only look was not asked for: it is what most umasks leave.
      return (given & groupWrite) === 0 ? 0 : given & groupFolder;
    });
    return known.catch(() => {
      known = undefined;
      return 0;
    });
  };
  return {
    ...files,
    open: async (path, mode, permissions) => {
      if (mode === 'read' || mode === 'amend') return files.open(path, mode);
      return files.open(path, mode, permissions ?? ownerFile | ((await group()) & groupFile));
    },
    makeFolder: async (path, permissions) => files.makeFolder(path, permissions ?? ownerFolder | (await group())),
  };
}
