/** Trees that no work tree could hold, and links of a commit that lead out of it: `diff` and `verify --staged` stay inside. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { clashIn, leadsInside, staysBelow } from '../../project/git/tree-paths.ts';
import { sourceBytesMax } from '../../schemas/limits.ts';
import { inProcess } from '../support/command-line.ts';
import {
  environmentOf,
  type Place,
  plainSteps,
  sourceOf,
  temporaryPlace,
  treeOf,
  writeSource,
} from '../e2e/support.ts';

const file = '.workrail/workflows/review.json';

function git(place: Place, args: readonly string[], input: string | Buffer = ''): string {
  const env = environmentOf(place, { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' });
  const identity = ['-c', 'user.email=a@example.com', '-c', 'user.name=A'];
  const ran = spawnSync('git', [...identity, ...args], { cwd: place.project, input, env });
  if (ran.status !== 0) throw new Error(`git ${args.join(' ')}: ${ran.stderr.toString()}`);
  return ran.stdout.toString().trim();
}

/** A repository with one good commit, and a folder outside of it. */
function repository(): { readonly place: Place; readonly outside: string } {
  const place = temporaryPlace();
  const outside = path.join(place.folder, 'outside');
  fs.mkdirSync(outside);
  writeSource(place, 'review.json', sourceOf('project.review', plainSteps(1)));
  git(place, ['init', '-q', '-b', 'main']);
  git(place, ['add', '.']);
  git(place, ['commit', '-q', '-m', 'One']);
  return { place, outside };
}

type Entry = readonly [mode: '100644' | '120000' | '40000', name: string, object: string];
const blob = (place: Place, text: string) => git(place, ['hash-object', '-w', '--stdin'], text);
/** As the bytes say: git itself would refuse to make most of these. */
function tree(place: Place, entries: readonly Entry[]): string {
  const bytes = entries.map(([mode, name, object]) =>
    Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(object, 'hex')]),
  );
  return git(place, ['hash-object', '-w', '-t', 'tree', '--literally', '--stdin'], Buffer.concat(bytes));
}
const commit = (place: Place, top: string) => git(place, ['commit-tree', '-m', 'x', top]);

const pairs: readonly (readonly [link: string, folder: string])[] = [
  ['workflows', 'workflows'],
  ['Workflows', 'workflows'],
  ['workflows.', 'workflows'],
  ['work\u200cflows', 'workflows'],
  ['caf\u00e9', 'cafe\u0301'],
  ['\ufb01les', 'files'],
];

/** @verifies git-tree-stays-inside */
describe('a tree that lists a link and a folder of one name', () => {
  test.each(pairs)('%j and %j: refused, and nothing is written behind the link', async (linkName, folderName) => {
    const { place, outside } = repository();
    const inner = tree(place, [['100644', 'authorized_keys', blob(place, 'owned\n')]]);
    for (const linkFirst of [true, false]) {
      const link: Entry = ['120000', linkName, blob(place, outside)];
      const folder: Entry = ['40000', folderName, inner];
      const sources = tree(place, linkFirst ? [link, folder] : [folder, link]);
      const revision = commit(place, tree(place, [['40000', '.workrail', sources]]));
      const { code, stderr } = await inProcess(place, ['diff', revision, 'project.review']);
      expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('git lists both') });
      expect(treeOf(outside)).toEqual({});
    }
  });

  test('a file that is listed twice is refused', async () => {
    const { place } = repository();
    const name = 'a.json';
    const sources = tree(place, [
      ['100644', name, blob(place, 'one')],
      ['120000', name, blob(place, 'two')],
    ]);
    const revision = commit(place, tree(place, [['40000', '.workrail', sources]]));
    const { code, stderr } = await inProcess(place, ['diff', revision, 'project.review']);
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('the path ".workrail/a.json" twice') });
  });

  test('a name that no file system takes is refused, and steers no terminal', async () => {
    const { place } = repository();
    const sources = tree(place, [['100644', `\u001b[2J${'x'.repeat(300)}`, blob(place, 'one')]]);
    const revision = commit(place, tree(place, [['40000', '.workrail', sources]]));
    const { code, stderr } = await inProcess(place, ['diff', revision, 'project.review']);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringContaining('not a valid file name on this system'),
    });
    expect(stderr).not.toContain('\u001b[2J');
  });
});

/** @verifies git-tree-stays-inside */
describe('an object that is no file', () => {
  // Its text reads like further answers of git, one of them with a size that leads backwards.
  test.each(['blob -52', 'blob 9999999', 'blob x'])('in the place of a source is skipped whole: %s', async (header) => {
    const { place } = repository();
    const top = git(place, ['rev-parse', 'HEAD^{tree}']);
    const text = `tree ${top}\nauthor x <a@b> 1 +0000\ncommitter x <a@b> 1 +0000\n\n${'1'.repeat(40)} ${header}\nxxxx\n`;
    const odd = git(place, ['hash-object', '-w', '-t', 'commit', '--literally', '--stdin'], text);
    git(place, ['update-index', '--add', '--cacheinfo', `100644,${odd},.workrail/workflows/odd.json`]);
    const { code, stdout, stderr } = await inProcess(place, ['verify', '--staged']);
    expect([0, 1, 3], stderr).toContain(code);
    expect(stdout + stderr).not.toContain('xxxx');
  });
});

