/** `workrail daemon install`: writes the file that makes systemd or launchd run the daemon, and prints what to run next. */
import { lstatSync, unlinkSync } from 'node:fs';
import { dirname, isAbsolute } from 'node:path';
import { Failure, usageError } from '../../../project/failure.ts';
import { textNamed, writeNamed } from '../../../project/files/atomic-write.ts';
import { removeLeftovers } from '../../../project/files/leftovers.ts';
import { shownFile } from '../../../project/files/shown-path.ts';
import { dataFolder, machine } from '../../../project/places.ts';
import { serviceFileBytesMax } from '../../../schemas/daemon/limits.ts';
import type { DaemonInstalled } from '../../../schemas/daemon/reports.ts';
import { isInNpxCache } from '../../clients/server-entry.ts';
import { exitCode, type Invocation } from '../../command.ts';
import {
  type ServiceFile,
  type ServicePlaces,
  scheduledTask,
  serviceFile,
  writtenBy,
} from '../../outputs/service-file.ts';
import { printAnswer } from '../../reporters/json-report.ts';
import { installedText } from '../../reporters/service-text.ts';

export async function run({ options }: Invocation): Promise<number> {
  const { platform, node, program, home, variable } = machine();
  if (options['remove'] !== true && isInNpxCache(program))
    throw usageError(
      'this copy of WorkRail is in the npx cache, which npm can clear at any time',
      'Install WorkRail, then run the command again: npm install --global <path to the WorkRail tarball>',
    );
  const places: ServicePlaces = {
    node,
    program,
    home,
    config: platform === 'linux' ? absolute('XDG_CONFIG_HOME', variable('XDG_CONFIG_HOME')) : null,
    // The service starts in another directory, and refuses a relative path.
    data: variable('WORKRAIL_DATA_DIR') ? dataFolder() : null,
  };
  if (platform !== 'linux' && platform !== 'darwin')
    throw usageError(
      'this command writes files for systemd and launchd only',
      `Set the API key of your model as an environment variable of your user, then run: ${scheduledTask(places)}`,
    );
  const file = serviceFile(platform, places);
  const state = options['print'] === true ? 'printed' : options['remove'] === true ? remove(file) : install(file);
  const isRemoval = state === 'removed' || state === 'absent';
  const report: DaemonInstalled = {
    version: 1,
    state,
    path: shownFile(file.path),
    text: isRemoval ? null : file.text,
    environmentFile: shownFile(file.environment),
    next: state === 'absent' ? [] : [...(isRemoval ? file.removed : file.next)],
  };
  await printAnswer(null, report, options, installedText);
  return exitCode.ok;
}

/** Null if it is not set. systemd ignores a relative path. */
function absolute(name: string, value: string | undefined): string | null {
  if (value === undefined || value === '') return null;
  if (isAbsolute(value)) return value;
  throw usageError(`${name} is not an absolute path`, `Set ${name} to an absolute path, or unset it`);
}

const refused = ({ path }: ServiceFile, what: string): Failure =>
  new Failure(
    {
      code: 'USAGE_ERROR',
      message: `${shownFile(path)} ${what}; nothing was changed`,
      retry: { kind: 'not_retryable' },
      suggestion:
        'Compare the file with the output of `workrail daemon install --print`; if you do not need the file, move or delete it',
    },
    'errors',
  );

/** Null if there is none. @throws Failure for a file that is not ours, or that was changed */
function ownText(file: ServiceFile): string | null {
  const found = lstatSync(file.path, { throwIfNoEntry: false });
  if (found === undefined) return null;
  if (!found.isFile()) throw refused(file, 'is not a regular file');
  const text = textNamed(file.path, serviceFileBytesMax) ?? '';
  if (writtenBy(text) !== 'install') throw refused(file, 'was not written by this command, or was changed since');
  return text;
}

function install(file: ServiceFile): 'installed' | 'unchanged' {
  if (ownText(file) === file.text) return 'unchanged';
  writeNamed(file.path, file.text);
  removeLeftovers({ folder: dirname(file.path), title: 'the directory of the service', isOwn: true }, [file.path]);
  return 'installed';
}

function remove(file: ServiceFile): 'removed' | 'absent' {
  if (ownText(file) === null) return 'absent';
  unlinkSync(file.path);
  return 'removed';
}
