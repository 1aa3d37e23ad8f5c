/** The forge that speaks the API of GitHub. Loads Octokit, so it is loaded only by what delivers. */
import { Octokit } from '@octokit/rest';
import type { GithubForge } from '../../schemas/daemon/delivery.ts';
import { isRecord, type JsonRecord } from '../../schemas/json-object.ts';
import {
  forgeAddressLengthMax,
  forgePagesMax,
  forgeReplyBytesMax,
  forgeRequestMsMax,
} from '../../schemas/daemon/limits.ts';
import { boundedReply } from '../bounded-body.ts';
import { untilEither } from '../either-signal.ts';
import { limitEndMs } from '../github-limit.ts';
import {
  type Comment,
  type Forge,
  ForgeFault,
  type NewPullRequest,
  type PullRequest,
  type WantedPullRequest,
} from './forge.ts';
import { redacted } from './remote-git.ts';

const perPage = 100;
const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

/** Octokit reads a reply of any size. */
const boundedFetch: typeof fetch = async (input, init) => {
  const reply = await boundedReply(await fetch(input, init), forgeReplyBytesMax);
  if (reply === null) throw new Error(`its reply is longer than ${forgeReplyBytesMax} bytes`);
  return reply;
};

/** The types of Octokit state what a forge should answer. The effect of the call may have happened, so the next attempt looks first. */
const unreadable = (): ForgeFault =>
  new ForgeFault('the forge failed or did not answer: its reply does not have the form of its API', 'unknown');

function entriesOf(data: unknown): readonly JsonRecord[] {
  if (!Array.isArray(data) || !data.every(isRecord)) throw unreadable();
  return data;
}

function textOf(entry: unknown, name: string): string {
  const text = isRecord(entry) ? entry[name] : undefined;
  if (typeof text !== 'string') throw unreadable();
  return text;
}

function addressOf(entry: unknown): string {
  const address = textOf(entry, 'html_url');
  if (address.length > forgeAddressLengthMax) throw unreadable();
  return address;
}

function pullRequestOf(entry: JsonRecord): PullRequest {
  const number = entry['number'];
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 1) throw unreadable();
  return { number, url: addressOf(entry) };
}

const hasMarker =
  (marker: string) =>
  ({ body }: JsonRecord): boolean =>
    typeof body === 'string' && body.includes(marker);

const partOf = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);

/** Also if the forge does not say. */
const isTo =
  (base: string) =>
  (entry: JsonRecord): boolean =>
    [base, undefined].some((each) => partOf(entry['base'], 'ref') === each);

/** A fork of the same owner can have a branch of the same name: its pull request is not of the branch that was pushed. */
function isOfSameRepository(entry: JsonRecord): boolean {
  const idIn = (side: string) => partOf(partOf(entry[side], 'repo'), 'id');
  const [from, to] = [idIn('head'), idIn('base')];
  return from === undefined || to === undefined || from === to;
}

type Failed = {
  readonly status?: number;
  readonly message?: string;
  readonly response?: { readonly headers?: Readonly<Record<string, unknown>>; readonly data?: unknown };
};

const headerIn =
  ({ response }: Failed) =>
  (name: string): string | null => {
    const value = response?.headers?.[name];
    return value === undefined ? null : String(value);
  };

function faultOf(error: unknown, token: string, nowMs: number): ForgeFault {
  const failed = error as Failed;
  const { status, message = '' } = failed;
  const text = redacted(message, token).replace(/\s+/g, ' ').slice(0, 300).toWellFormed();
  const retryAtMs = limitEndMs({ status, header: headerIn(failed), message }, nowMs);
  if (retryAtMs !== null)
    return new ForgeFault(`the rate limit of the forge is reached: ${text}`, 'limited', retryAtMs);
  // Octokit gives what never got a reply the status 500.
  if (status === undefined || status >= 500)
    return new ForgeFault(`the forge failed or did not answer: ${text}`, 'unknown');
  if (status === 422 && /already exists/i.test(text)) return new ForgeFault(text, 'exists');
  const hint =
    status === 401
      ? ': the token is not valid'
      : status === 403
        ? ': the token may lack a permission'
        : status === 404
          ? ': it does not exist, or the token lacks a permission'
          : '';
  return new ForgeFault(`the forge answered ${status}${hint}: ${text}`, 'refused');
}

export class GithubForgeClient implements Forge {
  readonly #octokit: Octokit;
  readonly #place: { readonly owner: string; readonly repo: string };
  readonly #token: string;
  readonly #nowMs: () => number;
  readonly #stop: readonly AbortSignal[];

