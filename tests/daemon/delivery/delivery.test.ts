/** What a delivery does with a real git, a bare remote and a forge. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { err, ok } from 'neverthrow';
import { expect, it, onTestFinished, vi } from 'vitest';
import { definition } from '../../../builtins/contracts/handoff/definition.ts';
import { deliveryPartOf, deliveryText, storedDelivery, withIssue } from '../../../cli/reporters/delivery-text.ts';
import {
  type Delivery,
  type DeliveryOptions,
  deliverSession,
  requestAgain,
  requestDelivery,
} from '../../../daemon/delivery/deliver.ts';
import { isOurs } from '../../../daemon/delivery/delivery-text.ts';
import { handoffKind } from '../../../daemon/delivery/handoff.ts';
import { deliverStopped, type StoppedSession } from '../../../daemon/delivery/session-delivery.ts';
import type { SessionResult } from '../../../daemon/session/outcome.ts';
import { unshareAdapter } from '../../../daemon/sandbox/unshare.ts';
import { chainDepthOf, markerOf } from '../../../daemon/triggers/marker.ts';
import { WorktreeLedger } from '../../../daemon/worktrees/ledger.ts';
import type { OpenRun } from '../../../runtime/runtime.ts';
import type { ErrorEnvelope } from '../../../schemas/errors.ts';
import type { DeliveryTarget } from '../../../schemas/daemon/delivery.ts';
import { forgeReplyBytesMax, unstatedLimitMs, worktreeGitOutputBytesMax } from '../../../schemas/daemon/limits.ts';
import { git } from '../../support/git.ts';
import { forgeToken } from '../forge/server.ts';
import { bundledInside } from '../sandbox/sandbox-world.ts';
import { branch, DeliveryWorld, done, never as neverAborts, sessionId } from './delivery-world.ts';

const changed = (): DeliveryWorld => DeliveryWorld.changed();

it('without a forge, a delivery pushes one commit on top of the base branch, with the text of the handoff', async () => {
  const world = changed();
  const delivery = await world.deliver();
  expect(delivery.kind).toBe('delivered');
  expect(world.branches()).toEqual(['main', branch]);
  expect(await world.inRemote('rev-parse', `${branch}^`)).toBe(world.base);
  expect(await world.inRemote('show', `${branch}:a.txt`)).toBe('one\ntwo\nthree');
  const message = await world.inRemote('log', '-1', '--format=%B', branch);
  expect(message).toMatch(/^Fix the login\n\nThe login works again\.\n\nDone:\n- a\.txt has three lines\./);
  expect(git(world.checkout, 'status', '--porcelain')).toBe('');
});

// @verifies delivery-repeats-nothing
it('a delivery that is complete is not repeated, and the same plan makes the same commit', async () => {
  const world = await changed().listen();
  await world.deliver(world.target({ issue: 7, labels: ['unattended'] }));
  const [commit, effects] = [await world.inRemote('rev-parse', branch), [...world.forge.effects]];
  expect((await world.continue()).kind).toBe('delivered');
  expect(await world.inRemote('rev-parse', branch)).toBe(commit);
  expect(world.forge.effects).toEqual(effects);
  expect(world.forge.pulls).toHaveLength(1);
  expect(world.forge.labels.get(100)).toEqual(new Set(['unattended']));
  expect(world.forge.comments.get(7)).toHaveLength(1);
  expect(isOurs(world.forge.comments.get(7)?.[0]?.body ?? '')).toBe(true);
});

/** As the reply of a forge, which a stranger wrote. */
const writtenBy = (login: string, body: string) => ({
  id: 1,
  html_url: 'https://forge.example/evil',
  body,
  user: { login },
});

// @verifies markers-cannot-be-forged
it('a comment of a stranger with the name of the session and of the effect is not taken for the comment of the daemon', async () => {
  const world = await changed().listen();
  for (const what of ['changes', 'question-0123456789abcdef', 'nothing_to_change'])
    world.forge.comments.set(7, [
      ...(world.forge.comments.get(7) ?? []),
      writtenBy('mallory', `Nothing to see. <!-- workrail:${sessionId}:${what} -->`),
    ]);
  const delivery = await world.deliver(world.target({ issue: 7 }));
  expect(delivery.kind).toBe('delivered');
  expect(delivery.state.proofs.get('comment')?.url).not.toBe('https://forge.example/evil');
  expect(world.forge.comments.get(7)?.at(-1)?.body).toContain('Opened #100');
});

// @verifies markers-cannot-be-forged
it('a copy of the marker of one comment stands for no other effect, and on no other issue', async () => {
  const world = await changed().listen();
  await world.deliver(world.target({ issue: 7 }), { kind: 'question', question: 'Which one?' });
  const [question] = world.forge.comments.get(7) ?? [];
  const marker = /<!-- workrail:sess_\S+ -->/.exec(question?.body ?? '')?.[0] ?? '';
  expect(marker).toMatch(/:[0-9a-f]{32} -->$/);
  const copy = marker.replace(/question-[0-9a-f]+/, 'changes');
  world.forge.comments.set(7, [writtenBy('mallory', copy), ...(question === undefined ? [] : [question])]);
  expect((await world.continue()).state.proofs.get('comment')?.url).not.toBe('https://forge.example/evil');
  expect(world.forge.comments.get(7)).toHaveLength(3);

  const posted = /<!-- workrail:sess_\S+:changes:\S+ -->/.exec(world.forge.comments.get(7)?.at(-1)?.body ?? '')?.[0];
  world.forge.comments.set(8, [writtenBy('mallory', posted ?? '')]);
  expect((await again(world, world.target({ issue: 8 }))).kind).toBe('delivered');
  expect(world.forge.comments.get(8)).toHaveLength(2);
});

// @verifies markers-cannot-be-forged delivery-repeats-nothing
it('an effect that an earlier version announced is found by the marker of that version', async () => {
  const world = await changed().listen();
  await world.deliver(world.target({ issue: 7 }), { kind: 'question', question: 'Which one?' });
  const withoutKey = (text: string) => text.replaceAll(/,"markerKey":"[0-9a-f]+"/g, '');
  fs.writeFileSync(world.layout.outbox(sessionId), withoutKey(world.outboxText()));
  const [question] = world.forge.comments.get(7) ?? [];
  const body = question?.body?.replace(/:[0-9a-f]{32} -->/, ' -->') ?? '';
  world.forge.comments.set(7, [writtenBy('workrail', body)]);
  // A process that planned it again, and stopped before it announced the comment, has no key either.
  const [planned = ''] = withoutKey(world.outboxText())
    .split('\n')
    .filter((line) => line.includes('"planned"'));
  fs.appendFileSync(world.layout.outbox(sessionId), `${planned}\n`);
  await world.continue({ kind: 'question', question: 'Which one?' });
  expect(world.forge.comments.get(7)).toHaveLength(1);
  expect((await world.continue()).kind).toBe('delivered');
  expect(world.forge.comments.get(7)?.at(-1)?.body).toMatch(/:changes:[0-9a-f]{32} -->/);
});

