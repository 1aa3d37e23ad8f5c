/** What a session of the daemon works on: a worktree of its own, in a sandbox of the real kernel. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it, type TestContext, vi } from 'vitest';
import { defaultLimits } from '../../../daemon/sandbox/limits.ts';
import { livenessOf } from '../../../daemon/sandbox/process-identity.ts';
import { agentLoop } from '../../../daemon/session/agent-loop.ts';
import { openWorkspace } from '../../../daemon/session/workspace-sandbox.ts';
import { DaemonLayout } from '../../../daemon/storage/layout.ts';
import { collectWorktree } from '../../../daemon/worktrees/collect.ts';
import { WorktreeLedger } from '../../../daemon/worktrees/ledger.ts';
import { storedWorktrees } from '../../../daemon/worktrees/stored-worktrees.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import { git } from '../../support/git.ts';
import { printedBy, shell } from '../sandbox/sandbox-world.ts';
import { skipRefused } from '../sandbox/skip.ts';
import { type WorktreeWorld, worktreeWorld } from '../worktrees/worktree-world.ts';
import { done, newDisk, Outside, processOver, reply, use } from './loop-world.ts';

const sessionId = 'sess_01jh8x2m4k9q7v3c5t6w8y0z12' as SessionId;
const recorded = async () => undefined;
const given = { limits: defaultLimits, proxySocket: null };

async function openedOn(
  world: WorktreeWorld,
  workspacePath: string,
  more: { sessionId?: SessionId; base?: string } = {},
) {
  const layout = new DaemonLayout(path.join(world.folder, 'data'));
  const opening = await openWorkspace(layout, world.adapter, { sessionId, workspacePath, ...more }, given, recorded);
  return opening.kind === 'refused' ? skipRefused(world.context, world.adapter.name, opening.fault) : opening;
}

/** @verifies repository-is-read-only */
it('a session in a repository changes a worktree of its own, never the checkout; its work is under its ref', async (context) => {
  const world = await worktreeWorld(context);
  fs.writeFileSync(path.join(world.checkout, 'unsaved.txt'), 'of the user');
  const open = await openedOn(world, world.checkout);
  await shell(open.sandbox, 'echo three >> a.txt');
  await open.checkpoint();
  await open.close();
  expect(git(world.checkout, 'show', `refs/worktrain/${sessionId}:a.txt`)).toBe('one\ntwo\nthree');
  expect(git(world.checkout, 'status', '--porcelain')).toBe('?? unsaved.txt');
});

// @verifies model-knows-the-project
it.for(['', 'packages/a'])('a session knows where its project is in the repository: %j', async (place, context) => {
  const world = await worktreeWorld(context);
  const project = path.join(world.checkout, place);
  fs.mkdirSync(project, { recursive: true });
  const open = await openedOn(world, project);
  expect(open.projectPlace).toBe(place);
  await open.close();
});

it('a session that is opened again finds what it left, and the sandbox of the earlier process is ended', async (context) => {
  const world = await worktreeWorld(context);
  const first = await openedOn(world, world.checkout);
  await shell(first.sandbox, 'echo kept > kept');
  const second = await openedOn(world, world.checkout);
  expect(livenessOf(first.sandbox.identity)).toBe('dead');
  expect(printedBy(await shell(second.sandbox, 'cat kept'))).toBe('kept\n');
  await second.close();
});

// @verifies unlisted-work-is-kept
it('a session whose worktree the ledger lost is not opened, and its work stays', async (context) => {
  const world = await worktreeWorld(context);
  const layout = new DaemonLayout(path.join(world.folder, 'data'));
  const first = await openedOn(world, world.checkout);
  await shell(first.sandbox, 'echo stored > stored');
  const stored = await first.checkpoint();
  await shell(first.sandbox, 'echo later > later');
  await first.close();
  const reopened = async () => {
    const session = { sessionId, workspacePath: world.checkout };
    const opening = await openWorkspace(layout, world.adapter, session, given, recorded);
    if (opening.kind === 'open') await opening.close();
    return opening.kind === 'open' ? null : opening.fault;
  };
  fs.rmSync(layout.worktreeLedger);
  const fault = await reopened();
  const ref = `refs/worktrain/${sessionId}`;
  expect(git(world.checkout, 'rev-parse', ref)).toBe(stored);
  const tree = path.join(layout.worktrees, sessionId, 'tree');
  expect(fs.readFileSync(path.join(tree, 'later'), 'utf8')).toBe('later\n');
  expect(fault?.reason).toBe('the work of the session is stored, but the list of worktrees does not contain it');
  const branch = /`git (branch .*)`/.exec(fault?.remedy ?? '')?.[1]?.split(' ') ?? [];
  git(world.checkout, ...branch);
  expect(git(world.checkout, 'show', `worktrain/${sessionId}:stored`)).toBe('stored');
  // Its ref was deleted as well.
  git(world.checkout, 'update-ref', '-d', ref);
  expect((await reopened())?.remedy).toContain(`<data directory>/daemon/worktrees/${sessionId}/tree`);
  expect(fs.existsSync(tree)).toBe(true);
});

