/**
 * Ranks the stored runs that `resume_session` offers [resume-tiers]. Pure: the same runs and the same question always give the
 * same answer.
 *
 * - Tiers are strict: a run stands in the best tier that it matches, and never above one of a better tier.
 * - Behind them come the deeper tiers, for the words of a query: all words in parts of the run name, in the goal, in the inputs, in
 *   titles and notes on the way to the tip, in all of these together; then the most words [resume-deeper-tiers].
 * - Within a tier: runs of the same workspace, then unfinished ones, then the later `lastActivityEventIndex`, then the session id. Event
 *   indexes count within a session, so this favours long runs.
 * - A question without criteria keeps its last place for the unfinished run of this workspace that was active last, wherever the
 *   order puts it: it is most likely the one that a new chat has lost [resume-newest-run].
 */
import { type WhyMatched, whyMatchedReasons } from '../../schemas/closed-sets.ts';
import type { RunId } from '../../schemas/ids.ts';
import { runName } from '../core/run-name.ts';
import { matcherOf } from '../core/words.ts';
import { deepReasons, DeepSearch, matchesAllWords } from './deep-match.ts';
import type { SearchedRun, SearchedSession } from './searched-run.ts';

export type ResumeQuestion = {
  /** Nothing was asked for: the criteria are those of the workspace. */
  readonly isOpen: boolean;
  readonly words: readonly string[];
  readonly branch: string | null;
  readonly headSha: string | null;
  /** `repo_root_hash` of the workspace that is asked for, also as earlier versions recorded it; null where it is unknown. */
  readonly workspaces: ReadonlySet<string> | null;
};
export type RankedRun = {
  readonly session: SearchedSession;
  readonly run: SearchedRun;
};
export type Ranking = {
  /** Best first: those that match, then the others, in the order within a tier. */
  readonly best: readonly RankedRun[];
  /** How many runs match every word, or another criterion. */
  readonly whole: number;
};

const looksLikeRunName = /^[a-z]+-[a-z]+-[0-9]{2}$/;
const looksLikeId = /^(run|sess)_/;

type Observed = Pick<SearchedSession, 'sessionId' | 'branch' | 'headSha'>;
/** What the words of a run, which are looked through first, leave open: where they deny it, no text is looked at. */
type MayHold = {
  /** Some word of the query. */
  readonly any: boolean;
  readonly all: boolean;
};
type Match = (session: Observed, run: SearchedRun, mayHold: MayHold) => boolean;
const mayHoldAll: MayHold = { any: true, all: true };
const mayHoldSome: MayHold = { any: true, all: false };
const holdsNone: MayHold = { any: false, all: false };

