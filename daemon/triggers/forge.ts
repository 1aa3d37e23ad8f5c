/** What triggers ask a forge: who may do what, and which issues have a label. A port; `github-api.ts` is its adapter. */
import type { JsonRecord } from '../../schemas/json-object.ts';
import type { Permission } from './decide.ts';
import type { Actor } from './event.ts';

export type Reading<T> =
  | { readonly kind: 'read'; readonly value: T }
  | { readonly kind: 'unavailable'; readonly reason: string };

export type LabeledIssues = {
  /** As the forge describes them, in the order of their last change. */
  readonly issues: readonly JsonRecord[];
  /** For the next call. */
  readonly since: string | null;
  readonly etag: string | null;
};

export type ForgePermissions = {
  /** `none` if another account has the login of this one by now [actors-by-id]. */
  permissionOf(repository: string, account: Actor): Promise<Reading<Permission>>;
  /** The account of the token; null if the token belongs to none. */
  ownId(): Promise<Reading<number | null>>;
};

export type Forge = ForgePermissions & {
  /** What changed since then; null if nothing did. */
  labeledIssues(
    repository: string,
    label: string,
    from: { readonly since?: string; readonly etag?: string },
  ): Promise<Reading<LabeledIssues | null>>;
  /** The newest event that set the label: its id and its actor; null without one. */
  lastLabeling(
    repository: string,
    issue: number,
    label: string,
  ): Promise<Reading<{ readonly id: number; readonly actor: Actor } | null>>;
};
