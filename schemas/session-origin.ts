/**
 * What a bundle stated about itself, stored beside the log of the imported session, v1 [origin-survives-import]. The log does not
 * show that its end was lost elsewhere, or that its texts were redacted. Absent for a session that was created here, and for one
 * whose bundle stated nothing.
 */
import { z } from './zod.ts';

export const sessionOrigin = z.object({
  v: z.literal(1),
  /** The bundle contained only the part before damaged or lost data, or may have. */
  salvaged: z.boolean(),
  /** Texts were redacted at export. */
  redacted: z.boolean(),
});
export type SessionOrigin = z.infer<typeof sessionOrigin>;