/** A session whose ledger is replaced by an earlier one. */
async function sessionInWorld(context: TestContext) {
  const world = await worktreeWorld(context);
  const layout = new DaemonLayout(path.join(world.folder, 'data'));
  const ledger = new WorktreeLedger(layout.worktreeLedger);
  const tree = path.join(layout.worktrees, sessionId, 'tree');
  return {
    world,
    tree,
    worked: async (script: string) => {
      const open = await openedOn(world, world.checkout);
      await shell(open.sandbox, script);
      const commit = await open.checkpoint();
      await shell(open.sandbox, 'echo later > later');
      await open.close();
      return commit;
    },
    collected: () => {
      const [worktree] = storedWorktrees(ledger.records());
      if (worktree === undefined) throw new Error('no worktree was stored');
      return collectWorktree(ledger, world.adapter, worktree, layout.archives, 1);
    },
    backup: () => fs.readFileSync(layout.worktreeLedger),
    restore: (backup: Buffer) => fs.writeFileSync(layout.worktreeLedger, backup),
    reopened: async () => {
      const session = { sessionId, workspacePath: world.checkout };
      const opening = await openWorkspace(layout, world.adapter, session, given, recorded);
      if (opening.kind === 'open') await opening.close();
      return opening.kind === 'open' ? null : opening.fault;
    },
    atRef: () => git(world.checkout, 'rev-parse', `refs/worktrain/${sessionId}`),
  };
}

describe('a session whose list of worktrees is older than its work', () => {
  const reason = 'the list of worktrees does not contain the newest work of the session';

  // @verifies unlisted-work-is-kept
  it('is not opened if the list contains the removal of a worktree that was made again, and its files stay', async (context) => {
    const { world, tree, worked, collected, backup, restore, reopened, atRef } = await sessionInWorld(context);
    await worked('echo one > one');
    await collected();
    const old = backup();
    const newest = await worked('echo two > two');
    restore(old);
    const fault = await reopened();
    expect(atRef()).toBe(newest);
    expect(fs.readFileSync(path.join(tree, 'later'), 'utf8')).toBe('later\n');
    expect(fault?.reason).toBe(reason);
    expect(fault?.remedy).toContain(`<data directory>/daemon/worktrees/${sessionId}/tree`);
    const branch = /`git (branch .*)`/.exec(fault?.remedy ?? '')?.[1]?.split(' ') ?? [];
    git(world.checkout, ...branch);
    expect(git(world.checkout, 'show', `worktrain/${sessionId}:two`)).toBe('two');
    // Its ref was deleted as well.
    git(world.checkout, 'update-ref', '-d', `refs/worktrain/${sessionId}`);
    expect((await reopened())?.reason).toBe(reason);
    expect(fs.existsSync(path.join(tree, 'later'))).toBe(true);
  });

  // @verifies unlisted-work-is-kept
  it('is not opened if the files of the worktree are gone, and its ref stays', async (context) => {
    const { tree, worked, backup, restore, reopened, atRef } = await sessionInWorld(context);
    await worked('echo one > one');
    const old = backup();
    const newest = await worked('echo two > two');
    restore(old);
    fs.rmSync(tree, { recursive: true });
    const fault = await reopened();
    expect(atRef()).toBe(newest);
    expect(fault?.reason).toBe(reason);
  });
});

