/** If git fails because of the machine, such as a full disk, the remedy is about the machine. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { GitFault } from '../../../daemon/worktrees/host-git.ts';
import { gitRemedy } from '../../../daemon/worktrees/git-remedy.ts';
import { openWorktree } from '../../../daemon/worktrees/session-worktree.ts';
import { requestIn, worktreeWorld } from './worktree-world.ts';

it('a worktree that a full disk refuses is answered with what frees the disk', async (context) => {
  const world = await worktreeWorld(context);
  const programs = path.join(world.folder, 'programs');
  fs.mkdirSync(programs);
  const full = `#!/bin/sh
case " $* " in *" worktree "*) echo "error: unable to write file a.txt: No space left on device" >&2; exit 128 ;; esac
PATH="\${PATH#*:}" exec git "$@"
`;
  fs.writeFileSync(path.join(programs, 'git'), full, { mode: 0o755 });
  vi.stubEnv('PATH', `${programs}:${process.env['PATH']}`);
  try {
    const opening = await openWorktree(world.ledger, world.adapter, requestIn(world), false);
    expect(opening).toMatchObject({
      kind: 'refused',
      fault: {
        reason: expect.stringContaining('No space left on device'),
        remedy: 'Free some space on that disk, and try again',
      },
    });
  } finally {
    vi.unstubAllEnvs();
  }
});

it('the remedy follows from everything that git printed, not from the line that names the cause', () => {
  const fault = new GitFault('commit-tree', 'error: Disk quota exceeded\nfatal: could not write the object\n');
  expect(gitRemedy(fault, 'otherwise')).toBe('Free some space on that disk, and try again');
  expect(gitRemedy(new GitFault('commit-tree', 'fatal: bad object\n'), 'otherwise')).toBe('otherwise');
});
