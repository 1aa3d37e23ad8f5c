/**
 * The reply to a read: everything that an agent without history needs to continue from a node, with the current state of the run
 * [rehydrate-budget]. At a tip it is the way there; at a step that was done before, what followed and where the run went on.
 * Whatever stands beside the prompt fits its budget.
 */

import { err, ok } from 'neverthrow';
import { utf8Length } from '../../schemas/canonical/json.ts';
import type { CompiledStep } from '../../schemas/compiled-snapshot.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { Blocker } from '../../schemas/events.ts';
import type { ExecutionSnapshot } from '../../schemas/execution-snapshot.ts';
import {
  blockedChainMax,
  branchesShownMax,
  childRunsReadMax,
  childRunsShownMax,
  downstreamBytesMax,
  functionsBytesMax,
  lastAttemptKindsMax,
  ownNotesBytesMax,
  quotedValueBytesMax,
  recapBesideBytesMax,
  recapBytesMax,
  recapBytesMin,
  rehydrateBytesMax,
  rehydrateSpareBytes,
  replyTextBytesMax,
  sentNotesBytesMax,
  sentNotesBytesMin,
  stepLinesBytesMax,
} from '../../schemas/limits.ts';
import { counted } from '../../schemas/text/counted.ts';
import type {
  Branch,
  ChildRun,
  ContinueData,
  LastAttempt,
  Overview,
  Recap,
  StartData,
  Warning,
} from '../../schemas/tools.ts';
import { isComplete } from '../core/execution-state.ts';
import { blockedInChain, progressChildren, skipCheckpoints } from '../core/lineage.ts';
import { lazyReply } from '../core/reply.ts';
import { howToShow, type Tip } from '../core/reply-call.ts';
import {
  joinReply,
  lastAttemptSectionBytes,
  noElasticSections,
  pageText,
  quotedLines,
  type RenderedReply,
  type ReplyExtras,
  renderReply,
} from '../core/reply-text.ts';
import { runName } from '../core/run-name.ts';
import { type NodeState, owningStep } from '../core/state.ts';
import { quoted, truncated } from '../core/text-budget.ts';
import type { RecordedForm } from '../core/validation/confirmation.ts';
import { kindOf } from '../projections/artifact-contract.ts';
import { childRuns } from '../projections/child-runs.ts';
import { functionsText } from '../projections/functions-of-steps.ts';
import { lastAttemptOf } from '../projections/last-attempt.ts';
import { otherBranch } from '../projections/other-branch.ts';
import { pathTo, preferredTip } from '../projections/preferred-tip.ts';
import { type LatestNotes, latestNotes, type RecapWithSteps, recapOf, recapWithin } from '../projections/recap.ts';
import { runSummary } from '../projections/run-summary.ts';
import { guidanceOf } from '../projections/shown-guidance.ts';
import type { Answer } from './attempt-reply.ts';
import { blockedFields, blockersAt, formAt, isAfterRejection } from './blocked-fields.ts';
import { branchNotice, returnCallOf } from './branch-left.ts';
import { missingInputs } from './missing-inputs.ts';
import { overviewAt, overviewBytes, placedTitleOf, withStepLines } from './overview.ts';
import { pendingStepAt } from './pending-fields.ts';
import { readPosition } from './read-position.ts';
import { recommendationWarnings, warningsToReader } from './recorded-warnings.ts';
import { validationError } from './refusals.ts';
import {
  branchesOf,
  branchFields,
  executionFields,
  gapsReadFields,
  openGapsField,
  sessionFields,
} from './reply-fields.ts';
import { ackOf, freshPair, preferencesOf, type RunView, stateTokenOf, tipAt } from './run-view.ts';

