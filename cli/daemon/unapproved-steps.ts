/** Says which steps of a run were completed without the approval that they need, to a user who lets the daemon continue the run. */
import { confirmationsSetting } from '../../project/configuration/daemon-config.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import type { StoredSession } from '../../daemon/storage/stored-sessions.ts';
import { approveCommand } from '../../daemon/reports/next-commands.ts';
import { quotedLine, warn } from '../terminal/terminal.ts';

/** Says nothing of a run that the session cannot continue: its result is not delivered, with an approval or without one. */
export async function warnOfUnapproved(
  runtime: Pick<Runtime, 'openRunOf' | 'unapprovedSteps'>,
  { state }: Pick<StoredSession, 'state'>,
): Promise<void> {
  const opened = state?.opened ?? null;
  if (opened === null || confirmationsSetting() === 'skip') return;
  const isOver = state?.closed?.outcome === 'success';
  const run = (await runtime.openRunOf(opened.sessionId, opened.runId)).unwrapOr(null);
  if (!isOver && (run === 'complete' || run === 'abandoned')) return;
  const found = await runtime.unapprovedSteps(opened.sessionId, opened.runId);
  // What cannot be read now is said by the command that uses it.
  const titles = found.unwrapOr([]);
  if (titles.length === 0) return;
  warn(
    `in the run ${opened.runName}, steps were completed without the approval that they need: ${titles.map(quotedLine).join(', ')}. The result is delivered only if you run: ${approveCommand(opened.runName)}`,
  );
}
