/** Reads the text of a project's `workrail.json`, and creates the failure of a command that cannot use it. */
import { join } from 'node:path';
import { projectConfigBytesMax } from '../../schemas/limits.ts';
import { errnoOf, osFault } from '../../schemas/os-faults.ts';
import { Failure } from '../failure.ts';
import { isWholeJson, readSettled } from '../files/settled-read.ts';
import { textAt } from '../files/atomic-write.ts';
import { isSameFolder, userFolder } from '../places.ts';

export const configName = 'workrail.json';
/** The message for a directory name that no system accepts. */
export const nulInPath = 'contains a NUL character';

/** The file with this name in the folder of the user configures the daemon. It is no file of a project, and messages say which it is. */
export function isConfigOfUser(folder: string): boolean {
  try {
    return isSameFolder(folder, userFolder());
  } catch {
    // Without a home directory.
    return false;
  }
}

export const shownConfig = (folder: string): string =>
  isConfigOfUser(folder) ? `~/.workrail/${configName}` : configName;

/** @param diagnostics the mistakes in the file, with frames */
export const configUnusable = (
  folder: string,
  why: string,
  suggestion: string,
  diagnostics?: Failure['diagnostics'],
): Failure =>
  new Failure(
    {
      code: 'COMPILE_FAILED',
      message: `${shownConfig(folder)} is invalid: ${why}`,
      retry: { kind: 'not_retryable' },
      suggestion,
    },
    'errors',
    diagnostics,
  );

/**
 * Null if the file does not exist.
 * @throws Failure if it cannot be read
 */
export function configText(folder: string): string | null {
  try {
    const path = join(folder, configName);
    const title = isConfigOfUser(folder) ? 'the user directory of WorkRail' : 'the project';
    const read = () => textAt({ folder, title }, path, projectConfigBytesMax);
    return readSettled(path, read, (text) => text === null || isWholeJson(text));
  } catch (error) {
    const errno = errnoOf(error);
    if (errno === '') throw error;
    throw configUnusable(folder, `${osFault(errno).meaning} (${errno})`, osFault(errno).fix);
  }
}
