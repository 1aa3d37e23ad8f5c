/** The delivery of sessions as a user runs it: from a dispatch to a branch on a bare remote. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test, type TestContext } from 'vitest';
import { DaemonLayout } from '../../../daemon/storage/layout.ts';
import type { DaemonDelivery } from '../../../schemas/daemon/delivery-report.ts';
import type { DaemonResult } from '../../../schemas/daemon/reports.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import { completing } from '../../daemon/llm/completing.ts';
import type { Script } from '../../daemon/llm/server.ts';
import { skipUnopened } from '../../daemon/sandbox/skip.ts';
import { type Place, plainSteps, Server } from '../../e2e/support.ts';
import { endDaemonWithTest } from '../../support/end-daemon.ts';
import { inProcess } from '../../support/command-line.ts';
import { git } from '../../support/git.ts';
import { commandsIn, configure, daemon, makeRepositoryWithRemote, placeWith } from './place.ts';

/** A project in a repository with a bare remote to which sessions may push. */
async function deliveringPlace(script: Script, steps?: object[]): Promise<Place & { readonly remote: string }> {
  const place = await placeWith(script, { sandbox: 'unshare', ...(steps === undefined ? {} : { steps }) });
  configure(place, { delivery: [{ path: place.project, baseBranch: 'main' }] });
  return { ...place, remote: makeRepositoryWithRemote(place) };
}

const writing =
  (name: string): Script =>
  (request, number) =>
    number > 1
      ? completing(request)
      : { kind: 'reply', calls: [{ tool: 'write', arguments: { path: name, content: 'new\n' } }] };
const branchesOf = (remote: string) =>
  git(remote, 'for-each-ref', '--format=%(refname:short)', 'refs/heads').split('\n');
const outboxIn = (place: Place): string => {
  const layout = new DaemonLayout(place.data);
  const [sessionId = ''] = fs.readdirSync(layout.sessions);
  return layout.outbox(sessionId as SessionId);
};
const onLinux = test.skipIf(process.platform !== 'linux');

onLinux('dispatch --deliver pushes the result as one branch; to deliver again changes nothing', async (context) => {
  const place = await deliveringPlace(writing('new.txt'));
  const ran = await daemon(place, 'dispatch', 'project.tidy', '--goal', 'Tidy up', '--deliver', '--json');
  skipUnopened(context, ran.stdout);
  expect(ran.code, ran.stdout + ran.stderr).toBe(0);
  const { runName } = JSON.parse(ran.stdout) as { runName: string };
  const branch = `worktrain/${runName}`;
  expect(branchesOf(place.remote)).toEqual(['main', branch]);
  expect(git(place.remote, 'show', `${branch}:new.txt`)).toBe('new');
  expect(git(place.remote, 'rev-list', '--count', `main..${branch}`)).toBe('1');
  const pushed = git(place.remote, 'rev-parse', branch);
  const again = await daemon(place, 'deliver', runName, '--retry', '--json');
  expect(again.code).toBe(0);
  expect(JSON.parse(again.stdout) as DaemonDelivery).toMatchObject({ outcome: 'delivered', branch, files: 1 });
  expect(git(place.remote, 'rev-parse', branch)).toBe(pushed);
});

/** A session that is to be delivered and waits at one of its two steps. */
async function waitingForConfirmation(context: TestContext, confirmed: number) {
  const steps = plainSteps(2).map((step, at) => (at === confirmed ? { ...step, requireConfirmation: true } : step));
  const place = await deliveringPlace(writing('new.txt'), steps);
  const ran = await daemon(place, 'dispatch', 'project.tidy', '--deliver', '--json');
  skipUnopened(context, ran.stdout);
  return { place, ...(JSON.parse(ran.stdout) as DaemonResult & { readonly runName: string }) };
}

/** The user cancels the session, and an agent in a chat completes the step at which it waited. */
async function completeStepInChat(place: Place, runName: string): Promise<void> {
  expect((await daemon(place, 'cancel', runName)).code).toBe(0);
  const server = await Server.start(place);
  const { read } = (await server.resume({ query: runName })).data;
  if (read?.kind !== 'ok') throw new Error('the run is not offered');
  await server.advance(read);
  await server.close();
}

