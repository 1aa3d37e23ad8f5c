/**
 * A session as a report that people read: Markdown, one section a run, one a step. Pure.
 *
 * Prompts, notes, titles and artifacts are somebody else's text. None of it may become markup: long texts stand in a fence that
 * is longer than every fence in them, short ones in code spans, and what steers terminals or reading direction is taken out.
 */
import { counted } from '../../schemas/counted.ts';
import { err, ok, type Result } from 'neverthrow';
import { utf8Length } from '../../schemas/canonical/json.ts';
import type { CompiledSnapshot, CompiledStep } from '../../schemas/compiled-snapshot.ts';
import { steering } from '../../schemas/visible-text.ts';
import type { ExecutionSnapshot } from '../../schemas/execution-snapshot.ts';
import { parseExecutionSnapshot, pendingStep, stepInstanceKey } from '../core/execution-state.ts';
import { loopsInWords, sentenceOf } from '../core/iterations.ts';
import { findStep } from '../core/flow/lookup.ts';
import { runName } from '../core/run-name.ts';
import { emptySession, fold, type NodeState, type RunState, type SessionState } from '../core/state.ts';
import { goalOf } from '../projections/goal.ts';
import { chosenPreferences, type NodeRecords, nodeRecords } from '../projections/node-records.ts';
import { pathTo } from '../projections/preferred-tip.ts';
import { disclosedGaps } from '../projections/run-status.ts';
import { runSummary, stepTitle } from '../projections/run-summary.ts';
import type { StoreFault } from '../core/stored-log.ts';
import type { TextSink, WritableText } from './bundle-writer.ts';
import { eventsIn, type SessionContent } from './content.ts';

/** What steers a terminal or hides text is replaced, so that it is seen. */
const escapeControls = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(steering, (character) => (character === '\n' || character === '\t' ? character : '\ufffd'));

function longestRun(text: string, character: string): number {
  let longest = 0;
  // One at a time: a text may hold more runs than a call takes arguments.
  for (const [run] of text.matchAll(new RegExp(`${character}+`, 'g'))) longest = Math.max(longest, run.length);
  return longest;
}

/** A block that nothing inside it can end. */
export function fenced(text: string, language = 'text'): string {
  const clean = escapeControls(text);
  const fence = '`'.repeat(Math.max(3, longestRun(clean, '`') + 1));
  return `${fence}${language}\n${clean}${clean.endsWith('\n') ? '' : '\n'}${fence}`;
}

/** A short text on one line, which cannot leave its span. */
export function inline(text: string): string {
  const clean = escapeControls(text).replace(/\s+/g, ' ').trim();
  const ticks = '`'.repeat(longestRun(clean, '`') + 1);
  const padding = clean.startsWith('`') || clean.endsWith('`') || clean === '' ? ' ' : '';
  return `${ticks}${padding}${clean}${padding}${ticks}`;
}

/** Why there is less in a report than there was in the session. */
export type LeftOut = {
  readonly isLogDamaged: boolean;
  /** Its bundle held only a part when it was imported. */
  readonly isImportedPartial: boolean;
  /** What is wrong with each stored object that cannot be read. */
  readonly lost: readonly string[];
  readonly originProblem: string | null;
};

function banners({ isLogDamaged, isImportedPartial, lost, originProblem }: LeftOut): string[] {
  return [
    ...(isLogDamaged
      ? ['> **Partial data.** The log of this session is damaged. Only the events before the damage are shown.', '']
      : []),
    ...(isImportedPartial
      ? [
          '> **Partial data.** This session was imported from a bundle of a damaged session. Events or artifacts may be missing.',
          '',
        ]
      : []),
    ...(lost.length === 0
      ? []
      : [
          `> **Lost objects.** ${counted(lost.length, 'stored object')} cannot be read; the rest is shown.`,
          '>',
          ...lost.map((problem) => `> - ${inline(problem)}`),
          '',
        ]),
    ...(originProblem === null ? [] : [`> **Possibly partial data.** ${inline(originProblem)}`, '']),
  ];
}

/** What a report shows of objects: of a state only where it stands, without its past and its lists. */
type Shown = {
  readonly places: ReadonlyMap<string, ExecutionSnapshot>;
  readonly workflows: ReadonlyMap<string, CompiledSnapshot>;
};