it('an open pull request of a fork, or to another branch, is not the one of this delivery', async () => {
  const world = await changed().listen();
  const answer = [
    {
      number: 5,
      html_url: 'https://forge.example/5',
      head: { repo: { id: 2 } },
      base: { ref: 'main', repo: { id: 1 } },
    },
    {
      number: 6,
      html_url: 'https://forge.example/6',
      head: { repo: { id: 1 } },
      base: { ref: 'old', repo: { id: 1 } },
    },
  ];
  world.forge.faultOf = (method, path) =>
    method === 'GET' && path.endsWith('/pulls') ? { kind: 'replaced', by: answer } : null;
  expect((await world.deliver()).state.proofs.get('pull_request')?.number).toBe(100);
});

it('an open pull request of the branch is adopted, and so is one that appears in between', async () => {
  const world = await changed().listen();
  world.forge.faultOf = (method, path) =>
    method === 'POST' && path.endsWith('/pulls') ? { kind: 'after', status: 502 } : null;
  expect((await world.deliver()).kind).toBe('delivered');
  expect(world.forge.pulls).toHaveLength(1);
});

// @verifies deliveries-name-their-chain
it('what is posted states the costs of the run and how many jobs led to it, so that triggers see a loop', async () => {
  const world = await changed().listen();
  const environment = world.environment();
  await requestDelivery(environment, sessionId, world.target({ issue: 7 }));
  const queued = { jobId: 'job_1', trigger: 'fix', trust: 'user' as const, chainDepth: 2 };
  await deliverSession(environment, { ...world.session, queued }, done, neverAborts);
  const [pull] = world.forge.pulls;
  expect(pull?.body).toContain('\n\nCost: $0.0045, 3 model calls, 1200 tokens\n\nFor #7\n\n<!--');
  for (const body of [pull?.body, world.forge.comments.get(7)?.[0]?.body]) {
    expect(body).toContain(markerOf(2));
    expect(chainDepthOf([body ?? ''])).toBe(3);
  }
  expect(await world.inRemote('log', '-1', '--format=%B', branch)).not.toContain('Cost:');
});

it('the handoff that is looked for is the artifact of the contract', () => {
  expect(handoffKind).toBe(definition.artifactKind);
});

it('work that is not complete becomes a draft', async () => {
  const world = await changed().listen();
  await world.deliver(world.target(), {
    kind: 'success',
    handoff: { ...handoffOfDone, outcome: 'partial', open: ['The tests.'] },
  });
  expect(world.forge.pulls[0]).toMatchObject({ draft: true, title: 'Fix the login' });
});
const handoffOfDone = done.kind === 'success' ? done.handoff : never();
function never(): never {
  throw new Error('the handoff of a success');
}

it('if there is nothing to change, or only a question, the issue gets a comment and no branch is pushed', async () => {
  const world = await new DeliveryWorld().listen();
  world.work({});
  expect((await world.deliver(world.target({ issue: 7 }))).state.plan?.kind).toBe('nothing_to_change');
  const other = await new DeliveryWorld().listen();
  const asked = { kind: 'question' as const, question: 'Which account?' };
  await other.deliver(other.target({ issue: 7 }), asked);
  // The same question after a resume, and another one.
  await other.continue(asked);
  await other.continue({ kind: 'question', question: 'Which region?' });
  expect(world.forge.comments.get(7)).toHaveLength(1);
  expect(other.forge.comments.get(7)?.map(({ body }) => /Which \w+\?/.exec(body ?? '')?.[0])).toEqual([
    'Which account?',
    'Which region?',
  ]);
  expect([...world.branches(), ...other.branches()]).toEqual(['main', 'main']);
});

// @verifies blocked-results-are-shown
it('the question of a blocked result waits for the user if no issue gets it as a comment', async () => {
  const world = await changed().listen();
  const end = {
    kind: 'success' as const,
    handoff: { ...handoffOfDone, outcome: 'blocked' as const, summary: 'I need a login.', open: ['Which one?'] },
  };
  const refused = await world.deliver(world.target(), end);
  expect(refused).toMatchObject({
    kind: 'refused',
    reason: expect.stringMatching(/ended as blocked, .* no issue for a comment: I need a login\.\nWhich one\?$/s),
    next: expect.stringMatching(/daemon deliver amber-otter-42 --retry --issue <number>\. .* worktrees adopt /),
  });
  expect((await again(world, world.target({ issue: 7 }), end)).kind).toBe('delivered');
  expect(world.forge.comments.get(7)?.[0]?.body).toContain('Which one?');
  expect(world.branches()).toEqual(['main']);
});

it('work is rebased if the base branch moved, and refused if it conflicts', async () => {
  const world = changed();
  world.pushOther('b.txt', 'of somebody else\n');
  expect(await world.deliver()).toMatchObject({ kind: 'delivered' });
  expect(await world.inRemote('show', `${branch}:b.txt`)).toBe('of somebody else');
  expect(await world.inRemote('rev-parse', `${branch}^`)).toBe(await world.inRemote('rev-parse', 'main'));
  const other = changed();
  other.pushOther('a.txt', 'zero\n');
  expect(await other.deliver()).toMatchObject({
    kind: 'refused',
    reason: expect.stringMatching(/conflict with the work in a\.txt/),
    next: expect.stringMatching(
      /worktrees adopt sess_\w+ makes a branch .*: workrail daemon deliver sess_\w+ --dismiss$/,
    ),
  });
  expect(other.branches()).toEqual(['main']);
});

it('a remote that does not exist is refused with the setting that names another one', async () => {
  const world = changed();
  git(world.checkout, 'remote', 'remove', 'origin');
  expect(await world.deliver()).toMatchObject({
    kind: 'refused',
    reason: expect.stringMatching(/^the remote cannot be read: /),
    next: expect.stringMatching(/^Check: git ls-remote origin\. To use another remote, set "remote"/),
  });
});

it('commits of the user that the base branch does not have are not delivered', async () => {
  const world = new DeliveryWorld();
  git(world.checkout, 'commit', '-q', '--allow-empty', '-m', 'not pushed');
  Object.assign(world, { base: git(world.checkout, 'rev-parse', 'HEAD') });
  world.work({ 'a.txt': 'two\n' });
  expect(await world.deliver()).toMatchObject({
    kind: 'refused',
    reason: expect.stringMatching(/contains 1 commit missing from origin\/main/),
    next: expect.stringMatching(/^Push these commits first/),
  });
});

it('the refusal of a child session that started with work of its parent names the delivery of the parent', async () => {
  const world = new DeliveryWorld();
  git(world.checkout, 'commit', '-q', '--allow-empty', '-m', 'a checkpoint of the parent');
  const parent = { parentSessionId: 'sess_parent' };
  Object.assign(world, { base: git(world.checkout, 'rev-parse', 'HEAD'), session: { ...world.session, parent } });
  world.work({ 'a.txt': 'two\n' });
  const { next } = (await world.deliver()) as { readonly next?: string };
  expect(next).toContain('workrail daemon deliver sess_parent');
  expect(next).not.toContain('Push');
});

