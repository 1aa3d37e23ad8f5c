/** Which stored runs are offered, in which order, and how text is matched. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type WhyMatched, whyMatchedReasons } from '../../../schemas/closed-sets.ts';
import type { NodeId, RunId, SessionId, Sha256Digest } from '../../../schemas/ids.ts';
import { truncationMarker } from '../../../schemas/limits.ts';
import { runName, wordsOfRunName } from '../../../runtime/core/run-name.ts';
import { holdsAll, searchable, wordsOf } from '../../../runtime/core/words.ts';
import {
  matchOf,
  openRuns,
  rankedRuns,
  type ResumeQuestion,
  withRun,
} from '../../../runtime/projections/resume-ranking.ts';
import { hashOfWord, runWords, type WordField } from '../../../runtime/projections/run-words.ts';
import type { SearchedSession } from '../../../runtime/projections/searched-run.ts';
import { assertProperty } from '../../support/property.ts';

const [head, otherHead] = ['a'.repeat(40), 'b'.repeat(40)];
const [here, there] = [`sha256:${'1'.repeat(64)}`, `sha256:${'2'.repeat(64)}`] as Sha256Digest[] as [
  Sha256Digest,
  Sha256Digest,
];
const nothing: ResumeQuestion = { isOpen: false, words: [], branch: null, headSha: null, workspaces: null };

let count = 0;
function stored(
  more: Partial<SearchedSession> & {
    notes?: string;
    activity?: number;
    isOpen?: boolean;
    name?: string;
    runId?: string;
    texts?: readonly (readonly [WordField, string])[];
  } = {},
) {
  count += 1;
  const { notes = '', activity = 1, isOpen = true, name = 'wr.code_review Code review', texts = [], ...session } = more;
  const runId = (more.runId ?? `run_${count}`) as RunId;
  const words = runWords([['name', wordsOfRunName(runId).join(' ')], ['workflow', name], ['notes', notes], ...texts]);
  return {
    sessionId: `sess_${String(count).padStart(4, '0')}` as SessionId,
    stamp: '',
    ...session,
    runs: [
      {
        runId,
        activity,
        latest: `node_${String(count).padStart(4, '0')}` as NodeId,
        isOpen,
        notes: searchable(notes),
        workflow: searchable(name),
        ...words,
      },
    ],
  };
}
const order = (sessions: readonly SearchedSession[], question: Partial<ResumeQuestion>, countMax = 5) =>
  rankedRuns(sessions, { ...nothing, ...question }, countMax, new Set()).best.map(({ session }) => session);
const whyOf = (session: SearchedSession, question: Partial<ResumeQuestion>): readonly WhyMatched[] => {
  const [run] = session.runs;
  if (run === undefined) throw new Error('no run');
  return matchOf(session, run, { ...nothing, ...question }).why;
};

const raise = (): never => {
  throw new Error('a session without a run');
};

/** The same session, and how often the texts of its run were read. */
function watched(session: SearchedSession): { readonly session: SearchedSession; readonly reads: () => number } {
  let reads = 0;
  const runs = session.runs.map((run) => ({
    ...run,
    get notes() {
      reads += 1;
      return run.notes;
    },
    get workflow() {
      reads += 1;
      return run.workflow;
    },
  }));
  return { session: { ...session, runs }, reads: () => reads };
}

describe('what a question looks at', () => {
  it('is no text of a run that lacks one of the words, and both texts of a run that has all of them', () => {
    const { session, reads } = watched(stored({ notes: 'the login page loads' }));
    expect(order([session], { words: ['login', 'page', 'zanzibar'] })).toEqual([session]);
    expect(reads()).toBe(0);
    expect(order([session], { words: ['login', 'code'] })).toEqual([session]);
    expect(reads()).toBe(2);
  });

  it('is the text where the words of a run are cut, or where two words of the query have one hash', () => {
    const cut = stored({ notes: 'login' });
    const { session, reads } = watched({ ...cut, runs: cut.runs.map((run) => ({ ...run, cut: true as const })) });
    order([session], { words: ['login', 'zanzibar'] });
    expect(reads()).toBe(2);
    const [one, other] = wordsWithOneHash();
    const both = stored({ notes: `${one} ${other}` });
    expect(whyOf(both, { words: [one, other] })).toEqual(['matched_notes']);
    const elsewhere = stored({ texts: [['goal', `${one} ${other}`]], activity: 9 });
    expect(order([elsewhere, both], { words: [one, other] })).toEqual([both, elsewhere]);
  });
});

