/**
 * What came of a run, for whoever takes its result over [outcome-in-one-projection]: goal, status, hand-over, decisions, gaps, confirmations and artifacts of
 * the way to one node. The reply that completes a run and the exported report show the same. Of the log up to that node only, so a replay
 * gives the same.
 *
 * - The hand-over is the newest artifact that is one, else the newest notes.
 * - A decision is what a hand-over lists as one, a recorded divergence, or a line of notes that says so itself.
 */
import { isRecord } from '../../schemas/json-object.ts';
import type { JsonValue } from '../../schemas/canonical/json.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { RunStatus } from '../../schemas/closed-sets.ts';
import type { Sha256Digest, NodeId } from '../../schemas/ids.ts';
import { outcomeArtifactsReadMax, outcomeDecisionsMax } from '../../schemas/limits.ts';
import { type Gap, type NodeState, notesOf, owningStep, type RunState, type SessionState } from '../core/state.ts';
import { linesOf } from '../core/text-budget.ts';
import { type ConfirmationEntry, confirmationsOf } from './confirmations.ts';
import { goalOf } from './goal.ts';
import { pathTo } from './preferred-tip.ts';
import type { ReasonOf } from './run-branches.ts';
import { closings, disclosedGaps } from './run-status.ts';

export type HandOver = {
  /** The kind of the artifact; null for notes. */
  readonly kind: string | null;
  readonly text: string;
};
export type OutcomeArtifact = {
  readonly ref: Sha256Digest;
  /** Null where it says none, or was not read. */
  readonly kind: string | null;
};
export type OutcomeGap = Pick<Gap, 'severity' | 'summary' | 'reason'> & {
  readonly isOpen: boolean;
  /** Recorded on a branch that was left. */
  readonly isOnLeftBranch: boolean;
};
export type OutcomeDecision = {
  readonly text: string;
  /** It stands in the text of the hand-over too. */
  readonly isInHandOver: boolean;
};
export type RunOutcome = {
  readonly goal: string;
  readonly status: RunStatus;
  readonly handOver: HandOver | null;
  readonly decisions: readonly OutcomeDecision[];
  /** More than are listed. */
  readonly decisionsOmitted: number;
  readonly gaps: readonly OutcomeGap[];
  /** Of the attempts on the way, oldest first. */
  readonly confirmations: readonly ConfirmationEntry[];
  /** Oldest first. */
  readonly artifacts: readonly OutcomeArtifact[];
};

export type OutcomeSource = {
  readonly state: SessionState;
  readonly run: RunState;
  readonly workflow: CompiledSnapshot | null;
  readonly tip: NodeState;
  readonly status: RunStatus;
  /** Only what was known when the plan of this node was written; null for all that is known. */
  readonly asOf: NodeState | null;
  readonly reasonOf: ReasonOf;
  /** Undefined where it cannot be read. */
  readonly artifact: (ref: Sha256Digest) => Promise<JsonValue | undefined>;
};

