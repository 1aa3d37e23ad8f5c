/** What one look of the doctor finds: how it stands, and the command or act that mends it. */
import type { DoctorCheck } from '../../schemas/operation-reports.ts';

type Name = DoctorCheck['name'];

export const fine = (name: Name, message: string): DoctorCheck => ({ name, state: 'ok', message });
export const warning = (name: Name, message: string, fix: string): DoctorCheck => ({
  name,
  state: 'warning',
  message,
  fix,
});
export const problem = (name: Name, message: string, fix: string): DoctorCheck => ({
  name,
  state: 'problem',
  message,
  fix,
});

/** For what cannot be told before something else is mended. */
export const mendOthers = 'Mend what the other lines name, then look again';

/** A look that the system refuses is a finding as well: it never ends the others. */
export async function looked(name: Name, look: () => DoctorCheck | Promise<DoctorCheck>): Promise<DoctorCheck> {
  try {
    return await look();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return problem(name, `this could not be looked at (${code})`, mendOthers);
  }
}

const lookAlone = 'Make it readable for the user who runs WorkRail, then run: workrail doctor';

/** No fix refers to another line when there is none: that of a lone finding names what to do itself. */
export function withFixesThatStand(checks: readonly DoctorCheck[]): readonly DoctorCheck[] {
  const isFixedElsewhere = checks.some(({ state, fix }) => state !== 'ok' && fix !== mendOthers);
  return isFixedElsewhere
    ? checks
    : checks.map((check) => (check.fix === mendOthers ? { ...check, fix: lookAlone } : check));
}

export const errnoOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? 'an unknown error';