/** Found by trying: among some ten thousands of words two have one hash of 32 bits. */
function wordsWithOneHash(): readonly [string, string] {
  const words = new Map<number, string>();
  for (let i = 0; ; i += 1) {
    const word = `w${i}`;
    const hash = hashOfWord(word);
    const known = words.get(hash);
    if (known !== undefined) return [known, word];
    words.set(hash, word);
  }
}

describe('searched text', () => {
  // @verifies resume-text-normalization
  it('is NFKC, case folded in no locale, and words of letters, digits, _ and - of any script', () => {
    expect(wordsOf('Ｆｉｘ the LOGIN-form, v2.1 (wr.code_review): ﬁne Straße ΟΔΟΣ Café Жук 検索の修正x 猫。')).toEqual([
      'fix',
      'the',
      'login-form',
      'v2',
      '1',
      'wr',
      'code_review',
      'fine',
      'strasse',
      'οδος',
      'café',
      'жук',
      '検索',
      '索の',
      'の修',
      '修正',
      'x',
      '猫',
    ]);
    expect(wordsOf('STRASSE οδοσ Cafe\u0301')).toEqual(wordsOf('straße ΟΔΟΣ café'));
  });

  // @verifies resume-text-normalization
  it('has the words [a-z0-9_-]+ of the lower case for any ASCII text', () => {
    const ascii = fc.string({ unit: 'binary-ascii', maxLength: 60 });
    assertProperty(
      fc.property(ascii, (text) => {
        expect(wordsOf(text)).toEqual(text.toLowerCase().match(/[a-z0-9_-]+/g) ?? []);
      }),
      { numRuns: 200 },
    );
  });

  it('matches by whole words, all of them, in any order', () => {
    const text = searchable('Fixed the login form; payments are open.');
    expect(holdsAll(text, wordsOf('PAYMENTS login'))).toBe(true);
    expect(holdsAll(text, wordsOf('log'))).toBe(false);
    expect(holdsAll(text, wordsOf('login refunds'))).toBe(false);
    expect(holdsAll(text, [])).toBe(false);
  });

  it('does not hold the marker of a cut text, and holds the same word where somebody wrote it', () => {
    expect(holdsAll(searchable(`Notes${truncationMarker}`), ['truncated'])).toBe(false);
    expect(holdsAll(searchable(`The log was truncated.${truncationMarker}`), ['truncated'])).toBe(true);
  });
});

