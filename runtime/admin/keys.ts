/**
 * `keys show` and `keys rotate` [keyring-rotation]: exactly two keys, `current` and `previous`; only the user
 * rotates. Showing the keys creates no keyring and never prints a key.
 */
import { counted, isOrAre } from '../../schemas/text/counted.ts';
import { err, ok, type Result } from 'neverthrow';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { KeyringReport } from '../../schemas/admin-reports.ts';
import type { Keyring } from '../../schemas/tokens.ts';
import type { Environment } from '../session/environment.ts';
import type { KeyringState, StoreFault } from '../storage/ports.ts';
import { operationError, storeFault } from './errors.ts';
import { allSessions } from './stored-session.ts';

function reportOf(look: KeyringState, sessions: number): KeyringReport {
  if (look.kind === 'newer') {
    return { version: 2, state: 'newer', newerVersion: look.version, sessions, regeneratedWithSessions: 0 };
  }
  if (look.kind !== 'present') return { version: 2, state: look.kind, sessions, regeneratedWithSessions: 0 };
  const { current, previous, madeBesideSessions = 0 } = look.keyring;
  return {
    version: 2,
    state: 'present',
    current: { keyId: current.keyId },
    previous: previous === null ? null : { keyId: previous.keyId },
    sessions,
    regeneratedWithSessions: madeBesideSessions,
  };
}

export async function showKeys(environment: Environment): Promise<Result<KeyringReport, ErrorEnvelope>> {
  const look = await environment.storage.keyring.inspect();
  if (look.isErr()) return err(storeFault(look.error));
  const sessions = await allSessions(environment);
  return sessions.map(({ length }) => reportOf(look.value, length));
}

/** @param forceNew replace keys that are missing or damaged, which invalidates all earlier tokens. Valid keys and those of a newer version are never replaced. */
export async function rotateKeys(
  environment: Environment,
  forceNew: boolean,
): Promise<Result<KeyringReport, ErrorEnvelope>> {
  const { keyring } = environment.storage;
  const before = await showKeys(environment);
  if (before.isErr()) return err(before.error);
  const { state, sessions } = before.value;
  if (state === 'missing' && sessions > 0 && !forceNew) return err(nothingToRotate(sessions));
  if (state === 'present' && forceNew) return err(nothingToReplace());
  const isLost = state === 'missing' || (state === 'damaged' && forceNew);
  const rotated = await (isLost ? keyring.renew() : keyring.rotate());
  if (rotated.isErr()) return err(rotationFault(rotated.error, state === 'newer'));
  const made: Keyring = rotated.value;
  return ok(reportOf({ kind: 'present', keyring: made }, sessions));
}

function nothingToRotate(sessions: number): ErrorEnvelope {
  return operationError(
    'STORE_KEYRING_MISSING',
    `${counted(sessions, 'session')} ${isOrAre(sessions)} stored here, but keys/keyring.json is missing, so there are no keys to rotate`,
    'Restore keys/keyring.json from a backup. Without a backup, run: workrail keys rotate --force-new',
  );
}

const nothingToReplace = (): ErrorEnvelope =>
  operationError(
    'VALIDATION_ERROR',
    'keys/keyring.json is valid, and --force-new replaces only a missing or damaged keyring. The keys were not changed',
    'To rotate the keys, run: workrail keys rotate',
  );

function rotationFault(fault: StoreFault, isLater: boolean): ErrorEnvelope {
  if (fault.code !== 'STORE_KEYRING_DAMAGED') return storeFault(fault);
  return operationError(
    fault.code,
    `the keys were not rotated: ${fault.message}`,
    isLater
      ? 'Rotate the keys with the WorkRail version that wrote the keyring: workrail keys rotate'
      : 'Restore keys/keyring.json from a backup. Without a backup, run: workrail keys rotate --force-new',
  );
}