const decisionPattern = /^[\s>*_#-]*(?:\*\*|__)?(?:decided|decisions?)\b[^:]{0,40}:(?:\*\*|__)?\s*(\S.*)$/iu;
const handoffKind = /(?:^|[._])handoff$/;

export async function outcomeOf(source: OutcomeSource): Promise<RunOutcome> {
  const { state, run, workflow, tip, status } = source;
  const path = [...pathTo(state, tip)];
  const way = path.filter(({ kind }) => kind !== 'blocked_attempt').reverse();
  const { artifacts, handoff } = await artifactsOn(way, source);
  const notes = newestNotes(way, source);
  const found = [
    ...textsIn(handoff?.value['decisions']),
    ...way.flatMap(({ divergences }) => divergences.map(({ summary }) => summary)),
    ...way.flatMap((node) => decisionsIn(notesOf(node))),
  ];
  const handOver = handoff === null ? (notes === null ? null : { kind: null, text: notes }) : handOverIn(handoff);
  const decisions = distinct(found, handOver?.text ?? '');
  return {
    goal: goalOf(run, workflow, tip),
    status,
    handOver,
    decisions: decisions.slice(0, outcomeDecisionsMax),
    decisionsOmitted: Math.max(0, decisions.length - outcomeDecisionsMax),
    gaps: gapsAsOf(way, source),
    confirmations: confirmationsOn(path, source),
    artifacts,
  };
}

/** An answer that led to another branch, or that one got later, is none of this way. */
function confirmationsOn(path: readonly NodeState[], { run, tip, asOf }: OutcomeSource): ConfirmationEntry[] {
  const nodes = new Set(path.map(({ nodeId }) => nodeId));
  const isOn = (nodeId: NodeId | null) => nodeId === null || nodes.has(nodeId);
  return confirmationsOf(run).filter(
    ({ stepNodeId, toNodeId, blockedNodeId, eventIndex }) =>
      nodes.has(stepNodeId) &&
      isOn(toNodeId) &&
      isOn(blockedNodeId) &&
      (asOf === null || eventIndex <= tip.createdIndex),
  );
}

function gapsAsOf(way: readonly NodeState[], source: OutcomeSource): OutcomeGap[] {
  const steps = new Set(way.map(owningStep));
  const isOnWay = ({ nodeId }: Gap) => {
    const node = source.state.nodes.get(nodeId);
    return node !== undefined && steps.has(owningStep(node));
  };
  const closingOf = closings(source);
  return disclosedGaps(source).map((gap) => ({
    severity: gap.severity,
    summary: gap.summary,
    reason: gap.reason,
    isOpen: closingOf(gap) === null,
    isOnLeftBranch: !isOnWay(gap),
  }));
}

type Handoff = { readonly kind: string; readonly value: { readonly [key: string]: unknown } };

/** The newest are read: a hand-over stands at the end, and a run may have any number of artifacts. */
async function artifactsOn(
  way: readonly NodeState[],
  { artifact }: OutcomeSource,
): Promise<{ readonly artifacts: readonly OutcomeArtifact[]; readonly handoff: Handoff | null }> {
  const refs = way.flatMap(({ outputs }) =>
    outputs.flatMap(({ payload }) => (payload.payloadKind === 'artifact_ref' ? [payload.sha256] : [])),
  );
  const artifacts: OutcomeArtifact[] = refs.map((ref) => ({ ref, kind: null }));
  let handoff: Handoff | null = null;
  for (let i = refs.length - 1; i >= Math.max(0, refs.length - outcomeArtifactsReadMax); i -= 1) {
    const ref = refs[i];
    const value = ref === undefined ? null : await artifact(ref);
    const kind = isRecord(value) && typeof value['kind'] === 'string' ? value['kind'] : null;
    if (ref === undefined || kind === null || !isRecord(value)) continue;
    artifacts[i] = { ref, kind };
    if (handoff === null && handoffKind.test(kind)) handoff = { kind, value };
  }
  return { artifacts, handoff };
}

/** Its summary, and what is to be done next; the other fields are in the artifact. */
function handOverIn({ kind, value }: Handoff): HandOver {
  const parts = [
    ...textsIn(value['summary']),
    ...textsIn(value['open']).map((open) => `Open: ${open}`),
    ...textsIn(value['next']).map((next) => `Next: ${next}`),
  ];
  return { kind, text: parts.join('\n') };
}

const textsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((text): text is string => typeof text === 'string');

function newestNotes(way: readonly NodeState[], { reasonOf }: OutcomeSource): string | null {
  for (let i = way.length - 1; i >= 0; i -= 1) {
    const node = way[i];
    // The reason for going back hands nothing over.
    const notes = node === undefined || reasonOf(node) !== null ? null : notesOf(node);
    if (notes !== null) return notes;
  }
  return null;
}

/** What differs only in case, marks and the full stop at its end is one decision. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s*_`"'.;]+/gu, ' ')
    .trim();

function distinct(texts: readonly string[], handOver: string): OutcomeDecision[] {
  const shown = plain(handOver);
  const found = new Map<string, string>();
  for (const text of texts) {
    const key = plain(text);
    if (key !== '' && !found.has(key)) found.set(key, text.trim());
  }
  return [...found].map(([key, text]) => ({ text, isInHandOver: shown.includes(key) }));
}

const decisionsIn = (notes: string | null): string[] =>
  linesOf(notes ?? '').flatMap((line) => decisionPattern.exec(line)?.[1] ?? []);
