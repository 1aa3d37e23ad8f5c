/** A reply of the control API before it is sent: a report, or a refusal with what to do. */
import type { ControlMessage } from '../../schemas/daemon/control.ts';
import type { Refusal } from '../reports/refusal.ts';

export type Asked = {
  /** The session or the job in the path; an empty text for a request without one. */
  readonly name: string;
  readonly query: ReadonlyMap<string, string>;
  /** Empty for a request without one. */
  readonly body: Uint8Array;
};

/** Runs a task that reads logs when it is its turn. @throws NotAcquired */
export type InTurn = <T>(task: () => Promise<T>) => Promise<T>;

export type Answer = {
  readonly status: number;
  readonly body: object;
  /** The path of the next page; absent for the last one. */
  readonly nextPage?: string;
};

export const refused = (reason: string, next?: string): ControlMessage => ({
  v: 1,
  kind: 'refused',
  reason,
  ...(next === undefined ? {} : { next }),
});

const statusOf: Readonly<Record<Refusal['why'], number>> = {
  invalid: 400,
  unknown: 404,
  ambiguous: 409,
  conflict: 409,
  full: 409,
  damaged: 500,
};

export const refusedAnswer = ({ why, reason, next }: Refusal): Answer => ({
  status: statusOf[why],
  body: refused(reason, next),
});
