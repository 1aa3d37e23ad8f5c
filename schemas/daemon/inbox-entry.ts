/**
 * The inbox of one session of the daemon, v1: what its user sends to it, one entry on each line. Any process may append one; the process that
 * works on the session receives each entry once, in the order of the tickets [inbox-received-once].
 */
import { gateDecisions, raisableLimits } from '../closed-sets.ts';
import { inboxTextBytesMax, raiseMicroUsdMax, spendingTokensMax } from './limits.ts';
import { count, sessionId, sha256Digest, z } from '../zod.ts';

const text = z.string().min(1).max(inboxTextBytesMax);

export const inboxAction = z.discriminatedUnion('kind', [
  /** For the model. Never an approval [only-answers-open-gates]. */
  z.object({ kind: z.literal('message'), text }),
  /** Stop before the next model call, until the user resumes the session. */
  z.object({ kind: z.literal('pause') }),
  z.object({ kind: z.literal('resume') }),
  /** End the session; its work is kept. Additive: why, if it was not the user. Absent: the user cancelled it. */
  z.object({ kind: z.literal('cancel'), reason: text.optional() }),
  z.object({
    kind: z.literal('raise'),
    limit: z.enum(raisableLimits),
    /** In millionths of a US dollar. */
    microUsd: count.optional(),
    tokens: count.max(spendingTokensMax).optional(),
    reason: text.optional(),
  }),
  /** The answer to the gate with this digest, and to no other. */
  z.object({
    kind: z.literal('answer'),
    gate: sha256Digest,
    decision: z.enum(gateDecisions),
    comment: text.optional(),
  }),
]);

const [message, pause, resume, cancel, raise, answer] = inboxAction.options;
const amount = (max: number) => z.number().int().min(1).max(max).optional();

/** What a client of the control API sends: an action of the user, without fields that nobody reads. */
export const entryRequest = z.discriminatedUnion('kind', [
  message.strict(),
  pause.strict(),
  resume.strict(),
  cancel.omit({ reason: true }).strict(),
  raise.extend({ microUsd: amount(raiseMicroUsdMax), tokens: amount(spendingTokensMax) }).strict(),
  answer.strict(),
]);

export const inboxEntry = z.object({
  v: z.literal(1),
  /** The position in the inbox, counted from 1. */
  ticket: count,
  entryId: z.string().regex(/^entry_[0-9a-z]{26}$/),
  /** An entry counts only in the inbox of its session. */
  sessionId,
  /** Milliseconds since 1970: never order. A raise of the limit per day raises that of this day. */
  atMs: count,
  action: inboxAction,
});
export type InboxAction = z.infer<typeof inboxAction>;
export type InboxActionOf<K extends InboxAction['kind']> = Extract<InboxAction, { kind: K }>;
export type EntryRequest = z.infer<typeof entryRequest>;
export type InboxEntry = z.infer<typeof inboxEntry>;
