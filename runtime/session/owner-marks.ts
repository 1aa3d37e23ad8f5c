/**
 * What the owner noted about stored runs, as calls of agents use it [owner-marks-beside-log]. Marks are no part of a run: where they
 * cannot be read, a call answers as if there were none.
 */
import type { RunId, SessionId } from '../../schemas/ids.ts';
import { abandonReasonBytesMax } from '../../schemas/limits.ts';
import type { Abandonment } from '../../schemas/owner-marks.ts';
import { runName } from '../core/run-name.ts';
import { quoted } from '../core/text-budget.ts';
import type { MarksState } from '../storage/ports.ts';
import type { Environment } from './environment.ts';

type Reader = { readonly storage: Pick<Environment['storage'], 'marks'> };

const noMarks: MarksState = { kind: 'none' };

/** The runs of a session that its owner abandoned. */
export async function abandonedRuns(
  { storage }: Reader,
  sessionId: SessionId,
): Promise<ReadonlyMap<RunId, Abandonment>> {
  const state = (await storage.marks.inspect(sessionId)).unwrapOr(noMarks);
  const runs = state.kind === 'marked' ? state.marks.runs : [];
  return new Map(runs.flatMap(({ runId, abandoned }) => (abandoned === undefined ? [] : [[runId, abandoned]])));
}

const dayPattern = /^\d{4}-\d{2}-\d{2}(?=T)/;

/** An abandonment as agents are told of it, and the command of the owner that undoes it. */
export type ShownAbandonment = {
  readonly cause: 'abandoned';
  readonly said: string;
  readonly undo: string;
  readonly saidOfParent: string;
};

/** Null when the run is not abandoned. */
export async function findAbandonment(
  reader: Reader,
  sessionId: SessionId,
  runId: RunId,
): Promise<ShownAbandonment | null> {
  const abandoned = (await abandonedRuns(reader, sessionId)).get(runId);
  if (abandoned === undefined) return null;
  const day = dayPattern.exec(abandoned.at)?.[0];
  const reason = abandoned.reason === undefined ? '' : `: "${quoted(abandoned.reason, abandonReasonBytesMax)}"`;
  const when = `${day === undefined ? '' : ` on ${day}`}${reason}`;
  return {
    cause: 'abandoned',
    said: `The user abandoned this run${when}`,
    saidOfParent: `The user abandoned the parent run ${runName(runId)}${when}`,
    undo: `workrail sessions abandon ${runName(runId)} --undo`,
  };
}