describe('ranking', () => {
  // @verifies resume-tiers
  it('is strict by tier: name, commit, branch, notes, workflow, then activity', () => {
    const question = { words: ['login'], branch: 'feat/login', headSha: head };
    const tiers = [
      stored({ headSha: head }),
      stored({ branch: 'feat/login-form', activity: 2 }),
      stored({ notes: 'Fixed the login.', activity: 3 }),
      stored({ name: 'project.login Login', activity: 4 }),
      stored({ activity: 5 }),
    ];
    expect(order([...tiers].reverse(), question)).toEqual(tiers);
    const named = stored();
    const word = runName(named.runs[0]?.runId ?? ('' as RunId));
    expect(order([...tiers, named], { ...question, words: [word] })[0]).toBe(named);
  });

  it('takes the whole id of a run, or of a session, for its name, and nothing that only begins like one', () => {
    const session = stored({ notes: 'run_9 sess_9' });
    const [runId, sessionId] = [session.runs[0]?.runId ?? '', session.sessionId];
    const why = (word: string) => whyOf(session, { words: [word, 'resume'] });
    expect([runId, sessionId].map(why)).toEqual([['matched_run_name'], ['matched_run_name']]);
    expect([`${runId}0`, sessionId.slice(0, -1), 'run_', 'sess_'].map(why)).toEqual(
      Array(4).fill(['recency_fallback']),
    );
    const busy = stored({ notes: 'resume', headSha: head, activity: 9 });
    expect(order([busy, session], { words: [sessionId], headSha: head })[0]).toBe(session);
    const twoRuns = { ...session, runs: [...session.runs, { ...stored().runs[0], runId: 'run_other' as RunId }] };
    const found = rankedRuns([twoRuns as SearchedSession], { ...nothing, words: ['run_other'] }, 5, new Set());
    expect(found.best.map(({ run }) => run.runId)).toEqual(['run_other', runId]);
  });

  it('takes a branch as it is: exactly, or as a beginning, never as an end or in other letters', () => {
    const why = (branch: string) => whyOf(stored({ branch }), { branch: 'feat/a' });
    expect(['feat/a', 'feat/a-2'].map(why)).toEqual([['matched_branch'], ['matched_branch']]);
    expect(['feat', 'x/feat/a', 'Feat/a'].map(why)).toEqual(Array(3).fill(['recency_fallback']));
  });

  // @verifies resume-order-within-tier
  it('is, within a tier, the same workspace first, then the later activity, then the session id', () => {
    const near = stored({ workspace: here, activity: 1 });
    const [far, busy] = [stored({ workspace: there, activity: 3 }), stored({ activity: 9 })];
    const twin = stored({ activity: 3 });
    expect(order([busy, twin, far, near], { workspaces: new Set([here]) })).toEqual([near, busy, far, twin]);
    expect(order([near, twin, far, busy], {})).toEqual([busy, far, twin, near]);
    const match = stored({ notes: 'login', workspace: there });
    expect(order([near, match], { workspaces: new Set([here]), words: ['login'] })[0]).toBe(match);
  });

  it('says every reason, best first, and recency only where there is no other', () => {
    const session = stored({ headSha: head, branch: 'main', notes: 'code_review' });
    const question = { words: ['code_review'], branch: 'main', headSha: head };
    expect(whyOf(session, question)).toEqual([
      'matched_head_sha',
      'matched_branch',
      'matched_notes',
      'matched_workflow_id',
    ]);
    expect(whyOf(session, { headSha: otherHead })).toEqual(['recency_fallback']);
  });

  // @verifies resume-deeper-tiers
  it('searches name parts, goal, inputs, titles and notes, then all of them, then most words, before recency', () => {
    const question = { words: ['resume', 'the', 'otter', 'cache'] };
    const otter = Array.from({ length: 10_000 }, (_, i) => `run_n${i}`).find((id) =>
      runName(id as RunId).includes('-otter-'),
    );
    const whole = 'The otter cache.';
    const tiers = [
      stored({ notes: 'resume the otter cache' }),
      stored({ texts: [['goal', whole]], activity: 2 }),
      stored({ texts: [['input', whole]], activity: 3 }),
      stored({
        texts: [
          ['title', 'Look at the otter'],
          ['notes', 'No cache.'],
        ],
        activity: 4,
      }),
      stored({ texts: [['goal', 'cache']], runId: otter ?? '', activity: 5 }),
      stored({ texts: [['goal', 'cache']], activity: 6 }),
      stored({ activity: 7 }),
    ];
    expect(otter).toBeDefined();
    expect(order([...tiers].reverse(), question, 9)).toEqual(tiers);
    const named = stored({ runId: otter ?? '' });
    expect(order([...tiers.slice(1, 4), named], { words: ['otter'] })[0]).toBe(named);
    expect(whyOf(named, { words: ['otter'] })).toEqual(['matched_run_name']);
    expect(rankedRuns(tiers, { ...nothing, ...question }, 5, new Set()).whole).toBe(5);
  });

  // @verifies resume-order-within-tier
  it('puts unfinished runs before finished ones of the same tier, whatever their activity', () => {
    const goal = [['goal', 'cache']] as const;
    const runs = [
      stored({ texts: goal, workspace: here, isOpen: false, activity: 9 }),
      stored({ texts: goal, activity: 1 }),
      stored({ texts: goal, isOpen: false, activity: 5 }),
      stored({ activity: 2 }),
      stored({ isOpen: false, activity: 9 }),
    ];
    expect(order([...runs].reverse(), { words: ['cache'], workspaces: new Set([here]) })).toEqual(runs);
  });

  // @verifies resume-deeper-tiers
  it('finds the same runs whether their words stand alone or among those of all runs, in any order', () => {
    const vocabulary = ['login', 'cache', 'otter', '42', 'the', 'page', 'report'];
    const text = fc.array(fc.constantFrom(...vocabulary), { maxLength: 4 }).map((words) => words.join(' '));
    const run = fc.record({ goal: text, notes: text, isOpen: fc.boolean() });
    const words = fc.uniqueArray(fc.constantFrom(...vocabulary, 'zanzibar'), { minLength: 1, maxLength: 5 });
    assertProperty(
      fc.property(fc.array(run, { maxLength: 12 }), words, fc.nat(12), (records, asked, seed) => {
        const alone = records.map(({ goal, notes, isOpen }) =>
          stored({
            isOpen,
            texts: [
              ['goal', goal],
              ['notes', notes],
            ],
          }),
        );
        const hashes = Uint32Array.from(alone.flatMap(({ runs }) => runs.flatMap((one) => [...one.hashes])));
        const fields = Uint8Array.from(alone.flatMap(({ runs }) => runs.flatMap((one) => [...one.fields])));
        let from = 0;
        const together = alone.map((session) => ({
          ...session,
          runs: session.runs.map((one) => {
            from += one.words;
            return { ...one, hashes, fields, from: from - one.words };
          }),
        }));
        const question = { ...nothing, words: asked };
        const ids = (sessions: readonly SearchedSession[]) => {
          const { best, whole } = rankedRuns(
            [...sessions.slice(seed), ...sessions.slice(0, seed)],
            question,
            5,
            new Set(),
          );
          return [whole, ...best.map((one) => one.run.runId)];
        };
        expect(ids(together)).toEqual(ids(alone));
      }),
      { numRuns: 200 },
    );
  });

  it('gives, for any runs and any question, the beginning of the whole order, whatever the order they come in', () => {
    const some = <T>(...values: readonly T[]) => fc.constantFrom(...values);
    const session = fc.record({
      headSha: some(head, otherHead),
      branch: some('main', 'maintenance', 'feat'),
      workspace: some(here, there),
      notes: some('', 'login', 'login form'),
      activity: fc.nat(3),
    });
    const asked = fc.record({
      words: some<readonly string[]>([], ['login'], ['login', 'form'], ['code_review']),
      branch: some(null, 'main'),
      headSha: some(null, head),
      workspaces: some(null, new Set([here])),
    });
    assertProperty(
      fc.property(fc.array(session, { maxLength: 20 }), asked, fc.nat(20), (records, question, seed) => {
        const sessions = records.map((record) => stored(record));
        const key = (one: SearchedSession) => {
          const [run] = one.runs;
          const { why, words } = matchOf(one, run ?? raise(), { ...nothing, ...question });
          const missing = words === null ? 0 : words.asked - words.matched.length;
          const reason = why[0] ?? 'recency_fallback';
          // Notes and workflow are all that these runs have, so all words of a query make a locked tier.
          const tier =
            reason === 'recency_fallback' ? 99 : missing === 0 ? whyMatchedReasons.indexOf(reason) : 50 + missing;
          const isFar = one.workspace === undefined || question.workspaces?.has(one.workspace) !== true;
          return [String(tier).padStart(2, '0'), isFar ? 1 : 0, 9 - (one.runs[0]?.activity ?? 0), one.sessionId].join(
            ' ',
          );
        };
        const whole = [...sessions].sort((a, b) => (key(a) < key(b) ? -1 : 1));
        const turned = [...sessions.slice(seed), ...sessions.slice(0, seed)];
        expect(order(turned, question)).toEqual(whole.slice(0, 5));
      }),
      { numRuns: 200 },
    );
  });
});

