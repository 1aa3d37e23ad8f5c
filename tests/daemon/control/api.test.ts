/** The answers of the control API: the reports of the commands, changes nothing on a GET, and survives any input. */
import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FileJobQueue } from '../../../daemon/queue/file-queue.ts';
import { createHost } from '../../../runtime/host.ts';
import { DaemonLayout } from '../../../daemon/storage/layout.ts';
import { routes } from '../../../daemon/control/routes.ts';
import { controlBodyBytesMax, controlPageMax, inboxTextBytesMax } from '../../../schemas/daemon/limits.ts';
import type {
  DaemonCosts,
  DaemonInbox,
  DaemonJobChange,
  DaemonReplay,
  DaemonSent,
  DaemonStatus,
} from '../../../schemas/daemon/reports.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import { tree } from '../../support/files.ts';
import { storedGate, writeSession } from '../inbox/stored-session.ts';
import { newJob } from '../queue/queue-world.ts';
import { addJobs, allRuns, type Api, asked, fill, json, openApi, type Reply, sent, type Wish } from './api-world.ts';

const reportIn = <T>({ status, text }: Reply): T => {
  expect(status, text).toBe(200);
  return JSON.parse(text) as T;
};
const reasonIn = ({ text }: Reply): string => (JSON.parse(text) as { readonly reason: string }).reason;
const read = (api: Api, url: string) => asked(api, url);

