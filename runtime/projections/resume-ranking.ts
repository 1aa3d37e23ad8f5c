/**
 * Ranks the stored runs that `resume_session` offers [resume-tiers]. Pure: the same runs and the same question always give the
 * same answer.
 *
 * - Tiers are strict: a run stands in the best tier that it matches, and never above one of a better tier.
 * - Within a tier: runs of the same workspace, then the later `lastActivityEventIndex`, then the session id. Event indexes
 *   count within a session, so this favours long runs.
 * - A question without criteria keeps its last place for the unfinished run of this workspace that was active last, wherever the
 *   locked order puts it: it is most likely the one that a new chat has lost [resume-newest-run].
 */
import { type WhyMatched, whyMatchedReasons } from '../../schemas/closed-sets.ts';
import type { NodeId, RunId } from '../../schemas/ids.ts';
import type { IndexedRun, IndexedSession } from '../../schemas/resume-index.ts';
import { runName } from '../core/run-name.ts';
import { sessionTitle } from '../core/session-title.ts';
import { notesOf, type RunState, type SessionState, owningStep } from '../core/state.ts';
import { matcherOf, searchable } from '../core/words.ts';
import { preferredTip } from './preferred-tip.ts';

export type ResumeQuestion = {
  readonly words: readonly string[];
  readonly branch: string | null;
  readonly headSha: string | null;
  /** `repo_root_hash` of the workspace that is asked for. */
  readonly workspace: string | null;
};
export type RankedRun = {
  readonly session: IndexedSession;
  readonly run: IndexedRun;
};

/** What a run is found by. The title of a session of notes is all that tells it from the others: it counts as words of its workflow. */
export function indexedRun(state: SessionState, run: RunState, workflowName: string): IndexedRun {
  const tip = preferredTip(state, run);
  const title = tip === null ? null : sessionTitle(run, tip);
  return {
    runId: run.runId,
    activity: run.latestActiveIndex,
    latest: run.latestActiveNodeId ?? ('' as NodeId),
    isOpen: tip !== null && owningStep(tip).selectedStepId !== null,
    notes: searchable((tip === null ? null : notesOf(tip)) ?? ''),
    workflow: searchable(`${run.workflowId} ${workflowName} ${title ?? ''}`),
  };
}

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

const looksLikeRunName = /^[a-z]+-[a-z]+-[0-9]{2}$/;
const looksLikeId = /^(run|sess)_/;

type Observed = Pick<IndexedSession, 'sessionId' | 'branch' | 'headSha'>;
type Match = (session: Observed, run: IndexedRun) => boolean;

/** The reasons that the question can give at all, best first; `recency_fallback` stands behind them. */
function matchesOf({ words, branch, headSha }: ResumeQuestion): readonly (readonly [WhyMatched, Match])[] {
  const names = words.filter((word) => looksLikeRunName.test(word));
  const ids = words.filter((word) => looksLikeId.test(word));
  const matches: Readonly<Record<WhyMatched, Match | null>> = {
    // An id says as exactly as a name which run is meant; that of a session means all of its runs.
    matched_run_name:
      names.length + ids.length === 0
        ? null
        : ({ sessionId }, run) =>
            ids.includes(run.runId) ||
            ids.includes(sessionId) ||
            (names.length > 0 && names.includes(runName(run.runId))),
    matched_head_sha: headSha === null ? null : (session) => session.headSha === headSha,
    matched_branch: branch === null ? null : (session) => session.branch?.startsWith(branch) === true,
    matched_notes: words.length === 0 ? null : textMatch(words, 'notes'),
    matched_workflow_id: words.length === 0 ? null : textMatch(words, 'workflow'),
    recency_fallback: null,
  };
  return whyMatchedReasons.flatMap((why) => {
    const match = matches[why];
    return match === null ? [] : [[why, match] as const];
  });
}

/** Runs of one workflow share its text, so the text before is asked no second time. */
function textMatch(words: readonly string[], key: 'notes' | 'workflow'): Match {
  const holds = matcherOf(words);
  let before: string | null = null;
  let answer = false;
  return (_, run) => {
    const text = run[key];
    if (text !== before) {
      before = text;
      answer = holds(text);
    }
    return answer;
  };
}

type Placed = { readonly session: IndexedSession; readonly run: IndexedRun; readonly tier: number };

/**
 * The best runs, best first. Looks at each run once and sorts only what it keeps.
 *
 * @param without runs that turned out not to be there, or not to be sound
 */
export function bestRuns(
  sessions: Iterable<IndexedSession>,
  question: ResumeQuestion,
  countMax: number,
  without: { has(runId: RunId): boolean },
): RankedRun[] {
  const matches = matchesOf(question);
  const tierOf = (session: IndexedSession, run: IndexedRun): number => {
    let tier = 0;
    while (tier < matches.length && matches[tier]?.[1](session, run) !== true) tier += 1;
    return tier;
  };
  const isBefore = (a: Placed, b: Placed): boolean => {
    if (a.tier !== b.tier) return a.tier < b.tier;
    const [here, there] = [isSameWorkspace(a, question), isSameWorkspace(b, question)];
    if (here !== there) return here;
    if (a.run.activity !== b.run.activity) return a.run.activity > b.run.activity;
    return a.session.sessionId < b.session.sessionId;
  };
  const best: Placed[] = [];
  for (const session of sessions) {
    for (const run of session.runs) {
      if (without.has(run.runId)) continue;
      const tier = tierOf(session, run);
      const last = best.length < countMax ? undefined : best.at(-1);
      // Nearly all runs end here.
      if (last !== undefined && tier > last.tier) continue;
      const placed = { session, run, tier };
      if (last !== undefined && !isBefore(placed, last)) continue;
      const at = best.findIndex((other) => isBefore(placed, other));
      best.splice(at === -1 ? best.length : at, 0, placed);
      if (best.length > countMax) best.pop();
    }
  }
  return best.map(({ session, run }) => ({ session, run }));
}

/** The unfinished run of the workspace that was active last; of all workspaces, where none is asked for. */
export function newestOpenRun(
  sessions: Iterable<IndexedSession>,
  { workspace }: ResumeQuestion,
  without: { has(runId: RunId): boolean },
): RankedRun | null {
  let newest: RankedRun | null = null;
  for (const session of sessions) {
    if (workspace !== null && session.workspace !== workspace) continue;
    for (const run of session.runs) {
      if (!run.isOpen || without.has(run.runId) || (newest !== null && run.latest <= newest.run.latest)) continue;
      newest = { session, run };
    }
  }
  return newest;
}

/** The best runs, of which the last gives its place to one that must not be missing. */
export function withRun(
  ranked: readonly RankedRun[],
  needed: RankedRun | null,
  countMax: number,
): readonly RankedRun[] {
  if (needed === null || ranked.some(({ run }) => run.runId === needed.run.runId)) return ranked;
  return [...ranked.slice(0, countMax - 1), needed];
}

/** Every reason, best first; recency only where there is no other. */
export function whyMatched(session: Observed, run: IndexedRun, question: ResumeQuestion): WhyMatched[] {
  const why = matchesOf(question).flatMap(([reason, match]) => (match(session, run) ? [reason] : []));
  return why.length === 0 ? ['recency_fallback'] : why;
}

const isSameWorkspace = ({ session }: Placed, { workspace }: ResumeQuestion): boolean =>
  workspace !== null && session.workspace === workspace;
