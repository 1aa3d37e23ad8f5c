/** The bytes of `.origin`, alike in both adapters. What is no origin is told, and breaks nothing [unknown-version-fails]. */
import { isRecord, parseJsonBytes } from '../../schemas/json-object.ts';
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
  if (validateSessionOrigin(value)) return { kind: 'imported', origin: value };
  const version = isRecord(value) ? value['v'] : undefined;
  return typeof version === 'number' && Number.isSafeInteger(version) && version > 1
    ? unknownOrigin(`was written by a newer version of WorkRail (version ${version}; this version reads version 1)`)
    : unknownOrigin('does not contain a valid origin');
}
