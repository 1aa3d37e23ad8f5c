/** Why an operation failed, for the logs and reports of the user. */
import { errnoOf, reasonOf } from '../../schemas/os-faults.ts';
import { shownPath } from '../../project/files/shown-path.ts';

/** With the file of an error of the operating system: without it, the user cannot find what to fix. */
export function placedReasonOf(error: unknown): string {
  const { path } = error as NodeJS.ErrnoException;
  const place = errnoOf(error) === '' || path === undefined ? '' : ` (${shownPath(path)})`;
  return `${reasonOf(error)}${place}`;
}
