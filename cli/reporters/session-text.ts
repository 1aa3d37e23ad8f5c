/** Stored sessions as text: the list, and one session with its graphs. Titles and notes are somebody else's words: harmless. */
import { counted } from '../../schemas/counted.ts';
import type {
  RunSummary,
  SessionSummary,
  ShownCapability,
  ShownGap,
  ShownOutput,
  ShownSession,
  ShownSessionNode,
  ShownSessionRun,
} from '../../schemas/admin-reports.ts';
import { confirmationInWords } from '../../runtime/core/confirmation-words.ts';
import { loopsInWords } from '../../runtime/core/iterations.ts';
import { bindingText } from './binding-words.ts';
import { dagLines } from './dag.ts';
import { type StepRecord, stepRecords } from './step-records.ts';
import { durationOf, toSecond } from './times.ts';
import { fitted } from '../terminal/laid-out.ts';
import { type Colors, newline, quotedLine } from '../terminal/terminal.ts';
import { originNotes, originWarnings } from './origin-text.ts';

export const marked = (
  { health, damage, pinned }: Pick<SessionSummary, 'health' | 'damage' | 'pinned'>,
  colors: Colors,
): string => {
  const state = damage === undefined ? colors.green(health) : colors.red(`${health}: ${damage.reason} at ${damage.at}`);
  return pinned ? `${state}, pinned` : state;
};

export const statusColor = (status: string, { green, yellow, red }: Colors) =>
  status === 'complete' ? green(status) : status === 'blocked' ? red(status) : yellow(status);

type Marked = Pick<RunSummary, 'status' | 'title' | 'abandoned'>;

/** What the owner decided about a run comes before what its log says. */
export const statusText = ({ status, abandoned }: Marked, colors: Colors): string =>
  abandoned === undefined ? statusColor(status, colors) : colors.dim('abandoned');

const titleText = ({ title }: Marked): string => (title === undefined ? '' : `  ${quotedLine(title)}`);

function abandonedLines({ runName, abandoned }: Pick<RunSummary, 'runName' | 'abandoned'>): string[] {
  if (abandoned === undefined) return [];
  const reason = abandoned.reason === undefined ? '' : `: ${quotedLine(abandoned.reason)}`;
  return [`  abandoned ${abandoned.at}${reason}; to undo it: workrail sessions abandon ${runName} --undo`];
}

/** Lines that nobody can take for a whole record [salvage-is-bannered]. */
export const banner = (
  session: Pick<ShownSession, 'sessionId' | 'health' | 'damage' | 'origin' | 'originProblem' | 'marksProblem'>,
  colors: Colors,
): string[] => [
  ...damageBanner(session).map(colors.red),
  ...originWarnings(session).map(colors.yellow),
  ...originNotes(session),
];

function damageBanner({ sessionId, health, damage }: Pick<ShownSession, 'sessionId' | 'health' | 'damage'>): string[] {
  if (damage === undefined) return [];
  const kept = health === 'corrupt_head' ? 'none of it can be shown' : 'only the events before the damage are shown';
  const next =
    health === 'unknown_version'
      ? 'It was written by a newer version of WorkRail: use that version.'
      : `To preview a repair: workrail sessions repair ${sessionId} --dry-run`;
  return [`PARTIAL DATA: this session is damaged (${damage.reason} at ${damage.at}); ${kept}. ${next}`];
}

function gapLine({ severity, category, detail, summary, resolvedBy }: ShownGap): string {
  const state = resolvedBy === null ? 'open' : 'closed';
  return `  ${state} ${severity} gap, ${category} (${detail}): ${quotedLine(summary)}`;
}

/** The iterations of the loops round a step (`improve 2`), or null outside of any. */
export const placeOf = ({ stepInstance }: Pick<ShownSessionNode, 'stepInstance'>): string | null =>
  loopsInWords(stepInstance ?? '');

/** What was chosen by somebody; the baseline of a run is nobody's choice. */
export const choicesOf = ({ preferences }: Pick<ShownSessionNode, 'preferences'>): readonly string[] =>
  preferences
    .filter(({ source }) => source === 'user')
    .flatMap(({ changes }) => changes.map(({ key, value }) => `${key} ${value}`));

const badgesOf = (node: ShownSessionNode): string[] => [
  ...[placeOf(node)].filter((place) => place !== null),
  ...choicesOf(node),
  ...(node.divergences.length === 0 ? [] : ['diverged']),
];

const divergenceLines = ({ stepTitle, divergences }: ShownSessionNode): string[] =>
  divergences.map(
    ({ reason, summary, relatedStepId }) =>
      `  diverged ${relatedStepId === undefined ? `before ${quotedLine(stepTitle)}` : `from step ${relatedStepId}`} (${reason}): ${quotedLine(summary)}`,
  );

