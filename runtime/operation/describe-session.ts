/**
 * What people are told about a stored session: its runs with status and step, and, one session at a time, nodes, edges, gaps
 * and outputs (interfaces.md, `sessions list|show`). Derived from the validated prefix; an object that cannot be read is
 * named and breaks nothing.
 */
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { ExecutionSnapshot } from '../../schemas/execution-snapshot.ts';
import type { NodeId } from '../../schemas/ids.ts';
import type {
  RunSummary,
  SessionSummary,
  ShownEdge,
  ShownOutput,
  ShownSession,
  ShownSessionNode,
  ShownSessionRun,
} from '../../schemas/operation-reports.ts';
import { isComplete, pendingStep } from '../core/execution-state.ts';
import { runName } from '../core/run-name.ts';
import type { NodeState, RunState } from '../core/state.ts';
import { capabilityStatus } from '../projections/capability-status.ts';
import { preferredTip } from '../projections/preferred-tip.ts';
import { runDag } from '../projections/run-dag.ts';
import { disclosedGaps, runStatus } from '../projections/run-status.ts';
import type { Environment } from '../protocol/environment.ts';
import { healthFields, type StoredSession } from './stored-session.ts';

const lostStep = 'a step whose stored state cannot be read';

/** The title of the step that is pending in a state. */
export function stepTitleOf(workflow: CompiledSnapshot, snapshot: ExecutionSnapshot): string {
  const step = pendingStep(snapshot);
  if (step === null) return isComplete(snapshot) ? 'complete' : 'no step pending';
  return workflow.steps.find(({ stepId }) => stepId === step.stepId)?.title ?? step.stepId;
}

type Readable = Pick<Environment, 'objects'>;

/** Reads what the nodes of one run stand for, and remembers what could not be read. */
class RunReader {
  readonly #objects: Environment['objects'];
  readonly #run: RunState;
  readonly problems = new Set<string>();

  constructor({ objects }: Readable, run: RunState) {
    this.#objects = objects;
    this.#run = run;
  }

  async at(node: NodeState): Promise<{ readonly stepTitle: string; readonly isComplete: boolean }> {
    const [workflow, snapshot] = [
      await this.#objects.workflow(this.#run.workflowHash),
      await this.#objects.snapshot(node.snapshotRef),
    ];
    for (const each of [workflow, snapshot]) if (each.isErr()) this.problems.add(each.error.message);
    if (snapshot.isErr()) return { stepTitle: lostStep, isComplete: false };
    const done = isComplete(snapshot.value);
    if (workflow.isErr()) return { stepTitle: pendingStep(snapshot.value)?.stepId ?? lostStep, isComplete: done };
    return { stepTitle: stepTitleOf(workflow.value, snapshot.value), isComplete: done };
  }
}

async function summaryOf(session: StoredSession, run: RunState, reader: RunReader): Promise<RunSummary> {
  const tip = preferredTip(session.state, run);
  const at = tip === null ? { stepTitle: lostStep, isComplete: false } : await reader.at(tip);
  return {
    runId: run.runId,
    runName: runName(run.runId),
    workflowId: run.workflowId,
    status: tip === null ? 'in_progress' : runStatus(run, tip, at.isComplete),
    stepTitle: at.stepTitle,
  };
}

export async function summarized(readable: Readable, session: StoredSession, kept: boolean): Promise<SessionSummary> {
  const runs: RunSummary[] = [];
  for (const run of session.state.runs.values()) {
    runs.push(await summaryOf(session, run, new RunReader(readable, run)));
  }
  return { sessionId: session.sessionId, ...healthFields(session.damage), kept, runs };
}

export async function described(readable: Readable, session: StoredSession, kept: boolean): Promise<ShownSession> {
  const runs: ShownSessionRun[] = [];
  const problems = new Set<string>();
  for (const run of session.state.runs.values()) {
    const reader = new RunReader(readable, run);
    runs.push({
      ...(await summaryOf(session, run, reader)),
      workflowHash: run.workflowHash,
      ...(run.parent === null ? {} : { parent: run.parent }),
      nodes: await nodesOf(session, run, reader),
      edges: edgesOf(session, run),
      gaps: gapsOf(run),
      outputs: outputsOf(session, run),
      ...capabilitiesOf(session, run),
    });
    for (const problem of reader.problems) problems.add(problem);
  }
  const { sessionId, damage } = session;
  return { version: 1, sessionId, ...healthFields(damage), kept, problems: [...problems].sort(), runs };
}

async function nodesOf(session: StoredSession, run: RunState, reader: RunReader): Promise<ShownSessionNode[]> {
  const nodes: ShownSessionNode[] = [];
  for (const { snapshotRef: _, ...node } of runDag(session.state, run).nodes) {
    const state = session.state.nodes.get(node.nodeId);
    const { stepTitle } = state === undefined ? { stepTitle: lostStep } : await reader.at(state);
    const openGaps = disclosedGaps(run).filter((gap) => gap.nodeId === node.nodeId && gap.resolvedBy === null).length;
    nodes.push({ ...node, stepTitle, openGaps });
  }
  return nodes;
}

const gapsOf = (run: RunState): ShownSessionRun['gaps'] =>
  disclosedGaps(run).map(({ gapId, nodeId, severity, reason, summary, resolvedBy }) => ({
    gapId,
    nodeId,
    severity,
    category: reason.category,
    detail: reason.detail,
    summary,
    resolvedBy: resolvedBy?.gapId ?? null,
  }));

function edgesOf({ events }: StoredSession, run: RunState): ShownEdge[] {
  return events.flatMap((event) =>
    event.kind === 'edge_created' && event.scope.runId === run.runId
      ? [
          {
            fromNodeId: event.data.fromNodeId,
            toNodeId: event.data.toNodeId,
            kind: event.data.edgeKind,
            cause: event.data.cause.kind,
          },
        ]
      : [],
  );
}

function capabilitiesOf({ state }: StoredSession, run: RunState): Pick<ShownSessionRun, 'capabilities'> {
  const tip = preferredTip(state, run);
  const known = tip === null ? [] : capabilityStatus(state, tip);
  return known.length === 0 ? {} : { capabilities: known };
}

/** In the order in which they were recorded. "Current" is per node and channel (design-locks §2.1). */
function outputsOf({ state }: StoredSession, run: RunState): ShownOutput[] {
  const found: (ShownOutput & { readonly eventIndex: number })[] = [];
  for (const node of state.nodes.values()) {
    if (node.runId !== run.runId) continue;
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
