/**
 * Whether an unattended session could start: its model, its key, and a sandbox that holds when it is attacked
 * [doctor-attacks-the-sandbox]. The probe writes to a temporary directory only, and removes it.
 */
import { execFile } from 'node:child_process';
import { daemonSettings } from '../../project/configuration/daemon-config.ts';
import { projectConfig } from '../../project/configuration/project-config.ts';
import { configText } from '../../project/configuration/project-config-file.ts';
import { Failure } from '../../project/failure.ts';
import { programOnPath, userFolder } from '../../project/places.ts';
import type { DoctorCheck } from '../../schemas/admin-reports.ts';
import { failedCheck, fine, guardedCheck, problem, thenLook, warning } from './check.ts';
import { outsideChecks } from './daemon-outside.ts';

const name = 'daemon';
const gitMsMax = 10_000;

/** What prevents a daemon from starting if the file is invalid. It may be written only for preferences, which have a line of their own. */
function configuration(): 'absent' | 'present' | DoctorCheck {
  try {
    return projectConfig(userFolder()).daemon === undefined ? 'absent' : 'present';
  } catch (error) {
    if (!Failure.is(error)) throw error;
    if (!namesDaemon()) return 'absent';
    return problem(name, unstartable(error), thenLook(error.error.suggestion));
  }
}

function namesDaemon(): boolean {
  try {
    return configText(userFolder())?.includes('"daemon"') === true;
  } catch (error) {
    // The text cannot be read.
    if (!Failure.is(error)) throw error;
    return false;
  }
}

/** Empty if the user configured no daemon. */
export async function daemonChecks(): Promise<DoctorCheck[]> {
  const found = configuration();
  if (found === 'absent') return [];
  if (found !== 'present') return [found];
  return [
    await guardedCheck(name, configuredCheck),
    ...(await queueFault()),
    await guardedCheck('git', gitCheck),
    ...(await outsideChecks()),
  ];
}

/** A daemon works on no job if it cannot read its queue. */
async function queueFault(): Promise<DoctorCheck[]> {
  const { onQueue, openDaemon } = await import('../serving/open-daemon.ts');
  return onQueue(openDaemon(), (queue) => queue.jobs()).then(
    () => [],
    (error: unknown) => [failedCheck(name, error)],
  );
}

const versionOf = (git: string) =>
  new Promise<string | null>((resolve) =>
    execFile(git, ['--version'], { timeout: gitMsMax, windowsHide: true }, (error, stdout) =>
      resolve(error === null ? stdout.trim() : null),
    ),
  );

/** Sessions work in worktrees, which the daemon makes. */
async function gitCheck(): Promise<DoctorCheck> {
  const git = programOnPath('git');
  const printed = git === null ? null : await versionOf(git);
  return printed === null
    ? problem(
        'git',
        'git cannot be run, so unattended sessions cannot change files or deliver results',
        thenLook('Install git'),
      )
    : fine('git', printed.slice(0, 100));
}

async function configuredCheck(): Promise<DoctorCheck> {
  try {
    const { model, sandbox } = daemonSettings(undefined);
    const using = `unattended sessions use the model ${model.id} (${model.provider})`;
    return sandbox === 'no_tools' ? fine(name, `${using} and have no tools`) : await sandboxCheck(sandbox, using);
  } catch (error) {
    if (!Failure.is(error)) throw error;
    return warning(name, unstartable(error), thenLook(error.error.suggestion));
  }
}

const unstartable = ({ error }: Failure): string => `unattended sessions cannot start: ${error.message}`;

async function sandboxCheck(sandbox: 'unshare' | 'bwrap', using: string): Promise<DoctorCheck> {
  const { sandboxAdapter } = await import('../../daemon/sandbox/adapters.ts');
  const { probe } = await import('../../daemon/sandbox/probe.ts');
  const fault = await probe(sandboxAdapter(sandbox));
  return fault === null
    ? fine(name, `${using}; the sandbox "${sandbox}" blocked every attack that this check tried`)
    : problem(
        name,
        `the sandbox "${sandbox}" of unattended sessions does not work on this machine: ${fault.reason}`,
        thenLook(fault.remedy),
      );
}
