/**
 * The recorded reasons of a session as sentences: why each step was chosen, skipped or
 * blocked, and what was said to differ from the workflow. Nothing is decided again here. Words of agents are quoted.
 */
import { truncationMarker } from '../../schemas/limits.ts';
import { sentenceOf } from '../../runtime/core/iterations.ts';
import type { ShownSession, ShownSessionNode, ShownSessionRun, ShownStep } from '../../schemas/admin-reports.ts';
import { type Colors, newline, oneLine, quotedLine } from '../terminal/terminal.ts';
import { choicesOf, placeOf } from './run-steps-text.ts';
import { banner, marked, statusColor } from './session-text.ts';

type Entry = ShownSessionNode['trace'][number];
type Named = { readonly stepId: string };
const isCut = ({ trace }: ShownSessionNode) => trace.at(-1)?.summary.endsWith(truncationMarker) === true;

/** An entry speaks of a step when it names it, or a loop round it. */
const isAbout = ({ refs = [] }: Entry, { stepId, loops }: ShownStep): boolean =>
  refs.some(
    (ref) =>
      (ref.kind === 'step_id' && ref.stepId === stepId) ||
      (ref.kind === 'loop_id' && loops.some((loopId) => loopId === ref.loopId)),
  );

function markersOf(node: ShownSessionNode): string[] {
  const choices = choicesOf(node);
  return [
    ...node.blockers.map(({ code, message }) => `Blocked, ${code}: ${oneLine(message)}`),
    ...node.divergences.map(
      ({ reason, summary, relatedStepId }) =>
        `Diverged${relatedStepId === undefined ? '' : ` from step ${relatedStepId}`}, ${reason}: ${quotedLine(summary)}`,
    ),
    ...(choices.length === 0 ? [] : [`Preferences from this step: ${choices.join(', ')}.`]),
  ];
}

/** @param step whose reasons are asked for, or null for all */
function nodeLines(node: ShownSessionNode, step: ShownStep | null, colors: Colors): string[] {
  const entries = node.trace.filter((entry) => step === null || isAbout(entry, step));
  const isOfStep =
    step === null || node.stepId === step.stepId || node.divergences.some((one) => one.relatedStepId === step.stepId);
  const sentences = [...entries.map((entry) => oneLine(sentenceOf(entry))), ...(isOfStep ? markersOf(node) : [])];
  if (sentences.length === 0) return [];
  const marks = [
    ...[placeOf(node)].filter((place) => place !== null),
    ...(node.kind === 'blocked_attempt' ? ['blocked'] : node.kind === 'checkpoint' ? ['checkpoint'] : []),
    ...(node.isPreferred ? [] : ['another branch']),
  ];
  const title = `  ${oneLine(node.stepTitle)}${marks.length === 0 ? '' : colors.dim(`  (${marks.join(', ')})`)}`;
  return [title, ...sentences.map((sentence) => `    ${sentence}`)];
}

function runLines(run: ShownSessionRun, step: ShownStep | null, colors: Colors): string[] {
  const { runName, workflowId, status, nodes } = run;
  const lines = nodes.flatMap((node) => nodeLines(node, step, colors));
  const nothing = nodes.some(isCut)
    ? 'unknown: a decision trace exceeded the size limit and was truncated'
    : 'the run has not reached this step';
  return [
    '',
    `${colors.bold(runName)}  ${workflowId}  ${statusColor(status, colors)}`,
    ...(lines.length > 0 || step === null ? lines : [`  step ${step.stepId}: ${nothing}`]),
  ];
}

/**
 * @param runs of the session, those that were asked for
 * @param meant the step that was asked for, by run; null for all steps
 */
export function whyText(
  session: ShownSession,
  runs: readonly ShownSessionRun[],
  meant: ReadonlyMap<ShownSessionRun, Named> | null,
  colors: Colors,
): string {
  const asked = runs.flatMap((run): { run: ShownSessionRun; step: ShownStep | null }[] => {
    const named = meant?.get(run);
    if (meant !== null && named === undefined) return [];
    return [{ run, step: named === undefined ? null : stepOf(run, named) }];
  });
  return [
    ...banner(session, colors),
    `${colors.bold(session.sessionId)}  ${marked(session, colors)}`,
    ...asked.flatMap(({ run, step }) => runLines(run, step, colors)),
    ...session.problems.map((problem) => `problem: ${problem}`),
  ].join(newline);
}

/** Without its loops where the workflow cannot be read. */
const stepOf = ({ steps }: ShownSessionRun, { stepId }: Named): ShownStep =>
  steps.find((step) => step.stepId === stepId) ?? { stepId: stepId as ShownStep['stepId'], title: stepId, loops: [] };