it('a child session starts with the files of its parent, which then takes those of the child', async (context) => {
  const world = await worktreeWorld(context);
  const parent = await openedOn(world, world.checkout);
  await shell(parent.sandbox, 'echo three >> a.txt; git commit -qam third; echo draft > draft; echo old > old');
  const base = await parent.checkpoint();
  const childId = 'sess_01jh8x2m4k9q7v3c5t6w8y0z13' as SessionId;
  const child = await openedOn(world, world.checkout, { sessionId: childId, base: base ?? '' });
  expect(printedBy(await shell(child.sandbox, 'cat draft; tail -1 a.txt; git status --porcelain'))).toBe(
    'draft\nthree\n',
  );
  await shell(child.sandbox, 'echo reviewed > draft; rm old; echo new > new');
  const commit = await child.checkpoint();
  await child.close();
  expect(printedBy(await shell(parent.sandbox, `git diff --name-only HEAD ${commit}`))).toBe('draft\nnew\n');
  await shell(parent.sandbox, `git add -A && git read-tree -u --reset ${commit}`);
  expect(printedBy(await shell(parent.sandbox, 'cat draft new; ls; git log -1 --format=%s'))).toBe(
    'reviewed\nnew\na.txt\ndraft\nnew\nthird\n',
  );
  await parent.close();
});

it('a session outside of a repository cannot change its workspace', async (context) => {
  const world = await worktreeWorld(context);
  const workspace = path.join(world.folder, 'plain');
  fs.mkdirSync(workspace);
  fs.writeFileSync(path.join(workspace, 'a'), 'one');
  const open = await openedOn(world, workspace);
  expect(printedBy(await shell(open.sandbox, 'cat a; echo x > a; echo x > b'))).toMatch(/^one.*Read-only file system/s);
  await open.close();
  expect(fs.readdirSync(workspace)).toEqual(['a']);
});

it('a session outside of a repository does not start if its workspace contains the home or the data directory', async (context) => {
  const world = await worktreeWorld(context);
  const workspace = path.join(world.folder, 'plain');
  const [data, home, temporary] = ['data', 'home', 'tmp'].map((name) => path.join(workspace, 'in', name));
  const [elsewhere, link] = [path.join(world.folder, 'other'), path.join(world.folder, 'link')];
  for (const folder of [data, home, temporary, elsewhere]) fs.mkdirSync(folder ?? '', { recursive: true });
  fs.symlinkSync(data ?? '', link);
  const reasonWith = async (variables: Readonly<Record<string, string>>, dataFolder = elsewhere) => {
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
    try {
      const layout = new DaemonLayout(dataFolder);
      const opening = await openWorkspace(
        layout,
        world.adapter,
        { sessionId, workspacePath: workspace },
        given,
        recorded,
      );
      if (opening.kind === 'open') await opening.close();
      return opening.kind === 'open' ? 'open' : opening.fault.reason;
    } finally {
      vi.unstubAllEnvs();
    }
  };
  for (const folder of [data, link, path.join(data ?? '', 'not-there-yet')])
    expect(await reasonWith({}, folder)).toMatch(/^the project contains the data directory of WorkRail,/);
  expect(await reasonWith({ HOME: home ?? '' })).toMatch(/^the project contains the home directory,/);
  expect(await reasonWith({ TMPDIR: temporary ?? '' })).toMatch(/^the project contains the directory for temporary/);
});

it('a session whose repository or project was moved does not continue without its work', async (context) => {
  const world = await worktreeWorld(context);
  const open = await openedOn(world, world.checkout);
  await shell(open.sandbox, 'echo three >> a.txt');
  await open.checkpoint();
  await open.close();
  const layout = new DaemonLayout(path.join(world.folder, 'data'));
  const opening = (id: string, workspacePath: string) =>
    openWorkspace(layout, world.adapter, { sessionId: id as SessionId, workspacePath }, given, recorded);
  fs.renameSync(world.repository, path.join(world.folder, 'moved'));
  expect(await opening(sessionId, world.checkout)).toMatchObject({
    kind: 'refused',
    fault: { reason: 'the repository of the session does not exist any more' },
  });
  expect(await opening('sess_01jh8x2m4k9q7v3c5t6w8y0z13', path.join(world.folder, 'nothing'))).toMatchObject({
    kind: 'refused',
    fault: { reason: 'the directory of the project does not exist any more' },
  });
});

/** @verifies steps-are-checkpointed */
it('the work of a step is stored before the step is recorded as completed', async () => {
  const outside = new Outside(['one', 'two']);
  const completedBefore: number[] = [];
  const checkpoint = async () => void completedBefore.push(outside.completed.length);
  const answers = [reply('', use('write', { name: 'a' })), reply('', done('One.')), reply('', done('Two.'))];
  const model = outside.model(() => answers.shift() ?? reply(''));
  await agentLoop(await processOver(newDisk(), outside, { model, checkpoint }), new AbortController().signal);
  expect(completedBefore).toEqual([0, 1]);
});
