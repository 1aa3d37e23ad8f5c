/**
 * Whether the user who runs WorkRail may use what a run needs, and nobody else may read it.
 *
 * Every entry that a run opens is checked with access(2), because one `sudo workrail start` creates locks and folders that another
 * user can list but not use. Segments are omitted: the check of the sessions reads them. An entry of the wrong type is reported by the
 * check of files and folders.
 */
import { counted, isOrAre } from '../../schemas/text/counted.ts';
import { accessSync, constants, lstatSync, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Layout } from '../../runtime/storage/file/layout.ts';
import { entriesOf, type LayoutEntry } from '../../runtime/storage/file/layout-entries.ts';
import type { DoctorCheck } from '../../schemas/admin-reports.ts';
import { shellWord } from '../../schemas/text/shell-word.ts';
import { errnoOf, type Fix, fine, problem, thenLook, warning } from './check.ts';

type Entry = {
  readonly kind: 'file' | 'folder' | 'other';
  readonly owner: number;
  readonly mode: number;
  /** Where it really is, when its name is a link. */
  readonly leadsTo: string | null;
};
/** How the data directory is looked at. Links are followed. */
export type FsView = {
  /** Null where users have no numbers. */
  readonly user: number | null;
  /** Null if nothing exists there, or if it cannot be reached. */
  entry(path: string): Entry | null;
  /** Null when it is allowed, else why it is not. */
  refusal(path: string, use: number): string | null;
  names(folder: string): readonly string[];
};

const { R_OK: read, W_OK: write, X_OK: search } = constants;
const change = read | write;
const fill = read | write | search;
const namedMax = 3;

function kindOf(stat: Stats): Entry['kind'] {
  if (stat.isDirectory()) return 'folder';
  return stat.isFile() ? 'file' : 'other';
}

/** A link to nothing, or to itself, is as if nothing stood there. */
function entryAt(path: string): Entry | null {
  try {
    const isLink = lstatSync(path).isSymbolicLink();
    const stat = statSync(path);
    return {
      kind: kindOf(stat),
      owner: stat.uid,
      mode: stat.mode & 0o777,
      leadsTo: isLink ? realpathSync(path) : null,
    };
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'ELOOP', 'EACCES'].includes(errnoOf(error))) return null;
    throw error;
  }
}

const nodeFsView = (): FsView => ({
  user: process.getuid?.() ?? null,
  entry: entryAt,
  refusal(path, use) {
    try {
      accessSync(path, use);
      return null;
    } catch (error) {
      return errnoOf(error);
    }
  },
  names: (folder) => readdirSync(folder),
});

// What a run needs ------------------------------------------------------------------------------------------------------

const bitsOf = { fill, change, read } as const;

type Violation = LayoutEntry & {
  readonly entry: Entry;
  /** Null when it belongs to another user and can be used all the same. */
  readonly refusal: string | null;
  readonly isForeign: boolean;
  /** The folder that a command has to go through to reach it: below links, commands that recurse do not go. */
  readonly base: string;
};

function violationsIn(layout: Layout, view: FsView): readonly Violation[] {
  const violations: Violation[] = [];
  /** Folders whose entries can be checked, with the base of these entries. */
  const bases = new Map([[dirname(layout.root), layout.root]]);
  for (const needed of entriesOf(layout, (folder) => (bases.has(folder) ? view.names(folder) : []))) {
    const { path, kind, use } = needed;
    const above = bases.get(dirname(path));
    const entry = above === undefined ? null : view.entry(path);
    if (above === undefined || entry?.kind !== kind) continue;
    const base = entry.leadsTo ?? above;
    const refusal = view.refusal(path, bitsOf[use]);
    const isForeign = view.user !== null && entry.owner !== view.user;
    if (refusal !== null || isForeign) violations.push({ ...needed, entry, refusal, isForeign, base });
    const isClosed = refusal !== null && view.refusal(path, read | search) !== null;
    if (kind === 'folder' && !isClosed) bases.set(path, base);
  }
  return violations;
}

// What is said ----------------------------------------------------------------------------------------------------------

const modeText = (mode: number) => mode.toString(8).padStart(3, '0');

function listText(layout: Layout, odd: readonly Violation[]): string {
  const said = odd
    .slice(0, namedMax)
    .map(({ path, entry }) => `${layout.placeOf(path) || path} (user ${entry.owner}, mode ${modeText(entry.mode)})`);
  return [...said, ...(odd.length > namedMax ? [`${odd.length - namedMax} more`] : [])].join(', ');
}