// @verifies unapproved-results-are-not-delivered
test.skipIf(process.platform !== 'linux')(
  'a step that an agent in a chat completed after a rejection is not delivered before the user approves it',
  async (context) => {
    const { place, runName, gate = '' } = await waitingForConfirmation(context, 0);
    const answer = ['answer', runName, '--gate', gate, '--reject', '--message', 'Never ship this.'];
    expect((await daemon(place, ...answer)).code).toBe(0);
    await completeStepInChat(place, runName);

    const resumed = await daemon(place, 'resume', runName, '--json');
    const approve = `workrail daemon deliver ${runName} --approve`;
    expect(resumed.stderr).toContain(`steps were completed without the approval that they need: "Step 1"`);
    expect(resumed.stderr).toContain(approve);
    expect(JSON.parse(resumed.stdout) as DaemonResult).toMatchObject({
      outcome: 'success',
      delivery: {
        outcome: 'refused',
        reason: expect.stringContaining('"Step 1"'),
        next: expect.stringContaining(approve),
      },
    });
    for (const report of ['inbox', 'status']) {
      const { stdout } = await daemon(place, report);
      expect(stdout, report).toContain(approve);
      expect(stdout, report).not.toContain('--retry');
    }
    const retried = await daemon(place, 'deliver', runName, '--retry');
    expect([retried.code, branchesOf(place.remote)]).toEqual([1, ['main']]);
    const onIssue = await daemon(place, 'deliver', runName, '--issue', '7');
    expect([onIssue.code, commandsIn(onIssue.stdout)]).toEqual([
      1,
      expect.arrayContaining([`daemon deliver ${runName} --issue 7 --approve`]),
    ]);
    expect(onIssue.stdout).not.toContain(`${runName} --approve`);

    // Another gate refuses it: a retry without the approval would be refused again.
    configure(place, { delivery: [{ path: place.project, baseBranch: 'main', paths: ['other/**'] }] });
    expect((await daemon(place, 'deliver', runName, '--approve')).code).toBe(1);
    for (const command of [['inbox'], ['status'], ['deliver', runName]]) {
      const { stdout } = await daemon(place, ...command);
      expect(stdout, command.join(' ')).toContain(approve);
      expect(stdout, command.join(' ')).not.toContain('--retry');
    }
    expect((await daemon(place, 'deliver', runName, '--issue', '7')).stdout).toContain(
      `deliver ${runName} --issue 7 --approve`,
    );
    configure(place, { delivery: [{ path: place.project, baseBranch: 'main' }] });
    expect((await daemon(place, 'deliver', runName, '--approve')).code).toBe(0);
    expect(branchesOf(place.remote)).toEqual(['main', `worktrain/${runName}`]);
    expect((await daemon(place, 'inbox')).stdout).toBe('Nothing is waiting for you.\n');
  },
);

onLinux(
  'a run that an agent in a chat completed is not offered for a delivery, but its work as a branch',
  async (context) => {
    const { place, runName } = await waitingForConfirmation(context, 1);
    await completeStepInChat(place, runName);

    // One after the other: each of them says "running" while another one holds the lock of the session.
    for (const [command, ...options] of [['resume'], ['deliver'], ['deliver', '--approve']] as const) {
      const { code, stderr } = await daemon(place, command, runName, ...options);
      expect(code).toBe(2);
      expect(stderr).toContain('its run is already complete');
      expect(stderr).toContain('The daemon does not deliver it');
      expect(stderr).not.toContain('--approve');
    }
    const [, adopt = ''] =
      /workrail daemon (worktrees adopt sess_\w+)/.exec((await daemon(place, 'resume', runName)).stderr) ?? [];
    expect((await daemon(place, ...adopt.split(' '))).code).toBe(0);
    expect(git(place.project, 'show', `worktrain/${runName}:new.txt`)).toBe('new');
  },
);

