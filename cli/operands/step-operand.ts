/** The operand that names a step of stored runs. */
import type { ShownSession, ShownSessionRun } from '../../schemas/admin-reports.ts';
import { suggest } from '../../schemas/suggest.ts';
import { usageError } from '../../project/failure.ts';
import { stepNamed } from '../reporters/why-text.ts';
import { oneLine } from '../terminal/terminal.ts';

/**
 * @param commandFor the command for a step, or for all steps
 * @throws Failure where no run has such a step
 */
export function demandStep(
  { sessionId }: ShownSession,
  runs: readonly ShownSessionRun[],
  stepId: string,
  commandFor: (step: string | null) => string = (step) => `sessions show ${sessionId} --why ${step ?? ''}`,
): void {
  if (runs.some((run) => stepNamed(run, stepId) !== null)) return;
  const known = [...new Set(runs.flatMap(({ steps }) => steps.map((step) => step.stepId)))];
  const close = suggest(stepId, known);
  const workflows = [...new Set(runs.map(({ workflowId }) => workflowId))].join(', ');
  throw usageError(
    `${workflows === '' ? 'this session' : workflows} has no step "${oneLine(stepId)}"${close === null ? '' : `; did you mean ${close}?`}`,
    `Run: workrail ${commandFor(close)}`.trim(),
  );
}