/** The reasons that the question can give at all, best first; `recency_fallback` stands behind them. */
function matchesOf({ words, branch, headSha }: ResumeQuestion): readonly (readonly [WhyMatched, Match])[] {
  const names = words.filter((word) => looksLikeRunName.test(word));
  const ids = words.filter((word) => looksLikeId.test(word));
  const matches: Readonly<Record<WhyMatched, Match | null>> = {
    // An id says as exactly as a name which run is meant; that of a session means all of its runs.
    matched_run_name:
      names.length + ids.length === 0
        ? null
        : ({ sessionId }, run, mayHold) =>
            ids.includes(run.runId) ||
            ids.includes(sessionId) ||
            (mayHold.any && names.length > 0 && names.includes(runName(run.runId))),
    matched_head_sha: headSha === null ? null : (session) => session.headSha === headSha,
    matched_branch: branch === null ? null : (session) => session.branch?.startsWith(branch) === true,
    matched_notes: words.length === 0 ? null : textMatch(words, 'notes'),
    matched_workflow_id: words.length === 0 ? null : textMatch(words, 'workflow'),
    // Deeper tiers have an order of their own.
    matched_goal: null,
    matched_input: null,
    matched_step_title: null,
    matched_earlier_notes: null,
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
  return (_, run, mayHold) => {
    if (!mayHold.all) return false;
    const text = run[key];
    if (text !== before) {
      before = text;
      answer = holds(text);
    }
    return answer;
  };
}

/** All words of a text are among the words of its run, so where one of them is missing there, no text holds them all. */
function mayHoldOf(run: SearchedRun, deepTier: number | null, search: DeepSearch | null): MayHold {
  if (run.cut === true || search?.isWhole === false) return mayHoldAll;
  if (deepTier === null) return holdsNone;
  return matchesAllWords(deepTier) ? mayHoldAll : mayHoldSome;
}

type Placed = RankedRun & { readonly tier: number };

/** Keeps the best runs of those that it is given. Nearly all runs are passed over by one comparison. */
class Best {
  readonly #runs: Placed[] = [];
  readonly #question: ResumeQuestion;
  readonly #countMax: number;

  constructor(question: ResumeQuestion, countMax: number) {
    this.#question = question;
    this.#countMax = countMax;
  }

  take(session: SearchedSession, run: SearchedRun, tier: number): void {
    const isFull = this.#runs.length === this.#countMax;
    const last = this.#runs.at(-1);
    if (isFull && (last === undefined || !this.#isBefore(session, run, tier, last))) return;
    const at = this.#runs.findIndex((other) => this.#isBefore(session, run, tier, other));
    this.#runs.splice(at === -1 ? this.#runs.length : at, 0, { session, run, tier });
    if (isFull) this.#runs.pop();
  }

  get runs(): readonly Placed[] {
    return this.#runs;
  }

  #isBefore(session: SearchedSession, run: SearchedRun, tier: number, other: Placed): boolean {
    if (tier !== other.tier) return tier < other.tier;
    const here = isSameWorkspace(session, this.#question);
    if (here !== isSameWorkspace(other.session, this.#question)) return here;
    if (run.isOpen !== other.run.isOpen) return run.isOpen;
    if (run.activity !== other.run.activity) return run.activity > other.run.activity;
    return session.sessionId < other.session.sessionId;
  }
}

/**
 * The best runs, best first.
 *
 * @param without runs that turned out not to be there, or not to be sound
 */
export function rankedRuns(
  sessions: Iterable<SearchedSession>,
  question: ResumeQuestion,
  countMax: number,
  without: { has(runId: RunId): boolean },
): Ranking {
  const matches = matchesOf(question);
  const tierOf = (session: SearchedSession, run: SearchedRun, mayHold: MayHold): number => {
    let tier = 0;
    while (tier < matches.length && matches[tier]?.[1](session, run, mayHold) !== true) tier += 1;
    return tier;
  };
  const search = question.words.length === 0 ? null : new DeepSearch(question.words);
  const [locked, deeper, others] = [0, 1, 2].map(() => new Best(question, countMax)) as [Best, Best, Best];
  let whole = 0;
  for (const session of sessions) {
    for (const run of session.runs) {
      const deepTier = search?.tierOf(run) ?? null;
      if (without.has(run.runId)) continue;
      const tier = tierOf(session, run, mayHoldOf(run, deepTier, search));
      if (tier < matches.length) locked.take(session, run, tier);
      else if (deepTier !== null) deeper.take(session, run, deepTier);
      else others.take(session, run, 0);
      if (tier < matches.length || (deepTier !== null && matchesAllWords(deepTier))) whole += 1;
    }
  }
  const best = [...locked.runs, ...deeper.runs, ...others.runs].slice(0, countMax);
  return { best: best.map(({ session, run }) => ({ session, run })), whole };
}

export type OpenRuns = { readonly newest: RankedRun | null; readonly count: number };

/** The unfinished runs of the workspace; of all workspaces, where none is asked for. */
export function openRuns(
  sessions: Iterable<SearchedSession>,
  { workspaces }: ResumeQuestion,
  without: { has(runId: RunId): boolean },
): OpenRuns {
  let newest: RankedRun | null = null;
  let count = 0;
  for (const session of sessions) {
    if (workspaces !== null && !isIn(session, workspaces)) continue;
    for (const run of session.runs) {
      if (!run.isOpen || without.has(run.runId)) continue;
      count += 1;
      if (newest === null || run.latest > newest.run.latest) newest = { session, run };
    }
  }
  return { newest, count };
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

export type RunMatch = {
  readonly why: readonly WhyMatched[];
  /** Of a run that only a deeper tier found: the words that it contains, of how many that were asked for. */
  readonly words: { readonly matched: readonly string[]; readonly asked: number } | null;
};

/** Every reason, best first; recency only where there is no other. */
export function matchOf(session: Observed, run: SearchedRun, question: ResumeQuestion): RunMatch {
  const why = matchesOf(question).flatMap(([reason, match]) => (match(session, run, mayHoldAll) ? [reason] : []));
  if (why.length > 0) return { why, words: null };
  const deep = new DeepSearch(question.words).match(run);
  if (deep.matched.length === 0) return { why: ['recency_fallback'], words: null };
  return { why: deepReasons(deep, run), words: { matched: deep.matched.map(({ word }) => word), asked: deep.asked } };
}

const isIn = ({ workspace }: Pick<SearchedSession, 'workspace'>, workspaces: ReadonlySet<string>): boolean =>
  workspace !== undefined && workspaces.has(workspace);

const isSameWorkspace = (session: SearchedSession, { workspaces }: ResumeQuestion): boolean =>
  workspaces !== null && isIn(session, workspaces);

/** False where either is unknown. */
export const isOtherWorkspace = (
  session: Pick<SearchedSession, 'workspace'>,
  { workspaces }: ResumeQuestion,
): boolean => session.workspace !== undefined && workspaces !== null && !isIn(session, workspaces);
