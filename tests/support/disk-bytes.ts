/** The bytes of one stored session, to compare before and after. */
import type { SessionId } from '../../schemas/ids.ts';
import type { Operated } from './operating.ts';

export function diskBytes({ raw }: Pick<Operated, 'raw'>, sessionId: SessionId): Record<string, string> {
  const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
  return {
    manifest: text(raw.manifest(sessionId)),
    ...Object.fromEntries(raw.segments(sessionId).map((path) => [path, text(raw.segment(sessionId, path))])),
  };
}
