/**
 * The common fields of replies, computed from a node and its recorded plan [replies-are-pure]. Nothing here looks at what came
 * later, except where a rehydrate asks for it by name.
 */
import { canonicalText, type JsonValue } from '../../schemas/canonical/json.ts';
import type { ExecutionSnapshot, PendingStep } from '../../schemas/execution-snapshot.ts';
import { branchesShownMax, gapSummaryShownBytesMax, gapsShownMax, quotedValueBytesMax } from '../../schemas/limits.ts';
import type { Branch, ShownGap, StartData, Warning } from '../../schemas/tools.ts';
import { isComplete, pendingStep } from '../core/execution-state.ts';
import type { Gate } from '../core/flow/gates.ts';
import { parentOf, skipCheckpoints } from '../core/lineage.ts';
import { runName } from '../core/run-name.ts';
import { chosenSince, unmetGate } from '../core/unmet-gate.ts';
import { contextAt, type Gap, initialNotes, type NodeState, owningStep, type RunState } from '../core/state.ts';
import { quoted } from '../core/text-budget.ts';
import { rulesOf } from '../core/validation/rules.ts';
import { preferredTip } from '../projections/preferred-tip.ts';
import { branchSnippet } from '../projections/recap.ts';
import { openGaps, runStatus } from '../projections/run-status.ts';
import { reusedListWarnings, reusedValueWarnings, tooLongWarnings } from './loop-warnings.ts';
import { nextIntentAt, pendingFields, pendingStepAt, progressOf } from './pending-fields.ts';
import { type ReusedAnswers, reusedAnswers } from './reused-answers.ts';
import { notSelectedWarnings, routingWarnings, stillUnknownWarnings } from './routing-warnings.ts';
import { type Pair, preferencesOf, type RunView, stateTokenOf, targetOf, titleOf } from './run-view.ts';

/**
 * A run that was started within another names it, with where that run stands: its reader goes back there, not to a step that is done.
 *
 * @param asOf where it stood when this node was created [replies-are-pure]; null: where it is now
 */
export function sessionFields({ state, run, mint }: RunView, asOf: NodeState | null): StartData['session'] {
  const { sessionId } = state;
  const own = { sessionId, runId: run.runId, runName: runName(run.runId) };
  const parent = run.parent === null ? undefined : state.runs.get(run.parent.runId);
  if (parent === undefined) return own;
  const at = asOf === null ? preferredTip(state, parent) : newestBefore(parent, asOf);
  if (at === null) return own;
  const stateToken = mint.state(targetOf({ state }, at), parent.workflowHash);
  return { ...own, parent: { runId: parent.runId, runName: runName(parent.runId), stateToken } };
}

/** Where a run stood: each call that moves a run creates a node. */
const newestBefore = ({ nodes }: RunState, { createdIndex }: NodeState): NodeState | null =>
  nodes.findLast((node) => node.createdIndex < createdIndex) ?? null;

/**
 * The fields of every execution reply about the step that is pending at `node`. The caller adds the token that acknowledges the step,
 * because a blocked reply names it differently.
 *
 * @param snapshot null where the stored state was lost: then nothing is known of the pending step
 */
export function executionFields(
  view: RunView,
  node: NodeState,
  snapshot: ExecutionSnapshot | null,
  pair: Pair,
  warnings: Warning[],
) {
  const { state, run, workflow, mint } = view;
  const at = snapshot === null ? null : pendingStep(snapshot);
  const step = snapshot === null ? null : pendingStepAt(workflow, snapshot);
  const pending =
    snapshot === null || step === null
      ? null
      : pendingFields(view, pair.node, step, snapshot.enginePayload.engineState);
  const isDone = snapshot !== null && isComplete(snapshot);
  const gaps = node.gaps.map(shownGap);
  const selected = reusedAt(view, pair.node, snapshot);
  const routing = snapshot === null || at === null ? [] : routingAt(view, pair.node, at, snapshot, selected);
  const tooLong = snapshot === null ? [] : listsTooLong(view, node, snapshot);
  const reused = snapshot === null ? [] : reusedWarnings(view, pair.node, snapshot, selected);
  return {
    ok: true as const,
    stateToken: stateTokenOf(view, pair.node),
    checkpointToken: mint.checkpoint(targetOf(view, pair.node), pair.checkpoint),
    pending,
    isComplete: isDone,
    nextIntent: nextIntentAt(view, pair.node, snapshot),
    session: sessionFields(view, node),
    workflow: { workflowId: run.workflowId, workflowHash: run.workflowHash },
    progress: snapshot === null ? { completed: node.stepsAbove } : progressOf(workflow, snapshot),
    runStatus: runStatus({ state, run, tip: node, asOf: node }, isDone),
    preferences: preferencesOf(pair.node),
    ...(gaps.length === 0 ? {} : { gaps }),
    warnings: [...warnings, ...tooLong, ...reused, ...routing],
  };
}