describe('the reports of the control API', () => {
  it('are those of the commands: sessions with costs, the inbox with whole digests, a replay and costs', async () => {
    const api = await openApi();
    const [stopped, gated] = await fill(api.data);
    const status = reportIn<DaemonStatus>(await read(api, '/v1/sessions'));
    expect(status.daemon).toMatchObject({ pid: 1, live: { sessionsAtOnce: 2 } });
    expect(status.jobs).toMatchObject([{ status: 'dropped', reason: 'the model refused' }]);
    expect(status.sessions.map(({ sessionId, status: state }) => [sessionId, state])).toEqual([
      [gated, 'waiting'],
      [stopped, 'stopped'],
    ]);
    const inbox = reportIn<DaemonInbox>(await read(api, '/v1/inbox'));
    expect(inbox.waiting).toMatchObject([{ sessionId: gated, kind: 'confirmation', gateDigest: storedGate }]);
    expect(inbox.failed).toHaveLength(1);
    expect(inbox.undelivered).toMatchObject([{ sessionId: gated, text: 'Use tabs.' }]);
    expect(reportIn<DaemonInbox>(await read(api, `/v1/inbox?session=${stopped}`))).toMatchObject({
      waiting: [],
      failed: [],
      undelivered: [],
    });
    const replay = reportIn<DaemonReplay>(await read(api, '/v1/sessions/amber-otter-2/replay'));
    expect(replay.parts.map(({ body }) => body)).toEqual(['Tidy up.', 'Approve the result of "Look"?']);
    const costs = reportIn<DaemonCosts>(await read(api, '/v1/costs?by=session'));
    expect(costs.rows).toMatchObject([{ key: stopped, tokens: 100 }]);
  });

  it('count the same calls of unknown usage of a session whose process died in a model call', async () => {
    const api = await openApi();
    const [stopped] = await fill(api.data);
    const { sessions } = reportIn<DaemonStatus>(await read(api, '/v1/sessions'));
    const { rows } = reportIn<DaemonCosts>(await read(api, '/v1/costs?by=session'));
    expect(rows).toMatchObject([{ key: stopped, unreportedCalls: 1 }]);
    expect(sessions.find(({ sessionId }) => sessionId === stopped)).toMatchObject({
      costUsd: null,
      unreportedCalls: 1,
    });
  });

  it('come in pages, each with a link to the next one, and the pages are the whole', async () => {
    const api = await openApi();
    for (let number = 1; number <= 9; number += 1) writeSession(api.data, number, number % 2 === 0);
    await addJobs(api.data, 13);
    const follow = async <T>(first: string, items: (report: T) => readonly unknown[]) => {
      const found: unknown[] = [];
      let pages = 0;
      for (let url: string | undefined = first; url !== undefined; pages += 1) {
        const reply: Reply = await read(api, url);
        found.push(...items(reportIn<T>(reply)));
        url = /^<(.*)>; rel="next"$/.exec(String(reply.headers['link'] ?? ''))?.[1];
      }
      return { found, pages };
    };
    const ids = (report: DaemonStatus) => report.sessions.map(({ sessionId }) => sessionId);
    const whole = ids(reportIn<DaemonStatus>(await read(api, '/v1/sessions')));
    expect(await follow('/v1/sessions?limit=2', ids)).toEqual({ found: whole, pages: 7 });
    const waiting = (report: DaemonInbox) => report.waiting.map(({ sessionId }) => sessionId);
    const { found } = await follow('/v1/inbox?limit=2', waiting);
    expect(found).toEqual(waiting(reportIn<DaemonInbox>(await read(api, '/v1/inbox'))));
    expect(found).toHaveLength(4);
    const jobs = (report: DaemonStatus) => report.jobs.map(({ jobId }) => jobId);
    const failed = (report: DaemonInbox) => report.failed?.map(({ jobId }) => jobId) ?? [];
    const [all, dead] = [await follow('/v1/sessions?limit=5', jobs), await follow('/v1/inbox?limit=5', failed)];
    expect([all.pages, dead.pages]).toEqual([3, 2]);
    expect(all.found).toEqual(jobs(reportIn<DaemonStatus>(await read(api, '/v1/sessions'))));
    expect([new Set(all.found).size, dead.found]).toEqual([13, all.found.filter((_, at) => at % 2 === 0)]);
  });

  it('list a damaged session whose job failed only as that job, which is on another page', async () => {
    const api = await openApi();
    const layout = new DaemonLayout(api.data);
    const [damaged] = [1, 2, 3].map((number) => writeSession(api.data, number, true));
    if (damaged === undefined) throw new Error('no session was written');
    fs.writeFileSync(layout.sidecar(damaged), '{}');
    fs.writeFileSync(layout.turnLog(damaged), 'no\n');
    const waiting = async (url: string) => {
      const reply = await read(api, url);
      const { waiting, failed } = reportIn<DaemonInbox>(reply);
      const next = /^<(.*)>; rel="next"$/.exec(String(reply.headers['link'] ?? ''))?.[1] ?? '';
      return { listed: waiting.some(({ sessionId }) => sessionId === damaged), failed: failed?.length, next };
    };
    const { next } = await waiting('/v1/inbox?limit=2');
    expect(await waiting(next)).toMatchObject({ listed: true });
    const queue = new FileJobQueue(createHost(), layout.queue);
    const added = await queue.add(newJob('of the session'));
    if (added.kind !== 'added') throw new Error(added.kind);
    await queue.opened(added.jobId, damaged, 0);
    await queue.drop(added.jobId, 'the log of its session is damaged');
    expect(await waiting('/v1/inbox?limit=2')).toMatchObject({ failed: 1 });
    expect(await waiting(next)).toMatchObject({ listed: false, failed: 0 });
  });

  it('continue after a job that was dismissed meanwhile, and refuse the id of none', async () => {
    const api = await openApi();
    const [, , last] = await addJobs(api.data, 9);
    const first = await read(api, '/v1/inbox?limit=2');
    const next = /<(.*)>/.exec(String(first.headers['link']))?.[1] ?? '';
    expect(next).toBe(`/v1/inbox?jobs_after=${last}&limit=2`);
    expect((await asked(api, `/v1/jobs/${last}/dismiss`, { method: 'POST' })).status).toBe(200);
    const rest = [reportIn<DaemonInbox>(await read(api, next)), reportIn<DaemonInbox>(await read(api, '/v1/inbox'))];
    expect(rest.map(({ failed }) => failed?.length)).toEqual([2, 4]);
    expect((await read(api, '/v1/inbox?jobs_after=none')).status).toBe(404);
  });

  it('of a long session come in parts, and a follower asks for what is new', async () => {
    const api = await openApi();
    const session = writeSession(api.data, 1, false);
    const text = 'x'.repeat(200_000);
    const step = { number: 1, stepId: 'look', title: 'Look', instructions: 'Look.', prompt: 'List.' };
    const texts = Array.from({ length: 12 }, (_, at) => `${at} ${text}`);
    const records = [
      { kind: 'step_opened', ...step },
      ...texts.map((each) => ({ kind: 'message_added', from: 'daemon', text: each })),
    ];
    const line = (record: object, at: number) =>
      `${JSON.stringify({ v: 1, index: at + 1, atMs: 1_767_323_045_000, ...record })}\n`;
    fs.appendFileSync(api.layout.turnLog(session), records.map(line).join(''));
    const [bodies, sizes]: [string[], number[]] = [[], []];
    for (let url: string | undefined = `/v1/sessions/${session}/replay`; url !== undefined; ) {
      const reply: Reply = await read(api, url);
      sizes.push(reply.text.length);
      bodies.push(...reportIn<DaemonReplay>(reply).parts.map(({ body }) => body));
      url = /^<(.*)>; rel="next"$/.exec(String(reply.headers['link'] ?? ''))?.[1];
    }
    expect(bodies).toEqual(['Tidy up.', 'List.', ...texts]);
    expect(Math.max(...sizes)).toBeLessThan(1_200_000);
    const next = reportIn<DaemonReplay>(await read(api, `/v1/sessions/${session}/replay?from=${bodies.length}`));
    expect(next.parts).toEqual([]);
  });

  it('of one session have no pages', async () => {
    const api = await openApi();
    const [stopped] = await fill(api.data);
    for (const more of ['limit=1', `before=${stopped}`, 'jobs_after=x']) {
      const reply = await read(api, `/v1/inbox?session=${stopped}&${more}`);
      expect([reply.status, reasonIn(reply)]).toEqual([400, '"session" cannot be combined with other parameters']);
    }
  });

  it('are refused with a reason and what to do if there is no such session, or more than one', async () => {
    const api = await openApi();
    const [one] = [writeSession(api.data, 1, false), writeSession(api.data, 2, false)];
    fs.writeFileSync(
      api.layout.turnLog(one),
      fs.readFileSync(api.layout.turnLog(one), 'utf8').replace('amber-otter-1', 'amber-otter-2'),
    );
    const unknown = await read(api, '/v1/sessions/none/replay');
    expect([unknown.status, JSON.parse(unknown.text)]).toEqual([
      404,
      { v: 1, kind: 'refused', reason: 'no session of the daemon is named "none"', next: 'Ask for /v1/sessions' },
    ]);
    const ambiguous = await read(api, '/v1/sessions/amber-otter-2/replay');
    expect([ambiguous.status, reasonIn(ambiguous)]).toEqual([409, expect.stringContaining('2 sessions match')]);
  });
});

