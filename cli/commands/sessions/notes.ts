/** `workrail sessions notes <run> [step]`: the notes as Markdown, first of the current branch, then of each that the run left [left-branch-apart]. */

import { Failure, usageError } from '../../../project/failure.ts';
import { severalRuns } from '../../../runtime/admin/errors.ts';
import { escapeControls } from '../../../runtime/portability/report.ts';
import type {
  NotesReport,
  ShownBranch,
  ShownSession,
  ShownSessionNode,
  ShownSessionRun,
} from '../../../schemas/admin-reports.ts';
import { quotedText } from '../../../schemas/text/quoted-text.ts';
import { shellWord } from '../../../schemas/text/shell-word.ts';
import { exitCode, type Invocation } from '../../command.ts';
import { foundRun } from '../../operands/near-run.ts';
import { leftBranchesOf, numbersOn, preferredOf, requireStep } from '../../operands/step-operand.ts';
import { leftLine, placeOf } from '../../reporters/run-steps-text.ts';
import { openAdminApi } from '../../serving/open-admin.ts';
import { damageBanner } from '../../reporters/session-text.ts';
import { oneLine, printFile, printJson, say } from '../../terminal/terminal.ts';

type Notes = NotesReport['notes'][number];

type NotesOn = (branch: ShownBranch | undefined, numbers: readonly number[] | null) => Notes[];

/** @returns the notes of a branch; of all of its steps, or of those with the numbers */
function notesIn({ nodes, outputs }: ShownSessionRun): NotesOn {
  const byId = new Map(nodes.map((node) => [node.nodeId as string, node]));
  const order = new Map([...byId.keys()].map((id, i) => [id, i]));
  const notes = new Map<string, string[]>();
  for (const { nodeId, isCurrent, notesMarkdown } of outputs) {
    if (isCurrent && notesMarkdown !== undefined) notes.set(nodeId, [...(notes.get(nodeId) ?? []), notesMarkdown]);
  }
  return (branch, numbers) =>
    (branch?.steps ?? []).flatMap(({ number, nodeId, doneNodeId, attemptNodeIds }) => {
      const step = byId.get(nodeId);
      if (step === undefined || numbers?.includes(number) === false) return [];
      const kept = attemptNodeIds.filter((id) => byId.get(id)?.kind === 'checkpoint');
      // As they were recorded: a checkpoint of a step that was done is newer than the notes that were accepted.
      const recorded = [...kept, ...(doneNodeId === undefined ? [] : [doneNodeId])].sort(
        (a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0),
      );
      return recorded.flatMap((id) => {
        const by = byId.get(id);
        return by === undefined ? [] : (notes.get(id) ?? []).map((text) => noteOf(number, step, by, text));
      });
    });
}

/** @param numbers of the steps on the branch that counts; null for all */
export const notesOf = (run: ShownSessionRun, numbers: readonly number[] | null): Notes[] =>
  notesIn(run)(preferredOf(run), numbers);

export type BranchNotes = { readonly branch: ShownBranch; readonly notes: readonly Notes[] };

/**
 * The notes of each branch that the run left, in the order of `sessions show`: going back deletes nothing.
 *
 * @param words which step is meant; null for all. A number means the step of that number on each branch.
 */
export function leftNotesOf(run: ShownSessionRun, words: string | null): BranchNotes[] {
  const notesOn = notesIn(run);
  return leftBranchesOf(run)
    .map((branch) => ({ branch, notes: notesOn(branch, words === null ? null : numbersOn(run, branch, words)) }))
    .filter(({ notes }) => notes.length > 0);
}

/** @param by the node that carries the notes */
const noteOf = (number: number, step: ShownSessionNode, by: ShownSessionNode, notesMarkdown: string): Notes => ({
  number,
  ...(step.stepId === undefined ? {} : { stepId: step.stepId }),
  stepTitle: step.stepTitle,
  ...(step.stepInstance === undefined ? {} : { stepInstance: step.stepInstance }),
  isCheckpoint: by.kind === 'checkpoint',
  ...(by.recordedAt === undefined ? {} : { recordedAt: by.recordedAt }),
  notesMarkdown,
});

/** Above the headings of its steps. The reason is text of an agent. */
export const leftMarkdownOf = ({ branch, notes }: BranchNotes): string =>
  `# ${escapeControls(leftLine(branch))}\n\n${markdownOf(notes)}`;

/** A heading for each step. Notes are quoted, so that no line of them looks like a heading of ours; what steers a terminal is replaced, as in a report. */
export function markdownOf(notes: readonly Notes[]): string {
  return notes
    .map(({ number, stepTitle, stepInstance, isCheckpoint, notesMarkdown }) => {
      const place = stepInstance === undefined ? null : placeOf({ stepInstance });
      const marks = [...(place === null ? [] : [place]), ...(isCheckpoint ? ['checkpoint'] : [])];
      return `## ${number === undefined ? '' : `${number}. `}${escapeControls(oneLine(stepTitle))}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}\n\n${quotedText(escapeControls(notesMarkdown.trim()))}\n`;
    })
    .join('\n');
}

function oneRun(named: string, { sessionId, ...session }: ShownSession, runId: string | null): ShownSessionRun {
  const runs = session.runs.filter((run) => runId === null || run.runId === runId);
  const [run, ...others] = runs;
  if (run === undefined)
    throw usageError(`${sessionId} has no run that can be read`, `Run: workrail sessions show ${sessionId}`);
  if (others.length === 0) return run;
  throw new Failure(
    severalRuns(
      named,
      runs.map((each) => ({ sessionId, runId: each.runId })),
    ),
  );
}

const leftReport = ({ branch: { steps, leftBecause, leaving }, notes }: BranchNotes) => ({
  ...(steps[0] === undefined ? {} : { leftAtStep: steps[0].number }),
  ...(leftBecause === undefined ? {} : { leftBecause }),
  ...(leaving === undefined ? {} : { leaving }),
  notes: [...notes],
});

const nothingHere = (what: 'run' | 'step', isOnLeft: boolean) =>
  isOnLeft
    ? `This ${what} has no notes on the current branch. Those of branches that the run left follow.`
    : `This ${what} has no notes.`;

export async function run({ operands: [named = '', step], options }: Invocation): Promise<number> {
  const forStep = step === undefined ? '' : ` ${shellWord(step)}`;
  const stored = await openAdminApi().showSession(named);
  const { session, runId } = foundRun(stored, (near) => `sessions notes ${near}${forStep}`);
  const shown = oneRun(named, session, runId);
  const commandFor = (close: string | null) => `sessions notes ${shown.runName} ${close ?? ''}`;
  const meant = step === undefined ? null : (requireStep(session, [shown], step, commandFor).get(shown) ?? null);
  const notes = notesOf(shown, meant?.numbers ?? null);
  const left = leftNotesOf(shown, step ?? null);
  if (options['json'] === true) {
    const { sessionId, health, damage } = session;
    const report: NotesReport = {
      version: 1,
      sessionId,
      runId: shown.runId,
      runName: shown.runName,
      health,
      ...(damage === undefined ? {} : { damage }),
      notes,
      ...(left.length === 0 ? {} : { leftBranches: left.map(leftReport) }),
    };
    await printJson(report);
    return exitCode.ok;
  }
  for (const line of damageBanner(session)) say(line);
  if (notes.length === 0) say(nothingHere(meant === null ? 'run' : 'step', left.length > 0));
  const parts = [...(notes.length === 0 ? [] : [markdownOf(notes)]), ...left.map(leftMarkdownOf)];
  if (parts.length > 0) await printFile(parts.join('\n'));
  return exitCode.ok;
}
