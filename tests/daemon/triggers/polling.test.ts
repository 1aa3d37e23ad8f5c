/** Polling of GitHub: the cursor, who set the label, and what happens while GitHub cannot be asked. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GithubApi } from '../../../daemon/triggers/github-api.ts';
import { pollIssues } from '../../../daemon/triggers/poll.ts';
import { type FakeGithub, fakeGithub, labeledIssue, labeling } from './fake-github.ts';
import { contributor, github as source, maintainer, named, self, TriggerWorld } from './trigger-world.ts';

let github: FakeGithub;
beforeEach(async () => {
  github = await fakeGithub();
});
afterEach(() => github.close());

function poller(world = new TriggerWorld(), label = 'workrail') {
  const ports = { ...world.ports(), forge: () => new GithubApi(github.baseUrl, 'token') };
  const rule = named({ github: source({ secretVariable: undefined, pollMinutes: 5, label }) });
  return {
    world,
    poll: () => pollIssues(ports, rule),
    subjects: async () => (await ports.queue.jobs()).map(({ job }) => job.subject),
    finishAll: () => world.finishAll(ports),
    refusals: async () => (await ports.store.read()).refusals,
  };
}

const add = (number: number, minute: number, ...events: object[]) => {
  github.issues.push(labeledIssue(number, `2026-01-01T00:${String(minute).padStart(2, '0')}:00Z`));
  github.labelings.set(number, events);
};

describe('polling', () => {
  it('asks for all issues again if the label of the trigger was changed', async () => {
    const { world, poll } = poller();
    add(1, 5, labeling(10));
    await poll();
    github.requests.splice(0);
    await poller(world, 'other').poll();
    expect(github.requests.filter((path) => path.includes('labels=other'))).not.toEqual([]);
    expect(github.requests.filter((path) => path.includes('since='))).toEqual([]);
  });

  // @verifies one-job-per-subject
  it('starts one run for each time that the label was set, and asks only for what changed', async () => {
    const { poll, subjects, world, finishAll } = poller();
    add(1, 1, labeling(10));
    add(2, 2, labeling(11));
    expect((await poll()).map(({ kind }) => kind)).toEqual(['added', 'added']);
    expect(await poll()).toEqual([]);
    expect(github.requests.filter((path) => path.includes('since=2026-01-01T00%3A02%3A00Z'))).toHaveLength(1);
    const before = github.requests.length;
    expect(await poll()).toEqual([]);
    expect(github.requests.length - before, 'the list has not changed').toBe(1);
    await finishAll();
    world.nowMs += 3_600_000;
    github.issues.splice(0);
    add(1, 5, labeling(10), labeling(12));
    await poll();
    expect(await subjects()).toEqual(['github:owner/repo#1', 'github:owner/repo#2', 'github:owner/repo#1']);
  });

  // @verifies actors-by-id
  it('asks who set the label: a template sets it for the author of an issue', async () => {
    const { poll, subjects, refusals } = poller();
    add(1, 1, labeling(10, contributor));
    add(2, 2, labeling(11, maintainer, 'bug'));
    github.issues.push(labeledIssue(3, '2026-01-01T00:03:00Z', { pull_request: {} }));
    github.labelings.set(3, [labeling(13)]);
    await poll();
    expect(await subjects()).toEqual([]);
    expect(await refusals()).toMatchObject([{ subject: 'github:owner/repo#1', actorId: contributor.id }]);
  });

  // @verifies actors-by-id
  it('gives nothing to an account that got the login of another one', async () => {
    const { poll, subjects } = poller();
    github.permissions.set(maintainer.login, { permission: 'admin', user: { ...maintainer, id: 77 } });
    add(1, 1, labeling(10));
    await poll();
    expect(await subjects()).toEqual([]);
  });

  it('keeps its place while GitHub fails, and finds what was labeled in the meantime', async () => {
    const { poll, subjects } = poller();
    add(1, 1, labeling(10));
    github.failure = 502;
    expect(await poll()).toEqual([
      { kind: 'unavailable', reason: expect.stringContaining('answered 502 for the issues') },
    ]);
    github.failure = null;
    await poll();
    expect(await subjects()).toEqual(['github:owner/repo#1']);
  });

  it.each([
    '/user',
    '/repos/Owner/Repo/issues',
    '/repos/Owner/Repo/issues/1/events',
    '/repos/Owner/Repo/collaborators/maintainer/permission',
  ])('keeps its place if something else than GitHub answers 200 for %s', async (asked) => {
    const { poll, subjects } = poller();
    add(1, 1, labeling(10));
    add(2, 2);
    github.replaced = (path) => (path.toLowerCase() === asked.toLowerCase() ? { status: 200, body: '<html>' } : null);
    expect(await poll()).toEqual([
      { kind: 'unavailable', reason: expect.stringContaining('does not have the form of its API') },
    ]);
    github.replaced = () => null;
    await poll();
    expect(await subjects()).toEqual(['github:owner/repo#1']);
  });

  // One invalid value in the state would stop all triggers.
  it('stores no tag that is longer than the state allows', async () => {
    const { world, poll } = poller();
    add(1, 1, labeling(10));
    await poll();
    github.replaced = (path) =>
      path.endsWith('/issues') ? { status: 200, body: github.issues, headers: { etag: `"${'x'.repeat(400)}"` } } : null;
    expect(await poll()).toEqual([]);
    expect((await world.ports().store.read()).progress).toMatchObject({ fix: { since: '2026-01-01T00:01:00Z' } });
  });

  it.each(['2'.repeat(100), 'yesterday', 5])('keeps its place if an issue has the time %j', async (updated_at) => {
    const { poll, subjects } = poller();
    github.labelings.set(1, [labeling(10)]);
    github.replaced = (path) =>
      path.endsWith('/issues') ? { status: 200, body: [{ ...labeledIssue(1, ''), updated_at }] } : null;
    expect(await poll()).toEqual([
      { kind: 'unavailable', reason: expect.stringContaining('does not have the form of its API') },
    ]);
    github.replaced = () => null;
    add(1, 1, labeling(10));
    await poll();
    expect(await subjects()).toEqual(['github:owner/repo#1']);
  });

  it('asks for its own account again after a rate limit, and only the token of an app has none', async () => {
    const api = new GithubApi(github.baseUrl, 'token');
    const secondary = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';
    for (const [message, headers] of [
      ['limited', { 'x-ratelimit-remaining': '0' }],
      ['limited', { 'retry-after': '60' }],
      [secondary, {}],
    ] as const) {
      github.replaced = () => ({ status: 403, body: { message }, headers });
      expect(await api.ownId()).toEqual({ kind: 'unavailable', reason: expect.stringContaining('answered 403') });
    }
    github.replaced = () => null;
    expect(await api.ownId()).toEqual({ kind: 'read', value: self.id });
    github.replaced = () => ({ status: 403, body: { message: 'Resource not accessible by integration' } });
    expect(await new GithubApi(github.baseUrl, 'token').ownId()).toEqual({ kind: 'read', value: null });
  });

  it('reads all pages of a list', async () => {
    const { poll, subjects } = poller();
    for (let number = 1; number <= 101; number += 1)
      add(
        number,
        1,
        ...(number === 101 ? [...Array.from({ length: 100 }, () => ({ event: 'renamed' })), labeling(10)] : []),
      );
    await poll();
    expect(await subjects()).toEqual(['github:owner/repo#101']);
  });

  it('misses no issue if an earlier one changes between two pages', async () => {
    const { poll, subjects } = poller();
    for (let number = 1; number <= 101; number += 1)
      add(number, number < 60 ? number : 59, ...(number === 101 ? [labeling(10)] : []));
    let isFirst = true;
    github.replaced = (path) => {
      const [changed] = isFirst && path.endsWith('/issues') ? github.issues.splice(4, 1) : [];
      if (changed !== undefined) {
        isFirst = false;
        github.issues.push({ ...changed, updated_at: '2026-01-01T01:00:00Z' });
      }
      return null;
    };
    await poll();
    expect(await subjects()).toEqual(['github:owner/repo#101']);
  });

  it('sees issues after the first page although the first page has not changed', async () => {
    const { poll, subjects } = poller();
    for (let number = 1; number <= 100; number += 1) add(number, 1);
    await poll();
    await poll();
    add(101, 1, labeling(10));
    await poll();
    expect(await subjects()).toEqual(['github:owner/repo#101']);
  });

  it('names the host that refuses the token', async () => {
    const api = new GithubApi(github.baseUrl, 'another');
    expect(await api.ownId()).toEqual({
      kind: 'unavailable',
      reason: expect.stringMatching(/^127\.0\.0\.1:\d+ answered 401/),
    });
  });
});