/** What a read says, before its sections are cut to their budgets. */
async function readAt(view: RunView, node: NodeState, snapshot: ExecutionSnapshot, callWarnings: readonly Warning[]) {
  const { stands, beyond, latest, open, blockers } = readPosition(view, node);
  const fork = beyond === null ? null : await forkAt(view, latest, stands, beyond);
  const isDone = fork !== null && latest === node;
  const pair = freshPair(view, open);
  const since = !isDone && open !== node ? blockedSince(view, node, latest) : null;
  const isBlocked = blockers !== null || since !== null;
  const attempted = isDone ? null : await attemptedAt(view, latest);
  // Where the run has gone on from, its reader is sent to the step that lists them.
  const children = fork === null || isPendingAgain(view, node) ? await unfinishedWithin(view) : [];
  const guidance = guidanceOf(view.workflow);
  const other = otherBranch(view.state, view.run, node, view.digest);
  const returnTo = other === null || other.left === null ? null : await returnCallOf(view, open);
  const extras: ReplyExtras = {
    ...readExtras(fork, since?.blockers ?? []),
    guidance,
    children,
    returnTo,
    form: since === null ? formAt(stands) : since.form,
    isAfterRejection: isAfterRejection(view, latest),
  };
  const elsewhere = other === null ? [] : [await branchNotice(view, other)];
  const loud = loudWarnings(view, open);
  // What blocks names them itself.
  const missing = isBlocked ? [] : missingInputs(view, node, snapshot);
  const told = [...warningsToReader(view, open), ...loud, ...missing, ...(since === null ? [] : [since.warning])];
  const warnings = [...callWarnings, ...elsewhere, ...told];
  const own = executionFields(view, node, snapshot, pair, warnings);
  const fields = {
    ...own,
    session: sessionFields(view, null),
    pending: fork === null ? own.pending : await withFunctions(view, own.pending, fork),
    ...gapsReadFields(node),
    ...openGapsField(view, own, null),
    ...(await statusNow(view)),
    ...branchFields(fork?.branches ?? [], fork?.branchCount ?? 0),
    ...(children.length === 0 ? {} : { children }),
    ...(guidance.length === 0 ? {} : { guidance }),
  };
  const data: ContinueData =
    blockers !== null
      ? { ...fields, ...blockedFields(view, stands, snapshot, blockers, pair) }
      : {
          kind: 'ok',
          ...fields,
          ...(extras.downstream === null ? {} : { downstream: extras.downstream }),
          ...(fields.pending === null ? {} : { ackToken: ackOf(view, pair) }),
        };
  return { data, extras, fork, latest, isBlocked, attempted };
}

export async function rehydrateReply(
  view: RunView,
  node: NodeState,
  callWarnings: readonly Warning[],
  page?: number,
): Answer<ContinueData> {
  const snapshot = await view.objects.snapshot(node.snapshotRef, view.run.workflowHash);
  if (snapshot.isErr()) return err(snapshot.error);
  const { data, extras, fork, latest, isBlocked, attempted } = await readAt(view, node, snapshot.value, callWarnings);
  const rendered = renderReply(data, extras);
  const used = usedBytes(rendered, data);
  const lastAttempt = attempted === null ? null : lastAttemptWithin(attempted, roomBeside(used));
  const room = roomBeside(lastAttempt === null ? used : usedWithLastAttempt(used, lastAttempt));
  const isAlone = fork === null && !isBlocked && lastAttempt === null;
  const besideBytes = utf8Length(extras.downstream?.text ?? '') + utf8Length(lastAttempt?.text ?? '');
  const bytesMax = Math.min(room, isAlone ? recapBytesMax : recapBesideBytesMax - besideBytes);
  const { overview, recap } = await pastAt(view, node, latest, { room, bytesMax });
  const isShowing = overview !== null && (node.stepsAbove > 0 || fork !== null);
  const showing = isShowing ? howToShow(data.stateToken, data.session.runName) : '';
  const onePage = page === undefined ? null : pageText(data, extras, page);
  if (page !== undefined && onePage === null) return err(pageUnknown(page, data, rendered.pages));
  const whole: ContinueData = {
    ...data,
    ...(lastAttempt === null ? {} : { lastAttempt }),
    ...(overview === null ? {} : { overview }),
    ...(recap === null ? {} : { recap }),
  };
  const sections = { overview, recap, lastAttempt, howToShow: showing };
  return ok(lazyReply(whole, () => onePage ?? joinReply(rendered, sections)));
}

/** A cautious policy hears at each read of what goes beyond the recommendation. */
const loudWarnings = (view: RunView, open: NodeState): Warning[] =>
  preferencesOf(open).riskPolicy === 'conservative' ? [...recommendationWarnings(view, open)] : [];

