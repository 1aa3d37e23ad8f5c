/**
 * What going back to an earlier step records: a checkpoint of that step, whose notes are the reason [go-back]. No field of the log says
 * so; its attempt does, which is derived from both steps, so no notes of an agent can pass for it.
 */
import { counted } from '../../schemas/text/counted.ts';
import type { DigestPort } from '../../schemas/canonical/sha256.ts';
import type { AttemptId, SessionId } from '../../schemas/ids.ts';
import { reasonBytesMax, titleShownBytesMax } from '../../schemas/limits.ts';
import { derivedId } from './identity.ts';
import { initialNotes, type NodeState, type RunState, type SessionState } from './state.ts';
import { quoted, truncated } from './text-budget.ts';

export type Reopening = { readonly number: number; readonly title: string; readonly reason: string };

/** The same for every repeat of a call. */
export const goBackAttempt = (
  digest: DigestPort,
  sessionId: SessionId,
  from: Pick<NodeState, 'nodeId'>,
  step: Pick<NodeState, 'nodeId'>,
): AttemptId => derivedId(digest, 'att', [sessionId, from.nodeId, 'go_back', step.nodeId]) as AttemptId;

/** @param after how many steps were done on the way to the node that the call came from */
export const reopeningNotes = ({ number, title, reason }: Reopening, after: number): string =>
  `Reopened step ${number} (${quoted(title, titleShownBytesMax)}) after ${counted(after, 'step')}: ${truncated(reason, reasonBytesMax)}`;

const notesForm = /^Reopened step (?<number>\d{1,6}) \((?<title>.*?)\) after (?<after>\d{1,6}) steps?: (?<reason>.*)$/s;

/**
 * The reason in notes that read like a reopening; null for other notes. An agent can write such notes too, so it only says cheaply which
 * checkpoints are worth a proof: whatever is decided or shown comes from `reopeningOf`.
 */
export const reasonIn = (notes: string): string | null => notesForm.exec(notes)?.groups?.['reason']?.trim() ?? null;

/** What a checkpoint reopened, and why; null for what did not come from going back. Reads notes first: a digest costs more. */
export function reopeningOf(
  state: SessionState,
  run: RunState,
  checkpoint: NodeState,
  digest: DigestPort,
): Reopening | null {
  const found = notesForm.exec(initialNotes(checkpoint) ?? '')?.groups;
  if (found === undefined || reopenedFrom(state, run, checkpoint, digest) === null) return null;
  return { number: Number(found['number']), title: found['title'] ?? '', reason: (found['reason'] ?? '').trim() };
}

/** The node that was read when a checkpoint reopened its step; null for a checkpoint that did not come from going back. */
export function reopenedFrom(
  { sessionId }: SessionState,
  run: RunState,
  checkpoint: NodeState,
  digest: DigestPort,
): NodeState | null {
  const { kind, parentNodeId, checkpoint: origin } = checkpoint;
  if (kind !== 'checkpoint' || parentNodeId === null || origin === null) return null;
  const after = notesForm.exec(initialNotes(checkpoint) ?? '')?.groups?.['after'];
  if (after === undefined) return null;
  const step = { nodeId: parentNodeId };
  const isFrom = (from: NodeState) =>
    from.stepsAbove === Number(after) && goBackAttempt(digest, sessionId, from, step) === origin.attemptId;
  return run.nodes.slice(0, checkpoint.number - 1).find(isFrom) ?? null;
}
