/**
 * What a bundle said of itself, kept beside the log of the session that it became, v1 [origin-survives-import].
 * The log itself cannot tell that it ended early elsewhere, or that its texts were replaced. Absent for a session that was begun
 * here, and for one whose bundle had nothing to say.
 */
import { z } from './zod.ts';

export const sessionOrigin = z.object({
  v: z.literal(1),
  /** The bundle held only what stood before something was damaged or lost, or may have. */
  salvaged: z.boolean(),
  /** Texts were redacted when it was exported. */
  redacted: z.boolean(),
});
export type SessionOrigin = z.infer<typeof sessionOrigin>;