  /** @param stop ends a call, whose effect may have happened */
  constructor(
    { owner, repo, baseUrl = 'https://api.github.com' }: GithubForge,
    token: string,
    nowMs: () => number,
    stop?: AbortSignal,
  ) {
    this.#octokit = new Octokit({
      auth: token,
      baseUrl: baseUrl.replace(/\/+$/, ''),
      log: silent,
      request: { fetch: boundedFetch },
      userAgent: 'workrail',
    });
    this.#place = { owner, repo };
    this.#token = token;
    this.#nowMs = nowMs;
    this.#stop = stop === undefined ? [] : [stop];
  }

  async findPullRequest({ branch, base, marker }: WantedPullRequest): Promise<PullRequest | null> {
    const head = `${this.#place.owner}:${branch}`;
    const { list } = this.#octokit.rest.pulls;
    const call = { ...this.#place, head };
    const open = entriesOf(await this.#call((request) => list({ ...call, state: 'open', request }))).filter(
      isOfSameRepository,
    );
    const found =
      open.find(hasMarker(marker)) ??
      open.find(isTo(base)) ??
      (await this.#find((page, request) => list({ ...call, state: 'all', ...page, request }), marker));
    return found === null ? null : pullRequestOf(found);
  }

  async openPullRequest(wanted: NewPullRequest): Promise<PullRequest> {
    try {
      return await this.#open(wanted);
    } catch (error) {
      // A plan of the forge may have no drafts.
      if (!(wanted.isDraft && error instanceof ForgeFault && error.kind === 'refused' && /draft/i.test(error.message)))
        throw error;
      return this.#open({ ...wanted, isDraft: false });
    }
  }

  async #open({ branch, base, title, body, isDraft }: NewPullRequest): Promise<PullRequest> {
    const { create } = this.#octokit.rest.pulls;
    const wanted = { ...this.#place, head: branch, base, title, body, draft: isDraft };
    const data = await this.#call((request) => create({ ...wanted, request }));
    if (!isRecord(data)) throw unreadable();
    return pullRequestOf(data);
  }

  async labelsOf(number: number): Promise<readonly string[]> {
    const { listLabelsOnIssue } = this.#octokit.rest.issues;
    const wanted = { ...this.#place, issue_number: number, per_page: perPage };
    const data = await this.#call((request) => listLabelsOnIssue({ ...wanted, request }));
    return entriesOf(data).map((label) => textOf(label, 'name'));
  }

  async addLabels(number: number, labels: readonly string[]): Promise<void> {
    const wanted = { ...this.#place, issue_number: number, labels: [...labels] };
    const data = await this.#call((request) => this.#octokit.rest.issues.addLabels({ ...wanted, request }));
    // The reply to a redirect, or of a proxy, can be a success without the effect. A forge answers with the labels that it set.
    const there = new Set(entriesOf(data).map((label) => textOf(label, 'name').toLowerCase()));
    if (!labels.every((name) => there.has(name.toLowerCase()))) throw unreadable();
  }

  async findComment(issue: number, marker: string): Promise<Comment | null> {
    const { listComments } = this.#octokit.rest.issues;
    const wanted = { ...this.#place, issue_number: issue };
    const found = await this.#find((page, request) => listComments({ ...wanted, ...page, request }), marker);
    return found === null ? null : { url: addressOf(found) };
  }

  async addComment(issue: number, body: string): Promise<Comment> {
    const wanted = { ...this.#place, issue_number: issue, body };
    const data = await this.#call((request) => this.#octokit.rest.issues.createComment({ ...wanted, request }));
    return { url: addressOf(data) };
  }

  /** The first entry of all pages whose text has the marker. */
  async #find(
    pageOf: (
      page: { readonly page: number; readonly per_page: number },
      request: { readonly signal: AbortSignal },
    ) => Promise<{ readonly data: unknown }>,
    marker: string,
  ): Promise<JsonRecord | null> {
    for (let page = 1; page <= forgePagesMax; page += 1) {
      const entries = entriesOf(await this.#call((request) => pageOf({ page, per_page: perPage }, request)));
      const found = entries.find(hasMarker(marker));
      if (found !== undefined) return found;
      if (entries.length < perPage) return null;
    }
    throw new ForgeFault(
      'the forge returned too many entries to determine whether this delivery effect already happened',
      'refused',
    );
  }

  async #call(
    body: (request: { readonly signal: AbortSignal }) => Promise<{ readonly data: unknown }>,
  ): Promise<unknown> {
    try {
      const { data } = await untilEither([AbortSignal.timeout(forgeRequestMsMax), ...this.#stop], (signal) =>
        body({ signal }),
      );
      return data;
    } catch (error) {
      throw faultOf(error, this.#token, this.#nowMs());
    }
  }
}
