/** One budget for the replay of a whole bundle, counted in work and never timed (ADR-0023). */
import { RE2JS } from 're2js';
import { describe, expect, it } from 'vitest';
import { AttemptWork } from '../../../runtime/core/validation/checks.ts';
import { contentOf } from '../../../runtime/admin/session-content.ts';
import { storedSession } from '../../../runtime/admin/stored-session.ts';
import { bundleOf } from '../../../runtime/portability/bundle-writer.ts';
import { ReplayWork } from '../../../runtime/core/validation/replay-work.ts';
import {
  attemptSchemaChecksMax,
  attemptSearchMax,
  checkWork,
  flowPartWork,
  notesBytesMax,
  replayWorkMax,
} from '../../../schemas/limits.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import { inMemory } from '../../support/operating.ts';
import { exportText, importText, verifyText } from '../../support/portable.ts';
import { compiledStep, compiledWorkflow } from '../../support/workflows.ts';
import { advanced, countingIds, must, refused, rehydrated, started } from '../../support/world.ts';

/** Nearly all that the patterns of a step may have, and found at the first letter: the work is counted, and hardly done. */
const pattern = `x|Z${'[a-z]{990}'.repeat(8)}`;
const notesMarkdown = 'x'.repeat(notesBytesMax);
const costly = compiledWorkflow('test.costly', [
  compiledStep('first', { validationCriteria: { type: 'regex', pattern } }),
  'second',
]);
const walkWork = 2 * flowPartWork;
const attemptWork = RE2JS.compile(pattern).programSize() * notesBytesMax + walkWork;

/** A run that was begun, and rewound so often that its plans are that many. */
async function rewound(plans: number) {
  const world = inMemory([costly], { ids: countingIds() });
  const first = await started(world.runtime, 'test.costly');
  for (let made = 1; made < plans; made += 1) {
    const read = await rehydrated(world.runtime, first.data);
    await advanced(world.runtime, read.data, { output: { notesMarkdown } });
  }
  const sessionId = first.data.session.sessionId as SessionId;
  return { world, sessionId };
}

const exported = ({ world, sessionId }: Awaited<ReturnType<typeof rewound>>, format: 'bundle' | 'md' = 'bundle') =>
  exportText(world.operator, sessionId, { format, redact: false, appVersion: '0.0.0' });

/** As somebody could write it whose WorkRail does not count. */
async function bundleUncounted({ world, sessionId }: Awaited<ReturnType<typeof rewound>>): Promise<string> {
  const session = must(await storedSession(world, sessionId));
  const { content } = must(await contentOf(world.storage.objects, session, {}, 'bundle'));
  let text = '';
  const facts = {
    bundleId: 'bundle_00000000000000000000000001',
    exportedAt: '2026-01-01T00:00:00.000Z',
    appVersion: '0.0.0',
  };
  must(
    await bundleOf(content, facts, world.host.crypto).write(async (piece) => {
      text += piece;
    }),
  );
  return text;
}

// @verifies replay-work-bounded
describe('the replay of a bundle', () => {
  const most = 1 + Math.floor((replayWorkMax - walkWork) / attemptWork);

  it('that fits its budget to the last plan is imported, and with one plan more it is refused, and nothing is stored', async () => {
    const fitting = await rewound(most);
    const { text } = must(await exported(fitting));
    const there = inMemory([costly], { ids: countingIds('b') });
    expect(must(await verifyText(there.operator, text)).verdict).toBe('verified');
    expect(must(await importText(there.operator, text)).sessionId).toBe(fitting.sessionId);

    const over = await rewound(most + 1);
    const unwelcome = await bundleUncounted(over);
    const empty = inMemory([costly], { ids: countingIds('c') });
    for (const asked of [importText, verifyText]) {
      const error = refused<unknown, ReturnType<typeof refused>>((await asked(empty.operator, unwelcome)) as never);
      expect(error).toMatchObject({
        code: 'BUNDLE_INVALID_FORMAT',
        message: expect.stringContaining(`${replayWorkMax} units, reached after ${most} of ${most + 1} plans`),
        suggestion: expect.stringContaining('copy the whole data directory'),
      });
    }
    expect(must(await empty.operator.listSessions()).sessions).toEqual([]);
    // What the runtime itself recorded is never refused.
    expect(must(await over.world.operator.verifySession(over.sessionId)).verdict).toBe('verified');
  });

  it('is done by an export as well: what no import would accept is refused with the way to move or read it', async () => {
    const over = await rewound(most + 1);
    const error = refused(
      (await over.world.operator.exportSession(over.sessionId, {
        format: 'bundle',
        redact: false,
        appVersion: '0.0.0',
      })) as never,
    );
    expect(error).toMatchObject({
      code: 'BUNDLE_INVALID_FORMAT',
      message: expect.stringContaining(`its bundle could not be imported`),
      suggestion: expect.stringContaining('copy the whole data directory'),
    });
    expect(must(await exported(over, 'md')).text).toContain('test.costly');
  });

  it('counts the steps, loops and conditions of a walk, each condition once for each gate', () => {
    const gated = ['a', 'b', 'c'].map((id) => compiledStep(id, { when: 'both' }));
    const conditions = [
      { conditionId: 'yes', kind: 'always_true' as const },
      { conditionId: 'both', kind: 'all' as const, of: ['yes', 'yes'] },
    ];
    const workflow = compiledWorkflow('test.gated', gated, { conditions });
    const work = new ReplayWork();
    const perWalk = (gated.length + gated.length * 3) * flowPartWork;
    for (let i = 0; i < 1000; i += 1) work.walk(workflow);
    expect(work.search(replayWorkMax - 1000 * perWalk)).toBe(true);
    expect(work.walk(workflow)).toBe(false);
  });

  it('counts the searches and the checks of all attempts together', () => {
    const shared = new ReplayWork();
    for (let spent = attemptSearchMax; spent <= replayWorkMax; spent += attemptSearchMax) {
      const attempt = new AttemptWork(shared);
      expect([attempt.search(attemptSearchMax, 'x'), attempt.isOver]).toEqual([true, false]);
    }
    const searching = new AttemptWork(shared);
    expect([searching.search(1, 'x'), searching.isOver, shared.isOver]).toEqual([false, true, true]);

    const checked = new ReplayWork();
    const perAttempt = attemptSchemaChecksMax * checkWork;
    for (let spent = perAttempt; spent <= replayWorkMax; spent += perAttempt) {
      expect(new AttemptWork(checked).check(attemptSchemaChecksMax)).toBe(true);
    }
    expect(new AttemptWork(checked).check(attemptSchemaChecksMax)).toBe(false);
    expect(new AttemptWork().check(attemptSchemaChecksMax)).toBe(true);
  });
});
