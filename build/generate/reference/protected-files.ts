/** The files that a delivery changes only if the configuration names them, as the gate reads them. */
import { protectedFiles } from '../../../schemas/daemon/protected-files.ts';
import { table } from './page.ts';

export const protectedFilesLines: readonly string[] = [
  '## Protected files',
  '',
  'A delivery changes these files only if `daemon.delivery[].protectedPaths` names them. Each pattern counts in any folder, and upper and lower case',
  'are not distinguished. Symbolic links and submodules are protected wherever they are.',
  '',
  ...table(
    ['files', 'reason', 'patterns'],
    protectedFiles.map(({ what, why, globs }) => [what, why, globs.map((glob) => `\`${glob}\``).join(', ')]),
  ),
  '',
  'Other files are not protected. Manifests such as `package.json`, build files, and scripts that a CI workflow calls also run code on other',
  'machines, but they are part of ordinary changes: review them. To allow only certain files, set `paths`.',
  '',
];
