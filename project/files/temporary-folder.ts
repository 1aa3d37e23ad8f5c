/** Creates directories among the temporary files. Their place is a setting of the machine, so a failure names that setting. */
import { mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errnoOf, reasonOf } from '../../schemas/os-faults.ts';
import { Failure } from '../failure.ts';

const variable = process.platform === 'win32' ? 'TEMP' : 'TMPDIR';

/** @throws Failure if the directory for temporary files cannot be used */
export function temporaryFolder(prefix: string): string {
  try {
    return mkdtempSync(join(realpathSync(tmpdir()), prefix));
  } catch (error) {
    if (errnoOf(error) === '') throw error;
    throw new Failure({
      code: 'STORE_IO_FAILED',
      message: `no directory can be created in the directory for temporary files (${variable}): ${reasonOf(error)}`,
      retry: { kind: 'not_retryable' },
      suggestion: `Set ${variable} to an existing directory that you can write to, and that has free space; then run the command again`,
    });
  }
}