describe('a file of the daemon that cannot be read', () => {
  it('is named in the reply, and other requests are answered', async () => {
    const api = await openApi();
    const [stopped] = await fill(api.data);
    fs.appendFileSync(api.layout.ledger, 'x\n');
    const costs = await read(api, '/v1/costs');
    expect([costs.status, reasonIn(costs)]).toEqual([500, 'line 2 is not a record of the ledger']);
    const { sessions } = reportIn<DaemonStatus>(await read(api, '/v1/sessions'));
    expect(new Set(sessions.map(({ costUsd }) => costUsd))).toEqual(new Set([null]));
    fs.rmSync(api.layout.turnLog(stopped));
    fs.mkdirSync(api.layout.turnLog(stopped));
    const replay = await read(api, `/v1/sessions/${stopped}/replay`);
    expect([replay.status, reasonIn(replay)]).toEqual([500, expect.stringContaining('its path is not a file')]);
    expect((await read(api, '/v1/inbox?session=amber-otter-2')).status).toBe(200);
    expect((await read(api, '/v1/status')).status).toBe(200);
  });
});

describe('a request that only reads', () => {
  const queries: Readonly<Record<string, readonly string[]>> = {
    '/v1/sessions': ['', '?limit=1', '?limit=0', `?limit=${controlPageMax + 1}`, '?before=x', '?limit=1&limit=2'],
    '/v1/inbox': ['', '?session=amber-otter-2', '?session=../../x', '?session='],
    '/v1/sessions/:session/replay': ['', '?turn=1', '?turn=0', '?from=1', '?from=-1', '?from=1e9'],
    '/v1/costs': ['', ...['step', 'day', 'nothing', '__proto__', 'constructor'].map((by) => `?by=${by}`)],
  };

  // @verifies control-reads-change-nothing
  it('changes no byte, no mode and no time of a file in the data directory, whatever it asks for', async () => {
    const api = await openApi();
    const sessions = [...(await fill(api.data)), 'amber-otter-1', 'none', 'sess_none', '..', '%2e%2e', 'x'.repeat(500)];
    const before = tree(api.data);
    let requests = 0;
    for (const { path, effect } of routes.filter(({ method }) => method === 'GET'))
      for (const session of path.includes(':session') ? sessions : [''])
        for (const query of [...(queries[path] ?? ['']), '?unknown=1', '?%00=%00']) {
          expect(effect).toBe('reads');
          await asked(api, `${path.replace(':session', session)}${query}`);
          requests += 1;
        }
    expect(requests).toBeGreaterThan(60);
    expect(tree(api.data)).toEqual(before);
    expect(api.stops()).toBe(0);
  });
});

