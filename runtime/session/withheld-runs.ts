/**
 * Runs that an agent may read, but not continue: their owner abandoned them, or the daemon works on them [unattended-runs-withheld].
 */
import type { RunId, SessionId } from '../../schemas/ids.ts';
import type { Warning } from '../../schemas/tools.ts';
import { runName } from '../core/run-name.ts';
import type { Environment, UnattendedWork } from './environment.ts';
import { findAbandonment, type ShownAbandonment } from './owner-marks.ts';

type Reader = { readonly storage: Pick<Environment['storage'], 'marks'> } & Pick<Environment, 'unattended'>;

/** A run that the daemon works on, as agents are told of it. */
type ShownUnattended = {
  readonly cause: 'unattended';
  readonly said: string;
  /** The command of the owner after which an agent may continue the run; null if there is none. */
  readonly undo: string | null;
  /** The command of the owner that makes a branch of what the daemon did; null if there is nothing. */
  readonly adopt: () => string | null;
};
export type Withheld = ShownAbandonment | ShownUnattended;

/** Null for a run that an agent may continue. */
export async function findWithheld(reader: Reader, sessionId: SessionId, runId: RunId): Promise<Withheld | null> {
  // At once: each call of an agent asks both.
  const [abandoned, unattended] = await Promise.all([
    findAbandonment(reader, sessionId, runId),
    findUnattended(reader, sessionId),
  ]);
  return abandoned ?? unattended;
}

export async function findUnattended(
  { unattended }: Pick<Reader, 'unattended'>,
  sessionId: SessionId,
): Promise<ShownUnattended | null> {
  const work = await unattended(sessionId);
  if (work === null) return null;
  // Also a session whose log is damaged, and a child run within it, have this name.
  const undo = work.kind === 'replaced' ? work.undo : `workrail daemon cancel ${sessionId}`;
  return { cause: 'unattended', said: saidOf(work), undo, adopt: work.adopt ?? (() => null) };
}

function saidOf(work: UnattendedWork): string {
  switch (work.kind) {
    case 'open':
      return 'The daemon works on this run';
    case 'retried':
      return 'The daemon is going to continue this run: its job waits for an automatic retry';
    case 'queued':
      return 'The daemon is going to continue this run: its job is in the queue';
    case 'replaced':
      if (work.by === null) return 'The daemon is going to do the work of this run in another run';
      return `The daemon ${work.isDone ? 'did' : 'does'} the work of this run in run ${work.by}`;
  }
}

/** The same without words. */
export async function whyWithheld(
  reader: Reader,
  sessionId: SessionId,
  runId: RunId,
): Promise<Withheld['cause'] | null> {
  return (await findWithheld(reader, sessionId, runId))?.cause ?? null;
}

/** What one call knows of why its run is withheld: it is read when it is first asked for. */
export class KnownWithheld {
  readonly #read: () => Promise<Withheld | null>;
  #known: Promise<Withheld | null> | null = null;

  constructor(reader: Reader, sessionId: SessionId, runId: RunId) {
    this.#read = () => findWithheld(reader, sessionId, runId);
  }

  shown(): Promise<Withheld | null> {
    this.#known ??= this.#read();
    return this.#known;
  }

  /** For a call that waits for a user: the owner may abandon the run meanwhile. */
  forget(): void {
    this.#known = null;
  }
}

/** An agent that continues the run finds no files of the daemon in the project. */
function filesOf({ adopt }: Pick<ShownUnattended, 'adopt'>): string {
  const command = adopt();
  return command === null ? '' : ` (and, for a branch of its files: ${command})`;
}

const status = 'To see what it does, the user runs: workrail daemon status';

/** What an agent that reads such a run, or keeps notes with it, must know first. */
export function warningOf(shown: Withheld | null): Warning | null {
  switch (shown?.cause) {
    case undefined:
      return null;
    case 'abandoned':
      return {
        code: 'RUN_ABANDONED',
        message: `${shown.said}, so its steps cannot be acknowledged. Ask the user whether to resume it. If yes, the user runs: ${shown.undo}`,
      };
    case 'unattended':
      return {
        code: 'RUN_UNATTENDED',
        message: `${shown.said}, so its steps cannot be acknowledged here. Do not do its work. ${status}${
          shown.undo === null
            ? ''
            : `. To continue it here instead, the user first runs: ${shown.undo}${filesOf(shown)}`
        }`,
      };
  }
}

/** For the reply that starts a run within an abandoned one. */
export const parentWarningOf = (shown: ShownAbandonment | null): Warning | null =>
  shown === null
    ? null
    : {
        code: 'RUN_ABANDONED',
        message: `${shown.saidOfParent}. Before you work on this child run, ask the user whether the work is still wanted.`,
      };

/** For who names such a run: it must not conclude that the run was never there, and start its work again. */
export function namedWarningOf(shown: Withheld, runId: RunId): Warning {
  const { cause, said, undo } = shown;
  const [code, rule] =
    cause === 'abandoned'
      ? (['RUN_ABANDONED', 'Do not redo its work in a new run unless the user agrees'] as const)
      : (['RUN_UNATTENDED', `Do not do its work in a new run. ${status}`] as const);
  const instead =
    undo === null
      ? ''
      : `. To continue this run ${cause === 'abandoned' ? '' : 'here '}instead, the user runs: ${undo}${shown.cause === 'unattended' ? filesOf(shown) : ''}`;
  return { code, message: `[${runName(runId)}] ${said}. ${rule}${instead}`, details: { runId } };
}
