/** Whether a token has access to a repository of the forge, with scopes, limits and time of the reply: for `doctor`. */
import { isRecord, parseJsonBytes } from '../../schemas/json-object.ts';
import { forgeReplyBytesMax, forgeTimeoutMs } from '../../schemas/daemon/limits.ts';
import { boundedBody } from '../bounded-body.ts';

export type ForgeReply = {
  readonly status: number;
  /** Whether the token may push; null if the forge does not say. */
  readonly canPush: boolean | null;
  /** Null if the forge does not say: tokens with permissions of their own have none. */
  readonly scopes: readonly string[] | null;
  /** Remaining requests until the rate limit is reset. */
  readonly remaining: number | null;
  /** How far the clock of this machine is ahead of that of the forge; negative if it is behind. */
  readonly aheadMs: number | null;
};

export type ForgeAccess =
  | { readonly kind: 'answered'; readonly reply: ForgeReply }
  | { readonly kind: 'unreachable'; readonly reason: string };

const scopePattern = /^[\w:.-]{1,64}$/;

function numberIn(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** The header has whole seconds, and the reply travelled for a while: the middle of both is compared. */
function aheadOf(date: string | null, sentMs: number, receivedMs: number): number | null {
  const statedMs = Date.parse(date ?? '');
  return Number.isNaN(statedMs) ? null : Math.round((sentMs + receivedMs) / 2 - (statedMs + 500));
}

/** @param repository `owner/name` */
export async function askForge(
  baseUrl: string,
  repository: string,
  token: string,
  nowMs: () => number,
): Promise<ForgeAccess> {
  const sentMs = nowMs();
  try {
    const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/repos/${repository}`, {
      // A redirect could lead the token to another host.
      redirect: 'manual',
      signal: AbortSignal.timeout(forgeTimeoutMs),
      headers: { accept: 'application/vnd.github+json', authorization: `Bearer ${token}`, 'user-agent': 'workrail' },
    });
    const receivedMs = nowMs();
    const { headers, status } = response;
    const bytes = await boundedBody(response.body ?? [], forgeReplyBytesMax);
    const body = bytes === null ? null : parseJsonBytes(bytes);
    const permissions = isRecord(body) && isRecord(body['permissions']) ? body['permissions'] : {};
    const scopes = headers.get('x-oauth-scopes');
    const reply: ForgeReply = {
      status,
      canPush: typeof permissions['push'] === 'boolean' ? permissions['push'] : null,
      scopes:
        scopes === null
          ? null
          : scopes
              .split(',')
              .map((scope) => scope.trim())
              .filter((scope) => scopePattern.test(scope)),
      remaining: numberIn(headers.get('x-ratelimit-remaining')),
      aheadMs: aheadOf(headers.get('date'), sentMs, receivedMs),
    };
    return { kind: 'answered', reply };
  } catch (error) {
    const cause = error instanceof Error ? ((error.cause as Error | undefined)?.message ?? error.message) : '';
    return { kind: 'unreachable', reason: cause };
  }
}