describe('an entry', () => {
  it('is stored for the session, with the report of the command', async () => {
    const api = await openApi();
    const [stopped] = await fill(api.data);
    const report = reportIn<DaemonSent>(await sent(api, stopped, { kind: 'message', text: 'Use tabs.' }));
    expect(report).toMatchObject({ sessionId: stopped, ticket: 1, action: 'message', state: 'stored' });
    expect(fs.readFileSync(api.layout.inbox(stopped), 'utf8')).toContain('Use tabs.');
  });

  // @verifies only-answers-open-gates
  it('that answers names the digest of the gate that is open, and no other', async () => {
    const api = await openApi();
    const [stopped, gated] = await fill(api.data);
    const answer = (gate: string) => ({ kind: 'answer', gate, decision: 'approve' });
    const other = await sent(api, gated, answer(`sha256:${'f'.repeat(64)}`));
    expect([other.status, reasonIn(other)]).toEqual([409, expect.stringContaining('for another result')]);
    expect((await sent(api, gated, answer(storedGate.slice(0, 15)))).status).toBe(400);
    expect((await sent(api, stopped, answer(storedGate))).status).toBe(409);
    expect(reportIn<DaemonSent>(await sent(api, gated, answer(storedGate)))).toMatchObject({ decision: 'approve' });
  });

  // @verifies only-answers-open-gates
  it('that answers a question a second time is refused, while the session has not received the first answer', async () => {
    const api = await openApi();
    const [, gated] = await fill(api.data);
    const answer = (decision: string) => ({ kind: 'answer', gate: storedGate, decision });
    expect((await sent(api, gated, answer('approve'))).status).toBe(200);
    const before = tree(api.data);
    for (const decision of ['reject', 'approve']) {
      const second = await sent(api, gated, answer(decision));
      expect([second.status, reasonIn(second)]).toEqual([
        409,
        expect.stringContaining('has an answer to this question already (approve); nothing was sent'),
      ]);
    }
    expect(tree(api.data)).toEqual(before);
  });

  it('is refused while the run of the session is abandoned, and its question is in no inbox', async () => {
    let abandoned: SessionId | null = null;
    const unavailability = async (sessionId: SessionId) => (sessionId === abandoned ? 'abandoned' : null);
    const api = await openApi(undefined, null, { runs: { ...allRuns, unavailability } });
    const [, gated] = await fill(api.data);
    abandoned = gated;
    const before = tree(api.data);
    for (const entry of [
      { kind: 'answer', gate: storedGate, decision: 'approve' },
      { kind: 'message', text: 'Go on.' },
    ]) {
      const refused = await sent(api, gated, entry);
      expect([refused.status, reasonIn(refused)]).toEqual([409, expect.stringContaining('you abandoned its run')]);
      expect(refused.text).toContain('workrail sessions abandon amber-otter-2 --undo');
    }
    expect(tree(api.data)).toEqual(before);
    const waitingIn = async () => reportIn<DaemonInbox>(await read(api, '/v1/inbox')).waiting;
    const shown = async () => reportIn<DaemonStatus>(await read(api, '/v1/sessions')).sessions[0]?.unavailable?.why;
    expect([await waitingIn(), await shown()]).toEqual([[], 'abandoned']);
    abandoned = null;
    expect([await waitingIn(), await shown()]).toMatchObject([[{ sessionId: gated, kind: 'confirmation' }], undefined]);
  });

  it('tells the user to continue the session only if the daemon does not continue it', async () => {
    const api = await openApi();
    const queue = new FileJobQueue(createHost(), api.layout.queue);
    const [jobId = ''] = await addJobs(api.data, 1);
    await queue.retry(jobId, 'same', null);
    const gated = writeSession(api.data, 3, true, jobId);
    await queue.opened(jobId, gated, 0);
    await queue.wait(jobId, 'Approve?');
    const message = reportIn<DaemonSent>(await sent(api, gated, { kind: 'message', text: 'Use tabs.' }));
    expect(message).toMatchObject({
      state: 'stored',
      next: 'workrail daemon inbox amber-otter-3',
      answers: [expect.stringContaining('--approve'), expect.stringContaining('--reject')],
    });
    const answer = { kind: 'answer', gate: storedGate, decision: 'approve' };
    expect(reportIn<DaemonSent>(await sent(api, gated, answer))).toMatchObject({ state: 'queued', next: null });
  });

  it('that raises the limit of a trigger is refused if no trigger started the session, and nothing is stored', async () => {
    const api = await openApi();
    const [stopped] = await fill(api.data);
    const before = tree(api.data);
    const refused = await sent(api, stopped, { kind: 'raise', limit: 'trigger', tokens: 1 });
    expect([refused.status, reasonIn(refused)]).toEqual([409, expect.stringContaining('no trigger started session')]);
    expect(tree(api.data)).toEqual(before);
  });

  it('that no command could send is refused, and nothing is stored', async () => {
    const api = await openApi();
    const [stopped] = await fill(api.data);
    const before = tree(api.data);
    const invalid: readonly object[] = [
      {},
      [],
      { kind: 'nothing' },
      { kind: 'message' },
      { kind: 'message', text: ' \n' },
      { kind: 'message', text: 'ä'.repeat(inboxTextBytesMax / 2 + 1) },
      { kind: 'message', text: 'x', more: 1 },
      { kind: 'cancel', reason: 'the daemon did it' },
      { kind: 'raise', limit: 'run' },
      { kind: 'raise', limit: 'run', microUsd: 0 },
      { kind: 'raise', limit: 'run', microUsd: -1 },
      { kind: 'raise', limit: 'run', microUsd: 1e15 },
      { kind: 'raise', limit: 'everything', tokens: 1 },
      { kind: 'answer', gate: storedGate, decision: 'approve', comment: ' ' },
    ];
    for (const action of invalid) expect((await sent(api, stopped, action)).status, JSON.stringify(action)).toBe(400);
    expect(tree(api.data)).toEqual(before);
  });
});

