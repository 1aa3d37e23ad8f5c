/**
 * Runs that an agent may read, but not continue: their owner abandoned them, or the daemon works on them [unattended-runs-withheld].
 */
import type { RunId, SessionId } from '../../schemas/ids.ts';
import type { Warning } from '../../schemas/tools.ts';
import { runName } from '../core/run-name.ts';
import type { Environment } from './environment.ts';
import { findAbandonment, type ShownAbandonment } from './owner-marks.ts';

type Reader = { readonly storage: Pick<Environment['storage'], 'marks'> } & Pick<Environment, 'isUnattended'>;

/** A run that the daemon works on, as agents are told of it, and the command of the owner that ends this work. */
type ShownUnattended = {
  readonly cause: 'unattended';
  readonly said: string;
  readonly undo: string;
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
  { isUnattended }: Pick<Reader, 'isUnattended'>,
  sessionId: SessionId,
): Promise<ShownUnattended | null> {
  if (!(await isUnattended(sessionId))) return null;
  // Also a session whose log is damaged, and a child run within it, have this name.
  return { cause: 'unattended', said: 'The daemon works on this run', undo: `workrail daemon cancel ${sessionId}` };
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
        message: `${shown.said}, so its steps cannot be acknowledged here. Do not do its work. ${status}. To continue it here instead, the user first runs: ${shown.undo}`,
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
      ? (['RUN_ABANDONED', 'Do not redo its work in a new run unless the user agrees.'] as const)
      : (['RUN_UNATTENDED', `Do not do its work in a new run. ${status}.`] as const);
  return {
    code,
    message: `[${runName(runId)}] ${said}. ${rule} To continue this run ${cause === 'abandoned' ? '' : 'here '}instead, the user runs: ${undo}`,
    details: { runId },
  };
}
