/**
 * The recorded reasons of a session as sentences: why each step was chosen, skipped or
 * blocked, and what was said to differ from the workflow. Nothing is decided again here. Words of agents are quoted.
 */
import { truncationMarker } from '../../schemas/limits.ts';
import { sentenceOf } from '../../runtime/core/iterations.ts';
import type { ShownSession, ShownSessionNode, ShownSessionRun, ShownStep } from '../../schemas/admin-reports.ts';
import { type Colors, newline, oneLine, quotedLine } from '../terminal/terminal.ts';
import type { NamedStep } from '../../runtime/projections/named-step.ts';
import { choicesOf, placeOf } from './run-steps-text.ts';
import { banner, marked, statusColor } from './session-text.ts';

type Entry = ShownSessionNode['trace'][number];
type Named = Pick<NamedStep, 'stepId' | 'instance'>;
type Asked = { readonly step: ShownStep; readonly instance: string | null };
const isCut = ({ trace }: ShownSessionNode) => trace.at(-1)?.summary.endsWith(truncationMarker) === true;

/** An entry speaks of a step when it names it, or a loop round it and no step. */
function isAbout({ refs = [] }: Entry, { stepId, loops }: ShownStep): boolean {
  const steps = refs.filter((ref) => ref.kind === 'step_id');
  if (steps.length > 0) return steps.some((ref) => ref.stepId === stepId);
  return refs.some((ref) => ref.kind === 'loop_id' && loops.some((loopId) => loopId === ref.loopId));
}

function markersOf(node: ShownSessionNode): string[] {
  const choices = choicesOf(node);
  return [
    ...node.blockers.map(({ code, message }) => `Blocked, ${code}: ${oneLine(message)}`),
    ...node.divergences.map(
      ({ reason, summary, relatedStepId }) =>
        `Diverged${relatedStepId === undefined ? '' : ` from step ${relatedStepId}`}, ${reason}: ${quotedLine(summary)}`,
    ),
    ...(choices.length === 0 ? [] : [`Preferences set at this step: ${choices.join(', ')}.`]),
  ];
}

/** @param asked whose reasons are asked for, or null for all; of one iteration, all that led to it */
function nodeLines(node: ShownSessionNode, asked: Asked | null, colors: Colors): string[] {
  const { step = null, instance = null } = asked ?? {};
  if (instance !== null && node.stepInstance !== instance) return [];
  const entries = node.trace.filter((entry) => step === null || instance !== null || isAbout(entry, step));
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

function runLines(run: ShownSessionRun, asked: Asked | null, colors: Colors): string[] {
  const { runName, workflowId, status, nodes } = run;
  const lines = nodes.flatMap((node) => nodeLines(node, asked, colors));
  const nothing = nodes.some(isCut)
    ? 'reason unknown: the decision trace exceeded the size limit and was truncated'
    : 'the run has not reached this step';
  return [
    '',
    `${colors.bold(runName)}  ${workflowId}  ${statusColor(status, colors)}`,
    ...(lines.length > 0 || asked === null ? lines : [`  step ${asked.step.stepId}: ${nothing}`]),
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
  const shown = runs.flatMap((run): { run: ShownSessionRun; asked: Asked | null }[] => {
    const named = meant?.get(run);
    if (meant !== null && named === undefined) return [];
    return [{ run, asked: named === undefined ? null : { step: stepOf(run, named), instance: named.instance } }];
  });
  return [
    ...banner(session, colors),
    `${colors.bold(session.sessionId)}  ${marked(session, colors)}`,
    ...shown.flatMap(({ run, asked }) => runLines(run, asked, colors)),
    ...session.problems.map((problem) => `problem: ${problem}`),
  ].join(newline);
}

/** Without its loops where the workflow cannot be read. */
const stepOf = ({ steps }: ShownSessionRun, { stepId }: Named): ShownStep =>
  steps.find((step) => step.stepId === stepId) ?? { stepId: stepId as ShownStep['stepId'], title: stepId, loops: [] };