function pageUnknown(page: number, { stateToken, pending }: ContinueData, pages: number): ErrorEnvelope {
  const tool = 'continue_workflow';
  return pending === null
    ? validationError(
        `${tool}: there is no page ${page}: only a pending step has pages, and no step is pending here.`,
        `Call ${tool} { "stateToken": "${stateToken}" } without "page".`,
        { argument: 'page' },
      )
    : validationError(
        `${tool}: there is no page ${page}: this step has ${counted(pages, 'page')}.`,
        `Call ${tool} { "stateToken": "${stateToken}", "page": 1 }${pages === 1 ? '' : `, or another page up to ${pages}`}.`,
        { argument: 'page', pages },
      );
}

// Budgets -------------------------------------------------------------------------------------------------------------

/** What a reply takes: the whole text, and the data beside the prompt. Each has a budget of its own. */
type UsedBytes = { readonly text: number; readonly data: number };

function usedBytes(rendered: RenderedReply, data: ContinueData): UsedBytes {
  const text = joinReply(rendered, noElasticSections);
  const withoutPrompt = data.pending === null ? data : { ...data, pending: { ...data.pending, prompt: '' } };
  return {
    text: utf8Length(text),
    data: utf8Length(JSON.stringify(withoutPrompt)),
  };
}

/** In data it is one more field: one comma instead of two braces. */
const usedWithLastAttempt = (used: UsedBytes, lastAttempt: LastAttempt): UsedBytes => ({
  text: used.text + lastAttemptSectionBytes(lastAttempt),
  data: used.data + utf8Length(JSON.stringify({ lastAttempt })) - 1,
});

/** What sections may still take, in text and in data. */
const roomBeside = ({ text, data }: UsedBytes) =>
  Math.min(replyTextBytesMax - text, rehydrateBytesMax - data) - rehydrateSpareBytes;

// What was sent -------------------------------------------------------------------------------------------------------

/** What the newest attempt of a chain sent, its notes as they are quoted. */
type Attempted = Omit<LastAttempt, 'text' | 'truncated'> & { readonly notes: string };

async function attemptedAt(view: RunView, node: NodeState): Promise<Attempted | null> {
  const lastAttempt = lastAttemptOf(view.state, node);
  if (lastAttempt === null) return null;
  const artifacts = await Promise.all(
    lastAttempt.artifacts.slice(0, lastAttemptKindsMax).map((ref) => view.objects.artifact(ref)),
  );
  return {
    attempt: lastAttempt.attempt,
    notes: lastAttempt.notes === null ? '' : quotedLines(lastAttempt.notes),
    artifactKinds: artifacts.map((artifact) => quoted(kindOf(artifact).shown, quotedValueBytesMax)),
    artifacts: lastAttempt.artifacts.length,
  };
}

/** Shown as far as what blocks leaves room, with the least of a recap beside it. */
function lastAttemptWithin({ notes, ...attempted }: Attempted, roomForAll: number): LastAttempt {
  const shown = (bytesMax: number): LastAttempt => ({
    ...attempted,
    text: truncated(notes, bytesMax),
    truncated: utf8Length(notes) > bytesMax,
  });
  const most = shown(sentNotesBytesMax);
  const bytesOf = (value: unknown) => utf8Length(JSON.stringify(value));
  const room = roomForAll - recapBytesMin - rehydrateSpareBytes;
  const over = bytesOf(most) - room;
  if (over <= 0) return most;
  // In data each of its line ends is two bytes: it is cut by the same share.
  const share = 1 - over / bytesOf(most.text);
  const cut = shown(Math.max(sentNotesBytesMin, Math.floor(utf8Length(most.text) * share)));
  return bytesOf(cut) <= room ? cut : { ...cut, artifactKinds: cut.artifactKinds.slice(0, 1) };
}

/** The section for a step that was done before: the steps after it, and the current position of the run. */
type Fork = {
  readonly branches: Branch[];
  /** Those that are not shown too. */
  readonly branchCount: number;
  /** What followed holds all notes of the only branch. */
  readonly isToldBelow: boolean;
  readonly branchSteps: readonly NodeState[];
  readonly downstream: RecapWithSteps | null;
  readonly tip: Tip;
};