// @verifies gates-before-effects, no-secret-is-delivered
it.each([
  ['a protected file', { 'sub/.GitHub/workflows/x.yml': 'on: push\n' }, {}, /protected files/],
  [
    'a key of the daemon',
    { 'c.txt': 'x\na-key-of-the-model\n' },
    {},
    /a key or token that the daemon uses in "c\.txt", line 2/,
  ],
  ['a check without a sandbox', { 'c.txt': 'x\n' }, { checks: ['true'] }, /checks need a sandbox/],
])('%s is refused before any effect, and the refusal says what is allowed', async (_, files, rules, reason) => {
  const world = new DeliveryWorld();
  world.work(files);
  const delivery = await world.deliver(world.target(rules));
  expect(delivery).toMatchObject({
    kind: 'refused',
    reason: expect.stringMatching(reason),
    next: expect.stringMatching(/\w/),
  });
  expect(world.outboxText()).not.toMatch(/started|a-key-of-the-model/);
  expect(world.branches()).toEqual(['main']);
});

it('rules open the gates that they name', async () => {
  const world = new DeliveryWorld();
  world.work({ 'package-lock.json': '{}\n', 'tests/key.pem': '-----BEGIN PRIVATE KEY-----\n' });
  const rules = { protectedPaths: ['package-lock.json'], secretPaths: ['tests/**'] };
  expect((await world.deliver(world.target(rules))).kind).toBe('delivered');
});

it('a secret in the name of a file is found, and not shown', async () => {
  const world = new DeliveryWorld();
  world.work({ 'ghp_abcdefghijklmnopqrstuvwxyz0123456789.txt': 'x' });
  const refused = await world.deliver();
  expect(refused).toMatchObject({
    kind: 'refused',
    reason: expect.stringMatching(/a GitHub token in the name of a file$/),
  });
  expect(JSON.stringify(refused)).not.toContain('ghp_');
});

it('a secret in the name of a file is not shown because the file contains one as well, and is none if the file was there', async () => {
  const name = 'ghp_abcdefghijklmnopqrstuvwxyz0123456789.txt';
  const world = new DeliveryWorld();
  world.work({ [name]: '-----BEGIN PRIVATE KEY-----\n' });
  const refused = await world.deliver();
  expect(refused).toMatchObject({
    kind: 'refused',
    reason: expect.stringMatching(/a GitHub token in the name of a file; a private key in that file, line 1$/),
  });
  expect(JSON.stringify(refused)).not.toContain('ghp_');
  const other = new DeliveryWorld([name]);
  other.work({ [name]: 'changed\n' });
  expect(await other.deliver()).toMatchObject({ kind: 'delivered' });
});

it('an author that git does not accept is named as the cause, not the repository', async () => {
  for (const name of ['<>', '.'])
    expect(
      await changed().deliver({ remote: 'origin', baseBranch: 'main', issue: null, author: { name, email: 'a@b' } }),
    ).toMatchObject({ kind: 'refused', next: expect.stringMatching(/^Set the name of "author"/) });
});

it('a link is refused', async () => {
  const world = new DeliveryWorld();
  fs.symlinkSync('/etc/passwd', `${world.checkout}/link`);
  world.work({});
  expect(await world.deliver()).toMatchObject({ kind: 'refused', reason: expect.stringMatching(/links/) });
});

it('a branch with commits of somebody else is never moved', async () => {
  const world = changed();
  git(world.checkout, 'push', '-q', 'origin', `main:refs/heads/${branch}`);
  expect(await world.deliver()).toMatchObject({
    kind: 'failed',
    reason: expect.stringMatching(/commits that this session did not push: rename or delete that branch first/),
  });
  expect(await world.inRemote('rev-parse', branch)).toBe(world.base);
});

it('a rate limit that ends late, and a refusal of the forge, fail the delivery, and a retry continues it', async () => {
  const world = await changed().listen();
  world.forge.faultOf = (method, path) =>
    method === 'POST' && path.endsWith('/pulls')
      ? { kind: 'before', status: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '9999' } }
      : null;
  const failed = await world.deliver();
  expect(failed).toMatchObject({ kind: 'failed', next: expect.stringMatching(/daemon deliver sess_\w+ --retry/) });
  expect(world.branches()).toEqual(['main', branch]);
  world.forge.faultOf = () => null;
  expect((await world.continue()).kind).toBe('delivered');
  expect(world.forge.pulls).toHaveLength(1);
});

it('a secondary rate limit, which only words state, is waited for', async () => {
  const world = await changed().listen();
  let isLimited = true;
  world.forge.faultOf = (method, path) =>
    method === 'POST' && path.endsWith('/pulls') && isLimited
      ? { kind: 'before', status: 403, message: 'You have exceeded a secondary rate limit.' }
      : null;
  const waits: number[] = [];
  const pause = async (ms: number) => {
    waits.push(ms);
    isLimited = false;
  };
  // The clock of the client of the forge.
  const host = { ...world.host, clock: { ...world.host.clock, nowMs: () => 1_000_000 } };
  expect((await world.deliver(world.target(), done, world.environment({ pause, host }))).kind).toBe('delivered');
  expect(waits).toEqual([unstatedLimitMs]);
});

async function again(world: DeliveryWorld, target: DeliveryTarget, end = done): Promise<Delivery> {
  await requestAgain(world.environment(), sessionId, target);
  return world.continue(end);
}

it('a retry delivers by the configuration of today if the push was refused, and repeats the gates', async () => {
  const world = changed();
  git(world.checkout, 'push', '-q', 'origin', `main:refs/heads/${branch}`);
  expect((await world.deliver()).kind).toBe('failed');
  const refused = await again(world, world.target({ paths: ['docs/**'] }));
  expect(refused).toMatchObject({ kind: 'refused', reason: expect.stringMatching(/outside the allowed paths/) });
  git(world.folder, 'clone', '-q', '--bare', world.remote, `${world.folder}/fork.git`);
  git(`${world.folder}/fork.git`, 'update-ref', '-d', `refs/heads/${branch}`);
  git(world.checkout, 'remote', 'add', 'fork', `${world.folder}/fork.git`);
  const author = { name: 'Ada', email: 'ada@example.org' };
  expect((await again(world, world.target({ remote: 'fork', author }))).kind).toBe('delivered');
  expect(git(`${world.folder}/fork.git`, 'log', '-1', '--format=%an', branch)).toBe('Ada');
  expect(await world.inRemote('rev-parse', branch)).toBe(world.base);
});

