/** The marks of the owner as reports show them [owner-marks-beside-log]. Marks that cannot be read break no report. */
import type { RunId, SessionId } from '../../schemas/ids.ts';
import type { RunMarks } from '../../schemas/owner-marks.ts';
import type { Environment } from '../session/environment.ts';
import type { MarksState } from '../storage/ports.ts';

/** The place of the file, as reports name it. */
export const marksProblem = (sessionId: SessionId, why: string): string =>
  `sessions/${sessionId}/.marks ${why}, so titles and abandoned runs of this session are unknown`;

/** What reports say about the marks of a session. */
export type MarksFields = {
  readonly problem: { readonly marksProblem?: string };
  readonly of: (runId: RunId) => Omit<RunMarks, 'runId'>;
};

export async function marksFields(
  { storage }: Pick<Environment, 'storage'>,
  sessionId: SessionId,
): Promise<MarksFields> {
  const read = await storage.marks.inspect(sessionId);
  const state: MarksState = read.isOk()
    ? read.value
    : { kind: 'unknown', why: `cannot be read (${read.error.message})` };
  const byRun = new Map((state.kind === 'marked' ? state.marks.runs : []).map(({ runId, ...marks }) => [runId, marks]));
  return {
    problem: state.kind === 'unknown' ? { marksProblem: marksProblem(sessionId, state.why) } : {},
    of: (runId) => byRun.get(runId) ?? {},
  };
}
