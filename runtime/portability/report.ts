/**
 * A session as a report that people read: Markdown, one section a run, which begins with what came of it [outcome-in-one-projection], then
 * one a step, with the notes and artifacts of that step. Prompts are left out unless they are asked for. Pure.
 *
 * Prompts, notes, titles and artifacts are somebody else's text. None of it may become markup: long texts stand in a fence that
 * is longer than every fence in them, short ones in code spans, and what steers terminals or reading direction is taken out.
 */
import { counted } from '../../schemas/text/counted.ts';
import { err, ok, type Result } from 'neverthrow';
import { type JsonValue, utf8Length } from '../../schemas/canonical/json.ts';
import type { DigestPort } from '../../schemas/canonical/sha256.ts';
import { isNote, type RunStatus } from '../../schemas/closed-sets.ts';
import type { CompiledSnapshot, CompiledStep } from '../../schemas/compiled-snapshot.ts';
import { steering } from '../../schemas/text/visible-text.ts';
import type { ExecutionSnapshot } from '../../schemas/execution-snapshot.ts';
import { isComplete, parseExecutionSnapshot, pendingStep, stepInstanceKey } from '../core/execution-state.ts';
import { loopsInWords, sentenceOf } from '../core/iterations.ts';
import { findStep } from '../core/flow/lookup.ts';
import { runName } from '../core/run-name.ts';
import { fold } from '../core/fold.ts';
import { emptySession, type NodeState, type RunState, type SessionState } from '../core/state.ts';
import { durationOf } from '../core/duration.ts';
import { confirmationInWords } from '../core/confirmation-words.ts';
import type { ConfirmationEntry } from '../projections/confirmations.ts';
import { goalOf } from '../projections/goal.ts';
import { type OutcomeGap, outcomeOf } from '../projections/run-outcome.ts';
import { kindsOf, statusInWords } from '../core/outcome-text.ts';
import type { RunId, Sha256Digest } from '../../schemas/ids.ts';
import type { RunMarks } from '../../schemas/owner-marks.ts';
import { chosenPreferences, type NodeRecords, nodeRecords } from '../projections/node-records.ts';
import { type ClosedPlan, recordedTimes, type TimeOf } from '../projections/recorded-times.ts';
import {
  type BranchStep,
  type LeftBranch,
  leavingInWords,
  type ReasonOf,
  reopeningReasons,
  reportingNodes,
  runBranches,
} from '../projections/run-branches.ts';
import { inputsAt } from '../projections/shown-inputs.ts';
import { type RunSummary, runSummary, stepTitle } from '../projections/run-summary.ts';
import type { StoreFault } from '../core/stored-log.ts';
import type { TextSink, WritableText } from './bundle-writer.ts';
import { eventsIn, type SessionContent } from './content.ts';

/** What steers a terminal or hides text is replaced, so that it is seen. */
export const escapeControls = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(steering(), (character) => (character === '\n' || character === '\t' ? character : '\ufffd'));

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
  readonly marksProblem: string | null;
};

function banners({ isLogDamaged, isImportedPartial, lost, originProblem, marksProblem }: LeftOut): string[] {
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
    ...(marksProblem === null ? [] : [`> **Warning.** ${inline(marksProblem)}`, '']),
  ];
}

/** Titles and abandonments by run, redacted as the rest of the content is: they are beside the log, so a content has none. */
export type ReportMarks = ReadonlyMap<RunId, Omit<RunMarks, 'runId'>>;

export type ReportOptions = {
  /** With the prompt of each step: the longest part of a report, and the same for all runs of a workflow. */
  readonly prompts: boolean;
  readonly marks: ReportMarks;
};

