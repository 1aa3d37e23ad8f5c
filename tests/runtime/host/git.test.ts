/** Git facts, read from `.git` folders that are built by hand: no git is run, and nothing hostile is followed. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { gitFromFiles } from '../../../runtime/host/git.ts';
import { temporaryFolder } from '../../support/files.ts';

const sha = 'a'.repeat(40);
const other = 'b'.repeat(40);
const observe = (at: string) => gitFromFiles().observe(at);

function repository(files: Record<string, string>, root = temporaryFolder()): string {
  for (const [name, text] of Object.entries(files)) {
    const at = path.join(root, name);
    fs.mkdirSync(path.dirname(at), { recursive: true });
    fs.writeFileSync(at, text);
  }
  return root;
}

describe('git facts', () => {
  // @verifies git-observed-from-files
  it('of a plain repository are its root, branch and head', async () => {
    const root = repository({ '.git/HEAD': 'ref: refs/heads/feature/x\n', '.git/refs/heads/feature/x': `${sha}\n` });
    expect(await observe(root)).toEqual({ repoRoot: root, branch: 'feature/x', headSha: sha });
  });
  it('are found from a folder below the root', async () => {
    const root = repository({
      '.git/HEAD': 'ref: refs/heads/main\n',
      '.git/refs/heads/main': sha,
      'src/deep/file': '',
    });
    expect((await observe(path.join(root, 'src/deep')))?.repoRoot).toBe(root);
  });
  it('of a detached head are its commit alone', async () => {
    const root = repository({ '.git/HEAD': `${sha}\n` });
    expect(await observe(root)).toEqual({ repoRoot: root, headSha: sha });
  });
  it('of a repository with a reftable are its root alone: the branch in HEAD is a placeholder', async () => {
    const root = repository({
      '.git/HEAD': 'ref: refs/heads/.invalid\n',
      '.git/refs/heads': 'this repository uses reftable\n',
    });
    expect(await observe(root)).toEqual({ repoRoot: root });
  });
  it('of a branch without a commit are its name alone', async () => {
    const root = repository({ '.git/HEAD': 'ref: refs/heads/main\n' });
    expect(await observe(root)).toEqual({ repoRoot: root, branch: 'main' });
  });
  it('come from packed refs when there is no loose one, and from the loose one when there are both', async () => {
    const packed = `# pack-refs with: peeled\n${other} refs/heads/main-2\n${sha} refs/heads/main\n^${other}\n`;
    const root = repository({ '.git/HEAD': 'ref: refs/heads/main\n', '.git/packed-refs': packed });
    expect((await observe(root))?.headSha).toBe(sha);
    repository({ '.git/refs/heads/main': other }, root);
    expect((await observe(root))?.headSha).toBe(other);
  });
  it('of a worktree come through its .git file and the common folder', async () => {
    const main = repository({
      '.git/refs/heads/side': sha,
      '.git/worktrees/side/HEAD': 'ref: refs/heads/side\n',
      '.git/worktrees/side/commondir': '../..\n',
    });
    const tree = repository({ '.git': `gitdir: ${path.join(main, '.git/worktrees/side')}\n` });
    expect(await observe(tree)).toEqual({ repoRoot: tree, branch: 'side', headSha: sha });
  });
  it('of a submodule come through a relative .git file', async () => {
    const root = repository({ 'modules/sub/HEAD': `${sha}\n`, 'sub/.git': 'gitdir: ../modules/sub\n' });
    expect((await observe(path.join(root, 'sub')))?.headSha).toBe(sha);
  });
  it('are null outside a repository', async () => {
    const at = temporaryFolder();
    const found = await observe(at);
    expect(found === null || !found.repoRoot.startsWith(at)).toBe(true);
  });
  it.each([
    ['a ref that climbs out', 'ref: refs/heads/../../../../secret\n'],
    ['a ref outside refs', 'ref: ../secret\n'],
    ['an absolute ref', 'ref: /etc/passwd\n'],
    ['a NUL', 'ref: refs/heads/a\0b\n'],
    ['garbage', '\u0000\u0001garbage'],
    ['nothing', ''],
    ['a short commit', 'abc123\n'],
  ])('never follow %s', async (_, head) => {
    const folder = temporaryFolder();
    fs.writeFileSync(path.join(folder, 'secret'), sha);
    const root = repository({ '.git/HEAD': head }, path.join(folder, 'repo'));
    expect((await observe(root))?.headSha).toBeUndefined();
  });
  it('are null, not an error, when .git is broken', async () => {
    expect(await observe(repository({ '.git': 'gitdir: /no/such/place\n' }))).not.toHaveProperty('headSha');
    expect(await observe('\0')).toBeNull();
  });
});