it('a push without an answer is remembered under a new plan', async () => {
  const world = changed();
  const dies = (record: { readonly kind: string; readonly effect?: string }) => {
    if (record.kind === 'done' && record.effect === 'push') throw new Error('dies');
  };
  await expect(world.deliver(world.target(), done, world.environment({ observe: dies }))).rejects.toThrow('dies');
  const lines = world.outboxText().trimEnd().split('\n');
  fs.writeFileSync(world.layout.outbox(sessionId), `${lines.slice(0, -1).join('\n')}\n`);
  const author = { name: 'Ada', email: 'ada@example.org' };
  expect((await again(world, world.target({ author }))).kind).toBe('delivered');
  expect(await world.inRemote('log', '--format=%an', `main..${branch}`)).toBe('Ada');
});

it('a retry opens the pull request at the forge of today, and never a second one', async () => {
  const world = await changed().listen();
  const forge = { kind: 'github' as const, owner: 'acme', repo: 'app', baseUrl: world.baseUrl, tokenVariable: 'T' };
  expect((await world.deliver(world.target({ forge: { ...forge, repo: 'typo' } }))).kind).toBe('failed');
  expect((await again(world, world.target({ forge }))).kind).toBe('delivered');
  expect(world.forge.pulls).toHaveLength(1);

  const other = await changed().listen();
  other.forge.faultOf = (method, path) =>
    path.endsWith('/pulls') && (method === 'POST' || other.forge.pulls.length > 0)
      ? { kind: 'after', status: 502 }
      : null;
  expect((await other.deliver(other.target())).kind).toBe('failed');
  other.forge.faultOf = () => null;
  const pushed = await other.inRemote('rev-parse', branch);
  const elsewhere = { ...forge, baseUrl: other.baseUrl, repo: 'elsewhere' };
  expect((await again(other, other.target({ forge: elsewhere }))).kind).toBe('delivered');
  expect(other.forge.pulls).toHaveLength(1);
  expect(await other.inRemote('rev-parse', branch)).toBe(pushed);
});

it('labels and the issue of today count for a pull request that is open, and nothing of it changes', async () => {
  const world = await changed().listen();
  world.forge.faultOf = (method, path) =>
    method === 'POST' && path.endsWith('/labels') ? { kind: 'before', status: 422 } : null;
  expect((await world.deliver(world.target({ labels: ['bad'] }))).kind).toBe('failed');
  const pushed = await world.inRemote('rev-parse', branch);
  world.forge.faultOf = () => null;
  expect((await again(world, world.target({ labels: ['good'], issue: 7 }))).kind).toBe('delivered');
  expect(world.forge.labels.get(100)).toEqual(new Set(['good']));
  expect(world.forge.comments.get(7)).toHaveLength(1);
  expect((await again(world, world.target({ labels: ['good'], issue: 8 }))).kind).toBe('delivered');
  expect(world.forge.comments.get(8)).toHaveLength(1);
  expect(world.forge.pulls).toHaveLength(1);
  expect(await world.inRemote('rev-parse', branch)).toBe(pushed);
});

it('labels count as set only if the forge answers with them', async () => {
  const world = await changed().listen();
  for (const by of ['<html>Log in</html>', [], null]) {
    world.forge.faultOf = (method, path) =>
      method === 'POST' && path.endsWith('/labels') ? { kind: 'replaced', by } : null;
    expect(await world.deliver(world.target({ labels: ['good'] }))).toMatchObject({
      kind: 'failed',
      reason: expect.stringMatching(/^label: .*does not have the form of its API/),
    });
  }
  world.forge.faultOf = () => null;
  expect((await again(world, world.target({ labels: ['good'] }))).kind).toBe('delivered');
  expect(world.forge.labels.get(100)).toEqual(new Set(['good']));
});

it('a stop ends a call to a forge that does not answer, and the next process continues', async () => {
  const world = await changed().listen();
  const stopping = new AbortController();
  world.forge.faultOf = () => {
    setTimeout(() => stopping.abort(), 200);
    return { kind: 'endless', bytes: 1 };
  };
  await requestDelivery(world.environment(), sessionId, world.target());
  // Without the stop, nothing ends the call.
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(neverAborts);
  onTestFinished(() => timeout.mockRestore());
  expect((await deliverSession(world.environment(), world.session, done, stopping.signal)).kind).toBe('stopped');
  expect((await world.outbox()).failure).toBe(null);
  world.forge.faultOf = () => null;
  expect((await world.continue()).kind).toBe('delivered');
});

it('a branch that somebody deleted before its pull request was opened is pushed again', async () => {
  const world = await changed().listen();
  world.forge.faultOf = (method) => (method === 'POST' ? { kind: 'before', status: 403 } : null);
  expect((await world.deliver()).kind).toBe('failed');
  git(world.remote, 'update-ref', '-d', `refs/heads/${branch}`);
  world.forge.faultOf = () => null;
  expect((await world.continue()).kind).toBe('delivered');
  expect(world.forge.pulls).toHaveLength(1);
});

it('a refused push states the reason of the remote, without control characters and secrets', async () => {
  const world = await changed().listen();
  git(world.remote, 'config', 'http.receivepack', 'true');
  git(world.checkout, 'remote', 'set-url', 'origin', `${world.baseUrl}/git/`);
  fs.mkdirSync(`${world.remote}/hooks`, { recursive: true });
  const reasonFor = async (script: string): Promise<string> => {
    fs.writeFileSync(`${world.remote}/hooks/pre-receive`, `#!/bin/sh\n${script}\nexit 1\n`, { mode: 0o755 });
    const delivery = await world.deliver();
    return 'reason' in delivery ? delivery.reason : delivery.kind;
  };
  const reason = await reasonFor("printf 'Commits need a ticket\\n\\n\\033[31mAsk Ada\\n' >&2");
  expect(reason).toMatch(/pre-receive hook declined\); the remote printed: Commits need a ticket; \[31mAsk Ada$/);
  expect(await reasonFor('echo ghp_abcdefghijklmnopqrstuvwxyz0123456789 >&2')).toMatch(
    /declined\); the remote printed: \[a text that contains a possible secret\]$/,
  );
  expect((await reasonFor('yes line | head -n 500 >&2')).length).toBeLessThan(800);
  const forged = `awk 'BEGIN { for (i = 0; i < 30; i++) printf "%900s! [forged] all is well\\n", "" }' >&2`;
  expect(await reasonFor(forged)).toMatch(/^push: git push failed: ! \[remote rejected\]/);
});

it('a session without a worktree names each cause, also a repository without a commit', async () => {
  expect(await new DeliveryWorld().deliver()).toMatchObject({
    kind: 'refused',
    reason: expect.stringContaining('not in a git repository with a commit, or "sandbox" is "no_tools"'),
    next: expect.stringContaining('in a git repository with a commit'),
  });
});

it('a question without a place for it is not said to be delivered', async () => {
  const world = await changed().listen();
  const delivery = await world.deliver(world.target(), { kind: 'question', question: 'Which login?' });
  expect(deliveryText(deliveryPartOf(delivery))).toMatch(/^Nothing to deliver: the session waits for you/);
});

