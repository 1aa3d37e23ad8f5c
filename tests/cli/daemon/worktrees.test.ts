/** What sessions of the daemon leave, as a user manages it: their worktrees, and what they cost. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { FileJobQueue } from '../../../daemon/queue/file-queue.ts';
import { DaemonLayout } from '../../../daemon/storage/layout.ts';
import { SessionLock } from '../../../daemon/storage/session-lock.ts';
import { copyFor } from '../../../daemon/worktrees/copy.ts';
import { WorktreeLedger } from '../../../daemon/worktrees/ledger.ts';
import { refOf } from '../../../daemon/worktrees/worktree.ts';
import type {
  DaemonCosts,
  DaemonStatus,
  DaemonWorktreeCollection,
  DaemonWorktrees,
} from '../../../schemas/daemon/reports.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import { createHost } from '../../../runtime/host.ts';
import { completing } from '../../daemon/llm/completing.ts';
import type { Script } from '../../daemon/llm/server.ts';
import { newJob } from '../../daemon/queue/queue-world.ts';
import { skipUnopened } from '../../daemon/sandbox/skip.ts';
import { type Place, plainSteps } from '../../e2e/support.ts';
import { inProcess } from '../../support/command-line.ts';
import { git } from '../../support/git.ts';
import { configure, daemon, makeRepository, placeWith } from './place.ts';

/** In the ledger alone. */
function addWorktree(
  { data, project, folder }: Place,
  worktreeId: string,
  places = { repository: project, folder: path.join(folder, 'tree') },
): void {
  const ledger = new WorktreeLedger(new DaemonLayout(data).worktreeLedger);
  ledger.append({ worktreeId, kind: 'adding', ...places, base: '0'.repeat(40), ref: refOf(worktreeId) });
  ledger.append({ worktreeId, kind: 'added' });
}

