/**
 * `workrail sessions show <session>`: the runs of one session as graphs; with `--why`, the reasons that were recorded. Of a damaged
 * one, what is sound, under a banner.
 */

import { setTimeout } from 'node:timers/promises';
import { usageError, valueOrFailure } from '../../../project/failure.ts';
import type { AdminApi } from '../../../runtime/admin-api.ts';
import type { ShownSessionRun } from '../../../schemas/admin-reports.ts';
import { watchIntervalMs } from '../../../schemas/limits.ts';
import { shellWord } from '../../../schemas/text/shell-word.ts';
import { exitCode, type Invocation } from '../../command.ts';
import { foundRun } from '../../operands/near-run.ts';
import { requireStep } from '../../operands/step-operand.ts';
import { printAnswer } from '../../reporters/json-report.ts';
import { sessionText } from '../../reporters/session-text.ts';
import { whyText } from '../../reporters/why-text.ts';
import { openAdminApi } from '../../serving/open-admin.ts';
import { dataColors, printFile, shownText } from '../../terminal/terminal.ts';
import { watch } from '../../watch-run.ts';

export async function run({ operands, options }: Invocation): Promise<number> {
  const [named = '', words = null] = operands;
  const why = options['why'] === true;
  const isWatching = options['watch'] === true;
  if (isWatching && (why || options['json'] === true)) {
    throw usageError(
      `--watch prints text and cannot be combined with ${why ? '--why' : '--json'}`,
      `Run: workrail sessions show ${shellWord(named)} --watch`,
    );
  }
  const operator = openAdminApi();
  const forStep = words === null ? '' : ` ${shellWord(words)}`;
  const withWhy = why || words !== null ? ` --why${forStep}` : '';
  const stored = await operator.showSession(named);
  const { session, runId } = foundRun(stored, (near) => `sessions show ${near}${withWhy}`);
  const runs = session.runs.filter((run) => runId === null || run.runId === runId);
  const meant = words === null ? null : requireStep(session, runs, words);
  if (words !== null && !why)
    throw usageError(
      '`sessions show` accepts a step only with --why',
      `Run: workrail sessions show ${shellWord(named)}${withWhy}`,
    );
  if (isWatching) return watchSession(operator, session.sessionId, runId);
  await printAnswer('session', session, options, (_, colors) =>
    why ? whyText(session, runs, meant, colors) : sessionText(session, runId, colors),
  );
  return exitCode.ok;
}

const isOver = ({ status, abandoned }: ShownSessionRun) =>
  abandoned !== undefined || status === 'complete' || status === 'complete_with_gaps';

/** By the id of the session: a name would be looked up among all of them each time. Ctrl-C ends it, as it ends any command. */
async function watchSession(operator: AdminApi, sessionId: string, runId: string | null): Promise<number> {
  const { stdout } = process;
  await watch({
    look: async () => {
      const { session } = valueOrFailure(await operator.showSession(sessionId));
      const runs = session.runs.filter((run) => runId === null || run.runId === runId);
      return { text: shownText(sessionText(session, runId, dataColors())), isOver: runs.every(isOver) };
    },
    pause: () => setTimeout(watchIntervalMs),
    print: (text) => printFile(text, false),
    clear: stdout.isTTY ? () => stdout.write('\u001b[H\u001b[2J') : null,
  });
  return exitCode.ok;
}