/** With what a report proves that a checkpoint reopened a step. */
type Proving = { readonly digest: DigestPort };

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
export async function reportOf(
  content: SessionContent,
  leftOut: LeftOut,
  { prompts, marks }: ReportOptions,
  digest: DigestPort,
): Promise<Result<WritableText, StoreFault>> {
  const shown = await shownOf(content);
  if (shown.isErr()) return err(shown.error);
  const write = async (sink: TextSink): Promise<Result<void, StoreFault>> => {
    for await (const lines of sections(content, { ...shown.value, prompts, marks, digest }, leftOut)) {
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

async function* sections(
  content: SessionContent,
  shown: Shown & ReportOptions & Proving,
  leftOut: LeftOut,
): AsyncGenerator<Lines> {
  const events = eventsIn(content);
  const state = emptySession(content.sessionId);
  fold(state, events);
  const runs = [...state.runs.values()];
  yield ok([
    `# Session ${inline(content.sessionId)}`,
    '',
    ...banners(leftOut),
    ...(content.redacted ? ['> Redacted texts were replaced by `[redacted:…]`. Prompts are not redacted.', ''] : []),
    `${counted(runs.length, 'run')}, ${counted(events.length, 'event')}. Quoted blocks are prompts and notes of the run, not text of this report.`,
  ]);
  const recordsOf = nodeRecords(events);
  for (const run of runs) yield* runSections(content, shown, state, run, recordsOf);
}

async function* runSections(
  content: SessionContent,
  shown: Shown & ReportOptions & Proving,
  state: SessionState,
  run: RunState,
  recordsOf: ReturnType<typeof nodeRecords>,
): AsyncGenerator<Lines> {
  const workflow = shown.workflows.get(run.workflowHash);
  const timeOf = recordedTimes(content.plans.map(closedPlan));
  const now = await runSummary(state, run, ({ snapshotRef }) => ({
    workflow: workflow ?? null,
    snapshot: shown.places.get(snapshotRef) ?? null,
  }));
  const tip = now?.tip ?? null;
  const reasonOf = reopeningReasons(state, run, shown.digest);
  const marks = shown.marks.get(run.runId) ?? {};
  const summary =
    now === null ? ok(noOutcome(run, marks)) : await outcomeSection(content, state, run, { ...now, reasonOf }, marks);
  if (summary.isErr()) return yield err(summary.error);
  yield ok([
    '',
    `## Run ${inline(runName(run.runId))}`,
    '',
    ...summary.value,
    '',
    '### Record',
    '',
    `- workflow: ${inline(run.workflowId)}${workflow === undefined ? '' : `, ${inline(workflow.name)}, version ${inline(workflow.version)}`}`,
    `- pinned to: ${inline(run.workflowHash)}`,
    `- run id: ${inline(run.runId)}`,
    ...(run.parent === null ? [] : [`- started within: ${inline(runName(run.parent.runId))}`]),
    `- now at: ${inline(now?.stepTitle ?? 'nothing')}`,
    ...timeLines(run, timeOf),
  ]);
  const view = { content, shown, workflow, recordsOf, timeOf, tip, reasonOf };
  const { preferred, left } = runBranches(state, run, tip, shown.digest);
  yield ok(['', '### Steps']);
  for (const step of preferred) yield await stepSection(view, step);
  for (const branch of left) {
    yield ok(['', leftHeading(branch)]);
    for (const step of branch.steps) yield await stepSection(view, step);
  }
}

const closedPlan = ({ events, closedAt }: SessionContent['plans'][number]): ClosedPlan => ({
  lastEventIndex: events.at(-1)?.eventIndex ?? -1,
  closedAt,
});

function timeLines({ startedIndex, latestActiveIndex }: RunState, timeOf: TimeOf): string[] {
  const [started, last] = [timeOf(startedIndex), timeOf(latestActiveIndex)];
  return [
    ...(started === null ? [] : [`- started: ${started}`]),
    ...(last === null ? [] : [`- last activity: ${last}`]),
  ];
}

/** All of its steps are below it, that from which it led away too. */
function leftHeading({ steps, reason, leaving }: LeftBranch): string {
  const at = `### Branch that the run left at step ${steps[0]?.number ?? 1}`;
  return reason === null ? `${at}: ${leavingInWords(leaving)}` : `${at}, because ${inline(reason)}`;
}

type Marks = Omit<RunMarks, 'runId'>;

const titleLines = ({ title }: Marks): string[] => (title === undefined ? [] : [`- title: ${inline(title)}`]);

/** What the owner decided about a run comes before what its log says, as `sessions list` and `sessions show` have it. */
function outcomeLines({ abandoned }: Marks, status: RunStatus | null): string[] {
  const words = status === null ? [] : [statusInWords(status)];
  if (abandoned === undefined) return words.map((word) => `- outcome: ${word}`);
  const ended = status === 'complete' || status === 'complete_with_gaps' ? words : [];
  const reason = abandoned.reason === undefined ? '' : `: ${inline(abandoned.reason)}`;
  return [`- outcome: ${['abandoned', ...ended].join(', ')}`, `- abandoned: ${inline(abandoned.at)}${reason}`];
}

const noOutcome = (run: RunState, marks: Marks): readonly string[] => [
  ...titleLines(marks),
  `- goal: ${inline(goalOf(run, null, null))}`,
  ...outcomeLines(marks, null),
];

/** What came of a run: the same as the reply that completes it says, in full. */
async function outcomeSection(
  content: SessionContent,
  state: SessionState,
  run: RunState,
  { tip, status, workflow, reasonOf }: RunSummary & { readonly reasonOf: ReasonOf },
  marks: Marks,
): Promise<Result<readonly string[], StoreFault>> {
  let fault: StoreFault | null = null;
  const artifact = async (ref: Sha256Digest): Promise<JsonValue | null> => {
    if (!content.objects.artifact.has(ref)) return null;
    const text = await content.read('artifact', ref);
    if (text.isErr()) fault ??= text.error;
    return text.isErr() ? null : (JSON.parse(text.value) as JsonValue);
  };
  const outcome = await outcomeOf({ state, run, workflow, tip, status, asOf: null, reasonOf, artifact });
  if (fault !== null) return err(fault);
  const inputs = workflow === null ? [] : inputsAt(workflow.inputs, tip);
  const { goal, handOver, decisions, decisionsOmitted, gaps, confirmations, artifacts } = outcome;
  const apart = decisions.filter(({ isInHandOver }) => !isInHandOver);
  const more = decisionsOmitted === 0 ? [] : [`- and ${decisionsOmitted} more, in the notes of the steps`];
  return ok([
    ...titleLines(marks),
    `- goal: ${inline(goal)}`,
    ...outcomeLines(marks, status),
    ...(handOver === null
      ? []
      : [
          '',
          `### Hand-over (${handOver.kind === null ? 'from the last notes' : inline(handOver.kind)})`,
          '',
          fenced(handOver.text, 'markdown'),
        ]),
    ...(apart.length + more.length === 0
      ? []
      : ['', '### Decisions', '', ...apart.map(({ text }) => `- ${inline(text)}`), ...more]),
    ...(gaps.length === 0 ? [] : ['', '### Gaps', '', ...gaps.map(gapLine)]),
    ...(confirmations.length === 0
      ? []
      : ['', '### Confirmations', '', ...confirmations.map((each) => confirmationLine(state, each))]),
    ...(artifacts.length === 0
      ? []
      : ['', '### Artifacts', '', ...kindsOf(artifacts).map((kind) => `- ${inline(kind)}`)]),
    ...(inputs.length === 0
      ? []
      : ['', '### Inputs', '', ...inputs.map(({ key, value }) => `- ${inline(key)}: ${inline(value)}`)]),
  ]);
}

function confirmationLine({ nodes }: SessionState, { stepNodeId, outcome, comment }: ConfirmationEntry): string {
  const step = nodes.get(stepNodeId);
  const place = step === undefined ? '' : `step ${step.stepsAbove + 1}: `;
  return `- ${place}${confirmationInWords(outcome)}${comment === null ? '' : `: ${inline(comment)}`}`;
}

const gapLine = ({ isOpen, severity, reason, summary, isOnLeftBranch }: OutcomeGap): string =>
  `- ${isOpen && isNote({ severity }) ? 'noted' : `${isOpen ? 'open' : 'closed'}, ${severity}`}, ${reason.category} (${reason.detail})${isOnLeftBranch ? ', on a branch that the run left' : ''}: ${inline(summary)}`;

/** What was recorded on one node, in fences. */
async function recordedLines(content: SessionContent, node: NodeState, heading: string): Promise<Lines> {
  const artifacts = await artifactTexts(content, node);
  if (artifacts.isErr()) return err(artifacts.error);
  const notes = node.outputs.flatMap(({ payload }) => (payload.payloadKind === 'notes' ? [payload.notesMarkdown] : []));
  if (notes.length + artifacts.value.length === 0) return ok([]);
  return ok([
    '',
    heading,
    ...notes.flatMap((note) => ['', fenced(note, 'markdown')]),
    ...artifacts.value.flatMap((text) => ['', fenced(text, 'json')]),
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
    ...chosen.map(({ key, value }) => `- preference from this step on: ${key} ${value}`),
  ];
  return lines;
}

const listed = (lines: readonly string[]): string[] => (lines.length === 0 ? [] : ['', ...lines]);

type StepView = {
  readonly content: SessionContent;
  readonly shown: Shown & ReportOptions;
  readonly workflow: CompiledSnapshot | undefined;
  readonly recordsOf: ReturnType<typeof nodeRecords>;
  readonly timeOf: TimeOf;
  readonly tip: NodeState | null;
  readonly reasonOf: ReasonOf;
};

/** One step of one branch: why the run came to it, how long it took, and what was recorded with it. */
async function stepSection(view: StepView, { number, step, done, attempts, startedIndex }: BranchStep): Promise<Lines> {
  const { content, shown, workflow, recordsOf, timeOf } = view;
  const own = recordsOf(step);
  const divergencesAt = (nodes: readonly NodeState[]) => nodes.flatMap((node) => recordsOf(node).divergences);
  // Those of the attempts are listed with each attempt.
  const divergences = divergencesAt(reportingNodes(step, [], done));
  const hasDiverged = divergencesAt(reportingNodes(step, attempts, done)).length > 0;
  const place = shown.places.get(step.snapshotRef);
  const isEnd = place !== undefined && isComplete(place);
  const began = timeLine(timeOf(startedIndex), done === null ? null : timeOf(done.createdIndex));
  const lines = listed([...recordLines({ ...own, divergences }), ...began]);
  const attempted: string[] = [];
  for (const attempt of attempts) {
    const recorded = await attemptLines(view, attempt);
    if (recorded.isErr()) return err(recorded.error);
    attempted.push(...recorded.value);
  }
  const accepted = done === null ? null : timeOf(done.createdIndex);
  const heading = attempts.length === 0 ? 'Recorded:' : `Accepted${accepted === null ? '' : `, ${accepted}`}:`;
  const recorded = done === null ? ok([]) : await recordedLines(content, done, heading);
  if (recorded.isErr()) return err(recorded.error);
  const prompt = shown.prompts ? (pendingAt(shown, workflow, step)?.prompt ?? null) : null;
  const isTip = [step, ...attempts].some((node) => node === view.tip);
  const marks = [
    ...placeMarks(shown, step),
    ...(hasDiverged ? ['diverged'] : []),
    ...(isTip && !isEnd ? ['now here'] : []),
  ];
  const title = `${isEnd ? '' : `${number}. `}${inline(titleOf(shown, workflow, step))}`;
  return ok([
    '',
    `#### ${title}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`,
    ...lines,
    ...(prompt === null ? [] : ['', 'Prompt:', '', fenced(prompt, 'markdown')]),
    ...attempted,
    ...recorded.value,
  ]);
}

function timeLine(startedAt: string | null, endedAt: string | null): string[] {
  const took = durationOf(startedAt ?? undefined, endedAt ?? undefined);
  return startedAt === null ? [] : [`- shown: ${startedAt}${took === null ? '' : `, took ${took}`}`];
}

/** A checkpoint or a blocked attempt on a step. */
async function attemptLines({ content, recordsOf, timeOf, reasonOf }: StepView, node: NodeState): Promise<Lines> {
  const at = timeOf(node.createdIndex);
  const when = at === null ? '' : `, ${at}`;
  const reason = reasonOf(node);
  if (reason !== null) return ok(['', `Reopened${when}, because ${inline(reason)}`]);
  const recorded = await recordedLines(content, node, 'Recorded:');
  const name = node.kind === 'checkpoint' ? 'Checkpoint' : 'Blocked attempt';
  return recorded.map((lines) => ['', `${name}${when}`, ...listed(recordLines(recordsOf(node))), ...lines]);
}
