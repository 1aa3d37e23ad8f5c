/**
 * resume_session: finds the stored runs that a new chat may continue [resume-healthy-only]. Read-only.
 *
 * The index only says where to look. Every run that is offered is loaded, must be in a healthy session, and the step that
 * continue_workflow would show must be readable: what cannot be continued is not offered, and nothing in a reply comes from the
 * index but how many runs there are.
 *
 * - Without any criterion the git facts of the workspace are the question: "where I am".
 * - The only run that matches is read at once, as continue_workflow reads it [resume-only-match-is-read].
 * - Runs that match no criterion show what is stored, and have no handle [resume-only-matches-have-handles].
 */
import { counted, isOrAre } from '../../schemas/text/counted.ts';
import { err, ok, type Result } from 'neverthrow';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { RunId, SessionId } from '../../schemas/ids.ts';
import { utf8Length } from '../../schemas/canonical/json.ts';
import {
  callWarningsBytesMax,
  replyBytesMax,
  resumeCandidatesMax,
  resumeSnippetBytesMax,
} from '../../schemas/limits.ts';
import type { ContinueData, ResumeCandidate, ResumeData, ResumeInput, Warning } from '../../schemas/tools.ts';
import { runName } from '../core/run-name.ts';
import { sessionTitle } from '../core/session-title.ts';
import { parentOf } from '../core/lineage.ts';
import { type NodeState, notesOf, type SessionState } from '../core/state.ts';
import { truncated } from '../core/text-budget.ts';
import { wordsOf } from '../core/words.ts';
import { goalOf } from '../projections/goal.ts';
import { preferredTip } from '../projections/preferred-tip.ts';
import { runSummary } from '../projections/run-summary.ts';
import {
  isOtherWorkspace,
  matchOf,
  openRuns,
  type RankedRun,
  rankedRuns,
  type ResumeQuestion,
  withRun,
} from '../projections/resume-ranking.ts';
import { indexedObservations, searchedRun } from '../projections/searched-run.ts';
import { tokenMint } from '../tokens/tokens.ts';
import { type TokenContext, mintingContextOf } from '../session/token-context.ts';
import { findWithheld, namedWarningOf, type Withheld } from '../session/withheld-runs.ts';
import { stateOf } from '../session/read-handle.ts';
import { containFaults } from '../session/contained.ts';
import { type Environment, observeWorkspace } from '../session/environment.ts';
import { storeError } from '../replies/refusals.ts';
import { workspaceRefused } from './workflow-library.ts';
import { nextIntentOnRead } from '../replies/read-position.ts';
import type { Reply } from '../core/reply.ts';
import { resumeText } from '../replies/resume-text.ts';
import { type RunView, stateTokenOf } from '../replies/run-view.ts';
import type { Indexed, ResumeIndex } from '../session/resume-index.ts';
import { readStep } from './continue-workflow.ts';

const tool = 'resume_session';
/** How often runs that turn out to be unsound or withheld are replaced by the next best ones. */
const roundsMax = 64;

export async function resumeSession(
  environment: Environment,
  index: ResumeIndex,
  input: ResumeInput,
): Promise<Result<Reply<ResumeData>, ErrorEnvelope>> {
  const asked = await questionOf(environment, input);
  if (asked.isErr()) return err(asked.error);
  const question = asked.value;
  const indexed = await index.current();
  if (indexed.isErr()) return err(storeError(indexed.error));
  const { sessions, runs: stored, leftOut } = indexed.value;
  // Tokens of no run need no keys.
  const opened = stored === 0 ? ok(null) : await mintingContextOf(environment);
  if (opened.isErr()) return err(opened.error);
  const excluded: Excluded = { unsound: new Map(), withheld: new Map(), has: isExcluded };
  const { unsound, withheld } = excluded;
  let found: Found = { candidates: [], newest: null, only: null };
  for (let round = 0; opened.value !== null && round < roundsMax; round += 1) {
    const before = unsound.size + withheld.size;
    found = await foundIn(environment, index, opened.value, { sessions, question, excluded });
    if (unsound.size + withheld.size === before) break;
  }
  const warnings = [
    ...(opened.value?.warnings ?? []),
    ...withheldWarnings(question, withheld),
    ...warningsOf(input, question, leftOut + new Set(unsound.values()).size),
  ];
  const totalEligible = stored - unsound.size - withheld.size;
  const data: ResumeData = { ok: true, candidates: found.candidates, totalEligible, warnings };
  const shown = { question, newest: found.newest };
  const read = await readOnly(environment, found.only);
  const text = read === null ? null : resumeText(data, { ...shown, read: read.text });
  // Warnings may leave no room for a read: then its call is offered.
  return read === null || text === null || utf8Length(text) > replyBytesMax - callWarningsBytesMax
    ? ok({ data, text: resumeText(data, { ...shown, read: null }) })
    : ok({ data: { ...data, read: read.data }, text });
}

