/**
 * The fields that replies share, as functions of a node and what its plan recorded [replies-are-pure]. Nothing here looks at what
 * came later, except where a rehydrate asks for it by name.
 */
import { counted, isOrAre } from '../../schemas/counted.ts';
import { canonicalText, type JsonValue, utf8Length } from '../../schemas/canonical/json.ts';
import type { DigestPort } from '../../schemas/canonical/sha256.ts';
import type { NextIntent } from '../../schemas/closed-sets.ts';
import type { CompiledInput, CompiledSnapshot, CompiledStep } from '../../schemas/compiled-snapshot.ts';
import type { Preferences } from '../../schemas/events.ts';
import type { EngineState, ExecutionSnapshot } from '../../schemas/execution-snapshot.ts';
import type { AttemptId } from '../../schemas/ids.ts';
import {
  askBytesMax,
  branchesShownMax,
  gapSummaryShownBytesMax,
  gapsShownMax,
  loopItemBytesMax,
  notesBytesMax,
  quotedValueBytesMax,
  undeclaredKeysShownMax,
  warningValuesShownMax,
} from '../../schemas/limits.ts';
import { asksForConfirmation, stepOptionsOf } from '../../schemas/step-options.ts';
import { suggest } from '../../schemas/suggest.ts';
import type { Branch, ShownGap, StartData, Warning } from '../../schemas/tools.ts';
import { unexpectedInputs } from '../core/coercion.ts';
import { contextKeyOf, undeclaredKeys } from '../core/context.ts';
import { completedCount, isComplete, pendingStep } from '../core/execution-state.ts';
import { findStep, loopOf, stepOf, totalSteps } from '../core/flow/lookup.ts';
import { type AttemptedNode, attemptIdOf, freshAttempt } from '../core/identity.ts';
import { notesLimits } from '../core/validation/criteria.ts';
import { lastDecisionOf } from '../core/validation/loop-control.ts';
import { rulesOf } from '../core/validation/rules.ts';
import { openDependencies } from '../core/validation/user-dependencies.ts';
import { parentOf } from '../core/lineage.ts';
import { defaultPreferences, exceeded } from '../core/preferences.ts';
import { runName } from '../core/run-name.ts';
import {
  contextAt,
  type Gap,
  type NodeState,
  initialNotes,
  type RunState,
  type SessionState,
  owningStep,
} from '../core/state.ts';
import { isTruncated, quoted, shortened } from '../core/text-budget.ts';
import { branchSnippet } from '../projections/recap.ts';
import { stepTitle } from '../projections/run-summary.ts';
import { openGaps, runStatus } from '../projections/run-status.ts';
import type { NodeScope, TokenMint } from '../tokens/tokens.ts';
import type { PinnedObjects } from '../session/pinned-objects.ts';
import { tooLongWarnings } from './list-warnings.ts';
import { routingWarnings } from './routing-warnings.ts';

/** Everything that a reply about one run is made from. */
export type RunView = {
  readonly state: SessionState;
  readonly run: RunState;
  readonly workflow: CompiledSnapshot;
  readonly objects: PinnedObjects;
  readonly mint: TokenMint;
  readonly digest: DigestPort;
};

export const scopeOf = (view: RunView, node: NodeState): NodeScope => ({
  sessionId: view.state.sessionId,
  runId: node.runId,
  nodeId: node.nodeId,
});

export const stateTokenOf = (view: RunView, node: NodeState) =>
  view.mint.state(scopeOf(view, node), view.run.workflowHash);

/** Of a forward reply: nothing was tried on its node before. */
export function firstPair(view: RunView, node: NodeState): Pair {
  const first = attemptIdOf(view.digest, view.state.sessionId, node.nodeId, 0);
  return { node, attempt: first, checkpoint: first };
}
/** Attempts and checkpoints are counted apart: a token of one kind says nothing of the other. */
export function freshPair(view: RunView, node: NodeState): Pair {
  const fresh = (taken: AttemptedNode) => freshAttempt(view.digest, view.state.sessionId, taken);
  return { node, attempt: fresh(node), checkpoint: fresh(node.checkpoints) };
}
export const ackOf = (view: RunView, { node, attempt }: Pair): string => view.mint.ack(scopeOf(view, node), attempt);

export const preferencesOf = (node: NodeState): Preferences => node.preferences?.effective ?? defaultPreferences;