describe('daemon worktrees', () => {
  const writing: Script = (request, number) =>
    number > 1
      ? completing(request)
      : { kind: 'reply', calls: [{ tool: 'write', arguments: { path: 'new.txt', content: 'new' } }] };

  // @verifies work-is-archived-first
  test.skipIf(process.platform !== 'linux')(
    'lists the worktree of a session, makes a branch of it, and removes it after its work is archived',
    async (context) => {
      const place = await placeWith(writing, { sandbox: 'unshare' });
      makeRepository(place);
      const ran = await daemon(place, 'dispatch', 'project.tidy');
      skipUnopened(context, ran.stdout);
      expect(ran.code).toBe(0);

      const listed = async () =>
        (JSON.parse((await daemon(place, 'worktrees', 'list', '--json')).stdout) as DaemonWorktrees).worktrees;
      const [worktree] = await listed();
      expect(worktree).toMatchObject({
        state: 'kept',
        base: git(place.project, 'rev-parse', 'main'),
        archive: null,
        branch: null,
      });
      const name = worktree?.runName ?? '';
      const tree = path.join(worktree?.folder ?? '', 'tree');
      const write = (file: string, text: string) => fs.writeFileSync(path.join(tree, file), text);
      // Changed after the last checkpoint, as by a session whose process was killed.
      write('later.txt', 'later');
      const adopted = await daemon(place, 'worktrees', 'adopt', name);
      expect(adopted).toMatchObject({ code: 0, stdout: expect.stringContaining(`Created branch worktrain/${name}`) });
      expect(git(place.project, 'show', `worktrain/${name}:new.txt`)).toBe('new');
      expect(git(place.project, 'show', `worktrain/${name}:later.txt`)).toBe('later');
      expect(adopted.stdout).not.toContain('warning');
      const printed = /To see the work: (git log -p \S+)\n/.exec(adopted.stdout)?.[1] ?? 'false';
      expect(execFileSync('sh', ['-c', printed], { cwd: place.project, encoding: 'utf8' })).toContain('+new');
      const elsewhere = { ...place, project: place.folder };
      const { stdout } = await daemon(elsewhere, 'worktrees', 'adopt', name, '--branch', 'from-elsewhere');
      const there = /To see the work: (git -C .+)\n/.exec(stdout)?.[1] ?? 'false';
      expect(execFileSync('sh', ['-c', there], { cwd: place.folder, encoding: 'utf8' })).toContain('+new');
      const again = await daemon(place, 'worktrees', 'adopt', name);
      expect(again).toMatchObject({ code: 2, stderr: expect.stringContaining('was not created') });

      write('.gitmodules', '[submodule "s"]\n\tpath = s\n\turl = -u./s\n');
      const partly = await daemon(place, 'worktrees', 'adopt', name, '--branch', 'stored');
      expect(partly.code).toBe(0);
      expect(partly.stdout).toMatch(
        /Created branch stored[\s\S]*warning: the branch may lack .*git refuses the file ".gitmodules"/,
      );
      fs.rmSync(path.join(tree, '.gitmodules'));

      const collected = async (...more: readonly string[]) =>
        JSON.parse((await daemon(place, 'worktrees', 'gc', '--json', ...more)).stdout) as DaemonWorktreeCollection;
      expect(await collected('--dry-run')).toMatchObject({ removed: [{ archive: null }], kept: [] });
      expect(await listed()).toMatchObject([{ state: 'kept' }]);
      const { removed } = await collected();
      expect(fs.readdirSync(removed[0]?.archive ?? '')).toEqual(expect.arrayContaining(['work.bundle', 'work.patch']));
      expect(await listed()).toEqual([]);
      expect(fs.existsSync(worktree?.folder ?? '')).toBe(false);
    },
  );

  test.skipIf(process.platform !== 'linux')(
    'keeps the worktree of a failed session until no job will resume it',
    async (context) => {
      const place = await placeWith(() => ({ kind: 'status', status: 400 }), { sandbox: 'unshare' });
      makeRepository(place);
      const ran = await daemon(place, 'dispatch', 'project.tidy');
      skipUnopened(context, ran.stdout);
      const { sessions } = JSON.parse((await daemon(place, 'status', '--json')).stdout) as DaemonStatus;
      const sessionId = (sessions[0]?.sessionId ?? '') as SessionId;
      const queue = new FileJobQueue(createHost(), new DaemonLayout(place.data).queue);
      const added = await queue.add(newJob('one'));
      if (added.kind !== 'added') throw new Error('the job was not added');
      await queue.claim({ pid: 1, startTime: '1', bootId: 'boot' });
      await queue.opened(added.jobId, sessionId, 0);
      await queue.release(added.jobId, { why: 'failed', stepsCompleted: 0, pauseMs: 60_000, reason: 'refused' });
      const collected = async () =>
        JSON.parse((await daemon(place, 'worktrees', 'gc', '--json')).stdout) as DaemonWorktreeCollection;
      expect(await collected()).toMatchObject({
        removed: [],
        kept: [{ sessionId, reason: 'its job is in the queue and will resume its session' }],
      });
      await queue.drop(added.jobId, 'refused');
      expect(await collected()).toMatchObject({ removed: [{ sessionId }], kept: [] });
    },
  );

  test('that is being added is in use while a process works on its session, and interrupted after that', async () => {
    const place = await placeWith(completing);
    expect((await daemon(place, 'dispatch', 'project.tidy')).code).toBe(0);
    const layout = new DaemonLayout(place.data);
    const [sessionId = ''] = fs.readdirSync(layout.sessions) as SessionId[];
    const added = { repository: place.project, folder: path.join(place.folder, 'tree'), base: '0'.repeat(40) };
    for (const worktreeId of [sessionId, copyFor(sessionId)])
      new WorktreeLedger(layout.worktreeLedger).append({
        worktreeId,
        kind: 'adding',
        ...added,
        ref: refOf(worktreeId),
      });
    const states = async () => {
      const { stdout } = await daemon(place, 'worktrees', 'list', '--json');
      return (JSON.parse(stdout) as DaemonWorktrees).worktrees.map(({ state }) => state);
    };
    const lock = await SessionLock.take(createHost(), layout, sessionId as SessionId);
    expect(await states()).toEqual(['in_use', 'in_use']);
    await lock?.release();
    expect(await states()).toEqual(['interrupted', 'interrupted']);
  });

  // @verifies errors-say-what-to-do
  test('of a session that waits and whose run was abandoned is kept until the session is cancelled', async () => {
    const steps = plainSteps(2).map((step) => ({ ...step, requireConfirmation: true }));
    const place = await placeWith(completing, { steps });
    await daemon(place, 'dispatch', 'project.tidy');
    const { sessionId = '', runName: name = '' } = (
      JSON.parse((await daemon(place, 'status', '--json')).stdout) as DaemonStatus
    ).sessions[0] ?? { sessionId: '', runName: '' };
    await inProcess(place, ['sessions', 'abandon', name]);
    addWorktree(place, sessionId);
    const kept = (await daemon(place, 'worktrees', 'gc')).stdout;
    expect(kept).toContain(
      `its session has not ended, and you abandoned its run; to end the session, run: workrail daemon cancel ${name}\n`,
    );
    await daemon(place, 'cancel', name);
    expect((await daemon(place, 'worktrees', 'gc', '--dry-run')).stdout).toContain('would remove 1 worktree');
  });

  test('whose directory or repository is gone is not listed as kept', async () => {
    const place = await placeWith(completing);
    const [tree, repository] = ['tree', 'repository'].map((name) => path.join(place.folder, name)) as [string, string];
    fs.mkdirSync(repository);
    addWorktree(place, 'sess_01jh8x2m4k9q7v3c5t6w8y0z11', { repository, folder: tree });
    fs.mkdirSync(path.join(tree, 'tree'), { recursive: true });
    const listed = async () => (await daemon(place, 'worktrees', 'list')).stdout;
    expect(await listed()).toContain('  kept  ');
    fs.rmSync(tree, { recursive: true });
    expect(await listed()).toContain('  its directory does not exist any more  ');
    fs.rmSync(repository, { recursive: true });
    expect(await listed()).toContain('  its repository does not exist any more  ');
  });

  // @verifies unlisted-work-is-kept
  test('that the ledger lost: adopt and deliver say so, and what makes a branch of its work', async () => {
    const place = await placeWith(completing);
    makeRepository(place);
    configure(place, { delivery: [{ path: place.project, baseBranch: 'main' }] });
    expect((await daemon(place, 'dispatch', 'project.tidy')).code).toBe(0);
    const { sessionId = '' } =
      (JSON.parse((await daemon(place, 'status', '--json')).stdout) as DaemonStatus).sessions[0] ?? {};
    git(place.project, 'update-ref', refOf(sessionId), 'HEAD');
    for (const args of [
      ['worktrees', 'adopt', sessionId],
      ['deliver', sessionId, '--dry-run'],
    ]) {
      const { code, stdout, stderr } = await daemon(place, ...args);
      const branch = /`(git branch [^`]+)`/.exec(`${stdout}${stderr}`)?.[1] ?? 'false';
      expect(code, args.join(' ')).not.toBe(0);
      execFileSync('sh', ['-c', branch], { cwd: place.project });
      git(place.project, 'branch', '-D', `worktrain/${sessionId}`);
    }
  });

  test('of a session without files of its own: there is nothing to adopt', async () => {
    const place = await placeWith(completing);
    expect((await daemon(place, 'dispatch', 'project.tidy')).code).toBe(0);
    const { sessions } = JSON.parse((await daemon(place, 'status', '--json')).stdout) as DaemonStatus;
    const refused = await daemon(place, 'worktrees', 'adopt', sessions[0]?.runName ?? '');
    expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining('has no worktree') });
    expect((await daemon(place, 'worktrees', 'list')).stdout).toContain('No worktrees.');
    const collected = await inProcess(place, ['sessions', 'gc', '--json']);
    expect(JSON.parse(collected.stdout)).toMatchObject({ blockedBy: [], unknownEntries: [] });
  });
});

describe('daemon costs', () => {
  const costs = async (place: Place, by: string) =>
    JSON.parse((await daemon(place, 'costs', '--by', by, '--json')).stdout) as DaemonCosts;

  test('gives the sums of two sessions by workflow, step and day; they agree with status', async () => {
    const place = await placeWith(completing);
    for (const _ of [1, 2]) expect((await daemon(place, 'dispatch', 'project.tidy')).code).toBe(0);
    const { sessions } = JSON.parse((await daemon(place, 'status', '--json')).stdout) as DaemonStatus;
    const sum = sessions.reduce((total, { costUsd }) => total + (costUsd ?? Number.NaN), 0);
    for (const by of ['workflow', 'step', 'day', 'model', 'trigger', 'session']) {
      const { rows, total } = await costs(place, by);
      expect(rows).toHaveLength(by === 'step' || by === 'session' ? 2 : 1);
      expect(total).toMatchObject({ calls: 4, unpricedCalls: 0, unreportedCalls: 0 });
      expect(total.costUsd).toBeCloseTo(sum, 9);
      expect(rows.reduce((all, { tokens }) => all + tokens, 0)).toBe(total.tokens);
    }
    expect((await daemon(place, 'costs')).stdout).toMatch(
      /^workflow +calls +tokens +cost\nproject\.tidy +4 +\d+ +\$0\.\d{4}\n/,
    );
    expect(await daemon(place, 'costs', '--by', 'colour')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--by needs one of'),
    });
  });

  test('names the line that is not a record, and so does a session, which is not started', async () => {
    const place = await placeWith(completing);
    const { ledger } = new DaemonLayout(place.data);
    fs.mkdirSync(path.dirname(ledger), { recursive: true });
    fs.writeFileSync(ledger, '{"not":"a record"}\n');
    for (const [args, code] of [
      [['costs'], 1],
      [['status'], 0],
      [['dispatch', 'project.tidy'], 1],
    ] as const)
      expect(await daemon(place, ...args), args[0]).toMatchObject({
        code,
        stderr: expect.stringMatching(/line 1 is not a record of the ledger[\s\S]*move it away/),
      });
  });
});