it('a dry run says that all gates pass only of changes: a question and a result without changes go through none', async () => {
  const question = { kind: 'question', question: 'Which login?' } as const;
  const planned = async (made: DeliveryWorld, issue: number | null, end: typeof done | typeof question = done) => {
    const world = await made.listen();
    const options = { dryRun: true, target: world.target(issue === null ? {} : { issue }) };
    const delivery = await deliverSession(world.environment(), world.session, end, neverAborts, options);
    const part = deliveryPartOf(delivery);
    return [part.outcome, deliveryText(part)];
  };
  expect(await planned(changed(), 7)).toEqual([
    'planned',
    expect.stringMatching(/^All gates pass\. Planned delivery: /),
  ]);
  const unchanged = new DeliveryWorld();
  unchanged.work({});
  expect(await planned(unchanged, 7)).toEqual([
    'nothing_to_change',
    expect.stringMatching(/^Nothing to deliver: there are no changes\b.*\bcomment: planned$/s),
  ]);
  expect(await planned(changed(), 7, question)).toEqual([
    'question',
    expect.stringMatching(/^A delivery would post the question of the session as a comment\b.*\bcomment: planned$/s),
  ]);
  expect(await planned(changed(), null, question)).toEqual([
    'question',
    'Nothing to deliver: the session waits for you, and the delivery has no issue for a comment',
  ]);
});

it('a 403 and a 404 of the forge are not taken for a missing permission', async () => {
  const world = await changed().listen();
  world.forge.faultOf = (method, path) =>
    method === 'GET' && path.endsWith('/comments') ? { kind: 'before', status: 404, message: 'Not Found' } : null;
  expect(await world.deliver(world.target({ issue: 999 }))).toMatchObject({
    reason: 'comment: the forge answered 404: it does not exist, or the token lacks a permission: Not Found',
  });
});

it('a reply that does not have the form of its API fails the delivery, which a retry completes', async () => {
  const world = await changed().listen();
  const target = world.target({ issue: 7, labels: ['worktrain'] });
  // In the order in which the delivery sends these requests: each failure is also a retry that has got past those before it.
  for (const [method, path, what, by] of [
    ['GET', '/pulls', 'not a list', {}],
    ['GET', '/pulls', 'a list of nothing', [null]],
    ['GET', '/pulls', 'without a number', [{ number: '1', html_url: 'a' }]],
    ['GET', '/pulls', 'without an address', [{ number: 1 }]],
    ['POST', '/pulls', 'a list', []],
    ['POST', '/pulls', 'with an endless address', { number: 1, html_url: 'a'.repeat(3000) }],
    ['GET', '/labels', 'without a name', [{ name: 1 }]],
    ['GET', '/comments', 'a text', 'text'],
    ['POST', '/comments', 'nothing', null],
  ]) {
    let replaced = 0;
    world.forge.faultOf = (...call) => {
      if (call[0] !== method || !call[1].endsWith(`${path}`)) return null;
      replaced += 1;
      return { kind: 'replaced', by };
    };
    expect(await world.deliver(target), `${method} ${path}: ${what}`).toMatchObject({
      kind: 'failed',
      reason: expect.stringMatching(/form of its API/),
    });
    expect(replaced, `${method} ${path}: ${what}`).toBeGreaterThan(0);
  }
  world.forge.faultOf = () => null;
  expect((await world.continue()).kind).toBe('delivered');
  expect(world.forge.pulls).toHaveLength(1);
});

it('a message of the forge is cut without halves of characters, and without a part of the token', async () => {
  const world = await changed().listen();
  for (const length of [299, 300]) {
    world.forge.faultOf = () => ({ kind: 'before', status: 404, message: 'a'.repeat(length) + '😀'.repeat(20) });
    expect(await world.deliver()).toMatchObject({ kind: 'failed', reason: expect.stringMatching(/answered 404/) });
  }
  world.forge.faultOf = () => ({ kind: 'before', status: 404, message: `${'a'.repeat(280)} ${forgeToken}` });
  const { reason } = (await world.deliver()) as { readonly reason: string };
  expect(reason).not.toContain(forgeToken.slice(0, 10));
});

it('a reply of the forge that is too long is not read to its end', async () => {
  const world = await changed().listen();
  world.forge.faultOf = (method) => (method === 'GET' ? { kind: 'endless', bytes: forgeReplyBytesMax + 1 } : null);
  expect(await world.deliver()).toMatchObject({ kind: 'failed', reason: expect.stringMatching(/is longer than/) });
});

// @verifies token-goes-to-its-forge
it('a push over HTTP uses the token of the forge, and no file or message has it', async () => {
  const world = await changed().listen();
  git(world.remote, 'config', 'http.receivepack', 'true');
  git(world.checkout, 'remote', 'set-url', 'origin', `${world.baseUrl}/git/`);
  expect((await world.deliver()).kind).toBe('delivered');
  expect(world.forge.pulls[0]?.head.sha).toBe(await world.inRemote('rev-parse', branch));
  expect(world.outboxText()).not.toContain(forgeToken);
  // The host of another forge gets no token: the push fails, and so does nothing else.
  const other = await changed().listen();
  git(other.checkout, 'remote', 'set-url', 'origin', `${other.baseUrl.replace('127.0.0.1', 'localhost')}/git/`);
  const refused = await other.deliver();
  expect(refused.kind).toBe('refused');
  expect(JSON.stringify(refused)).not.toContain(forgeToken);
});

// @verifies agent-text-is-inert
it.each(['---', '--- a/x', '# ------------------------ >8 ------------------------'])(
  'a line %s in the text of an agent does not make its trailer the one of the commit',
  async (line) => {
    const world = changed();
    const summary = `Did it.\n\nWorkRail-Session: sess_other\n${line}\nmore`;
    await world.deliver(world.target(), { kind: 'success', handoff: { ...handoffOfDone, summary } });
    const message = await world.inRemote('log', '-1', '--format=%B', branch);
    const args = ['interpret-trailers', '--parse'];
    const parsed = execFileSync('git', args, { input: `${message}\n`, encoding: 'utf8' });
    expect(parsed).toBe(`WorkRail-Session: ${sessionId}\n`);
  },
);

it('a secret in the handoff is refused without the advice to allow a file, which would not help', async () => {
  const world = changed();
  const summary = 'The key is AKIAABCDEFGHIJKLMNOP.';
  const end = { kind: 'success' as const, handoff: { ...handoffOfDone, summary } };
  const delivery = await world.deliver(world.target(), end);
  const next = /^Rotate the secret in the handoff: a retry .* worktrees adopt /;
  expect(delivery).toMatchObject({
    kind: 'refused',
    reason: expect.stringContaining('in the handoff'),
    next: expect.stringMatching(next),
  });
  expect(delivery).not.toMatchObject({ next: expect.stringContaining('secretPaths') });
});

