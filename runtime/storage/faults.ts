/** Faults that both adapters report in the same words: they reach the agent and the person. */
import { counted, isOrAre } from '../../schemas/text/counted.ts';
import { logBytesMax, reservePlanBytesMax, segmentsBytesMax, sessionBytesMax } from '../../schemas/limits.ts';
import type { Room } from '../core/append.ts';
import type { Damage } from '../core/stored-log.ts';
import type { StoreFault } from './ports.ts';

/** The code is that of a keyring which cannot be read; the message says that nothing is damaged [every-durable-format-versioned]. */
export function keyringOfLaterVersion(version: number): StoreFault {
  return {
    code: 'STORE_KEYRING_DAMAGED',
    message: `a newer version of WorkRail wrote keys/keyring.json (version ${version}; this version reads version 1). The file is not damaged and was not changed: use the newer version`,
    retryable: false,
  };
}

export function keyringMissing(sessions: number): StoreFault {
  return {
    code: 'STORE_KEYRING_MISSING',
    message: `the signing keys (keys/keyring.json) are missing, but ${counted(sessions, 'session')} ${isOrAre(sessions)} stored. No token can be verified until the file is restored`,
    retryable: false,
  };
}

/** Somebody removed or replaced the lock file while it was held, so another process may write to the session too. */
export const sessionLockLost = (): StoreFault => ({
  code: 'STORE_IO_FAILED',
  message: 'the .lock file of the session was removed or replaced while this call held it, so nothing was recorded',
  fix: 'Look for a program that cleans up or synchronizes the data directory, and exclude .lock files from it',
  retryable: true,
});

const inMegabytes = (bytes: number): string => `${bytes / (1024 * 1024)} MB`;

/** A plan that the log has no room for [session-size-bounded]. */
export const sessionFull = (room: Exclude<Room, 'enough'>): StoreFault => ({
  code: 'SESSION_TOO_LARGE',
  message: `the session is ${room === 'none' ? '' : 'almost '}full, so this call was not recorded: the log of a session has at most ${inMegabytes(sessionBytesMax)}, and each change of the context records the whole context again`,
  fix:
    room === 'none'
      ? 'Start a new run with start_workflow, and pass on what the rest of the work needs in its goal and context. What was recorded can still be read and exported'
      : `To finish this run, send the same call without context. If it needs a new value, delete large ones in the same call, such as { "notes": null } in context, because a change of the context records all values again. Calls that record at most ${reservePlanBytesMax / 1024} KB are still accepted. If much work is left, start a new run with start_workflow instead, and pass on what it needs in its goal and context`,
  retryable: false,
});

/** A log that is larger than any that is recorded now. Nothing shows that it is damaged [errno-is-no-damage]. @param file its name */
export const unreadablyLarge = (file: string): StoreFault => ({
  code: 'SESSION_TOO_LARGE',
  message: `the session cannot be read, because its log is too large (${file}): WorkRail reads at most ${inMegabytes(logBytesMax)} of a manifest and ${inMegabytes(segmentsBytesMax)} of events. Nothing was changed`,
  fix: 'To continue the work, start a new run. The files of the session stay in the data directory; to see how to read them, run: workrail explain SESSION_TOO_LARGE',
  retryable: false,
});

/**
 * Only a session with a committed group can be pinned, so a pinned one without any has lost its log.
 *
 * @param segments file names, in order
 */
export function pinnedWithoutLog(segments: readonly string[]): Damage {
  return {
    health: 'corrupt_head',
    reason: 'manifest_unreadable',
    at: 'manifest record 0: the session is pinned, but its manifest is empty or missing',
    unattestedSegments: segments.map((name) => `events/${name}`),
  };
}
