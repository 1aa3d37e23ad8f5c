/**
 * `workrail sessions show <session>`: the runs of one session as graphs; with `--why`, the reasons that were recorded. Of a damaged
 * one, what is sound, under a banner.
 */
import { exitCode, type Invocation } from '../command.ts';
import { usageError, valueOrFailure } from '../../project/failure.ts';
import { openOperator } from '../serving/open-admin.ts';
import { sessionText } from '../reporters/session-text.ts';
import { whyText } from '../reporters/why-text.ts';
import { shellWord } from '../../schemas/shell-word.ts';
import { printAnswer } from '../reporters/json-report.ts';
import { demandStep } from '../operands/step-operand.ts';

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