/** Of the step that a node stands for. The log says which was chosen; its state is read where that was left out of the trace. */
export async function titleOf(view: RunView, node: NodeState): Promise<string> {
  const { selectedStepId } = owningStep(node);
  const chosen = selectedStepId === null ? undefined : findStep(view.workflow, selectedStepId);
  if (chosen !== undefined) return chosen.title;
  const snapshot = await view.objects.snapshot(node.snapshotRef, view.run.workflowHash);
  return snapshot.isOk() ? stepTitle(view.workflow, snapshot.value) : 'a step whose snapshot is lost';
}

// The pending step ----------------------------------------------------------------------------------------------------

const stackOf = (state: EngineState) => (state.kind === 'running' ? state.loopStack : []);

type Items = NonNullable<NonNullable<StartData['pending']>['items']>;

/** The items around a step, outermost first, as JSON on one line: to recognise, not to read whole. */
function itemsOf(state: EngineState): Items {
  return stackOf(state).flatMap(({ loopId, iteration, items }) =>
    items === undefined
      ? []
      : [
          {
            loopId,
            index: iteration,
            of: items.length,
            item: shortened(canonicalText(items[iteration] as JsonValue), loopItemBytesMax),
          },
        ],
  );
}

/** A list of questions can be as long as a prompt, which has them all: a reply names the first of them. */
function askFields(step: CompiledStep, open: readonly string[]) {
  if (open.length === 0) return {};
  const ask: string[] = [];
  let bytes = 0;
  for (const question of open) {
    bytes += utf8Length(question);
    if (bytes > askBytesMax && ask.length > 0) break;
    ask.push(shortened(question, askBytesMax));
  }
  const listed = step.userDependencies.length;
  return {
    ask,
    ...(ask.length === open.length ? {} : { questionsOmitted: open.length - ask.length }),
    ...(listed === open.length ? {} : { questionsInPrompt: listed }),
  };
}

function pendingFields(view: RunView, node: NodeState, step: CompiledStep, state: EngineState): StartData['pending'] {
  const items = itemsOf(state);
  const limits = notesLimits(step);
  const lastIterationOf = lastDecisionOf(view.workflow, step, stackOf(state));
  return {
    stepId: step.stepId,
    title: step.title,
    prompt: step.prompt,
    ...stepOptionsOf(step),
    ...(step.agentRole === undefined ? {} : { agentRole: step.agentRole }),
    ...askFields(step, openDependenciesAt(view, node, step)),
    ...(items.length === 0 ? {} : { items }),
    ...(limits.charactersMax === null ? {} : { notesCharactersMax: limits.charactersMax }),
    ...(limits.bytesMax === null ? {} : { notesBytesMax: limits.bytesMax }),
    ...(lastIterationOf === null ? {} : { lastIterationOf }),
  };
}

const openDependenciesAt = ({ workflow, run }: RunView, node: NodeState, step: CompiledStep) =>
  openDependencies(workflow, step, contextAt(node), rulesOf(run.rulesVersion));

/**
 * In guided mode a person is asked; in the others the agent resolves it, and says so.
 *
 * @param node of the pair: what is asked for and how is what the pair will be judged by, and a newer one may be of another mode
 * @param step the one that is pending; null where none is
 */
export function nextIntentAt(view: RunView, node: NodeState, step: CompiledStep | null): NextIntent {
  if (step === null) return 'complete';
  if (preferencesOf(node).autonomy !== 'guided') return 'perform_pending_then_continue';
  const asks = asksForConfirmation(step) || openDependenciesAt(view, node, step).length > 0;
  return asks ? 'await_user_confirmation' : 'perform_pending_then_continue';
}

/** Null where no step is pending. */
export function pendingStepAt(workflow: CompiledSnapshot, snapshot: ExecutionSnapshot): CompiledStep | null {
  const pending = pendingStep(snapshot);
  return pending === null ? null : stepOf(workflow, pending.stepId);
}

function progressOf(workflow: CompiledSnapshot, snapshot: ExecutionSnapshot): StartData['progress'] {
  const total = totalSteps(workflow);
  const inner = stackOf(snapshot.enginePayload.engineState).at(-1);
  return {
    completed: completedCount(snapshot.enginePayload.engineState),
    ...(total === undefined ? {} : { total }),
    ...(inner === undefined
      ? {}
      : {
          loop: {
            loopId: inner.loopId,
            iteration: inner.iteration,
            maxIterations: loopOf(workflow, inner.loopId).maxIterations,
            ...(inner.items === undefined ? {} : { items: inner.items.length }),
          },
        }),
  };
}