describe('a job', () => {
  const job = (api: Api, jobId: string, what: string) => asked(api, `/v1/jobs/${jobId}/${what}`, { method: 'POST' });
  const jobIn = async (api: Api) => reportIn<DaemonStatus>(await read(api, '/v1/sessions')).jobs[0];

  it('that failed is put back into the queue, or given up', async () => {
    const api = await openApi();
    await fill(api.data);
    const jobId = (await jobIn(api))?.jobId ?? '';
    const retried = reportIn<DaemonJobChange>(await job(api, jobId, 'retry?session=new'));
    expect(retried).toMatchObject({ jobId, state: 'queued', daemonRuns: true });
    expect(await jobIn(api)).toMatchObject({ jobId, status: 'queued' });
    const again = await job(api, jobId, 'retry');
    expect([again.status, reasonIn(again)]).toEqual([
      409,
      expect.stringContaining('only a job that failed can be retried'),
    ]);
    expect(reportIn<DaemonJobChange>(await job(api, jobId, 'dismiss')).state).toBe('dismissed');
    expect(await jobIn(api)).toBeUndefined();
    expect((await job(api, 'job_none', 'retry')).status).toBe(404);
    expect((await job(api, jobId, 'retry?session=other')).status).toBe(400);
  });
});

describe('hostile input', () => {
  const post = (api: Api, url: string, wish: Wish) => asked(api, url, { method: 'POST', ...wish });

  // @verifies control-is-bounded
  it('is refused, changes nothing, and the API still answers', async () => {
    const api = await openApi();
    const [session] = await fill(api.data);
    const before = tree(api.data);
    const entries = `/v1/sessions/${session}/entries`;
    const long = 'x'.repeat(controlBodyBytesMax + 1);
    expect((await post(api, entries, { headers: json, body: '{' })).status).toBe(400);
    expect((await post(api, entries, { headers: json, body: Buffer.from([0xff, 0xfe]) })).status).toBe(400);
    expect((await post(api, entries, { headers: json, body: '['.repeat(100_000) })).status).toBe(400);
    for (const body of [
      '{"kind":"message","text":"\\ud800"}',
      '{"kind":"raise","limit":"run","tokens":1,"reason":"\\udc00"}',
    ])
      expect((await post(api, entries, { headers: json, body })).status).toBe(400);
    expect((await post(api, entries, { headers: { 'content-type': 'text/plain' }, body: '{}' })).status).toBe(415);
    expect((await post(api, entries, { headers: { ...json, 'content-length': long.length }, body: long })).status).toBe(
      413,
    );
    const chunked = await post(api, entries, { headers: { ...json, 'transfer-encoding': 'chunked' }, body: long });
    expect([0, 413]).toContain(chunked.status);
    expect((await post(api, '/v1/stop', { body: '{}' })).status).toBe(413);
    expect((await asked(api, '/v1/stop')).status).toBe(405);
    expect((await asked(api, '/v1/status', { method: 'DELETE' })).status).toBe(405);
    expect((await asked(api, '/v1/status', { headers: { x: 'y'.repeat(100_000) } })).status).toBe(0);
    for (const url of [
      '/v1/sessions/../../../etc/passwd/replay',
      '/v1/sessions/..%2f..%2fqueue.jsonl/replay',
      `/v1/sessions/${session}/../${session}/replay`,
      '/v1/sessions//replay',
      '/v1/sessions/:session/replay',
      `/v1/sessions/${session}/replay/`,
      '//v1/status',
      '/V1/STATUS',
      'http://127.0.0.1/v1/status',
      '*',
    ])
      expect((await asked(api, url)).status, url).toBe(404);
    expect(tree(api.data)).toEqual(before);
    expect([api.stops(), (await read(api, '/v1/status')).status]).toEqual([0, 200]);
  });
});