onLinux('deliver --dry-run pushes nothing, and a refused path is refused until the rules allow it', async (context) => {
  const place = await deliveringPlace(writing('.github/workflows/run.yml'));
  const ran = await daemon(place, 'dispatch', 'project.tidy', '--json');
  skipUnopened(context, ran.stdout);
  const { runName } = JSON.parse(ran.stdout) as { runName: string };
  for (const args of [['--dry-run'], [], ['--retry']]) {
    const refused = await daemon(place, 'deliver', runName, '--json', ...args);
    expect(refused.code).toBe(1);
    expect(JSON.parse(refused.stdout) as DaemonDelivery).toMatchObject({
      outcome: 'refused',
      reason: expect.stringContaining('.github/workflows/run.yml'),
    });
  }
  expect(branchesOf(place.remote)).toEqual(['main']);
  const commands = ['--retry', '--dismiss'].map((option) => `workrail daemon deliver ${runName} ${option}`);
  for (const report of ['inbox', 'status'])
    for (const text of ['.github/workflows/run.yml', ...commands])
      expect((await daemon(place, report)).stdout, report).toContain(text);
  expect(JSON.parse((await daemon(place, 'inbox', '--json')).stdout)).toMatchObject({
    waiting: [{ kind: 'delivery', text: expect.stringContaining('"protectedPaths"'), commands }],
  });
  const gc = () => inProcess(place, ['sessions', 'gc', '--ttl', '0']);
  expect((await gc()).stdout).toContain('kept 1 session (1 of the daemon, not over)');
  const dismissed = await daemon(place, 'deliver', runName, '--dismiss');
  expect(dismissed).toMatchObject({ code: 0, stdout: expect.stringContaining(`after all: ${commands[0]}`) });
  expect((await daemon(place, 'inbox')).stdout).toBe('Nothing is waiting for you.\n');
  expect((await daemon(place, 'status')).stdout).not.toContain('delivery refused');
  const onIssue = await daemon(place, 'deliver', runName, '--issue', '7');
  expect(onIssue.stdout).toContain(`workrail daemon deliver ${runName} --issue 7 --retry`);
  // As an earlier version removed it.
  fs.rmSync(path.join(place.data, 'sessions'), { recursive: true });
  const before = fs.readFileSync(outboxIn(place), 'utf8');
  const retried = await daemon(place, 'deliver', runName, '--retry');
  expect(retried).toMatchObject({ code: 2, stderr: expect.stringContaining('its run is no longer stored') });
  expect(fs.readFileSync(outboxIn(place), 'utf8')).toBe(before);
  expect(retried.stderr).toContain(commands[1]);
  expect((await daemon(place, 'deliver', runName, '--dismiss')).code).toBe(0);
  expect((await daemon(place, 'inbox')).stdout).toBe('Nothing is waiting for you.\n');
});

onLinux(
  'a result whose run was removed names the command that keeps its work, and not one that is refused',
  async (context) => {
    const place = await deliveringPlace(writing('new.txt'));
    const ran = await daemon(place, 'dispatch', 'project.tidy', '--json');
    skipUnopened(context, ran.stdout);
    const { runName } = JSON.parse(ran.stdout) as { runName: string };
    expect((await inProcess(place, ['sessions', 'gc', '--ttl', '0'])).code).toBe(0);
    const { code, stderr } = await daemon(place, 'deliver', runName);
    expect([code, stderr]).toEqual([2, expect.stringContaining('its run is no longer stored')]);
    expect(stderr).not.toContain('--dismiss');
    const [, adopt = ''] = /workrail daemon (worktrees adopt sess_\w+)/.exec(stderr) ?? [];
    expect((await daemon(place, ...adopt.split(' '))).code).toBe(0);
    expect(git(place.project, 'show', `worktrain/${runName}:new.txt`)).toBe('new');
  },
);

onLinux('work that a check refuses is taken over by the commands that the refusal prints', async (context) => {
  const place = await deliveringPlace(writing('new.txt'));
  configure(place, { delivery: [{ path: place.project, baseBranch: 'main', checks: ['test -f missing.txt'] }] });
  const ran = await daemon(place, 'dispatch', 'project.tidy', '--deliver', '--json');
  skipUnopened(context, ran.stdout);
  const { runName } = JSON.parse(ran.stdout) as { runName: string };
  const { stdout } = await daemon(place, 'deliver', runName);
  expect(stdout).toContain(`To try again, run: workrail daemon deliver ${runName} --retry`);
  const [adopt = [], dismiss = []] = [
    ...stdout.matchAll(/workrail daemon ((?:worktrees adopt|deliver) sess_\w+(?: --dismiss)?)/g),
  ].map(([, command = '']) => command.split(' '));
  expect((await daemon(place, ...adopt)).stdout).toContain(`Created branch worktrain/${runName}`);
  expect(git(place.project, 'show', `worktrain/${runName}:new.txt`)).toBe('new');
  expect((await daemon(place, ...dismiss)).stdout).toContain(`Dismissed the delivery of ${runName}`);
  expect((await daemon(place, 'inbox')).stdout).toBe('Nothing is waiting for you.\n');
});

