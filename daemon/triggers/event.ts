/** What can start a job, in one form for all sources. Pure. */
import type { GithubEventKind } from '../../schemas/daemon/triggers.ts';
import type { DaemonJob } from '../../schemas/daemon/job.ts';

/** An account of the forge. Its id is its identity: a login can be given to another account. */
export type Actor = { readonly id: number; readonly login: string; readonly isBot: boolean };

/** `isQuoted`: the text may be by anybody, so it only enters a goal as a quote. */
export type EventValue = { readonly text: string; readonly isQuoted: boolean };

export type GithubFacts = {
  readonly kind: GithubEventKind;
  /** In lower case. */
  readonly repository: string;
  readonly label: string | null;
  /** The first word of a comment. */
  readonly command: string | null;
  readonly actor: Actor;
  /** Who wrote the texts of the event. */
  readonly authors: readonly Actor[];
};

export type TriggerEvent = {
  /** Unique among the events of one trigger; computed from what is signed. */
  readonly id: string;
  /** Other names of the event, which are not signed: the id of a delivery. */
  readonly aliases: readonly string[];
  readonly subject: string | null;
  /** How many jobs led to it. A forged number can only refuse more. */
  readonly chainDepth: number;
  readonly values: (name: string) => EventValue | null;
  readonly github: GithubFacts | null;
  readonly origin: DaemonJob['origin']['kind'];
  /** Null where the forge decides. */
  readonly trust: DaemonJob['trust'] | null;
};

/** JSON can contain halves of characters, which no record can store: an event with one would fail each time that it is sent. */
export const quotedValue = (text: string): EventValue => ({ text: text.toWellFormed(), isQuoted: true });
export const plainValue = (text: string): EventValue => ({ text: text.toWellFormed(), isQuoted: false });

export const valuesOf = (values: Readonly<Record<string, EventValue>>) => (name: string) =>
  Object.hasOwn(values, name) ? (values[name] ?? null) : null;