/** Whether the step is the one that the context selects. */
function routingAt(
  { state, run, workflow }: RunView,
  node: NodeState,
  step: PendingStep,
  snapshot: ExecutionSnapshot,
  { warnings: reused }: ReusedAnswers,
) {
  const context = contextAt(node);
  const since = (gate: Gate) => chosenSince(state, owningStep(node), gate, at);
  const at = { workflow, engineState: snapshot.enginePayload.engineState, rules: rulesOf(run.rulesVersion) };
  const unmet = unmetGate(state, node, at, context);
  const newest = skipCheckpoints(state, node);
  const said = { notes: initialNotes(newest), rules: at.rules };
  // Of a step that was just reached, these are the notes of the step before it.
  const isAttempted = newest.kind === 'blocked_attempt';
  return [
    ...routingWarnings(workflow, step, context, since),
    ...(reused.length === 0 ? notSelectedWarnings(workflow, step, unmet, said) : []),
    ...(isAttempted && unmet === null ? stillUnknownWarnings(workflow, step, context, since, said) : []),
  ];
}

/** What was sent for an earlier iteration of a loop, and is read next. */
const reusedWarnings = (
  view: RunView,
  node: NodeState,
  { enginePayload: { engineState } }: ExecutionSnapshot,
  { warnings, names }: ReusedAnswers,
): Warning[] => [
  ...reusedListWarnings(view, node, engineState),
  ...warnings,
  ...reusedValueWarnings(view, node, engineState, names),
];

/** What was sent for an earlier item, and selected the pending step. */
const reusedAt = (view: RunView, node: NodeState, snapshot: ExecutionSnapshot | null): ReusedAnswers =>
  snapshot === null
    ? { warnings: [], names: new Set() }
    : reusedAnswers(view, node, snapshot.enginePayload.engineState);

/** Of the lists that came with the plan of a node: said once. */
function listsTooLong({ state, workflow }: RunView, node: NodeState, snapshot: ExecutionSnapshot): Warning[] {
  const contexts = { before: contextAt(parentOf(state, node)), after: contextAt(node) };
  return tooLongWarnings(workflow, snapshot.enginePayload.engineState, contexts);
}

/** As it reads from disk: a plan in memory has its keys in the order in which it was made, and a reply is the same bytes. */
export const asStored = <T>(value: T): T => JSON.parse(canonicalText(value as JsonValue)) as T;

const shownGap = ({ gapId, severity, reason, summary, resolves }: Gap): ShownGap => ({
  gapId,
  severity,
  reason: asStored(reason),
  summary,
  ...(resolves === null ? {} : { resolvesGapId: resolves }),
});

/** To name a gap, not to read it whole. */
const gapInBrief = (gap: Gap, bytesMax: number): ShownGap => ({
  ...shownGap(gap),
  summary: quoted(gap.summary, bytesMax),
});

/** Of the plan that made a node, for a reader: its own reply has named them whole. */
export function gapsReadFields({ gaps }: NodeState) {
  if (gaps.length === 0) return {};
  const shown = gaps.slice(0, gapsShownMax).map((gap) => gapInBrief(gap, quotedValueBytesMax));
  const more = gaps.length - shown.length;
  return { gaps: shown, ...(more > 0 ? { gapsOmitted: more } : {}) };
}

/**
 * What a run leaves open: the person must hear of all of it, so what is not named is counted.
 *
 * @param asOf as of the plan of this node, which is the end of the run; null: as the run is now
 */
export function openGapsField(
  { state, run }: RunView,
  { isComplete: isDone }: { readonly isComplete: boolean },
  asOf: NodeState | null,
): { readonly openGaps?: NonNullable<StartData['openGaps']> } {
  const tip = isDone ? (asOf ?? preferredTip(state, run)) : null;
  const open = tip === null ? [] : openGaps({ state, run, tip, asOf });
  if (open.length === 0) return {};
  return {
    openGaps: {
      shown: open.slice(0, gapsShownMax).map((gap) => gapInBrief(gap, gapSummaryShownBytesMax)),
      count: open.length,
    },
  };
}

// Branches ------------------------------------------------------------------------------------------------------------

/** The newest branches, oldest of them first. */
export async function branchesOf(view: RunView, children: readonly NodeState[]): Promise<Branch[]> {
  return Promise.all(
    children.slice(-branchesShownMax).map(async (child) => ({
      nodeId: child.nodeId,
      stepTitle: await titleOf(view, child),
      snippet: branchSnippet(child),
    })),
  );
}

export function branchFields(branches: Branch[], count: number) {
  if (branches.length === 0) return {};
  return { branches, ...(count > branches.length ? { branchesOmitted: count - branches.length } : {}) };
}