function placeOf(text: string): ExecutionSnapshot | null {
  const snapshot = parseExecutionSnapshot(text);
  if (snapshot === null || snapshot.enginePayload.engineState.kind === 'init') return snapshot;
  const { engineState } = snapshot.enginePayload;
  const completed = { kind: 'set' as const, values: [] };
  if (engineState.kind === 'complete')
    return { ...snapshot, enginePayload: { v: 1, engineState: { ...engineState, completed } } };
  const loopStack = engineState.loopStack.map(({ items: _, itemsIn: __, ...frame }) => frame);
  return { ...snapshot, enginePayload: { v: 1, engineState: { ...engineState, completed, loopStack } } };
}

async function shownOf({ objects, read }: SessionContent): Promise<Result<Shown, StoreFault>> {
  const places = new Map<string, ExecutionSnapshot>();
  const workflows = new Map<string, CompiledSnapshot>();
  for (const ref of objects.snapshot.keys()) {
    const text = await read('snapshot', ref);
    if (text.isErr()) return err(text.error);
    const place = placeOf(text.value);
    if (place !== null) places.set(ref, place);
  }
  for (const hash of objects.pinned_workflow.keys()) {
    const text = await read('pinned_workflow', hash);
    if (text.isErr()) return err(text.error);
    workflows.set(hash, JSON.parse(text.value) as CompiledSnapshot);
  }
  return ok({ places, workflows });
}

/** A report of this content, of which nothing is written yet: one step at a time, as a bundle is one object at a time. */
export async function reportOf(content: SessionContent, leftOut: LeftOut): Promise<Result<WritableText, StoreFault>> {
  const shown = await shownOf(content);
  if (shown.isErr()) return err(shown.error);
  const write = async (sink: TextSink): Promise<Result<void, StoreFault>> => {
    for await (const lines of sections(content, shown.value, leftOut)) {
      if (lines.isErr()) return err(lines.error);
      await sink(`${lines.value.join('\n')}\n`);
    }
    return ok(undefined);
  };
  let bytes = 0;
  const counted = await write(async (piece) => {
    bytes += utf8Length(piece);
  });
  return counted.map(() => ({ bytes, write }));
}

type Lines = Result<readonly string[], StoreFault>;

async function* sections(content: SessionContent, shown: Shown, leftOut: LeftOut): AsyncGenerator<Lines> {
  const events = eventsIn(content);
  const state = emptySession(content.sessionId);
  fold(state, events);
  const runs = [...state.runs.values()];
  yield ok([
    `# Session ${inline(content.sessionId)}`,
    '',
    ...banners(leftOut),
    ...(content.redacted
      ? ['> Secrets and absolute paths were replaced by `[redacted:…]`. Prompts are not redacted.', '']
      : []),
    `${counted(runs.length, 'run')}, ${counted(events.length, 'event')}. Quoted blocks are prompts and notes of the run, not text of this report.`,
  ]);
  const recordsOf = nodeRecords(events);
  for (const run of runs) yield* runSections(content, shown, state, run, recordsOf);
}

async function* runSections(
  content: SessionContent,
  shown: Shown,
  state: SessionState,
  run: RunState,
  recordsOf: ReturnType<typeof nodeRecords>,
): AsyncGenerator<Lines> {
  const workflow = shown.workflows.get(run.workflowHash);
  const now = await runSummary(state, run, ({ snapshotRef }) => ({
    workflow: workflow ?? null,
    snapshot: shown.places.get(snapshotRef) ?? null,
  }));
  const tip = now?.tip ?? null;
  const { nodes } = run;
  const preferred = pathTo(state, tip);
  const gaps = disclosedGaps(run);
  yield ok([
    '',
    `## Run ${inline(runName(run.runId))}`,
    '',
    `- workflow: ${inline(run.workflowId)}${workflow === undefined ? '' : `, ${inline(workflow.name)}, version ${inline(workflow.version)}`}`,
    `- goal: ${inline(goalOf(run, workflow ?? null, tip))}`,
    `- pinned to: ${inline(run.workflowHash)}`,
    `- run id: ${inline(run.runId)}`,
    ...(run.parent === null ? [] : [`- started within: ${inline(runName(run.parent.runId))}`]),
    `- now at: ${inline(now?.stepTitle ?? 'nothing')}`,
  ]);
  for (const [i, node] of nodes.entries()) {
    const artifacts = await artifactTexts(content, node);
    if (artifacts.isErr()) yield err(artifacts.error);
    else {
      const told = { artifacts: artifacts.value, records: recordsOf(node) };
      yield ok(['', ...stepSection(shown, state, workflow, node, i + 1, tip, preferred, told)]);
    }
  }
  if (gaps.length === 0) return;
  yield ok([
    '',
    '### Gaps',
    '',
    ...gaps.map(
      (gap) =>
        `- ${gap.resolvedBy === null ? 'open' : 'closed'}, ${gap.severity}, ${gap.reason.category} (${gap.reason.detail}): ${inline(gap.summary)}`,
    ),
  ]);
}