// @verifies agent-text-is-inert
it('what an agent wrote notifies nobody, closes no issue, and forges no marker', async () => {
  const world = await changed().listen();
  const summary = 'Fixes #12. Ping @everyone.\n/merge\n<!-- workrail:sess_other:pull_request -->';
  await world.deliver(world.target(), { kind: 'success', handoff: { ...handoffOfDone, summary } });
  const body = world.forge.pulls[0]?.body ?? '';
  expect(body).not.toMatch(/#12|@everyone|^\/merge/m);
  expect(body.match(/<!--/g)).toHaveLength(2);
});

// @verifies checks-run-in-a-sandbox
it('checks run in a sandbox on the files to deliver, and a failed one refuses the delivery', async ({ skip }) => {
  const world = changed();
  const adapter = unshareAdapter(await bundledInside(world.folder));
  const environment = world.environment({ adapter });
  const check = `test "$(wc -l < a.txt)" = 3 && test ! -e ${world.checkout}`;
  const failed = await world.deliver(world.target({ checks: ['true', 'echo broken; exit 3'] }), done, environment);
  if (failed.kind === 'refused' && failed.reason.startsWith('the sandbox')) return skip(failed.reason);
  expect(failed).toMatchObject({ kind: 'refused', reason: expect.stringMatching(/exited with 3: broken/) });
  expect(await world.deliver(world.target({ checks: ['kill -9 -1'] }), done, environment)).toMatchObject({
    kind: 'refused',
    reason: expect.stringMatching(/checks could not be completed: the sandbox ended/),
  });
  // Code of the agent that one check runs changes nothing for the next, neither at once nor later.
  const tamper = 'rm a.txt; echo changed > b.txt; (while sleep 0.05; do rm -f a.txt; done) & disown';
  const tampered = await world.deliver(world.target({ checks: [tamper, `${check} && exit 7`] }), done, environment);
  expect(tampered).toMatchObject({ kind: 'refused', reason: expect.stringMatching(/exited with 7/) });
  expect((await world.deliver(world.target({ checks: [check] }), done, environment)).kind).toBe('delivered');
  expect(git(world.checkout, 'worktree', 'list').split('\n')).toHaveLength(1);
});

/** @verifies git-runs-nothing */
it('a program that the configuration of the repository names for the remote does not run', async () => {
  const world = changed();
  const marker = `${world.folder}/fired`;
  for (const name of ['uploadpack', 'receivepack'])
    git(world.checkout, 'config', `remote.origin.${name}`, `touch ${marker}; git-${name.replace('pack', '-pack')}`);
  expect((await world.deliver()).kind).toBe('delivered');
  expect(fs.existsSync(marker)).toBe(false);
});

/** @verifies git-runs-nothing */
it('a merge program that the configuration and the attributes of the repository name does not run', async () => {
  const world = changed();
  const marker = `${world.folder}/fired`;
  world.pushOther('a.txt', 'of somebody else\n');
  git(world.checkout, 'config', 'merge.default', 'evil');
  git(world.checkout, 'config', 'merge.evil.driver', `touch ${marker}`);
  fs.writeFileSync(`${world.repository}/info/attributes`, '* merge=evil\n');
  expect(await world.deliver()).toMatchObject({ kind: 'refused', reason: expect.stringMatching(/conflict .* a\.txt/) });
  expect(fs.existsSync(marker)).toBe(false);
});

/** @verifies git-runs-nothing */
it('a remote that is a directory runs neither its hooks nor a program of its configuration', async () => {
  const world = changed();
  const marker = `${world.folder}/fired`;
  const lender = `${world.folder}/lender.git`;
  git(world.folder, 'init', '-q', '--bare', lender);
  fs.writeFileSync(`${world.remote}/objects/info/alternates`, `${lender}/objects\n`);
  git(world.remote, 'config', 'core.alternateRefsCommand', `touch ${marker}-refs; true`);
  for (const name of ['pre-receive', 'update', 'post-receive', 'post-update', 'reference-transaction'])
    fs.writeFileSync(`${world.remote}/hooks/${name}`, `#!/bin/sh\ntouch ${marker}-${name}\n`, { mode: 0o755 });
  expect((await world.deliver()).kind).toBe('delivered');
  expect(fs.readdirSync(world.folder).filter((name) => name.startsWith('fired'))).toEqual([]);
});

// @verifies token-goes-to-its-forge
it('no proxy and no other setting of the repository receives the token', async () => {
  const world = await changed().listen();
  world.pushOther('c.txt', 'of somebody else\n');
  git(world.remote, 'config', 'http.receivepack', 'true');
  const url = `${world.baseUrl}/git/`;
  git(world.checkout, 'remote', 'set-url', 'origin', url);
  const seen: string[] = [];
  const stranger = http.createServer((request, response) => {
    seen.push(`${request.url} ${request.headers.authorization}`);
    response.writeHead(502).end();
  });
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void stranger.close());
  const proxy = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
  for (const name of ['http.proxy', `http.${url}.proxy`, 'remote.origin.proxy'])
    git(world.checkout, 'config', name, proxy);
  git(world.checkout, 'config', 'http.cookieFile', `${world.folder}/cookies`);
  git(world.checkout, 'config', 'http.saveCookies', 'true');
  expect((await world.deliver()).kind).toBe('delivered');
  expect(seen).toEqual([]);
  expect(fs.existsSync(`${world.folder}/cookies`)).toBe(false);
});

it('a changed submodule is refused, also if .gitmodules tells git to ignore it', async () => {
  const world = new DeliveryWorld();
  world.write('.gitmodules', '[submodule "s"]\n\tpath = s\n\turl = https://example.com/s\n\tignore = all\n');
  git(world.checkout, 'add', '.gitmodules');
  git(world.checkout, 'commit', '-qm', 'second');
  git(world.checkout, 'push', '-q', 'origin', 'main');
  const base = git(world.checkout, 'rev-parse', 'HEAD');
  git(world.checkout, 'update-index', '--add', '--cacheinfo', `160000,${base},s`);
  const tree = git(world.checkout, 'write-tree');
  const work = git(world.checkout, 'commit-tree', tree, '-p', base, '-m', 'work');
  git(world.checkout, 'reset', '-q');
  world.store(work, base);
  expect(await world.deliver()).toMatchObject({ kind: 'refused', reason: expect.stringMatching(/protected.*"s"/) });
});

it('a relative path of a remote refers to the checkout, as for git', async () => {
  const world = changed();
  git(world.checkout, 'remote', 'set-url', 'origin', '../remote.git');
  expect(await world.deliver()).toMatchObject({ kind: 'delivered' });
  expect(world.branches()).toEqual(['main', branch]);
});

it('a relative path of a remote refers to the checkout, also if its .git is a link, or a file that names the repository', async () => {
  for (const how of ['link', 'file']) {
    const world = changed();
    const work = git(world.checkout, 'rev-parse', `refs/worktrain/${sessionId}`);
    const repository = path.join(world.folder, 'stores', 'elsewhere', 'app.git');
    fs.mkdirSync(path.dirname(repository), { recursive: true });
    if (how === 'file') git(world.checkout, 'init', '-q', '--separate-git-dir', repository);
    else {
      fs.renameSync(world.repository, repository);
      fs.symlinkSync(repository, world.repository, 'junction');
    }
    Object.assign(world, { repository });
    world.store(work, world.base);
    git(world.checkout, 'remote', 'set-url', 'origin', '../remote.git');
    expect(await world.deliver()).toMatchObject({ kind: 'delivered' });
    expect(world.branches()).toEqual(['main', branch]);
  }
});