/** With which node and attempt a reader goes on: as a rule those of the node that the reply is about. */
export type Pair = { readonly node: NodeState; readonly attempt: AttemptId; readonly checkpoint: AttemptId };

/** A run that was started within another names it, with the step where that was: recorded when it started. */
function sessionFields({ state, run, mint }: RunView): StartData['session'] {
  const { sessionId } = state;
  const own = { sessionId, runId: run.runId, runName: runName(run.runId) };
  const parent = run.parent === null ? undefined : state.runs.get(run.parent.runId);
  if (parent === undefined || run.parent === null) return own;
  const scope = { sessionId, runId: run.parent.runId, nodeId: run.parent.nodeId };
  const stateToken = mint.state(scope, parent.workflowHash);
  return { ...own, parent: { runId: parent.runId, runName: runName(parent.runId), stateToken } };
}

/**
 * What every execution reply says about the step that is pending at `node`. Which token acknowledges it is the caller's: it
 * is called otherwise in a blocked reply.
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
  const { run, workflow, mint } = view;
  const at = snapshot === null ? null : pendingStep(snapshot);
  const step = snapshot === null ? null : pendingStepAt(workflow, snapshot);
  const pending =
    snapshot === null || step === null
      ? null
      : pendingFields(view, pair.node, step, snapshot.enginePayload.engineState);
  const isDone = snapshot !== null && isComplete(snapshot);
  const gaps = node.gaps.map(shownGap);
  const unrouted = at === null ? [] : routingWarnings(workflow, at, contextAt(pair.node));
  const tooLong = snapshot === null ? [] : listsTooLong(view, node, snapshot);
  return {
    ok: true as const,
    stateToken: stateTokenOf(view, pair.node),
    checkpointToken: mint.checkpoint(scopeOf(view, pair.node), pair.checkpoint),
    pending,
    isComplete: isDone,
    nextIntent: nextIntentAt(view, pair.node, step),
    session: sessionFields(view),
    workflow: { workflowId: run.workflowId, workflowHash: run.workflowHash },
    progress: snapshot === null ? { completed: node.stepsAbove } : progressOf(workflow, snapshot),
    runStatus: runStatus(run, node, isDone, node),
    preferences: preferencesOf(pair.node),
    ...(gaps.length === 0 ? {} : { gaps }),
    warnings: [...warnings, ...tooLong, ...unrouted],
  };
}

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
 * @param asOf as of the plan of this node; null: as the run is now
 */
export function openGapsField(
  { run }: RunView,
  { isComplete: isDone }: { readonly isComplete: boolean },
  asOf: NodeState | null,
): { readonly openGaps?: NonNullable<StartData['openGaps']> } {
  const open = isDone ? openGaps(run, asOf) : [];
  if (open.length === 0) return {};
  return {
    openGaps: {
      shown: open.slice(0, gapsShownMax).map((gap) => gapInBrief(gap, gapSummaryShownBytesMax)),
      count: open.length,
    },
  };
}

// Warnings that follow from what a plan recorded on its created node ---------------------------------------------------

export function recordedWarnings(view: RunView, node: NodeState): Warning[] {
  return [
    ...notesWarnings(node),
    ...contextWarnings(view, node),
    ...(node.preferences?.changedHere === true ? recommendationWarnings(view, node) : []),
    ...capabilityWarnings(view, node),
    ...gapWarnings(node),
  ];
}

function notesWarnings(node: NodeState): Warning[] {
  const notes = initialNotes(node);
  if (notes === null || !isTruncated(notes)) return [];
  return [
    {
      code: 'NOTES_TRUNCATED',
      message: `The notes were longer than ${notesBytesMax} bytes; only their beginning is stored. Keep notes to 10-30 lines.`,
      details: { bytesMax: notesBytesMax },
    },
  ];
}

/** Without the value: the context is never echoed. */
function unexpectedWarning(input: CompiledInput): Warning {
  const { kind, values = [] } = input;
  const key = contextKeyOf(input);
  const shown = values.slice(0, warningValuesShownMax);
  const allowed =
    kind === 'enum' ? `one of ${shown.join(', ')}${values.length > shown.length ? ', …' : ''}` : `a ${kind}`;
  const again = kind === 'enum' ? 'Send it again if it meant one of them.' : `Send it again if it meant a ${kind}.`;
  return {
    code: 'UNEXPECTED_VALUE',
    message: `Kept, though ${key} is expected to be ${allowed}. ${again}`,
    details: { key, expected: kind, ...(kind === 'enum' ? { values: shown } : {}) },
  };
}