describe('a chain of folders', () => {
  // @verifies compile-errors-as-data
  test('that is deeper than any person makes it is named, and every other source is served', async () => {
    const { place } = repository();
    fs.mkdirSync(path.join(place.project, '.workrail/workflows', 'd/'.repeat(1500)), { recursive: true });
    const checked = await inProcess(place, ['check']);
    expect(checked.code, checked.stderr).toBe(1);
    expect(checked.stdout).toContain('more than 32 levels below the source directory');
    const listed = await inProcess(place, ['list']);
    expect(listed.stdout).toContain('project.review');
    expect(listed.code, listed.stderr).toBe(0);
  });
});

describe('a link of a commit', () => {
  const secret = 'TOPSECRETVALUE';
  const stolen = JSON.stringify(sourceOf('project.review', [{ id: 'a', title: secret, prompt: secret }]));

  function withLink(at: string, target: (place: Place) => string): Place {
    const { place, outside } = repository();
    fs.writeFileSync(path.join(outside, 'plain'), `${secret}=abc\n`);
    fs.writeFileSync(path.join(outside, 'source.json'), stolen);
    fs.mkdirSync(path.dirname(path.join(place.project, at)), { recursive: true });
    fs.symlinkSync(target(place), path.join(place.project, at));
    git(place, ['add', '.']);
    git(place, ['commit', '-q', '-m', 'Link']);
    return place;
  }

  test.each([
    ['absolute, no source', ({ folder }: Place) => `${folder}/outside/plain`],
    ['absolute, a source', ({ folder }: Place) => `${folder}/outside/source.json`],
    ['relative', () => '../outside/source.json'],
    ['a device', () => '/dev/zero'],
    ['too long for a path', () => `../${'a/'.repeat(1500)}b`],
  ])('that leads out is named and not followed (%s)', async (_where, target) => {
    const place = withLink('link.json', target);
    const { code, stdout, stderr } = await inProcess(place, ['diff', 'HEAD:link.json', 'project.review']);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringContaining('link.json is a symbolic link to a path outside the project'),
    });
    expect(stdout + stderr).not.toContain(secret);
  });

  test.each(['.workrail/workflows/link.json', '.workrail/bindings.json', 'workrail.json', 'workrail.lock'])(
    'at %s is read by no command',
    async (at) => {
      const place = withLink(at, ({ folder }) => `${folder}/outside/source.json`);
      for (const command of [
        ['verify', '--staged'],
        ['diff', 'HEAD', file],
      ]) {
        const { stdout, stderr } = await inProcess(place, command);
        expect(stdout + stderr).not.toContain(secret);
      }
      const { stdout, stderr } = await inProcess(place, ['verify', '--staged']);
      expect(stdout + stderr).toContain(at);
    },
  );

  test('to another source of the commit is followed, as in the work tree', async () => {
    const place = withLink('link.json', () => file);
    expect(await inProcess(place, ['diff', 'HEAD:link.json', file])).toMatchObject({ code: 0 });
  });

  test('a file of a commit that is too large for a source is refused as one of the work tree is', async () => {
    const { place } = repository();
    fs.writeFileSync(path.join(place.project, 'big.json'), `"${'x'.repeat(sourceBytesMax)}"`);
    git(place, ['add', '.']);
    git(place, ['commit', '-q', '-m', 'Big']);
    const [committed, own] = [
      await inProcess(place, ['diff', 'HEAD:big.json', 'project.review']),
      await inProcess(place, ['diff', 'big.json', 'project.review']),
    ];
    expect([committed.code, own.code]).toEqual([1, 1]);
    expect(committed.stderr).toMatch(/too large|at most|limit/i);
  });
});

describe('the paths of a tree', () => {
  test('clash only where one is twice there or above another', () => {
    expect(clashIn(['a', 'a.json', 'ab/c', 'b/a', 'b/A.json'])).toBeNull();
    expect(clashIn(['x/a/b/c', 'X/A'])).toEqual(['X/A', 'x/a/b/c']);
    expect(clashIn(['a\\b', 'A'])).toEqual(['A', 'a\\b']);
  });

  test.each([
    ['a/b.json', '../c.json', true],
    ['a/b.json', './x/../c.json', false],
    ['a/b.json', '..', true],
    ['a/b.json', '../..', false],
    ['a/b.json', '../../c', false],
    ['a/b/c.json', '../../d/e', true],
    ['a.json', '..', false],
    ['a.json', '/etc/passwd', false],
    ['a.json', 'C:x', false],
    ['a.json', '..\\x', false],
    ['a.json', '', false],
    ['a.json', 'x\0', false],
  ])('a link %j to %j leads inside: %j', (from, target, expected) => {
    expect(leadsInside(from, target)).toBe(expected);
  });

  test.each(['../x', 'a/../../x', 'a\\..\\x', 'a/.. /x', './x'])('%j does not stay below', (name) => {
    expect(staysBelow(name)).toBe(false);
  });
});
