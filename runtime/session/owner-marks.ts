/**
 * What the owner noted about stored runs, as calls of agents use it [owner-marks-beside-log]. Marks are no part of a run: where they
 * cannot be read, a call answers as if there were none.
 */
import type { RunId, SessionId } from '../../schemas/ids.ts';
import { abandonReasonBytesMax } from '../../schemas/limits.ts';
import type { Abandonment } from '../../schemas/owner-marks.ts';
import type { Warning } from '../../schemas/tools.ts';
import { runName } from '../core/run-name.ts';
import { quoted } from '../core/text-budget.ts';
import type { MarksState } from '../storage/ports.ts';
import type { Environment } from './environment.ts';

type Reader = { readonly storage: Pick<Environment['storage'], 'marks'> };

export const noMarks: MarksState = { kind: 'none' };

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

/** What the agent that continues such a run must ask first; null when the run is not abandoned. */
export async function abandonedWarning(reader: Reader, sessionId: SessionId, runId: RunId): Promise<Warning | null> {
  const abandoned = (await abandonedRuns(reader, sessionId)).get(runId);
  if (abandoned === undefined) return null;
  const day = dayPattern.exec(abandoned.at)?.[0];
  const reason = abandoned.reason === undefined ? '' : `: "${quoted(abandoned.reason, abandonReasonBytesMax)}"`;
  const name = runName(runId);
  return {
    code: 'RUN_ABANDONED',
    message: `The user abandoned this run${day === undefined ? '' : ` on ${day}`}${reason}. Ask the user before you continue it. To resume it, the user runs: workrail sessions abandon ${name} --undo`,
  };
}