const basesOf = (odd: readonly Violation[]) => [...new Set(odd.map(({ base }) => base))].map(shellWord).join(' ');

/** Whether its owner's own rights are too few. */
const isClosed = ({ entry, use }: Violation) => ((entry.mode >> 6) & bitsOf[use]) !== bitsOf[use];

/** Only root can change owners, so any other user gets the command for root, and the commands to run afterwards. */
function givenBack(foreign: readonly Violation[], user: number | null, own: readonly string[]): Fix {
  const chown = `chown -R ${user} ${basesOf(foreign)}` as const;
  if (user === 0) return `${chown}${own.map((next) => ` && ${next}`).join('')}`;
  const owners = [...new Set(foreign.map(({ entry }) => entry.owner))].sort((a, b) => a - b).join(', ');
  const rest = own.length === 0 ? '' : `; then, as user ${user}, run: ${own.join(' && ')}`;
  return `Only root can change the owner of these entries from user ${owners} to user ${user}. As root, run: ${chown}${rest}`;
}

/**
 * Everything at once. Links are named by where they lead: commands that recurse do not follow them.
 * @param closing what shuts out others afterwards
 */
function fixCommand(odd: readonly Violation[], user: number | null, closing: readonly Fix[] = []): Fix {
  const foreign = odd.filter(({ isForeign }) => isForeign);
  const closed = odd.filter((each) => each.refusal !== null && isClosed(each));
  const own = closed.length === 0 ? [] : [`chmod -R u+rwX ${basesOf(closed)}`];
  if (foreign.length > 0) return givenBack(foreign, user, [...own, ...closing]);
  if (own.length > 0) return thenLook([...own, ...closing].join(' && '));
  const [first] = odd;
  return thenLook(
    `Give the user who runs WorkRail full access to ${first?.path} (${first?.refusal}): an access control list or the mount options of the disk deny access`,
  );
}

/** Notes and keys are private to the user. On Windows, the permissions of the home folder apply. */
export function permissionsCheck(folder: string, sight: FsView = nodeFsView()): DoctorCheck {
  const name = 'permissions';
  if (process.platform === 'win32') return fine(name, 'permissions inherited from the parent directory');
  const layout = new Layout(folder);
  const { user } = sight;
  const odd = violationsIn(layout, sight);
  const open = openToOthers(layout, sight);
  const refused = odd.filter(({ refusal }) => refusal !== null);
  const foreign = odd.filter(({ refusal }) => refusal === null);
  const entries = (count: number, one: string, many: string) =>
    `${counted(count, 'entry', 'entries')} ${count === 1 ? one : many}`;
  if (refused.length > 0) {
    const isVital = refused.some((each) => !each.isDerived);
    const others =
      foreign.length === 0
        ? ''
        : `; ${foreign.length} more ${foreign.length === 1 ? 'belongs' : 'belong'} to another user but ${isOrAre(foreign.length)} usable`;
    return (isVital ? problem : warning)(
      name,
      `${entries(refused.length, 'does', 'do')} not grant you${user === null ? '' : ` (user ${user})`} the permissions that ${isVital ? 'a run' : 'the cache'} needs: ${listText(layout, refused)}${others}`,
      fixCommand(odd, user, open === null ? [] : [open.fix]),
    );
  }
  if (open?.isKey) {
    return problem(
      name,
      `${open.message}: anyone who can read a key can forge tokens`,
      foreign.length === 0 ? open.fix : fixCommand(foreign, user, [open.fix]),
    );
  }
  if (foreign.length > 0) {
    return warning(
      name,
      `${entries(foreign.length, 'belongs', 'belong')} to another user: ${listText(layout, foreign)}`,
      thenLook(`Run WorkRail as one user. ${fixCommand(foreign, user)}`),
    );
  }
  if (open !== null) return warning(name, open.message, open.fix);
  return fine(name, 'only you can read keys and sessions');
}

/** The worst first. */
function openToOthers(layout: Layout, { entry }: FsView) {
  const places: readonly (readonly [path: string, belongs: Entry['kind'], allowed: number])[] = [
    [layout.keyring, 'file', 0o600],
    [layout.keys, 'folder', 0o700],
    [layout.root, 'folder', 0o700],
  ];
  for (const [path, belongs, allowed] of places) {
    const found = entry(path);
    if (found?.kind !== belongs || (found.mode & ~allowed) === 0) continue;
    return {
      isKey: path !== layout.root,
      message: `${path} is open to other users (mode ${modeText(found.mode)})`,
      fix: `chmod ${modeText(allowed)} ${shellWord(path)}` as const,
    };
  }
  return null;
}
