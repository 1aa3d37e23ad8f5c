/**
 * The unfinished runs that a hook of a client reports: those of a workspace, and the one that a chat works on. Reads only, and makes
 * no keys: a data directory without keys has nothing to report.
 *
 * As in `resume_session`, the index only says where to look: every run that is reported is loaded from a healthy session, and one
 * that cannot be read is left out [resume-healthy-only], as is one that is withheld from agents.
 */
import { err, ok, type Result } from 'neverthrow';
import type { NextIntent, RunStatus } from '../../schemas/closed-sets.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import { runNamePattern, type RunId, type SessionId, type WorkflowId } from '../../schemas/ids.ts';
import type { IndexedRun, IndexedSession } from '../../schemas/resume-index.ts';
import { runName } from '../core/run-name.ts';
import type { NodeState, RunState } from '../core/state.ts';
import { sessionTitle } from '../core/session-title.ts';
import { goalOf } from '../projections/goal.ts';
import { runSummary } from '../projections/run-summary.ts';
import { storeError } from '../replies/refusals.ts';
import { nextIntentOnRead } from '../replies/read-position.ts';
import { type RunView, stateTokenOf } from '../replies/run-view.ts';
import { abandonedRuns } from '../session/owner-marks.ts';
import { whyWithheld } from '../session/withheld-runs.ts';
import { containFaults } from '../session/contained.ts';
import { type Environment, workspacesAt } from '../session/environment.ts';
import { isDamage } from '../session/object-damage.ts';
import type { ResumeIndex } from '../session/resume-index.ts';
import { type TokenContext, tokenContextOf } from '../session/token-context.ts';
import { tokenMint } from '../tokens/tokens.ts';

/** Runs of a workspace that are looked at for a reason to withhold them. */
const marksReadMax = 64;

export type OpenRun = {
  readonly runId: RunId;
  readonly runName: string;
  readonly workflowId: WorkflowId;
  /** What it is for, in one line: text of a user or an agent. */
  readonly goal: string;
  readonly stepTitle: string;
  readonly status: RunStatus;
  readonly nextIntent: NextIntent;
  readonly stateToken: string;
};
export type OpenRunsQuestion = {
  /** Folders of the client: a run that was started in any of them, or in its repository, belongs to the workspace. */
  readonly workspacePaths: readonly string[];
  readonly countMax: number;
};
export type OpenRuns = {
  /** The latest activity first. */
  readonly runs: readonly OpenRun[];
  /** How many more there are. */
  readonly more: number;
  /** Unfinished runs that belong to no workspace, because their session records none. */
  readonly withoutWorkspace: number;
};

/**
 * Why a name means no unfinished run: said to users who ask why a hook is silent. `unattended`: the daemon works on it. `damaged`: its log is damaged, or its workflow or the state
 * of its step is damaged or lost. `unreadable`: it cannot be read now, which may pass.
 */
export type NotOpen =
  | 'unknown'
  | 'ambiguous'
  | 'abandoned'
  | 'unattended'
  | 'complete'
  | 'damaged'
  | 'unreadable'
  | 'of another workspace';

type Place = { readonly sessionId: SessionId; readonly runId: RunId };

export async function openRuns(
  environment: Environment,
  index: ResumeIndex,
  { workspacePaths, countMax }: OpenRunsQuestion,
): Promise<Result<OpenRuns, ErrorEnvelope>> {
  const workspaces = await workspacesAt(environment, workspacePaths);
  const indexed = await index.current();
  if (indexed.isErr()) return err(storeError(indexed.error));
  const { sessions } = indexed.value;
  const open = sessions.flatMap((session) => openIn(session, workspaces)).sort(byLatest);
  const unplaced = sessions.filter(({ workspace }) => workspace === undefined);
  const withoutWorkspace = unplaced.flatMap(({ runs }) => runs.filter(({ isOpen }) => isOpen)).length;
  if (open.length === 0) return ok({ runs: [], more: 0, withoutWorkspace });
  const authority = await tokenContextOf(environment);
  if (authority.isErr()) return err(authority.error);
  const runs: OpenRun[] = [];
  let more = 0;
  for (const [i, { session, run }] of open.entries()) {
    const place = { sessionId: session.sessionId, runId: run.runId };
    // The marks of old runs are not worth their reading.
    if (i < marksReadMax && (await whyWithheld(environment, place.sessionId, place.runId)) !== null) continue;
    const found = runs.length < countMax ? await openRunAt(environment, authority.value, place) : null;
    const shown = found?.unwrapOr(null) ?? null;
    if (shown !== null && typeof shown !== 'string') runs.push(shown);
    else if (runs.length === countMax) more += 1;
  }
  return ok({ runs, more, withoutWorkspace });
}

/** Of the workspace that a call works in that names none. */
export async function openRunsHere(
  environment: Environment,
  index: ResumeIndex,
  countMax: number,
): Promise<Result<OpenRuns, ErrorEnvelope>> {
  const workspace = await environment.catalogs.workspace(undefined);
  const path = workspace.isOk() ? workspace.value.path : null;
  return openRuns(environment, index, { workspacePaths: path === null ? [] : [path], countMax });
}

