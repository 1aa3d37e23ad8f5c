/**
 * What a stored run is found by [resume-tiers]: the words of its latest notes and of its workflow for the locked tiers, and all its words
 * for the deeper ones [resume-deeper-tiers]. Pure. Undeclared context and sensitive inputs are never searched.
 */
import type { JsonValue } from '../../schemas/canonical/json.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { NodeId } from '../../schemas/ids.ts';
import { resumeInputBytesMax } from '../../schemas/limits.ts';
import type { IndexedRun, IndexedSession } from '../../schemas/resume-index.ts';
import { contextKeyOf } from '../core/context.ts';
import { findStep } from '../core/flow/lookup.ts';
import { parentOf } from '../core/lineage.ts';
import { sessionTitle } from '../core/session-title.ts';
import { contextAt, type NodeState, notesOf, owningStep, type RunState, type SessionState } from '../core/state.ts';
import { truncated } from '../core/text-budget.ts';
import { searchable } from '../core/words.ts';
import { preferredTip } from './preferred-tip.ts';
import { runWords, type WordField, type WordSlice } from './run-words.ts';

/** A run as it is searched: its words may be a part of those of many. */
export type SearchedRun = IndexedRun & WordSlice;
export type SearchedSession = Omit<IndexedSession, 'runs'> & { readonly runs: SearchedRun[] };

/** The title of a session of notes is all that tells it from the others: it counts as words of its workflow. */
export function searchedRun(state: SessionState, run: RunState, workflow: CompiledSnapshot): SearchedRun {
  const tip = preferredTip(state, run);
  const title = tip === null ? null : sessionTitle(run, tip);
  const named = `${run.workflowId} ${workflow.name} ${title ?? ''}`;
  const hashes = runWords(tip === null ? [['workflow', named]] : textsOf(state, run, workflow, tip, named));
  return {
    runId: run.runId,
    activity: run.latestActiveIndex,
    latest: run.latestActiveNodeId ?? ('' as NodeId),
    isOpen: tip !== null && owningStep(tip).selectedStepId !== null,
    notes: searchable((tip === null ? null : notesOf(tip)) ?? ''),
    workflow: searchable(named),
    words: hashes.length,
    hashes,
    from: 0,
  };
}

/** The most telling first: words beyond the limit are not kept. */
function* textsOf(
  state: SessionState,
  run: RunState,
  workflow: CompiledSnapshot,
  tip: NodeState,
  named: string,
): Generator<readonly [WordField, string]> {
  yield ['workflow', named];
  if (run.goal !== null) yield ['goal', run.goal];
  for (const text of inputTexts(workflow, tip)) yield ['input', text];
  const steps = stepsTo(state, tip);
  for (const title of new Set(steps.map((step) => titleOf(workflow, step)))) yield ['title', title];
  for (const node of [tip, ...steps.flatMap((step) => [...keptWith(state, step), step])]) {
    const notes = notesOf(node);
    if (notes !== null) yield ['notes', notes];
  }
}

/** Values of declared inputs, as far as a reply would show them. */
function inputTexts({ inputs }: CompiledSnapshot, tip: NodeState): string[] {
  const context = contextAt(tip);
  return inputs.flatMap((input) => {
    const key = contextKeyOf(input);
    const value = Object.hasOwn(context, key) ? context[key] : undefined;
    return value === undefined ? [] : [truncated(valueText(value), resumeInputBytesMax)];
  });
}

const valueText = (value: JsonValue): string => (typeof value === 'string' ? value : JSON.stringify(value));

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
