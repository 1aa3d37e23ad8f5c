/** What policies allow: nothing that they do not name, and never more in a step than in its workflow. */
import { describe, expect, it } from 'vitest';
import { checkedCommand, deniedPath, layersOf } from '../../../daemon/permissions/policy.ts';
import type { StepPolicy } from '../../../schemas/daemon/permissions.ts';

const docs: StepPolicy = { read: 'any', write: ['docs', 'README.md'], commands: ['git status', 'git diff *'] };
const workflows = [
  { match: 'project.docs-*', policy: docs, steps: { review: { write: [], commands: 'any' as const } } },
  { match: '*', policy: { read: ['.'], write: [], commands: [] }, steps: {} },
];
const denies = (layers: readonly StepPolicy[], access: 'read' | 'write', path: string) =>
  deniedPath(layers, access, path, '/worktree') !== null;

describe('a policy', () => {
  it.each([
    ['project.docs-en', 'write', docs],
    ['project.docs-', 'write', docs],
    ['project.docs', 'write', workflows[1]?.policy],
    ['other', 'write', workflows[1]?.policy],
  ])('belongs to the first entry that matches %s', (workflowId, step, policy) => {
    expect(layersOf(workflows, workflowId, step)).toEqual([policy]);
  });

  it.each([
    ['a*c*e', 'abcde', true],
    ['a*c*e', 'ace', true],
    ['a*a', 'a', false],
    ['a*b*b', 'ab', false],
    ['*.x', 'y.x', true],
    ['a.c', 'abc', false],
  ])('that is for %s: whether it is for %s is %s', (match, id, isFor) => {
    expect(layersOf([{ match, policy: docs, steps: {} }], id, null)).toHaveLength(isFor ? 1 : 0);
  });

  // @verifies permissions-deny-by-default
  it('allows the paths that it names, with everything below, and no others', () => {
    const layers = layersOf(workflows, 'project.docs-en', null);
    expect(denies(layers, 'write', '/worktree/docs')).toBe(false);
    expect(denies(layers, 'write', '/worktree/docs/a/b.md')).toBe(false);
    expect(denies(layers, 'write', '/worktree/README.md')).toBe(false);
    expect(denies(layers, 'write', '/worktree/docs-old/a.md')).toBe(true);
    expect(denies(layers, 'write', '/worktree/src/a.ts')).toBe(true);
    expect(denies(layers, 'read', '/etc/passwd')).toBe(false);
    expect(denies(layersOf(workflows, 'other', null), 'read', '/etc/passwd')).toBe(true);
    expect(denies(layersOf(workflows, 'other', null), 'read', '/worktree/src/a.ts')).toBe(false);
  });

  // @verifies permissions-deny-by-default
  it('is only narrowed by a step', () => {
    const review = layersOf(workflows, 'project.docs-en', 'review');
    expect(denies(review, 'write', '/worktree/docs/a.md')).toBe(true);
    expect(denies(review, 'read', '/worktree/src/a.ts')).toBe(false);
    expect(checkedCommand(review, 'rm -rf docs').kind).toBe('denied');
    expect(checkedCommand(review, 'git status').kind).toBe('allowed');
  });

  it.each([
    ['git status', true],
    ['git  "status"', true],
    ['git status --short', false],
    ['git diff', true],
    ['git diff --stat HEAD', true],
    ['git', false],
    ['git push', false],
    ['git status; git push', false],
    ['$(git push)', false],
    ['git diff $(git push)', false],
    ['env git status', false],
  ])('that lists commands: whether it allows %s is %s', (command, isAllowed) => {
    const checked = checkedCommand([docs], command);
    expect(checked.kind).toBe(isAllowed ? 'allowed' : 'denied');
    if (checked.kind === 'denied') expect(checked.allowed).toBe('git status, git diff *');
  });

  // @verifies denials-end-a-session
  it.each([
    ['git push origin', 'git push origin'],
    ['git  "log"', 'git log'],
    ['git', 'git'],
    ['rm -rf docs', 'rm'],
  ])('names what it denies of %s: the words, if the program may run with other words', (command, what) => {
    expect(checkedCommand([docs], command)).toMatchObject({ kind: 'denied', what });
  });

  it('runs the words that it compared, and any command unchanged where any is allowed', () => {
    expect(checkedCommand([docs], 'git diff "a b" it\\\'s')).toEqual({
      kind: 'allowed',
      command: `'git' 'diff' 'a b' 'it'\\''s'`,
    });
    expect(checkedCommand([{ commands: 'any' }], 'a | b')).toEqual({ kind: 'allowed', command: 'a | b' });
    expect(checkedCommand([], 'a | b')).toEqual({ kind: 'allowed', command: 'a | b' });
  });
});
