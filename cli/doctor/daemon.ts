/**
 * Whether an unattended session could start: its model, its key, and a sandbox that holds when it is attacked
 * [doctor-attacks-the-sandbox]. The probe writes to a temporary directory only, and removes it.
 */
import { daemonSettings } from '../../project/configuration/daemon-config.ts';
import { projectConfig } from '../../project/configuration/project-config.ts';
import { Failure } from '../../project/failure.ts';
import { userFolder } from '../../project/places.ts';
import type { DoctorCheck } from '../../schemas/admin-reports.ts';
import { fine, guardedCheck, problem, thenLook, warning } from './check.ts';

const name = 'daemon';

/** A file that cannot be read is a finding of the line `preferences`. */
function isConfigured(): boolean {
  try {
    return projectConfig(userFolder()).daemon !== undefined;
  } catch (error) {
    if (!Failure.is(error)) throw error;
    return false;
  }
}

/** Empty if the user configured no daemon. */
export const daemonChecks = async (): Promise<DoctorCheck[]> =>
  isConfigured() ? [await guardedCheck(name, configuredCheck)] : [];

async function configuredCheck(): Promise<DoctorCheck> {
  try {
    const { model, sandbox } = daemonSettings(undefined);
    const using = `unattended sessions use the model ${model.id} (${model.provider})`;
    return sandbox === 'no_tools' ? fine(name, `${using}, and no tools`) : await sandboxCheck(sandbox, using);
  } catch (error) {
    if (!Failure.is(error)) throw error;
    return warning(name, `unattended sessions cannot start: ${error.error.message}`, thenLook(error.error.suggestion));
  }
}

async function sandboxCheck(sandbox: 'unshare' | 'bwrap', using: string): Promise<DoctorCheck> {
  const { sandboxAdapter } = await import('../../daemon/sandbox/adapters.ts');
  const { probe } = await import('../../daemon/sandbox/probe.ts');
  const fault = await probe(sandboxAdapter(sandbox));
  return fault === null
    ? fine(name, `${using}; the sandbox ${sandbox} withstood every attack that was tried`)
    : problem(
        name,
        `the sandbox ${sandbox} of unattended sessions does not work here: ${fault.reason}`,
        thenLook(fault.remedy),
      );
}
