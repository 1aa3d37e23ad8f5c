/**
 * The contexts of the nodes of a session: each node has its own, or that of the nearest node above it. What a node inherits is looked
 * up when it is read, so that a log that replaces the contexts of earlier nodes costs no more than its length. Pure.
 */
import type { JsonObject } from '../../schemas/canonical/json.ts';

export type ContextVersion = { readonly context: JsonObject; readonly eventIndex: number };
/** Shared by the nodes of a session. */
export type ContextChanges = { count: number };
export type NodeContext = {
  readonly above: NodeContext | null;
  readonly changes: ContextChanges;
  own: ContextVersion | null;
  /** What was found above, while no context of an earlier node was replaced since. */
  found: ContextVersion | null;
  foundAt: number;
};

const never = -1;

export const nodeContext = (
  above: NodeContext | null,
  changes: ContextChanges,
  own: ContextVersion | null,
): NodeContext => ({ above, changes, own, found: null, foundAt: never });

/** On a node that is there already: what inherits its context from there has the new one. */
export function replaceContext(node: NodeContext, version: ContextVersion): void {
  node.own = version;
  node.changes.count += 1;
}

export function contextVersion(node: NodeContext): ContextVersion | null {
  const { count } = node.changes;
  const asked: NodeContext[] = [];
  let at: NodeContext | null = node;
  for (; at !== null && at.own === null && at.foundAt !== count; at = at.above) asked.push(at);
  const version = at === null ? null : (at.own ?? at.found);
  for (const each of asked) {
    each.found = version;
    each.foundAt = count;
  }
  return version;
}
