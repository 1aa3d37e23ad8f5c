/**
 * Errors of the commands that manage a data directory: codes of storage and bundles, never `TOKEN_*`
 * [errors-say-what-to-do]. Each states what is wrong, why it matters, and the command to run next.
 */
import type { JsonObject } from '../../schemas/canonical/json.ts';
import type { ErrorCode } from '../../schemas/error-codes.ts';
import type { ErrorEnvelope, Retry } from '../../schemas/errors.ts';
import type { RunId, SessionId } from '../../schemas/ids.ts';
import { lockRetryAfterMs, quotedListMax } from '../../schemas/limits.ts';
import { counted, isOrAre } from '../../schemas/text/counted.ts';
import { runName } from '../core/run-name.ts';
import { quote } from '../replies/refusals.ts';
import type { Damage } from '../core/stored-log.ts';
import type { GateRefusals } from '../session/gate.ts';
import type { StoreFault } from '../storage/ports.ts';

export function operationError(
  code: ErrorCode,
  message: string,
  suggestion: string,
  details?: JsonObject,
  retry: Retry = { kind: 'not_retryable' },
): ErrorEnvelope {
  return { code, message, retry, suggestion, ...(details === undefined ? {} : { details }) };
}

/** What a user does when a file of the data directory could not be read or written. */
export function afterStoreFault(isRetryable: boolean, fix: string | undefined): string {
  const next = isRetryable
    ? 'Run the command again; if it keeps failing, run: workrail doctor'
    : 'Run: workrail doctor';
  return fix === undefined ? next : `${fix}. ${next}`;
}

export function storeFault(fault: StoreFault): ErrorEnvelope {
  if (fault.code === 'SESSION_TOO_LARGE') return operationError(fault.code, fault.message, fault.fix ?? '');
  return operationError(
    fault.code,
    `reading or writing the data directory failed: ${fault.message}`,
    afterStoreFault(fault.retryable, fault.fix),
    undefined,
    fault.retryable ? { kind: 'retryable_immediate' } : { kind: 'not_retryable' },
  );
}

/**
 * @param near the names of runs that may be meant, the nearest first
 * @param hidden sessions of which not every run is known: what was named may be one of those
 */
export function noSuchSession(named: string, near: readonly string[], hidden = 0): ErrorEnvelope {
  const [close = null] = near;
  const meant = close === null ? '' : `; did you mean ${near.join(' or ')}?`;
  if (hidden > 0) {
    return operationError(
      'SESSION_NOT_FOUND',
      `no session or run ${quote(named)} was found in this data directory, but ${counted(hidden, 'session')} ${isOrAre(hidden)} damaged, unreadable or written by a newer version of WorkRail, and may contain it${meant}`,
      'To list these sessions and what is wrong, run: workrail sessions list',
    );
  }
  return operationError(
    'SESSION_NOT_FOUND',
    `no session or run ${quote(named)} is stored in this data directory${meant}`,
    close === null
      ? 'Run: workrail sessions list; to use another data directory, set WORKRAIL_DATA_DIR'
      : `Run: workrail sessions show ${close}`,
  );
}

/** Every command that takes a run says the same: the name may be that of several runs, or the id of a session with several. */
export function severalRuns(
  named: string,
  found: readonly { readonly sessionId: SessionId; readonly runId: RunId }[],
): ErrorEnvelope {
  const runs = found.slice(0, quotedListMax).map(({ sessionId, runId }) => ({ sessionId, runId }));
  const more = found.length > runs.length ? `, and ${found.length - runs.length} more` : '';
  return operationError(
    'SESSION_NOT_FOUND',
    `${quote(named)} is ambiguous: ${found.length} runs match: ${runs.map(({ sessionId, runId }) => `${runName(runId)} (${runId} in ${sessionId})`).join(', ')}${more}`,
    `Run the same command with one of these run ids instead of ${quote(named)}. To see the first run: workrail sessions show ${runs[0]?.runId ?? ''}`,
    { runs },
  );
}

export function sessionBusy(sessionId: SessionId): ErrorEnvelope {
  return operationError(
    'SESSION_LOCKED',
    `another process is writing to ${sessionId} right now, so nothing was done`,
    'Wait a moment, then run the same command again without changes; if the session stays locked, end the server that uses it',
    undefined,
    { kind: 'retryable_after_ms', afterMs: lockRetryAfterMs },
  );
}

export function storeBusy(): ErrorEnvelope {
  return operationError(
    'SESSION_LOCKED',
    'another process is writing in this data directory right now, so nothing was done',
    'Wait a moment, then run the same command again without changes; if the directory stays locked, end the workrail process that does not respond',
    undefined,
    { kind: 'retryable_after_ms', afterMs: lockRetryAfterMs },
  );
}

/** @param instead what can be done with such a session */
export function unhealthy(sessionId: SessionId, damage: Damage, why: string, instead: string): ErrorEnvelope {
  const what =
    damage.health === 'unknown_version'
      ? `a newer version of WorkRail wrote a part of ${sessionId} (from ${damage.at})`
      : `${sessionId} is damaged (${damage.health}: ${damage.reason} at ${damage.at})`;
  return operationError('SESSION_UNHEALTHY', `${what}, so ${why}`, instead, {
    health: damage.health,
    reason: damage.reason,
    at: damage.at,
  });
}

export const refusalsForUsers: GateRefusals = {
  store: storeFault,
  locked: sessionBusy,
  unhealthy: (sessionId, damage) =>
    unhealthy(
      sessionId,
      damage,
      'nothing can be added to it',
      damage.health === 'unknown_version'
        ? 'Update WorkRail, then run the same command again'
        : `To preview a repair, run: workrail sessions repair ${sessionId} --dry-run`,
    ),
};
