/**
 * The steps of a run as text: the branch that counts, then each branch that was left, apart [left-branch-apart]. Titles, notes and reasons are
 * somebody else's words: each is quoted on one line.
 */
import type { ShownBranch, ShownOutput, ShownSessionNode, ShownSessionRun } from '../../schemas/admin-reports.ts';
import { counted } from '../../schemas/text/counted.ts';
import { confirmationInWords } from '../../runtime/core/confirmation-words.ts';
import { durationOf } from '../../runtime/core/duration.ts';
import { loopsInWords } from '../../runtime/core/iterations.ts';
import { leavingInWords, reportingNodes } from '../../runtime/projections/run-branches.ts';
import { fitted } from '../terminal/wrap-items.ts';
import { type Colors, oneLine, quotedLine } from '../terminal/terminal.ts';
import { toSecond } from './times.ts';

type Step = ShownBranch['steps'][number];

/** The iterations of the loops round a step (`improve 2`), or null outside of any. */
export const placeOf = ({ stepInstance }: Pick<ShownSessionNode, 'stepInstance'>): string | null =>
  loopsInWords(stepInstance ?? '');

/** Preferences that were set explicitly; the baseline of a run is not a choice. */
export const choicesOf = ({ preferences }: Pick<ShownSessionNode, 'preferences'>): readonly string[] =>
  preferences
    .filter(({ source }) => source === 'user')
    .flatMap(({ changes }) => changes.map(({ key, value }) => `${key} ${value}`));

/** What of a run its lines are made of, looked up by node. */
class Recorded {
  readonly #nodes: ReadonlyMap<string, ShownSessionNode>;
  readonly #outputs = new Map<string, ShownOutput[]>();
  readonly run: ShownSessionRun;