type Found = {
  readonly candidates: ResumeCandidate[];
  /** Of a question without criteria: the unfinished run of this workspace that was active last. */
  readonly newest: RunId | null;
  /** The only run that the question can mean. */
  readonly only: ResumeCandidate | null;
};

async function foundIn(
  environment: Environment,
  index: ResumeIndex,
  authority: TokenContext,
  {
    sessions,
    question,
    excluded,
  }: Pick<Indexed, 'sessions'> & { readonly question: ResumeQuestion; readonly excluded: Excluded },
): Promise<Found> {
  const open = question.isOpen ? openRuns(sessions, question, excluded) : { newest: null, count: 0 };
  const { best, whole } = rankedRuns(sessions, question, resumeCandidatesMax, excluded);
  // Behind the only match nothing is worth reading.
  const ranked = !question.isOpen && whole === 1 ? best.slice(0, 1) : withRun(best, open.newest, resumeCandidatesMax);
  const candidates = await soundOf(environment, index, authority, question, ranked, excluded);
  const newest = open.newest?.run.runId ?? null;
  const first = question.isOpen ? candidates.find(({ runId }) => runId === newest) : candidates[0];
  const isWhole = first?.matchedWords?.length === first?.askedWords;
  const isOnly = question.isOpen ? open.count === 1 : whole === 1 && isWhole;
  return { candidates, newest, only: isOnly && first?.stateToken !== undefined ? first : null };
}

/** As continue_workflow reads it. Null where there is not exactly one, or where it cannot be read after all. */
async function readOnly(environment: Environment, only: ResumeCandidate | null): Promise<Reply<ContinueData> | null> {
  if (only === null) return null;
  const { sessions } = environment;
  const loaded = await sessions.inTurn(only.sessionId, () => sessions.load(only.sessionId));
  const run = loaded.isOk() ? loaded.value.state.runs.get(only.runId) : undefined;
  if (loaded.isErr() || run === undefined) return null;
  const tip = preferredTip(loaded.value.state, run);
  return tip === null ? null : (await readStep(environment, stateOf(loaded.value, run, tip))).unwrapOr(null);
}

// The question --------------------------------------------------------------------------------------------------------

/** An empty query asks for nothing, as one that is left out does. */
const queryOf = ({ query }: ResumeInput) => query?.trim() ?? '';
const isOpenQuestion = (input: ResumeInput) =>
  queryOf(input) === '' && input.gitBranch === undefined && input.gitHeadSha === undefined;

async function questionOf(
  environment: Environment,
  input: ResumeInput,
): Promise<Result<ResumeQuestion, ErrorEnvelope>> {
  const workspace = await environment.catalogs.workspace(input.workspacePath);
  if (workspace.isErr()) return err(workspaceRefused(tool, input.workspacePath, workspace.error.why));
  const { path } = workspace.value;
  const observed = path === null ? null : await observeWorkspace(environment, path);
  const facts = new Map(observed?.observations.map(({ key, value }) => [key, value.value]));
  const workspaces = new Set(observed?.workspaces);
  const isOpen = isOpenQuestion(input);
  return ok({
    isOpen,
    words: [...new Set(wordsOf(queryOf(input)))],
    branch: input.gitBranch ?? (isOpen ? (facts.get('git_branch') ?? null) : null),
    headSha: input.gitHeadSha ?? (isOpen ? (facts.get('git_head_sha') ?? null) : null),
    workspaces: workspaces.size === 0 ? null : workspaces,
  });
}

function warningsOf(input: ResumeInput, { words }: ResumeQuestion, leftOut: number): Warning[] {
  const warnings: Warning[] = [];
  if (queryOf(input) !== '' && words.length === 0) {
    warnings.push({
      code: 'QUERY_WITHOUT_WORDS',
      message: 'The query contains no searchable words. Words consist of letters, digits, _ and -.',
    });
  }
  if (leftOut > 0) {
    warnings.push({
      code: 'SESSIONS_LEFT_OUT',
      message: `${counted(leftOut, 'stored session')} ${isOrAre(leftOut)} damaged, unreadable or written by a newer version of WorkRail, and therefore not listed. The user can run: workrail sessions list`,
      details: { sessions: leftOut },
    });
  }
  return warnings;
}

/** How many runs of the daemon a reply names. */
const unattendedNamedMax = 3;

