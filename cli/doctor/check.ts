/** What one check of `workrail doctor` finds: the state, and the command that fixes it. */
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { nearestExisting } from '../../project/files/nearest-existing.ts';
import type { DoctorCheck } from '../../schemas/admin-reports.ts';
import { shellWord } from '../../schemas/text/shell-word.ts';
import { stackText } from '../../schemas/text/stack-text.ts';
import { Failure } from '../../project/failure.ts';
import { forProject } from '../../project/next-command.ts';

type Name = DoctorCheck['name'];
type Command = 'workrail' | 'chmod' | 'chown' | 'icacls' | 'npm' | 'mv';
/** A fix that names no command to type does not type-check. */
export type Fix = `${string}${Command} ${string}`;

export const fine = (name: Name, message: string): DoctorCheck => ({ name, state: 'ok', message });
export const warning = (name: Name, message: string, fix: Fix): DoctorCheck => ({
  name,
  state: 'warning',
  message,
  fix,
});
export const problem = (name: Name, message: string, fix: Fix): DoctorCheck => ({
  name,
  state: 'problem',
  message,
  fix,
});

/** The command that looks again. */
export const doctorCommand = () => forProject('workrail doctor');

/** For what cannot be determined before something else is fixed. */
export const fixOthers = (): Fix => `Fix the problems reported on the other lines, then run: ${doctorCommand()}`;

const isFix = (text: string): text is Fix => /\b(workrail|chmod|chown|icacls|npm|mv) /.test(text);

/** For an action without a command of its own, such as an edit: what shows that it helped. */
export const thenLook = (action: string): Fix =>
  isFix(action)
    ? action
    : `${action.replace(/; then run the command again$/, '').replace(/[.;,]+$/, '')}; then run: ${doctorCommand()}`;

/** What makes a path readable and writable for the user who owns it. */
export const openingOf = (path: string) =>
  process.platform === 'win32'
    ? (`icacls "${path}" /grant "%USERNAME%":F /T` as const)
    : (`chmod -R u+rwX ${shellWord(path)}` as const);

/** Whether this user may not change the permissions of a path, or of something below it, because another user owns it. */
function isForeign(path: string, user: number): boolean {
  try {
    const stat = lstatSync(path);
    if (stat.uid !== user) return true;
    return stat.isDirectory() && readdirSync(path).some((name) => isForeign(join(path, name), user));
  } catch {
    return false;
  }
}

/** The directory above a path that does not let this user look for it; null where all do. */
export function closedAbove(path: string): string | null {
  try {
    lstatSync(path);
  } catch (error) {
    if (['EACCES', 'EPERM'].includes(errnoOf(error))) return nearestExisting(path);
  }
  return null;
}

/** The command with who runs it: only root can change the owner. Below a closed directory, no command finds the path. */
export function runOpening(wanted: string): `${string}run: ${string}${'chmod' | 'chown' | 'icacls'} ${string}` {
  const path = closedAbove(wanted) ?? wanted;
  const user = process.getuid?.() ?? 0;
  return user !== 0 && isForeign(path, user)
    ? `as root, run: chown -R ${user} ${shellWord(path)}`
    : `run: ${openingOf(path)}`;
}

export const asSentence = <Text extends string>(text: Text): Text =>
  `${text.slice(0, 1).toUpperCase()}${text.slice(1)}` as Text;

/** A look that the system refuses is a finding as well, and so is a bug of ours: it never ends the others. */
export async function guardedCheck(name: Name, look: () => DoctorCheck | Promise<DoctorCheck>): Promise<DoctorCheck> {
  try {
    return await look();
  } catch (error) {
    return failedCheck(name, error);
  }
}

/** What a check that throws finds. */
export function failedCheck(name: Name, error: unknown): DoctorCheck {
  if (Failure.is(error)) return problem(name, error.message, thenLook(error.error.suggestion));
  const { code, path } = (error ?? {}) as NodeJS.ErrnoException;
  if (code !== undefined)
    return problem(
      name,
      path === undefined ? `the check failed (${code})` : `${path} could not be checked (${code})`,
      fixOthers(),
    );
  const [thrown = ''] = stackText(error).split('\n');
  return problem(name, `an internal error stopped this check: ${thrown}`, reportIt());
}

const reportIt = (): Fix => `This is a bug in WorkRail. Report this line. To check again, run: ${doctorCommand()}`;

const lookAlone = (): Fix =>
  `Grant the user who runs WorkRail read access to the files that this check reads, then run: ${doctorCommand()}`;

/** No fix refers to another line when there is none: that of a lone finding names what to do itself. */
export function withApplicableFixes(checks: readonly DoctorCheck[]): readonly DoctorCheck[] {
  const isFixedElsewhere = checks.some(({ state, fix }) => state === 'problem' && fix !== fixOthers());
  return isFixedElsewhere
    ? checks
    : checks.map((check) => (check.fix === fixOthers() ? { ...check, fix: lookAlone() } : check));
}

export const errnoOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? 'an unknown error';
