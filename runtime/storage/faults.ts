/** Faults that both adapters report in the same words: they reach the agent and the person. */
import { counted, isOrAre } from '../../schemas/text/counted.ts';
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