type Indexed = { readonly session: IndexedSession; readonly run: IndexedRun };

function openIn(session: IndexedSession, workspaces: ReadonlySet<string>): Indexed[] {
  if (session.workspace === undefined || !workspaces.has(session.workspace)) return [];
  return session.runs.flatMap((run) => (run.isOpen ? [{ session, run }] : []));
}

const byLatest = (a: Indexed, b: Indexed): number => (a.run.latest < b.run.latest ? 1 : -1);

/**
 * The unfinished run that a name means, or, where that run is complete, the one that it is a part of. Costs no look at other sessions.
 *
 * @param workspacePaths a run of another workspace is not reported: a transcript may contain replies about other projects. A run whose
 * session records no workspace is: nothing speaks against it, and the chat named it. Null: all are
 */
export async function openRunNamed(
  environment: Environment,
  name: string,
  workspacePaths: readonly string[] | null,
): Promise<Result<OpenRun | NotOpen, ErrorEnvelope>> {
  const [place, ...others] = runNamePattern.test(name) ? await environment.runNames.findRecorded(name) : [];
  if (place === undefined) return ok('unknown');
  if (others.length > 0) return ok('ambiguous');
  const withheld = await whyWithheld(environment, place.sessionId, place.runId);
  if (withheld !== null) return ok(withheld);
  const authority = await tokenContextOf(environment);
  if (authority.isErr()) return err(authority.error);
  const workspaces = workspacePaths === null ? null : await workspacesAt(environment, workspacePaths);
  return ok((await openRunAt(environment, authority.value, place, workspaces)).unwrapOr('unreadable'));
}

/**
 * The same of a run whose ids are known: it needs no record of names, which can be lost. `unknown` if the run is not stored. What cannot be
 * read now is an error, which names the file. For the daemon, so its own work does not withhold the run.
 */
export async function openRunOf(
  environment: Environment,
  sessionId: SessionId,
  runId: RunId,
): Promise<Result<OpenRun | NotOpen, ErrorEnvelope>> {
  const place = { sessionId, runId };
  if ((await abandonedRuns(environment, sessionId)).has(runId)) return ok('abandoned');
  const authority = await tokenContextOf(environment);
  return authority.isErr() ? err(authority.error) : openRunAt(environment, authority.value, place);
}

async function openRunAt(
  environment: Environment,
  authority: TokenContext,
  place: Place,
  workspaces: ReadonlySet<string> | null = null,
): Promise<Result<OpenRun | NotOpen, ErrorEnvelope>> {
  const { sessions } = environment;
  const found = await containFaults(environment, place.sessionId, () =>
    sessions.inTurn(place.sessionId, () => readOpenRun(environment, authority, place, workspaces)),
  );
  return found.mapErr((fault) => storeError(fault)).andThen((inner) => inner);
}

/** Call it in turn. */
async function readOpenRun(
  { sessions, objects }: Environment,
  authority: TokenContext,
  { sessionId, runId }: Place,
  workspaces: ReadonlySet<string> | null,
): Promise<Result<OpenRun | NotOpen, ErrorEnvelope>> {
  const loaded = await sessions.load(sessionId);
  if (loaded.isErr()) return err(storeError(loaded.error));
  if (loaded.value.damage !== null) return ok('damaged');
  const { state } = loaded.value;
  if (!state.runs.has(runId)) return ok('unknown');
  const workspace = state.observations.get('repo_root_hash')?.value;
  if (workspaces !== null && workspace !== undefined && !workspaces.has(workspace)) return ok('of another workspace');
  for (let run = state.runs.get(runId); run !== undefined; ) {
    const here = run;
    const now = await runSummary(state, here, (node) => objects.readStored(here, node));
    if (now === null) return ok('unreadable');
    if (now.workflow === null || now.snapshot === null) return lostAt(objects, here, now.tip);
    const { tip, workflow, snapshot, status, stepTitle } = now;
    if (status !== 'complete' && status !== 'complete_with_gaps') {
      const mint = tokenMint(authority.keyring, authority.crypto, authority.tokenForm);
      const view: RunView = { state, run: here, workflow, objects, mint, digest: authority.crypto.digest };
      return ok({
        runId: here.runId,
        runName: runName(here.runId),
        workflowId: here.workflowId,
        goal: sessionTitle(here, tip) ?? goalOf(here, workflow, tip),
        stepTitle,
        status,
        nextIntent: nextIntentOnRead(view, tip, snapshot),
        stateToken: stateTokenOf(view, tip),
      });
    }
    run = here.parent === null ? undefined : state.runs.get(here.parent.runId);
  }
  return ok('complete');
}

/** Of a step whose workflow or state cannot be read. */
async function lostAt(
  objects: Environment['objects'],
  { workflowHash }: RunState,
  { snapshotRef }: NodeState,
): Promise<Result<NotOpen, ErrorEnvelope>> {
  const workflow = await objects.workflow(workflowHash);
  const read = workflow.isErr() ? workflow : await objects.snapshot(snapshotRef, workflowHash);
  if (read.isErr()) return isDamage(read.error) ? ok('damaged') : err(read.error);
  // It can be read again.
  return ok('unreadable');
}
