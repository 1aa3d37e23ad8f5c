/** The marks of the owner as reports show them [owner-marks-beside-log]. Marks that cannot be read break no report. */
import type { RunId, SessionId } from '../../schemas/ids.ts';
import type { RunMarks } from '../../schemas/owner-marks.ts';
import type { TextRedactor } from '../portability/redact.ts';
import type { ReportMarks } from '../portability/report.ts';
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

const timePattern = /^[\d:.TZ+-]+$/;

/** The texts of the owner leave as the texts of the run do. A time stays, as the times of the steps stay. */
function redactedMarks(
  { title, abandoned }: Omit<RunMarks, 'runId'>,
  redactor: TextRedactor,
): ReturnType<MarksFields['of']> {
  const named = title === undefined ? {} : { title: redactor.text(title) };
  if (abandoned === undefined) return named;
  const { at, reason } = abandoned;
  return {
    ...named,
    abandoned: {
      at: timePattern.test(at) ? at : redactor.text(at),
      ...(reason === undefined ? {} : { reason: redactor.text(reason) }),
    },
  };
}

/** The marks of a session for a report. @param redactor null: nothing is redacted; else one that learned the sensitive values */
export const reportMarks = (marks: MarksFields, runIds: Iterable<RunId>, redactor: TextRedactor | null): ReportMarks =>
  new Map(
    [...runIds].map((runId) => [runId, redactor === null ? marks.of(runId) : redactedMarks(marks.of(runId), redactor)]),
  );