const readExtras = (
  fork: Fork | null,
  blockedSince: ReplyExtras['blockedSince'],
): Omit<ReplyExtras, 'guidance' | 'children' | 'returnTo' | 'form' | 'isAfterRejection'> => ({
  blockedSince,
  isRead: true,
  branches: fork?.branches ?? [],
  downstream: fork?.downstream?.recap ?? null,
  isToldBelow: fork?.isToldBelow ?? false,
  tip: fork?.tip ?? null,
  goneOn: null,
});

/**
 * @param node the one that is read: what was kept with its step up to it is in its own recap, and not told again
 * @param stands what it stands for: a checkpoint's branches are those of the step or blocked attempt beneath it
 * @param tip where the run has gone on to
 */
async function forkAt(view: RunView, node: NodeState, stands: NodeState, tip: NodeState): Promise<Fork> {
  const children = progressChildren(view.state, stands);
  const downstream = await downstreamAt(view, node, stands, tip);
  return {
    branches: await branchesOf(view, children),
    branchCount: children.length,
    branchSteps: children.slice(-branchesShownMax),
    isToldBelow: children.length === 1 && downstream?.recap.truncated === false,
    downstream,
    tip: await tipAt(view, tip),
  };
}

/** The notes of the step itself are what a reader came back for: they are shown even where those after it leave no room. */
async function downstreamAt(
  view: RunView,
  node: NodeState,
  stands: NodeState,
  tip: NodeState,
): Promise<RecapWithSteps | null> {
  const within = (end: NodeState, bytesMax: number, after: NodeState) =>
    recapOf(view.state, end, (at) => placedTitleOf(view, at), { bytesMax, after });
  const all = await within(tip, downstreamBytesMax, node);
  const path = pathTo(view.state, tip, stands.depth);
  const done = progressChildren(view.state, stands).find((child) => path.has(child));
  if (all?.recap.truncated !== true || done === undefined || done === tip) return all;
  const own = await within(done, ownNotesBytesMax, node);
  if (own === null || utf8Length(all.recap.text) === 0 || all.recap.text.startsWith(own.recap.text)) return all;
  const rest = await within(tip, downstreamBytesMax - utf8Length(own.recap.text) - 1, done);
  if (rest === null) return own;
  return {
    recap: {
      text: `${own.recap.text}\n${rest.recap.text}`,
      truncated: own.recap.truncated || rest.recap.truncated,
      omittedCount: own.recap.omittedCount + rest.recap.omittedCount,
      policy: rest.recap.policy,
    },
    steps: [...own.steps, ...rest.steps],
  };
}

type Bounds = { readonly room: number; readonly bytesMax: number };
const lessened = ({ room, bytesMax }: Bounds, bytes: number): Bounds => ({
  room: room - bytes,
  bytesMax: bytesMax - bytes,
});

/**
 * The overview and the recap in the room that both have: what binds comes first, and has at most half; the newest notes in full
 * have the rest, less the lines for the steps whose notes are left out.
 */
async function pastAt(
  view: RunView,
  node: NodeState,
  latest: NodeState,
  bounds: Bounds,
): Promise<{ readonly overview: Overview | null; readonly recap: Recap | null }> {
  const room = Math.min(bounds.room, bounds.bytesMax);
  const overviewMax = Math.max(0, Math.min(Math.floor(room / 2), room - recapBytesMin));
  const binding = await overviewAt(view, node, overviewMax);
  const bindingBytes = overviewBytes(binding);
  const left = lessened(bounds, bindingBytes);
  const notes = await notesAt(view, latest, left);
  const whole = recapAt(notes, left);
  if (binding === null) return { overview: null, recap: whole?.recap ?? null };
  const linesMax = Math.min(stepLinesBytesMax, overviewMax - bindingBytes);
  const recap = whole?.recap.truncated === true ? recapAt(notes, lessened(left, linesMax)) : whole;
  const shown = { shown: recap?.steps ?? [], bytesMax: bindingBytes + linesMax };
  return { overview: await withStepLines(view, node, binding, shown), recap: recap?.recap ?? null };
}

const recapBytesWithin = ({ bytesMax }: Bounds) => Math.max(recapBytesMin, bytesMax);

