/** `workrail sessions notes <run> [step]`: the notes of the preferred path as Markdown, which a pipe gets as they were written. */
import type { NotesReport, ShownSession, ShownSessionRun } from '../../schemas/admin-reports.ts';
import { exitCode, type Invocation } from '../command.ts';
import { usageError, valueOrFailure } from '../../project/failure.ts';
import { openOperator } from '../serving/open-admin.ts';
import { endedSteps } from '../reporters/step-records.ts';
import { placeOf } from '../reporters/session-text.ts';
import { demandStep } from '../operands/step-operand.ts';
import { oneLine, printFile, printJson, say } from '../terminal/terminal.ts';

type Notes = NotesReport['notes'][number];

/** @param stepId null for all steps */
export function notesOf({ nodes, outputs }: ShownSessionRun, stepId: string | null): Notes[] {
  const ended = endedSteps(nodes);
  const byId = new Map(nodes.map((node) => [node.nodeId as string, node]));
  return outputs.flatMap(({ nodeId, isCurrent, notesMarkdown }) => {
    const by = byId.get(nodeId);
    // What is kept with a step stands on its own node; what it was done with, on the node behind it.
    const step = byId.get((by?.kind === 'checkpoint' ? by.parentNodeId : ended.get(nodeId)) ?? '');
    if (by === undefined || step === undefined || notesMarkdown === undefined || !isCurrent) return [];
    if (!step.isPreferred || by.kind === 'blocked_attempt' || (by.kind === 'step' && !by.isPreferred)) return [];
    if (stepId !== null && step.stepId !== stepId) return [];
    return [
      {
        ...(step.stepId === undefined ? {} : { stepId: step.stepId }),
        stepTitle: step.stepTitle,
        ...(step.stepInstance === undefined ? {} : { stepInstance: step.stepInstance }),
        isCheckpoint: by.kind === 'checkpoint',
        ...(by.recordedAt === undefined ? {} : { recordedAt: by.recordedAt }),
        notesMarkdown,
      },
    ];
  });
}

/** A heading for each step, so that the notes of one are not taken for those of the next. */
function markdownOf(notes: readonly Notes[]): string {
  return notes
    .map(({ stepTitle, stepInstance, isCheckpoint, notesMarkdown }) => {
      const place = stepInstance === undefined ? null : placeOf({ stepInstance });
      const marks = [...(place === null ? [] : [place]), ...(isCheckpoint ? ['checkpoint'] : [])];
      return `## ${oneLine(stepTitle)}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}\n\n${notesMarkdown.trim()}\n`;
    })
    .join('\n');
}

function oneRun(session: ShownSession, runId: string | null): ShownSessionRun {
  const runs = session.runs.filter((run) => runId === null || run.runId === runId);
  const [run] = runs;
  if (run !== undefined && runs.length === 1) return run;
  throw usageError(
    runs.length === 0
      ? `${session.sessionId} has no run that can be read`
      : `${session.sessionId} has ${runs.length} runs: ${runs.map(({ runName }) => runName).join(', ')}`,
    run === undefined
      ? `Run: workrail sessions show ${session.sessionId}`
      : `Run: workrail sessions notes ${run.runName}`,
  );
}

export async function run({ operands: [named = '', step], options }: Invocation): Promise<number> {
  const stepId = step ?? null;
  const { session, runId } = valueOrFailure(await openOperator().showSession(named));
  const shown = oneRun(session, runId);
  if (stepId !== null)
    demandStep(session, [shown], stepId, (close) => `sessions notes ${shown.runName} ${close ?? ''}`);
  const notes = notesOf(shown, stepId);
  if (options['json'] === true) {
    const { sessionId } = session;
    const report: NotesReport = { version: 1, sessionId, runId: shown.runId, runName: shown.runName, notes };
    await printJson(report);
    return exitCode.ok;
  }
  if (notes.length === 0) say(stepId === null ? 'This run has no notes.' : 'This step has no notes.');
  else await printFile(markdownOf(notes));
  return exitCode.ok;
}
