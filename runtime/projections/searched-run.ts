/**
 * What a stored run is found by [resume-tiers]: the words of its latest notes and of its workflow for the locked tiers, and all its words
 * for the deeper ones [resume-deeper-tiers]. Pure. Undeclared context and sensitive inputs are never searched.
 */
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { NodeId } from '../../schemas/ids.ts';
import { inputsShownBytesMax } from '../../schemas/limits.ts';
import type { IndexedRun, IndexedSession } from '../../schemas/resume-index.ts';
import { findStep } from '../core/flow/lookup.ts';
import { parentOf } from '../core/lineage.ts';
import { wordsOfRunName } from '../core/run-name.ts';
import { sessionTitle } from '../core/session-title.ts';
import { contextAt, type NodeState, notesOf, owningStep, type RunState, type SessionState } from '../core/state.ts';
import { searchable } from '../core/words.ts';
import { preferredTip } from './preferred-tip.ts';
import { shownInputs } from './shown-inputs.ts';
import { runWords, type WordField, type WordSlice } from './run-words.ts';

/** A run as it is searched: its words may be a part of those of many. */
export type SearchedRun = IndexedRun & WordSlice;
export type SearchedSession = Omit<IndexedSession, 'runs'> & { readonly runs: SearchedRun[] };

/** The title of a session of notes is all that tells it from the others: it counts as words of its workflow. */
export function searchedRun(state: SessionState, run: RunState, workflow: CompiledSnapshot): SearchedRun {
  const tip = preferredTip(state, run);
  const title = tip === null ? null : sessionTitle(run, tip);
  const named = `${run.workflowId} ${workflow.name} ${title ?? ''}`;
  const { isCut, ...words } = runWords(textsOf(state, run, workflow, named));
  return {
    runId: run.runId,
    activity: run.latestActiveIndex,
    latest: run.latestActiveNodeId ?? ('' as NodeId),
    isOpen: tip !== null && owningStep(tip).selectedStepId !== null,
    notes: searchable((tip === null ? null : notesOf(tip)) ?? ''),
    workflow: searchable(named),
    ...words,
    ...(isCut ? { cut: true as const } : {}),
  };
}

/** The most telling first: words beyond the limit are not kept. */
function* textsOf(
  state: SessionState,
  run: RunState,
  workflow: CompiledSnapshot,
  named: string,
): Generator<readonly [WordField, string]> {
  yield ['name', wordsOfRunName(run.runId).join(' ')];
  yield ['workflow', named];
  const tip = preferredTip(state, run);
  if (tip === null) return;
  yield ['notes', notesOf(tip) ?? ''];
  if (run.goal !== null) yield ['goal', run.goal];
  // No more of them is searched than a read shows.
  const { inputs } = shownInputs(
    workflow.inputs.filter(({ sensitive }) => sensitive !== true),
    contextAt(tip),
    inputsShownBytesMax,
  );
  for (const { value } of inputs) yield ['input', value];
  const steps = stepsTo(state, tip);
  for (const title of new Set(steps.map((step) => titleOf(workflow, step)))) yield ['title', title];
  for (const node of steps.flatMap((step) => [...keptWith(state, step), step])) {
    const notes = notesOf(node);
    if (notes !== null) yield ['notes', notes];
  }
}

const titleOf = (workflow: CompiledSnapshot, { selectedStepId }: NodeState): string =>
  (selectedStepId === null ? undefined : findStep(workflow, selectedStepId)?.title) ?? '';

/** From a tip to the root, newest first. */
function stepsTo(state: SessionState, tip: NodeState): NodeState[] {
  const steps: NodeState[] = [];
  let at: NodeState | null = owningStep(tip);
  while (at !== null) {
    steps.push(at);
    const parent = parentOf(state, at);
    at = parent === null ? null : owningStep(parent);
  }
  return steps;
}

/** Checkpoints of a step, newest first. */
const keptWith = (state: SessionState, { kept }: NodeState): NodeState[] =>
  [...kept].reverse().flatMap((id) => state.nodes.get(id) ?? []);

/** What all runs of a session are found by: its latest observations. */
export function indexedObservations({
  observations,
}: SessionState): Pick<IndexedSession, 'workspace' | 'branch' | 'headSha'> {
  const [workspace, branch, headSha] = (['repo_root_hash', 'git_branch', 'git_head_sha'] as const).map(
    (key) => observations.get(key)?.value,
  );
  return {
    ...(workspace === undefined ? {} : { workspace: workspace as NonNullable<IndexedSession['workspace']> }),
    ...(branch === undefined ? {} : { branch }),
    ...(headSha === undefined ? {} : { headSha }),
  };
}