/** What was shown counts; what was only claimed is said to be a claim. */
function capabilityLine({ capability, status, shown, provenance }: ShownCapability): string {
  const claim = provenance === 'manual_claim' ? `, claimed ${status}` : '';
  return `  capability ${capability}: ${shown}${claim}`;
}

/** Enough of the notes to recognise a step; `sessions notes` prints them whole. */
const firstLineOf = (notes: string) => notes.split('\n').find((line) => line.trim() !== '') ?? '';
const notesColumnsMax = 100;

/** When a step was shown, how long it took, and what was recorded with it. */
function detailLines(
  { steps, confirmations = [] }: Pick<ShownSessionRun, 'steps' | 'confirmations'>,
  { nodeId, stepId }: ShownSessionNode,
  record: StepRecord | undefined,
  { dim }: Colors,
): string[] {
  if (record === undefined) return [];
  const { startedAt, endedAt, outputs } = record;
  const took = durationOf(startedAt, endedAt);
  const times = [...(startedAt === undefined ? [] : [toSecond(startedAt)]), ...(took === null ? [] : [`took ${took}`])];
  const contract = steps.find((step) => step.stepId === stepId)?.contractRef;
  return [
    ...(times.length === 0 ? [] : [dim(times.join(', '))]),
    ...outputs.flatMap(({ notesMarkdown: notes }) =>
      notes === undefined ? [] : [`notes: ${fitted(quotedLine(firstLineOf(notes)), notesColumnsMax)}`],
    ),
    ...confirmations
      .filter((confirmation) => confirmation.nodeId === nodeId)
      .map(
        ({ outcome, comment }) =>
          `confirmation: ${confirmationInWords(outcome)}${comment === undefined ? '' : `: ${quotedLine(comment)}`}`,
      ),
    ...outputs.flatMap(({ artifact }) => (artifact === undefined ? [] : [artifactLine(artifact, contract)])),
  ];
}

function artifactLine(
  { kind, sha256, byteLength }: NonNullable<ShownOutput['artifact']>,
  contract: string | undefined,
): string {
  const name = kind === undefined ? 'without a kind' : quotedLine(kind);
  const required = contract !== undefined && contract.split('.').at(-1) === kind?.split('.').at(-1);
  return `artifact ${name}${required ? `, as ${contract} requires` : ''}: ${byteLength} bytes, ${sha256.slice(0, 'sha256:'.length + 12)}`;
}

function runLines(run: ShownSessionRun, runs: readonly ShownSessionRun[], colors: Colors): string[] {
  const { runName, workflowId, workflowHash, nodes, gaps, outputs, parent } = run;
  const artifacts = outputs.filter(({ channel }) => channel === 'artifact').length;
  const parentName = runs.find((other) => other.runId === parent?.runId)?.runName;
  const facts = [
    `${counted(nodes.length, 'node')}`,
    ...(artifacts === 0 ? [] : [`${counted(artifacts, 'artifact')}`]),
    ...(parentName === undefined ? [] : [`started within ${parentName}`]),
  ];
  const records = stepRecords(run);
  const shown = nodes.map((node) => ({
    ...node,
    details: detailLines(run, node, records.get(node.nodeId), colors),
    stepTitle: node.stepTitle,
    blockedBy: [...new Set(node.blockers.map(({ code }) => code))],
    badges: badgesOf(node),
  }));
  return [
    '',
    `${colors.bold(runName)}  ${workflowId}  ${statusText(run, colors)}${titleText(run)}`,
    ...abandonedLines(run),
    ...(run.goal === undefined ? [] : [`  goal: ${quotedLine(run.goal)}`]),
    colors.dim(`  ${run.runId}, pinned to ${workflowHash.slice(0, 'sha256:'.length + 12)}, ${facts.join(', ')}`),
    ...dagLines(shown, colors).map((line) => `  ${line}`),
    ...nodes.flatMap(divergenceLines),
    ...gaps.map(gapLine),
    ...(run.capabilities ?? []).map(capabilityLine),
    ...(run.bindings ?? []).map((binding) => `  ${bindingText(binding)}`),
  ];
}

/** @param only the run that was asked for, or null for all */
export function sessionText(session: ShownSession, only: string | null, colors: Colors): string {
  const runs = session.runs.filter(({ runId }) => only === null || runId === only);
  const hidden = session.runs.length - runs.length;
  return [
    ...banner(session, colors),
    `${colors.bold(session.sessionId)}  ${marked(session, colors)}`,
    ...runs.flatMap((run) => runLines(run, session.runs, colors)),
    ...(hidden === 0
      ? []
      : ['', colors.dim(`${hidden} more in this session: workrail sessions show ${session.sessionId}`)]),
    ...session.problems.map((problem) => `problem: ${problem}`),
  ].join(newline);
}
