/** The REST API of GitHub, for what triggers ask. Replies are bounded and checked: they contain texts of anybody. */
import { isLongerThan } from '../../schemas/canonical/json.ts';
import { isRecord, type JsonRecord, parseJsonBytes } from '../../schemas/json-object.ts';
import {
  etagLengthMax,
  forgeReplyBytesMax,
  forgeTimeoutMs,
  labelPagesMax,
  pollTimeLengthMax,
} from '../../schemas/daemon/limits.ts';
import type { Permission } from './decide.ts';
import type { Actor } from './event.ts';
import type { Forge, LabeledIssues, Reading } from './forge.ts';
import { actorOf } from './github-event.ts';
import { boundedBody } from '../bounded-body.ts';
import { limitEndMs } from '../github-limit.ts';

const perPage = 100;
const permissions: readonly Permission[] = ['admin', 'write', 'read', 'none'];

type Reply = {
  readonly status: number;
  readonly body: unknown;
  readonly etag: string | null;
  readonly isLimited: boolean;
};

const read = <T>(value: T): Reading<T> => ({ kind: 'read', value });
const unavailable = (reason: string): { readonly kind: 'unavailable'; readonly reason: string } => ({
  kind: 'unavailable',
  reason,
});
/** Null for another reply, such as the login page of a proxy: taken for an empty list, it would hide an event for ever. */
const listOf = (body: unknown): readonly JsonRecord[] | null => (Array.isArray(body) ? body.filter(isRecord) : null);

/** An issue without a time would move the cursor to a place that nobody can ask for. */
const isTime = (value: unknown): value is string =>
  typeof value === 'string' && !isLongerThan(value, pollTimeLengthMax) && !Number.isNaN(Date.parse(value));
/** Without its tag, a list is only read again. */
const storable = (etag: string | null): string | null =>
  etag === null || isLongerThan(etag, etagLengthMax) ? null : etag;

const messageIn = (body: unknown): string =>
  isRecord(body) && typeof body['message'] === 'string' ? body['message'] : '';

export class GithubApi implements Forge {
  readonly #baseUrl: string;
  readonly #token: string;
  readonly #isStopped: () => boolean;
  #ownId: number | null | undefined;

  /** @param isStopped true ends a reading that needs many requests before the next one */
  constructor(baseUrl: string | undefined, token: string, isStopped: () => boolean = () => false) {
    this.#baseUrl = (baseUrl ?? 'https://api.github.com').replace(/\/+$/, '');
    this.#token = token;
    this.#isStopped = isStopped;
  }

  async permissionOf(repository: string, { id, login }: Actor): Promise<Reading<Permission>> {
    const reply = await this.#get(`/repos/${repository}/collaborators/${encodeURIComponent(login)}/permission`);
    if (reply.kind === 'unavailable') return reply;
    const { status, body } = reply.value;
    if (status === 404) return read('none');
    const what = 'the permission of an account';
    if (status !== 200) return this.#unexpected(what, status);
    if (!isRecord(body)) return this.#malformed(what);
    const stated = permissions.find((permission) => permission === body['permission']);
    return read(stated === undefined || actorOf(body['user'])?.id !== id ? 'none' : stated);
  }

