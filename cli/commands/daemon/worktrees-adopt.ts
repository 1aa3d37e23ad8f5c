/** `workrail daemon worktrees adopt <session>`: a branch of the user with the work of a session. */

import { adoptCommand } from '../../../daemon/reports/next-commands.ts';
import { adoptWork } from '../../../daemon/session/adopt-work.ts';
import { GitFault } from '../../../daemon/worktrees/host-git.ts';
import { WorktreeLedger } from '../../../daemon/worktrees/ledger.ts';
import { hasBase } from '../../../daemon/worktrees/session-worktree.ts';
import { MissingWork } from '../../../daemon/worktrees/stored-work.ts';
import { storedWorktrees } from '../../../daemon/worktrees/stored-worktrees.ts';
import { unlistedWork } from '../../../daemon/worktrees/unlisted-work.ts';
import { repositoryOf } from '../../../daemon/worktrees/workspace-repository.ts';
import { type Failure, usageError } from '../../../project/failure.ts';
import { shownFile } from '../../../project/files/shown-path.ts';
import { runGit } from '../../../project/git/git-process.ts';
import { isSameFolder, projectFolder } from '../../../project/places.ts';
import type { DaemonAdoption } from '../../../schemas/daemon/reports.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import { shellPath, shellWord } from '../../../schemas/text/shell-word.ts';
import { visibleName } from '../../../schemas/text/visible-text.ts';
import { exitCode, type Invocation } from '../../command.ts';
import { worktreeAdapter } from '../../daemon/worktree-adapter.ts';
import { printAnswer } from '../../reporters/json-report.ts';
import { namedSession, openDaemon } from '../../serving/open-daemon.ts';
import { newline, oneLine } from '../../terminal/terminal.ts';

export async function run({ operands, options }: Invocation): Promise<number> {
  const daemon = openDaemon();
  const { sessionId, state } = await namedSession(daemon, operands[0]);
  const name = state?.opened?.runName ?? sessionId;
  const given = options['branch'];
  const branch = typeof given === 'string' ? given : `worktrain/${name}`;
  const ledger = new WorktreeLedger(daemon.layout.worktreeLedger);
  const worktree = storedWorktrees(ledger.records()).find(({ worktreeId }) => worktreeId === sessionId);
  if (worktree === undefined)
    throw await withoutWorktree(daemon, sessionId, name, state?.opened?.workspacePath ?? projectFolder(undefined));
  const adapter = worktreeAdapter();
  const { commit, unstored } = await adoptWork({ ...daemon, adapter }, ledger, worktree, branch).catch(
    (error: unknown) => {
      if (!(error instanceof GitFault || error instanceof MissingWork)) throw error;
      throw usageError(`branch "${visibleName(branch)}" was not created: ${error.message}`, helpFor(error, name));
    },
  );
  const report: DaemonAdoption = {
    version: 1,
    sessionId,
    repository: worktree.repository,
    branch,
    commit,
    ...(unstored === null ? {} : { unstored }),
  };
  // Without it, all of the history is what git can still show.
  const since = (await hasBase(worktree)) ? `${worktree.base.slice(0, 12)}..` : '';
  const git = `git${await optionFor(worktree.repository)}`;
  await printAnswer(null, report, options, ({ branch: made, commit: at }, { yellow }) =>
    [
      `Created branch ${made} at ${at}.`,
      ...(unstored === null
        ? []
        : [
            `${yellow('warning:')} the branch may lack what changed after the last checkpoint of the session: ${oneLine(unstored)}`,
          ]),
      `To see the work: ${git} log -p ${shellWord(`${since}${made}`)}`,
    ].join(newline),
  );
  return exitCode.ok;
}

async function withoutWorktree(
  { layout }: ReturnType<typeof openDaemon>,
  sessionId: SessionId,
  name: string,
  workspacePath: string,
): Promise<Failure> {
  const lost = await unlistedWork(layout, sessionId, await repositoryOf(workspacePath));
  if (lost !== null)
    return usageError(`session ${name} has no worktree that can be adopted: ${lost.reason}`, lost.remedy);
  return usageError(
    `session ${name} has no worktree, because the session could not change files`,
    'Run: workrail daemon worktrees list',
  );
}

/** The command works in every directory, and git only in one of the repository. */
async function optionFor(repository: string): Promise<string> {
  const ran = await runGit('.', ['rev-parse', '--path-format=absolute', '--git-common-dir']);
  const here = ran.kind === 'ended' && ran.ok ? ran.bytes.toString('utf8').trimEnd() : null;
  return here !== null && isSameFolder(here, repository) ? '' : ` -C ${shellPath(shownFile(repository))}`;
}

function helpFor(error: GitFault | MissingWork, name: string): string {
  if (error instanceof MissingWork)
    return 'To see the paths of the repository and of the files of the session, run: workrail daemon worktrees list';
  // Git refuses a name that is invalid, that exists, or that is below an existing branch.
  const isName = error.command === 'check-ref-format' || /already exists|exists; cannot create/.test(error.printed);
  return isName
    ? `Choose another name: ${adoptCommand(name)} --branch <name>`
    : `Fix the problem, then run: ${adoptCommand(name)}`;
}
