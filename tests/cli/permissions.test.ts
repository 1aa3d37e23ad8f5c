/** What the doctor says of rights: asked of a directory whose owners and modes are given, so that it holds for whoever runs it. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { permissionsCheck, type FsView } from '../../cli/doctor/permissions.ts';

const root = '/home/u 1/data';
const quoted = "'/home/u 1/data'";
const session = 'sessions/sess_aaaaaaaaaaaaaaaaaaaaaaaaaa';
const object = `sha256-${'a'.repeat(64)}.json`;
const [user, stranger] = [1000, 0];

type Given = { kind: 'file' | 'folder' | 'other'; owner: number; mode: number; leadsTo: string | null };
type Tree = Map<string, Given>;

const folder = (): Given => ({ kind: 'folder', owner: user, mode: 0o700, leadsTo: null });
const file = (): Given => ({ kind: 'file', owner: user, mode: 0o600, leadsTo: null });
/** Every entry that a run needs. */
const folders = [
  '',
  'keys',
  'cache',
  'sessions',
  session,
  `${session}/events`,
  'snapshots',
  'workflows',
  'workflows/pinned',
  'artifacts',
];
const changed = ['.store.lock', 'keys/.lock', `${session}/manifest.jsonl`, `${session}/.lock`, 'cache/announcements'];
const onlyRead = [
  'keys/keyring.json',
  `snapshots/${object}`,
  `workflows/pinned/${object}`,
  `artifacts/${object}`,
  `${session}/.origin`,
  `${session}/.keep`,
  `${session}/.marks`,
  'cache/resume-index.json',
];
const files = [...changed, ...onlyRead];

const whole = (): Tree =>
  new Map([
    ...folders.map((place) => [path.posix.join(root, place), folder()] as const),
    ...files.map((place) => [path.posix.join(root, place), file()] as const),
  ]);

/** What a system that knows owners and modes only would answer. */
function sight(tree: Tree, as = user): FsView & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    user: as,
    asked,
    entry: (at) => tree.get(at) ?? null,
    refusal(at, use) {
      asked.push(path.posix.relative(root, at));
      const { owner, mode } = tree.get(at) as Given;
      const granted = as === 0 ? 7 : (owner === as ? mode >> 6 : mode) & 7;
      return (granted & use) === use ? null : 'EACCES';
    },
    names: (at) =>
      [...tree.keys()].filter((each) => path.posix.dirname(each) === at).map((each) => path.posix.basename(each)),
  };
}

function given(place: string, change: Partial<Given>, tree = whole()): Tree {
  const at = path.posix.join(root, place);
  tree.set(at, { ...(tree.get(at) as Given), ...change });
  return tree;
}

const asRoot = 'Only root can change the owner of these entries from user 0 to user 1000. As root, run: chown -R 1000';

/** What the named command does to such a tree, in which nothing is a link. */
function carriedOut(fix: string, tree: Tree): Tree {
  const after = new Map(tree);
  const commands = fix.replace(/^.*As root, run: /, '').split(/ && |; then, as user \d+, run: /);
  for (const command of commands) {
    const [, act = '', to = '', targets = ''] =
      /^(chown -R|chmod -R|chmod) (\S+) (.+)$/.exec(command) ?? expect.unreachable(command);
    for (const [, single, plain] of targets.matchAll(/'([^']*)'|(\S+)/g)) {
      const base = single ?? plain ?? '';
      for (const [at, entry] of tree) {
        if (act === 'chmod' ? at !== base : at !== base && !at.startsWith(`${base}/`)) continue;
        const now = after.get(at) as Given;
        if (act === 'chown -R') after.set(at, { ...now, owner: Number(to) });
        else if (act === 'chmod') after.set(at, { ...now, mode: Number.parseInt(to, 8) });
        else after.set(at, { ...now, mode: now.mode | (entry.kind === 'folder' ? 0o700 : 0o600) });
      }
    }
  }
  return after;
}

