/** The option `--issue`. */
import { usageError } from '../../project/failure.ts';

/** Null without the option. */
export function issueOf(given: unknown): number | null {
  if (given === undefined) return null;
  if (/^[1-9]\d{0,8}$/.test(String(given))) return Number(given);
  throw usageError(`--issue needs a number above 0; got "${String(given)}"`, 'Run the command with --issue 12');
}
