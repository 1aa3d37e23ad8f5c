/** How the SDK asks a provider: a reply has a size limit, and no redirect takes the API key to another host. */
import { modelReplyBytesMax } from '../../schemas/daemon/limits.ts';
import { boundedReply } from '../bounded-body.ts';

export class ReplyTooLong extends Error {}

/** @throws ReplyTooLong */
export const boundedFetch: typeof fetch = async (input, init) => {
  const reply = await boundedReply(await fetch(input, { ...init, redirect: 'manual' }), modelReplyBytesMax);
  if (reply === null) throw new ReplyTooLong();
  return reply;
};
