/** The delivery target of a workspace: the key `delivery` of the settings of the daemon. */
import type { DeliveryConfig, DeliveryTarget } from '../../schemas/daemon/delivery.ts';
import { usageError } from '../failure.ts';
import { isReallyInside, realPath } from '../files/boundary.ts';
import { repositoryOfDirectory } from '../git/repository-of-directory.ts';
import { userFolder } from '../places.ts';
import { projectConfig } from './project-config.ts';
import { userPath } from './user-path.ts';

type Entries = readonly DeliveryConfig[];

const configuredEntries = (daemon = projectConfig(userFolder()).daemon): Entries => daemon?.delivery ?? [];

type Placed = { readonly entry: DeliveryConfig; readonly folder: string };

const byLength = (one: Placed, other: Placed): number => other.folder.length - one.folder.length;

const placedEntries = (entries: Entries): readonly Placed[] =>
  entries.flatMap((entry) => {
    const folder = realPath(userPath(entry.path, 'a path of "delivery"'));
    return folder === null ? [] : [{ entry, folder }];
  });

/** The entries whose directory contains the workspace, also those of other repositories; the nearest one first. */
const around = (workspace: string, entries: Entries): readonly Placed[] =>
  placedEntries(entries)
    .filter(({ folder }) => isReallyInside(workspace, folder))
    .sort(byLength);

/**
 * An entry applies to one repository [deliveries-stay-in-their-repository]: a clone or a submodule below its directory has another remote and
 * other readers. In that repository, the entry of the nearest directory counts, and for a linked worktree elsewhere the entry of the main one.
 */
function entryFor(workspace: string, entries: Entries): DeliveryConfig | null {
  const repository = repositoryOfDirectory(workspace);
  const above = around(workspace, entries);
  // The gate `repository` says what is missing.
  if (repository === null) return above[0]?.entry ?? null;
  const { common } = repository;
  const own = above.find(({ folder }) => folder === common || repositoryOfDirectory(folder)?.common === common);
  return (own ?? placedEntries(entries).find(({ folder }) => isMainWorktree(folder, common)))?.entry ?? null;
}

/** Also of a submodule or a repository whose git directory is elsewhere; a bare repository has only its own directory. */
function isMainWorktree(folder: string, common: string): boolean {
  const repository = repositoryOfDirectory(folder);
  const isTop = repository?.common === common && repository.top === folder && repository.main === folder;
  return folder === common || isTop;
}

/** Null if the configuration has no entry for the workspace. */
export function deliveryTargetFor(
  workspace: string,
  issue: number | null,
  entries: Entries = configuredEntries(),
): DeliveryTarget | null {
  const entry = entryFor(workspace, entries);
  if (entry === null) return null;
  const { path: _, remote = 'origin', ...rules } = entry;
  return { remote, ...rules, issue };
}

/** What an entry has to name: a workspace can be a directory below the top of its repository. */
const placeOf = (workspace: string): string => {
  const repository = repositoryOfDirectory(workspace);
  return repository === null || repository.main === realPath(workspace) ? workspace : repository.main;
};

const additionFor = (workspace: string): string =>
  `Add to "daemon" in ~/.workrail/workrail.json: "delivery": [{ "path": "${placeOf(workspace)}", "baseBranch": "main" }]`;

/** Names the entry that seems to apply; empty without one. */
function whyNoneOf(workspace: string, entries: Entries): string {
  const [nearest] = around(workspace, entries);
  return nearest === undefined
    ? ''
    : `: the entry for ${nearest.folder} applies only to the repository of that directory, and ${placeOf(workspace)} is another repository`;
}

export type DeliverySettings = (
  workspace: string,
  issue: number | null,
) => DeliveryTarget | { readonly reason: string; readonly allowed: string };

/** The entries as they are now. A process that keeps the result delivers by them until it ends, whatever becomes of the file. */
export function deliverySettings(daemon = projectConfig(userFolder()).daemon): DeliverySettings {
  const entries = configuredEntries(daemon);
  return (workspace, issue) => {
    if (realPath(workspace) === null)
      return { reason: `the workspace ${workspace} does not exist`, allowed: 'Move the directory back' };
    return deliveryTargetFor(workspace, issue, entries) ?? missingEntry(workspace, entries);
  };
}

function missingEntry(workspace: string, entries: Entries) {
  const why =
    whyNoneOf(workspace, entries) ||
    ' any more: its entry of "delivery" in ~/.workrail/workrail.json was removed or changed after the delivery was requested';
  return { reason: `no delivery is configured for ${workspace}${why}`, allowed: additionFor(workspace) };
}

/** @throws Failure that states what to configure */
export function configuredTarget(workspace: string, issue: number | null): DeliveryTarget {
  const entries = configuredEntries();
  const target = deliveryTargetFor(workspace, issue, entries);
  if (target === null && realPath(workspace) === null)
    throw usageError(
      `the workspace ${workspace} does not exist`,
      'Move the directory back. To end the delivery instead, run: workrail daemon deliver <session> --dismiss',
    );
  if (target === null)
    throw usageError(
      `no delivery is configured for ${workspace}${whyNoneOf(workspace, entries)}`,
      additionFor(workspace),
    );
  if (issue !== null && target.forge === undefined)
    throw usageError(
      '--issue needs a forge',
      'Add "forge" to the entry of the repository in ~/.workrail/workrail.json',
    );
  return target;
}
