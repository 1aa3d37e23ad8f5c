/** How the SDK asks a provider: a reply has a size limit, and no redirect takes the API key to another host. */
import { modelReplyBytesMax } from '../../schemas/daemon/limits.ts';
import { boundedBody } from '../bounded-body.ts';

export class ReplyTooLong extends Error {}

/** @throws ReplyTooLong */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'manual' });
  const bytes = await boundedBody(response.body ?? [], modelReplyBytesMax);
  if (bytes === null) throw new ReplyTooLong();
  const { status, statusText, headers } = response;
  return new Response(bytes.length === 0 ? null : bytes, { status, statusText, headers });
};
