/**
 * The moments at which a process can die that differ for what it leaves: before each effect of a run, which is after the one before it,
 * and in the middle of each write. They are read from a run that nobody killed, so that a new effect is a new boundary.
 */
export type Boundary = { readonly at: number; readonly half: boolean; readonly effect: string };

export const boundariesOf = (effects: readonly string[]): readonly Boundary[] =>
  effects.flatMap((effect, at): readonly Boundary[] => [
    { at, half: false, effect },
    ...(effect.startsWith('write ') ? [{ at, half: true, effect }] : []),
  ]);

/** Evenly spaced over all of them. */
export const chosenOf = <T>(all: readonly T[], count: number): readonly T[] =>
  all.filter((_, i) => Math.floor((i * count) / all.length) !== Math.floor(((i - 1) * count) / all.length));

const session = 'data/daemon/sessions/<sess>';
const delivery = (record: string) => `write ${session}/delivery.jsonl ${record}`;
const turns = (record: string) => `write ${session}/turns.jsonl ${record}`;

/** What a whole job has to contain: a run without one of these would show less than it says. */
export const wantedEffects: readonly string[] = [
  'create data/daemon/daemon.lock',
  'rename data/daemon/daemon.json',
  'write data/daemon/queue.jsonl claimed',
  'write data/daemon/queue.jsonl opened',
  'write data/daemon/queue.jsonl finished',
  `rename ${session}/session.json`,
  `unlink ${session}/session.json`,
  ...['session_opened', 'call_started', 'entry_received', 'tool_started', 'step_completed', 'session_closed'].map(
    turns,
  ),
  'write data/daemon/ledger.jsonl reserved',
  'write data/daemon/ledger.jsonl settled',
  'before POST /v1/chat/completions',
  'after POST /v1/chat/completions',
  'send unshare run',
  'send unshare read',
  ...['adding', 'held', 'added', 'checkpointing', 'released', 'removing', 'removed'].map(
    (record) => `write data/daemon/worktrees.jsonl ${record}`,
  ),
  'before unshare',
  'after unshare',
  'before git worktree add',
  'before git index-pack',
  'before git update-ref',
  'before git worktree remove',
  `write ${session}/children.jsonl reserved`,
  `write ${session}/children.jsonl opened`,
  'write data/sessions/<sess>/manifest.jsonl snapshot_pinned',
  ...['requested', 'planned', 'closed'].map(delivery),
  ...['commit', 'push', 'pull_request', 'label', 'comment'].flatMap((effect) => [
    delivery(`started ${effect}`),
    delivery(`done ${effect}`),
  ]),
  'before git commit-tree',
  'before git push',
  'after git push',
  ...['/repos/acme/app/pulls', '/repos/acme/app/issues/100/labels', '/repos/acme/app/issues/7/comments'].flatMap(
    (path) => [`before POST ${path}`, `after POST ${path}`],
  ),
  'write data/daemon/execution-stats.jsonl',
  'unlink data/daemon/daemon.json',
];
