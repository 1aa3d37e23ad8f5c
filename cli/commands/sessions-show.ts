/**
 * `workrail sessions show <session>`: the runs of one session as graphs; with `--why`, the reasons that were recorded. Of a damaged
 * one, what is sound, under a banner.
 */
import type { ShownSession, ShownSessionRun } from '../../schemas/admin-reports.ts';
import { suggest } from '../../schemas/suggest.ts';
import { exitCode, type Invocation } from '../command.ts';
import { usageError, valueOrFailure } from '../../project/failure.ts';
import { openOperator } from '../serving/open-admin.ts';
import { sessionText } from '../reporters/session-text.ts';
import { stepNamed, whyText } from '../reporters/why-text.ts';
import { shellWord } from '../../schemas/shell-word.ts';
import { printAnswer } from '../reporters/json-report.ts';
import { oneLine } from '../terminal/terminal.ts';

export async function run({ operands, options }: Invocation): Promise<number> {
  const [named = '', stepId = null] = operands;
  const why = options['why'] === true;
  if (stepId !== null && !why) {
    throw usageError(
      '`sessions show` accepts a step only with --why',
      `Run: workrail sessions show ${shellWord(named)} --why ${shellWord(stepId)}`,
    );
  }
  const { session, runId } = valueOrFailure(await openOperator().showSession(named));
  const runs = session.runs.filter((run) => runId === null || run.runId === runId);
  if (stepId !== null) demandStep(session, runs, stepId);
  await printAnswer('session', session, options, (_, colors) =>
    why ? whyText(session, runs, stepId, colors) : sessionText(session, runId, colors),
  );
  return exitCode.ok;
}

function demandStep({ sessionId }: ShownSession, runs: readonly ShownSessionRun[], stepId: string): void {
  if (runs.some((run) => stepNamed(run, stepId) !== null)) return;
  const known = [...new Set(runs.flatMap(({ steps }) => steps.map((step) => step.stepId)))];
  const close = suggest(stepId, known);
  const workflows = [...new Set(runs.map(({ workflowId }) => workflowId))].join(', ');
  throw usageError(
    `${workflows === '' ? 'this session' : workflows} has no step "${oneLine(stepId)}"${close === null ? '' : `; did you mean ${close}?`}`,
    close === null
      ? `Run: workrail sessions show ${sessionId} --why`
      : `Run: workrail sessions show ${sessionId} --why ${close}`,
  );
}