onLinux('a retry after the repository was moved names it, and changes nothing', async (context) => {
  const place = await deliveringPlace(writing('.github/workflows/run.yml'));
  const ran = await daemon(place, 'dispatch', 'project.tidy', '--deliver', '--json');
  skipUnopened(context, ran.stdout);
  const { runName } = JSON.parse(ran.stdout) as { runName: string };
  const before = fs.readFileSync(outboxIn(place), 'utf8');
  const elsewhere = { ...place, project: place.folder };
  fs.renameSync(place.project, `${place.project}-moved`);
  const refused = await daemon(elsewhere, 'deliver', runName, '--retry');
  expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining(`${place.project} does not exist`) });
  expect(refused.stderr).toContain('Move the directory back');
  expect(fs.readFileSync(outboxIn(place), 'utf8')).toBe(before);
  fs.renameSync(`${place.project}-moved`, place.project);
  expect((await daemon(elsewhere, 'deliver', runName, '--retry')).stdout).toContain('.github/workflows/run.yml');
});

// @verifies dismissed-jobs-deliver-nothing
test.skipIf(process.platform !== 'linux')(
  'an unfinished delivery can be dismissed, and is then not finished by another command',
  async (context) => {
    const place = await deliveringPlace(writing('new.txt'));
    const ran = await daemon(place, 'dispatch', 'project.tidy', '--deliver', '--json');
    skipUnopened(context, ran.stdout);
    const { runName } = JSON.parse(ran.stdout) as { runName: string };
    const outbox = outboxIn(place);
    // A crash before the branch was pushed, and before the session ended.
    const lines = fs.readFileSync(outbox, 'utf8').split('\n');
    fs.writeFileSync(outbox, `${lines[0]}\n`);
    const sidecar = new DaemonLayout(place.data).sidecar(path.basename(path.dirname(outbox)) as SessionId);
    fs.writeFileSync(sidecar, '{}');
    git(place.remote, 'branch', '-D', `worktrain/${runName}`);
    expect((await daemon(place, 'inbox')).stdout).toContain(`workrail daemon deliver ${runName}`);
    const dismissed = await daemon(place, 'deliver', runName, '--dismiss', '--json');
    expect(dismissed.code).toBe(0);
    expect(JSON.parse(dismissed.stdout) as DaemonDelivery).toMatchObject({
      outcome: 'failed',
      reason: 'the user dismissed the delivery',
    });
    expect(fs.existsSync(sidecar)).toBe(false);
    expect((await daemon(place, 'inbox')).stdout).toBe('Nothing is waiting for you.\n');
    await daemon(place, 'dispatch', 'project.tidy');
    const shown = await daemon(place, 'deliver', runName);
    expect(shown).toMatchObject({ code: 1, stdout: expect.stringContaining(`daemon deliver ${runName} --retry`) });
    expect((await daemon(place, 'deliver', runName, '--dry-run', '--json')).stdout).toContain('"planned"');
    expect(branchesOf(place.remote)).toEqual(['main']);
    expect((await daemon(place, 'deliver', runName, '--retry')).code).toBe(0);
    expect(branchesOf(place.remote)).toEqual(['main', `worktrain/${runName}`]);
  },
);

onLinux('a retry of a refused push counts what the user changed in the configuration', async (context) => {
  const place = await deliveringPlace(writing('new.txt'));
  const ran = await daemon(place, 'dispatch', 'project.tidy', '--json');
  skipUnopened(context, ran.stdout);
  const { runName } = JSON.parse(ran.stdout) as { runName: string };
  const branch = `worktrain/${runName}`;
  git(place.remote, 'branch', branch, 'main');
  expect((await daemon(place, 'deliver', runName)).stdout).toMatch(
    /has commits that this session did not push: rename or delete that branch first/,
  );
  git(place.remote, 'branch', '-D', branch);
  const author = { name: 'Ada', email: 'ada@example.org' };
  configure(place, { delivery: [{ path: place.project, baseBranch: 'main', author, paths: ['docs/**'] }] });
  for (const option of ['--dry-run', '--retry'])
    expect((await daemon(place, 'deliver', runName, option)).stdout).toMatch(/outside the allowed paths/);
  configure(place, { delivery: [{ path: place.project, baseBranch: 'main', author }] });
  const retried = await daemon(place, 'deliver', runName, '--retry');
  expect(retried.code, retried.stdout + retried.stderr).toBe(0);
  expect(git(place.remote, 'log', '-1', '--format=%an', branch)).toBe('Ada');
});