describe.skipIf(process.platform === 'win32')('the rights below a data directory', () => {
  it('are fine where everything is the own, and every entry was asked for', () => {
    const seen = sight(whole());
    expect(permissionsCheck(root, seen).state).toBe('ok');
    expect([...new Set(seen.asked)].sort()).toEqual([...folders, ...files].sort());
  });

  // @verifies doctor-names-the-fix
  it.each([...folders, ...files])(
    'of an entry that is closed and belongs to another user are named and mended: %j',
    (place) => {
      const isFolder = folders.includes(place);
      const tree = given(place, { owner: stranger, mode: isFolder ? 0o700 : 0o600 });
      const check = permissionsCheck(root, sight(tree));
      expect(check.state).toBe(place.startsWith('cache') ? 'warning' : 'problem');
      expect(check.message).toContain(`${place || root} (user 0, mode ${isFolder ? 700 : 600})`);
      expect(check.fix).toBe(`${asRoot} ${quoted}`);
      expect(permissionsCheck(root, sight(carriedOut(check.fix ?? '', tree))).state).toBe('ok');
    },
  );

  it.each([...folders, ...changed])('that let another user look and not change are too few: %j', (place) => {
    const tree = given(place, { owner: stranger, mode: folders.includes(place) ? 0o755 : 0o644 });
    expect(permissionsCheck(root, sight(tree)).message).toContain(`${place || root} (user 0, mode`);
    expect(permissionsCheck(root, sight(tree)).message).toContain('1 entry does not grant you (user 1000)');
  });

  it.each(onlyRead.filter((place) => !place.startsWith('keys/')))('of what is only read are a warning: %s', (place) => {
    const tree = given(place, { owner: stranger, mode: 0o644 });
    const check = permissionsCheck(root, sight(tree));
    expect(check).toMatchObject({
      state: 'warning',
      message: `1 entry belongs to another user: ${place} (user 0, mode 644)`,
    });
    expect(permissionsCheck(root, sight(carriedOut(check.fix ?? '', tree))).state).toBe('ok');
  });

  it('are mended by the owner where he took them from himself, and where he must get the entry first', () => {
    for (const [owner, mode, fix] of [
      [user, 0o500, `chmod -R u+rwX ${quoted}`],
      [stranger, 0o555, `${asRoot} ${quoted}; then, as user 1000, run: chmod -R u+rwX ${quoted}`],
    ] as const) {
      const tree = given('sessions', { owner, mode });
      const check = permissionsCheck(root, sight(tree));
      expect(check).toMatchObject({ state: 'problem', fix });
      expect(permissionsCheck(root, sight(carriedOut(fix, tree))).state).toBe('ok');
    }
  });

  it('that neither the owner nor the mode explains are named with what the system said', () => {
    const seen = sight(whole());
    const check = permissionsCheck(root, { ...seen, refusal: (at) => (at.endsWith('.store.lock') ? 'EROFS' : null) });
    expect(check.state).toBe('problem');
    expect(check.fix).toMatch(/\.store\.lock \(EROFS\)/);
    expect(check.fix).not.toMatch(/chown|chmod/);
  });

  it('are told in one message: how many, and the first few', () => {
    const tree = whole();
    for (const place of files) given(place, { owner: stranger, mode: onlyRead.includes(place) ? 0o644 : 0o600 }, tree);
    given('keys/keyring.json', { owner: user, mode: 0o600 }, tree);
    const { state, message } = permissionsCheck(root, sight(tree));
    expect(state).toBe('problem');
    expect(message).toBe(
      `5 entries do not grant you (user 1000) the permissions that a run needs: .store.lock (user 0, mode 600), keys/.lock (user 0, mode 600), ${session}/manifest.jsonl (user 0, mode 600), 2 more; 7 more belong to another user but are usable`,
    );
  });

  it('are no problem to root where access is granted', () => {
    const check = permissionsCheck(root, sight(whole(), 0));
    expect(check.state).toBe('warning');
    expect(check.message).toMatch(/^\d+ entries belong to another user/);
    expect(check.fix).toBe(`Run WorkRail as one user. chown -R 0 ${quoted}`);
  });

  it('are never given back with sudo: who cannot change an owner is told who can', () => {
    const tree = given('keys', { owner: 1001, mode: 0o700 }, given('sessions', { owner: stranger, mode: 0o700 }));
    const { fix } = permissionsCheck(root, sight(tree));
    expect(fix).toBe(
      `Only root can change the owner of these entries from user 0, 1001 to user 1000. As root, run: chown -R 1000 ${quoted}`,
    );
  });

  it('of an own entry that stands where something else belongs are left to the look at files and folders', () => {
    const tree = given('.store.lock', { kind: 'other', mode: 0o000 });
    expect(permissionsCheck(root, sight(tree)).state).toBe('ok');
  });
});

describe.skipIf(process.platform === 'win32')('what others may read', () => {
  it.each([
    ['keys/keyring.json', 0o644, 'problem', 'chmod 600'],
    ['keys', 0o755, 'problem', 'chmod 700'],
    ['', 0o755, 'warning', 'chmod 700'],
  ] as const)('is named with the command that closes it: %j', (place, mode, state, command) => {
    const tree = given(place, { mode });
    const check = permissionsCheck(root, sight(tree));
    expect(check).toMatchObject({ state, fix: `${command} '${path.posix.join(root, place)}'` });
    expect(permissionsCheck(root, sight(carriedOut(check.fix ?? '', tree))).state).toBe('ok');
  });

  it('is closed by the same command that gives it to its user', () => {
    const tree = given('keys', { owner: stranger, mode: 0o755 });
    const check = permissionsCheck(root, sight(tree));
    expect(check.fix).toBe(`${asRoot} ${quoted}; then, as user 1000, run: chmod 700 '/home/u 1/data/keys'`);
    expect(permissionsCheck(root, sight(carriedOut(check.fix ?? '', tree))).state).toBe('ok');
  });

  it('goes to its user first when it belongs to another', () => {
    const tree = given('keys/keyring.json', { owner: stranger, mode: 0o644 });
    const check = permissionsCheck(root, sight(tree));
    expect(check).toMatchObject({
      state: 'problem',
      fix: `${asRoot} ${quoted}; then, as user 1000, run: chmod 600 '/home/u 1/data/keys/keyring.json'`,
    });
    expect(permissionsCheck(root, sight(carriedOut(check.fix ?? '', tree))).state).toBe('ok');
  });

  it('is asked of what a link leads to, and a command that recurses is told where that is', () => {
    const linked = given('sessions', { leadsTo: '/mnt/disk' }, given('', { leadsTo: '/real' }));
    expect(permissionsCheck(root, sight(linked)).state).toBe('ok');
    for (const [place, base] of [
      ['.store.lock', '/real'],
      [`${session}/.lock`, '/mnt/disk'],
    ] as const) {
      const check = permissionsCheck(root, sight(given(place, { owner: stranger }, new Map(linked))));
      expect(check.fix).toBe(`${asRoot} ${base}`);
    }
  });
});
