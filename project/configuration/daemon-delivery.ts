/** The delivery target of a workspace: the key `delivery` of the settings of the daemon. */
import type { DeliveryConfig, DeliveryTarget } from '../../schemas/daemon/delivery.ts';
import { usageError } from '../failure.ts';
import { isReallyInside, realPath } from '../files/boundary.ts';
import { userFolder } from '../places.ts';
import { projectConfig } from './project-config.ts';
import { userPath } from './user-path.ts';

/** An entry for a nested directory takes precedence over its parents. */
function entryFor(workspace: string): DeliveryConfig | null {
  const entries = projectConfig(userFolder()).daemon?.delivery ?? [];
  const found = entries
    .map((entry) => ({ entry, folder: realPath(userPath(entry.path, 'a path of "delivery"')) }))
    .filter(({ folder }) => folder !== null && (isReallyInside(workspace, folder) || realPath(workspace) === folder))
    .sort((a, b) => (b.folder ?? '').length - (a.folder ?? '').length);
  return found[0]?.entry ?? null;
}

/** Null if the configuration has no entry for the workspace. */
export function deliveryTargetFor(workspace: string, issue: number | null): DeliveryTarget | null {
  const entry = entryFor(workspace);
  if (entry === null) return null;
  const { path: _, remote = 'origin', ...rules } = entry;
  return { remote, ...rules, issue };
}

/** @throws Failure that states what to configure */
export function configuredTarget(workspace: string, issue: number | null): DeliveryTarget {
  const target = deliveryTargetFor(workspace, issue);
  if (target === null && realPath(workspace) === null)
    throw usageError(
      `the workspace ${workspace} does not exist`,
      'Move the directory back. To end the delivery instead, run: workrail daemon deliver <session> --dismiss',
    );
  if (target === null)
    throw usageError(
      `no delivery is configured for ${workspace}`,
      `Add to "daemon" in ~/.workrail/workrail.json: "delivery": [{ "path": "${workspace}", "baseBranch": "main" }]`,
    );
  if (issue !== null && target.forge === undefined)
    throw usageError(
      '--issue needs a forge',
      'Add "forge" to the entry of the repository in ~/.workrail/workrail.json',
    );
  return target;
}
