/** What a replay can say of a plan, and of an object that the plan names. */
import type { SessionEvent } from '../../schemas/events.ts';
import type { Sha256Digest } from '../../schemas/ids.ts';
import type { ObjectKind } from '../core/stored-log.ts';

/** An object that a log names: here, lost or damaged, or of a kind that this version cannot use. */
export type Found<T> =
  | { readonly kind: 'found'; readonly value: T }
  | Lost
  | { readonly kind: 'unknown'; readonly why: string };
export type Lost = {
  readonly kind: 'lost';
  readonly why: string;
  readonly object: {
    readonly kind: ObjectKind;
    readonly ref: Sha256Digest;
    /** `unreadable`: the store could not be read, and the object may be there. */
    readonly state: 'missing' | 'damaged' | 'unreadable';
  };
};

export type BadPlan = {
  readonly event: SessionEvent;
  readonly problem: string;
  /** What cannot be had, where nothing is wrong with the record itself. */
  readonly object?: Lost['object'];
};
export type Verdict =
  | { readonly kind: 'same' }
  | ({ readonly kind: 'bad' } & BadPlan)
  | { readonly kind: 'unverifiable'; readonly reason: string };

export const unverifiable = (reason: string): Verdict => ({ kind: 'unverifiable', reason });
export const same: Verdict = { kind: 'same' };
export const unreadable = (event: SessionEvent, found: Exclude<Found<unknown>, { kind: 'found' }>): Verdict => ({
  kind: 'bad',
  event,
  problem: found.why,
  ...(found.kind === 'lost' ? { object: found.object } : {}),
});
