/** The delivery target of a workspace: the key `delivery` of the settings of the daemon. */
import type { DeliveryConfig, DeliveryTarget } from '../../schemas/daemon/delivery.ts';
import { usageError } from '../failure.ts';
import { isReallyInside, realPath } from '../files/boundary.ts';
import { userFolder } from '../places.ts';
import { projectConfig } from './project-config.ts';
import { userPath } from './user-path.ts';

type Entries = readonly DeliveryConfig[];

const configuredEntries = (daemon = projectConfig(userFolder()).daemon): Entries => daemon?.delivery ?? [];

/** An entry for a nested directory takes precedence over its parents. */
function entryFor(workspace: string, entries: Entries): DeliveryConfig | null {
  const found = entries
    .map((entry) => ({ entry, folder: realPath(userPath(entry.path, 'a path of "delivery"')) }))
    .filter(({ folder }) => folder !== null && (isReallyInside(workspace, folder) || realPath(workspace) === folder))
    .sort((a, b) => (b.folder ?? '').length - (a.folder ?? '').length);
  return found[0]?.entry ?? null;
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

const additionFor = (workspace: string): string =>
  `Add to "daemon" in ~/.workrail/workrail.json: "delivery": [{ "path": "${workspace}", "baseBranch": "main" }]`;

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
    return deliveryTargetFor(workspace, issue, entries) ?? removedEntry(workspace);
  };
}

const removedEntry = (workspace: string) => ({
  reason: `no delivery is configured for ${workspace} any more: its entry of "delivery" in ~/.workrail/workrail.json was removed or changed after the delivery was requested`,
  allowed: additionFor(workspace),
});

/** @throws Failure that states what to configure */
export function configuredTarget(workspace: string, issue: number | null): DeliveryTarget {
  const target = deliveryTargetFor(workspace, issue);
  if (target === null && realPath(workspace) === null)
    throw usageError(
      `the workspace ${workspace} does not exist`,
      'Move the directory back. To end the delivery instead, run: workrail daemon deliver <session> --dismiss',
    );
  if (target === null) throw usageError(`no delivery is configured for ${workspace}`, additionFor(workspace));
  if (issue !== null && target.forge === undefined)
    throw usageError(
      '--issue needs a forge',
      'Add "forge" to the entry of the repository in ~/.workrail/workrail.json',
    );
  return target;
}