onLinux('a refused delivery of a job is in the log of the daemon and in its inbox', async (context) => {
  const place = await deliveringPlace(writing('.github/workflows/run.yml'));
  await daemon(place, 'dispatch', 'project.tidy', '--deliver', '--queue');
  endDaemonWithTest(place.data);
  await daemon(place, 'start');
  const inbox = async () => (await daemon(place, 'inbox')).stdout;
  await expect.poll(inbox).toMatch(/has a result that was not delivered|the sandbox could not be/);
  skipUnopened(context, await inbox());
  await daemon(place, 'stop');
  expect(fs.readFileSync(new DaemonLayout(place.data).log, 'utf8')).toMatch(
    / done, but its result was not delivered: protected files changed .* \(workrail daemon inbox\)/,
  );
});

onLinux('a daemon refuses the result of a queued job whose delivery is not configured any more', async (context) => {
  const place = await deliveringPlace(writing('new.txt'));
  await daemon(place, 'dispatch', 'project.tidy', '--deliver', '--queue');
  configure(place, { delivery: [] });
  endDaemonWithTest(place.data);
  await daemon(place, 'start');
  const inbox = async () => (await daemon(place, 'inbox')).stdout;
  await expect.poll(inbox).toMatch(/has a result that was not delivered|the sandbox could not be/);
  skipUnopened(context, await inbox());
  await daemon(place, 'stop');
  expect(branchesOf(place.remote)).toEqual(['main']);
  const [, retry = ''] = /workrail daemon (deliver .*? --retry)/.exec(await inbox()) ?? [];
  for (const report of ['inbox', 'status']) {
    const { stdout } = await daemon(place, report);
    expect(stdout, report).toContain(`no delivery is configured for ${place.project} any more`);
    expect(stdout, report).toContain(retry);
  }
  configure(place, { delivery: [{ path: place.project, baseBranch: 'main' }] });
  expect((await daemon(place, ...retry.split(' '))).code).toBe(0);
  expect(branchesOf(place.remote)).toHaveLength(2);
});

/** A queued job whose result is being checked, for as long as a test needs. */
async function duringCheck(context: TestContext) {
  const place = await deliveringPlace(writing('new.txt'));
  configure(place, { delivery: [{ path: place.project, baseBranch: 'main', checks: ['sleep 300'] }] });
  const queued = await daemon(place, 'dispatch', 'project.tidy', '--deliver', '--queue', '--json');
  const { jobId } = JSON.parse(queued.stdout) as { jobId: string };
  endDaemonWithTest(place.data);
  await daemon(place, 'start');
  const status = async () => (await daemon(place, 'status')).stdout;
  await expect.poll(status).toMatch(/ {2}delivering {2}|the sandbox could not be/);
  skipUnopened(context, await status());
  const [, runName = ''] = /workrail daemon deliver (\S+) --dismiss/.exec(await status()) ?? [];
  return { place, jobId, runName };
}

onLinux(
  'a delivery whose check runs is shown as such, and dismissing its job ends it before the push',
  async (context) => {
    const { place, jobId, runName } = await duringCheck(context);
    for (const command of ['cancel', 'pause']) {
      const refused = await daemon(place, command, runName);
      expect(refused.stderr, command).toContain('is complete, and a process still works on its result');
      expect(refused.stderr, command).toContain(`workrail daemon deliver ${runName} --dismiss`);
    }
    const dismissed = await daemon(place, 'dismiss', jobId);
    expect(dismissed.stdout).toContain(`To deliver its result after all: workrail daemon deliver ${runName} --retry`);
    const log = () => fs.readFileSync(new DaemonLayout(place.data).log, 'utf8');
    await expect.poll(log).toContain('its result was not delivered: the user dismissed the delivery');
    expect((await daemon(place, 'inbox')).stdout).toBe('Nothing is waiting for you.\n');
    await daemon(place, 'stop');
    expect((await daemon(place, 'status', '--json')).stdout).not.toContain(jobId);
    expect(branchesOf(place.remote)).toEqual(['main']);
    configure(place, { delivery: [{ path: place.project, baseBranch: 'main' }] });
    expect((await daemon(place, 'deliver', runName, '--retry')).code).toBe(0);
    expect(branchesOf(place.remote)).toHaveLength(2);
  },
);