/** Who means such a run must not conclude that it was never there, and start its work again. */
function withheldWarnings({ words }: ResumeQuestion, withheld: Excluded['withheld']): Warning[] {
  const isNamed = (runId: RunId) => words.includes(runName(runId)) || words.includes(runId.toLowerCase());
  const meant = [...withheld].filter(([, { shown, isMeant }]) => shown.cause === 'unattended' && isMeant);
  const first = new Set(meant.slice(0, unattendedNamedMax).map(([runId]) => runId));
  return [...withheld].flatMap(([runId, { shown }]) =>
    first.has(runId) || isNamed(runId) ? [namedWarningOf(shown, runId)] : [],
  );
}

// Candidates ----------------------------------------------------------------------------------------------------------

/** Runs that must not be offered: those that cannot be read, and those that an agent may not continue. */
type Excluded = {
  readonly unsound: Map<RunId, SessionId>;
  readonly withheld: Map<RunId, WithheldRun>;
  has(runId: RunId): boolean;
};
type WithheldRun = {
  readonly shown: Withheld;
  /** It would have been offered: it is unfinished, and matches the question. */
  readonly isMeant: boolean;
};
function isExcluded(this: Excluded, runId: RunId): boolean {
  return this.unsound.has(runId) || this.withheld.has(runId);
}

/** The runs as they are now. Those that must not be offered are added to `excluded`. */
async function soundOf(
  environment: Environment,
  index: ResumeIndex,
  authority: TokenContext,
  question: ResumeQuestion,
  ranked: readonly RankedRun[],
  excluded: Excluded,
): Promise<ResumeCandidate[]> {
  const candidates: ResumeCandidate[] = [];
  for (const { session, run } of ranked) {
    const shown = await findWithheld(environment, session.sessionId, run.runId);
    if (shown !== null) {
      excluded.withheld.set(run.runId, { shown, isMeant: run.isOpen && isMeant(session, run, question) });
      continue;
    }
    const candidate = await containFaults(environment, session.sessionId, () =>
      candidateOf(environment, authority, question, session.sessionId, run.runId),
    );
    if (candidate.isOk() && candidate.value !== null) candidates.push(candidate.value);
    else {
      excluded.unsound.set(run.runId, session.sessionId);
      index.doubt(session);
    }
  }
  return candidates;
}

/** As a candidate with a handle is: one that only stands behind the others is not what was asked for. */
const isMeant = (session: RankedRun['session'], run: RankedRun['run'], question: ResumeQuestion): boolean =>
  question.isOpen
    ? !isOtherWorkspace(session, question)
    : !matchOf(session, run, question).why.includes('recency_fallback');

/** Null when it is not there any more, or when continue_workflow could not go on with it. */
function candidateOf(
  { sessions, objects }: Environment,
  authority: TokenContext,
  question: ResumeQuestion,
  sessionId: SessionId,
  runId: RunId,
): Promise<ResumeCandidate | null> {
  return sessions.inTurn(sessionId, async () => {
    const loaded = await sessions.load(sessionId);
    if (loaded.isErr() || loaded.value.damage !== null) return null;
    const { state } = loaded.value;
    const run = state.runs.get(runId);
    const now = run === undefined ? null : await runSummary(state, run, (node) => objects.readStored(run, node));
    if (run === undefined || now === null || now.workflow === null || now.snapshot === null) return null;
    const { tip, workflow, snapshot } = now;
    const mint = tokenMint(authority.keyring, authority.crypto, authority.tokenForm);
    const view: RunView = { state, run, workflow, objects, mint, digest: authority.crypto.digest };
    const title = sessionTitle(run, tip);
    const observed = { sessionId, ...indexedObservations(state) };
    const match = matchOf(observed, searchedRun(state, run, workflow), question);
    // Whoever asks for nothing is shown what there is; a run that does not match what was asked for must not be continued by mistake.
    const isOffered = question.isOpen || !match.why.includes('recency_fallback');
    return {
      sessionId,
      runId,
      runName: runName(runId),
      workflowId: run.workflowId,
      goal: goalOf(run, workflow, tip),
      ...(title === null ? {} : { title }),
      ...(isOffered ? { stateToken: stateTokenOf(view, tip) } : {}),
      status: now.status,
      stepTitle: now.stepTitle,
      nextIntent: nextIntentOnRead(view, tip, snapshot),
      snippet: truncated(latestNotes(state, tip), resumeSnippetBytesMax),
      ...(isOtherWorkspace(observed, question) ? { isOfOtherWorkspace: true as const } : {}),
      whyMatched: [...match.why],
      ...(match.words === null ? {} : { matchedWords: [...match.words.matched], askedWords: match.words.asked }),
    };
  });
}

/** To recognise a run by: the notes of its tip, or the latest ones on the way there. */
function latestNotes(state: SessionState, tip: NodeState): string {
  for (let at: NodeState | null = tip; at !== null; at = parentOf(state, at)) {
    const notes = notesOf(at);
    if (notes !== null) return notes;
  }
  return '';
}
