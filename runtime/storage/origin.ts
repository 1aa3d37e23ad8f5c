/** The bytes of `.origin`, alike in both adapters. What is no origin is told, and breaks nothing [unknown-version-fails]. */
import { isLaterVersion, isRecord, parseJsonBytes } from '../../schemas/json-object.ts';
import { canonicalBytes, canonicalText } from '../../schemas/canonical/json.ts';
import type { SessionOrigin } from '../../schemas/session-origin.ts';
import { validateSessionOrigin } from '../../generated/validators/session-origin.v1.js';
import type { OriginState } from './ports.ts';

/** More than any origin has: the rest of a foreign file is not read. */
export const originBytesMax = 4096;

export const encodeOrigin = (origin: SessionOrigin): Uint8Array => canonicalBytes(canonicalText({ ...origin }));

export const unknownOrigin = (why: string): OriginState => ({ kind: 'unknown', why });

export function parseOrigin(bytes: Uint8Array): OriginState {
  const value = parseJsonBytes(bytes);
  return validateSessionOrigin(value)
    ? { kind: 'imported', origin: value }
    : unknownOrigin(unreadReason(value, 'a valid origin'));
}

/** Of a file beside a log, in version 1: follows the name of the file. @param expected what it should contain */
export function unreadReason(value: unknown, expected: string): string {
  const version = isRecord(value) ? value['v'] : undefined;
  return isLaterVersion(version)
    ? `was written by a newer version of WorkRail (version ${version}; this version reads version 1)`
    : `does not contain ${expected}`;
}
