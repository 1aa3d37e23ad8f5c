/** Stored sessions as text: the list, and one session with its graphs. Titles and notes are somebody else's words: harmless. */
import { counted } from '../../schemas/text/counted.ts';
import type {
  RunSummary,
  SessionSummary,
  ShownCapability,
  ShownGap,
  ShownSession,
  ShownSessionNode,
  ShownSessionRun,
} from '../../schemas/admin-reports.ts';
import { isNote } from '../../schemas/closed-sets.ts';
import { bindingText } from './binding-words.ts';
import { stepLines } from './run-steps-text.ts';
import { type Colors, newline, oneLine, quotedLine } from '../terminal/terminal.ts';
import { originNotes, originWarnings } from './origin-text.ts';

export const marked = (
  { health, damage, pinned }: Pick<SessionSummary, 'health' | 'damage' | 'pinned'>,
  colors: Colors,
): string => {
  const what =
    health === 'unknown_version'
      ? 'a newer version of WorkRail wrote a part of it; update WorkRail'
      : `${damage?.reason} at ${damage?.at}`;
  const state = damage === undefined ? colors.green(health) : colors.red(`${health}: ${what}`);
  return pinned ? `${state}, pinned` : state;
};

export const statusColor = (status: string, { green, yellow, red }: Colors) =>
  status === 'complete' ? green(status) : status === 'blocked' ? red(status) : yellow(status);

type Marked = Pick<RunSummary, 'status' | 'title' | 'abandoned'>;

/** What a run came to is said even where its owner abandoned it. */
const isDone = ({ status }: Marked) => status === 'complete' || status === 'complete_with_gaps';

/** What the owner decided about a run comes before what its log says. */
export const statusWords = (run: Marked): string =>
  run.abandoned === undefined ? run.status : isDone(run) ? `abandoned, ${run.status}` : 'abandoned';

export const statusText = (run: Marked, colors: Colors): string =>
  run.abandoned === undefined ? statusColor(run.status, colors) : colors.dim(statusWords(run));

const titleText = ({ title }: Marked): string => (title === undefined ? '' : `  ${quotedLine(title)}`);

function abandonedLines({ runName, abandoned }: Pick<RunSummary, 'runName' | 'abandoned'>): string[] {
  if (abandoned === undefined) return [];
  const reason = abandoned.reason === undefined ? '' : `: ${quotedLine(abandoned.reason)}`;
  return [
    `  abandoned ${abandoned.at}${reason}; to make the run available again: workrail sessions abandon ${runName} --undo`,
  ];
}

/** Lines that mark the record as incomplete [salvage-is-bannered]. */
export const banner = (
  session: Pick<ShownSession, 'sessionId' | 'health' | 'damage' | 'origin' | 'originProblem' | 'marksProblem'>,
  colors: Colors,
): string[] => [
  ...damageBanner(session).map(colors.red),
  ...originWarnings(session).map(colors.yellow),
  ...originNotes(session),
];

export function damageBanner({
  sessionId,
  health,
  damage,
}: Pick<ShownSession, 'sessionId' | 'health' | 'damage'>): string[] {
  if (damage === undefined) return [];
  if (health === 'unknown_version') {
    return [
      `PARTIAL DATA: a newer version of WorkRail wrote a part of this session (from ${damage.at}); only the events that this version can read are shown. To see all of it, update WorkRail.`,
    ];
  }
  const kept =
    health === 'corrupt_head' ? 'no event of the session can be shown' : 'only the events before the damage are shown';
  const next = `To preview a repair: workrail sessions repair ${sessionId} --dry-run`;
  return [`PARTIAL DATA: this session is damaged (${damage.reason} at ${damage.at}); ${kept}. ${next}`];
}

function gapLine({ severity, category, detail, summary, resolvedBy }: ShownGap): string {
  const isOpen = resolvedBy === null;
  const state = isOpen && isNote({ severity }) ? 'noted' : `${isOpen ? 'open' : 'closed'} ${severity} gap`;
  return `  ${state}, ${category} (${detail}): ${quotedLine(summary)}`;
}

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

function runLines(run: ShownSessionRun, runs: readonly ShownSessionRun[], colors: Colors): string[] {
  const { runName, workflowId, workflowHash, nodes, gaps, outputs, parent } = run;
  const artifacts = outputs.filter(({ channel }) => channel === 'artifact').length;
  const parentName = runs.find((other) => other.runId === parent?.runId)?.runName;
  const facts = [
    `${counted(nodes.length, 'node')}`,
    ...(artifacts === 0 ? [] : [`${counted(artifacts, 'artifact')}`]),
    ...(parentName === undefined ? [] : [`started within ${parentName}`]),
  ];
  return [
    '',
    `${colors.bold(runName)}  ${workflowId}  ${statusText(run, colors)}${titleText(run)}`,
    ...abandonedLines(run),
    ...(run.goal === undefined ? [] : [`  goal: ${quotedLine(run.goal)}`]),
    ...(run.inputs ?? []).map(({ key, value }) => `  input ${oneLine(key)}: ${quotedLine(value)}`),
    colors.dim(`  ${run.runId}, pinned to ${workflowHash.slice(0, 'sha256:'.length + 12)}, ${facts.join(', ')}`),
    ...stepLines(run, colors).map((line) => (line === '' ? line : `  ${line}`)),
    ...nodes.flatMap(divergenceLines),
    ...gaps.map(gapLine),
    ...(run.capabilities ?? []).map(capabilityLine),
    ...(run.bindings ?? []).map((binding) => `  ${bindingText(binding)}`),
  ];
}

/** @param only the run that was asked for, or null for all */
function sizeLines({ logSize }: ShownSession, { yellow }: Colors): string[] {
  if (logSize === undefined) return [];
  const percent = Math.floor((100 * logSize.bytes) / logSize.bytesMax);
  return [
    yellow(
      `The log has ${percent} % of its maximum size. A full session records no step: workrail explain SESSION_TOO_LARGE`,
    ),
  ];
}

export function sessionText(session: ShownSession, only: string | null, colors: Colors): string {
  const runs = session.runs.filter(({ runId }) => only === null || runId === only);
  const hidden = session.runs.length - runs.length;
  return [
    ...banner(session, colors),
    `${colors.bold(session.sessionId)}  ${marked(session, colors)}`,
    ...sizeLines(session, colors),
    ...runs.flatMap((run) => runLines(run, session.runs, colors)),
    ...(hidden === 0
      ? []
      : [
          '',
          colors.dim(`${counted(hidden, 'more run')} in this session: workrail sessions show ${session.sessionId}`),
        ]),
    ...session.problems.map((problem) => `problem: ${problem}`),
  ].join(newline);
}