/** Of the newest checkpoint too, when the step has one: its notes are about the step that is read. */
function notesAt(view: RunView, from: NodeState, bounds: Bounds): Promise<LatestNotes | null> {
  return latestNotes(view.state, from, (at) => placedTitleOf(view, at), { bytesMax: recapBytesWithin(bounds) });
}

/** @param bounds at most those that the notes were read for */
function recapAt(notes: LatestNotes | null, bounds: Bounds): RecapWithSteps | null {
  if (notes === null) return null;
  const found = recapWithin(notes, recapBytesWithin(bounds));
  // In data each of its line ends is two bytes; what a smaller one shows is a part of what this one shows.
  const { text } = found.recap;
  const over = utf8Length(JSON.stringify(text)) - bounds.room;
  if (over <= 0) return found;
  return recapWithin(notes, recapBytesWithin({ ...bounds, bytesMax: utf8Length(text) - over }));
}

/**
 * The prompt with the functions that the branches use and that it does not define itself: a rewound chat has lost the prompts
 * that did.
 */
async function withFunctions(view: RunView, pending: StartData['pending'], fork: Fork): Promise<StartData['pending']> {
  const { workflow } = view;
  if (pending === null || workflow.functions.length === 0) return pending;
  const stepsAt = async (nodes: readonly NodeState[]) => {
    const steps = await Promise.all(nodes.map((node) => pendingStepOf(view, node)));
    return steps.filter((step) => step !== null);
  };
  const here = workflow.steps.filter(({ stepId }) => stepId === pending.stepId);
  const groups = [await stepsAt(fork.downstream?.steps ?? []), await stepsAt(fork.branchSteps)];
  const text = functionsText(workflow, here, groups, functionsBytesMax);
  return text === null
    ? pending
    : { ...pending, prompt: `${pending.prompt}\n\nDefinitions that these branches use:\n${text}` };
}

async function pendingStepOf(view: RunView, node: NodeState): Promise<CompiledStep | null> {
  const snapshot = await view.objects.snapshot(node.snapshotRef, view.run.workflowHash);
  return snapshot.isOk() ? pendingStepAt(view.workflow, snapshot.value) : null;
}

/** Whether the run was taken back to the step, which was done. */
function isPendingAgain({ state, run }: RunView, node: NodeState): boolean {
  const tip = preferredTip(state, run);
  return tip !== null && owningStep(tip) === owningStep(node);
}

/** The newest incomplete runs within this one, with their pending steps. */
async function unfinishedWithin(view: RunView): Promise<ChildRun[]> {
  const found: ChildRun[] = [];
  for (const run of childRuns(view.state, view.run, childRunsReadMax)) {
    if (found.length >= childRunsShownMax) break;
    const now = await runSummary(view.state, run, (tip) => view.objects.readStored(run, tip));
    if (now === null || now.workflow === null || now.snapshot === null || isComplete(now.snapshot)) continue;
    found.push({
      runId: run.runId,
      runName: runName(run.runId),
      workflowId: run.workflowId,
      status: now.status,
      stepTitle: now.stepTitle,
      stateToken: stateTokenOf({ ...view, run }, now.tip),
    });
  }
  return found;
}

/** The note for an older node of a chain: a later attempt on the step exists. */
function blockedSince(
  view: RunView,
  node: NodeState,
  latest: NodeState,
): { readonly blockers: readonly Blocker[]; readonly form: RecordedForm | null; readonly warning: Warning } | null {
  const newest = skipCheckpoints(view.state, latest);
  const blockers = newest === skipCheckpoints(view.state, node) ? null : blockersAt(newest);
  if (blockers === null) return null;
  const number = blockedInChain(view.state, newest);
  return {
    blockers,
    form: formAt(newest),
    warning: {
      code: 'BLOCKED_SINCE',
      message: `A later attempt on this step was blocked (attempt ${number} of ${blockedChainMax}). Make the call at the end of this reply.`,
      details: { attempt: number, codes: blockers.map(({ code }) => code) },
    },
  };
}

/** The status of the run as it is now, at its preferred tip. */
async function statusNow(view: RunView): Promise<Pick<StartData, 'runStatus'> | Record<string, never>> {
  const now = await runSummary(view.state, view.run, (tip) => view.objects.readStored(view.run, tip));
  return now === null || now.snapshot === null ? {} : { runStatus: now.status };
}
