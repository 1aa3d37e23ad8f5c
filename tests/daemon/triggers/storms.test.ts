/**
 * Storms of webhooks against the server of two processes: duplicate, late, reordered, replayed under another delivery id, unsigned, and
 * signed with another secret. One job for each subject, and each is durable before its webhook is answered with 202.
 */
import { assertProperty } from '../../support/property.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../../build/long/rounds.ts';
import { webhookReceiver } from '../../../daemon/triggers/receive-webhook.ts';
import { signatureOf } from '../../../daemon/triggers/signature.ts';
import { github, labeled, named, TriggerWorld } from './trigger-world.ts';

const secret = 'a secret of the webhook';
const rule = named({ github: github(), runsPerDay: 1000 });

const sent = fc.record({
  subject: fc.integer({ min: 1, max: 6 }),
  /** Several events of one issue. */
  event: fc.integer({ min: 1, max: 3 }),
  how: fc.constantFrom('good', 'good', 'good', 'replayed', 'unsigned', 'wrong secret', 'changed body'),
  process: fc.integer({ min: 0, max: 1 }),
  afterMs: fc.constantFrom(0, 0, 0, 1000, 600_000),
});
type Sent = typeof sent extends fc.Arbitrary<infer T> ? T : never;

async function storm(all: readonly Sent[]): Promise<void> {
  const world = new TriggerWorld();
  const receivers = ['a', 'b'].map((mark) =>
    webhookReceiver(
      { ...world.ports(mark), secretOf: () => secret, report: () => undefined },
      new Map([['fix', rule]]),
    ),
  );
  const { queue } = world.ports('reader');
  const wanted = new Set<string>();
  const pending: Promise<void>[] = [];
  for (const [at, { subject, event, how, process, afterMs }] of all.entries()) {
    const body = new TextEncoder().encode(JSON.stringify({ ...labeled(subject), event }));
    const isForged = how === 'unsigned' || how === 'wrong secret' || how === 'changed body';
    const signed = signatureOf(how === 'wrong secret' ? 'another' : secret, body);
    const headers = {
      'x-github-event': 'issues',
      'x-github-delivery': how === 'replayed' ? `replay-${at}` : `delivery-${subject}-${event}`,
      'x-hub-signature-256': how === 'unsigned' ? undefined : signed,
    };
    const sentBody = how === 'changed body' ? new Uint8Array([...body, 0x20]) : body;
    const key = `github:owner/repo#${subject}`;
    if (!isForged) wanted.add(key);
    const receive = receivers[process];
    if (receive === undefined) throw new Error('no such process');
    const answered = receive('fix', headers, sentBody).then(async (status) => {
      expect(status, how).toBe(isForged ? 401 : 202);
      if (!isForged) expect((await queue.jobs()).some(({ job }) => job.subject === key)).toBe(true);
    });
    pending.push(answered);
    if (afterMs > 0) await Promise.all(pending.splice(0));
    world.nowMs += afterMs;
  }
  await Promise.all(pending);
  const subjects = (await queue.jobs()).map(({ job }) => job.subject);
  expect([...subjects].sort()).toEqual([...wanted].sort());
}

describe('storms of webhooks', () => {
  // @verifies one-job-per-subject, webhooks-are-signed, trigger-jobs-are-durable
  it('start one job for each subject', async () => {
    await assertProperty(fc.asyncProperty(fc.array(sent, { minLength: 10, maxLength: 40 }), storm), {
      numRuns: rounds.triggerStorms,
      endOnFailure: true,
    });
  });

  it('are limited for each account', async () => {
    const world = new TriggerWorld();
    const receive = webhookReceiver(
      { ...world.ports(), secretOf: () => secret, report: () => undefined },
      new Map([['fix', rule]]),
    );
    const statuses: number[] = [];
    for (let at = 0; at < 70; at += 1) {
      const body = new TextEncoder().encode(JSON.stringify(labeled(at + 1)));
      const headers = { 'x-github-event': 'issues', 'x-hub-signature-256': signatureOf(secret, body) };
      statuses.push(await receive('fix', headers, body));
    }
    expect(statuses.filter((status) => status === 202)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });
});
