/** The bytes of `.marks`. What cannot be read as marks is reported, and hides no run [unknown-version-fails]. */
import { canonicalBytes, canonicalText } from '../../schemas/canonical/json.ts';
import { parseJsonBytes } from '../../schemas/json-object.ts';
import type { OwnerMarks } from '../../schemas/owner-marks.ts';
import { validateOwnerMarks } from '../../generated/validators/owner-marks.v1.js';
import type { MarksState } from './ports.ts';
import { unreadReason } from './origin.ts';

export const encodeMarks = (marks: OwnerMarks): Uint8Array => canonicalBytes(canonicalText({ ...marks }));

export function parseMarks(bytes: Uint8Array): MarksState {
  const value = parseJsonBytes(bytes);
  return validateOwnerMarks(value)
    ? { kind: 'marked', marks: value }
    : { kind: 'unknown', why: unreadReason(value, 'valid marks') };
}