it('work whose ref was deleted is delivered, and a repository without the work is named as the cause', async () => {
  const deliveredAfter = async (known: (work: string) => string) => {
    const world = changed();
    const ref = `refs/worktrain/${sessionId}`;
    const commit = known(git(world.checkout, 'rev-parse', ref));
    new WorktreeLedger(world.layout.worktreeLedger).append({ kind: 'checkpointing', worktreeId: sessionId, commit });
    git(world.checkout, 'update-ref', '-d', ref);
    return world.deliver();
  };
  expect(await deliveredAfter((work) => work)).toMatchObject({ kind: 'delivered', state: { plan: { files: 1 } } });
  expect(await deliveredAfter((work) => work.replace(/./g, '1'))).toMatchObject({
    kind: 'refused',
    reason: 'the repository does not contain the work of the session',
    next: expect.stringContaining('Move the repository of the session back to '),
  });
});

it('a worktree that was being made when its process died is not one that the ledger lost, and its stored work is delivered', async () => {
  const ref = `refs/worktrain/${sessionId}`;
  const addingIn = (world: DeliveryWorld) => {
    const ledger = new WorktreeLedger(world.layout.worktreeLedger);
    const { repository, base } = world;
    const adding = {
      kind: 'adding',
      repository,
      base,
      ref,
      folder: path.join(world.layout.worktrees, sessionId),
    } as const;
    return { ledger, add: () => ledger.append({ worktreeId: sessionId, ...adding }) };
  };
  const unused = new DeliveryWorld();
  addingIn(unused).add();
  git(unused.checkout, 'update-ref', ref, unused.base);
  expect(await unused.deliver()).toMatchObject({ reason: expect.stringMatching(/^the session has no worktree: /) });
  const again = changed();
  const { ledger, add } = addingIn(again);
  const commit = git(again.checkout, 'rev-parse', ref);
  ledger.append({ worktreeId: sessionId, kind: 'checkpointing', commit });
  ledger.append({ worktreeId: sessionId, kind: 'removing' });
  ledger.append({ worktreeId: sessionId, kind: 'removed' });
  add();
  expect(await again.deliver()).toMatchObject({ kind: 'delivered', state: { plan: { files: 1 } } });
});

it('a secret is found in a file whose earlier version is too large to be read', async () => {
  const world = new DeliveryWorld();
  world.write('large.txt', 'a'.repeat(worktreeGitOutputBytesMax + 1));
  git(world.checkout, 'add', '.');
  git(world.checkout, 'commit', '-qm', 'second');
  git(world.checkout, 'push', '-q', 'origin', 'main');
  Object.assign(world, { base: git(world.checkout, 'rev-parse', 'HEAD') });
  world.work({ 'large.txt': `key ${'AKIA'}IOSFODNN7EXAMPLE\n` });
  expect(await world.deliver()).toMatchObject({
    kind: 'refused',
    reason: expect.stringContaining('an AWS access key in "large.txt", line 1'),
  });
});

it('a push that a remote on the disk refuses states its reason and nothing else', async () => {
  const world = changed();
  git(world.remote, 'branch', 'worktrain', 'main');
  const { reason } = (await world.deliver()) as { readonly reason: string };
  expect(reason).toContain("'refs/heads/worktrain' exists");
  expect(reason).not.toContain('cannot run');
});

it('the texts of a commit are UTF-8, whatever encoding the repository sets for commits', async () => {
  const world = changed();
  git(world.checkout, 'config', 'i18n.commitEncoding', 'ISO-8859-1');
  const handoff = { outcome: 'complete' as const, summary: 'Größe', done: [], open: [], next: '' };
  await world.deliver(world.target(), { kind: 'success', handoff });
  expect(await world.inRemote('log', '-1', '--format=%B', branch)).toContain('Größe');
});

it('a partial clone and a shallow clone deliver', async () => {
  for (const how of ['--filter=blob:none', '--depth=1']) {
    const world = new DeliveryWorld();
    world.pushOther('c.txt', 'of somebody else\n');
    git(world.remote, 'config', 'uploadpack.allowFilter', 'true');
    fs.rmSync(world.checkout, { recursive: true });
    git(world.folder, 'clone', '-q', how, `file://${world.remote}`, world.checkout);
    world.write('a.txt', 'one\ntwo\n');
    git(world.checkout, 'commit', '-qam', 'work');
    world.store(git(world.checkout, 'rev-parse', 'HEAD'), git(world.checkout, 'rev-parse', 'HEAD^'));
    world.pushOther('d.txt', 'of somebody else\n');
    expect((await world.deliver()).kind).toBe('delivered');
    expect(await world.inRemote('ls-tree', '--name-only', branch)).toBe('a.txt\nb.txt\nc.txt\nd.txt');
  }
});

/** @verifies interrupted-deliveries-are-finished */
it('a stop during a check or between two attempts refuses nothing and fails nothing: the next process continues', async ({
  skip,
}) => {
  const world = await changed().listen();
  const adapter = unshareAdapter(await bundledInside(world.folder));
  const environment = world.environment({ adapter });
  await requestDelivery(environment, sessionId, world.target({ checks: ['sleep 600'] }));
  const checked = await deliverSession(environment, world.session, done, AbortSignal.timeout(1500));
  if (checked.kind === 'refused' && checked.reason.startsWith('the sandbox')) return skip(checked.reason);
  expect(checked.kind).toBe('stopped');
  expect(deliveryText(deliveryPartOf(checked))).toMatch(/^Delivery interrupted.*The next `workrail daemon run`/);
  expect((await world.outbox()).refusal).toBe(null);

  await requestAgain(environment, sessionId, world.target());
  world.forge.faultOf = (method) => (method === 'POST' ? { kind: 'before', status: 503 } : null);
  const stopping = new AbortController();
  const pausing = world.environment({ pause: async () => stopping.abort() });
  expect((await deliverSession(pausing, world.session, done, stopping.signal)).kind).toBe('stopped');
  expect((await world.outbox()).failure).toBe(null);
  world.forge.faultOf = () => null;
  expect((await world.continue()).kind).toBe('delivered');
});

/** @verifies delivery-repeats-nothing */
it('a branch is looked up at the address to which it is pushed', async () => {
  const world = await changed().listen();
  const pushed = `${world.folder}/pushed.git`;
  git(world.folder, 'clone', '-q', '--bare', world.remote, pushed);
  git(world.checkout, 'config', 'remote.origin.pushurl', pushed);
  world.forge.faultOf = (method) => (method === 'POST' ? { kind: 'before', status: 403 } : null);
  expect((await world.deliver()).kind).toBe('failed');
  await requestAgain(
    world.environment(),
    sessionId,
    world.target({ author: { name: 'Ada', email: 'ada@example.com' } }),
  );
  await world.continue();
  expect((await world.outbox()).proofs.has('push')).toBe(true);
  expect(git(pushed, 'log', '-1', '--format=%an', branch)).toBe('Ada');
});

