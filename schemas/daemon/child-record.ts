/**
 * The sessions that the sessions of one tree started, v1: one record a line, in the folder of the session at the root. A record is durable
 * before the effect that it announces, so a tool call that is repeated after a crash finds the session that it started
 * [child-is-started-once].
 */
import { callId } from './session.ts';
import { count, sessionId, z } from '../zod.ts';

/** The tool call that started the child. */
const call = { v: z.literal(1), atMs: count, parentSessionId: sessionId, callId };

export const childRecord = z.discriminatedUnion('kind', [
  /**
   * The run of the child is started next. It counts from here on.
   *
   * Additive: with `isReleased`, the call started no session, so it counts no longer. Absent: it counts. An earlier version counts it.
   */
  z.object({ ...call, kind: z.literal('reserved'), isReleased: z.literal(true).optional() }),
  /** Its first model call follows. */
  z.object({ ...call, kind: z.literal('opened'), sessionId }),
]);
export type ChildRecord = z.infer<typeof childRecord>;
