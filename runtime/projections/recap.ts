/**
 * The recap of a node: the latest notes of its ancestors that fit the limit, oldest first [recap-keeps-most-recent]. Notes of
 * blocked attempts were not accepted and are not shown; those of checkpoints are: they belong to their step, so whatever
 * acknowledged it after them has them too, beside the checkpoint as well as below it. Costs as much as it shows: how many were
 * left out is known without reading them. A session of notes begins with its title.
 */
import { utf8Length } from '../../schemas/canonical/json.ts';
import {
  branchSnippetBytesMax,
  branchSnippetLinesMax,
  confirmationCommentBytesMax,
  sessionTitleBytesMax,
} from '../../schemas/limits.ts';
import type { Recap } from '../../schemas/tools.ts';
import { atLineStart } from '../core/frame.ts';
import { parentOf } from '../core/lineage.ts';
import { quotedLines } from '../core/reply-text.ts';
import { sessionTitle } from '../core/session-title.ts';
import { initialNotes, type NodeState, notesOf, owningStep, type SessionState } from '../core/state.ts';
import { linesOf, quoted, truncated } from '../core/text-budget.ts';

export type RecapBounds = {
  readonly bytesMax: number;
  /** Only what its own recap does not have: the recap of a branch. It stands with a step that leads to the node. */
  readonly after?: NodeState;
};
/** With the nodes whose steps its notes are about, oldest first. */
export type RecapWithSteps = { readonly recap: Recap; readonly steps: readonly NodeState[] };

/** @param titleOf the title of the step that was pending at a node; notes describe the step of the parent */
export async function recapOf(
  state: SessionState,
  node: NodeState,
  titleOf: (node: NodeState) => Promise<string>,
  bounds: RecapBounds,
): Promise<RecapWithSteps | null> {
  const notes = await latestNotes(state, node, titleOf, bounds);
  return notes === null ? null : recapWithin(notes, bounds.bytesMax);
}

/** Notes of one step, as a recap shows them. */
type Entry = { readonly text: string; readonly bytes: number; readonly step: NodeState };
/** What recaps up to a limit are made of. */
export type LatestNotes = {
  readonly title: string | null;
  /** Newest first, up to the first that does not fit. */
  readonly entries: readonly Entry[];
  /** All that there are. */
  readonly written: number;
};

/** Reads and quotes the notes for a recap of at most so many bytes; null where there is nothing to show. */
export async function latestNotes(
  state: SessionState,
  node: NodeState,
  titleOf: (node: NodeState) => Promise<string>,
  { bytesMax, after }: RecapBounds,
): Promise<LatestNotes | null> {
  const written = node.notesAbove - (after === undefined ? 0 : notesShared(state, node, after));
  const title = after === undefined ? titleEntry(state, node) : null;
  if (written === 0 && title === null) return null;
  const entries: Entry[] = [];
  let bytes = title === null ? 0 : utf8Length(title) + 1;
  for (const at of nodesWithNotes(state, node, after ?? null)) {
    const notes = notesOf(at);
    const step = parentOf(state, at);
    if (notes === null || step === null) continue;
    const text = `${atLineStart(await titleOf(step))}${markOf(at)}:\n${quotedLines(notes)}`;
    const entry = { text, bytes: utf8Length(text) + 1, step };
    entries.push(entry);
    bytes += entry.bytes;
    if (bytes > bytesMax) break;
  }
  return { title, entries, written };
}

/** Part of the heading, which is not quoted: an agent cannot write such a comment in its notes, because each line of notes is quoted. */
function markOf({ kind, createdBy }: NodeState): string {
  if (kind === 'checkpoint') return ' (checkpoint)';
  const { outcome, comment } = createdBy?.confirmation ?? {};
  if (outcome !== 'approved_in_form' || comment === undefined) return '';
  return ` (the user approved it with the comment "${quoted(comment, confirmationCommentBytesMax)}")`;
}

/** @param bytesMax at most what the notes were read for */
export function recapWithin({ title, entries: latest, written }: LatestNotes, bytesMax: number): RecapWithSteps {
  const entries: string[] = [];
  const steps: NodeState[] = [];
  const titleBytes = title === null ? 0 : utf8Length(title) + 1;
  let bytes = titleBytes;
  let isCut = false;
  for (const entry of latest) {
    if (bytes + entry.bytes > bytesMax) {
      if (entries.length > 0) break;
      isCut = true;
    }
    entries.push(isCut ? truncated(entry.text, bytesMax - titleBytes) : entry.text);
    steps.push(entry.step);
    bytes += entry.bytes;
    if (isCut) break;
  }
  const omittedCount = written - entries.length;
  const recap: Recap = {
    text: [...(title === null ? [] : [title]), ...entries.reverse()].join('\n'),
    truncated: isCut || omittedCount > 0,
    omittedCount,
    policy: 'kept_most_recent',
  };
  return { recap, steps: steps.reverse() };
}

/** Nodes that may carry notes of a recap, newest first: each step on the way, after what was kept with it before it was left. */
function* nodesWithNotes(state: SessionState, node: NodeState, after: NodeState | null): Generator<NodeState> {
  let step = owningStep(node);
  let until = node.createdIndex;
  for (;;) {
    const end = after !== null && owningStep(after) === step ? after : null;
    for (let i = step.kept.length - 1; i >= 0; i -= 1) {
      const id = step.kept[i];
      const kept = id === undefined ? undefined : state.nodes.get(id);
      if (kept === undefined || kept.createdIndex > until) continue;
      if (end !== null && kept.createdIndex <= end.createdIndex) break;
      yield kept;
    }
    if (end !== null) return;
    yield step;
    const parent = parentOf(state, step);
    if (parent === null) return;
    until = step.createdIndex;
    step = owningStep(parent);
  }
}

/**
 * How many notes the recaps of both have. A checkpoint may stand beside the way to the node, and be younger than the step that
 * followed: what was kept between is no part of that way.
 */
function notesShared(state: SessionState, node: NodeState, after: NodeState): number {
  if (after.kind === 'step') return after.notesAbove;
  const start = owningStep(after);
  let until = node.createdIndex;
  for (let step = owningStep(node); step !== start; ) {
    until = step.createdIndex;
    const parent = parentOf(state, step);
    if (parent === null) break;
    step = owningStep(parent);
  }
  const shared = Math.min(until, after.createdIndex);
  const kept = start.kept.filter((id) => (state.nodes.get(id)?.createdIndex ?? shared) <= shared);
  return start.notesAbove + kept.length;
}

function titleEntry(state: SessionState, node: NodeState): string | null {
  const run = state.runs.get(node.runId);
  const title = run === undefined ? null : sessionTitle(run, node);
  return title === null ? null : `Title:\n${quotedLines(quoted(title, sessionTitleBytesMax))}`;
}

/** A few words from the notes of a branch's first node: enough to recognise it. */
export function branchSnippet(node: NodeState): string {
  const lines = linesOf(initialNotes(node) ?? '');
  const head = lines.length <= branchSnippetLinesMax ? lines : [...lines.slice(0, branchSnippetLinesMax - 1), '…'];
  return truncated(head.join('\n'), branchSnippetBytesMax);
}