it('more files than git may list are refused because of their number', async () => {
  const world = new DeliveryWorld();
  const blob = git(world.checkout, 'rev-parse', 'HEAD:a.txt');
  const names = Array.from({ length: 12_500 }, (_, i) => `:${'x'.repeat(1400)}${i}`);
  const tree = treeOf(world.checkout, names.map((name) => `100644 blob ${blob}\t${name}\n`).join(''));
  world.store(git(world.checkout, 'commit-tree', tree, '-p', world.base, '-m', 'work'), world.base);
  expect(await world.deliver(world.target({ paths: [':*'] }))).toMatchObject({
    kind: 'refused',
    reason: expect.stringMatching(/^more than \d{5} files changed$/),
    next: expect.stringContaining('"filesMax"'),
  });
});

it('a file that is not in the repository refuses the delivery, and the refusal names the object', async () => {
  const world = new DeliveryWorld();
  const missing = 'd'.repeat(40);
  const blob = git(world.checkout, 'rev-parse', 'HEAD:a.txt');
  const tree = treeOf(world.checkout, `100644 blob ${blob}\ta.txt\n100644 blob ${missing}\tb.txt\n`);
  world.store(git(world.checkout, 'commit-tree', tree, '-p', world.base, '-m', 'work'), world.base);
  expect(await world.deliver()).toMatchObject({
    kind: 'refused',
    reason: `git cat-file failed: fatal: the object ${missing} is missing`,
    next: 'Check the repository with: git fsck',
  });
});

const treeOf = (repository: string, listing: string): string =>
  execFileSync('git', ['-C', repository, 'mktree', '--missing'], { input: listing, encoding: 'utf8' }).trim();

const unapprovedSteps = async () => ok([]);

it('a result whose handoff cannot be read is refused, and names what shows the damage', async () => {
  const world = await changed().listen();
  await requestDelivery(world.environment(), sessionId, world.target());
  const lost = { retry: { kind: 'not_retryable' }, message: 'lost' } as ErrorEnvelope;
  const runtime = {
    openRunOf: async () => ok('complete' as const),
    newestArtifact: async () => err(lost),
    unapprovedSteps,
  };
  const session = { ...world.session, runId: 'run_x' } as StoppedSession;
  const success = { kind: 'success', summary: 'Done.' } as SessionResult;
  const delivery = await deliverStopped(world.environment(), runtime, session, success, neverAborts);
  expect(delivery).toMatchObject({ kind: 'refused', next: expect.stringContaining(`sessions verify ${sessionId}`) });
  expect(world.branches()).toEqual(['main']);
  expect((await world.outbox()).refusal?.gate).toBe('repository');
});

// @verifies only-complete-runs-are-delivered
it('the result of a run that is not complete any more is refused: its handoff may say that it must not be merged', async () => {
  const world = await changed().listen();
  await requestDelivery(world.environment(), sessionId, world.target());
  const session = { ...world.session, runId: 'run_x' } as StoppedSession;
  const success = { kind: 'success', summary: 'Done.' } as SessionResult;
  const open = { runId: session.runId } as OpenRun;
  const undo = `To undo this, run: workrail sessions abandon ${session.runName} --undo, and then: `;
  for (const [found, reason, start] of [
    [open, 'not complete any more: a step of it was reopened', 'Have an agent complete the run'],
    ['abandoned', /^you abandoned the run/, undo],
  ] as const) {
    const runtime = { openRunOf: async () => ok(found), newestArtifact: async () => ok(null), unapprovedSteps };
    const delivery = await deliverStopped(world.environment(), runtime, session, success, neverAborts);
    expect(delivery).toMatchObject({
      kind: 'refused',
      reason: expect.stringMatching(reason),
      next: expect.stringMatching(`^${start}.*daemon deliver ${session.runName} --retry`),
    });
  }
  expect(world.branches()).toEqual(['main']);
  // A complete run within another run leads to that one.
  const parent = {
    openRunOf: async () => ok({ runId: 'run_y' } as OpenRun),
    newestArtifact: async () => ok(null),
    unapprovedSteps,
  };
  expect(await deliverStopped(world.environment(), parent, session, success, neverAborts)).toMatchObject({
    kind: 'delivered',
  });
});

// @verifies unapproved-results-are-not-delivered
it('a result with a step that nobody approved is refused where the user is asked, until the user approves it', async () => {
  const world = await changed().listen();
  await requestDelivery(world.environment(), sessionId, world.target());
  const session = { ...world.session, runId: 'run_x' } as StoppedSession;
  const success = { kind: 'success', summary: 'Done.' } as SessionResult;
  const titles = ['Draft', 'Publish'];
  const runtime = {
    openRunOf: async () => ok('complete' as const),
    newestArtifact: async () => ok(null),
    unapprovedSteps: async () => ok(titles),
  };
  const approve = `workrail daemon deliver ${session.runName} --approve`;
  const delivered = (more: DeliveryOptions = {}, confirmations: 'ask' | 'skip' = 'ask') =>
    deliverStopped({ ...world.environment(), confirmations }, runtime, session, success, neverAborts, more);
  for (const more of [{ dryRun: true }, {}]) {
    expect(await delivered(more)).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('2 steps of the run need your approval and were completed without it'),
      next: expect.stringContaining(approve),
    });
  }
  expect(world.branches()).toEqual(['main']);
  const state = await world.outbox();
  expect(state.refusal?.gate).toBe('confirmations');
  const shown = withIssue(storedDelivery(state, session.runName, 7), session.runName, 7);
  expect(shown).toMatchObject({
    kind: 'refused',
    next: expect.stringContaining(`run: workrail daemon deliver ${session.runName} --issue 7 --approve.`),
  });
  expect(deliveryPartOf(shown).next).not.toContain('--retry');
  expect(await delivered({ dryRun: true }, 'skip')).toMatchObject({ kind: 'planned' });
  // An effect fails: a retry without the approval may plan again, and would be refused.
  world.forge.faultOf = (method) => (method === 'POST' ? { kind: 'before', status: 422 } : null);
  expect(await delivered({ isApproved: true })).toMatchObject({
    kind: 'failed',
    next: `Run: workrail daemon deliver ${sessionId} --approve`,
  });
  expect(storedDelivery(await world.outbox(), session.runName)).toMatchObject({ next: `Run: ${approve}` });
  world.forge.faultOf = () => null;
  expect(await delivered({ isApproved: true })).toMatchObject({ kind: 'delivered' });
  // What was delivered stays delivered.
  expect(await delivered()).toMatchObject({ kind: 'delivered' });
});