  async ownId(): Promise<Reading<number | null>> {
    if (this.#ownId !== undefined) return read(this.#ownId);
    const reply = await this.#get('/user');
    if (reply.kind === 'unavailable') return reply;
    const { status, body, isLimited } = reply.value;
    const what = 'the account of the token';
    // The token of an app has no account.
    if (status === 403 && !isLimited) this.#ownId = null;
    else if (status !== 200) return this.#unexpected(what, status);
    else {
      const id = isRecord(body) ? body['id'] : undefined;
      if (typeof id !== 'number') return this.#malformed(what);
      this.#ownId = id;
    }
    return read(this.#ownId);
  }

  async labeledIssues(
    repository: string,
    label: string,
    { since, etag }: { readonly since?: string; readonly etag?: string },
  ): Promise<Reading<LabeledIssues | null>> {
    // An issue that changes moves to the end, and the issues behind it move up: they would be on a page that was read. So the next page is
    // what changed since the last issue of this one.
    const issues = new Map<unknown, JsonRecord>();
    let newTag: string | null = null;
    let from = since;
    for (let reads = 0, page = 1; reads < labelPagesMax; reads += 1) {
      const query = new URLSearchParams({
        labels: label,
        state: 'open',
        sort: 'updated',
        direction: 'asc',
        per_page: `${perPage}`,
        ...(from === undefined ? {} : { since: from }),
        page: `${page}`,
      });
      const reply = await this.#get(`/repos/${repository}/issues?${query}`, reads === 0 ? etag : undefined);
      if (reply.kind === 'unavailable') return reply;
      const { status, body } = reply.value;
      if (status === 304) return read(null);
      const what = `the issues of ${repository}`;
      if (status !== 200) return this.#unexpected(what, status);
      const found = listOf(body);
      if (found === null) return this.#malformed(what);
      for (const issue of found) issues.set(issue['number'], issue);
      const last = found.at(-1);
      if (last === undefined) break;
      const changedAt = last['updated_at'];
      if (!isTime(changedAt)) return this.#malformed(what);
      // All issues of a page can have changed in the same second.
      page = changedAt === from ? page + 1 : 1;
      from = changedAt;
      if (found.length >= perPage) continue;
      // The tag says nothing about more pages.
      if (reads === 0) newTag = storable(reply.value.etag);
      break;
    }
    return read({ issues: [...issues.values()], since: from ?? null, etag: newTag });
  }

  async lastLabeling(
    repository: string,
    issue: number,
    label: string,
  ): Promise<Reading<{ readonly id: number; readonly actor: Actor } | null>> {
    let last: { readonly id: number; readonly actor: Actor } | null = null;
    for (let page = 1; page <= labelPagesMax; page += 1) {
      const reply = await this.#get(`/repos/${repository}/issues/${issue}/events?per_page=${perPage}&page=${page}`);
      if (reply.kind === 'unavailable') return reply;
      const what = `the events of issue ${issue}`;
      if (reply.value.status !== 200) return this.#unexpected(what, reply.value.status);
      const events = listOf(reply.value.body);
      if (events === null) return this.#malformed(what);
      for (const { event, id, actor, label: set } of events) {
        const who = actorOf(actor);
        const name = isRecord(set) ? set['name'] : undefined;
        if (event === 'labeled' && typeof id === 'number' && who !== null && isSame(name, label))
          last = { id, actor: who };
      }
      if (events.length < perPage) break;
    }
    return read(last);
  }

  #malformed(what: string) {
    return unavailable(`the reply of ${new URL(this.#baseUrl).host} for ${what} does not have the form of its API`);
  }

  #unexpected(what: string, status: number) {
    return unavailable(`${new URL(this.#baseUrl).host} answered ${status} for ${what}`);
  }

  async #get(path: string, etag?: string): Promise<Reading<Reply>> {
    if (this.#isStopped()) return unavailable('the daemon stops');
    try {
      const response = await fetch(`${this.#baseUrl}${path}`, {
        // A redirect could lead the token to another host.
        redirect: 'manual',
        signal: AbortSignal.timeout(forgeTimeoutMs),
        headers: {
          accept: 'application/vnd.github+json',
          authorization: `Bearer ${this.#token}`,
          'user-agent': 'workrail',
          'x-github-api-version': '2022-11-28',
          ...(etag === undefined ? {} : { 'if-none-match': etag }),
        },
      });
      const bytes = await boundedBody(response.body ?? [], forgeReplyBytesMax);
      if (bytes === null)
        return unavailable(`a reply of ${new URL(this.#baseUrl).host} is longer than ${forgeReplyBytesMax} bytes`);
      const { status, headers } = response;
      const body = parseJsonBytes(bytes);
      const header = (name: string) => headers.get(name);
      const isLimited = limitEndMs({ status, header, message: messageIn(body) }, 0) !== null;
      return read({ status, body, etag: header('etag'), isLimited });
    } catch (error) {
      const cause = error instanceof Error ? ((error.cause as Error | undefined)?.message ?? error.message) : '';
      return unavailable(`${new URL(this.#baseUrl).host} cannot be reached: ${cause}`);
    }
  }
}

const isSame = (name: unknown, label: string) => typeof name === 'string' && name.toLowerCase() === label.toLowerCase();