describe('the run that was active last', () => {
  const none = new Set<RunId>();
  // @verifies resume-newest-run
  it('is the newest unfinished one of the workspace, however many events others have', () => {
    const [long, other] = [stored({ workspace: here, activity: 99 }), stored({ workspace: there })];
    const newest = stored({ workspace: here });
    const done = stored({ workspace: here, isOpen: false });
    const sessions = [newest, long, done, other, stored({ workspace: there })];
    const found = openRuns(sessions, { ...nothing, workspaces: new Set([here]) }, none);
    expect(found.newest?.session).toBe(newest);
    expect(found.count).toBe(2);
    const rest = openRuns(sessions, { ...nothing, workspaces: new Set([here]) }, new Set([newest.runs[0]?.runId]));
    expect(rest.newest?.session).toBe(long);
    expect(openRuns([done], nothing, none)).toEqual({ newest: null, count: 0 });
  });

  // @verifies resume-newest-run
  it('takes the last place, and no other, where the locked order leaves it out', () => {
    const busy = Array.from({ length: 6 }, (_, i) => stored({ activity: 100 - i }));
    const newest = stored();
    const ranked = rankedRuns([...busy, newest], nothing, 5, none).best;
    const needed = openRuns([newest], nothing, none).newest;
    expect(withRun(ranked, needed, 5).map(({ session }) => session)).toEqual([...busy.slice(0, 4), newest]);
    expect(withRun(ranked.slice(0, 2), ranked[1] ?? null, 5)).toEqual(ranked.slice(0, 2));
  });
});
