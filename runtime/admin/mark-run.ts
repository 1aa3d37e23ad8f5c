/**
 * `sessions rename` and `sessions abandon`: marks of the owner, stored beside the log [owner-marks-beside-log]. The log is not touched,
 * and works on damaged sessions too.
 */
import { err, ok, type Result } from 'neverthrow';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { RunId, SessionId } from '../../schemas/ids.ts';
import { abandonReasonBytesMax, markedRunsMax, runTitleBytesMax } from '../../schemas/limits.ts';
import type { MarkReport } from '../../schemas/admin-reports.ts';
import type { OwnerMarks, RunMarks } from '../../schemas/owner-marks.ts';
import { utf8Length } from '../../schemas/canonical/json.ts';
import { steering } from '../../schemas/text/visible-text.ts';
import { runName } from '../core/run-name.ts';
import type { Environment } from '../session/environment.ts';
import { marksProblem } from './session-marks.ts';
import { operationError, sessionBusy, severalRuns, storeBusy, storeFault } from './errors.ts';
import { namedSession, type StoredSession } from './stored-session.ts';

/** Null removes the mark. */
export type MarkChange =
  | { readonly kind: 'title'; readonly title: string | null }
  | { readonly kind: 'abandoned'; readonly abandoned: { readonly reason?: string } | null };

/** With the store held, so that no gc removes the session meanwhile, and the session locked: marks are replaced as a whole. */
export async function markRun(
  environment: Environment,
  named: string,
  change: MarkChange,
): Promise<Result<MarkReport, ErrorEnvelope>> {
  const read = readChange(change);
  if (read.isErr()) return err(read.error);
  const { locks } = environment.storage;
  const store = await locks.store();
  if (store.isErr()) return err(storeFault(store.error));
  if (store.value.kind === 'busy') return err(storeBusy());
  try {
    const found = await namedSession(environment, named);
    if (found.isErr()) return err(found.error);
    const { sessionId } = found.value.session;
    const run = oneRun(named, found.value);
    if (run.isErr()) return err(run.error);
    const lock = await locks.session(sessionId, false);
    if (lock.isErr()) return err(storeFault(lock.error));
    if (lock.value.kind === 'busy') return err(sessionBusy(sessionId));
    try {
      return await mark(environment, sessionId, run.value, read.value);
    } finally {
      await lock.value.release();
    }
  } finally {
    await store.value.release();
  }
}

async function mark(
  { storage, host }: Environment,
  sessionId: SessionId,
  runId: RunId,
  change: MarkChange,
): Promise<Result<MarkReport, ErrorEnvelope>> {
  const before = await storage.marks.inspect(sessionId);
  if (before.isErr()) return err(storeFault(before.error));
  if (before.value.kind === 'unknown') return err(notReplaced(sessionId, before.value.why));
  const runs = before.value.kind === 'none' ? [] : before.value.marks.runs;
  const changed = changedMarks(
    runs.find((marks) => marks.runId === runId) ?? { runId },
    change,
    new Date(host.clock.nowMs()).toISOString(),
  );
  const marks: OwnerMarks = { v: 1, runs: [...runs.filter((other) => other.runId !== runId), ...kept(changed)] };
  if (marks.runs.length > markedRunsMax) return err(tooManyMarks(sessionId));
  const written = await storage.marks.write(sessionId, marks);
  return written.isErr()
    ? err(storeFault(written.error))
    : ok({ version: 1, sessionId, ...changed, runName: runName(runId) });
}

function changedMarks({ title, abandoned, ...marks }: RunMarks, change: MarkChange, at: string): RunMarks {
  const renamed = change.kind === 'title' ? (change.title ?? undefined) : title;
  // The first time counts: a second call adds or replaces a reason, and erases none.
  const given =
    change.kind === 'title' || change.abandoned === null ? undefined : { at, ...abandoned, ...change.abandoned };
  const left = change.kind === 'title' ? abandoned : given;
  return {
    ...marks,
    ...(renamed === undefined ? {} : { title: renamed }),
    ...(left === undefined ? {} : { abandoned: left }),
  };
}

/** The command that takes a text. */
const commands = { title: 'rename', reason: 'abandon' } as const;

/** On one line and without what hides or steers text, as a list shows it. */
function readText(what: keyof typeof commands, text: string, bytesMax: number): Result<string, ErrorEnvelope> {
  const line = text.toWellFormed().replace(/\s+/g, ' ').replace(steering(), '').trim();
  const bytes = utf8Length(line);
  if (bytes > 0 && bytes <= bytesMax) return ok(line);
  const problem = bytes === 0 ? 'is empty' : `has ${bytes} bytes; the limit is ${bytesMax}`;
  return err(
    operationError('USAGE_ERROR', `the ${what} ${problem}`, `Run: workrail sessions ${commands[what]} --help`),
  );
}

function readChange(change: MarkChange): Result<MarkChange, ErrorEnvelope> {
  if (change.kind === 'title') {
    return change.title === null
      ? ok(change)
      : readText('title', change.title, runTitleBytesMax).map((title) => ({ kind: 'title', title }));
  }
  const reason = change.abandoned?.reason;
  return reason === undefined
    ? ok(change)
    : readText('reason', reason, abandonReasonBytesMax).map((text) => ({
        kind: 'abandoned',
        abandoned: { reason: text },
      }));
}

/** A run without marks takes no room. */
const kept = (marks: RunMarks): RunMarks[] =>
  marks.title === undefined && marks.abandoned === undefined ? [] : [marks];

type Found = { readonly session: StoredSession; readonly runId: RunId | null };

/** The run that was named, or the only one of the session that was named. */
function oneRun(named: string, { session, runId }: Found): Result<RunId, ErrorEnvelope> {
  if (runId !== null) return ok(runId);
  const [only, ...more] = session.state.runs.keys();
  if (only !== undefined && more.length === 0) return ok(only);
  if (only === undefined) {
    return err(
      operationError(
        'SESSION_NOT_FOUND',
        `${session.sessionId} has no readable run, so there is nothing to mark`,
        `Run: workrail sessions show ${session.sessionId}`,
      ),
    );
  }
  const { sessionId } = session;
  return err(
    severalRuns(
      named,
      [only, ...more].map((id) => ({ sessionId, runId: id })),
    ),
  );
}

const notReplaced = (sessionId: SessionId, why: string): ErrorEnvelope =>
  operationError(
    'STORE_OBJECT_DAMAGED',
    `${marksProblem(sessionId, why)}; nothing was changed`,
    `Use the version of WorkRail that wrote the file, or remove sessions/${sessionId}/.marks from the data directory and run the command again. To print the path of the data directory: workrail doctor`,
  );

const tooManyMarks = (sessionId: SessionId): ErrorEnvelope =>
  operationError(
    'STORE_IO_FAILED',
    `at most ${markedRunsMax} runs of a session can have a title or be abandoned, and ${sessionId} already has as many; nothing was changed`,
    `First remove the title or the abandonment of another run, with the option --undo. To list the runs: workrail sessions show ${sessionId}`,
  );
