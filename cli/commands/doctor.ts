/**
 * `workrail doctor`: everything a run needs on this machine, one line each, with the fix for what is wrong. Changes nothing. Exits
 * with 1 when something keeps runs from working.
 */
import { version } from '../../package.json';
import { dataFolder, machine, projectFolder } from '../../project/places.ts';
import { Layout } from '../../runtime/storage/file/layout.ts';
import type { DoctorCheck, DoctorReport } from '../../schemas/admin-reports.ts';
import { exitCode, type Invocation } from '../command.ts';
import { artifactsCheck } from '../doctor/artifacts.ts';
import { fine, guardedCheck, problem, thenLook, withApplicableFixes } from '../doctor/check.ts';
import { clientCheck } from '../doctor/client.ts';
import { daemonChecks } from '../doctor/daemon.ts';
import { dataDirectoryCheck, locksCheck } from '../doctor/data-directory.ts';
import { permissionsCheck } from '../doctor/permissions.ts';
import { preferencesCheck } from '../doctor/preferences.ts';
import { storeChecks } from '../doctor/stored-records.ts';
import { printAnswer } from '../reporters/json-report.ts';
import { openAdminApi } from '../serving/open-admin.ts';
import { type Colors, columns, newline, wrapped } from '../terminal/terminal.ts';

const oldestNode = 20;
const titles: Readonly<Record<DoctorCheck['name'], string>> = {
  program: 'program',
  data_directory: 'data directory',
  permissions: 'permissions',
  locks: 'locks',
  keyring: 'keyring',
  layout: 'directory layout',
  sessions: 'sessions',
  objects: 'stored objects',
  artifacts: 'compiled workflows',
  preferences: 'preferences',
  client: 'client',
  daemon: 'daemon',
  git: 'git',
  forge: 'forge',
  clock: 'clock',
};
const titleColumn = Math.max(...Object.values(titles).map((title) => title.length)) + 2;

function programCheck(): DoctorCheck {
  const running = `workrail ${version}, node ${process.version}, ${process.platform} ${process.arch}`;
  return Number(process.versions.node.split('.')[0]) >= oldestNode
    ? fine('program', running)
    : problem(
        'program',
        `${running}: this version of Node is too old`,
        thenLook(`Install Node ${oldestNode} or newer`),
      );
}

function checkText({ name, state, message, fix }: DoctorCheck, colors: Colors): string {
  const paint = { ok: colors.green, warning: colors.yellow, problem: colors.red }[state];
  const indent = ' '.repeat(titleColumn + 9);
  const width = columns() - indent.length;
  const head = `${paint(state.padEnd(8))} ${titles[name].padEnd(titleColumn)}${wrapped(message, width, indent)}`;
  // On one line: a line end within a command, or within the quotes of a path, would not survive being pasted into a shell.
  return fix === undefined ? head : `${head}${newline}${indent}fix: ${fix}`;
}

async function checksIn(data: string): Promise<DoctorCheck[]> {
  const operator = openAdminApi();
  return [
    await guardedCheck('permissions', () => permissionsCheck(data)),
    await guardedCheck('locks', () => locksCheck(data)),
    ...(await storeChecks(operator, new Layout(data))),
  ];
}

export async function run({ options }: Invocation): Promise<number> {
  const project = projectFolder(options['project']);
  const data = dataFolder();
  const directory = await guardedCheck('data_directory', () => dataDirectoryCheck(data));
  const checks = [
    ...withApplicableFixes([
      programCheck(),
      directory,
      // Checks of the content of an unusable directory would only repeat its problem.
      ...(directory.state === 'ok' ? await checksIn(data) : []),
      await guardedCheck('artifacts', () => artifactsCheck(project)),
      await guardedCheck('preferences', () => preferencesCheck(project)),
      await guardedCheck('client', () => clientCheck({ project, data, ...machine() })),
      ...(await daemonChecks()),
    ]),
  ];
  const healthy = checks.every(({ state }) => state !== 'problem');
  const report: DoctorReport = { version: 1, healthy, checks };
  await printAnswer(null, report, options, (_, colors) =>
    checks.map((check) => checkText(check, colors)).join(newline),
  );
  return healthy ? exitCode.ok : exitCode.errorsFound;
}