  constructor(run: ShownSessionRun) {
    this.run = run;
    this.#nodes = new Map(run.nodes.map((node) => [node.nodeId, node]));
    for (const output of run.outputs) {
      if (!output.isCurrent) continue;
      const there = this.#outputs.get(output.nodeId);
      if (there === undefined) this.#outputs.set(output.nodeId, [output]);
      else there.push(output);
    }
  }
  node(nodeId: string): ShownSessionNode | undefined {
    return this.#nodes.get(nodeId);
  }
  outputs(nodeId: string | undefined): readonly ShownOutput[] {
    return nodeId === undefined ? [] : (this.#outputs.get(nodeId) ?? []);
  }
}

export function stepLines(run: ShownSessionRun, colors: Colors): string[] {
  const recorded = new Recorded(run);
  return (run.branches ?? []).flatMap((branch) => [
    ...(branch.isPreferred ? [] : ['', leftLine(branch)]),
    ...branchLines(recorded, branch, colors),
  ]);
}

/** How the run left a branch, as the heading of what is listed of it. */
export function leftLine({ leftBecause, leaving = 'done_again', steps }: ShownBranch): string {
  const at = `Branch that the run left at step ${steps[0]?.number ?? 1}`;
  return leftBecause === undefined ? `${at}: ${leavingInWords(leaving)}` : `${at}, because ${quotedLine(leftBecause)}`;
}

function branchLines(recorded: Recorded, { steps }: ShownBranch, colors: Colors): string[] {
  return steps.flatMap((step, i) => {
    const bar = i === steps.length - 1 ? ' ' : '│';
    const [title = '', ...details] = [titleLine(recorded, step, colors), ...detailLines(recorded, step, colors)];
    return [title, ...details.map((detail) => `${bar}   ${detail}`)];
  });
}

function titleLine(
  recorded: Recorded,
  { number, nodeId, doneNodeId, attemptNodeIds }: Step,
  { bold, dim }: Colors,
): string {
  const node = recorded.node(nodeId);
  if (node === undefined) return `● ${number}.`;
  const attempts = attemptNodeIds.flatMap((id) => recorded.node(id) ?? []);
  const nodes = [node, ...attempts];
  const isTip = nodes.some((each) => each.isTip);
  const done = doneNodeId === undefined ? null : (recorded.node(doneNodeId) ?? null);
  const reported = reportingNodes(node, attempts, done);
  const openGaps = reported.reduce((sum, each) => sum + each.openGaps, 0);
  const marks = [
    ...[placeOf(node)].filter((place) => place !== null),
    ...nodes.flatMap(choicesOf),
    ...(reported.every(({ divergences }) => divergences.length === 0) ? [] : ['diverged']),
    ...(openGaps === 0 ? [] : [counted(openGaps, 'open gap')]),
    ...(isTip ? ['tip'] : []),
  ];
  const title = `${node.stepId === undefined ? '' : `${number}. `}${oneLine(node.stepTitle)}`;
  const behind = marks.length === 0 ? '' : dim(`  (${marks.join(', ')})`);
  return `${isTip ? '◉' : '●'} ${isTip ? bold(title) : title}${behind}`;
}

/** When a step was shown, how long it took, and what was recorded with it. */
function detailLines(recorded: Recorded, step: Step, { dim }: Colors): string[] {
  const { doneNodeId, attemptNodeIds, startedAt, endedAt } = step;
  const took = durationOf(startedAt, endedAt);
  const times = [...(startedAt === undefined ? [] : [toSecond(startedAt)]), ...(took === null ? [] : [`took ${took}`])];
  return [
    ...(times.length === 0 ? [] : [dim(times.join(', '))]),
    ...attemptNodeIds.flatMap((id) => attemptLines(recorded, id)),
    ...outputLines(recorded.outputs(doneNodeId)),
    ...confirmationLines(recorded.run, step),
  ];
}

function attemptLines(recorded: Recorded, nodeId: string): string[] {
  const node = recorded.node(nodeId);
  const outputs = recorded.outputs(nodeId);
  if (node === undefined) return [];
  const at = node.recordedAt === undefined ? '' : ` ${toSecond(node.recordedAt)}`;
  if (node.kind === 'blocked_attempt')
    return [`blocked${at}: ${[...new Set(node.blockers.map(({ code }) => code))].join(', ')}`];
  const reason = node.reopenedBecause;
  if (reason !== undefined) return [`reopened${at}, because ${fitted(quotedLine(reason), notesColumnsMax)}`];
  const kept = outputLines(outputs);
  return kept.length === 0 ? [`checkpoint${at}`] : kept.map((line) => `checkpoint${at}, ${line}`);
}

/** Of the attempts of this branch, and of those that created no node. */
const confirmationLines = (
  { confirmations = [] }: ShownSessionRun,
  { nodeId, doneNodeId, attemptNodeIds }: Step,
): string[] =>
  confirmations
    .filter(
      (one) =>
        one.nodeId === nodeId &&
        (one.toNodeId === undefined || one.toNodeId === doneNodeId) &&
        (one.blockedNodeId === undefined || attemptNodeIds.includes(one.blockedNodeId)),
    )
    .map(
      ({ outcome, comment }) =>
        `confirmation: ${confirmationInWords(outcome)}${comment === undefined ? '' : `: ${quotedLine(comment)}`}`,
    );

/** Enough of the notes to recognise a step; `sessions notes` prints them whole. */
const firstLineOf = (notes: string) => notes.split('\n').find((line) => line.trim() !== '') ?? '';
const notesColumnsMax = 100;

const outputLines = (outputs: readonly ShownOutput[]): string[] => [
  ...outputs.flatMap(({ notesMarkdown: notes }) =>
    notes === undefined ? [] : [`notes: ${fitted(quotedLine(firstLineOf(notes)), notesColumnsMax)}`],
  ),
  ...outputs.flatMap(({ artifact }) => (artifact === undefined ? [] : [artifactLine(artifact)])),
];

function artifactLine({ kind, contractRef, sha256, byteLength }: NonNullable<ShownOutput['artifact']>): string {
  const name = kind === undefined ? 'without a kind' : quotedLine(kind);
  // Not whether it satisfies the contract: a checkpoint is not validated, and in never-stop mode an invalid artifact is a gap.
  const contract = contractRef === undefined ? '' : `, for the contract ${oneLine(contractRef)}`;
  return `artifact ${name}${contract}: ${counted(byteLength, 'byte')}, ${sha256.slice(0, 'sha256:'.length + 12)}`;
}