async function artifactTexts(
  { objects, read }: SessionContent,
  node: NodeState,
): Promise<Result<string[], StoreFault>> {
  const texts: string[] = [];
  for (const { payload } of node.outputs) {
    if (payload.payloadKind !== 'artifact_ref') continue;
    const { sha256: ref } = payload;
    if (!objects.artifact.has(ref)) {
      texts.push(`artifact ${ref}, missing`);
      continue;
    }
    const text = await read('artifact', ref);
    if (text.isErr()) return err(text.error);
    texts.push(text.value);
  }
  return ok(texts);
}

function pendingAt({ places }: Shown, workflow: CompiledSnapshot | undefined, node: NodeState): CompiledStep | null {
  const snapshot = places.get(node.snapshotRef);
  const pending = snapshot === undefined ? null : pendingStep(snapshot);
  return workflow === undefined || pending === null ? null : (findStep(workflow, pending.stepId) ?? null);
}

const titleOf = ({ places }: Shown, workflow: CompiledSnapshot | undefined, node: NodeState): string =>
  stepTitle(workflow ?? null, places.get(node.snapshotRef) ?? null);

const causes: Readonly<Record<string, string>> = {
  non_tip_advance: 'a new branch',
};

/** The iterations of the loops round the step that is pending at a node, such as `improve 2`. */
function placeMarks({ places }: Shown, { snapshotRef }: NodeState): string[] {
  const snapshot = places.get(snapshotRef);
  const pending = snapshot === undefined ? null : pendingStep(snapshot);
  const place = pending === null ? null : loopsInWords(stepInstanceKey(pending));
  return place === null ? [] : [place];
}

/** Why the run came here, and what stood against it. A log may be anybody's, so its sentences are quoted too. */
function recordLines(records: NodeRecords): string[] {
  const chosen = chosenPreferences(records);
  const lines = [
    ...records.trace.map((entry) => `- why: ${inline(sentenceOf(entry))}`),
    ...records.blockers.map(({ code, message }) => `- blocked by ${inline(code)}: ${inline(message)}`),
    ...records.divergences.map(
      ({ reason, summary, relatedStepId }) =>
        `- diverged${relatedStepId === undefined ? '' : ` from ${inline(relatedStepId)}`}, ${reason}: ${inline(summary)}`,
    ),
    ...chosen.map(({ key, value }) => `- preference from this step: ${key} ${value}`),
  ];
  return lines.length === 0 ? [] : ['', ...lines];
}

/** One node: the step that was pending there, and what became of it. Notes of a step stand on the node that it led to. */
function stepSection(
  shown: Shown,
  state: SessionState,
  workflow: CompiledSnapshot | undefined,
  node: NodeState,
  number: number,
  tip: NodeState | null,
  preferred: ReadonlySet<NodeState>,
  { artifacts, records }: { readonly artifacts: readonly string[]; readonly records: NodeRecords },
): string[] {
  const step = pendingAt(shown, workflow, node);
  const marks = [
    ...placeMarks(shown, node),
    ...(records.divergences.length === 0 ? [] : ['diverged']),
    ...(node.kind === 'step' ? [] : [node.kind === 'blocked_attempt' ? 'blocked' : 'checkpoint']),
    ...(node.edgeCause !== null && causes[node.edgeCause] !== undefined ? [causes[node.edgeCause] ?? ''] : []),
    ...(preferred.size > 0 && !preferred.has(node) ? ['continued on another branch'] : []),
    ...(node === tip ? ['now here'] : []),
  ];
  const parent = node.parentNodeId === null ? null : (state.nodes.get(node.parentNodeId) ?? null);
  const notes = node.outputs.flatMap(({ payload }) => (payload.payloadKind === 'notes' ? [payload.notesMarkdown] : []));
  const recorded =
    parent === null || (notes.length === 0 && artifacts.length === 0)
      ? []
      : [
          '',
          `Recorded for ${inline(titleOf(shown, workflow, parent))}:`,
          ...notes.flatMap((note) => ['', fenced(note, 'markdown')]),
          ...artifacts.flatMap((text) => ['', fenced(text, 'json')]),
        ];
  return [
    `### ${number}. ${inline(titleOf(shown, workflow, node))}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`,
    ...recordLines(records),
    ...recorded,
    ...(step === null ? [] : ['', 'Prompt:', '', fenced(step.prompt, 'markdown')]),
  ];
}
