/** What follows from a step that repeats itself: a nudge, the end of the session, and a new start when the user continues it. */
import { describe, expect, it } from 'vitest';
import type { ModelRequest } from '../../../daemon/model/model.ts';
import { foldTurns } from '../../../daemon/conversation/fold-turns.ts';
import { nextAction } from '../../../daemon/conversation/next-action.ts';
import { resumeSession, startSession } from '../../../daemon/session/run-session.ts';
import { agentLoop } from '../../../daemon/session/agent-loop.ts';
import { parseTurns } from '../../../daemon/storage/turn-log.ts';
import type { Sha256Digest } from '../../../schemas/ids.ts';
import { compiledWorkflow, stepIds } from '../../support/workflows.ts';
import { drawing } from '../../support/drawing.ts';
import { done, logPath, newDisk, Outside, processOver, reply, use } from '../session/loop-world.ts';
import { jobOf, never, SessionWorld } from '../session/session-world.ts';
import { drive, type Scenario } from './corpus/drive.ts';
import { looping } from './corpus/looping.ts';
import { bash, many, turn } from './corpus/turns.ts';

const two = compiledWorkflow('test.two', stepIds(2));
const userTexts = ({ messages }: ModelRequest) =>
  messages.flatMap((message) => (message.role === 'user' ? [message.text] : []));
const sameCommand = looping['the same command with the same output'] as (draw: (below: number) => number) => Scenario;

describe('a step that repeats itself', () => {
  // @verifies nudge-before-stuck
  it('is told once what repeats, and goes on if the model then does something else', async () => {
    const outside = new Outside(['one']);
    const model = outside.model((request) =>
      userTexts(request).some((text) => text.includes('the same call had the same result 4 times in a row (write)'))
        ? reply('', done('Did it.'))
        : reply('', use('write', { name: 'a' })),
    );
    const ports = await processOver(newDisk(), outside, { model });
    await agentLoop(ports, never);
    expect(ports.log.state.closed?.outcome).toBe('success');
    expect(outside.effects.get('a')).toBe(4);
  });

  // @verifies nudge-before-stuck
  it('ends as stuck if it goes on, and a user who continues it gives it a new start', async () => {
    const world = new SessionWorld(two);
    const same = () => reply('', use('write', { name: 'a' }));
    const session = await startSession(world.process(world.model(same)), jobOf('test.two'), never);
    expect(session.result).toEqual({
      kind: 'stuck',
      reason:
        'step "Title of step-1" repeats itself (repeated_call): the same call had the same result 4 times in a row (write)',
    });
    expect(world.effects.get('a')).toBe(8);
    if (session.sessionId === null) throw new Error('not started');
    const again = await resumeSession(world.process(world.model(same)), session.sessionId, 'Go on.', never);
    expect(again).toMatchObject({ result: { kind: 'stuck' } });
    expect(world.effects.get('a')).toBe(16);
  });

  it.each([
    ['stop', 1, true],
    ['nudge', 6, false],
    ['off', 0, false],
  ] as const)('under the policy %s gets %i nudges for 24 equal calls', (policy, nudges, isClosed) => {
    const driven = drive(sameCommand(drawing(1)), policy);
    expect(driven.nudges).toHaveLength(nudges);
    expect(driven.closed !== null).toBe(isClosed);
  });

  // @verifies stuck-is-judged-on-results
  it('is not one whose command changes files each time, and the files are looked at only when a call repeats', async () => {
    const outside = new Outside(['one']);
    let looked = 0;
    const worktreeDigest = async () => {
      looked += 1;
      return `sha256:${String(looked).padStart(64, '0')}` as Sha256Digest;
    };
    const model = outside.model(({ messages }) =>
      messages.length < 15 ? reply('', use('write', { name: 'a' })) : reply('', done('Did it.')),
    );
    const ports = await processOver(newDisk(), outside, { model, worktreeDigest });
    await agentLoop(ports, never);
    expect(ports.log.state.closed?.outcome).toBe('success');
    expect([outside.effects.get('a'), looked]).toEqual([7, 6]);
  });

  it('is judged on results alone if the files are unknown', () => {
    const draw = drawing(1);
    const turns = many(9, (i) => turn(draw, `files ${i}`, bash('./next.sh', 'ok')));
    const { records } = drive({ turns, loopsFrom: null });
    expect(nextAction(foldTurns(records), limits).kind).toBe('call_model');
    const older = records.map((record) => {
      if (record.kind !== 'tool_ended') return record;
      const { worktree: _, ...before } = record;
      return before;
    });
    expect(nextAction(foldTurns(older), limits)).toMatchObject({
      kind: 'nudge',
      pattern: 'repeated_call',
    });
  });
});

const limits = { callsPerStepMax: 100, failuresInARowMax: 5, stuck: 'stop' as const };

describe('the log of a step that repeats itself', () => {
  it('gives the same next action after every record, whoever reads it', async () => {
    const { records } = drive(sameCommand(drawing(3)));
    for (const [i, record] of records.entries()) {
      if (record.kind !== 'message_added' && record.kind !== 'session_closed') continue;
      const action = nextAction(foldTurns(records.slice(0, i)), limits);
      expect(action).toMatchObject(
        record.kind === 'session_closed'
          ? { kind: 'close', reason: record.reason }
          : { kind: 'nudge', text: record.text },
      );
    }
  });

  it('counts from 0 after a message of the user: it ends only after another nudge', () => {
    const { records } = drive(sameCommand(drawing(3)));
    const end = records.findIndex(({ kind }) => kind === 'session_closed');
    const nudge = records.findIndex((record) => record.kind === 'message_added' && record.nudge !== undefined);
    const messageAt = (at: number) => ({ ...records[at], kind: 'message_added', from: 'owner', text: 'Try this.' });
    const repeated = records.slice(0, end);
    const told = [...repeated, { ...messageAt(end), index: end }] as typeof records;
    expect(nextAction(foldTurns(told), limits).kind).toBe('call_model');
    // The same log with the message directly after the nudge: the calls after it are a first repetition again.
    const earlier = [...records.slice(0, nudge + 1), messageAt(nudge), ...records.slice(nudge + 1, end)].map(
      (record, index) => ({ ...record, index }),
    ) as typeof records;
    expect(nextAction(foldTurns(earlier), limits)).toMatchObject({ kind: 'nudge', pattern: 'repeated_call' });
  });

  it('is stored with the nudge and the digest of the files', async () => {
    const outside = new Outside(['one']);
    const disk = newDisk();
    const model = outside.model(() => reply('', use('write', { name: 'a' })));
    const digest = `sha256:${'b'.repeat(64)}` as Sha256Digest;
    const ports = await processOver(disk, outside, { model, worktreeDigest: async () => digest });
    await agentLoop(ports, never);
    await ports.log.close();
    const stored = parseTurns(disk.bare.read(logPath) ?? new Uint8Array());
    expect(stored.filter((record) => record.kind === 'message_added')).toMatchObject([{ nudge: 'repeated_call' }]);
    expect(stored.flatMap((record) => (record.kind === 'tool_ended' ? [record.worktree] : []))).toEqual([
      undefined,
      ...Array.from({ length: 7 }, () => digest),
    ]);
  });
});
