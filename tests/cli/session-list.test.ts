/** The list of stored runs as a person reads it, wide and narrow. */
import { describe, expect, test } from 'vitest';
import type { RunSummary, SessionList } from '../../schemas/admin-reports.ts';
import { columnsOf } from '../../schemas/text/display-width.ts';
import { listText, type ListView } from '../../cli/reporters/session-list-text.ts';
import { ago } from '../../cli/reporters/times.ts';
import { durationOf } from '../../runtime/core/duration.ts';
import { dataColors, shownText } from '../../cli/terminal/terminal.ts';

const nowMs = Date.parse('2026-11-23T12:30:00.000Z');
const at = (seconds: number) => new Date(nowMs - seconds * 1000).toISOString();
const run = (more: Partial<RunSummary> = {}) => ({
  runId: 'run_1',
  runName: 'amber-otter-42',
  workflowId: 'wr.code_review',
  status: 'in_progress',
  stepTitle: 'Read the change',
  goal: 'Fix the login',
  completedSteps: 1,
  totalSteps: 9,
  lastActivityAt: at(300),
  ...more,
});
const listOf = (runs: readonly object[], more: object = {}, list: object = {}) =>
  ({
    version: 2,
    sessions: [{ sessionId: 'sess_1', health: 'healthy', pinned: false, branch: 'main', runs, ...more }],
    ...list,
  }) as unknown as SessionList;
const text = (list: SessionList, view: Partial<ListView> = {}) =>
  shownText(listText(list, { nowMs, width: undefined, isFiltered: false, ...view }, dataColors()));

describe('sessions list', () => {
  // @verifies owner-sees-progress
  test('a run shows goal, workflow, step, status, last activity and branch', () => {
    expect(text(listOf([run()]))).toBe(
      [
        'amber-otter-42  in_progress  step 2 of 9: Read the change  5 minutes ago',
        '  "Fix the login"  wr.code_review  main  2026-11-23T12:25:00Z  sess_1',
      ].join('\n'),
    );
  });

  test('a title stands for the goal, and an abandonment for the status', () => {
    const shown = text(listOf([run({ title: 'mine', abandoned: { at: at(1) } })]));
    expect(shown).toContain('amber-otter-42  abandoned  ');
    const done = text(listOf([run({ status: 'complete', abandoned: { at: at(1) } })]));
    expect(done).toContain('amber-otter-42  abandoned, complete  ');
    expect(shown).toContain('"mine"');
    expect(shown).not.toContain('Fix the login');
  });

  test.each([
    [
      'a complete run tells how many steps it took',
      { status: 'complete', completedSteps: 9 } as const,
      '  complete  9 steps  ',
    ],
    ['loops leave the number of steps open', { totalSteps: undefined }, '  step 2: Read the change  '],
    [
      'a state that cannot be read leaves the number out',
      { completedSteps: undefined, totalSteps: undefined },
      '  in_progress  Read the change  ',
    ],
  ])('%s', (_name, more, said) => {
    expect(text(listOf([run(more as Partial<RunSummary>)]))).toContain(said);
  });

  test('damaged and pinned sessions, unreadable ones and the rest of a limited list are named', () => {
    const damage = { reason: 'manifest_record_invalid', at: 'manifest record 0', unattestedSegments: [] };
    expect(text(listOf([], { health: 'corrupt_head', damage }))).toContain(
      'sess_1  corrupt_head: manifest_record_invalid at manifest record 0',
    );
    expect(text(listOf([run()], { pinned: true }))).toMatch(/^sess_1 {2}healthy, pinned\namber-otter-42/);
    const unreadable = [{ sessionId: 'sess_2', problem: 'EACCES' }];
    expect(text(listOf([run()], {}, { unreadable, notShown: 7 }))).toMatch(
      /\nsess_2 {2}cannot be read: EACCES\n7 older sessions not shown; to list all: workrail sessions list --all$/,
    );
  });

  test('what is unusual about an imported session is below its own runs', () => {
    const origin = { salvaged: true, redacted: true };
    const list = listOf([run()], { origin });
    const [first] = list.sessions;
    const other = { ...first, origin: undefined, runs: [run({ runName: 'calm-heron-07' })] };
    const lines = text({ ...list, sessions: [other, first, other] } as SessionList).split('\n');
    expect(lines.map((line) => line.trimStart().split(/[ :]/)[0])).toEqual([
      ...['calm-heron-07', '"Fix'],
      ...['amber-otter-42', '"Fix', 'PARTIAL', 'redacted'],
      ...['calm-heron-07', '"Fix'],
    ]);
  });

  test('an empty list says whether anything was filtered', () => {
    const none = listOf([], {}, { sessions: [] });
    expect(text(none)).toBe('This data directory has no sessions.');
    expect(text(none, { isFiltered: true })).toBe('No stored run matches.');
  });

  test.each([40, 60, 80])('no line is wider than a terminal of %i columns', (width) => {
    const wide = run({ goal: 'Übergröße 漢字 '.repeat(30), stepTitle: 'A title that goes on '.repeat(9) });
    const lines = text(listOf([wide], { branch: 'feature/'.repeat(20) }), { width }).split('\n');
    expect(Math.max(...lines.map(columnsOf))).toBeLessThanOrEqual(width);
    expect(lines.join('\n')).toContain('amber-otter-42');
    expect(lines.join('\n')).toContain('2026-11-23T12:25:00Z');
  });

  test('texts of others stay on their line', () => {
    const lines = text(listOf([run({ goal: 'a\nb\u001b[2J', stepTitle: 'c\nd' })], { branch: 'e\nf' })).split('\n');
    expect(lines).toHaveLength(2);
    expect(lines.join('')).not.toContain('\u001b');
  });
});

test.each([
  [0, 'just now'],
  [-90, 'just now'],
  [-3601, null],
  [-250_000_000_000, null],
  [59, 'just now'],
  [60, '1 minute ago'],
  [3599, '59 minutes ago'],
  [3600, '1 hour ago'],
  [86_400 * 2, '2 days ago'],
  [86_400 * 60, null],
])('%i seconds before now are %s', (seconds, said) => {
  expect(ago(at(seconds), nowMs)).toBe(said);
});

test.each([
  [5, '5 s'],
  [65, '1 min 5 s'],
  [3660, '1 h 1 min'],
  [90_000, '1 d 1 h'],
  [-1, null],
])('%i seconds last %s', (seconds, said) => {
  expect(durationOf(at(seconds), at(0))).toBe(said);
  expect([ago('no time', nowMs), durationOf(undefined, at(0))]).toEqual([null, null]);
});