// @verifies dismissed-jobs-deliver-nothing
test.skipIf(process.platform !== 'linux')(
  'a delivery can be dismissed while its check runs, also if a confirmation came before it',
  async (context) => {
    const steps = plainSteps(2).map((step, at) => (at === 0 ? { ...step, requireConfirmation: true } : step));
    const place = await deliveringPlace(writing('new.txt'), steps);
    configure(place, { delivery: [{ path: place.project, baseBranch: 'main', checks: ['sleep 300'] }] });
    await daemon(place, 'dispatch', 'project.tidy', '--deliver', '--queue');
    endDaemonWithTest(place.data);
    await daemon(place, 'start');
    const inbox = async () => (await daemon(place, 'inbox')).stdout;
    await expect.poll(inbox).toMatch(/workrail daemon answer .* --approve|the sandbox could not be/);
    skipUnopened(context, await inbox());
    const [, answer = '', runName = ''] = /workrail daemon (answer (\S+) .*?--approve)/.exec(await inbox()) ?? [];
    expect((await daemon(place, ...answer.split(' '))).code).toBe(0);
    const status = async () => (await daemon(place, 'status')).stdout;
    await expect.poll(status).toContain('  delivering  ');
    expect((await daemon(place, 'deliver', runName, '--dismiss')).code).toBe(0);
    const log = () => fs.readFileSync(new DaemonLayout(place.data).log, 'utf8');
    await expect.poll(log).toContain('its result was not delivered: the user dismissed the delivery');
    await daemon(place, 'stop');
    const shown = await daemon(place, 'deliver', runName);
    expect(shown).toMatchObject({ code: 1, stdout: expect.stringContaining(`daemon deliver ${runName} --retry`) });
    expect(branchesOf(place.remote)).toEqual(['main']);
  },
);

onLinux('dismissing a job whose result was delivered by hand does not offer to deliver it', async (context) => {
  const { place, jobId, runName } = await duringCheck(context);
  await daemon(place, 'stop');
  configure(place, { delivery: [{ path: place.project, baseBranch: 'main' }] });
  expect((await daemon(place, 'deliver', runName)).code).toBe(0);
  const { stdout } = await daemon(place, 'dismiss', jobId);
  expect(stdout).toContain(`Its result is already delivered. To see where: workrail daemon deliver ${runName}\n`);
});

onLinux('a session that changed nothing has nothing to deliver, and that is no failure', async (context) => {
  const place = await deliveringPlace(completing);
  const ran = await daemon(place, 'dispatch', 'project.tidy', '--deliver', '--json');
  skipUnopened(context, ran.stdout);
  expect(ran.code, ran.stdout + ran.stderr).toBe(0);
  expect(JSON.parse(ran.stdout)).toMatchObject({ delivery: { outcome: 'nothing_to_change' } });
  expect(branchesOf(place.remote)).toEqual(['main']);
});

const handingOver =
  (handoff: object): Script =>
  (request, number) => {
    if (number === 1) return writing('new.txt')(request, number);
    const output = { notesMarkdown: 'Did it.', artifacts: [{ kind: 'wr.handoff', ...handoff }] };
    return { kind: 'reply', calls: [{ tool: 'complete_step', arguments: { output } }] };
  };
const handoff = { summary: 'Two of three are done.', done: ['new.txt is there.'], next: 'Go on.' };
const contract = { output: { contractRef: 'wr.contracts.handoff' } };

onLinux('the handoff that a workflow asks for decides what is delivered', async (context) => {
  const steps = [{ ...plainSteps(1)[0], ...contract }];
  const partial = { ...handoff, outcome: 'partial', open: ['The third one.'] };
  const place = await deliveringPlace(handingOver(partial), steps);
  const ran = await daemon(place, 'dispatch', 'project.tidy', '--deliver', '--json');
  skipUnopened(context, ran.stdout);
  expect(ran.code, ran.stdout + ran.stderr).toBe(0);
  const { runName } = JSON.parse(ran.stdout) as { runName: string };
  expect(git(place.remote, 'log', '-1', '--format=%B', `worktrain/${runName}`)).toMatch(
    /Two of three are done\.\n\nDone:\n- new\.txt is there\.\n\nOpen:\n- The third one\./,
  );

  const blocked = { ...handoff, outcome: 'blocked', open: ['Which login?'] };
  const other = await deliveringPlace(handingOver(blocked), steps);
  await daemon(other, 'dispatch', 'project.tidy', '--deliver', '--json');
  expect(branchesOf(other.remote)).toEqual(['main']);
  const { stdout } = await daemon(other, 'inbox');
  expect(stdout).toContain('the run ended as blocked');
  expect(stdout).toContain('Which login?');
  expect(commandsIn(stdout)).toEqual(expect.arrayContaining([expect.stringMatching(/^daemon deliver \S+ --dismiss$/)]));
});
