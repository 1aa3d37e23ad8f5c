/**
 * Stores the work of an agent in the repository of the user, under a ref of the session. Git reads the files of the agent inside the sandbox,
 * where no link and no configuration leads out; the daemon takes only a pack, as a server takes it from a stranger who pushes:
 * every object is checked before it is stored [agent-objects-are-checked].
 */
import { closeSync, constants, fstatSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { checkpointAllocationBytesMax, checkpointPackBytesMax } from '../../schemas/daemon/limits.ts';
import { visibleName } from '../../schemas/text/visible-text.ts';
import { type CommandEnding, type CommandResult, printedText } from '../sandbox/protocol.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { reasonOf } from '../../schemas/os-faults.ts';
import { endingText } from '../tools/result-text.ts';
import { GitFault, hostGit } from './host-git.ts';
import { checkOutScript, checkpointScript, pathOfObjectScript } from './checkpoint-script.ts';
import { keepTextOf, releasePacks } from './kept-packs.ts';
import type { WorktreeLedger } from './ledger.ts';
import { commitAtRef, storedWork } from './stored-work.ts';
import type { StoredWorktree } from './stored-worktrees.ts';
import { insideGitDir, insideOut, placesOf } from './worktree.ts';

export class CheckpointFault extends Error {}

const idPattern = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

/** A program that was ended or could not be started has printed nothing, or only something else. */
const whyFailed = (ending: CommandEnding, printed: string): string =>
  [...(ending.kind === 'exited' && printed !== '' ? [] : [endingText(ending)]), printed.slice(-500)]
    .filter((each) => each !== '')
    .join('; ');

function idFrom({ ending, output }: CommandResult, action: string): string {
  const printed = printedText(output).trim();
  const id = printed.split('\n').at(-1) ?? '';
  if (ending.kind !== 'exited' || ending.status !== 0 || !idPattern.test(id))
    throw new CheckpointFault(`git in the sandbox did not ${action}: ${whyFailed(ending, printed)}`);
  return id;
}

/** The agent can write each file of configuration that git reads inside, and none of them may decide which files are stored, or how. */
const insideSettings = {
  'core.autocrlf': 'false',
  'core.attributesFile': '/dev/null',
  'core.excludesFile': '/dev/null',
  'core.fileMode': 'true',
  'core.ignoreCase': 'false',
  // What no system may check out is left out and listed. Unpacking would refuse everything because of it.
  'core.protectHFS': 'true',
  'core.protectNTFS': 'true',
  'core.sparseCheckout': 'false',
  'core.symlinks': 'true',
  'core.untrackedCache': 'false',
};
const insideEnvironment: Readonly<Record<string, string>> = {
  HOME: '/dev/null',
  XDG_CONFIG_HOME: '/dev/null',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_COUNT: `${Object.keys(insideSettings).length}`,
  ...Object.fromEntries(
    Object.entries(insideSettings).flatMap(([key, value], at) => [
      [`GIT_CONFIG_KEY_${at}`, key],
      [`GIT_CONFIG_VALUE_${at}`, value],
    ]),
  ),
};

/** Bash would run `~/.bashrc` first, because its input is a socket. The script reads messages of git, which it does not translate then. */
const runScript = (sandbox: Sandbox, script: string, ...args: readonly string[]): Promise<CommandResult> =>
  sandbox.call('run', {
    argv: ['bash', '--norc', '--noprofile', '-c', script, 'bash', ...args],
    environment: { LC_ALL: 'C', ...(sandbox.adapter === 'none' ? {} : insideEnvironment) },
  });

/** Writes the files of the base commit, inside: filters and hooks of the user do not run. */
export const checkOut = async (sandbox: Sandbox): Promise<void> => {
  idFrom(await runScript(sandbox, checkOutScript), 'check out the files');
};

/** Only a regular file of bounded size is read; the directory is the daemon's, so nothing but the last name can be a link. */
function openPack(path: string): number {
  const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  const stat = fstatSync(file);
  if (stat.isFile() && stat.size <= checkpointPackBytesMax) return file;
  closeSync(file);
  throw new CheckpointFault(
    stat.isFile()
      ? `the work has ${stat.size} bytes, and the limit is ${checkpointPackBytesMax}`
      : 'the pack file of the work is not a regular file',
  );
}

/**
 * Git holds a tree or a commit in memory, and a few megabytes of a pack can expand to gigabytes of one. One thread: each would have such an
 * amount.
 */
const allocation = { GIT_ALLOC_LIMIT: String(checkpointAllocationBytesMax) };

/**
 * Names, addresses and times that git would not write today, and that old programs wrote. They do no harm, and the agent may merge commits with
 * them that are in another branch of the user.
 */
const oldFormats = [
  ...['badDate', 'badDateOverflow', 'badEmail', 'badName', 'badTimezone', 'missingEmail', 'missingNameBeforeEmail'],
  ...['missingSpaceBeforeDate', 'missingSpaceBeforeEmail', 'multipleAuthors', 'zeroPaddedDate', 'zeroPaddedFilemode'],
];
const strict = `--strict=${oldFormats.map((each) => `${each}=ignore`).join(',')}`;

async function takeIn({ repository, worktreeId }: StoredWorktree, pack: string): Promise<void> {
  const input = openPack(pack);
  try {
    const keep = `--keep=${keepTextOf(worktreeId)}`;
    await hostGit(repository, ['index-pack', '--stdin', strict, keep, '--fix-thin', '--threads=1'], {
      input,
      environment: allocation,
    });
  } finally {
    closeSync(input);
  }
}

/** Git names the object that it refuses: the user and the agent know only its path. */
async function withPathOfObject(error: unknown, sandbox: Sandbox, commit: string): Promise<unknown> {
  const id = error instanceof GitFault ? /object ([0-9a-f]{40,64}): /.exec(error.printed)?.[1] : undefined;
  if (id === undefined) return error;
  const { output } = await runScript(sandbox, pathOfObjectScript, commit, id);
  const path = printedText(output).split('\0')[0] ?? '';
  return path === '' ? error : new CheckpointFault(`git refuses the file "${visibleName(path)}": ${reasonOf(error)}`);
}

/** @param pack null if the repository has the commit */
async function store(
  ledger: WorktreeLedger,
  worktree: StoredWorktree,
  commit: string,
  pack: string | null,
): Promise<void> {
  const { worktreeId, repository, base, ref } = worktree;
  if (pack !== null) await takeIn(worktree, pack);
  // All of its history must be in the repository: the agent chose what the pack holds.
  await hostGit(repository, ['rev-list', '--objects', '--quiet', commit, '--not', base]);
  ledger.append({ worktreeId, kind: 'checkpointing', commit });
  await hostGit(repository, ['update-ref', ref, commit]);
}

/**
 * A `git gc` of the user can remove the temporary file of a pack that git reads, or lock the refs. Both are over when it is tried again. The
 * pack stays kept in between.
 */
const storeTwice = (...parameters: Parameters<typeof store>): Promise<void> =>
  store(...parameters).catch((error: unknown) => {
    if (!(error instanceof GitFault)) throw error;
    return store(...parameters);
  });

/** The commit under the ref of the session, after this. */
export async function checkpoint(ledger: WorktreeLedger, worktree: StoredWorktree, sandbox: Sandbox): Promise<string> {
  const { worktreeId, repository, folder, base } = worktree;
  const places = placesOf(folder);
  const [out, gitFolder] = sandbox.adapter === 'none' ? [places.out, ''] : [insideOut, insideGitDir];
  const atRef = await commitAtRef(worktree);
  const stored = atRef ?? (await storedWork(worktree)) ?? base;
  const commit = idFrom(await runScript(sandbox, checkpointScript, base, out, stored, gitFolder), 'store the work');
  try {
    if (commit === atRef) return commit;
    const pack = commit === base || commit === stored ? null : join(places.out, 'work.pack');
    await storeTwice(ledger, worktree, commit, pack);
    return commit;
  } catch (error) {
    throw await withPathOfObject(error, sandbox, commit);
  } finally {
    releasePacks(repository, worktreeId);
  }
}
