/** A session as OpenTelemetry spans. */
import { expect, it } from 'vitest';
import { type Span, spansOf } from '../../../daemon/conversation/spans.ts';
import { resumeSession, startSession } from '../../../daemon/session/run-session.ts';
import { parseTurns } from '../../../daemon/storage/turn-log.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import { compiledWorkflow, stepIds } from '../../support/workflows.ts';
import { done, reply, use } from './loop-world.ts';
import { jobOf, layout, never, SessionWorld, titleIn } from './session-world.ts';

const two = compiledWorkflow('test.two', stepIds(2));

/** Refused once, then diligent. */
const scripted = () => {
  let calls = 0;
  return (request: Parameters<typeof titleIn>[0]) => {
    calls += 1;
    if (calls === 1) return reply('', use('unknown_tool'));
    return request.messages.length === 1
      ? reply('', use('write', { name: titleIn(request) }))
      : reply('', done('Did it.'));
  };
};

const recordsOf = (world: SessionWorld, sessionId: SessionId) =>
  parseTurns(world.disk.bare.read(layout.turnLog(sessionId)) ?? new Uint8Array());

/** Each is inside its parent, and siblings do not overlap. */
function expectNested(spans: readonly Span[]): void {
  const byIndex = new Map(spans.map((span) => [span.index, span]));
  expect(byIndex.size).toBe(spans.length);
  for (const { parentIndex, startMs, endMs, index } of spans) {
    expect(endMs).toBeGreaterThanOrEqual(startMs);
    if (parentIndex === null) continue;
    const parent = byIndex.get(parentIndex);
    expect(parent?.index).toBeLessThan(index);
    expect(parent?.startMs).toBeLessThanOrEqual(startMs);
    expect(parent?.endMs).toBeGreaterThanOrEqual(endMs);
  }
  expect(spans.filter(({ parentIndex }) => parentIndex === null)).toHaveLength(1);
}

it('has the session, its steps, and in each step its model calls and tool calls, without their texts', async () => {
  const world = new SessionWorld(two);
  const { sessionId } = await startSession(world.process(world.model(scripted())), jobOf('test.two'), never);
  const records = recordsOf(world, sessionId as SessionId);
  const spans = spansOf(records);
  expectNested(spans);
  const named = (pattern: RegExp) => spans.filter(({ name }) => pattern.test(name));
  expect(named(/^invoke_agent test\.two$/)).toHaveLength(1);
  expect(named(/^step /)).toHaveLength(2);
  expect(named(/^chat /)).toHaveLength(records.filter(({ kind }) => kind === 'call_started').length);
  expect(named(/^execute_tool /).map(({ name }) => name.split(' ')[1])).toEqual(
    records.flatMap((record) => (record.kind === 'reply_received' ? record.toolCalls.map(({ tool }) => tool) : [])),
  );
  expect(named(/unknown_tool/)).toMatchObject([
    { error: 'refused', attributes: { 'workrail.tool.ending': 'refused' } },
  ]);
  expect(named(/^chat/)[0]?.attributes['gen_ai.usage.input_tokens']).toBeGreaterThan(0);
  expect(JSON.stringify(spans)).not.toContain('Did it.');
});

it('is valid for every prefix of a log, and for one that a crash interrupted', async () => {
  const world = new SessionWorld(two);
  const stop = new AbortController();
  const first = world.process(world.model(scripted()));
  const observe = ({ kind }: { kind: string }) => void (kind === 'tool_started' && stop.abort());
  const { sessionId } = await startSession({ ...first, observe }, jobOf('test.two'), stop.signal);
  await resumeSession(world.process(world.model(scripted())), sessionId as SessionId, null, never);
  const records = recordsOf(world, sessionId as SessionId);
  for (let length = 1; length <= records.length; length += 1) {
    const spans = spansOf(records.slice(0, length));
    expectNested(spans);
    // An export that is made again keeps the spans that it had: only what was open then may have changed.
    const whole = new Map(spansOf(records).map((span) => [span.index, span.name]));
    for (const { index, name } of spans) expect(whole.get(index)).toBe(name);
  }
});
