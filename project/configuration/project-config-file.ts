/** Reads the text of a project's `workrail.json`, and creates the failure of a command that cannot use it. */
import { join } from 'node:path';
import { projectConfigBytesMax } from '../../schemas/limits.ts';
import { errnoOf, osFault } from '../../schemas/os-faults.ts';
import { Failure } from '../failure.ts';
import { isWholeJson, readSettled } from '../files/settled-read.ts';
import { textAt } from '../files/atomic-write.ts';

export const configName = 'workrail.json';
/** The message for a directory name that no system accepts. */
export const nulInPath = 'contains a NUL character';

/** @param diagnostics the mistakes in the file, with frames */
export const configUnusable = (why: string, suggestion: string, diagnostics?: Failure['diagnostics']): Failure =>
  new Failure(
    {
      code: 'COMPILE_FAILED',
      message: `workrail.json is invalid: ${why}`,
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
    const read = () => textAt({ folder, title: 'the project' }, path, projectConfigBytesMax);
    return readSettled(path, read, (text) => text === null || isWholeJson(text));
  } catch (error) {
    const errno = errnoOf(error);
    if (errno === '') throw error;
    throw configUnusable(`${osFault(errno).meaning} (${errno})`, osFault(errno).fix);
  }
}
