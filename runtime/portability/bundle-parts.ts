/** What a bundle is made of, for those who write one and those who read one. Pure. */
import type { ObjectKind } from '../core/stored-log.ts';

/** The names of the sets of objects, in the order in which a bundle's integrity lists them. */
export const objectSets = {
  snapshots: 'snapshot',
  pinnedWorkflows: 'pinned_workflow',
  artifacts: 'artifact',
} as const satisfies Readonly<Record<string, ObjectKind>>;
export type ObjectSetName = keyof typeof objectSets;
export const isObjectSet = (name: string): name is ObjectSetName => Object.hasOwn(objectSets, name);

/** Each part has a digest of its own, under its path; sets of objects have one for each object, so that damage is named exactly. */
export type PartDigest = { readonly sha256: string; readonly bytes: number };