function contextWarnings(view: RunView, node: NodeState): Warning[] {
  const parent = parentOf(view.state, node);
  if (node.context === (parent?.context ?? null)) return [];
  const { inputs } = view.workflow;
  const unexpected = unexpectedInputs(contextAt(node), contextAt(parent), inputs).map(unexpectedWarning);
  const keys = undeclaredKeys(contextAt(node), contextAt(parent), view.workflow);
  if (keys.length === 0) return unexpected;
  // Their names, bounded and in one line, so that a misspelled input can be found; never what they hold [context-never-echoed].
  const shown = keys.slice(0, undeclaredKeysShownMax).map((key) => quoted(key, quotedValueBytesMax));
  const missing = inputs.map(contextKeyOf).filter((key) => !Object.hasOwn(contextAt(node), key));
  const withMeant = shown.map((key) => {
    const meant = suggest(key, missing);
    return meant === null ? key : `${key} (did you mean ${quoted(meant, quotedValueBytesMax)}?)`;
  });
  const more = keys.length - shown.length;
  return [
    ...unexpected,
    {
      code: 'UNDECLARED_CONTEXT',
      message: `Kept, though this workflow does not declare them as inputs: ${withMeant.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
      details: { keys: shown },
    },
  ];
}

/**
 * A choice beyond the recommendation; it stands. The risk policy sets how loud this is:
 * aggressive says it once in one line, the others one line each, and conservative again whenever the step is read.
 */
export function recommendationWarnings(view: RunView, node: NodeState): Warning[] {
  const chosen = preferencesOf(node);
  const beyond = exceeded(chosen, view.workflow.recommendations);
  if (chosen.riskPolicy === 'aggressive' && beyond.length > 1) {
    const keys = beyond.map(({ key }) => key);
    return [
      {
        code: 'RECOMMENDATION_EXCEEDED',
        message: `${keys.join(' and ')} go beyond what this workflow recommends. The choice stands.`,
        details: { keys },
      },
    ];
  }
  return beyond.map(({ key, chosen: value, recommended }) => ({
    code: 'RECOMMENDATION_EXCEEDED' as const,
    message: `${key} is ${value}; this workflow recommends at most ${recommended}. The choice stands.`,
    details: { key, chosen: value, recommended },
  }));
}

/** A preferred capability that is not there, or that nobody tried: the work goes on without it, and says so. */
function capabilityWarnings(view: RunView, node: NodeState): Warning[] {
  return node.capabilities.flatMap(({ capability, status, provenance }): Warning[] => {
    const isTried = provenance.enforcementGrade === 'strong';
    if (view.workflow.capabilities[capability] !== 'preferred' || (isTried && status === 'available')) return [];
    const why = isTried ? 'is unavailable' : 'was claimed, not tried, so it counts as unknown';
    return [
      {
        code: 'CAPABILITY_DEGRADED',
        message: `${capability} ${why}. Go on without it, and say in the notes what was done instead.`,
        details: { capability, status: isTried ? status : 'unknown' },
      },
    ];
  });
}

function gapWarnings(node: NodeState): Warning[] {
  const recorded = node.gaps.filter(({ resolves }) => resolves === null);
  const outcome = node.createdBy?.outcome;
  // What blocks says it already, in full: the gap beside it is named, not told again.
  const told = new Set(outcome?.kind === 'blocked' ? outcome.blockers.map(({ message }) => message) : []);
  const textOf = (summary: string) =>
    told.has(summary) ? 'what blocks is recorded.' : quoted(summary, gapSummaryShownBytesMax);
  const shown = recorded.slice(0, gapsShownMax).map(
    ({ gapId, severity, reason, summary }): Warning => ({
      code: 'GAP_RECORDED',
      message: `Gap ${gapId} (${severity}, ${reason.detail}): ${textOf(summary)}`,
      details: { gapId, severity, category: reason.category, detail: reason.detail },
    }),
  );
  if (recorded.length > gapsShownMax) {
    const more = recorded.length - gapsShownMax;
    shown.push({
      code: 'GAP_RECORDED',
      message: `${counted(more, 'more gap')} ${isOrAre(more)} in \`gaps\`.`,
      details: { more },
    });
  }
  return shown;
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
