/**
 * A session as people look at it: read from its start, whole or damaged, without a lock and without changing anything
 * [salvage-is-bannered]. What is shown of a damaged one is its validated prefix, and whoever shows it says so.
 */
import { err, ok, type Result } from 'neverthrow';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import { type RunId, runIdPattern, type SessionId, sessionIdPattern } from '../../schemas/ids.ts';
import type { DamageReport } from '../../schemas/admin-reports.ts';
import type { SessionHealthKind } from '../../schemas/closed-sets.ts';
import { suggest } from '../../schemas/text/suggest.ts';
import { runName } from '../core/run-name.ts';
import { type Prefix, validatedPrefix } from '../health/prefix.ts';
import { containFaults } from '../session/contained.ts';
import type { Environment } from '../session/environment.ts';
import { type Damage, logStart } from '../core/stored-log.ts';
import { noSuchSession, severalRuns, storeFault } from './errors.ts';

export type StoredSession = Prefix & { readonly sessionId: SessionId; readonly committed: boolean };

type Reader = Pick<Environment, 'storage' | 'host'>;

/** Also sessions that were never born; most callers want `storedSession`. */
export async function readSession(
  { storage, host }: Reader,
  sessionId: SessionId,
): Promise<Result<StoredSession, ErrorEnvelope>> {
  const read = await containFaults({ host }, sessionId, async () => {
    const log = await storage.log.read(sessionId, logStart);
    if (log.isErr()) return err(log.error);
    if (log.value.kind === 'moved')
      throw new Error('the log of a session changed while it was read from the beginning');
    return ok({ sessionId, committed: log.value.born, ...validatedPrefix(sessionId, log.value, logStart) });
  });
  return read.andThen((inner) => inner).mapErr(storeFault);
}

export async function storedSession(
  reader: Reader,
  sessionId: SessionId,
): Promise<Result<StoredSession, ErrorEnvelope>> {
  const read = await readSession(reader, sessionId);
  return read.isOk() && !read.value.committed ? err(noSuchSession(sessionId, [])) : read;
}

export async function allSessions({ storage }: Reader): Promise<Result<readonly SessionId[], ErrorEnvelope>> {
  const listed = await storage.log.list();
  return listed.isErr() ? err(storeFault(listed.error)) : ok([...listed.value].sort());
}

/** A session by its id, by the id of one of its runs, or by the name of a run (`amber-otter-42`). */
export async function namedSession(
  reader: Reader,
  named: string,
): Promise<Result<{ readonly session: StoredSession; readonly runId: RunId | null }, ErrorEnvelope>> {
  if (sessionIdPattern.test(named)) {
    const session = await storedSession(reader, named as SessionId);
    if (session.isOk()) return ok({ session: session.value, runId: null });
    if (session.error.code !== 'SESSION_NOT_FOUND') return err(session.error);
  }
  const ids = await allSessions(reader);
  if (ids.isErr()) return err(ids.error);
  const isRunId = runIdPattern.test(named);
  const matches: { session: StoredSession; runId: RunId }[] = [];
  const names: string[] = [];
  let hidden = 0;
  for (const id of ids.value) {
    const session = await readSession(reader, id);
    if (session.isErr() || session.value.damage !== null) hidden += 1;
    if (session.isErr()) continue;
    for (const runId of session.value.state.runs.keys()) {
      const name = runName(runId);
      names.push(name);
      if (isRunId ? runId === named : name === named) matches.push({ session: session.value, runId });
    }
  }
  const [match] = matches;
  if (match === undefined)
    return err(noSuchSession(named, nearNames(named, names, ids.value), sessionIdPattern.test(named) ? 0 : hidden));
  if (matches.length > 1)
    return err(
      severalRuns(
        named,
        matches.map(({ session: { sessionId }, runId }) => ({ sessionId, runId })),
      ),
    );
  return ok(match);
}

const nearNamesMax = 3;
/** Shorter beginnings, such as `sess_`, are those of every id. */
const prefixLengthMin = 6;

/**
 * The ids and names that begin with what was said; else the name that is one slip away; else those of the latest runs that share a
 * whole part with it, as `otter` is one of `amber-otter-42`.
 */
function nearNames(named: string, names: readonly string[], ids: readonly string[]): readonly string[] {
  const begun = [...new Set([...names, ...ids].toReversed())].filter(
    (each) => each !== named && each.startsWith(named),
  );
  if (named.length >= prefixLengthMin && begun.length > 0) return begun.slice(0, nearNamesMax);
  const close = suggest(named, names);
  if (close !== null) return [close];
  const said = new Set(named.toLowerCase().split(/[^a-z0-9]+/));
  return [...new Set(names.toReversed())]
    .filter((name) => name.split('-').some((part) => said.has(part)))
    .slice(0, nearNamesMax);
}

export const healthOf = (damage: Damage | null): SessionHealthKind => damage?.health ?? 'healthy';

/** The health fields of a report: `damage` stands there exactly when something is damaged. */
export function healthFields(damage: Damage | null): {
  readonly health: SessionHealthKind;
  readonly damage?: DamageReport;
} {
  if (damage === null) return { health: 'healthy' };
  const { health, reason, at, unattestedSegments } = damage;
  return { health, damage: { reason, at, unattestedSegments: [...unattestedSegments] } };
}
