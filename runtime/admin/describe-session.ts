/**
 * What people are told about a stored session: its runs with status and step, and, one session at a time, steps, nodes with what
 * was recorded with them, edges, gaps and outputs [salvage-is-bannered]. Derived from the validated prefix; an object that cannot be read is
 * named and breaks nothing.
 */
import type { DigestPort } from '../../schemas/canonical/sha256.ts';
import type { NodeId, StepId } from '../../schemas/ids.ts';
import type { CompiledInput, CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import { isRecord } from '../../schemas/json-object.ts';
import { sessionBytesMax, shownArtifactsReadMax } from '../../schemas/limits.ts';
import type {
  RunSummary,
  SessionSummary,
  ShownBranch,
  ShownEdge,
  ShownOutput,
  ShownSession,
  ShownSessionNode,
  ShownSessionRun,
  ShownStep,
} from '../../schemas/admin-reports.ts';
import { pendingStep, stepInstanceKey } from '../core/execution-state.ts';
import { loopsAround } from '../core/flow/lookup.ts';
import { runName } from '../core/run-name.ts';
import type { LogCursor } from '../core/stored-log.ts';
import { isNote } from '../../schemas/closed-sets.ts';
import type { Gap, NodeState, RunState, SessionState } from '../core/state.ts';
import { contractFieldOf } from '../projections/artifact-contract.ts';
import { capabilityStatus } from '../projections/capability-status.ts';
import { confirmationsOf } from '../projections/confirmations.ts';
import { goalOf } from '../projections/goal.ts';
import { type NodeRecords, nodeRecords } from '../projections/node-records.ts';
import { preferredTip } from '../projections/preferred-tip.ts';
import { recordedTimes, type TimeOf } from '../projections/recorded-times.ts';
import { type BranchStep, type ReasonOf, reopeningReasons, runBranches } from '../projections/run-branches.ts';
import { runDag } from '../projections/run-dag.ts';
import { closings, disclosedGaps, type Standing } from '../projections/run-status.ts';
import { runSummary, type StoredStep, stepTitle } from '../projections/run-summary.ts';
import { inputsAt } from '../projections/shown-inputs.ts';
import { progressOf } from '../replies/pending-fields.ts';
import type { Environment } from '../session/environment.ts';
import type { MarksFields } from './session-marks.ts';
import type { OriginFields } from './session-origin.ts';
import { healthFields, type StoredSession } from './stored-session.ts';

/** What is stored beside the log. */
export type SessionSidecars = { readonly pinned: boolean; readonly origin: OriginFields; readonly marks: MarksFields };

/** Of a session that was just imported. */
export const noSidecars: SessionSidecars = { pinned: false, origin: {}, marks: { problem: {}, of: () => ({}) } };

type Readable = Pick<Environment, 'objects' | 'host'>;

/** Reads what the nodes of one run stand for, and remembers what could not be read. */
class RunReader {
  readonly #objects: Environment['objects'];
  readonly #run: RunState;
  readonly problems = new Set<string>();

  constructor({ objects }: Readable, run: RunState) {
    this.#objects = objects;
    this.#run = run;
  }

  async at(node: NodeState): Promise<StoredStep> {
    const [workflow, snapshot] = [
      await this.#objects.workflow(this.#run.workflowHash),
      await this.#objects.snapshot(node.snapshotRef, this.#run.workflowHash),
    ];
    for (const each of [workflow, snapshot]) if (each.isErr()) this.problems.add(each.error.message);
    return { workflow: workflow.unwrapOr(null), snapshot: snapshot.unwrapOr(null) };
  }

  /** What cannot be read is named by `steps`. */
  async bindings(): Promise<Pick<ShownSessionRun, 'bindings'>> {
    const workflow = await this.#objects.workflow(this.#run.workflowHash);
    return workflow.isErr() || workflow.value.bindings.length === 0 ? {} : { bindings: workflow.value.bindings };
  }

  /** What cannot be read is named by `steps`. */
  async declaredInputs(): Promise<readonly CompiledInput[]> {
    const workflow = await this.#objects.workflow(this.#run.workflowHash);
    return workflow.isErr() ? [] : workflow.value.inputs;
  }

  /** What cannot be read is named by `steps`. */
  async contracts(): Promise<Pick<CompiledSnapshot, 'contracts'>> {
    const workflow = await this.#objects.workflow(this.#run.workflowHash);
    return workflow.unwrapOr({ contracts: [] });
  }

  async steps(): Promise<ShownStep[]> {
    const workflow = await this.#objects.workflow(this.#run.workflowHash);
    if (workflow.isErr()) {
      this.problems.add(workflow.error.message);
      return [];
    }
    return workflow.value.steps.map(({ stepId, title, output }) => ({
      stepId,
      title,
      loops: [...loopsAround(workflow.value, stepId)],
      ...(output?.contractRef === undefined ? {} : { contractRef: output.contractRef }),
    }));
  }
}

async function summaryOf(
  session: StoredSession,
  run: RunState,
  reader: RunReader,
  marks: MarksFields,
): Promise<RunSummary> {
  const now = await runSummary(session.state, run, (tip) => reader.at(tip));
  return {
    runId: run.runId,
    runName: runName(run.runId),
    workflowId: run.workflowId,
    goal: goalOf(run, now?.workflow ?? null, now?.tip ?? null),
    status: now?.status ?? 'in_progress',
    stepTitle: now?.stepTitle ?? stepTitle(null, null),
    ...progressIn(now),
    ...timesOf(run, recordedTimes(session.groups.map(({ segment }) => segment))),
    ...marks.of(run.runId),
  };
}

function progressIn(now: StoredStep | null): Pick<RunSummary, 'completedSteps' | 'totalSteps'> {
  if (now === null || now.workflow === null || now.snapshot === null) return {};
  const { completed, total } = progressOf(now.workflow, now.snapshot);
  return { completedSteps: completed, ...(total === undefined ? {} : { totalSteps: total }) };
}

function timesOf(run: RunState, timeOf: TimeOf): Pick<RunSummary, 'startedAt' | 'lastActivityAt'> {
  const [startedAt, lastActivityAt] = [timeOf(run.startedIndex), timeOf(run.latestActiveIndex)];
  return { ...(startedAt === null ? {} : { startedAt }), ...(lastActivityAt === null ? {} : { lastActivityAt }) };
}

export async function summarize(
  readable: Readable,
  session: StoredSession,
  { pinned, origin, marks }: SessionSidecars,
): Promise<SessionSummary> {
  const runs: RunSummary[] = [];
  for (const run of session.state.runs.values()) {
    runs.push(await summaryOf(session, run, new RunReader(readable, run), marks));
  }
  const closedAt = session.groups.at(-1)?.segment.closedAt;
  const activity = closedAt === undefined ? {} : { lastActivityAt: closedAt };
  const branch = session.state.observations.get('git_branch')?.value;
  const observed = branch === undefined ? {} : { branch };
  const beside = { ...origin, ...marks.problem, pinned };
  return { sessionId: session.sessionId, ...healthFields(session.damage), ...beside, ...activity, ...observed, runs };
}

export async function describe(
  readable: Readable,
  session: StoredSession,
  { pinned, origin, marks }: SessionSidecars,
): Promise<ShownSession> {
  const runs: ShownSessionRun[] = [];
  const problems = new Set<string>();
  const recordsOf = nodeRecords(session.events);
  for (const run of session.state.runs.values()) {
    const reader = new RunReader(readable, run);
    const reasonOf = reopeningReasons(session.state, run, readable.host.crypto.digest);
    runs.push({
      ...(await summaryOf(session, run, reader, marks)),
      workflowHash: run.workflowHash,
      steps: await reader.steps(),
      ...(run.parent === null ? {} : { parent: run.parent }),
      nodes: await nodesOf(session, run, reader, { recordsOf, reasonOf }),
      branches: branchesOf(session, run, readable.host.crypto.digest),
      ...(await inputsOf(session, run, reader)),
      edges: edgesOf(run),
      gaps: gapsOf(standingOf(session.state, run)),
      outputs: await withKinds(readable, await reader.contracts(), outputsOf(run)),
      ...shownConfirmations(run),
      ...capabilitiesOf(session, run),
      ...(await reader.bindings()),
    });
    for (const problem of reader.problems) problems.add(problem);
  }
  const { sessionId, damage } = session;
  const beside = { ...origin, ...marks.problem, pinned, ...sizeFields(session.cursor) };
  return { version: 2, sessionId, ...healthFields(damage), ...beside, problems: [...problems].sort(), runs };
}

/** Of a session that may soon be full: at the limit, no step is recorded [session-size-bounded]. */
export function sizeFields({ segmentBytes, manifestBytes }: LogCursor): Pick<ShownSession, 'logSize'> {
  const bytes = Math.max(segmentBytes, manifestBytes);
  return bytes < (3 / 4) * sessionBytesMax ? {} : { logSize: { bytes, bytesMax: sessionBytesMax } };
}

async function nodesOf(
  session: StoredSession,
  run: RunState,
  reader: RunReader,
  { recordsOf, reasonOf }: { readonly recordsOf: ReturnType<typeof nodeRecords>; readonly reasonOf: ReasonOf },
): Promise<ShownSessionNode[]> {
  const nodes: ShownSessionNode[] = [];
  const standing = standingOf(session.state, run);
  const closingOf = standing === null ? () => null : closings(standing);
  const timeOf = recordedTimes(session.groups.map(({ segment }) => segment));
  for (const { snapshotRef: _, ...node } of runDag(session.state, run).nodes) {
    const state = session.state.nodes.get(node.nodeId);
    if (state === undefined) throw new Error('the DAG of a run contains a node that is not in the session');
    const { workflow, snapshot } = await reader.at(state);
    const step = snapshot === null ? null : pendingStep(snapshot);
    const isOpen = (gap: Gap) => gap.resolves === null && !isNote(gap) && closingOf(gap) === null;
    const openGaps = state.gaps.filter(isOpen).length;
    const at = step === null ? {} : { stepId: step.stepId, stepInstance: stepInstanceKey(step) };
    const recordedAt = timeOf(state.createdIndex);
    const reason = reasonOf(state);
    nodes.push({
      ...node,
      stepTitle: stepTitle(workflow, snapshot),
      ...at,
      ...(recordedAt === null ? {} : { recordedAt }),
      ...(reason === null ? {} : { reopenedBecause: reason }),
      openGaps,
      ...shownRecords(recordsOf(state)),
    });
  }
  return nodes;
}

function branchesOf({ state, groups }: StoredSession, run: RunState, digest: DigestPort): ShownBranch[] {
  const timeOf = recordedTimes(groups.map(({ segment }) => segment));
  const at = (index: number | undefined) => (index === undefined ? null : timeOf(index));
  const shown = (steps: readonly BranchStep[]): ShownBranch['steps'] =>
    steps.map(({ number, step, done, attempts, startedIndex }) => {
      const [startedAt, endedAt] = [at(startedIndex), at(done?.createdIndex)];
      return {
        number,
        nodeId: step.nodeId,
        ...(done === null ? {} : { doneNodeId: done.nodeId }),
        attemptNodeIds: attempts.map(({ nodeId }) => nodeId),
        ...(startedAt === null ? {} : { startedAt }),
        ...(endedAt === null ? {} : { endedAt }),
      };
    });
  const { preferred, left } = runBranches(state, run, preferredTip(state, run), digest);
  return [
    ...(preferred.length === 0 ? [] : [{ isPreferred: true, steps: shown(preferred) }]),
    ...left.map(({ steps, reason, leaving }) => ({
      isPreferred: false,
      leaving,
      ...(reason === null ? {} : { leftBecause: reason }),
      steps: shown(steps),
    })),
  ];
}

async function inputsOf(
  { state }: StoredSession,
  run: RunState,
  reader: RunReader,
): Promise<Pick<ShownSessionRun, 'inputs'>> {
  const tip = preferredTip(state, run);
  const inputs = tip === null ? [] : inputsAt(await reader.declaredInputs(), tip);
  return inputs.length === 0 ? {} : { inputs: inputs.map(({ key, value }) => ({ key, value })) };
}

function shownRecords({ trace, blockers, divergences, preferences }: NodeRecords) {
  return {
    trace: [...trace],
    blockers: [...blockers],
    divergences: divergences.map(({ divergenceId, reason, summary, relatedStepId }) => ({
      divergenceId,
      reason,
      summary,
      ...(relatedStepId === undefined ? {} : { relatedStepId: relatedStepId as StepId }),
    })),
    preferences: preferences.map(({ source, delta, effective }) => ({ source, changes: delta, effective })),
  };
}

/** As the run is now. */
function standingOf(state: SessionState, run: RunState): Standing | null {
  const tip = preferredTip(state, run);
  return tip === null ? null : { state, run, tip, asOf: null };
}

function gapsOf(at: Standing | null): ShownSessionRun['gaps'] {
  if (at === null) return [];
  const closingOf = closings(at);
  return disclosedGaps(at).map((gap) => ({
    gapId: gap.gapId,
    nodeId: gap.nodeId,
    severity: gap.severity,
    category: gap.reason.category,
    detail: gap.reason.detail,
    summary: gap.summary,
    resolvedBy: closingOf(gap)?.gapId ?? null,
  }));
}

/** An edge joins a node to its parent, and its kind goes by the node: a fold holds both. */
function edgesOf({ nodes }: RunState): ShownEdge[] {
  return nodes.flatMap(({ parentNodeId, nodeId, kind, edgeCause }) =>
    parentNodeId === null || edgeCause === null
      ? []
      : [
          {
            fromNodeId: parentNodeId,
            toNodeId: nodeId,
            kind: kind === 'checkpoint' ? ('checkpoint' as const) : ('acked_step' as const),
            cause: edgeCause,
          },
        ],
  );
}

function shownConfirmations(run: RunState): Pick<ShownSessionRun, 'confirmations'> {
  const confirmations = confirmationsOf(run).map(({ stepNodeId, toNodeId, blockedNodeId, outcome, comment }) => ({
    nodeId: stepNodeId,
    ...(toNodeId === null ? {} : { toNodeId }),
    ...(blockedNodeId === null ? {} : { blockedNodeId }),
    outcome,
    ...(comment === null ? {} : { comment }),
  }));
  return confirmations.length === 0 ? {} : { confirmations };
}

function capabilitiesOf({ state }: StoredSession, run: RunState): Pick<ShownSessionRun, 'capabilities'> {
  const tip = preferredTip(state, run);
  const known = tip === null ? [] : capabilityStatus(state, tip);
  return known.length === 0 ? {} : { capabilities: known };
}

/** In the order in which they were recorded. "Current" is per node and channel. */
function outputsOf({ nodes }: RunState): ShownOutput[] {
  const found: (ShownOutput & { readonly eventIndex: number })[] = [];
  for (const node of nodes) {
    const superseded = new Set(node.outputs.map(({ supersedes }) => supersedes));
    for (const { outputId, channel, payload, eventIndex } of node.outputs) {
      const shown = {
        outputId,
        nodeId: node.nodeId as NodeId,
        channel,
        isCurrent: !superseded.has(outputId),
        eventIndex,
      };
      found.push(
        payload.payloadKind === 'notes'
          ? { ...shown, notesMarkdown: payload.notesMarkdown }
          : {
              ...shown,
              artifact: {
                sha256: payload.sha256,
                contentType: payload.contentType,
                byteLength: payload.byteLength,
              },
            },
      );
    }
  }
  return found.sort((a, b) => a.eventIndex - b.eventIndex).map(({ eventIndex: _, ...output }) => output);
}

/** With what each artifact says that it is, and its contract as replies name it; one that cannot be read says nothing. */
async function withKinds(
  { objects }: Readable,
  workflow: Pick<CompiledSnapshot, 'contracts'>,
  outputs: readonly ShownOutput[],
): Promise<ShownOutput[]> {
  let room = shownArtifactsReadMax;
  const shown: ShownOutput[] = [];
  for (const output of outputs) {
    const { artifact } = output;
    if (artifact !== undefined) room -= 1;
    const value = artifact === undefined || room < 0 ? null : await objects.artifact(artifact.sha256);
    const kind = isRecord(value) && typeof value['kind'] === 'string' ? value['kind'] : null;
    const said = kind === null ? {} : { kind, ...contractFieldOf(workflow, value ?? undefined) };
    shown.push(artifact === undefined ? output : { ...output, artifact: { ...artifact, ...said } });
  }
  return shown;
}
